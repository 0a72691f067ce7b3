"""Pictures: as SVG and as text."""

from __future__ import annotations

import doctest
from typing import Any
from xml.etree import ElementTree

import pytest

import tabia
from tabia import Game, PictureError, Position, Turn, svg

from .shared import GAMES

SVG = "{http://www.w3.org/2000/svg}"


def words(picture: str, element: str = "desc") -> str:
    return ElementTree.fromstring(picture).findtext(SVG + element) or ""


def test_examples() -> None:
    assert doctest.testmod(svg, optionflags=doctest.IGNORE_EXCEPTION_DETAIL).failed == 0


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_shown_in_notebooks(game: str) -> None:
    position = Position(game)
    for shown in (position, Game(position), Turn(position)):
        picture = shown._repr_svg_()
        assert words(picture, "title") == position.variant.title
        assert words(picture).startswith("White to move.")
        assert picture == svg.board(shown)


def test_a_picture_shows_what_it_is_told() -> None:
    position = Position("russian", "W:Wc3,c1,h2:Bb6,d4,h4")
    move = position.parse_move("c3:e5")
    picture = svg.board(
        position.play(move),
        turned=True,
        coordinates="none",
        theme="dark",
        colours={"arrow": "#123456"},
        width=200,
        title="<&>",
        caption="seen",
        last_move=move,
        arrows=["b6-a5", ("f4", "g3"), (9, 13)],
        marks=["f4", 9],
        targets=iter(["a5"]),
        captured="bW",
    )
    assert words(picture, "title") == "<&>"
    assert "Last move: c3 e5. Captured on: d4. Marked: f4, b6. May go to: a5." in words(picture)
    assert "Arrow: b6 to a5. Arrow: f4 to g3. Arrow: b6 to a5. Captured: bW. seen" in words(picture)
    assert 'width="200"' in picture
    assert "#123456" in picture
    picture = svg.board(position, targets_of="c3", last_move="e5:c7")
    assert "Last move: e5 c7. Marked: c3. May go to: e5." in words(picture)


def test_squares_are_one_text_or_several() -> None:
    position = Position("shatra")
    for marks in ("47", ["47"], [47], iter([47])):
        assert "Marked: 47." in words(svg.board(position, marks=marks))
    assert "May go to: 30, 31." in words(svg.board(position, targets="30,31"))
    picture = words(svg.board(Position("russian"), arrows="c3-d4,e3-f4"))
    assert "Arrow: c3 to d4. Arrow: e3 to f4." in picture
    empty = svg.board(position)
    assert svg.board(position, marks="", targets=[], arrows=()) == empty


def test_what_is_captured_by_taking_its_place_is_not_crossed_out() -> None:
    position = Position("shatar", "7k/8/8/4p3/3P4/8/8/K7 w - - 0 1 -")
    move = position.parse_move("d4e5")
    picture = svg.board(position.play(move), last_move=move)
    assert "Last move: d4 e5." in words(picture)
    assert "Captured on" not in words(picture)
    assert 'class="taken"' not in picture


@pytest.mark.parametrize(
    "settings",
    [
        {"theme": "pink"},
        {"colours": {"dark": '"><script>'}},
        {"colours": {"none": "#fff"}},
        {"arrows": ["c3"]},
        {"arrows": ["c3-b3"]},
        {"arrows": [("c3",)]},
        {"arrows": [("c3", "d4", "e5")]},
        {"marks": "c3b3"},
        {"marks": [99]},
        {"targets_of": "a1"},
        {"width": 0},
        {"captured": "x"},
        {"coordinates": "roman"},
        {"last_move": "c3 to d4"},
    ],
)
def test_what_cannot_be_shown_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(PictureError):
        svg.board(Position("russian"), **settings)


def test_only_positions_games_and_turns_are_shown() -> None:
    wrong: Any = "russian"
    with pytest.raises(TypeError, match="a Position, a Game or a Turn"):
        svg.board(wrong)


def test_boards_as_text() -> None:
    position = Position("russian", "W:Wc3:BKd4")
    assert "w" in position.board()
    assert "⛀" in position.board(glyphs="unicode")
    assert "\x1b[" in position.board(coloured=True)
    assert position.board(turned=True).startswith("1")
    wrong: Any = "emoji"
    with pytest.raises(ValueError, match="glyphs are"):
        position.board(glyphs=wrong)
    assert tabia.Position("shatra").board(glyphs="unicode").count("≈") > 5
