//! Positions.

use crate::{START, position};
use tabia::shatar::Shatar;
use tabia::{FenErrorKind, Notation};

fn written(fen: &str) -> String {
    position(fen).fen().to_string()
}

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
