//! How games end, in the order in which the rules ask.

use crate::{SMOTHERED, USUAL, after, draw, moves, position, said, win, with};
use tabia::shatar::{KnightMate, MateRule, ShatarOptions, Stalemate};
use tabia::{Notation, Position, Reason, Side};

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
fn side_in_check_that_could_only_give_knight_mate_is_not_mated() {
    // The mori could take the temee that gives check, but that would mate.
    let fen = "6rk/5bpp/7N/8/8/7j/K7/2j5 w";
    let white = position(fen);
    assert_eq!(white.checkers().len(), 1);
    assert_eq!(
        (white.outcome(), moves(&white).as_str()),
        (draw(Reason::Stalemate), "")
    );
    assert_eq!(moves(&with(fen, ShatarOptions::FAIRY)), "h6f7");
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
