//! Rules that can be chosen.

use crate::{SMOTHERED, USUAL, after, draw, moves, position, win, with};
use tabia::shatar::{BishopRange, Opening, Shatar, ShatarOptions};
use tabia::{Notation, Position, Reason, Side};

const FULL_ARRAY: &str = "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w";
const AFTER_D4: &str = "rnbjkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBJKBNR b";
const AFTER_E4: &str = "rnbjkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBJKBNR b";

#[test]
fn first_moves_are_forced_by_what_stands_on_the_board() {
    use Opening::{EitherFree, EitherMirrored, QueenPawnForced};
    for (opening, fen, legal) in [
        (QueenPawnForced, FULL_ARRAY, "d2d4"),
        (QueenPawnForced, AFTER_D4, "d7d5"),
        (QueenPawnForced, AFTER_E4, "d7d5"),
        (EitherMirrored, FULL_ARRAY, "d2d4 e2e4"),
        (EitherMirrored, AFTER_D4, "d7d5"),
        (EitherMirrored, AFTER_E4, "e7e5"),
        (EitherFree, FULL_ARRAY, "d2d4 e2e4"),
        (EitherFree, AFTER_D4, "d7d5 e7e5"),
        (EitherFree, AFTER_E4, "d7d5 e7e5"),
    ] {
        let options = ShatarOptions { opening, ..USUAL };
        assert_eq!(moves(&with(fen, options)), legal, "{opening:?} {fen}");
    }
}

#[test]
fn no_other_position_has_a_double_step() {
    let singles = "a2a3 b1a3 b1c3 b2b3 c2c3 d2d3 e2e3 f2f3 g1f3 g1h3 g2g3 h2h3";
    for opening in [Opening::AfterD4D5, Opening::KingPawn, Opening::QueenRight] {
        let options = ShatarOptions { opening, ..USUAL };
        assert_eq!(moves(&with(FULL_ARRAY, options)), singles);
    }
    let free = ShatarOptions {
        opening: Opening::EitherFree,
        ..USUAL
    };
    // The array with Black to move is not where a game begins, nor is one with a khuu ahead by one.
    let black = "a7a6 b7b6 b8a6 b8c6 c7c6 d7d6 e7e6 f7f6 g7g6 g8f6 g8h6 h7h6";
    assert_eq!(
        moves(&with("rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR b", free)),
        black
    );
    assert_eq!(
        moves(&with(
            "rnbjkbnr/pppppppp/8/8/8/3P4/PPP1PPPP/RNBJKBNR b",
            free
        )),
        black
    );
}

#[test]
fn each_opening_has_its_start() {
    for (opening, placement) in [
        (
            Opening::AfterD4D5,
            "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR",
        ),
        (
            Opening::QueenPawnForced,
            "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR",
        ),
        (
            Opening::KingPawn,
            "rnbjkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBJKBNR",
        ),
        (
            Opening::EitherMirrored,
            "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR",
        ),
        (
            Opening::QueenRight,
            "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKJBNR",
        ),
        (
            Opening::EitherFree,
            "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR",
        ),
    ] {
        let start = Shatar::start_with(ShatarOptions { opening, ..USUAL });
        assert_eq!(start.fen().to_string(), format!("{placement} w - - 0 1 -"));
    }
}

#[test]
fn temee_of_the_old_rule_slides_three_squares_and_no_further() {
    let old = ShatarOptions {
        bishop_range: BishopRange::Three,
        ..USUAL
    };
    let fen = "7k/7p/8/8/8/8/8/K1B5 w";
    assert_eq!(
        moves(&position(fen)),
        "a1a2 a1b1 a1b2 c1a3 c1b2 c1d2 c1e3 c1f4 c1g5 c1h6"
    );
    assert_eq!(
        moves(&with(fen, old)),
        "a1a2 a1b1 a1b2 c1a3 c1b2 c1d2 c1e3 c1f4"
    );
    // It pins at three squares, not at four; it checks no further either.
    assert_eq!(moves(&with("7k/7p/8/8/3b4/8/1P6/K7 w", old)), "a1a2 a1b1");
    assert_eq!(
        moves(&with("7k/7p/8/4b3/8/8/1P6/K7 w", old)),
        "a1a2 a1b1 b2b3"
    );
    assert_eq!(moves(&position("7k/7p/8/4b3/8/8/1P6/K7 w")), "a1a2 a1b1");
    assert_eq!(
        moves(&with("7k/6bp/8/8/8/8/8/K1B5 w", old)),
        "a1a2 a1b1 a1b2 c1a3 c1b2 c1d2 c1e3 c1f4"
    );
    assert_eq!(
        moves(&position("7k/6bp/8/8/8/8/8/K1B5 w")),
        "a1a2 a1b1 c1b2"
    );
}

#[test]
fn buryat_rules_are_those_of_the_federation() {
    let buryat = ShatarOptions::BURYAT;
    let start = Shatar::start_with(buryat);
    assert_eq!(moves(&after(&start, &["d2d4"])), "d7d5 e7e5");
    let drawn = after(&with(SMOTHERED, buryat), &["g5f7"]);
    assert_eq!(drawn.outcome(), draw(Reason::KnightMate));
    let lost = with("7k/5J1p/7P/8/8/8/8/K7 b", buryat);
    assert_eq!(lost.outcome(), win(Side::White, Reason::Stalemate));
    let won = after(
        &with("k3B1K1/5p2/N1r5/8/8/2b1B3/6p1/8 w", buryat),
        &["e8c6"],
    );
    assert_eq!(won.outcome(), win(Side::White, Reason::Mate));
}
