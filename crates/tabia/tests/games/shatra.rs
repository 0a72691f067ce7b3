//! Shatra: repetition may be claimed, and nothing is drawn by itself (E2).

use crate::{draw, game, play};
use tabia::Variant::Shatra;
use tabia::{AnyGame, GameError, Reason};

const FEN: &str = "3/3/3/b/7/6d/7/7/D6/7/B/3/3/3 w 10,53 - -";

fn repeated() -> AnyGame {
    let mut game = game(Shatra, &[], FEN);
    assert_eq!(game.claimable(), None);
    let moves = ["39-40", "24-23", "40-39", "23-24"];
    for text in moves.into_iter().chain(moves) {
        assert_eq!(game.claimable(), None);
        play(&mut game, text);
    }
    game
}

#[test]
fn the_third_repetition_may_be_claimed() {
    let mut game = repeated();
    assert_eq!((game.repetitions(), game.outcome()), (3, None));
    assert_eq!(game.claimable(), Some(Reason::Repetition));
    assert_eq!(game.claim_draw().ok(), draw(Reason::Repetition));
    assert_eq!(game.outcome(), draw(Reason::Repetition));
    assert_eq!(game.claimable(), None);
}

#[test]
fn the_game_goes_on_if_nobody_claims() {
    let mut game = repeated();
    play(&mut game, "39-41");
    assert_eq!((game.claimable(), game.outcome()), (None, None));
    assert_eq!(game.claim_draw(), Err(GameError::NothingToClaim));
}

#[test]
fn other_games_have_nothing_to_claim() {
    let mut game = game(tabia::Variant::Russian, &[], "W:WKa1,h2:BKb8,a7");
    play(&mut game, "a1-b2 b8-c7 b2-a1 c7-b8 a1-b2 b8-c7 b2-a1 c7-b8");
    assert_eq!(game.claimable(), None);
    let over = GameError::Over(tabia::Outcome::draw(Reason::Repetition));
    assert_eq!(game.claim_draw(), Err(over));
}
