"""Whole games."""

from __future__ import annotations

import pytest

import tabia
from tabia import Game, Outcome, Position, Reason, Side

from .shared import GAMES


def test_moves_are_pushed_and_popped() -> None:
    game = Game("russian")
    moves = [game.push("c3-d4"), game.push(game.legal_moves[0])]
    assert game.moves == tuple(moves)
    assert len(game) == game.ply == 2
    assert game.turn is Side.WHITE
    assert game.pop() == moves[1]
    assert game.undone == (moves[1],)
    assert game.redo() == moves[1]
    assert game.positions()[0] == game.first_position == Position("russian")
    assert game.positions()[-1] == game.position
    assert game.texts() == ["c3-d4", game.first_position.play("c3-d4").text(moves[1])]
    game.pop()
    game.pop()
    with pytest.raises(IndexError):
        game.pop()
    assert game.position == game.first_position
    assert bool(game)


def test_moves_given_at_the_start() -> None:
    game = Game("russian", ["c3-d4", "d6-c5", "b2-c3"], draws="none")
    assert game.ply == 3
    assert game.position.options == {"draws": "none"}
    assert Game(game.position).first_position == game.position
    with pytest.raises(TypeError):
        Game(game.position, draws="none")
    with pytest.raises(tabia.IllegalMoveError):
        Game("russian", ["c3-d4", "c3-d4"])


def test_a_game_ends_by_the_third_repetition() -> None:
    game = Game(Position("russian", "W:WKa1,Kc1:BKf8,Kh8"))
    moves = ["c1-e3", "f8-g7", "e3-c1", "g7-f8"]
    for text in moves * 2:
        assert game.outcome() is None
        game.push(text)
    assert game.repetitions == 3
    assert game.outcome() == Outcome(None, Reason.REPETITION)
    with pytest.raises(tabia.GameOverError):
        game.push(moves[0])
    game.push(moves[0], play_on=True)
    assert game.ply == 9
    again = Game(game.first_position, game.texts())
    assert again == game


def test_clauses_that_count() -> None:
    game = Game(Position("brazilian", "W:WKa1,Kc1:BKf8"))
    game.push("a1-b2")
    clause = next(clause for clause in game.clauses if clause.reason == "two_against_one")
    assert (clause.counted, clause.limit, clause.left) == (1, 10, 9)


def test_a_repetition_may_be_claimed_in_shatra() -> None:
    game = Game("shatra")
    assert game.claimable() is None
    moves = ["46-39", "11-18", "39-46", "18-11"]
    while game.claimable() is None:
        try:
            game.push(moves[game.ply % 4])
        except tabia.MoveError:
            pytest.skip("the pieces do not go back and forth from the start")
    assert game.claimable() is Reason.REPETITION
    assert game.claim_draw() == Outcome(None, Reason.REPETITION)


def test_players_end_a_game() -> None:
    game = Game("turkish")
    assert game.agree_draw() == Outcome(None, Reason.AGREEMENT)
    assert game.is_over()
    game = Game("turkish", ["a3-a4"])
    assert game.resign() == Outcome(Side.WHITE, Reason.RESIGNATION)
    game = Game("turkish")
    assert game.resign("black").winner is Side.WHITE
    with pytest.raises(ValueError, match="white or black"):
        Game("turkish").resign("red")  # type: ignore[arg-type]
    ended = Game("turkish", outcome=Outcome(None, Reason.AGREEMENT))
    assert ended.is_over()
    with pytest.raises(ValueError, match="cannot have ended"):
        Game("turkish", outcome=Outcome(Side.WHITE, Reason.MATE))


@pytest.mark.parametrize("name", GAMES)
def test_games_are_written_and_read(name: str) -> None:
    for seed in range(5):
        game = tabia.random_game(name, seed=seed, max_plies=150)
        if not game.is_over():
            game.resign()
        text = game.to_pdn({"Event": "Пробный турнир", "White": 'A "quoted" name'})
        again = Game.from_pdn(text)
        assert again == game
        assert again.outcome() == game.outcome()
        assert again.to_pdn({"Event": "Пробный турнир", "White": 'A "quoted" name'}) == text
        # From the middle, the position is told by a tag.
        middle = Game(game.positions()[game.ply // 2], game.moves[game.ply // 2 :])
        assert Game.from_pdn(middle.to_record()).position == game.position


@pytest.mark.parametrize("name", GAMES)
def test_random_games_are_legal(name: str) -> None:
    game = tabia.random_game(name, seed=2**64 - 1, max_plies=300)
    position = game.first_position
    for move, after in zip(game.moves, game.positions()[1:], strict=True):
        assert move in position.legal_moves
        position = position.play(move)
        assert position == after
    assert game.is_over() or game.ply == 300
    assert tabia.random_game(name, seed=1, max_plies=0).ply == 0
