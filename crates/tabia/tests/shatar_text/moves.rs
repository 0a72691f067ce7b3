//! Moves.

use crate::{START, position};
use tabia::{MoveErrorKind, Notation};

#[test]
fn moves_are_written_by_their_squares_and_as_in_chess() {
    for (fen, coordinates, san) in [
        (START, "d1d3", "Jd3"),
        (START, "b1d2", "Nd2"),
        (START, "e2e3", "e3"),
        ("n3k3/1P6/8/8/8/8/6p1/4K2R w", "b7a8j", "bxa8=J+"),
        ("7k/1P5p/8/8/8/8/6p1/K7 w", "b7b8j", "b8=J+"),
        ("4k3/7p/8/8/4r3/3P4/1N1R4/4K3 w", "d3e4", "dxe4"),
        ("4k3/7p/8/8/8/8/4K3/R6R w", "a1d1", "Rad1"),
        ("R7/6kp/8/8/8/8/4K3/R7 w", "a1a4", "R1a4"),
        ("8/6kp/2N5/8/2N3N1/8/4K3/8 w", "c4e5", "Nc4e5"),
        ("7k/7p/8/8/8/8/5K2/N3N3 w", "e1c2", "Nec2"),
        ("J1J5/6kp/8/8/J7/8/4K3/8 w", "a8b8", "Jab8"),
        ("J1J5/6kp/8/8/8/8/J3K3/8 w", "a8a7", "J8a7+"),
        ("7k/7p/8/8/N7/8/4K3/N3N3 w", "a1b3", "Nb3"),
        ("7k/7p/8/8/N3N3/8/4K3/N7 w", "a4c5", "Nac5"),
        ("1r4k1/8/6K1/8/8/8/8/1R6 w", "b1b8", "Rxb8+"),
        ("k3B1K1/5p2/N1r5/8/8/2b1B3/6p1/8 w", "e8c6", "Bxc6#"),
    ] {
        let position = position(fen);
        let mv = position.parse_move(coordinates).expect(fen);
        assert_eq!(position.text(mv).to_string(), coordinates);
        assert_eq!(position.san(mv).to_string(), san, "{coordinates} in {fen}");
        assert_eq!(position.parse_move(san), Ok(mv), "{san} in {fen}");
    }
}

#[test]
fn one_move_is_read_in_many_forms() {
    let white = position("n3k3/1P6/8/8/8/8/6p1/4K2R w");
    let promotion = white.parse_move("b7a8j").unwrap();
    for text in [
        "b7a8", "b7a8q", "b7a8J", "b7a8Q", "b7xa8", "b7:a8=J", "bxa8=J", "bxa8=Q", "bxa8J",
        "bxa8=J+", "bxa8", "ba8", "Pb7xa8=J", "Pbxa8", "b7-a8j",
    ] {
        assert_eq!(white.parse_move(text), Ok(promotion), "{text}");
    }
    let start = position(START);
    let out = start.parse_move("d1d3").unwrap();
    for text in [
        "Jd3", "Qd3", "Jd1d3", "Jdd3", "J1d3", "d1-d3", "Jd1-d3", "Jd3+", "Jd3#",
    ] {
        assert_eq!(start.parse_move(text), Ok(out), "{text}");
    }
}

#[test]
fn khuu_captures_only_where_its_file_is_named() {
    let white = position("4k3/7p/8/3p4/4P3/8/8/4K3 w");
    assert_eq!(
        white.parse_move("d5").unwrap_err().kind,
        MoveErrorKind::Illegal
    );
    assert_eq!(
        white.text(white.parse_move("ed5").unwrap()).to_string(),
        "e4d5"
    );
    assert_eq!(white.parse_move("e5").map(|mv| mv.is_capture()), Ok(false));
}

#[test]
fn move_that_cannot_be_read_is_refused_with_its_place() {
    use MoveErrorKind::{Illegal, Square, Syntax};
    let start = position(START);
    for (text, kind, offset, message) in [
        (
            "",
            Syntax,
            0,
            "at byte 0: expected a square, from a1 to h8, the text ends here",
        ),
        (
            "e",
            Syntax,
            0,
            "at byte 0: expected a square, from a1 to h8, found `e`",
        ),
        (
            "N",
            Syntax,
            1,
            "at byte 1: expected a square, from a1 to h8, the text ends here",
        ),
        (
            "O-O",
            Syntax,
            0,
            "at byte 0: expected a square, from a1 to h8, found `O-O`",
        ),
        (
            "i2i3",
            Syntax,
            0,
            "at byte 0: expected a square, from a1 to h8, found `i2i3`",
        ),
        (
            "e2e9",
            Square,
            2,
            "at byte 2: found `e9`: no square has this name",
        ),
        (
            "e0e3",
            Square,
            0,
            "at byte 0: found `e0e3`: no square has this name",
        ),
        (
            "e2e3=",
            Syntax,
            5,
            "at byte 5: expected `J` for a bers, the text ends here",
        ),
        (
            "e2e3=N",
            Syntax,
            5,
            "at byte 5: expected `J` for a bers, found `N`",
        ),
        (
            "e2e3 ",
            Syntax,
            4,
            "at byte 4: expected the end of the move, found ` `",
        ),
        (
            "e2e3++",
            Syntax,
            5,
            "at byte 5: expected the end of the move, found `+`",
        ),
        ("e2e4", Illegal, 0, "`e2e4` is no legal move here"),
        ("e2e3j", Illegal, 0, "`e2e3j` is no legal move here"),
        ("e2xe3", Illegal, 0, "`e2xe3` is no legal move here"),
        ("Ne3", Illegal, 0, "`Ne3` is no legal move here"),
        (
            "ж",
            Syntax,
            0,
            "at byte 0: expected a square, from a1 to h8, found `ж`",
        ),
    ] {
        let error = start.parse_move(text).unwrap_err();
        assert_eq!(
            (error.kind, error.offset, error.to_string().as_str()),
            (kind, offset, message),
            "{text}"
        );
    }
}

#[test]
fn move_that_two_pieces_can_make_is_ambiguous() {
    let white = position("4k3/7p/8/8/8/8/4K3/R6R w");
    let error = white.parse_move("Rd1").unwrap_err();
    let named: Vec<String> = error
        .candidates()
        .iter()
        .map(|mv| white.text(mv).to_string())
        .collect();
    assert_eq!(named, ["a1d1", "h1d1"]);
    assert_eq!(error.to_string(), "`Rd1` is ambiguous: 2 legal moves fit");
}

#[test]
fn move_of_another_position_is_not_written() {
    use std::fmt::Write;
    let mut out = String::new();
    let mv = position(START).parse_move("d1d3").unwrap();
    let other = position("4k3/7p/8/8/8/8/4K3/R6R w");
    assert!(write!(out, "{}", other.text(mv)).is_err());
    assert!(other.write_san(mv, &mut out).is_err());
}
