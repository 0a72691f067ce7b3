"""Speed of what learners ask for, beside OpenSpiel's checkers, in turns in one run, on one core.

Needs open-spiel and numpy. Prints medians of several rounds, and of their ratios, and fails where
one is less than what the documentation promises.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel

import tabia

ROUNDS = 15
SECONDS = 0.5
GAMES = 1024
GAMES_AT_ONCE = 20


def rate(work: Callable[[], int]) -> float:
    """How often a second of this process something is done; the work tells how often it did it."""
    done, began = 0, time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        done += work()
    return done / passed


def their_game() -> int:
    """A random game of OpenSpiel, step by step from Python."""
    state, steps = CHECKERS.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    return steps


def our_game() -> int:
    """The same with Tabia."""
    game, steps = tabia.StepGame("russian"), 0
    while not game.is_over:
        game.take(random.choice(game.legal_actions()))
        steps += 1
    return steps


class TheirRollouts:
    """Random games of OpenSpiel, wholly in C++, whose steps are counted in a sample first."""

    def __init__(self) -> None:
        """Counts steps from Python."""
        self.state = CHECKERS.new_initial_state()
        self.length = statistics.mean(their_game() for _ in range(300))
        # The first state that a search looks at is its own: here it looks at no other.
        evaluator = pyspiel.RandomRolloutEvaluator(GAMES_AT_ONCE, 7)
        self.bot = pyspiel.MCTSBot(CHECKERS, evaluator, 2.0, 1, 100, False, 7, False)

    def __call__(self) -> int:
        """So many games."""
        self.bot.step(self.state)
        return round(GAMES_AT_ONCE * self.length)


class OurBatch:
    """Many games side by side, with masks and planes, sampled inside."""

    def __init__(self) -> None:
        """One thread."""
        self.env = tabia.BatchEnv("russian", GAMES, threads=1, seed=1)

    def __call__(self) -> int:
        """One step in each."""
        self.env.step()
        return GAMES


class OurPlayouts:
    """Random games wholly in Rust, other ones each time."""

    def __init__(self) -> None:
        """The first seed."""
        self.seed = 0

    def __call__(self) -> int:
        """A hundred games."""
        self.seed += 1
        games = tabia.playouts("russian", 100, seed=self.seed, threads=1)
        return int(games.plies.sum())


def compare(what: str, least: float, ours: Callable[[], int], theirs: Callable[[], int]) -> bool:
    """Asks both in turns, and tells the median of the ratios, and whether it is as promised."""
    pairs = [(rate(ours), rate(theirs)) for _ in range(ROUNDS)]
    our, their = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(our / their for our, their in pairs)
    print(f"{what}: {our:,.0f} against {their:,.0f} a second, ratio {ratio:.2f}, promised {least}")
    return ratio >= least


CHECKERS = pyspiel.load_game("checkers")


def main() -> int:
    """Compares what there is to compare."""
    rollouts = TheirRollouts()
    kept = [
        compare("batch of 1,024, steps against rollouts", 5, OurBatch(), rollouts),
        compare("playouts, plies against rollouts", 10, OurPlayouts(), rollouts),
        compare("one game from Python, steps", 1.2, our_game, their_game),
    ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
