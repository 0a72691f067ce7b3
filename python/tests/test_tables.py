"""Leaf counts of every game against its table."""

from __future__ import annotations

import pytest

import tabia

from .shared import GAMES, Row, tables

FEW = 4_000_000
ROWS = [row for row in tables() if max(row.moves or 0, row.routes or 0) <= FEW]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.game}-{row.fen}-{row.depth}")
def test_leaves(row: Row) -> None:
    if row.moves is not None:
        assert row.position.perft(row.depth) == row.moves
    if row.routes is not None:
        assert row.position.perft(row.depth, routes=True) == row.routes


def test_most_games_have_a_table_and_the_others_are_variants_of_one() -> None:
    without = set(GAMES) - {row.game for row in ROWS}
    assert without <= {"shatra", "shatra-ru", "shatra-pritchard", "shatar-buryat"}


@pytest.mark.parametrize("game", GAMES)
def test_leaves_are_those_of_the_positions_after_each_move(game: str) -> None:
    position = tabia.Position(game)
    depth = 3 if len(position.legal_moves) < 100 else 2
    leaves = sum(position.play(move).perft(depth - 1) for move in position.legal_moves)
    assert position.perft(depth) == leaves
    assert position.perft(0) == 1


def test_slices_make_the_whole() -> None:
    # Deep enough to be counted in slices, with routes that are not moves.
    position = tabia.Position("russian")
    assert position.perft(8) == 929_899
    assert position.perft(8, routes=True) == 929_905
