"""The shared cases: positions with all their moves, results and leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tabia

from .shared import cases

FEW = 400_000
LEAVES = [("perft_moves", False), ("perft_routes", True)]


def routes(position: tabia.Position, sign: str) -> list[str]:
    texts = []
    for move, route in position.routes():
        text = (sign if move.is_capture else "-").join(route.squares)
        texts.append(text + ("*" if move.promotion else ""))
    return sorted(texts)


def check_leaves(position: tabia.Position, case: dict[str, Any]) -> None:
    for name, each_route in LEAVES:
        for depth, leaves in enumerate(case.get(name, []), 1):
            if leaves <= FEW:
                assert position.perft(depth, routes=each_route) == leaves


def draughts_cases() -> Iterator[Any]:
    for game in ["russian", "turkish"]:
        for case in cases(game)["cases"]:
            yield pytest.param(game, case, id=f"{game}-{case['id']}")


@pytest.mark.parametrize(("game", "case"), list(draughts_cases()))
def test_positions_of_draughts(game: str, case: dict[str, Any]) -> None:
    position = tabia.Position(game, case["fen"])
    assert routes(position, ":" if game == "russian" else "x") == sorted(case["moves"])
    assert len(position.legal_moves) == case["positions"]
    outcome = position.outcome()
    told = None if outcome is None else {"winner": outcome.winner, "reason": outcome.reason}
    assert told == case["outcome"]
    check_leaves(position, case)
    if "fen_numeric" in case:
        assert tabia.Position(game, case["fen_numeric"]) == position
    if "moves_brazilian" in case:
        brazilian = tabia.Position("brazilian", case["fen"])
        assert routes(brazilian, "x") == sorted(case["moves_brazilian"])


@pytest.mark.parametrize("line", cases("russian")["published_lines"], ids=lambda line: line["id"])
def test_published_lines(line: dict[str, Any]) -> None:
    position = tabia.Position("russian", line["fen"])
    for text in line["line"].split():
        position = position.play(text)
    assert position.fen() == line["end_fen"]
    outcome = position.outcome()
    winner = None if outcome is None or outcome.winner is None else outcome.winner[0]
    assert winner == line["outcome"]


def leaf_positions() -> Iterator[Any]:
    for game, positions in cases("perft-draughts")["positions"].items():
        for position in positions:
            yield pytest.param(game, position, id=f"{game}-{position['fen']}")


@pytest.mark.parametrize(("game", "case"), list(leaf_positions()))
def test_leaves_of_draughts(game: str, case: dict[str, Any]) -> None:
    # Bashni stands there with the values of its two options.
    game, _, values = game.partition(" ")
    options = dict(zip(["take", "rejump"], values.split("/"), strict=True)) if values else {}
    check_leaves(tabia.Position(game, case["fen"], **options), case)


def bashni_cases() -> Iterator[Any]:
    for case in cases("bashni")["cases"]:
        for options, expected in case["by_option"].items():
            yield pytest.param(case["fen"], options, expected, id=f"{case['id']}-{options}")


@pytest.mark.parametrize(("fen", "options", "expected"), list(bashni_cases()))
def test_towers(fen: str, options: str, expected: dict[str, Any]) -> None:
    take, rejump = options.split("/")
    position = tabia.Position("bashni", fen, take=take, rejump=rejump)
    assert routes(position, ":") == sorted(expected["moves"])
    after = [position.play(move).fen() for move, _ in position.routes()]
    assert sorted(after) == sorted(expected["after"])
    check_leaves(position, expected)


@pytest.mark.parametrize("case", cases("shatra")["cases"], ids=lambda case: case["id"])
def test_positions_of_shatra(case: dict[str, Any]) -> None:
    position = tabia.Position("shatra", case["fen"], **case["options"])
    assert position.fen() == case["fen"]
    for text in case["play"]:
        position = position.play(text)
    assert position.fen() == case["end_fen"]
    assert {position.parse_move(text) for text in case["legal"]} == set(position.legal_moves)
    assert len(position.routes()) == len(case["legal"])
    for text in case.get("short", []):
        assert position.parse_move(text) in position.legal_moves
    for text in [*case.get("must_not", []), *case.get("short_not", [])]:
        with pytest.raises(tabia.MoveError):
            position.parse_move(text)
    outcome = position.outcome()
    assert (outcome.winner if outcome else None) == case.get("winner")
    check_leaves(position, case)


@pytest.mark.parametrize("case", cases("perft-shatra")["positions"], ids=lambda case: case["name"])
def test_leaves_of_shatra(case: dict[str, Any]) -> None:
    check_leaves(tabia.Position("shatra", case["fen"], **case["options"]), case)


def shatar_games() -> Iterator[Any]:
    for case in cases("shatar")["games"]:
        for rules, game in [("default", "shatar"), ("shatar_fairy", "shatar-fairy")]:
            yield pytest.param(game, case, case[rules], id=f"{case['id']}-{game}")


@pytest.mark.parametrize(("game", "case", "expected"), list(shatar_games()))
def test_ends_of_shatar(game: str, case: dict[str, Any], expected: Any) -> None:
    position = tabia.Position(game, case["fen"])
    *moves, last = case["moves"]
    for text in moves:
        position = position.play(text)
        assert position.outcome() is None
    if expected == "illegal":
        with pytest.raises(tabia.IllegalMoveError):
            position.play(last)
        return
    position = position.play(last)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == expected["winner"]
    assert outcome.reason == expected.get("reason", outcome.reason)
    assert not position.legal_moves


@pytest.mark.parametrize("case", cases("shatar")["perft"], ids=lambda case: case["name"])
def test_leaves_of_shatar(case: dict[str, Any]) -> None:
    for game, rules in [("shatar", "default"), ("shatar-fairy", "plain")]:
        check_leaves(tabia.Position(game, case["fen"]), {"perft_moves": case[rules]})
