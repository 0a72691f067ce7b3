"""Plays random games of every variant and tells how they end."""

from __future__ import annotations

from collections import Counter

import tabia


def endings(variant: tabia.Variant, games: int) -> Counter[str]:
    """How random games of a variant end."""
    played = (tabia.random_game(variant, seed=seed, max_plies=300) for seed in range(games))
    return Counter(str(game.outcome() or "not over") for game in played)


if __name__ == "__main__":
    for variant in tabia.Variant.all():
        [(ending, times), *_] = endings(variant, 20).most_common(1)
        print(f"{variant.title}: most often {ending}, {times} of 20")
