//! The pictures of a position, of a turn under way and of a game.

use super::{Picture, Theme};
use crate::{AnyGame, AnyPosition, AnyTurn, Family};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use tabia_core::Set;

/// The picture of a position.
#[must_use]
pub fn board(position: &AnyPosition) -> Picture {
    Picture {
        position: position.clone(),
        turned: false,
        coordinates: None,
        theme: Theme::LIGHT,
        width: None,
        title: None,
        caption: String::new(),
        last: Vec::new(),
        taken: Set::EMPTY,
        arrows: Vec::new(),
        marks: Set::EMPTY,
        targets: Set::EMPTY,
        captured: Vec::new(),
        moved: None,
        outcome: None,
    }
}

/// The picture of a turn under way: where its piece has come to, what it has captured, and where it may go next.
///
/// Where no piece is chosen, those that can move are marked. Of a finished turn it is the position after the move.
#[must_use]
pub fn turn(turn: &AnyTurn) -> Picture {
    if let (Some(mv), Some(after)) = (turn.finished(), turn.after()) {
        return board(&after).last_route(turn.path(), mv.captured());
    }
    board(&turn.position()).under_way(turn)
}

/// The picture of a game: the position now, the last move, the pieces captured so far beside the board where
/// captured pieces leave it, what the customs of the game ask the player to say, and how the game has ended.
#[must_use]
pub fn game(game: &AnyGame) -> Picture {
    let mut picture = board(&game.position());
    let positions = game.positions();
    for (before, &mv) in positions.iter().zip(game.moves()) {
        if before.variant().about().family != Family::Towers {
            let taken = mv.trail().filter_map(|sq| before.piece_on(sq));
            picture.captured.extend(taken);
        }
    }
    let mut said = Vec::new();
    if let (Some(&mv), [.., before, _]) = (game.moves().last(), &positions[..]) {
        picture = picture.last_move(before, mv);
        before.announcements(mv, &mut |word| said.push(before.said(word).to_string()));
    }
    picture.outcome = game.outcome();
    said.extend(game.outcome().map(|outcome| outcome.in_words().to_string()));
    picture.caption = said.join(", ");
    picture
}
