"""What is wrong is an exception of the documented class, and never a panic."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabia
from tabia import Game, Move, Position, Record, Turn, Variant

from .shared import GAMES

Call = Callable[[], object]

START = Position("russian")
MANY = Position("russian", "W:WKd2:Be3,c5,e5,f6")


def over() -> Game:
    game = Game("russian")
    game.resign()
    return game


FAULTS: list[tuple[type[tabia.TabiaError], Call, dict[str, Any]]] = [
    (tabia.VariantError, lambda: Variant("chess"), {}),
    (tabia.VariantError, lambda: Position("chess"), {}),
    (tabia.OptionError, lambda: Position("russian", colour="red"), {}),
    (tabia.OptionError, lambda: Position("russian", draws="never"), {}),
    (tabia.SquareError, lambda: START.piece_at("a2"), {}),
    (tabia.SquareError, lambda: START.piece_at(33), {}),
    (tabia.SquareError, lambda: START.piece_at(0), {}),
    (tabia.SquareError, lambda: START.piece_at(-1), {}),
    (tabia.SquareError, lambda: START.piece_at(10**30), {}),
    (tabia.FenError, lambda: Position("russian", "W:Wa1,c9:Bb8"), {"kind": "square", "offset": 6}),
    (tabia.FenError, lambda: Position("russian", "Б"), {"kind": "syntax", "offset": 0}),
    (tabia.FenError, lambda: Turn("russian", "W:Wa1:Bb8 > c3"), {"found": "c3"}),
    (tabia.MoveError, lambda: START.play("c3-"), {"kind": "syntax", "offset": 3}),
    (tabia.MoveError, lambda: START.play("c3-z9"), {"kind": "square", "offset": 3}),
    (tabia.IllegalMoveError, lambda: START.play("c3-e5"), {"kind": "illegal", "found": "c3-e5"}),
    (
        tabia.IllegalMoveError,
        lambda: START.play(Move("russian", "c3", "e5")),
        {"kind": "illegal", "move": Move("russian", "c3", "e5")},
    ),
    (tabia.IllegalMoveError, lambda: START.play(Move("turkish", "c3", "c4")), {}),
    (tabia.IllegalMoveError, lambda: START.text(Move("russian", "c3", "e5")), {}),
    (tabia.IllegalMoveError, lambda: START.announcements(Move("russian", "c3", "e5")), {}),
    (tabia.IllegalMoveError, lambda: Game(START).push(Move("russian", "c3", "e5")), {}),
    (
        tabia.AmbiguousMoveError,
        lambda: MANY.play("d2:b4"),
        {
            "kind": "ambiguous",
            "count": 2,
            "candidates": tuple(move for move in MANY.legal_moves if move.to_square == "b4"),
        },
    ),
    (tabia.AmbiguousMoveError, lambda: Game(MANY).push("d2:b4"), {"count": 2}),
    (
        tabia.GameOverError,
        lambda: over().push("c3-d4"),
        {"outcome": tabia.Outcome(tabia.BLACK, tabia.Reason.RESIGNATION)},
    ),
    (tabia.GameOverError, lambda: over().push(START.legal_moves[0]), {}),
    (tabia.GameOverError, lambda: over().agree_draw(), {}),
    (tabia.ClaimError, lambda: Game("russian").claim_draw(), {}),
    (tabia.StepError, lambda: Turn("russian").go("c3"), {}),
    (tabia.StepError, lambda: Turn("russian").stop(), {}),
    (tabia.StepError, lambda: Variant("russian").step(463), {}),
    (tabia.StepError, lambda: Variant("russian").step_number(tabia.Step("a1", "a3")), {}),
    (
        tabia.PdnError,
        lambda: Record.parse("[Event]"),
        {"kind": "tag", "game": 1, "line": 1, "column": 7},
    ),
    (
        tabia.PdnError,
        lambda: Record.parse("1. c3-d4\n c3-d4").game("russian"),
        {"kind": "move", "line": 2, "column": 2, "played": 1, "found": "c3-d4"},
    ),
    (tabia.PdnError, lambda: Record.parse("1. c3-d4").game(), {"kind": "rules"}),
    (tabia.PdnError, lambda: Record({"GameType": "21"}).game(), {"kind": "rules"}),
    (tabia.PdnError, lambda: Record({"FEN": "x"}).game("russian"), {"kind": "fen"}),
    (tabia.RecordError, lambda: Record.parse(""), {}),
    (tabia.RecordError, lambda: Record.parse("1. c3-d4 *\n\n1. c3-d4 *"), {}),
    (tabia.RecordError, lambda: Record({"a tag": "x"}), {}),
    (tabia.RecordError, lambda: Record(moves=["two words"]), {}),
    (tabia.RecordError, lambda: Record(result="3-0"), {}),
]


@pytest.mark.parametrize(("cls", "call", "known"), FAULTS)
def test_faults(cls: type[tabia.TabiaError], call: Call, known: dict[str, Any]) -> None:
    with pytest.raises(cls) as caught:
        call()
    error = caught.value
    assert isinstance(error, ValueError)
    assert str(error)
    assert {name: getattr(error, name) for name in known} == known
    for other in [pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)]:
        assert type(other) is type(error)
        assert str(other) == str(error)
        assert vars(other) == vars(error)


def test_classes_of_errors() -> None:
    assert issubclass(tabia.IllegalMoveError, tabia.MoveError)
    assert issubclass(tabia.AmbiguousMoveError, tabia.MoveError)
    for name in tabia.__all__:
        value = getattr(tabia, name)
        if isinstance(value, type) and issubclass(value, Exception):
            assert issubclass(value, tabia.TabiaError)
            assert issubclass(value, ValueError)


def test_a_place_is_counted_in_letters() -> None:
    text = "W:Wё"
    with pytest.raises(tabia.FenError) as caught:
        Position("russian", text)
    assert caught.value.offset == 3
    with pytest.raises(tabia.MoveError) as moved:
        START.play("c3-d4ёё-")
    assert moved.value.offset is not None
    assert moved.value.offset <= len("c3-d4ёё-")


# Anything at all: a library that is called with it must answer with an exception of Python.

VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    7,
    2**31,
    2**63,
    2**64,
    10**40,
    -(10**40),
    1.5,
    float("nan"),
    "",
    "c3",
    "c3-d4",
    "\ud800",
    "\0",
    "W:Wa1:Bb8",
    b"",
    b"c3",
    [],
    [None],
    {},
    object(),
    START,
    START.legal_moves,
    START.legal_moves[0],
    Game("turkish"),
    Variant("shatra"),
    tabia.STOP,
    tabia.Step("c3", "d4"),
    tabia.Step(None, None),  # type: ignore[arg-type]
    tabia.Side.BLACK,
    type,
]


def calls(value: Any) -> list[Call]:
    game, turn = Game("russian"), Turn("russian")
    return [
        lambda: Variant(value),
        lambda: Variant("russian").step(value),
        lambda: Variant("russian").step_number(value),
        lambda: Variant("russian").start(draws=value),
        lambda: Position(value),
        lambda: Position("russian", value),
        lambda: Position("russian", draws=value),
        lambda: Position("turkish", no_capture_limit=value),
        lambda: Position(value, value, draws=value),
        lambda: START.fen(value),
        lambda: START.play(value),
        lambda: START.parse_move(value),
        lambda: START.is_legal(value),
        lambda: START.text(value),
        lambda: START.text("c3-d4", value),
        lambda: START.text("c3-d4", full=value),
        lambda: START.route(value),
        lambda: START.announcements(value),
        lambda: START.piece_at(value),
        lambda: START.tower_at(value),
        lambda: START.pieces(value, value),
        lambda: START.pieces("white", value),
        lambda: START.board(turned=value),
        lambda: START.legal_moves[value],
        lambda: value in START.legal_moves,
        lambda: Move(value, value, value),
        lambda: Move("russian", "c3", "d4", value),
        lambda: Move("russian", "c3", "d4", kind=value, promotion=value),
        lambda: Move("bashni", "c3", "d4", [value] * 20, ordered=True),
        lambda: Move.from_bytes("russian", value),
        lambda: Game(value),
        lambda: Game("russian", value),
        lambda: Game("russian", plies=value),
        lambda: Game("russian", outcome=value),
        lambda: Game("russian", outcome=tabia.Outcome(value, value)),
        lambda: Game.from_pdn(value),
        lambda: Game.from_pdn("1. c3-d4", value),
        lambda: game.copy().push(value),
        lambda: game.copy().resign(value),
        lambda: game.to_pdn(value),
        lambda: game.to_pdn({"Event": value}),
        lambda: tabia.random_game(value, seed=1, max_plies=2),
        lambda: tabia.random_game("russian", seed=value, max_plies=2),
        lambda: Turn(value),
        lambda: Turn("russian", value),
        lambda: turn.copy().choose(value),
        lambda: turn.copy().go(value),
        lambda: turn.copy().take(value),
        lambda: turn.is_legal(value),
        lambda: Record(value),
        lambda: Record({"Event": value}),
        lambda: Record(moves=value),
        lambda: Record(result=value),
        lambda: Record.parse(value),
        lambda: Record.parse("1. c3-d4").game(value),
        lambda: list(tabia.PdnReader(b"", encoding=value)),
        lambda: list(tabia.PdnReader(b"", on_fault=value)),
        lambda: value == START,
        lambda: game == value,
    ]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_any_argument_at_all(value: Any) -> None:
    for call in calls(value):
        try:
            call()
        except (ValueError, TypeError, IndexError):
            pass
        except OverflowError:
            # An index of a sequence, as everywhere in Python.
            assert isinstance(value, int)


@pytest.mark.parametrize("depth", [-1, 256, 2**32, 2**64, 10**40, None, "3", 2.0, True])
def test_depths_that_are_none(depth: Any) -> None:
    expected = ValueError if type(depth) is int else TypeError
    with pytest.raises(expected):
        START.perft(depth)


@given(st.sampled_from(GAMES), st.text())
def test_any_text(game: str, text: str) -> None:
    position = Position(game)
    texts: list[Call] = [
        lambda: Position(game, text),
        lambda: Turn(game, text),
        lambda: position.play(text),
        lambda: position.piece_at(text),
        lambda: Variant(text),
        lambda: Game.from_pdn(text, game),
        lambda: list(tabia.parse_pdn(text)),
    ]
    for call in texts:
        try:
            call()
        except tabia.TabiaError as error:
            assert error.offset is None or 0 <= error.offset <= len(text)  # noqa: PT017


@given(st.sampled_from(GAMES), st.data())
def test_spoilt_text(game: str, data: st.DataObject) -> None:
    fen = Position(game).fen()
    at = data.draw(st.integers(0, len(fen)))
    spoilt = fen[:at] + data.draw(st.text(max_size=2)) + fen[at + data.draw(st.integers(0, 2)) :]
    try:
        assert Position(game, Position(game, spoilt).fen())
    except tabia.FenError as error:
        assert error.offset is not None  # noqa: PT017
        assert error.offset <= len(spoilt)  # noqa: PT017


@given(st.sampled_from(GAMES), st.binary(max_size=20))
def test_any_bytes(game: str, data: bytes) -> None:
    try:
        move = Move.from_bytes(game, data)
    except ValueError:
        return
    assert move.to_bytes() == data
    assert Position(game).is_legal(move) == (move in list(Position(game).legal_moves))


@given(st.binary())
def test_any_file(data: bytes) -> None:
    reader = tabia.PdnReader(data, on_fault="keep")
    for record in reader:
        assert Record.parse(str(record)) == record
    for fault in reader.faults:
        assert fault.line is not None
        assert fault.line >= 1
