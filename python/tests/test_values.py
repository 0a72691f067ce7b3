"""Every value: equality, hash, order, text, copies, pickles."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabia
from tabia import *  # noqa: F403 - the texts of values are read again
from tabia import Game, Move, Outcome, Position, Reason, Side, Step, Turn, Variant, random_game

from .shared import GAMES

positions = st.builds(
    lambda game, seed, plies: random_game(game, seed=seed, max_plies=plies).position,
    st.sampled_from(GAMES),
    st.integers(0, 2**64 - 1),
    st.integers(0, 60),
)


def read_again(value: object) -> Any:
    return eval(repr(value))


def check_value(value: Any) -> None:
    """What holds for every value."""
    for other in [copy.copy(value), copy.deepcopy(value), read_again(value)]:
        assert other == value
        assert type(other) is type(value)
        assert repr(other) == repr(value)
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(value, protocol)) == value
    assert value != 1
    assert value != "something else"


def check_immutable(value: Any) -> None:
    check_value(value)
    assert hash(copy.copy(value)) == hash(value) == hash(read_again(value))
    with pytest.raises(AttributeError):
        value.something = 1


@pytest.mark.parametrize("game", GAMES)
def test_games_are_values(game: str) -> None:
    variant = Variant(game)
    check_immutable(variant)
    assert str(variant) == variant.name == game
    assert Variant(variant) == variant
    assert [option.default for option in variant.options] == list(Position(game).options.values())


@given(positions)
def test_positions_are_values(position: Position) -> None:
    check_immutable(position)
    assert Position(position.variant, position.fen(), **position.options) == position
    assert str(position) == position.board()
    for squares in ("letters", "numbers"):
        assert Position(position.variant, position.fen(squares)) == position


@given(positions)
def test_moves_are_values(position: Position) -> None:
    moves = list(position.legal_moves)
    for move in moves[:8]:
        check_immutable(move)
        assert Move.from_bytes(move.variant, move.to_bytes()) == move
        assert position.parse_move(position.text(move)) == move
        assert position.is_legal(move)
        assert move in position.legal_moves
        assert (move.promotion is None) or move.promotion == move.kind
        route = position.route(move)
        assert (route.squares[0], route.squares[-1]) == (move.from_square, move.to_square)
        assert sorted(route.captured) == sorted(move.captured)
        position.announcements(move)
    assert sorted(moves, reverse=True) == sorted(moves)[::-1]
    assert len(set(moves)) == len(moves) == len(position.legal_moves)
    assert bool(moves) == bool(position.legal_moves)
    assert [position.legal_moves[i] for i in range(len(moves))] == moves
    assert {move for move, _ in position.routes()} == set(moves)


@given(positions)
def test_squares_by_name_and_by_number(position: Position) -> None:
    pieces = position.piece_map()
    for number, name in enumerate(position.variant.squares, 1):
        assert position.piece_at(name) == position.piece_at(number) == pieces.get(name)
        tower = position.tower_at(number)
        assert (tower[-1] if tower else None) == pieces.get(name)
    by_kind = {
        square: (side, kind)
        for side in Side
        for kind in position.variant.kinds
        for square in position.pieces(side, kind)
    }
    assert by_kind == pieces


@given(st.sampled_from(GAMES), st.integers(0, 2**64 - 1), st.integers(0, 5))
def test_whole_games_are_values(name: str, seed: int, back: int) -> None:
    game = random_game(name, seed=seed, max_plies=40)
    assert game == random_game(name, seed=seed, max_plies=40)
    check_value(game)
    for _ in range(min(back, game.ply)):
        game.pop()
    if not game.is_over():
        game.resign()
    check_value(game)
    if game.undone:
        with pytest.raises(tabia.GameOverError):
            game.redo()


@given(positions, st.integers(0, 3), st.randoms(use_true_random=False))
def test_turns_are_values(position: Position, steps: int, chance: Any) -> None:
    turn = Turn(position)
    for _ in range(steps):
        if turn.steps:
            turn.take(chance.choice(turn.steps))
    check_value(turn)
    again = Turn(position.variant, turn.text(), **position.options)
    assert again == turn


def test_what_can_change_is_not_hashed() -> None:
    for value in [Game("russian"), Turn("russian"), tabia.Record()]:
        with pytest.raises(TypeError, match="unhashable"):
            hash(value)


def test_plain_values() -> None:
    for value in [
        Side.WHITE,
        Reason.MATE,
        Outcome(Side.BLACK, Reason.MATE),
        Step("c3", "d4"),
        tabia.STOP,
        tabia.Piece(Side.WHITE, "M"),
        tabia.Route(("c3", "d4"), ()),
        Variant("shatra").options[0],
        tabia.Item("move", "c3-d4", 1, 2),
    ]:
        assert read_again(value) == value
        assert pickle.loads(pickle.dumps(value)) == value
    assert str(Side.WHITE) == "white"
    assert {"white": 1}[Side.WHITE] == 1
    assert f"{Side.WHITE.other:>6}" == " black"
    assert str(Outcome(Side.BLACK, Reason.MATE)) == "black wins (mate)"
    assert str(Outcome(None, Reason.AGREEMENT)) == "draw (agreement)"


def test_the_key_of_a_position_is_64_bits_and_tells_positions_apart() -> None:
    start = Position("russian")
    after = {start.play(move).key for move in start.legal_moves}
    assert len(after) == len(start.legal_moves)
    assert all(0 <= key < 2**64 for key in after)
    assert Position("russian", draws="none") != start


def test_a_list_of_moves_is_a_sequence() -> None:
    moves = Position("russian").legal_moves
    assert moves[-1] == list(moves)[-1]
    assert [moves[i - 7] for i in range(7)] == list(moves) == [moves[i] for i in range(7)]
    for index in (7, -8, 10**6, -(10**6)):
        with pytest.raises(IndexError):
            moves[index]
        with pytest.raises(IndexError):
            Position("russian").legal_moves[index]
    assert None not in moves
    assert "c3-d4" not in moves
    assert Position("brazilian").legal_moves[0] not in moves
    assert not Position("russian", "W:W:Ba7").legal_moves
