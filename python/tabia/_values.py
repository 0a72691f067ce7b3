"""Plain values: names, and tuples with names."""

from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tabia._tabia import Record

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt
    from typing_extensions import Self

    _Int8s = npt.NDArray[np.int8]
    _UInt32s = npt.NDArray[np.uint32]
else:
    # numpy is asked for only where arrays are made.
    _Int8s = _UInt32s = Any


class _Name(str, Enum):
    """A name of a closed list, which is text too."""

    def __new__(cls, value: str) -> "Self":
        member = str.__new__(cls, value)
        member._value_ = value
        return member

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __str__(self) -> str:
        return str(self.value)

    def __format__(self, form: str) -> str:
        return format(str(self.value), form)


class Side(_Name):
    """The side of a player."""

    WHITE = "white"
    BLACK = "black"

    @property
    def other(self) -> "Side":
        """The opponent."""
        return Side.BLACK if self is Side.WHITE else Side.WHITE


WHITE: Final = Side.WHITE
BLACK: Final = Side.BLACK


class Reason(_Name):
    """Why a game is over. The list is closed."""

    BLOCKED = "blocked"
    BIY_CAPTURED = "biy_captured"
    MATE = "mate"
    KNIGHT_MATE = "knight_mate"
    NIOL = "niol"
    ROBADO = "robado"
    STALEMATE = "stalemate"
    ONE_PIECE_EACH = "one_piece_each"
    SEVERAL_V_ONE_MAN = "several_v_one_man"
    DEAD_POSITION = "dead_position"
    REPETITION = "repetition"
    THREE_KINGS = "three_kings"
    KINGS_ONLY = "kings_only"
    FEW_PIECES = "few_pieces"
    MAIN_ROAD = "main_road"
    TWO_AGAINST_ONE = "two_against_one"
    NO_CAPTURE = "no_capture"
    FIFTY_MOVES = "fifty_moves"
    AGREEMENT = "agreement"
    RESIGNATION = "resignation"


class Outcome(NamedTuple):
    """How a game ended."""

    winner: Side | None
    """The winner; None for a draw."""
    reason: Reason
    """Why the game is over."""

    def __str__(self) -> str:
        """Such as 'white wins (blocked)'."""
        who = "draw" if self.winner is None else f"{self.winner} wins"
        return f"{who} ({self.reason})"


class Piece(NamedTuple):
    """A piece on the board."""

    side: Side
    """Whose it is."""
    kind: str
    """The letter of its kind, one of `Variant.kinds`."""

    def __str__(self) -> str:
        """Its letter: large for White, small for Black."""
        return self.kind if self.side is Side.WHITE else self.kind.lower()


class Route(NamedTuple):
    """The way that a piece goes in one move."""

    squares: tuple[str, ...]
    """The start, and every square that it lands on."""
    captured: tuple[str, ...]
    """The squares of the captured pieces, in the order of capture."""


class Announcement(NamedTuple):
    """What the customs of a game ask the player of a move to say."""

    name: str
    """What: 'attack', 'soon_king' or 'king'; in Shatar 'shak', 'tuk', 'tsod', 'niol', 'robado' or
    'mate'."""
    squares: tuple[str, ...]
    """The squares that it speaks of."""


class Clause(NamedTuple):
    """A draw clause whose count runs, and how far it has come."""

    reason: Reason
    """Why the game is drawn when the count is full."""
    counted: int
    """How far it has come."""
    limit: int
    """At what count the game is drawn."""
    unit: str
    """What is counted: 'plies' or 'moves of the stronger side'."""

    @property
    def left(self) -> int:
        """How much is left until the draw."""
        return max(self.limit - self.counted, 0)


class Option(NamedTuple):
    """An option of a game."""

    name: str
    """Its name, for use as a keyword."""
    values: tuple[str, ...]
    """The words it can be."""
    most: int | None
    """If it can be a number from 1, the largest; else None."""
    default: str
    """Its usual value in the game."""
    about: str
    """What it decides, in a sentence."""


class Step(NamedTuple):
    """A step of one piece within a turn: a whole quiet move, or one jump of a capture."""

    from_square: str | int
    """Where the piece stands before it."""
    to_square: str | int
    """Where it stands after it."""
    capture: bool = False
    """Whether it captures."""
    promotion: str | None = None
    """What the piece becomes with it, where that is the player's choice."""


class Stop(_Name):
    """What a player can do in a turn that is no step."""

    STOP = "stop"

    def __repr__(self) -> str:
        return "STOP"


STOP: Final = Stop.STOP
"""Ends a move that could go on; it stands where else a Step does."""


class Plane(NamedTuple):
    """What one plane of an observation shows."""

    name: str
    """What it shows, such as 'man' or 'draw count'."""
    owner: str | None
    """Whose: 'white' (seen by the mover, its own) or 'black' (the enemy's); None if nobody's."""
    meaning: str
    """What its numbers mean."""
    most: int
    """The largest number; as float32, numbers are divided by it."""
    is_of_board: bool
    """Whether it shows pieces, and so is there for earlier positions too."""


class Playouts(NamedTuple):
    """How games of random moves went: numpy arrays with a number for each."""

    winner: _Int8s
    """1 White, -1 Black, 0 nobody."""
    plies: _UInt32s
    """How many moves were made."""
    reason: _Int8s
    """Why it ended: the place of the Reason in tuple(Reason); -1 if it was broken off."""


class Item(NamedTuple):
    """A part of a record."""

    kind: str
    """'move', 'comment', 'nag', or 'open' and 'close' around a variation."""
    text: str
    """The move or the comment as it is written; of a nag the number."""
    line: int = 0
    """Where a move stands in its file: the line, from 1; 0 if it was not read from one."""
    column: int = 0
    """And the column, from 1, in bytes."""


def read_record(text: str) -> Record:
    """The record that was pickled as this text."""
    return Record.parse(text)
