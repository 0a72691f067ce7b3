//! Vigman's draughts: a draw of the whole counts what is decided already.

use crate::{draw, game, play};
use tabia::Variant::Vigman;
use tabia::{Outcome, Reason, Side};

#[test]
fn agreement_leaves_a_game_that_is_won_to_its_winner() {
    // The light game is over: Black has nothing there.
    let mut game = game(Vigman, &[], "W:Wa1:Bh8|B:Wb1:B");
    assert_eq!(game.outcome(), None);
    let outcome = game.agree_draw();
    assert_eq!(outcome, Ok(Outcome::win(Side::White, Reason::Agreement)));
}

#[test]
fn agreement_on_two_open_games_is_a_draw() {
    let mut game = game(Vigman, &[], "W:Wa1:Bh8|W:Wb1:Bg8");
    assert_eq!(game.agree_draw().ok(), draw(Reason::Agreement));
}

#[test]
fn the_third_repetition_of_the_whole_is_a_draw() {
    let mut game = game(Vigman, &[], "W:WKa1:BKb8|W:WKb1:BKa8");
    let round = "a1-b2 b1-c2 b8-c7 a8-b7 b2-a1 c2-b1 c7-b8 b7-a8";
    play(&mut game, round);
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    play(&mut game, round);
    assert_eq!(game.outcome(), draw(Reason::Repetition));
}
