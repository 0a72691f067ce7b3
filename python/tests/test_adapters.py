"""The games in other frameworks: their own conformance tests, where they are installed.

`./deep learning` installs them and plays more.
"""

from __future__ import annotations

import os
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest

from tabia.alpha_zero import Game

from .shared import GAMES

DEEP = "TABIA_DEEP" in os.environ
SOME = GAMES if DEEP else ["russian", "shatra", "bashni"]


@pytest.mark.parametrize("name", SOME)
def test_open_spiel(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed")
    import tabia.open_spiel

    names = tabia.open_spiel.register()
    assert len(names) == len(GAMES)
    loaded = f"tabia_{name.replace('-', '_')}"
    assert loaded in names
    game = pyspiel.load_game(loaded, {"max_plies": 120})
    pyspiel.random_sim_test(game, num_sims=3 if DEEP else 1, serialize=True, verbose=False)
    state = game.new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        texts = [state.action_to_string(action) for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)
        state.apply_action(rng.choice(state.legal_actions()))
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert str(state.clone()) == str(state)
    assert sum(state.returns()) == 0
    assert len(state.history()) <= game.max_game_length()


def test_open_spiel_games_from_a_position() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="open-spiel is not installed")
    import tabia.open_spiel

    tabia.open_spiel.register()
    game = pyspiel.load_game("tabia_russian", {"fen": "W:Wa1,c1:Bh8"})
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    for again in (pickle.loads(pickle.dumps(state)), pyspiel.load_game(str(game))):
        assert "h8" in str(again)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.skipif(not DEEP, reason="slow: ./deep learning")
def test_open_spiel_conformance() -> None:
    pytest.importorskip("pyspiel", reason="open-spiel is not installed")
    import unittest

    import tabia.open_spiel

    names = set(tabia.open_spiel.register())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from absl import flags
        from open_spiel.integration_tests import api_test

    flags.FLAGS(["api_test", "--test_only_games=^tabia_"])
    suite, found = unittest.TestSuite(), set()
    for kind in api_test._create_test_case_classes():
        if kind.game_name in names:
            found.add(kind.game_name)
            suite.addTest(unittest.defaultTestLoader.loadTestsFromTestCase(kind))
    assert found == names
    assert suite.countTestCases() > len(names)
    result = unittest.TextTestRunner(verbosity=0).run(suite)
    assert result.wasSuccessful()


@pytest.mark.parametrize("name", SOME)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")
    from pettingzoo.test import api_test, render_test, seed_test

    import tabia.pettingzoo

    made = tabia.pettingzoo.env(name, max_plies=60)
    api_test(made, num_cycles=300 if DEEP else 60, verbose_progress=False)
    seed_test(lambda: tabia.pettingzoo.env(name, max_plies=60), num_cycles=50)
    render_test(lambda render_mode=None: tabia.pettingzoo.env(name, render_mode=render_mode))
    assert pickle.loads(pickle.dumps(tabia.pettingzoo.raw_env(name))).possible_agents == [
        "white",
        "black",
    ]
    capsys.readouterr()


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_gymnasium(mode: str) -> None:
    gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed")
    import tabia.gymnasium

    name = tabia.gymnasium.register()[0]
    envs = gymnasium.make_vec(name, num_envs=6, max_plies=40, autoreset_mode=mode)
    observations, infos = envs.reset(seed=3)
    assert envs.observation_space.contains(observations)
    ends = 0
    for _ in range(120):
        actions = envs.unwrapped.sample()
        acted = infos["player"]
        before = observations.copy()
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        ended = terminated | truncated
        assert observations.dtype == np.uint8
        assert rewards.shape == (6,)
        assert (np.abs(rewards) <= 1).all()
        assert acted.shape == (6,)
        assert not np.shares_memory(before, observations)
        if mode == "SameStep" and ended.any():
            final = infos["final_obs"][np.flatnonzero(ended)[0]]
            assert envs.single_observation_space.contains(final)
            assert (infos["_final_obs"] == ended).all()
        if mode == "Disabled" and ended.any():
            observations, infos = envs.reset(options={"reset_mask": ended})
        ends += int(ended.sum())
    assert ends > 6


@pytest.mark.parametrize("name", SOME)
def test_alpha_zero(name: str) -> None:
    game = Game(name, max_plies=80)
    rng = np.random.default_rng(1)
    board: Any = game.getInitBoard()
    player, texts = 1, set()
    while not game.getGameEnded(board, player):
        canonical = game.getCanonicalForm(board, player)
        valid = game.getValidMoves(canonical, 1)
        assert valid.any()
        assert valid.shape == (game.getActionSize(),)
        assert np.asarray(canonical).shape == game.getBoardSize()
        policy = valid / valid.sum()
        for planes, changed in game.getSymmetries(canonical, policy):
            assert planes.shape == game.getBoardSize()
            assert abs(sum(changed) - 1) < 1e-6
        text = game.stringRepresentation(canonical)
        assert text not in texts
        texts.add(text)
        action = int(rng.choice(len(policy), p=policy))
        following = game.getNextState(canonical, 1, action)
        board, player = game.getNextState(board, player, action)
        there = game.getCanonicalForm(following[0], following[1])
        assert game.stringRepresentation(there) == game.stringRepresentation(board)
        assert str(board)
    results = game.getGameEnded(board, player), game.getGameEnded(board, -player)
    assert results[0] == -results[1] or results == (1e-4, 1e-4)


def test_what_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "tabia.pettingzoo", raising=False)
    with pytest.raises(ImportError, match=r"pip install 'tabia\[pettingzoo\]'"):
        import tabia.pettingzoo  # noqa: F401
