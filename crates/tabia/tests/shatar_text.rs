//! Positions and moves of Shatar as text: what is read, what is written, what is refused and where.

use proptest::prelude::*;
use std::ops::ControlFlow::Continue;
use tabia::shatar::{Shatar, ShatarOptions};
use tabia::{FenErrorKind, MoveErrorKind, Notation, Position};

const START: &str = "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1 -";

fn position(fen: &str) -> Shatar {
    Shatar::from_fen(fen).unwrap()
}

fn written(fen: &str) -> String {
    position(fen).fen().to_string()
}

// Positions.

#[test]
fn position_is_written_as_it_was_read() {
    for fen in [
        START,
        "4k3/7p/8/K3j3/8/8/8/4R3 w - - 2 2 wb",
        "8/3k4/4P3/8/8/7p/8/K2R4 b - - 0 31 w",
        "J6k/8/8/8/8/7p/8/K7 b - - 65535 65535 w",
    ] {
        assert_eq!(written(fen), fen);
    }
}

#[test]
fn queen_is_read_for_the_bers() {
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w - - 0 1 -";
    assert_eq!(written(fen), START);
}

#[test]
fn fields_after_the_side_to_move_may_be_left_out() {
    let fields: Vec<&str> = START.split(' ').collect();
    for len in 2..=fields.len() {
        assert_eq!(written(&fields[..len].join(" ")), START);
    }
}

#[test]
fn position_that_cannot_be_is_refused_with_its_place() {
    use FenErrorKind::{Count, Place, Rule, Syntax};
    for (fen, kind, offset, message) in [
        (
            "",
            Syntax,
            0,
            "at byte 0: expected a piece (K, J, R, B, N, P) or a number of empty squares, the text ends here",
        ),
        (
            "8/8/8/8/8/8/8/K7 w",
            Count,
            0,
            "at byte 0: found `8/8/8/8/8/8/8/K7`: Black has no noyon",
        ),
        (
            "k7/8/8/8/8/8/8/8 w",
            Count,
            0,
            "at byte 0: found `k7/8/8/8/8/8/8/8`: White has no noyon",
        ),
        (
            "k6k/8/8/8/8/8/8/K7 w",
            Count,
            2,
            "at byte 2: found `k/8/8/8/8/8/8/K7`: a side has one noyon only",
        ),
        (
            "k7/8/8/8/8/8/8/K6P w",
            Place,
            17,
            "at byte 17: found `P`: a khuu cannot stand on the first or the last rank",
        ),
        (
            "k6P/8/8/8/8/8/8/K7 w",
            Place,
            2,
            "at byte 2: found `P/8/8/8/8/8/8/K7`: a khuu cannot stand on the first or the last rank",
        ),
        (
            "k7/8/8/8/8/8/8/K6p w",
            Place,
            17,
            "at byte 17: found `p`: a khuu cannot stand on the first or the last rank",
        ),
        (
            "k6p/8/8/8/8/8/8/K7 w",
            Place,
            2,
            "at byte 2: found `p/8/8/8/8/8/8/K7`: a khuu cannot stand on the first or the last rank",
        ),
        (
            "k7/8/8/8/8/PPPPPPPP/PPPPPPPP/K7 w",
            Count,
            29,
            "at byte 29: found `K7`: a side has sixteen pieces at most",
        ),
        (
            "k7/8/8/8/8/8/8/K6r b",
            Rule,
            19,
            "at byte 19: found `b`: the side not to move is in check",
        ),
        (
            "8/8/8/3kK3/8/8/8/8 w",
            Rule,
            19,
            "at byte 19: found `w`: the side not to move is in check",
        ),
        (
            "k7/8/8/8/8/8/8/K7/8 w",
            Syntax,
            17,
            "at byte 17: expected a space and the next field, found `/8`",
        ),
        (
            "k7/8/8/8/8/8/8/K8 w",
            Syntax,
            17,
            "at byte 17: expected eight squares on a rank, found ` `",
        ),
        (
            "k6/8/8/8/8/8/8/K7 w",
            Syntax,
            2,
            "at byte 2: expected a piece (K, J, R, B, N, P) or a number of empty squares, found `/8/8/8/8/8/8/K7`",
        ),
        (
            "k7/8/8/8/9/8/8/K7 w",
            Syntax,
            9,
            "at byte 9: expected a piece (K, J, R, B, N, P) or a number of empty squares, found `9/8/8/K7`",
        ),
        (
            "k7/8/8/8/x7/8/8/K7 w",
            Syntax,
            9,
            "at byte 9: expected a piece (K, J, R, B, N, P) or a number of empty squares, found `x7/8/8/K7`",
        ),
        (
            "k7/8/8/8/8/8/K7 w",
            Syntax,
            15,
            "at byte 15: expected `/` after the eight squares of a rank, found ` `",
        ),
        (
            "k7/8/8/8/8/8/8/K7",
            Syntax,
            17,
            "at byte 17: expected a space and the next field, the text ends here",
        ),
        (
            "k7/8/8/8/8/8/8/K7 x",
            Syntax,
            18,
            "at byte 18: expected the side to move, `w` or `b`, found `x`",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w KQ - 0 1",
            Syntax,
            20,
            "at byte 20: expected `-`: there is no castling, found `KQ`",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - e3 0 1",
            Syntax,
            22,
            "at byte 22: expected `-`: there is no capture in passing, found `e3`",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - - x 1",
            Syntax,
            24,
            "at byte 24: expected a whole number, found `x`",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - - 0 65536",
            Rule,
            26,
            "at byte 26: found `65536`: a counter goes up to 65535",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - - 0 1 bw",
            Syntax,
            29,
            "at byte 29: expected the end of the position, found `w`",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - - 0 1 x",
            Syntax,
            28,
            "at byte 28: expected the runs of checks with a shak: `-`, `w`, `b` or `wb`, found `x`",
        ),
        (
            "k7/8/8/8/8/8/8/K7 w - - 0 1 - ",
            Syntax,
            29,
            "at byte 29: expected the end of the position, found ` `",
        ),
    ] {
        let error = Shatar::from_fen(fen).unwrap_err();
        assert_eq!(
            (error.kind, error.offset, error.to_string().as_str()),
            (kind, offset, message),
            "{fen}"
        );
    }
}

