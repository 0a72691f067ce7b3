"""Pages of the repository as parts of the book."""

from __future__ import annotations

import base64
import os
import re
from pathlib import Path

import boards
from boards import need

REPOSITORY = Path(__file__).resolve().parents[2]

INCLUDE = re.compile(r"^\{\{include ([^ #}]+)(?:#([^=}]+?))?((?: \w+=\S+)*)\}\}$", re.MULTILINE)


def whole_files() -> dict[str, str]:
    """The files of the repository that the book has as a whole, each with its page."""
    pages = REPOSITORY / "book" / "pages"
    found = [(page, INCLUDE.findall(page.read_text(encoding="utf-8"))) for page in sorted(pages.rglob("*.md"))]
    return {file: page.relative_to(pages).as_posix() for page, files in found for file, heading, _ in files if not heading}


# Where the book has what a link leads to: items of the documentation, and files of the repository.
PAGES = whole_files() | {
    "crate::AnyTurn#steps-as-numbers": "turns.md#steps-as-numbers",
    "crate::census": "census.md",
    "crate::correctness": "testing.md",
    "crate::games": "whole-games.md",
    "crate::pdn": "records.md",
    "#games": "index.md",
    "CONTRIBUTING.md": "testing.md",
    "README.md": "index.md",
}

FENCE = re.compile(r"^(```.*?^```)$", re.MULTILINE | re.DOTALL)
# A drawing by its file.
DRAWING = re.compile(r'^<img src="([^"]+\.svg)"[^>]*>$', re.MULTILINE)
# An image, a link with its target, or a name in brackets that rustdoc makes a link of.
LINK = re.compile(r"(!?)\[((?:[^\]\[]|\[[^\]]*\])+)\]\(([^)\s]+)\)|(?<!\!)\[(`[^\]]+`)\](?!\()")


def text(file: str, heading: str | None, here: str, settings: dict[str, str]) -> str:
    """A page, or a section of it, as a part of the page `here`."""
    path = REPOSITORY / file
    whole = path.read_text(encoding="utf-8")
    if path.suffix == ".rs":
        return f"```rust\n{whole}```"
    part = section(whole, heading, file) if heading else without_title(whole)
    game = settings.pop("board", None)
    parts = FENCE.split(part)
    for i, piece in enumerate(parts):
        if not piece.startswith("```"):
            piece = DRAWING.sub(lambda found: drawing(path.parent / found[1]), piece)
            parts[i] = LINK.sub(lambda found: link(found, path, here), piece)
        elif game and piece.startswith("```text"):
            parts[i] = boards.figure({"game": game, "set": settings})
            game = None
        else:
            parts[i] = example(piece)
    need(game is None, f"{file} draws no board")
    return "".join(parts)


def section(whole: str, heading: str, file: str) -> str:
    """What stands under a heading, up to the next one of its rank. Headings in it become those of a page."""
    found = re.search(rf"^(#+) {re.escape(heading)}\n(.*?)(?=^#{{1,2}} |\Z)", fences_hidden(whole), re.MULTILINE | re.DOTALL)
    need(found, f"{file} has no heading `{heading}`")
    return whole[found.start(2) : found.end(2)].strip("\n")


def without_title(whole: str) -> str:
    """A page without its title. One that has none, as those for rustdoc, has its headings lowered by a rank."""
    if whole.startswith("# "):
        return whole.split("\n", 1)[1].strip("\n")
    hidden = fences_hidden(whole)
    headings = [found.start() for found in re.finditer(r"^#+ ", hidden, re.MULTILINE)]
    for at in reversed(headings):
        whole = whole[:at] + "#" + whole[at:]
    return whole.strip("\n")


def fences_hidden(whole: str) -> str:
    """The same text with blocks of code blanked, so that what looks like a heading is one."""
    return FENCE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), whole)


def example(block: str) -> str:
    """A block of code as a reader wants it: rustdoc's are Rust, and have lines that do not show."""
    first, *lines, last = block.split("\n")
    language = first.removeprefix("```") or "rust"
    if language == "rust":
        lines = [line for line in lines if not re.match(r"# |#$", line)]
    names = {"console": "console", "python": "pycon"}
    return "\n".join([f"```{names.get(language, language)}", *lines, last])


def drawing(file: Path) -> str:
    """A drawing as a part of the page."""
    return f'\n<figure class="board">\n{file.read_text(encoding="utf-8").strip()}\n</figure>\n'


def link(found: re.Match[str], path: Path, here: str) -> str:
    """A link as one of the book; to what is not in it, only the text, with the name of the file."""
    image, label, target, name = found.groups()
    if name:
        return name
    if target.startswith(("http:", "https:")):
        return found[0]
    page = PAGES.get(target)
    if page or target.startswith("#"):
        return f"[{label}]({os.path.relpath(page, os.path.dirname(here))})" if page else found[0]
    if "::" in target:
        return label
    file = (path.parent / target).resolve()
    need(file.exists(), f"{path}: there is no {target}")
    known = PAGES.get(str(file.relative_to(REPOSITORY)))
    if known:
        return f"[{label}]({os.path.relpath(known, os.path.dirname(here))})"
    if image:
        data = base64.b64encode(file.read_bytes()).decode("ascii")
        return f"![{label}](data:image/png;base64,{data})"
    return f"{label} (`{file.relative_to(REPOSITORY)}`)"
