//! The rules of Shatar, each shown by a position: with all legal moves where it is about moves.

use std::ops::ControlFlow::Continue;
use tabia::shatar::{BishopRange, KnightMate, MateRule, Opening, Shatar, ShatarOptions, Stalemate};
use tabia::{Notation, Outcome, Position, Reason, Side};

const USUAL: ShatarOptions = ShatarOptions::USUAL;

fn position(fen: &str) -> Shatar {
    with(fen, USUAL)
}

fn with(fen: &str, options: ShatarOptions) -> Shatar {
    Shatar::from_fen_with(fen, options).unwrap()
}

/// All legal moves, in the order of the alphabet.
fn moves(position: &Shatar) -> String {
    let mut moves = Vec::new();
    let _ = position.visit_moves(&mut |mv| {
        moves.push(position.text(mv).to_string());
        Continue(())
    });
    moves.sort();
    moves.join(" ")
}

fn after(position: &Shatar, moves: &[&str]) -> Shatar {
    let mut next = *position;
    for text in moves {
        next.play(next.parse_move(text).unwrap());
    }
    next
}

/// What is said of a move.
fn said(position: &Shatar, text: &str) -> Vec<&'static str> {
    let mut said = Vec::new();
    let mv = position.parse_move(text).unwrap();
    position.announcements(mv, &mut |what| said.push(what.name()));
    said
}

/// The last field of the FEN: whose runs of checks contain a shak.
fn runs(position: &Shatar) -> String {
    let fen = position.fen().to_string();
    fen.rsplit(' ').next().unwrap_or_default().to_owned()
}

fn draw(reason: Reason) -> Option<Outcome> {
    Some(Outcome::draw(reason))
}

fn win(side: Side, reason: Reason) -> Option<Outcome> {
    Some(Outcome::win(side, reason))
}

// Section 1: pieces and moves.

#[test]
fn khuu_goes_one_square_ahead_and_captures_one_diagonally() {
    let white = position("4k3/8/8/3p4/2p1P3/8/3P1P2/4K3 w");
    assert_eq!(moves(&white), "d2d3 e1d1 e1e2 e1f1 e4d5 e4e5 f2f3");
    let black = position("4k3/3p4/2N5/8/8/8/8/4K3 b");
    assert_eq!(moves(&black), "d7c6 d7d6 e8f7 e8f8");
}

#[test]
fn khuu_becomes_a_bers_and_nothing_else() {
    let white = position("n3k3/1P6/8/8/8/8/6p1/4K2R w");
    assert_eq!(
        moves(&white),
        "b7a8j b7b8j e1d1 e1d2 e1e2 e1f2 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"
    );
    assert!(white.parse_move("b7b8n").is_err());
    let promotion = white.parse_move("b7b8").unwrap().promotion();
    assert_eq!(promotion, Some(tabia::shatar::BERS));
}

#[test]
fn bers_goes_as_a_tereg_or_one_square_diagonally() {
    let white = position("4k3/8/8/8/2p5/1P1J4/4P3/3NK3 w");
    assert_eq!(
        moves(&white),
        "b3b4 b3c4 d1b2 d1c3 d1e3 d1f2 d3c2 d3c3 d3c4 d3d2 d3d4 d3d5 d3d6 d3d7 d3d8 d3e3 d3e4 \
         d3f3 d3g3 d3h3 e1d2 e1f1 e1f2 e2e3"
    );
}

#[test]
fn there_is_no_castling() {
    let white = position("r3k2r/8/8/8/8/8/8/R3K2R w");
    assert_eq!(
        moves(&white),
        "a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 a1d1 e1d1 e1d2 e1e2 e1f1 e1f2 \
         h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"
    );
}

#[test]
fn nothing_is_captured_in_passing() {
    // White has just stepped twice, and Black's khuu stands beside.
    let options = ShatarOptions {
        opening: Opening::EitherFree,
        ..USUAL
    };
    let start = Shatar::start_with(options);
    let game = after(&start, &["d2d4", "e7e5", "d4d5", "e5e4", "f2f3"]);
    assert!(game.parse_move("e4f3").is_ok());
    let game = after(&start, &["d2d4", "e7e5", "d4d5", "c7c6"]);
    assert!(game.parse_move("d5e6").is_err());
}

#[test]
fn start_is_the_position_after_the_two_obligatory_moves() {
    let start = Shatar::start();
    assert_eq!(
        start.fen().to_string(),
        "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1 -"
    );
    assert_eq!(
        moves(&start),
        "a2a3 b1a3 b1c3 b1d2 b2b3 c1d2 c1e3 c1f4 c1g5 c1h6 c2c3 d1d2 d1d3 e1d2 e2e3 f2f3 g1f3 \
         g1h3 g2g3 h2h3"
    );
}

#[test]
fn noyon_does_not_stay_on_the_line_of_a_check() {
    let black = position("4k3/8/8/8/4R3/8/7p/K7 b");
    assert_eq!(moves(&black), "e8d7 e8d8 e8f7 e8f8");
}

