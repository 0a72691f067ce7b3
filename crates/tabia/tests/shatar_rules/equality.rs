//! What makes positions equal, and what makes them repeated.

use crate::{after, draw, moves, position, win, with};
use tabia::shatar::ShatarOptions;
use tabia::{Position, Reason, Side};

#[test]
fn runs_are_part_of_equality_and_key_and_not_of_repetition() {
    // The same pieces with White to move: with and without a shak in White's run.
    let [without, with_shak] = ["-", "w"]
        .map(|bits| position(&format!("7r/7P/2B3p1/5Nk1/5p2/4Pn2/8/3K4 w - - 2 2 {bits}")));
    assert_ne!(without, with_shak);
    assert_ne!(without.key(), with_shak.key());
    assert_eq!(without.repetition_key(), with_shak.repetition_key());
    assert_eq!(moves(&without), moves(&with_shak));
    // They decide the result of what follows.
    let game = ["e3f4", "g5h5", "c6f3"];
    assert_eq!(after(&without, &game).outcome(), draw(Reason::Niol));
    assert_eq!(
        after(&with_shak, &game).outcome(),
        win(Side::White, Reason::Mate)
    );
}

#[test]
fn repetition_tells_sides_and_pieces_apart() {
    let white = position("4k3/7p/8/8/8/8/4B3/K7 w");
    let black = position("4k3/7p/8/8/8/8/4B3/K7 b");
    let other = position("4k3/7p/8/8/8/8/4N3/K7 w");
    assert_ne!(white.repetition_key(), black.repetition_key());
    assert_ne!(white.repetition_key(), other.repetition_key());
}

#[test]
fn counters_are_carried_and_decide_nothing() {
    let placement = "4k3/7p/8/8/8/8/4B3/K7 w - -";
    let [early, late] = ["0 1 -", "99 70 -"].map(|rest| position(&format!("{placement} {rest}")));
    assert_eq!(early, late);
    assert_eq!(early.key(), late.key());
    let late = after(&late, &["e2d3"]);
    assert_eq!((late.quiet_plies(), late.move_number()), (100, 70));
    let late = after(&late, &["h7h6"]);
    assert_eq!((late.quiet_plies(), late.move_number()), (0, 71));
    assert_eq!(late.outcome(), None);
}

#[test]
fn rules_are_part_of_equality() {
    let fen = "4k3/7p/8/8/8/8/4B3/K7 w";
    assert_ne!(position(fen), with(fen, ShatarOptions::FAIRY));
}
