"""Speed from Python beside peers, in turns in one run.

Needs py-draughts and kish. Prints medians of several rounds, and of their ratios. What Rust does in
one call is measured by the command `tabia`, which is all Rust: `python -m tabia`, or the program
given as an argument.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import draughts
import kish

import tabia

ROUNDS = 9


def measure(work: Callable[[], int], seconds: float = 0.4) -> Callable[[], float]:
    """Tells how often a second something is done; the work tells how often it did it."""

    def rate() -> float:
        done, began = 0, time.perf_counter()
        while (passed := time.perf_counter() - began) < seconds:
            done += work()
        return done / passed

    return rate


def compare(what: str, ours: Callable[[], float], theirs: Callable[[], float]) -> float:
    """Asks both in turns, and tells the median of the ratios."""
    pairs = [(ours(), theirs()) for _ in range(ROUNDS)]
    our, their = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(our / their for our, their in pairs)
    print(f"{what}: {our:,.0f} against {their:,.0f}, ratio {ratio:.2f}")
    return ratio


def our_lists() -> int:
    """Lists the moves of the start of Russian draughts."""
    position = tabia.Position("russian")
    for _ in range(1000):
        list(position.legal_moves)
    return 1000


def their_lists() -> int:
    """The same in py-draughts."""
    board = draughts.RussianBoard()
    for _ in range(1000):
        list(board.legal_moves)
    return 1000


def our_game() -> int:
    """Plays a random Turkish game."""
    game, plies = tabia.Game("turkish"), 0
    while plies < 300 and not game.is_over():
        game.push(random.choice(game.legal_moves))
        plies += 1
    return plies


def their_game() -> int:
    """The same in kish."""
    game, plies = kish.Game(), 0
    while plies < 300 and not game.status().is_over():
        game.make_move(random.choice(game.actions()))
        plies += 1
    return plies


def our_perft(depth: int) -> float:
    """Leaves a second from Python."""
    began = time.perf_counter()
    leaves = tabia.Position("russian").perft(depth)
    return leaves / (time.perf_counter() - began)


def rust_perft(command: list[str], depth: int) -> float:
    """Leaves a second of the program."""
    told = subprocess.run(
        [*command, "perft", "russian", str(depth), "--json"], capture_output=True, check=True
    )
    count = json.loads(told.stdout)
    return float(count["nodes"] / count["seconds"])


def main() -> None:
    """Compares what there is to compare."""
    compare("lists of moves a second, py-draughts", measure(our_lists), measure(their_lists))
    compare("random Turkish plies a second, kish", measure(our_game), measure(their_game))
    command, depth = sys.argv[1:] or [sys.executable, "-m", "tabia"], 11
    compare(
        "Russian leaves a second, Rust",
        lambda: our_perft(depth),
        lambda: rust_perft(command, depth),
    )


if __name__ == "__main__":
    main()
