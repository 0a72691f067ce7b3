//! Boards as text.

use crate::board;
use tabia::picture::{self, Colouring, Coordinates, Glyphs};
use tabia::{AnyPosition, Variant};

#[test]
fn unmarked_and_in_ascii_it_is_the_plain_board() {
    for &variant in Variant::ALL {
        let start = AnyPosition::start(variant);
        for turned in [false, true] {
            let picture = picture::board(&start).turned(turned);
            let text = picture.text(Glyphs::Ascii, Colouring::None).to_string();
            assert_eq!(text, start.board(turned).to_string());
        }
    }
}

#[test]
fn every_kind_of_every_side_has_its_sign() {
    for &variant in Variant::ALL {
        let start = picture::board(&AnyPosition::start(variant));
        let text = start.text(Glyphs::Unicode, Colouring::None).to_string();
        assert!(!text.contains('?') && !text.is_ascii(), "{text}");
    }
}

#[test]
fn vacant_squares_show_their_numbers() {
    let picture = board(Variant::International, "W:WK47:B5").coordinates(Coordinates::Numbers);
    let text = picture.text(Glyphs::Ascii, Colouring::None).to_string();
    assert!(
        text.starts_with("      1       2       3       4       b\n  6"),
        "{text}"
    );
    assert!(
        text.ends_with("\n 46       W      48      49      50"),
        "{text}"
    );
}

#[test]
fn nothing_is_coloured_where_no_colours_are_asked_for() {
    let picture = board(Variant::Russian, "W:Wc3:Bd4").caption("a\u{1b}[31mb");
    for glyphs in [Glyphs::Ascii, Glyphs::Unicode] {
        let plain = picture.text(glyphs, Colouring::None).to_string();
        assert!(!plain.contains('\u{1b}'), "{plain}");
        assert!(plain.ends_with("\n\na [31mb"), "{plain}");
        let coloured = picture.text(glyphs, Colouring::Ansi).to_string();
        assert!(coloured.contains("\u{1b}[48;5;") && coloured.contains("\u{1b}[0m"));
    }
}

#[test]
fn spans_tell_their_squares() {
    for &variant in Variant::ALL {
        let spans = picture::board(&AnyPosition::start(variant)).spans(Glyphs::Unicode);
        let squares = spans.iter().flatten().filter_map(|span| span.square);
        assert_eq!(squares.collect::<tabia::Set>(), variant.grid().board());
    }
}
