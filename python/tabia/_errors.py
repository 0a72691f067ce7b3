"""What can go wrong, all of it a ValueError."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabia._tabia import Move
    from tabia._values import Outcome

# What an error knows is set on it as attributes: so it is pickled and copied with all of it.


class TabiaError(ValueError):
    """Something cannot be read or played; the base of the errors of this package."""

    kind: str | None = None
    """What sort of fault it is, such as 'syntax', 'square', 'illegal' or 'comment'."""
    offset: int | None = None
    """Where in the text that was given: letters from its start."""
    line: int | None = None
    """Where in a file: the line, from 1."""
    column: int | None = None
    """Where in the line: the column, from 1, in bytes."""
    found: str | None = None
    """What stands there, cut where it is long."""
    expected: str | None = None
    """What was expected there."""


class VariantError(TabiaError):
    """There is no game of this name."""


class OptionError(TabiaError):
    """The game has no such option, or the option no such value."""


class SquareError(TabiaError):
    """There is no such square on the board."""


class FenError(TabiaError):
    """The text is no position, or no turn, of the game."""


class MoveError(TabiaError):
    """A move cannot be read or played."""


class IllegalMoveError(MoveError):
    """The move is not legal here."""

    move: Move | None = None
    """The move, if it was given as one."""


class AmbiguousMoveError(MoveError):
    """Several legal moves with different results fit the text."""

    candidates: tuple[Move, ...] = ()
    """The first of them, at most eight."""
    count: int = 0
    """How many there are."""


class GameOverError(TabiaError):
    """The game is over, and takes no more moves."""

    outcome: Outcome | None = None
    """How it ended."""


class ClaimError(TabiaError):
    """There is no draw to claim."""


class StepError(TabiaError):
    """The step cannot be made; the turn stays as it was."""


class PictureError(TabiaError):
    """A picture cannot show this."""


class PdnError(TabiaError):
    """A game in a file cannot be read, or not be played to its end."""

    game: int | None = None
    """The number of the game in the file, from 1."""
    title: str | None = None
    """The event and the players, as far as they are known."""
    played: int | None = None
    """How many moves were played before the one that cannot be."""


class RecordError(TabiaError):
    """A record cannot hold this, or a text is not one record."""
