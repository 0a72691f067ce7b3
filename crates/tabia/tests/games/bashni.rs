//! Bashni: repetition of whole towers, and fifteen moves without a change of balance.

use crate::{count, draw, drift, game, is_still, play};
use tabia::Variant::Bashni;
use tabia::{AnyMove, AnyPosition, Reason};

fn still(_: &AnyPosition, mv: AnyMove) -> bool {
    is_still(mv)
}

#[test]
fn fifteen_moves_without_a_change_of_balance_are_a_draw() {
    let mut game = game(Bashni, &[], "W:a1bW,c1W,f8wB,h8B");
    drift(&mut game, 29, still);
    assert_eq!(count(&game, Reason::NoCapture), Some(29));
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, still);
    assert_eq!(game.outcome(), draw(Reason::NoCapture));
}

#[test]
fn a_crowned_man_changes_the_balance() {
    let mut game = game(Bashni, &[], "W:a1bW,g7w,f4wB,b8B");
    drift(&mut game, 28, crate::of_a_king);
    drift(&mut game, 1, |_, mv| mv.is_promotion());
    assert_eq!(count(&game, Reason::NoCapture), Some(0));
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_man_that_only_moves_does_not() {
    let mut game = game(Bashni, &[], "W:a1bW,h2w,f8wB,a7b");
    play(&mut game, "h2-g3 a7-b6");
    assert_eq!(count(&game, Reason::NoCapture), Some(2));
}

#[test]
fn a_capture_changes_the_balance() {
    let mut game = game(Bashni, &[], "W:c3w,a1W,d6wb,h8B");
    play(&mut game, "c3-d4");
    assert_eq!(count(&game, Reason::NoCapture), Some(1));
    play(&mut game, "h8:c3");
    assert_eq!(count(&game, Reason::NoCapture), Some(0));
}

#[test]
fn repetition_compares_whole_towers() {
    let mut game = game(Bashni, &[], "W:a1bW,h2w,b8wB,a7b");
    play(&mut game, "a1-b2 b8-c7 b2-a1 c7-b8 a1-b2 b8-c7 b2-a1 c7-b8");
    assert_eq!(game.outcome(), draw(Reason::Repetition));
}
