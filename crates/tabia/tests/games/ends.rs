//! What the players can make of a game: agreement and resignation.

use crate::{draw, play};
use tabia::{AnyGame, GameError, Outcome, Reason, Side, Variant};

#[test]
fn players_of_every_game_can_agree_on_a_draw() {
    for &variant in Variant::ALL {
        let mut game = AnyGame::start(variant);
        assert_eq!(
            game.agree_draw().ok(),
            draw(Reason::Agreement),
            "{variant:?}"
        );
        assert_eq!(game.outcome(), draw(Reason::Agreement));
    }
}

#[test]
fn players_of_every_game_can_resign() {
    for &variant in Variant::ALL {
        for side in [Side::White, Side::Black] {
            let mut game = AnyGame::start(variant);
            let won = Outcome::win(side.other(), Reason::Resignation);
            assert_eq!(game.resign(side), Ok(won), "{variant:?}");
            assert_eq!(game.outcome(), Some(won));
        }
    }
}

#[test]
fn a_game_that_is_over_takes_nothing_more() {
    let mut game = AnyGame::start(Variant::Russian);
    let mv = game.position().legal_moves()[0];
    let won = Outcome::win(Side::Black, Reason::Resignation);
    assert_eq!(game.resign(Side::White), Ok(won));
    let over = || GameError::Over(won);
    assert_eq!(game.play(mv), Err(over()));
    assert_eq!(game.play_on(mv), Err(over()));
    assert_eq!(game.play_text("c3-d4"), Err(over()));
    assert_eq!(game.agree_draw(), Err(over()));
    assert_eq!(game.resign(Side::Black), Err(over()));
    assert_eq!(game.claim_draw(), Err(over()));
    assert_eq!(game.redo(), None);
    assert_eq!((game.plies(), game.outcome()), (0, Some(won)));
}

#[test]
fn taking_a_move_back_takes_back_what_the_players_made_of_the_game() {
    let mut game = AnyGame::start(Variant::Russian);
    play(&mut game, "c3-d4");
    assert!(game.agree_draw().is_ok());
    assert!(game.undo().is_some());
    assert_eq!(game.outcome(), None);
    assert!(game.redo().is_some());
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_game_lost_on_the_board_cannot_be_drawn() {
    let fen = "W:Wa1:Bb2,c3";
    let position = tabia::AnyPosition::from_fen(Variant::Russian, fen);
    let mut game = AnyGame::new(position.unwrap_or_else(|error| panic!("{error}")));
    let lost = Outcome::win(Side::Black, Reason::Blocked);
    assert_eq!(game.outcome(), Some(lost));
    assert_eq!(game.agree_draw(), Err(GameError::Over(lost)));
}