// Moves.

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

// Any text, and text that is nearly right.

fn round_trips(position: &Shatar) {
    let again = Shatar::from_fen_with(&position.fen().to_string(), position.options()).unwrap();
    assert_eq!(&again, position);
    assert_eq!(again.fen().to_string(), position.fen().to_string());
    let _ = position.visit_moves(&mut |mv| {
        assert_eq!(position.parse_move(&position.text(mv).to_string()), Ok(mv));
        assert_eq!(position.parse_move(&position.san(mv).to_string()), Ok(mv));
        Continue(())
    });
}

fn mutated(text: &'static str) -> impl Strategy<Value = String> {
    prop::collection::vec((0..text.len(), any::<u8>(), 0..3_u8), 1..4).prop_map(move |changes| {
        let mut bytes = text.as_bytes().to_vec();
        for (at, byte, change) in changes {
            let at = at.min(bytes.len().saturating_sub(1));
            // Mostly letters that mean something here.
            let byte = if byte < 200 {
                b"KkJjQRrBbNnPp/12345678 wb-0x=+#aceh"[usize::from(byte) % 35]
            } else {
                byte
            };
            match change {
                0 => bytes.insert(at, byte),
                1 if !bytes.is_empty() => drop(bytes.remove(at)),
                _ if !bytes.is_empty() => bytes[at] = byte,
                _ => {}
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        if let Ok(position) = Shatar::from_fen(&text) {
            round_trips(&position);
        }
        let _ = position(START).parse_move(&text).map_err(|error| error.to_string());
    }

    #[test]
    fn text_that_is_nearly_a_position_is_read_or_refused(
        text in prop_oneof![mutated(START), mutated("4k3/1P5p/8/K3j3/8/8/2p5/4R3 w - - 2 2 wb")],
    ) {
        match Shatar::from_fen_with(&text, ShatarOptions::FAIRY) {
            Ok(position) => round_trips(&position),
            Err(error) => prop_assert!(error.offset <= text.len() && !error.to_string().is_empty()),
        }
    }

    #[test]
    fn text_that_is_nearly_a_move_is_read_or_refused(
        text in prop_oneof![mutated("d1d3"), mutated("Jd3+"), mutated("bxa8=J#"), mutated("Nb1-c3")],
    ) {
        for fen in [START, "n3k3/1P6/8/8/8/8/6p1/1N2K2R w"] {
            let position = position(fen);
            match position.parse_move(&text) {
                Ok(mv) => prop_assert!(position.is_legal(mv)),
                Err(error) => prop_assert!(error.offset <= text.len() && !error.to_string().is_empty()),
            }
        }
    }
}
