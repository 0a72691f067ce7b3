"""Learns by playing against itself, in the manner of AlphaZero; measured against random moves.

    python self_play.py --minutes 8 --picture curve.png

A small network (jax, on the CPU) guesses which actions are good and who wins; a tree search, one
for each of many games side by side, makes more of its guesses; the network learns what the searches
found and how the games ended.
Without arguments it plays and learns very little.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import numpy as np

import tabia

try:
    import jax
    import jax.numpy as jnp
except ModuleNotFoundError:
    jax = None

READY = jax is not None

WIDTH, MAX_PLIES, EXPLORE = 256, 150, 1.5


def new_network(game: str, seed: int) -> dict[str, Any]:
    """Weights of two hidden layers, and of what is guessed: a policy and a value."""
    variant = tabia.Variant(game)
    inputs, steps = int(np.prod(variant.observation_shape())), variant.step_count
    rng = np.random.default_rng(seed)
    sizes = {
        "in": (inputs, WIDTH),
        "mid": (WIDTH, WIDTH),
        "policy": (WIDTH, steps),
        "value": (WIDTH, 1),
    }
    weights = {}
    for name, (rows, columns) in sizes.items():
        scale = 0.01 if name in ("policy", "value") else np.sqrt(2 / rows)
        weights[name] = (scale * rng.normal(size=(rows, columns))).astype(np.float32)
        weights[name + " bias"] = np.zeros(columns, np.float32)
    return weights


def guess(weights: dict[str, Any], planes: Any) -> tuple[Any, Any]:
    """The logits of all actions, and how the mover will end, from -1 to 1."""
    hidden = jnp.log1p(planes.reshape(len(planes), -1).astype(jnp.float32))
    hidden = jax.nn.relu(hidden @ weights["in"] + weights["in bias"])
    hidden = hidden + jax.nn.relu(hidden @ weights["mid"] + weights["mid bias"])
    logits = hidden @ weights["policy"] + weights["policy bias"]
    return logits, jnp.tanh(hidden @ weights["value"] + weights["value bias"])[:, 0]


def loss(weights: dict[str, Any], planes: Any, policies: Any, values: Any) -> Any:
    """How far the guesses are from what was found."""
    logits, guessed = guess(weights, planes)
    far = -(policies * jax.nn.log_softmax(logits)).sum(axis=1) + (guessed - values) ** 2
    return far.mean() + 1e-5 * sum((weight**2).sum() for weight in weights.values())


def learn(weights: Any, moments: Any, step: int, batch: Any) -> tuple[Any, Any]:
    """One step of Adam."""
    slopes = jax.grad(loss)(weights, *batch)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], slopes)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, moments[1], slopes)
    rate = 1e-3 * jnp.sqrt(1 - 0.999**step) / (1 - 0.9**step)
    weights = jax.tree.map(
        lambda w, m, v: w - rate * m / (jnp.sqrt(v) + 1e-8), weights, first, second
    )
    return weights, (first, second)


class Node:
    """A state in a tree of search, with the statistics of its actions."""

    def __init__(self, game: tabia.StepGame) -> None:
        """A state that was not guessed at yet."""
        self.game = game
        self.actions = np.array(game.legal_actions())
        self.prior = np.zeros(len(self.actions))
        self.visits = np.zeros(len(self.actions))
        self.total = np.zeros(len(self.actions))
        self.children: dict[int, Node] = {}

    def expand(self, logits: Any, noise: Any) -> None:
        """Takes the guess of a policy, with some noise at a root."""
        prior = np.exp(logits[self.actions] - logits[self.actions].max())
        self.prior = prior / prior.sum()
        if noise is not None:
            self.prior = 0.75 * self.prior + 0.25 * noise.dirichlet(np.full(len(prior), 0.5))

    def best(self) -> int:
        """What to look at next: by what was found and guessed, and how rarely it was looked at."""
        value = self.total / np.maximum(self.visits, 1)
        doubt = EXPLORE * self.prior * np.sqrt(self.visits.sum() + 1) / (1 + self.visits)
        return int(np.argmax(value + doubt))


def look(node: Node) -> tuple[Node, list[tuple[Node, int]]]:
    """Goes down to a state that was not looked at yet, or to an end, and tells the way."""
    way = []
    while True:
        index = node.best()
        way.append((node, index))
        if index not in node.children:
            game = node.game.copy()
            game.take(int(node.actions[index]))
            node.children[index] = Node(game)
            return node.children[index], way
        node = node.children[index]
        if node.game.is_over:
            return node, way


def search(guesser: Any, games: list[tabia.StepGame], simulations: int, noise: Any) -> list[Node]:
    """A tree for each game, with one guess for all of them at a time."""
    roots = [Node(game) for game in games]
    for root, logits in zip(roots, guesser(games)[0], strict=True):
        root.expand(logits, noise)
    for _ in range(simulations):
        leaves, ways = zip(*map(look, roots), strict=True)
        logits, values = guesser([leaf.game for leaf in leaves])
        for leaf, way, policy, guessed in zip(leaves, ways, logits, values, strict=True):
            if leaf.game.is_over:
                white = leaf.game.rewards[0]
            else:
                leaf.expand(policy, None)
                white = guessed if leaf.game.player == 0 else -guessed
            for node, index in way:
                node.visits[index] += 1
                # A side may act several times in one turn: values are a side's.
                node.total[index] += white if node.game.player == 0 else -white
    return roots


class Found(NamedTuple):
    """What there is to learn from: planes, policies of searches, ends of games."""

    planes: Any
    policies: Any
    values: Any


def guesser_of(weights: Any) -> Any:
    """A function from games to guesses, for a number of games that is always padded to the same."""
    run = jax.jit(guess)

    def guesses(games: list[tabia.StepGame]) -> tuple[Any, Any]:
        room = 1 << (len(games) - 1).bit_length()
        planes = np.stack([game.observation() for game in games])
        planes = np.pad(planes, [(0, room - len(games)), (0, 0), (0, 0), (0, 0)])
        logits, values = run(weights, planes)
        return np.asarray(logits)[: len(games)], np.asarray(values)[: len(games)]

    return guesses


def play(game: str, weights: Any, count: int, simulations: int, seed: int) -> Found:
    """Plays games of the network against itself, side by side, to their ends."""
    rng, guesser = np.random.default_rng(seed), guesser_of(weights)
    games = [tabia.StepGame(game, max_plies=MAX_PLIES) for _ in range(count)]
    steps = tabia.Variant(game).step_count
    told: list[list[tuple[Any, Any, int]]] = [[] for _ in games]
    while going := [i for i in range(count) if not games[i].is_over]:
        roots = search(guesser, [games[i] for i in going], simulations, rng)
        for i, root in zip(going, roots, strict=True):
            policy = np.zeros(steps, np.float32)
            policy[root.actions] = root.visits / root.visits.sum()
            told[i].append((games[i].observation(), policy, games[i].player))
            # First by chance, so that games differ, later by what was found best.
            chosen = (
                rng.choice(steps, p=policy / policy.sum()) if games[i].ply < 20 else policy.argmax()
            )
            games[i].take(int(chosen))
    rows = [
        (planes, policy, games[i].rewards[player])
        for i in range(count)
        for planes, policy, player in told[i]
    ]
    planes, policies, values = zip(*rows, strict=True)
    return Found(np.stack(planes), np.stack(policies), np.array(values, np.float32))


def measure(game: str, weights: Any, count: int, seed: int) -> float:
    """The points of the network alone, which does what it guesses is best, against random moves.

    It is either side in turns; 1 for a win, 1/2 for a draw.
    """
    rng, guesser = np.random.default_rng(seed), guesser_of(weights)
    games = [tabia.StepGame(game, max_plies=MAX_PLIES) for _ in range(count)]
    while going := [i for i in range(count) if not games[i].is_over]:
        ours = [i for i in going if games[i].player == i % 2]
        for i in set(going) - set(ours):
            games[i].take(int(rng.choice(games[i].legal_actions())))
        if ours:
            roots = search(guesser, [games[i] for i in ours], 0, None)
            for i, root in zip(ours, roots, strict=True):
                games[i].take(int(root.actions[root.prior.argmax()]))
    return float(np.mean([(1 + games[i].rewards[i % 2]) / 2 for i in range(count)]))


def train(weights: Any, state: Any, kept: list[Found], updates: int, rng: Any) -> tuple[Any, Any]:
    """Learns from games drawn by chance among those kept."""
    moments, step = state
    update = jax.jit(learn)
    parts = [np.concatenate(part) for part in zip(*kept, strict=True)]
    for _ in range(updates):
        rows = rng.integers(len(parts[0]), size=256)
        step += 1
        weights, moments = update(weights, moments, step, tuple(part[rows] for part in parts))
    return weights, (moments, step)


def plot(curve: list[tuple[float, float]], game: str, picture: str) -> None:
    """Draws how the points against random moves went."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    axes: Any
    figure, axes = plt.subplots(figsize=(6, 3.5), layout="constrained")
    games, points = zip(*curve, strict=True)
    axes.plot(games, points, marker="o")
    axes.axhline(0.5, color="0.7", lw=1)
    axes.set(
        ylim=(0, 1.02),
        xlabel="games of self-play",
        ylabel="points a game against random moves",
        title=game,
    )
    figure.savefig(picture, dpi=80)


