//! International draughts: the clauses of the world federation for 100 squares.

use crate::{count, draw, drift, drift_by, exchange, game, is_still, of_a_king};
use tabia::Reason;
use tabia::Variant::International;

#[test]
fn twenty_five_moves_of_kings_only_are_a_draw() {
    let mut game = game(International, &[], "W:WK46,K47,K48:BK1,K2,K3");
    drift(&mut game, 49, of_a_king);
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, of_a_king);
    assert_eq!(game.outcome(), draw(Reason::KingsOnly));
}

#[test]
fn three_pieces_have_sixteen_moves_against_a_king() {
    let mut game = game(International, &[], "W:WK46,K47,K48:BK3");
    drift(&mut game, 31, |_, mv| is_still(mv));
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, |_, mv| is_still(mv));
    assert_eq!(game.outcome(), draw(Reason::ThreeKings));
}

#[test]
fn two_pieces_have_five_moves_against_a_king() {
    let mut game = game(International, &[], "W:WK46,K47:BK3");
    assert_eq!(count(&game, Reason::TwoAgainstOne), Some(0));
    drift(&mut game, 9, |_, mv| is_still(mv));
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, |_, mv| is_still(mv));
    assert_eq!(game.outcome(), draw(Reason::TwoAgainstOne));
}

#[test]
fn a_move_of_a_man_starts_the_twenty_five_moves_again() {
    let mut game = game(International, &[], "W:WK46,K47,28:BK1,K2,16");
    drift_by(&mut game, 49, |ply, position, mv| {
        is_still(mv) && of_a_king(position, mv) == (ply < 48)
    });
    assert_eq!(count(&game, Reason::KingsOnly), Some(0));
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_capture_starts_the_counts_against_one_king_again() {
    let mut game = game(International, &[], "W:WK46,K47,K48:BK3");
    drift(&mut game, 30, of_a_king);
    exchange(&mut game);
    assert_eq!(count(&game, Reason::ThreeKings), None);
    assert_eq!(count(&game, Reason::TwoAgainstOne), Some(0));
    drift(&mut game, 8, of_a_king);
    exchange(&mut game);
    assert_eq!(count(&game, Reason::TwoAgainstOne), Some(0));
    assert_eq!(game.outcome(), None);
}