#[test]
fn check_is_met_by_moving_capturing_or_standing_between() {
    let white = position("4k3/8/8/8/4r3/3P4/1N1R4/4K3 w");
    assert_eq!(moves(&white), "d2e2 d3e4 e1d1 e1f1 e1f2");
}

#[test]
fn pinned_pieces_stay_on_their_line() {
    let white = position("4k3/4r3/8/8/7b/8/4RP2/4K3 w");
    assert_eq!(moves(&white), "e1d1 e1d2 e1f1 e2e3 e2e4 e2e5 e2e6 e2e7");
}

#[test]
fn pinned_khuu_captures_the_piece_that_pins_it_and_mori_stays() {
    let white = position("4k3/4r3/8/8/8/2N3b1/4NP2/4K3 w");
    assert_eq!(
        moves(&white),
        "c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e4 e1d1 e1d2 e1f1 f2g3"
    );
}

#[test]
fn only_the_noyon_moves_out_of_a_double_check() {
    let black = after(&position("8/3k4/1r2p3/3P4/8/7p/8/K2R4 w"), &["d5e6"]);
    assert_eq!(black.checkers().len(), 2);
    assert_eq!(moves(&black), "d7c6 d7c7 d7c8 d7e6 d7e7 d7e8");
}

// Section 2: checks by name.

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

// Section 2: runs of checks.

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

// Section 2: results.

#[test]
fn mate_by_a_temee_alone_is_a_niol() {
    let white = position("k3B1K1/5p2/N1r5/8/8/2b1B3/6p1/8 w - - 0 1 -");
    assert_eq!(said(&white, "e8c6"), ["tuk", "niol"]);
    let end = after(&white, &["e8c6"]);
    assert_eq!(
        (end.outcome(), moves(&end).as_str()),
        (draw(Reason::Niol), "")
    );
}

#[test]
fn mate_by_a_khuu_alone_is_a_niol() {
    let white = position("7k/7B/6PK/2pbr3/8/2P5/3p4/8 w - - 0 1 -");
    assert_eq!(said(&white, "g6g7"), ["tsod", "niol"]);
    assert_eq!(after(&white, &["g6g7"]).outcome(), draw(Reason::Niol));
}

#[test]
fn every_mate_but_the_moris_wins_where_so_chosen() {
    let options = ShatarOptions {
        mate_rule: MateRule::Any,
        ..USUAL
    };
    let white = with("7k/7B/6PK/2pbr3/8/2P5/3p4/8 w - - 0 1 -", options);
    assert_eq!(said(&white, "g6g7"), ["tsod", "mate"]);
    assert_eq!(
        after(&white, &["g6g7"]).outcome(),
        win(Side::White, Reason::Mate)
    );
    let smothered = with(SMOTHERED, options);
    assert!(smothered.parse_move("g5f7").is_err());
}

const SMOTHERED: &str = "6rk/6pp/8/6N1/8/8/8/K6R w - - 0 1 -";

#[test]
fn knight_mate_is_not_legal() {
    let white = position("6rk/6pp/8/6N1/8/8/8/K7 w");
    assert_eq!(moves(&white), "a1a2 a1b1 a1b2 g5e4 g5e6 g5f3 g5h3 g5h7");
}

#[test]
fn knight_mate_is_worth_what_is_chosen() {
    for (choice, outcome) in [
        (KnightMate::Draw, draw(Reason::KnightMate)),
        (KnightMate::Loses, win(Side::Black, Reason::KnightMate)),
        (KnightMate::Allowed, win(Side::White, Reason::Mate)),
    ] {
        let options = ShatarOptions {
            knight_mate: choice,
            ..USUAL
        };
        let white = with(SMOTHERED, options);
        assert_eq!(said(&white, "g5f7"), ["shak", "mate"]);
        let end = after(&white, &["g5f7"]);
        assert_eq!((end.outcome(), moves(&end).as_str()), (outcome, ""));
    }
}

#[test]
fn knight_check_that_is_no_mate_is_legal() {
    // The tereg can take the mori.
    let white = position("5r1k/6pp/8/6N1/8/8/8/K7 w");
    assert_eq!(
        moves(&white),
        "a1a2 a1b1 a1b2 g5e4 g5e6 g5f3 g5f7 g5h3 g5h7"
    );
}

#[test]
fn mate_that_only_a_knight_mate_would_avert_is_none() {
    // Black is in check, and could take the mori that gives it only with a mate by its own mori alone.
    let white = position("6rk/5Npp/8/6n1/8/5pp1/5P1p/7K b");
    assert_eq!(moves(&white), "g5f7");
}

#[test]
fn double_check_by_mori_and_temee_that_mates_wins() {
    let white = position("6k1/p3pNP1/4B1K1/3r4/8/8/8/4b3 w - - 0 1 -");
    assert_eq!(said(&white, "f7h6"), ["shak", "tuk", "mate"]);
    assert_eq!(
        after(&white, &["f7h6"]).outcome(),
        win(Side::White, Reason::Mate)
    );
}

