//! Settings by name: the same as the methods, and errors that say what was wrong.

use crate::{board, square};
use tabia::picture::{self, Colour, Coordinates, Picture, PictureError, Theme};
use tabia::{AnyPosition, Set, Square, Variant};

fn refused(name: &str, value: &str) -> String {
    let mut picture = picture::board(&AnyPosition::start(Variant::Russian));
    let before = picture.clone();
    let error = picture.set(name, value).expect_err("it is refused");
    assert_eq!(picture, before, "{name}={value}");
    error.to_string()
}

fn with(settings: &[(&str, &str)]) -> Picture {
    let mut picture = picture::board(&AnyPosition::start(Variant::Russian));
    for (name, value) in settings {
        picture.set(name, value).unwrap();
    }
    picture
}

#[test]
fn settings_do_what_the_methods_do() {
    let plain = picture::board(&AnyPosition::start(Variant::Russian));
    let [c3, d4] = ["c3", "d4"].map(|name| square(&plain, name));
    let theme = Theme {
        arrow: Colour::rgba(0x1122_3380),
        ..Theme::DARK
    };
    let by_methods = plain
        .clone()
        .turned(true)
        .coordinates(Coordinates::Numbers)
        .theme(theme)
        .width(200)
        .title("t")
        .caption("c")
        .last_route(&[c3, d4], Set::EMPTY)
        .arrow(c3, d4)
        .and_then(|picture| picture.targets_of(c3))
        .unwrap();
    let by_names = with(&[
        ("turned", "yes"),
        ("coordinates", "numbers"),
        ("theme", "dark"),
        ("colour-arrow", "#11223380"),
        ("width", "200"),
        ("title", "t"),
        ("caption", "c"),
        ("last", "c3-d4"),
        ("arrows", "22 18"),
        ("from", "c3"),
    ]);
    assert_eq!(by_methods, by_names);
}

#[test]
fn a_piece_with_where_it_may_go_is_added_to_what_is_marked() {
    let plain = picture::board(&AnyPosition::start(Variant::Russian));
    let [a1, c3, e5] = ["a1", "c3", "e5"].map(|name| square(&plain, name));
    let by_methods = plain
        .marks(Set::of(a1))
        .and_then(|picture| picture.targets(Set::of(e5)))
        .and_then(|picture| picture.targets_of(c3))
        .unwrap();
    let by_names = with(&[("marks", "a1"), ("targets", "e5"), ("from", "c3")]);
    assert_eq!(by_methods, by_names);
    let svg = by_names.svg().to_string();
    assert!(
        svg.contains("Marked: a1, c3. May go to: b4, d4, e5."),
        "{svg}"
    );
}

#[test]
fn a_line_without_a_value_is_refused() {
    let mut picture = picture::board(&AnyPosition::start(Variant::Russian));
    let before = picture.clone();
    for (lines, message) in [
        ("theme", "`theme`: expected NAME=VALUE"),
        (
            "theme=dark\n turned yes",
            "` turned yes`: expected NAME=VALUE",
        ),
        (
            "theme=dark\n=x",
            "unknown setting ``: expected one of turned",
        ),
    ] {
        let error = picture.set_lines(lines).unwrap_err().to_string();
        assert!(error.starts_with(message), "{error}");
        assert_eq!(picture, before);
    }
}

#[test]
fn every_setting_and_every_colour_has_its_name() {
    for setting in Picture::SETTINGS {
        let value = match setting.name {
            "turned" => "no",
            "coordinates" => "none",
            "theme" => "print",
            "width" => "1",
            "arrows" => "c3-d4",
            "from" => "c3",
            "captured" => "wW",
            _ => "a3",
        };
        with(&[(setting.name, value)]);
    }
    for part in Theme::PARTS {
        let picture = with(&[(&format!("colour-{part}"), "#123")]);
        assert!(picture.svg().to_string().contains("<svg"));
        assert_eq!(Theme::LIGHT.part(part).map(|_| ()), Some(()));
    }
    for name in Theme::NAMES {
        assert!(Theme::named(name).is_some());
    }
}

