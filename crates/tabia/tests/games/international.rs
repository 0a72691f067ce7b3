//! International draughts: the clauses of the world federation for 100 squares.

use crate::{count, draw, drift, game, is_still, of_a_king};
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
