"""The games as alpha-zero-general has them: needs numpy, `pip install 'tabia[numpy]'`.

    from tabia.alpha_zero import Game
    game = Game("poddavki")
    board = game.getInitBoard()

That framework has the players act in turns, without exception. A capture of several men is several
actions here: between them the other player has one legal action, to pass, which is the last number.
A board is a `Board`, of which `numpy.asarray` makes what a network sees: the planes of the player
who is to act, from that player's side.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tabia._adapters import MAX_PLIES
from tabia._tabia import StepGame, Variant

__all__ = ["Board", "Game"]

DRAW = 1e-4
"""The value of a draw: something small that is not 0, which would mean that the game goes on."""


class Board:
    """A game, who is to act in it, and whom the framework calls player 1."""

    __slots__ = ("actor", "first", "game")

    def __init__(self, game: StepGame, actor: int, first: int) -> None:
        """A game in which this side is to act: the side to move, or the one that passes."""
        self.game = game
        self.actor = actor
        self.first = first

    @property
    def passes(self) -> bool:
        """Whether who is to act can only pass, for the other's capture goes on."""
        return self.actor != self.game.player and not self.game.is_over

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        """The planes, from the side of who is to act."""
        view: Any = "black" if self.actor else "white"
        planes = self.game.observation(view=view)
        return planes if dtype is None else planes.astype(dtype)

    def __str__(self) -> str:
        """The board, and who is to act."""
        return f"{self.game}\n{'black' if self.actor else 'white'} acts"


class Game:
    """The interface of alpha-zero-general, with its names."""

    def __init__(
        self,
        game: Variant | str,
        *,
        max_plies: int = MAX_PLIES,
        fen: str | None = None,
        **options: Any,
    ) -> None:
        """Games of this kind, drawn after so many plies."""
        self._start = StepGame(game, fen, max_plies=max_plies, **options)
        self.variant = self._start.variant
        mirrors = [name for name in self.variant.symmetries if name in ("identity", "mirror")]
        self._steps = {name: self.variant.symmetric_steps(name) for name in mirrors}

    def getInitBoard(self) -> Board:  # noqa: N802
        """The start; player 1 is the side that moves first."""
        player = self._start.player
        return Board(self._start.copy(), player, player)

    def getBoardSize(self) -> tuple[int, ...]:  # noqa: N802
        """The shape of the planes."""
        return self.variant.observation_shape()

    def getActionSize(self) -> int:  # noqa: N802
        """The step actions, and one to pass."""
        return self.variant.step_count + 1

    def getNextState(self, board: Board, player: int, action: int) -> tuple[Board, int]:  # noqa: N802
        """The board after an action of this player, and the other player."""
        other = 1 - board.actor
        if board.passes:
            if action != self.variant.step_count:
                raise ValueError("whose opponent goes on capturing can only pass")
            return Board(board.game, other, board.first), -player
        game = board.game.copy()
        game.take(int(action))
        return Board(game, other, board.first), -player

    def getValidMoves(self, board: Board, player: int) -> npt.NDArray[np.uint8]:  # noqa: N802
        """1 for each legal action of who is to act."""
        valid = np.zeros(self.getActionSize(), np.uint8)
        if board.passes:
            valid[-1] = 1
        else:
            valid[:-1] = board.game.mask()
        return valid

    def getGameEnded(self, board: Board, player: int) -> float:  # noqa: N802
        """0 while the game goes on; 1 if this player has won, -1 if it has lost, else a little."""
        if not board.game.is_over:
            return 0
        side = board.first if player == 1 else 1 - board.first
        return board.game.rewards[side] or DRAW

    def getCanonicalForm(self, board: Board, player: int) -> Board:  # noqa: N802
        """The board as this player sees it, who is called player 1 from then on."""
        first = board.first if player == 1 else 1 - board.first
        return Board(board.game, board.actor, first)

    def getSymmetries(self, board: Board, pi: Any) -> list[tuple[Any, list[float]]]:  # noqa: N802
        """The planes and the policy as they are, and mirrored where the game has a mirror."""
        policy, planes = np.asarray(pi), np.asarray(board)
        view: Any = "black" if board.actor else "white"
        symmetric = []
        for name, steps in self._steps.items():
            changed = policy.copy()
            changed[steps] = policy[:-1]
            turned = self.variant.symmetric_planes(name, planes, view=view)
            symmetric.append((turned, changed.tolist()))
        return symmetric

    def stringRepresentation(self, board: Board) -> str:  # noqa: N802
        """What tells boards apart: all there is of the game, and who is to act."""
        return f"{board.game.snapshot().hex()} {board.actor}"
