"""The cases and tables that all interfaces of the library are tested with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import tabia

REPOSITORY = Path(__file__).resolve().parents[2]
SHARED = REPOSITORY / "crates" / "tabia" / "tests"

GAMES = [variant.name for variant in tabia.Variant.all()]


def cases(name: str) -> Any:
    """The cases of a file."""
    return json.loads((SHARED / "cases" / f"{name}.json").read_text(encoding="utf-8"))


class Row(NamedTuple):
    """The leaves of a position at a depth, where they are known."""

    game: str
    fen: str | None
    options: dict[str, str]
    depth: int
    moves: int | None
    routes: int | None

    @property
    def position(self) -> tabia.Position:
        """The position that was counted."""
        return tabia.Position(self.game, self.fen, **self.options)


def tables() -> list[Row]:
    """All tables of leaf counts."""
    files = sorted((SHARED / "perft").glob("*.txt"))
    return [row for file in files for row in _rows(file)]


def _rows(file: Path) -> list[Row]:
    rows: list[Row] = []
    fen: str | None = None
    options: dict[str, str] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line.startswith("fen "):
            text = line.removeprefix("fen ").strip()
            fen, options = (None if text == "start" else text), {}
        elif line.startswith("option "):
            name, value = line.removeprefix("option ").strip().split("=")
            options[name] = value
        elif line:
            depth, moves, routes = (None if word == "-" else int(word) for word in line.split())
            assert depth is not None
            rows.append(Row(file.stem, fen, options, depth, moves, routes))
    return rows
