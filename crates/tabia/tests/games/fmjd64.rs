//! The clauses of the world federation for 64 squares: the usual ones of Brazilian draughts, an option of Russian.

use crate::{count, draw, drift, drift_by, exchange, game, is_still, of_a_king, play};
use tabia::Variant::{Brazilian, Poddavki, Russian, Spantsireti};
use tabia::{AnyGame, AnyMove, AnyPosition, Reason, Variant};

fn fmjd64(variant: Variant, fen: &str) -> AnyGame {
    game(variant, &[("draws", "fmjd64")], fen)
}

fn still(_: &AnyPosition, mv: AnyMove) -> bool {
    is_still(mv)
}

#[test]
fn brazilian_games_are_drawn_by_these_clauses_unless_others_are_chosen() {
    let fen = "W:WKa1,Kc1:BKf8";
    let usual = game(Brazilian, &[], fen);
    assert_eq!(usual.running(), fmjd64(Brazilian, fen).running());
    assert_eq!(count(&usual, Reason::TwoAgainstOne), Some(0));
    let seed = game(Brazilian, &[("draws", "seed")], fen);
    assert_eq!(count(&seed, Reason::TwoAgainstOne), None);
    assert_eq!(seed.running(), game(Russian, &[], fen).running());
}

#[test]
fn four_pieces_have_thirty_moves() {
    let mut game = fmjd64(Russian, "W:WKa1,Kc1:BKh8,Kf8");
    assert_eq!(
        count(&game, Reason::KingsOnly),
        None,
        "thirty moves stand for fifteen"
    );
    drift(&mut game, 59, of_a_king);
    assert_eq!(count(&game, Reason::FewPieces), Some(59));
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, of_a_king);
    assert_eq!(game.outcome(), draw(Reason::FewPieces));
}

#[test]
fn a_move_of_a_man_does_not_start_the_thirty_moves_again() {
    let mut game = fmjd64(Russian, "W:WKa3,h2:BKf8,a7");
    let man = |position: &AnyPosition, mv: AnyMove| is_still(mv) && !of_a_king(position, mv);
    drift(&mut game, 57, of_a_king);
    drift(&mut game, 1, man);
    assert_eq!(count(&game, Reason::FewPieces), Some(58));
    drift(&mut game, 2, still);
    assert_eq!(game.outcome(), draw(Reason::FewPieces));
}

#[test]
fn a_promotion_starts_the_thirty_moves_again() {
    let mut game = fmjd64(Russian, "W:WKa3,g7:BKc1,a5");
    drift(&mut game, 58, of_a_king);
    drift(&mut game, 1, |_, mv| mv.is_promotion());
    assert_eq!(count(&game, Reason::FewPieces), Some(0));
    drift(&mut game, 59, of_a_king);
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, of_a_king);
    assert_eq!(game.outcome(), draw(Reason::FewPieces));
}

#[test]
fn five_pieces_have_thirty_moves_and_six_have_sixty() {
    let mut five = fmjd64(Russian, "W:WKa1,Kc1,Ke1:BKh8,Kf8");
    drift(&mut five, 59, of_a_king);
    assert_eq!(five.outcome(), None);
    drift(&mut five, 1, of_a_king);
    assert_eq!(five.outcome(), draw(Reason::FewPieces));
    let mut six = fmjd64(Russian, "W:WKa1,Kc1,Ke1:BKh8,Kf8,Kd8");
    drift(&mut six, 119, of_a_king);
    assert_eq!(six.outcome(), None);
    drift(&mut six, 1, of_a_king);
    assert_eq!(six.outcome(), draw(Reason::FewPieces));
}

#[test]
fn seven_pieces_begin_again_with_a_capture() {
    let mut game = fmjd64(Russian, "W:WKa1,Kc1,Ke1,Ka3:BKh8,Kf8,Kd8");
    drift(&mut game, 116, of_a_king);
    exchange(&mut game);
    assert_eq!(count(&game, Reason::FewPieces), Some(0));
    assert_eq!(game.outcome(), None);
}

#[test]
fn few_pieces_are_counted_where_both_sides_have_a_king() {
    let game = fmjd64(Russian, "W:WKa1,Kc1:Bh8,f8,d8");
    assert_eq!(count(&game, Reason::FewPieces), None);
}

#[test]
fn eight_pieces_and_three_have_fifteen_moves_of_kings() {
    let mut eight = fmjd64(Russian, "W:WKa1,Kc1,Ke1,Ka3:BKh8,Kf8,Kd8,Kh6");
    drift(&mut eight, 29, of_a_king);
    assert_eq!(eight.outcome(), None);
    drift(&mut eight, 1, of_a_king);
    assert_eq!(eight.outcome(), draw(Reason::KingsOnly));
    let three = fmjd64(Russian, "W:WKa1,Kc1:BKf8");
    assert_eq!(count(&three, Reason::KingsOnly), Some(0));
}

