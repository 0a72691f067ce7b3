"""What the book's pages can say beside Markdown.

- `{{include FILE}}` is a page of the repository, `{{include FILE#Heading}}` a section of it. Links and examples are those
  of the book then. With `board=GAME` the first board drawn as text becomes a picture; `from=SQUARE` marks a piece there
  and where it can go.
- A block `board` is a diagram; what it says of the position is compared with the rules.
- `{{games}}` is a picture of every game, `{{options GAME...}}` a table of what can be chosen.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import boards
import included
import tables
from boards import need

# The module that runs the examples of pages as tests.
TESTED = (included.REPOSITORY / "crates/testkit/src/book.rs").read_text(encoding="utf-8")

BOARD = re.compile(r"^```board\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OPTIONS = re.compile(r"^\{\{options((?: [\w-]+)*)\}\}$", re.MULTILINE)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """The page with all of that worked out."""
    here = page.file.src_uri
    if "```rust" in markdown:
        need(f"book/pages/{here}" in TESTED, f"the examples of {here} do not run as tests")

    def include(found: re.Match[str]) -> str:
        file, heading, more = found.groups()
        return included.text(file, heading, here, dict(part.split("=", 1) for part in more.split()))

    markdown = included.INCLUDE.sub(include, markdown)
    markdown = OPTIONS.sub(lambda found: tables.options(found[1].split(), here), markdown)
    markdown = markdown.replace("{{games}}", tables.games(here))
    markdown = BOARD.sub(lambda found: boards.described(found[1], here), markdown)
    need("{{" not in re.sub(r"```.*?```", "", markdown, flags=re.DOTALL), f"{here}: something is left to work out")
    return markdown
