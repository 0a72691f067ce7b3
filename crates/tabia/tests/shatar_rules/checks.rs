//! Checks by name, and runs of checks.

use crate::{after, draw, moves, position, runs, said, win};
use tabia::{Position, Reason, Side};

#[test]
fn check_is_named_after_the_piece_that_attacks() {
    for (fen, mv, names) in [
        ("7k/7p/8/8/8/8/8/K2J4 w", "d1d8", vec!["shak"]),
        ("7k/7p/8/8/8/8/8/K2R4 w", "d1d8", vec!["shak"]),
        ("7k/7p/8/8/3N4/8/8/K7 w", "d4e6", vec![]),
        ("7k/7p/8/4N3/8/8/8/K7 w", "e5f7", vec!["shak"]),
        ("7k/7p/8/8/8/8/8/K1B5 w", "c1b2", vec!["tuk"]),
        ("7k/8/6Pp/8/8/8/8/K7 w", "g6g7", vec!["tsod"]),
        ("7k/7p/8/8/8/8/8/K1B5 w", "c1d2", vec![]),
    ] {
        assert_eq!(said(&position(fen), mv), names, "{mv} in {fen}");
    }
}

#[test]
fn discovered_check_is_named_after_the_piece_that_stood_behind() {
    let white = position("7k/7p/8/8/3N4/8/1B6/K7 w");
    assert_eq!(said(&white, "d4f5"), ["tuk"]);
    assert_eq!(moves(&after(&white, &["d4f5"])), "h8g8");
    assert_eq!(runs(&after(&white, &["d4f5"])), "-");
}

#[test]
fn double_check_has_both_names_and_counts_as_a_shak() {
    let white = position("8/3k4/4p3/3P4/8/7p/8/K2R4 w");
    assert_eq!(said(&white, "d5e6"), ["shak", "tsod"]);
    assert_eq!(runs(&after(&white, &["d5e6"])), "w");
}

#[test]
fn double_check_by_two_pieces_of_one_name_says_it_once() {
    let white = position("8/b7/8/6p1/1r6/3pP1K1/8/1R1N3k w");
    assert_eq!(said(&white, "d1f2"), ["shak", "mate"]);
    assert_eq!(after(&white, &["d1f2"]).checkers().len(), 2);
}

#[test]
fn promotion_with_check_is_a_shak() {
    let white = position("7k/P7/8/8/8/7p/8/K7 w");
    assert_eq!(said(&white, "a7a8j"), ["shak"]);
    let black = after(&white, &["a7a8j"]);
    assert_eq!(runs(&black), "w");
    assert_eq!(moves(&black), "h8g7 h8h7");
}

#[test]
fn run_with_a_shak_makes_the_mate_of_a_temee_win() {
    let start = position("7r/6NP/2B3pk/8/5p2/4Pn2/8/3K4 w - - 0 1 -");
    assert_eq!(said(&start, "g7f5"), ["shak"]);
    let game = after(&start, &["g7f5", "h6g5"]);
    assert_eq!(
        (runs(&game).as_str(), said(&game, "e3f4")),
        ("w", vec!["tsod"])
    );
    let game = after(&game, &["e3f4", "g5h5"]);
    assert_eq!(
        (runs(&game).as_str(), said(&game, "c6f3")),
        ("w", vec!["tuk", "mate"])
    );
    let end = after(&game, &["c6f3"]);
    assert_eq!(end.outcome(), win(Side::White, Reason::Mate));
    assert_eq!(moves(&end), "");
}

#[test]
fn run_without_a_shak_makes_the_same_mate_a_niol() {
    // The same, but the mori's check did not belong to the run.
    let game = position("7r/7P/2B3p1/5Nk1/5p2/4Pn2/8/3K4 w - - 2 2 -");
    let game = after(&game, &["e3f4", "g5h5"]);
    assert_eq!(
        (runs(&game).as_str(), said(&game, "c6f3")),
        ("-", vec!["tuk", "niol"])
    );
    assert_eq!(after(&game, &["c6f3"]).outcome(), draw(Reason::Niol));
}

#[test]
fn move_without_check_ends_the_run_of_its_side_only() {
    let game = position("4k3/7p/5j2/K7/8/8/8/3R4 w - - 0 1 -");
    let game = after(&game, &["d1e1"]);
    assert_eq!(
        (runs(&game).as_str(), moves(&game).as_str()),
        ("w", "e8d7 e8d8 e8f7 e8f8 f6e5 f6e6 f6e7")
    );
    // The counter-check leaves White's run as it was: now both sides have one.
    let both = after(&game, &["f6e5"]);
    assert_eq!(runs(&both), "wb");
    assert!(both.run_has_shak(Side::White) && both.run_has_shak(Side::Black));
    assert_eq!(moves(&both), "a5a4 a5a6 a5b4 a5b6 e1e5");
    // White's next move gives check: its run goes on, and Black's is left alone.
    assert_eq!(runs(&after(&both, &["e1e5"])), "wb");
    // Or it gives none: White's run is over.
    let one = after(&both, &["a5b6"]);
    assert_eq!(runs(&one), "b");
    assert!(!one.run_has_shak(Side::White) && one.run_has_shak(Side::Black));
    assert_eq!(
        moves(&one),
        "e5e1 e5e2 e5e3 e5e4 e5e6 e5e7 e8d7 e8d8 e8e7 e8f7 e8f8 h7h6"
    );
    assert_eq!(runs(&after(&one, &["h7h6"])), "-");
}

#[test]
fn mate_of_a_temee_wins_after_a_counter_check() {
    // Black stands between, and so opens a check by its tereg: both runs have a shak now, and
    // White's goes on with the mate by the temee, which stands between in turn.
    let game = position("RK2k3/p7/1b4P1/1r6/BB6/8/r7/8 w - - 0 1 -");
    let game = after(&game, &["b8b7", "b6d8"]);
    assert_eq!(
        (runs(&game).as_str(), said(&game, "a4b5")),
        ("wb", vec!["tuk", "mate"])
    );
    assert_eq!(
        after(&game, &["a4b5"]).outcome(),
        win(Side::White, Reason::Mate)
    );
}

#[test]
fn position_without_the_field_takes_the_run_from_the_checks_on_the_board() {
    for (fen, bits) in [
        ("4k3/8/8/8/4R3/8/7p/K7 b", "w"),
        ("4k3/8/8/1B6/8/8/7p/K7 b", "-"),
        ("4k3/3P4/8/8/8/8/7p/K7 b", "-"),
        ("4k3/3P4/8/8/4R3/8/7p/K7 b", "w"),
        ("4k3/7p/8/8/3R4/8/8/K7 w", "-"),
    ] {
        assert_eq!(runs(&position(fen)), bits, "{fen}");
    }
}

#[test]
fn runs_that_contradict_the_board_are_set_right() {
    // In check by a tereg White's run has a shak; out of check White has no run.
    assert_eq!(runs(&position("4k3/8/8/8/4R3/8/7p/K7 b - - 0 1 -")), "w");
    assert_eq!(runs(&position("4k3/8/8/8/3R4/8/7p/K7 b - - 0 1 wb")), "b");
    // A shak further back cannot be seen on the board.
    assert_eq!(runs(&position("4k3/8/8/1B6/8/8/7p/K7 b - - 0 1 w")), "w");
}