def options() -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(description="learns a game by self-play")
    parser.add_argument("--game", default="poddavki")
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--games", type=int, default=None, help="games side by side")
    parser.add_argument(
        "--simulations", type=int, default=None, help="states looked at for each action"
    )
    parser.add_argument("--workers", type=int, default=2, help="processes, where there are several")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", default=None)
    asked = parser.parse_args()
    asked.games = asked.games or (64 if asked.minutes else 4)
    asked.simulations = asked.simulations or (32 if asked.minutes else 2)
    return asked


def run(asked: argparse.Namespace, play_all: Any) -> list[tuple[float, float]]:
    """Plays, learns and measures till the time is over, and tells the curve."""
    rng, began = np.random.default_rng(asked.seed), time.monotonic()
    weights = new_network(asked.game, asked.seed)
    moments = jax.tree.map(np.zeros_like, weights)
    state: Any = ((moments, moments), 0)
    kept: list[Found] = []
    curve: list[tuple[float, float]] = []
    matches, games = (400 if asked.minutes else 4), 0
    while True:
        curve.append((games, measure(asked.game, weights, matches, 7)))
        print(f"{games:6} games: {curve[-1][1]:.2f} points a game against random moves", flush=True)
        if len(curve) > 1 and time.monotonic() - began > 60 * asked.minutes:
            break
        for _ in range(4 if asked.minutes else 1):
            found = play_all(weights, int(rng.integers(1 << 32)))
            games += asked.games * len(found)
            kept = (kept + found)[-20:]
            weights, state = train(weights, state, kept, 100 if asked.minutes else 3, rng)
    if asked.picture:
        plot(curve, asked.game, asked.picture)
    return curve


def main() -> None:
    """Plays in this process alone."""
    if not READY:
        print("this example needs jax: pip install 'tabia[examples]'")
        return
    asked = options()
    play_here = partial(play, asked.game, count=asked.games, simulations=asked.simulations)
    run(asked, lambda weights, seed: [play_here(weights, seed=seed)])


if __name__ == "__main__":
    main()
