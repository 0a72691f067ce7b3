//! The pieces and their moves.

use crate::{USUAL, after, moves, position};
use tabia::shatar::{Opening, Shatar, ShatarOptions};
use tabia::{Notation, Position};

#[test]
fn khuu_goes_one_square_ahead_and_captures_one_diagonally() {
    let white = position("4k3/8/8/3p4/2p1P3/8/3P1P2/4K3 w");
    assert_eq!(moves(&white), "d2d3 e1d1 e1e2 e1f1 e4d5 e4e5 f2f3");
    let black = position("4k3/3p4/2N5/8/8/8/8/4K3 b");
    assert_eq!(moves(&black), "d7c6 d7d6 e8f7 e8f8");
}

#[test]
fn who_has_one_move_of_a_khuu_has_a_move() {
    for (fen, only) in [
        ("1r5k/8/8/8/4P3/8/7r/K7 w", "e4e5"),
        ("1r5k/8/8/3pp3/4P3/8/7r/K7 w", "e4d5"),
        ("1r5k/8/8/4pp2/4P3/8/7r/K7 w", "e4f5"),
        ("k7/7R/8/4p3/8/8/8/1R5K b", "e5e4"),
    ] {
        let position = position(fen);
        assert_eq!(moves(&position), only, "{fen}");
        assert!(position.has_moves(), "{fen}");
        assert_eq!(position.count_moves(), 1, "{fen}");
    }
    assert!(!position("1r5k/8/8/4p3/4P3/8/7r/K7 w").has_moves());
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
