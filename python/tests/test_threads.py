"""Long work lets other threads run, and is given up for Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable

import pytest

import tabia

# A game that no draw ends.
SHUFFLE = tabia.Position("russian", "W:WKa1,Kc1:BKf8,Kh8", draws="none")


def long_record() -> tabia.Record:
    moves = ["c1-e3", "f8-g7", "e3-c1", "g7-f8"]
    tags = {"GameType": "25", "Options": "draws=none", "FEN": SHUFFLE.fen()}
    return tabia.Record(tags, moves * 25_000)


RECORD = long_record()

LONG: dict[str, Callable[[], object]] = {
    "perft": lambda: tabia.Position("russian").perft(9),
    "perft of routes": lambda: tabia.Position("russian").perft(8, routes=True),
    "replay": lambda: RECORD.game(),
    "random": lambda: tabia.random_games("russian", 2_000, seed=1),
}


@pytest.mark.parametrize("work", LONG.values(), ids=LONG)
def test_others_run_meanwhile(work: Callable[[], object]) -> None:
    done = threading.Event()

    def act() -> None:
        work()
        done.set()

    thread = threading.Thread(target=act)
    began = time.perf_counter()
    longest = 0.0
    thread.start()
    turns = 0
    while not done.is_set():
        before = time.perf_counter()
        time.sleep(0.001)
        longest = max(longest, time.perf_counter() - before)
        turns += 1
    thread.join()
    whole = time.perf_counter() - began
    # If the work held the lock, one sleep would have lasted as long as all of it.
    assert turns > 10
    assert longest < max(0.5 * whole, 0.05)


CODE = """
import sys, tabia
from tabia import *
{setup}
print("ready", flush=True)
try:
    {work}
except KeyboardInterrupt:
    print("interrupted", flush=True)
else:
    print("done", flush=True)
"""

SETUP = f"shuffle = {SHUFFLE!r}\n"
ENDLESS = {
    "perft": ("", "Position('russian').perft(30)"),
    "perft of a wide game": ("", "Position('shatra').perft(10)"),
    "perft of routes": ("", "Position('turkish').perft(20, routes=True)"),
    "random": ("", "random_games('russian', 10**9, seed=1)"),
    "replay": (
        SETUP
        + "moves = ['c1-e3', 'f8-g7', 'e3-c1', 'g7-f8'] * 300_000\n"
        + "tags = {'GameType': '25', 'Options': 'draws=none', 'FEN': shuffle.fen()}\n"
        + "record = Record(tags, moves)",
        "record.game()",
    ),
}


@pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")
@pytest.mark.parametrize(("setup", "work"), ENDLESS.values(), ids=ENDLESS)
def test_control_c(setup: str, work: str) -> None:
    code = CODE.format(setup=setup, work=work)
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.3)
        began = time.perf_counter()
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "interrupted\n"
        assert time.perf_counter() - began < 3


def test_the_command_ends_by_control_c() -> None:
    command = [sys.executable, "-m", "tabia", "perft", "russian", "30"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=5) == -signal.SIGINT


def test_threads_share_a_game() -> None:
    game = tabia.Game(SHUFFLE)
    pushed = [0] * 4

    def play(me: int) -> None:
        for _ in range(500):
            try:
                game.push(game.legal_moves[-1 if me % 2 else 0], play_on=True)
                pushed[me] += 1
            except (tabia.IllegalMoveError, IndexError):
                # Another thread was faster.
                pass

    threads = [threading.Thread(target=play, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert game.ply == sum(pushed)
    position = game.first_position
    for move in game.moves:
        position = position.play(move)
    assert position == game.position
