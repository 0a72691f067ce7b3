"""Rules of traditional board games: positions, legal moves, results, notation, leaf counts.

It is a rules library and no engine: it never says which move is good.

>>> import tabia
>>> position = tabia.Position("russian")
>>> for text in ["e3-d4", "d6-c5", "g3-f4"]:
...     position = position.play(text)
>>> [position.text(move) for move in position.legal_moves]
['c5:g5']
>>> move = position.parse_move("c5:g5")
>>> move.captured
('d4', 'f4')
>>> position = position.play(move)
>>> position.turn
Side.WHITE
>>> print(position)
8   b   b   b   b
7 b   b   b   b
6   b   .   b   b
5 .   .   .   b
4   .   .   .   .
3 w   w   .   .
2   w   w   w   w
1 w   w   w   w
  a b c d e f g h

# What is where

- `Variant`: the games, by name: `Variant.all()`.
- `Position`: a position that never changes; `Move`, and `LegalMoves` as a position has them.
- `Game`: a game being played, with moves taken back, repetitions and draws by count;
  `random_game`, `random_games`.
- `Turn`: a move one step at a time, and the `Step`s of a game as numbers.
- `BatchEnv`, `StepGame`, `playouts`: games for programs that learn, with planes and masks.
- `read_pdn`, `parse_pdn`, `Record`: games in files.
- `tabia.svg.board`: pictures; a notebook shows positions, games and turns as such.
- `Outcome`, `Piece`, `Route`, `Announcement`, `Clause`, `Option`, `Item`: named tuples.
- `Side`, `Reason`: names that are text too: `Side.WHITE == "white"`.

# Squares

A square is a `str`: its name in the game, such as 'c3', or '22' where a game counts its squares.
Where a square is asked for, either form will do, and so will an `int`: the public number, which
counts the playing squares row by row from the top left, from 1. `Variant.squares` lists them in
this order.

# Learning

`BatchEnv` plays many games side by side and writes planes, masks and rewards into arrays of numpy;
the modules `tabia.open_spiel`, `tabia.pettingzoo`, `tabia.gymnasium` and `tabia.alpha_zero`,
imported by name, bring the games to these frameworks. The page "For researchers" in the repository,
python/docs/researchers.md, tells of encodings, chance, speed and examples.

# Errors

What cannot be read or played raises a `TabiaError`, which is a `ValueError`, with `offset`, `line`
or `column` where there is a place to tell. A number out of range is a `ValueError`, and so is text
that is none (`UnicodeEncodeError`). An argument of another type raises `TypeError`, as everywhere.

# Threads

Whatever takes long lets other threads run, and Ctrl-C interrupts it. A `Game` or a `Turn` may be
shared by threads: each call is done as a whole.
"""

from tabia import svg as svg
from tabia._errors import (
    AmbiguousMoveError,
    ClaimError,
    FenError,
    GameOverError,
    IllegalMoveError,
    MoveError,
    OptionError,
    PdnError,
    PictureError,
    RecordError,
    SquareError,
    StepError,
    TabiaError,
    VariantError,
)
from tabia._files import parse_pdn, read_pdn
from tabia._tabia import (
    BatchEnv,
    Game,
    LegalMoves,
    Move,
    PdnReader,
    Position,
    Record,
    StepGame,
    Turn,
    Variant,
    __version__,
    playouts,
    random_game,
    random_games,
)
from tabia._values import (
    BLACK,
    STOP,
    WHITE,
    Announcement,
    Clause,
    Item,
    Option,
    Outcome,
    Piece,
    Plane,
    Playouts,
    Reason,
    Route,
    Side,
    Step,
    Stop,
)

__all__ = [
    "BLACK",
    "STOP",
    "WHITE",
    "AmbiguousMoveError",
    "Announcement",
    "BatchEnv",
    "ClaimError",
    "Clause",
    "FenError",
    "Game",
    "GameOverError",
    "IllegalMoveError",
    "Item",
    "LegalMoves",
    "Move",
    "MoveError",
    "Option",
    "OptionError",
    "Outcome",
    "PdnError",
    "PdnReader",
    "PictureError",
    "Piece",
    "Plane",
    "Playouts",
    "Position",
    "Reason",
    "Record",
    "RecordError",
    "Route",
    "Side",
    "SquareError",
    "Step",
    "StepError",
    "StepGame",
    "Stop",
    "TabiaError",
    "Turn",
    "Variant",
    "VariantError",
    "__version__",
    "parse_pdn",
    "playouts",
    "random_game",
    "random_games",
    "read_pdn",
]