/// The lone king stays on the main road.
fn on_the_road(position: &AnyPosition, mv: AnyMove) -> bool {
    let grid = position.grid();
    let black = position.turn() == tabia::Side::Black;
    is_still(mv) && (!black || grid.file(mv.to()) == grid.rank(mv.to()))
}

#[test]
fn three_pieces_have_five_moves_against_the_king_on_the_main_road() {
    for fen in [
        "W:WKc1,Ke1,Ka3:BKh8",
        "W:WKc1,Ke1,a3:BKh8",
        "W:WKc1,e1,a3:BKh8",
    ] {
        let mut game = fmjd64(Russian, fen);
        drift(&mut game, 9, on_the_road);
        assert_eq!(count(&game, Reason::MainRoad), Some(9), "{fen}");
        assert_eq!(game.outcome(), None);
        drift(&mut game, 1, on_the_road);
        assert_eq!(game.outcome(), draw(Reason::MainRoad), "{fen}");
    }
}

#[test]
fn the_main_road_begins_again_when_the_king_comes_back_to_it() {
    let mut game = fmjd64(Russian, "W:WKc1,Ke1,Ka3:BKh8");
    // Black's fourth move leaves the road, the fifth comes back.
    let mut off = game.clone();
    let line =
        |ply, position: &AnyPosition, mv| is_still(mv) && on_the_road(position, mv) == (ply != 7);
    drift_by(&mut off, 8, line);
    assert_eq!(count(&off, Reason::MainRoad), None);
    drift_by(&mut game, 10, line);
    assert_eq!(count(&game, Reason::MainRoad), Some(0));
    assert_eq!(game.outcome(), None);
}

#[test]
fn spantsireti_has_no_main_road() {
    let game = fmjd64(Spantsireti, "W:WKc1,Ke1,Ka3:BKh8");
    assert_eq!(count(&game, Reason::MainRoad), None);
    assert_eq!(count(&game, Reason::ThreeKings), Some(0));
    assert_eq!(count(&game, Reason::FewPieces), Some(0));
    assert!(count(&fmjd64(Poddavki, "W:WKc1,Ke1,Ka3:BKh8"), Reason::MainRoad).is_some());
}

#[test]
fn two_pieces_or_one_have_five_moves_against_one_king() {
    for fen in [
        "W:WKa1,Kc1:BKf8",
        "W:WKa1,c1:BKf8",
        "W:WKa1:BKf8",
        "B:WKf8:BKa1,Kc1",
    ] {
        let mut game = fmjd64(Russian, fen);
        drift(&mut game, 9, still);
        assert_eq!(count(&game, Reason::TwoAgainstOne), Some(9), "{fen}");
        assert_eq!(game.outcome(), None);
        drift(&mut game, 1, still);
        assert_eq!(game.outcome(), draw(Reason::TwoAgainstOne), "{fen}");
    }
}

#[test]
fn a_promotion_does_not_start_two_against_one_again() {
    let mut game = fmjd64(Russian, "W:WKc1,a7:BKh4");
    assert_eq!(count(&game, Reason::TwoAgainstOne), Some(0));
    play(&mut game, "c1-b2 h4-e1 a7-b8");
    assert_eq!(count(&game, Reason::TwoAgainstOne), Some(3));
}

#[test]
fn a_capture_starts_two_against_one_again() {
    // One king each is left just before the fifth move of each side is over.
    let mut game = fmjd64(Russian, "W:WKa1,Kc1:BKf8");
    drift(&mut game, 8, of_a_king);
    assert_eq!(count(&game, Reason::TwoAgainstOne), Some(8));
    exchange(&mut game);
    assert_eq!(count(&game, Reason::TwoAgainstOne), Some(0));
    assert_eq!(game.outcome(), None);
    drift(&mut game, 9, of_a_king);
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, of_a_king);
    assert_eq!(game.outcome(), draw(Reason::TwoAgainstOne));
}

#[test]
fn two_against_one_begins_with_the_capture_that_brings_it_about() {
    let mut game = fmjd64(Russian, "W:WKa1,Kc1,Ka3:BKh4");
    drift(&mut game, 8, of_a_king);
    exchange(&mut game);
    assert_eq!(count(&game, Reason::TwoAgainstOne), Some(0));
    drift(&mut game, 9, of_a_king);
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, of_a_king);
    assert_eq!(game.outcome(), draw(Reason::TwoAgainstOne));
}
