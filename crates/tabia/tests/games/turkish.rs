//! Turkish draughts, Armenian draughts and Keny.

use crate::{count, draw, drift, exchange, game, is_still, play};
use tabia::Variant::{Armenian, Keny, Turkish};
use tabia::{AnyMove, AnyPosition, Reason};

fn still(_: &AnyPosition, mv: AnyMove) -> bool {
    is_still(mv)
}

#[test]
fn the_third_repetition_is_a_draw_unless_it_is_switched_off() {
    let fen = "W:WKa1,h2:BKb8,g7";
    let line = "a1-a2 b8-c8 a2-a1 c8-b8 a1-a2 b8-c8 a2-a1 c8-b8";
    for variant in [Turkish, Armenian, Keny] {
        let mut on = game(variant, &[], fen);
        play(&mut on, line);
        assert_eq!(on.outcome(), draw(Reason::Repetition), "{variant:?}");
    }
    let mut off = game(Turkish, &[("repetition", "off")], fen);
    play(&mut off, line);
    assert_eq!((off.outcome(), off.repetitions()), (None, 3));
}

#[test]
fn the_capture_that_leaves_one_piece_each_draws() {
    let mut game = game(Turkish, &[], "W:WKa1:Ba4,b3");
    play(&mut game, "a1xa6");
    assert_eq!(game.outcome(), draw(Reason::OnePieceEach));
    let refused = game.play_text("b3-b2").unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the game is over: draw (one_piece_each)"
    );
    let mv = game.position().parse_move("b3-b2").unwrap();
    assert_eq!(game.play_on(mv), Ok(()), "players may go on");
}

#[test]
fn no_limit_without_a_capture_unless_one_is_chosen() {
    let fen = "W:WKa1,h2:BKb8,g7";
    assert_eq!(game(Turkish, &[], fen).running(), []);
    let mut chosen = game(Turkish, &[("no_capture_limit", "7")], fen);
    drift(&mut chosen, 6, still);
    assert_eq!(count(&chosen, Reason::NoCapture), Some(6));
    assert_eq!(chosen.outcome(), None);
    drift(&mut chosen, 1, still);
    assert_eq!(chosen.outcome(), draw(Reason::NoCapture));
}

#[test]
fn a_capture_starts_the_chosen_limit_again() {
    let limit = [("no_capture_limit", "7")];
    let mut game = game(Turkish, &limit, "W:WKa1,Kc1,h2:BKb8,Kd8,g7");
    drift(&mut game, 5, still);
    exchange(&mut game);
    assert_eq!(count(&game, Reason::NoCapture), Some(0));
    assert_eq!(game.outcome(), None);
}

#[test]
fn keny_is_drawn_after_ten_moves_without_a_capture() {
    let fen = "W:WKa1,h2:BKb8,g7";
    let mut game = game(Keny, &[], fen);
    drift(&mut game, 19, still);
    assert_eq!(count(&game, Reason::NoCapture), Some(19));
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, still);
    assert_eq!(game.outcome(), draw(Reason::NoCapture));
}

#[test]
fn another_limit_can_be_chosen_in_keny() {
    let mut game = game(Keny, &[("no_capture_limit", "4")], "W:WKa1,h2:BKb8,g7");
    drift(&mut game, 3, still);
    assert_eq!(game.outcome(), None);
    drift(&mut game, 1, still);
    assert_eq!(game.outcome(), draw(Reason::NoCapture));
}

#[test]
fn a_capture_starts_the_ten_moves_of_keny_again() {
    let mut game = game(Keny, &[], "W:WKa1,Kc1,h2:BKb8,Kd8,g7");
    drift(&mut game, 18, still);
    exchange(&mut game);
    assert_eq!(count(&game, Reason::NoCapture), Some(0));
    assert_eq!(game.outcome(), None);
}
