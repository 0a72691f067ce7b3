//! Russian draughts by the clauses of the seed text, and what its relatives share of them.

use crate::{
    after, count, draw, drift, drift_by, exchange, game, is_still, of_a_king, play, play_one,
};
use tabia::Variant::{Poddavki, Russian, Spantsireti};
use tabia::{AnyGame, Outcome, Reason, Side, Variant};

const THREE: &str = "W:WKa1,Kc1,Ke1:BKh4";
const FOUR: &str = "W:WKa1,Kc1,Ke1,Ka3:BKh4";

#[test]
fn three_kings_have_fifteen_moves_against_one() {
    let mut game = game(Russian, &[], THREE);
    drift(&mut game, 28, of_a_king);
    assert_eq!(count(&game, Reason::ThreeKings), Some(14));
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, of_a_king);
    assert_eq!(count(&game, Reason::ThreeKings), Some(15));
    assert_eq!(game.outcome(), draw(Reason::ThreeKings));
}

#[test]
fn the_fifteen_moves_are_those_of_the_stronger_side() {
    let mut game = game(Russian, &[], "B:WKa1,Kc1,Ke1:BKh4");
    drift(&mut game, 29, of_a_king);
    assert_eq!(count(&game, Reason::ThreeKings), Some(14));
    drift(&mut game, 1, of_a_king);
    assert_eq!(game.outcome(), draw(Reason::ThreeKings));
}

#[test]
fn three_kings_begin_again_with_a_capture() {
    let mut game = game(Russian, &[], FOUR);
    drift(&mut game, 26, of_a_king);
    assert_eq!(count(&game, Reason::ThreeKings), Some(13));
    exchange(&mut game);
    assert_eq!(count(&game, Reason::ThreeKings), Some(0));
    drift(&mut game, 28, of_a_king);
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, of_a_king);
    assert_eq!(game.outcome(), draw(Reason::ThreeKings));
}

#[test]
fn a_third_king_starts_the_count() {
    let mut game = game(Russian, &[], "W:WKa1,Kc1,a7:BKh4");
    play(&mut game, "a7-b8");
    assert_eq!(count(&game, Reason::ThreeKings), Some(0));
    play(&mut game, "h4-e1");
    assert_eq!(count(&game, Reason::ThreeKings), Some(0));
    play(&mut game, "b8-a7");
    assert_eq!(count(&game, Reason::ThreeKings), Some(1));
}

const TWO_EACH: &str = "W:WKa1,c3,Kh2:BKb8,f6,Kg7";

#[test]
fn fifteen_moves_of_kings_only_are_a_draw() {
    let mut game = game(Russian, &[], "W:WKa1,Kc1:BKh8,Kf8");
    drift(&mut game, 29, of_a_king);
    assert_eq!(game.outcome(), None);
    assert_eq!(count(&game, Reason::KingsOnly), Some(29));
    drift(&mut game, 1, of_a_king);
    assert_eq!(game.outcome(), draw(Reason::KingsOnly));
}

#[test]
fn a_move_of_a_man_starts_kings_only_again() {
    let mut game = game(Russian, &[], "W:WKa3,Kc1,b4:BKf8,Kd8,a7");
    drift_by(&mut game, 29, |ply, position, mv| {
        is_still(mv) && of_a_king(position, mv) == (ply < 28)
    });
    assert_eq!(count(&game, Reason::KingsOnly), Some(0));
    drift(&mut game, 29, of_a_king);
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, of_a_king);
    assert_eq!(game.outcome(), draw(Reason::KingsOnly));
}

#[test]
fn a_capture_starts_kings_only_again() {
    let mut game = game(Russian, &[], "W:WKa1,Kc1,Ka3:BKh8,Kf8,Kh6");
    drift(&mut game, 28, of_a_king);
    exchange(&mut game);
    assert_eq!(count(&game, Reason::KingsOnly), Some(0));
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_third_repetition_is_a_draw() {
    for variant in [Russian, Poddavki, Spantsireti, Variant::Brazilian] {
        let mut game = game(variant, &[], "W:WKa1,a3:BKb8,a7");
        play(&mut game, "a1-b2 b8-c7 b2-a1 c7-b8 a1-b2 b8-c7 b2-a1");
        assert_eq!((game.outcome(), game.repetitions()), (None, 2));
        play(&mut game, "c7-b8");
        assert_eq!(game.repetitions(), 3);
        assert_eq!(game.outcome(), draw(Reason::Repetition), "{variant:?}");
    }
}

#[test]
fn the_same_pieces_with_the_other_side_to_move_are_no_repetition() {
    // White loses a move on the way: the placement comes back, the turn does not.
    let mut game = game(Russian, &[], "W:WKa1:BKd8");
    play(&mut game, "a1-c3 d8-e7 c3-b2 e7-d8 b2-a1");
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn a_win_on_the_last_move_of_a_count_is_a_win() {
    // White's fifteenth move takes the king.
    let mut game = game(Russian, &[], THREE);
    drift(&mut game, 27, of_a_king);
    play_one(&mut game, |position, mv| {
        let offered = after(position, mv);
        let mut answers = offered.legal_moves().into_iter();
        answers.any(|answer| after(&offered, answer).outcome().is_some())
    });
    assert_eq!(count(&game, Reason::ThreeKings), Some(14));
    play_one(&mut game, |_, mv| mv.is_capture());
    let won = Outcome::win(Side::White, Reason::Blocked);
    assert_eq!(game.outcome(), Some(won));
}

#[test]
fn no_clause_holds_where_none_is_chosen() {
    let mut game = game(Russian, &[("draws", "none")], THREE);
    assert_eq!(game.running(), []);
    drift(&mut game, 40, of_a_king);
    assert_eq!(game.outcome(), None);
}

#[test]
fn repetition_means_nothing_where_no_clause_is_chosen() {
    let mut game = game(Russian, &[("draws", "none")], "W:WKa1,a3:BKb8,a7");
    play(&mut game, "a1-b2 b8-c7 b2-a1 c7-b8 a1-b2 b8-c7 b2-a1 c7-b8");
    assert_eq!((game.outcome(), game.claimable()), (None, None));
    assert_eq!(game.repetitions(), 3);
}

#[test]
fn poddavki_and_spantsireti_have_the_clauses_too() {
    let fens = [(Poddavki, TWO_EACH), (Spantsireti, TWO_EACH)];
    for (variant, fen) in fens {
        let game = game(variant, &[], fen);
        assert_eq!(count(&game, Reason::KingsOnly), Some(0), "{variant:?}");
    }
    let start = AnyGame::start(Poddavki);
    assert_eq!(start.running().len(), 1);
}