#[test]
fn robado_comes_before_mate() {
    let white = position("1r4k1/8/6K1/8/8/8/8/1R6 w - - 0 1 -");
    assert_eq!(said(&white, "b1b8"), ["shak", "robado"]);
    let end = after(&white, &["b1b8"]);
    assert_eq!(
        (end.outcome(), moves(&end).as_str()),
        (draw(Reason::Robado), "")
    );
    assert_eq!(
        white.san(white.parse_move("b1b8").unwrap()).to_string(),
        "Rxb8+"
    );
}

#[test]
fn mate_by_a_mori_that_ends_in_robado_is_legal() {
    let white = position("k7/2pN4/1K6/3N4/8/8/8/8 w");
    assert_eq!(moves(&white), "b6a5 b6a6 b6b5 b6c5 b6c6 b6c7 d5c7");
    assert_eq!(said(&white, "d5c7"), ["shak", "robado"]);
    assert_eq!(after(&white, &["d5c7"]).outcome(), draw(Reason::Robado));
    // With one more piece on Black's side it is a knight mate, and not legal.
    let white = position("k7/2pN4/1K6/3N4/8/8/7p/8 w");
    assert!(white.parse_move("d5c7").is_err());
}

#[test]
fn bare_noyon_ends_the_game_for_either_side() {
    for fen in [
        "7k/8/8/8/8/8/8/K5R1 b",
        "7k/8/8/8/8/8/8/K5R1 w",
        "7k/8/8/8/8/8/8/K7 w",
        "7k/6r1/8/8/8/8/8/K7 w",
    ] {
        let position = position(fen);
        assert_eq!(
            (position.outcome(), moves(&position).as_str()),
            (draw(Reason::Robado), "")
        );
    }
}

#[test]
fn stalemate_is_worth_what_is_chosen() {
    let fen = "7k/5J1p/7P/8/8/8/8/K7 b";
    let drawn = position(fen);
    assert_eq!(
        (drawn.outcome(), moves(&drawn).as_str()),
        (draw(Reason::Stalemate), "")
    );
    let loses = ShatarOptions {
        stalemate: Stalemate::Loses,
        ..USUAL
    };
    assert_eq!(
        with(fen, loses).outcome(),
        win(Side::White, Reason::Stalemate)
    );
}

/// The only chess move of each is a knight mate.
const ONLY_KNIGHT_MATES: [(&str, &str); 2] = [
    ("1r4rk/5bpp/7N/4b3/8/P7/K7/8 w", "h6f7"),
    ("1b1N2rk/1Pp1p1pp/2P1P3/8/1r6/p7/P7/K7 w", "d8f7"),
];

#[test]
fn side_that_could_only_give_knight_mate_is_stalemated() {
    for (fen, only) in ONLY_KNIGHT_MATES {
        let white = position(fen);
        assert_eq!(
            (white.outcome(), moves(&white).as_str()),
            (draw(Reason::Stalemate), "")
        );
        let loses = ShatarOptions {
            stalemate: Stalemate::Loses,
            ..USUAL
        };
        assert_eq!(
            with(fen, loses).outcome(),
            win(Side::Black, Reason::Stalemate)
        );
        let fairy = with(fen, ShatarOptions::FAIRY);
        assert_eq!((fairy.outcome(), moves(&fairy).as_str()), (None, only));
        let end = after(&fairy, &[only]);
        assert_eq!(end.outcome(), win(Side::Black, Reason::KnightMate));
    }
}

#[test]
fn position_that_neither_side_can_win_is_dead() {
    let any = ShatarOptions {
        mate_rule: MateRule::Any,
        ..USUAL
    };
    let allowed = ShatarOptions {
        knight_mate: KnightMate::Allowed,
        ..USUAL
    };
    let dead = draw(Reason::DeadPosition);
    for (fen, options, outcome) in [
        ("7k/7b/8/8/8/8/B7/K7 w", USUAL, dead),
        ("7k/7n/8/8/8/8/N7/K7 w", USUAL, dead),
        ("7k/7n/8/8/8/8/B7/K7 w", USUAL, dead),
        ("7k/7b/8/8/8/8/BN6/K7 w", USUAL, None),
        ("7k/7p/8/8/8/8/B7/K7 w", USUAL, None),
        ("7k/7b/8/8/8/8/B7/K7 w", any, None),
        ("7k/7n/8/8/8/8/N7/K7 w", any, dead),
        ("7k/7n/8/8/8/8/N7/K7 w", allowed, None),
        ("7k/7n/8/8/8/8/N7/K7 w", ShatarOptions::FAIRY, dead),
    ] {
        assert_eq!(with(fen, options).outcome(), outcome, "{fen} {options:?}");
    }
    // What stands on the board ends the game, and leaves the list of moves as it is.
    assert_eq!(
        moves(&position("7k/7b/8/8/8/8/B7/K7 w")),
        "a1b2 a2b1 a2b3 a2c4 a2d5 a2e6 a2f7 a2g8"
    );
}

// Section 3: options.

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

// Equality and keys.

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
