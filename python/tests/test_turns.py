"""Turns, a step at a time, and steps as numbers."""

from __future__ import annotations

import random

import pytest

import tabia
from tabia import STOP, Move, Position, Step, Turn, Variant

from .shared import GAMES


def test_a_capture_in_two_steps() -> None:
    turn = Turn(Position("russian", "W:Wc1:Bd2,d4"))
    assert turn.starts == ("c1",)
    assert turn.piece is None
    turn.choose("c1")
    assert turn.next_squares == ("e3",)
    assert turn.go("e3") is None
    assert (turn.path, turn.captured, turn.at) == (("c1", "e3"), ("d2",), "e3")
    assert turn.text() == "W:Wc1:Bd2,d4 > c1:e3"
    assert not turn.may_stop
    move = turn.go("c5")
    assert move == turn.finished == Move("russian", "c1", "c5", ["d2", "d4"])
    assert move is not None
    assert turn.after == turn.position.play(move)
    assert turn.undo()
    assert turn.at == "e3"
    assert turn.piece == tabia.Piece(tabia.WHITE, "M")


def test_a_move_that_may_stop() -> None:
    turn = Turn("shatra", "3/3/3/1/7/7/7/4s2/2s4/1B5/1/3/3/b2 w - - - > 47x35")
    assert turn.may_stop
    assert STOP in turn.steps
    assert turn.is_legal(STOP)
    assert turn.copy().stop() == turn.take(STOP)


@pytest.mark.parametrize("name", GAMES)
def test_steps_have_numbers(name: str) -> None:
    variant = Variant(name)
    for number in range(variant.step_count):
        assert variant.step_number(variant.step(number)) == number
    assert variant.step(variant.step_count - 1) is STOP


@pytest.mark.parametrize("name", GAMES)
def test_turns_make_moves(name: str) -> None:
    chance = random.Random(7)
    position = Position(name)
    for _ in range(40):
        turn = Turn(position)
        if not turn.steps:
            assert not position.legal_moves
            break
        while turn.finished is None:
            step = chance.choice(turn.steps)
            assert turn.is_legal(step)
            numbers = [position.variant.step_number(step) for step in turn.steps]
            assert list(turn.step_numbers) == numbers
            turn.take(step)
        assert turn.finished in position.legal_moves
        after = turn.after
        assert after is not None
        position = after


def test_steps_name_squares_in_any_form() -> None:
    variant = Variant("russian")
    start, end = (variant.squares.index(name) + 1 for name in ("c3", "d4"))
    assert variant.step_number(Step("c3", "d4")) == variant.step_number(Step(start, end))