#[test]
fn what_cannot_be_shown_is_refused_and_changes_nothing() {
    for (name, value, message) in [
        (
            "colour-red",
            "#fff",
            "unknown setting `colour-red`: expected one of turned, coordinates, theme",
        ),
        (
            "turned",
            "maybe",
            "turned: at byte 0 of `maybe`: expected yes, no",
        ),
        (
            "theme",
            "pink",
            "theme: at byte 0 of `pink`: expected light, dark or print",
        ),
        (
            "coordinates",
            "",
            "coordinates: at byte 0 of ``: expected letters, numbers, none",
        ),
        (
            "width",
            "0",
            "width: at byte 0 of `0`: expected a number from 1 to 100000",
        ),
        (
            "width",
            "99999999999999999999",
            "width: at byte 0 of `99999999999999999999`: expected",
        ),
        (
            "marks",
            "a1,b1",
            "marks: at byte 3 of `a1,b1`: expected a playing square",
        ),
        (
            "marks",
            "33",
            "marks: at byte 0 of `33`: expected a playing square",
        ),
        (
            "targets",
            "a1 é",
            "targets: at byte 3 of `a1 é`: expected a playing square",
        ),
        (
            "arrows",
            "a1-b2,c3",
            "arrows: at byte 8 of `a1-b2,c3`: expected the square where the last arrow ends",
        ),
        (
            "from",
            "a1,c3",
            "from: at byte 5 of `a1,c3`: expected one square",
        ),
        ("from", "", "from: at byte 0 of ``: expected one square"),
        ("from", "a1", "no piece that can move stands on `a1`"),
        (
            "captured",
            "wx",
            "captured: at byte 1 of `wx`: expected the letter of a piece of this game",
        ),
        (
            "colour-dark",
            "#12",
            "`#12` is no colour: expected `#` and 3, 4, 6 or 8 hexadecimal digits",
        ),
        ("colour-dark", "#+12345", "`#+12345` is no colour"),
        ("colour-dark", "#12345é", "`#12345é` is no colour"),
        (
            "colour-light",
            "\"/><script>",
            "`\"/><script>` is no colour",
        ),
    ] {
        let found = refused(name, value);
        assert!(found.starts_with(message), "{found}");
    }
}

#[test]
fn squares_off_the_board_are_refused() {
    let picture = board(Variant::Shatra, "3/3/3/1/7/b6/7/7/7/7/B/3/3/3 w - - -");
    let on = square(&picture, "d4");
    let off = Square::wrapping(63);
    let refused = Err(PictureError::OffBoard { index: 63 });
    assert_eq!(picture.clone().arrow(on, off), refused);
    assert_eq!(picture.clone().marks(Set::of(off)), refused);
    assert_eq!(
        picture.clone().targets(Set::ALL).map(|_| ()),
        Err(PictureError::OffBoard { index: 62 })
    );
    assert_eq!(picture.clone().targets_of(off), refused);
    assert_eq!(picture.corner_of(off), None);
    // What only marks the past is drawn as far as it can be.
    assert_eq!(
        picture.clone().last_route(&[off, on], Set::of(off)),
        picture.clone().last_route(&[on], Set::EMPTY)
    );
}

#[test]
fn colours_are_read_and_written() {
    for (text, same) in [
        ("#abc", "#aabbcc"),
        ("#abcd", "#aabbccdd"),
        ("#012345", "#012345"),
        ("#01234567", "#01234567"),
    ] {
        assert_eq!(text.parse::<Colour>().unwrap().to_string(), same);
    }
    assert_eq!(Colour::rgb(0xff_ff_ff).indexed(), 231);
    assert_eq!(Colour::rgb(0).indexed(), 16);
}
