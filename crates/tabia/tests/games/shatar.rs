//! Shatar: fifty moves, repetition that does not see the runs of checks, and what comes first.

use crate::{count, draw, drift, drift_by, game, play};
use tabia::Variant::Shatar;
use tabia::{AnyMove, AnyPosition, Kind, Reason};

/// Neither a capture nor a move of a khuu.
fn quiet(position: &AnyPosition, mv: AnyMove) -> bool {
    let kind = position.piece_on(mv.from()).map(|piece| piece.kind);
    !mv.is_capture() && kind != Some(Kind::MAN)
}

const ROOKS: &str = "4k3/r6p/8/8/8/8/P6R/4K3 w - - 0 1 -";

#[test]
fn fifty_moves_of_each_side_are_a_draw() {
    let mut game = game(Shatar, &[], ROOKS);
    drift(&mut game, 99, quiet);
    assert_eq!(count(&game, Reason::FiftyMoves), Some(99));
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, quiet);
    assert_eq!(game.outcome(), draw(Reason::FiftyMoves));
}

#[test]
fn a_move_of_a_khuu_starts_the_fifty_moves_again() {
    let mut game = game(Shatar, &[], ROOKS);
    drift_by(&mut game, 99, |ply, position, mv| {
        !mv.is_capture() && quiet(position, mv) == (ply < 98)
    });
    assert_eq!(count(&game, Reason::FiftyMoves), Some(0));
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_plies_that_the_text_tells_of_are_counted() {
    let fen = ROOKS.replace("0 1 -", "98 60 -");
    let mut game = game(Shatar, &[], &fen);
    assert_eq!(count(&game, Reason::FiftyMoves), Some(98));
    drift(&mut game, 1, quiet);
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, quiet);
    assert_eq!(game.outcome(), draw(Reason::FiftyMoves));
}

#[test]
fn a_mate_on_the_last_of_fifty_moves_wins() {
    let fen = "7k/R7/8/8/8/8/P6p/1R2K3 w - - 99 80 -";
    let mut game = game(Shatar, &[], fen);
    play(&mut game, "b1b8");
    assert_eq!(
        game.outcome().map(|outcome| outcome.reason),
        Some(Reason::Mate)
    );
}

#[test]
fn the_third_repetition_is_a_draw_whatever_the_runs_of_checks() {
    // A shak at the first time only: the position is another, and the repetition the same.
    let mut game = game(Shatar, &[], "4k3/7p/8/8/8/8/P6R/4K3 w - - 0 1 w");
    play(&mut game, "h2g2 e8e7 g2h2 e7e8 h2g2 e8e7 g2h2 e7e8");
    assert_eq!(game.repetitions(), 3);
    assert_eq!(game.outcome(), draw(Reason::Repetition));
}

#[test]
fn a_dead_position_is_a_draw_at_once() {
    let mut game = game(Shatar, &[], "4k3/8/8/8/8/5n2/4p3/3NK3 w - - 0 1 -");
    play(&mut game, "e1f2");
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_capture_can_leave_a_dead_position() {
    let mut game = game(Shatar, &[], "4k3/8/8/2n5/8/8/4p3/1N2K3 w - - 0 1 -");
    play(&mut game, "e1e2");
    assert_eq!(game.outcome(), draw(Reason::DeadPosition));
}
