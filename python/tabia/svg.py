"""Pictures of boards as SVG.

A notebook shows a `tabia.Position`, a `tabia.Game` or a `tabia.Turn` as a picture by itself.
`board` makes the same picture as text, with whatever else it should show.

>>> import tabia
>>> position = tabia.Position("russian", "W:Wc3,Kg1:Bb6,d4")
>>> picture = tabia.svg.board(position, theme="print", arrows=["c3-e5"], turned=True)
>>> picture.startswith("<svg "), "<title>Russian draughts</title>" in picture
(True, True)

What cannot be shown raises `tabia.PictureError`:

>>> tabia.svg.board(position, arrows=["c3-z9"])
Traceback (most recent call last):
tabia._errors.PictureError: arrows: at byte 3 of `c3-z9`: expected a playing square
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tabia import _tabia
from tabia._errors import PictureError

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["board"]


def board(
    shown: _tabia.Position | _tabia.Game | _tabia.Turn,
    /,
    *,
    turned: bool = False,
    coordinates: Literal["letters", "numbers", "none"] | None = None,
    theme: Literal["light", "dark", "print"] = "light",
    colours: Mapping[str, str] | None = None,
    width: int | None = None,
    title: str | None = None,
    caption: str | None = None,
    last_move: _tabia.Move | str | None = None,
    arrows: str | Iterable[str | tuple[str | int, str | int]] = (),
    marks: str | Iterable[str | int] = (),
    targets: str | Iterable[str | int] = (),
    targets_of: str | int | None = None,
    captured: str | None = None,
) -> str:
    """The picture of a position, a game or a turn as an SVG document.

    Of a game it shows the last move, the pieces captured, and what the player says of it; of a
    turn where its piece has come to, what it has captured, and where it may go next.

    - turned: as Black sees the board.
    - coordinates: how squares are named; as usual in the game, if not given.
    - theme, colours: a theme, and colours of it that are changed, such as `{"dark": "#4b7399"}`.
    - width: in pixels.
    - title: for those who do not see the picture; caption: written below the board.
    - last_move: the move that led here, or the squares of one as text, such as 'c5:e3:g5'.
    - arrows: as 'c3-d4', or as pairs of squares; or one text, such as 'c3-d4,e3-f4'.
    - marks, targets: squares that are marked, and squares where a piece may go; or one text,
      such as 'c3,d4'.
    - targets_of: a piece that can move, marked with where it may go.
    - captured: the letters of captured pieces, shown beside the board.

    Raises PictureError.
    """
    settings = [("turned", "yes" if turned else "no"), ("theme", theme)]
    settings += [(f"colour-{name}", colour) for name, colour in (colours or {}).items()]
    if isinstance(last_move, _tabia.Move):
        settings.append(("last", f"{last_move.from_square} {last_move.to_square}"))
        # Where a piece is captured by one that takes its place, that one stands there now.
        taken = [square for square in last_move.captured if square != last_move.to_square]
        settings.append(("taken", ",".join(taken)))
    elif last_move is not None:
        settings.append(("last", last_move))
    lists = {
        "arrows": arrows if isinstance(arrows, str) else ",".join(map(_arrow, arrows)),
        "marks": _listed(marks),
        "targets": _listed(targets),
    }
    settings += [(name, squares) for name, squares in lists.items() if squares]
    others = {
        "coordinates": coordinates,
        "width": width,
        "title": title,
        "caption": caption,
        "from": targets_of,
        "captured": captured,
    }
    settings += [(name, str(value)) for name, value in others.items() if value is not None]
    return _tabia.svg(shown, settings)


def _listed(squares: str | Iterable[str | int]) -> str:
    return squares if isinstance(squares, str) else ",".join(map(str, squares))


def _arrow(arrow: str | tuple[str | int, str | int]) -> str:
    if isinstance(arrow, str):
        return arrow
    ends = tuple(map(str, arrow))
    if len(ends) != 2:
        fault = f"arrows: expected pairs of squares, found {arrow!r}"
        raise PictureError(fault)
    return "-".join(ends)
