"""Plays random games of every variant, and plots how long they are, how wide, and how they end.

    python play_statistics.py [GAMES] [PICTURE]

Without arguments it plays few games and draws nothing.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import tabia

MAX_PLIES = 500


class Statistics(NamedTuple):
    """What random games of a variant are like."""

    name: str
    """The variant."""
    plies: npt.NDArray[np.uint32]
    """The lengths of the games."""
    branching: npt.NDArray[np.int64]
    """How often there were so many legal actions."""
    results: tuple[float, float, float]
    """The shares of games that White won, nobody, Black."""


def play(name: str, games: int) -> Statistics:
    """Plays so many games to their ends, and some steps of many for their width."""
    ended = tabia.playouts(name, games, seed=1, max_plies=MAX_PLIES)
    env = tabia.BatchEnv(name, min(games, 256), seed=1, observation=None, max_plies=MAX_PLIES)
    widths = np.zeros(env.step_count + 1, np.int64)
    for _ in range(200):
        env.step()
        widths += np.bincount(env.mask.sum(axis=1, dtype=np.int64), minlength=len(widths))
    widths[0] = 0  # those are games that are over
    shares = [float(np.mean(ended.winner == winner)) for winner in (1, 0, -1)]
    return Statistics(name, ended.plies, widths, (shares[0], shares[1], shares[2]))


def mean_width(found: Statistics) -> float:
    """How many legal actions there are on average."""
    counts = found.branching
    return float((counts * np.arange(len(counts))).sum() / counts.sum())


def plot(all_found: list[Statistics], picture: str) -> None:
    """Draws lengths, widths and results of all games, one above the other."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    names = [found.name for found in all_found]
    axes: Any
    figure, axes = plt.subplots(1, 3, figsize=(12, 5), sharey=True, layout="constrained")
    lengths, widths, results = axes
    quantiles = [np.quantile(found.plies, [0.05, 0.25, 0.5, 0.75, 0.95]) for found in all_found]
    for row, (low, first, middle, third, high) in enumerate(quantiles):
        lengths.plot([low, high], [row, row], color="tab:blue", lw=1)
        lengths.plot([first, third], [row, row], color="tab:blue", lw=6)
        lengths.plot(middle, row, "o", color="white", ms=4)
    lengths.set(title="length", xlabel="plies (5, 25, 50, 75, 95 % of games)")
    widths.barh(names, [mean_width(found) for found in all_found], color="tab:orange")
    widths.set(title="legal step actions", xlabel="mean of all states")
    left = np.zeros(len(names))
    for label, place, colour in (
        ("White", 0, "0.85"),
        ("nobody", 1, "tab:green"),
        ("Black", 2, "0.2"),
    ):
        shares = np.array([found.results[place] for found in all_found])
        results.barh(names, shares, left=left, label=label, color=colour)
        left += shares
    results.set(title="who wins", xlabel="share of games")
    results.legend(loc="lower right")
    lengths.set_yticks(range(len(names)), names)
    lengths.invert_yaxis()
    figure.savefig(picture, dpi=80)


def main(games: int = 50, picture: str | None = None) -> None:
    """Plays, tells and draws."""
    all_found = [play(variant.name, games) for variant in tabia.Variant.all()]
    for found in all_found:
        length, width = float(np.median(found.plies)), mean_width(found)
        white, drawn, black = (f"{share:.0%}" for share in found.results)
        told = f"White {white}, nobody {drawn}, Black {black}"
        print(f"{found.name:16} {length:4.0f} plies, {width:5.1f} actions, {told}")
    if picture:
        plot(all_found, picture)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 50, *sys.argv[2:3])
