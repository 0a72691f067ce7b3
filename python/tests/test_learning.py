"""Batches, games of steps and planes."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import threading
import warnings
from typing import Any

import numpy as np
import pytest

import tabia

from .shared import GAMES

VIEWS: list[Any] = ["mover", "white", "black"]


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_writes_what_games_of_steps_show(name: str) -> None:
    env = tabia.BatchEnv(name, 5, seed=3, max_plies=60, history=1, autoreset="disabled")
    games = [tabia.StepGame(name, max_plies=60, history=1) for _ in range(5)]
    variant = env.variant
    shape = variant.observation_shape(history=1)
    assert env.observation.shape == (5, *shape)
    assert env.observation_shape == shape
    assert env.step_count == variant.step_count
    for _ in range(40):
        if any(game.is_over for game in games):
            break
        env.step()
        for i, (game, action) in enumerate(zip(games, env.actions.tolist(), strict=True)):
            assert game.is_legal(action)
            game.take(action)
            assert env.text(i) == game.text()
            assert env.player[i] == game.player
            assert bool(env.terminated[i] or env.truncated[i]) == game.is_over
            assert tuple(env.reward[i]) == game.rewards
            assert env.outcome(i) == game.outcome()
            assert np.array_equal(env.mask[i], game.mask())
            assert np.flatnonzero(game.mask()).tolist() == game.legal_actions()
            assert np.array_equal(env.observation[i], game.observation(history=1))


def test_arrays_in_another_order_are_refused() -> None:
    env = tabia.BatchEnv("russian", 6)
    with pytest.raises(ValueError, match="C order"):
        env.bind(reward=np.zeros((2, 6), np.float32).T)
    shape = env.variant.observation_shape()
    planes = tabia.Position("russian").observation()
    with pytest.raises(ValueError, match="C order"):
        env.variant.symmetric_planes("turn", np.asfortranarray(planes))
    with pytest.raises(ValueError, match=r"shape \[12, 8, 8\]"):
        env.variant.symmetric_planes("turn", planes.reshape(shape[::-1]))


def test_arrays_of_the_batch_are_arguments_too() -> None:
    env = tabia.BatchEnv("russian", 6, seed=1, max_plies=4, autoreset="disabled")
    while not (env.terminated | env.truncated).any():
        env.step()
    ended = int((env.terminated | env.truncated).sum())
    assert ended > 0
    env.reset(which=env.truncated)
    assert not env.truncated.any()
    env.step()
    again = tabia.BatchEnv("russian", 6, seed=1)
    again.step()
    again.reset()
    again.step(again.actions[:])
    steps = np.zeros((3, 6), np.int64)
    again.bind(actions=steps[0])
    with pytest.raises(ValueError, match="not legal"):
        again.step(steps[0])


def test_binding_keeps_what_the_last_step_gave() -> None:
    env = tabia.BatchEnv("shatra", 8, seed=2, autoreset="same_step")
    while not env.terminated.any():
        env.step()
    reward, terminated = env.reward.copy(), env.terminated.copy()
    assert reward.any()
    mine = np.ones((8, 2), np.float32)
    env.bind(observation=np.zeros_like(env.observation), reward=mine)
    assert np.array_equal(mine, reward)
    assert np.array_equal(env.terminated, terminated)


def test_sizes_that_cannot_be_are_errors() -> None:
    with pytest.raises(ValueError, match="memory"):
        tabia.BatchEnv("russian", 10**15)
    with pytest.raises(ValueError, match="history is at most 1"):
        tabia.StepGame("russian", history=1).observation(history=2)
    # No more threads than there are processors, however many are asked for.
    tabia.BatchEnv("russian", 64, threads=10**6).step()


class Tensor:
    """An array of another library, whose types have no kind."""

    dtype = object()

    def __init__(self, numbers: list[int]) -> None:
        """With these numbers."""
        self.numbers = numbers

    def __iter__(self) -> Any:
        """One by one."""
        return iter(self.numbers)


def test_arrays_of_other_libraries_are_actions() -> None:
    env = tabia.BatchEnv("russian", 3, seed=1)
    actions: Any = Tensor(env.sample().tolist())
    env.step(actions)
    assert env.player.tolist() == [1, 1, 1]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.parametrize("threads", [None, 2])
def test_a_forked_process_plays_alone(threads: int | None) -> None:
    env = tabia.BatchEnv("russian", 128, seed=1, threads=threads)
    env.step()
    expected = env.copy()
    expected.step()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        signal.alarm(30)
        env.step()
        same = np.array_equal(env.mask, expected.mask)
        os._exit(0 if same and len(tabia.playouts("russian", 128).plies) == 128 else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


@pytest.mark.parametrize("name", GAMES)
def test_planes_are_as_they_are_said_to_be(name: str) -> None:
    game = tabia.random_game(name, seed=4, max_plies=25)
    position, variant = game.position, game.variant
    turn = tabia.Turn(position)
    for view in VIEWS:
        planes = position.observation(view=view)
        assert planes.dtype == np.uint8
        assert (
            planes.shape == variant.observation_shape() == (len(variant.planes), *planes.shape[1:])
        )
        assert np.array_equal(planes, turn.observation(view=view))
        most = np.array([plane.most for plane in variant.planes])[:, None, None]
        assert (planes <= most).all()
        floats = position.observation(view=view, dtype="float32")
        assert floats.dtype == np.float32
        assert np.allclose(floats, planes / most)
        cells = position.observation(view=view, layout="hwc")
        assert np.array_equal(cells, planes.transpose(1, 2, 0))
        bits = np.unpackbits(position.observation(view=view, dtype="packed"), bitorder="little")
        first = 0
        for plane, numbers in zip(variant.planes, planes, strict=True):
            for digit in range(plane.most.bit_length()):
                found = bits[first : first + numbers.size].reshape(numbers.shape)
                assert np.array_equal(found, numbers >> digit & 1)
                first += numbers.size
    assert np.array_equal(game.observation()[:4], position.observation()[:4])
    earlier = game.observation(view="white", history=2)
    of_board = [i for i, plane in enumerate(variant.planes) if plane.is_of_board]
    before = game.positions()[-2].observation(view="white")
    count = len(variant.planes)
    assert np.array_equal(earlier[count : count + len(of_board)], before[of_board])
    assert np.flatnonzero(turn.mask()).tolist() == list(turn.step_numbers)


def test_the_mover_sees_its_own_pieces() -> None:
    position = tabia.Position("russian", "B:Wa1,Kc1:Bh8")
    planes = position.observation()
    names = [(plane.owner, plane.name) for plane in position.variant.planes]
    own = planes[names.index(("white", "man"))]
    enemy = planes[names.index(("black", "king"))]
    # Turned by 180 degrees, h8 is the cell of a1, and c1 that of f8.
    assert np.argwhere(own).tolist() == [[7, 0]]
    assert np.argwhere(enemy).tolist() == [[0, 5]]
    assert planes[names.index((None, "mover"))].all()


@pytest.mark.parametrize("name", GAMES)
def test_symmetries(name: str) -> None:
    variant = tabia.Variant(name)
    planes = tabia.random_game(name, seed=9, max_plies=21).observation(view="white")
    assert variant.symmetries[0] == "identity"
    for symmetry in variant.symmetries:
        steps = variant.symmetric_steps(symmetry)
        assert np.array_equal(steps[steps], np.arange(variant.step_count))
        changed = variant.symmetric_planes(symmetry, planes, view="white")
        assert np.array_equal(variant.symmetric_planes(symmetry, changed, view="white"), planes)
    if "mirror" in variant.symmetries:
        mirrored = variant.symmetric_planes("mirror", planes, view="white")
        assert np.array_equal(mirrored, planes[:, :, ::-1])
    else:
        with pytest.raises(ValueError, match=f"the symmetries of {name} are identity, turn"):
            variant.symmetric_steps("mirror")


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    env = tabia.BatchEnv("turkish", 10, seed=1)
    before, actions = env.snapshot(), env.sample()
    env.reset(seed=1)
    actions[7] = 3
    with pytest.raises(tabia.StepError, match=r"game 7: action 3 is not legal here \(a8-e8\)"):
        env.step(actions)
    with pytest.raises(ValueError, match="game 7: action -5 is not legal here"):
        env.step([*actions[:7].tolist(), -5, 3, 3])
    assert env.snapshot() == before
    with pytest.raises(ValueError, match="actions: 10 numbers are needed, not 2"):
        env.step([1, 2])
    with pytest.raises(TypeError, match="whole numbers"):
        env.step(np.zeros(10))
    game = tabia.StepGame("turkish")
    with pytest.raises(tabia.StepError, match="action 5000 is not legal here"):
        game.take(5000)
    with pytest.raises(IndexError):
        env.text(10)


def test_what_is_asked_for_wrongly() -> None:
    with pytest.raises(tabia.VariantError):
        tabia.BatchEnv("chess", 1)
    with pytest.raises(ValueError, match="one game at least"):
        tabia.BatchEnv("russian", 0)
    with pytest.raises(tabia.FenError, match="start 0: at byte 0"):
        tabia.BatchEnv("russian", 1, starts=["x"])
    with pytest.raises(tabia.OptionError):
        tabia.BatchEnv("russian", 1, draws="never")
    wrong: list[dict[str, Any]] = [
        {"autoreset": "always"},
        {"observation": "int64"},
        {"view": "red"},
        {"layout": "whc"},
        {"max_plies": 0},
    ]
    for settings in wrong:
        with pytest.raises(ValueError, match=r"\w"):
            tabia.BatchEnv("russian", 1, **settings)
    with pytest.raises(ValueError, match="no snapshot"):
        tabia.BatchEnv.restore(b"")
    with pytest.raises(ValueError, match="no snapshot"):
        tabia.StepGame.restore(b"\x00\x01")
    game = tabia.StepGame("russian", "W:We1:Bd8", max_plies=1)
    game.take(game.legal_actions()[0])
    with pytest.raises(tabia.GameOverError):
        game.take(0)


def test_arrays_of_the_caller() -> None:
    env = tabia.BatchEnv("shatar", 6, seed=2, observation="float32")
    ring = np.zeros((3, *env.observation.shape), np.float32)
    mask = np.ones_like(env.mask)
    env.bind(mask=mask, reward=None)
    assert env.mask is mask
    assert env.reward is None
    for slot in ring:
        env.bind(observation=slot)
        env.step()
    assert (mask.sum(axis=1) > 0).all()
    assert not np.array_equal(ring[0], ring[1])
    assert np.array_equal(ring[2], env.observation)
    kept = env.observation
    wrong: list[Any] = [
        ring[0].astype(np.uint8),
        ring[0][:3],
        ring[:, 0],
        np.zeros((6, 2 * ring[0].shape[1], 8, 8), np.float32)[:, ::2],
        [0.0],
    ]
    frozen = ring[0]
    frozen.flags.writeable = False
    for array in [*wrong, frozen]:
        with pytest.raises((TypeError, ValueError)):
            env.bind(observation=array)
        assert env.observation is kept
    with pytest.raises(ValueError, match='no array "masks"'):
        env.bind(masks=mask)
    env.step()


def test_batches_are_pickled_and_copied() -> None:
    env = tabia.BatchEnv("bashni", 7, seed=5, observation="packed", history=1)
    for _ in range(30):
        env.step()
    others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env), env.copy()]
    game = tabia.StepGame("shatra", history=1)
    for _ in range(20):
        game.take(game.legal_actions()[-1])
    copies = [pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)]
    assert all(other.snapshot() == game.snapshot() for other in copies)
    for _ in range(30):
        env.step()
        for other in others:
            other.step()
            assert np.array_equal(other.actions, env.actions)
            assert np.array_equal(other.observation, env.observation)


def test_equal_seeds_are_equal_games_on_any_number_of_threads() -> None:
    def played(threads: int) -> tuple[Any, ...]:
        env = tabia.BatchEnv("keny", 200, seed=11, threads=threads, max_plies=50)
        for _ in range(80):
            env.step()
        games = tabia.playouts("keny", 300, seed=11, threads=threads)
        return (
            [env.text(i) for i in range(200)],
            env.mask.tobytes(),
            *(part.tobytes() for part in games),
        )

    assert played(1) == played(2)


def test_playouts_tell_how_games_end() -> None:
    games = tabia.playouts("turkish", 500, seed=1, max_plies=400)
    reasons = tuple(tabia.Reason)
    assert set(games.winner.tolist()) == {-1, 0, 1}
    assert (games.plies <= 400).all()
    assert all(reasons[reason] for reason in games.reason[games.reason >= 0])
    assert (games.plies[games.reason < 0] == 400).all()
    short = tabia.playouts("turkish", 3, seed=1, starts=["W:WKa1:Ba8,b8"])
    assert (short.plies < 400).all()


def test_autoreset() -> None:
    start = tabia.StepGame("poddavki").text()
    env = tabia.BatchEnv("poddavki", 3, max_plies=1, autoreset="same_step")
    env.step()
    assert env.truncated.all()
    assert [env.text(i) for i in range(3)] == [start] * 3
    assert not np.array_equal(env.final_observation, env.observation)
    env = tabia.BatchEnv("poddavki", 3, max_plies=1)
    assert env.final_observation is None
    env.step()
    assert env.truncated.all()
    assert not env.mask.any()
    env.step()
    assert not env.truncated.any()
    env = tabia.BatchEnv("poddavki", 3, max_plies=1, autoreset="disabled")
    env.step()
    env.reset(which=np.array([True, False, True]))
    assert env.truncated.tolist() == [False, True, False]
    with pytest.raises(tabia.GameOverError, match="game 1 is over"):
        env.step()


def test_other_threads_run_while_a_batch_does() -> None:
    env = tabia.BatchEnv("shatra", 2000, threads=1)
    done = threading.Event()

    def work() -> None:
        for _ in range(3):
            env.step()
        done.set()

    worker = threading.Thread(target=work)
    worker.start()
    counted = 0
    while not done.is_set():
        counted += 1
    worker.join()
    assert counted > 100
