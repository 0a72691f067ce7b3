"""What the documentation shows is so: examples, the tutorial, the reference."""

from __future__ import annotations

import doctest
import inspect
import os
import re
import runpy
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

import tabia
import tabia._files

from .shared import REPOSITORY

PYTHON = REPOSITORY / "python"
CLASSES = [value for name in tabia.__all__ if inspect.isclass(value := getattr(tabia, name))]


def check(text: str, name: str) -> int:
    """Runs the examples in a text, and tells how many there were."""
    names = {**vars(tabia)}
    test = doctest.DocTestParser().get_doctest(text, names, name, None, 0)
    flags = doctest.NORMALIZE_WHITESPACE
    results = doctest.DocTestRunner(verbose=False, optionflags=flags).run(test)
    assert results.failed == 0
    return results.attempted


def test_examples_of_the_package() -> None:
    assert check(tabia.__doc__ or "", "tabia") > 5
    assert check(inspect.getdoc(tabia.parse_pdn) or "", "parse_pdn") == 1


@pytest.mark.parametrize("cls", CLASSES, ids=lambda cls: cls.__name__)
def test_examples_of_classes(cls: type) -> None:
    check(inspect.getdoc(cls) or "", cls.__name__)


@pytest.mark.parametrize(
    "file", ["README.md", "python/README.md", "book/pages/python.md", "python/docs/researchers.md"]
)
def test_examples_of_pages(file: str) -> None:
    text = (REPOSITORY / file).read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in re.split("```(?:python|pycon)\n", text)[1:]]
    # One after the other: what a page has made it may go on with.
    assert check("\n".join(blocks), file) > 3


def test_everything_has_a_docstring() -> None:
    for name in tabia.__all__:
        value = getattr(tabia, name)
        if not inspect.isclass(value):
            continue
        assert inspect.getdoc(value), name
        if value.__module__ != "tabia":
            continue
        for member, attribute in vars(value).items():
            if not member.startswith("_"):
                assert inspect.getdoc(attribute), f"{name}.{member}"


# What frameworks warn of is theirs.
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("file", sorted((PYTHON / "examples").glob("*.py")), ids=lambda f: f.name)
def test_examples_run(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(file)])
    runpy.run_path(str(file), run_name="__main__")
    assert capsys.readouterr().out


def test_the_tutorial_runs() -> None:
    os.environ["JUPYTER_PLATFORM_DIRS"] = "1"
    with warnings.catch_warnings():
        # What the tools of notebooks warn of is theirs.
        warnings.simplefilter("ignore")
        import nbformat
        from nbclient import NotebookClient

        notebook: Any = nbformat.read(PYTHON / "docs" / "tutorial.ipynb", as_version=4)  # type: ignore[no-untyped-call]
        shown = [cell.get("outputs") for cell in notebook.cells]
        NotebookClient(notebook, timeout=60, kernel_name="python3").execute()
    for cell, before in zip(notebook.cells, shown, strict=True):
        if cell.cell_type == "code":
            assert told(cell.outputs) == told(before or []), cell.source


def told(outputs: list[Any]) -> tuple[str, list[Any]]:
    """What a cell printed, in however many pieces it came, and what it showed."""
    printed = "".join(output.get("text", "") for output in outputs)
    return printed, [output["data"] for output in outputs if "data" in output]


def test_the_reference_is_built_without_warnings(tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-m", "pdoc", "tabia", "-o", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    page = (tmp_path / "tabia.html").read_text(encoding="utf-8")
    for name in tabia.__all__:
        assert f'id="{name}"' in page or name.startswith("_"), name
