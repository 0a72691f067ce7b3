"""Puts the page together: python3 assemble.py WASM >index.html

The program is compressed and written in base64, so that the page is one file, which opens from a disk too.
"""

import base64
import gzip
import pathlib
import re
import sys

PAGE = pathlib.Path(__file__).parent / "page"
# Each after those that it imports.
MODULES = ["engine.js", "store.js", "board.js", "panel.js", "page.js"]


def module(name: str) -> str:
    """The text of a module without its imports and exports, in a scope that it shares with the others."""
    text = (PAGE / name).read_text(encoding="utf-8")
    text = re.sub(r'^import .*? from "\./.*?";\n', "", text, flags=re.MULTILINE)
    return re.sub(r"^export ", "", text, flags=re.MULTILINE)


def script() -> str:
    """All modules in one. What is a name of one module alone stays in a block of its own."""
    exported = []
    parts = []
    for name in MODULES:
        text = (PAGE / name).read_text(encoding="utf-8")
        names = re.findall(r"^export (?:async )?(?:class|function|const) (\w+)", text, flags=re.MULTILINE)
        exported += names
        given = "".join(f"tabia_{one} = {one};\n" for one in names)
        taken = re.findall(r'^import \{ (.*?) \} from', text, flags=re.MULTILINE)
        wanted = [one.strip() for some in taken for one in some.split(",")]
        local = "".join(f"const {one} = tabia_{one};\n" for one in wanted)
        parts.append(f"// {name}\n{{\n{local}{module(name)}{given}}}\n")
    return f"let {', '.join(f'tabia_{one}' for one in exported)};\n" + "".join(parts)


def page(wasm: bytes) -> str:
    """The whole page."""
    rules = base64.b64encode(gzip.compress(wasm, 9, mtime=0)).decode("ascii")
    text = (PAGE / "index.html").read_text(encoding="utf-8")
    style = (PAGE / "page.css").read_text(encoding="utf-8")
    for mark, part in [("/*CSS*/", style), ("<!--WASM-->", rules), ("/*JS*/", script())]:
        assert text.count(mark) == 1, mark
        text = text.replace(mark, part)
    return text


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.write(page(pathlib.Path(sys.argv[1]).read_bytes()))
