//! Whole games: how they end by their history, move by move.
//!
//! Every draw clause has a test that ends exactly at its limit and one that is started again just before.

mod bashni;
mod ends;
mod fmjd64;
mod history;
mod international;
mod records;
mod russian;
mod shatar;
mod shatra;
mod turkish;
mod vigman;

use std::collections::HashSet;
use tabia::{AnyGame, AnyMove, AnyPosition, Kind, Outcome, Reason, RuleSet, Variant};

/// A game of this variant, with these options, from this position.
fn game(variant: Variant, options: &[(&str, &str)], fen: &str) -> AnyGame {
    let mut rules: RuleSet = variant.rules();
    for (name, value) in options {
        rules
            .set(name, value)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    let position = rules.position(fen);
    AnyGame::new(position.unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn after(position: &AnyPosition, mv: AnyMove) -> AnyPosition {
    let mut next = position.clone();
    next.play(mv);
    next
}

fn can_capture(position: &AnyPosition) -> bool {
    position.legal_moves().iter().any(|mv| mv.is_capture())
}

/// Whether the move captures nothing, crowns nothing, and is one of a king.
fn of_a_king(position: &AnyPosition, mv: AnyMove) -> bool {
    let kind = position.piece_on(mv.from()).map(|piece| piece.kind);
    kind == Some(Kind::KING) && is_still(mv)
}

fn is_still(mv: AnyMove) -> bool {
    !mv.is_capture() && !mv.is_promotion()
}

/// Plays so many plies that all fit, none of which offers a capture or repeats a position.
///
/// # Panics
///
/// If there is no such line, or the game is over before the last of them.
fn drift(game: &mut AnyGame, plies: usize, fits: impl Fn(&AnyPosition, AnyMove) -> bool) {
    drift_by(game, plies, |_, position, mv| fits(position, mv));
}

/// The same, where what fits depends on the number of the ply, from 0.
fn drift_by(game: &mut AnyGame, plies: usize, fits: impl Fn(usize, &AnyPosition, AnyMove) -> bool) {
    let begins = game.plies();
    let mut seen: HashSet<AnyPosition> = game.positions().into_iter().collect();
    // What is left to try at each ply.
    let moves = |game: &AnyGame| {
        moves_that_drift(game, |position, mv| {
            fits(game.plies() - begins, position, mv)
        })
    };
    let mut choices = Vec::from([moves(game)]);
    while game.plies() < begins + plies {
        assert_eq!(
            game.outcome(),
            None,
            "after {} of {plies} plies",
            game.plies() - begins
        );
        let last = choices.last_mut().unwrap_or_else(|| panic!("no such line"));
        match last.pop() {
            Some(mv) if seen.insert(after(&game.position(), mv)) => {
                game.play(mv).unwrap_or_else(|error| panic!("{error}"));
                choices.push(moves(game));
            }
            Some(_) => {}
            None => {
                choices.pop();
                assert!(game.undo().is_some());
            }
        }
    }
}

fn moves_that_drift(game: &AnyGame, fits: impl Fn(&AnyPosition, AnyMove) -> bool) -> Vec<AnyMove> {
    let position = game.position();
    let drifts = |&mv: &AnyMove| {
        let next = after(&position, mv);
        fits(&position, mv) && next.outcome().is_none() && !can_capture(&next)
    };
    let mut moves: Vec<AnyMove> = position.legal_moves().into_iter().filter(drifts).collect();
    // Another one each time, so that the pieces do not get in each other's way.
    let first = 7 * game.plies() % moves.len().max(1);
    moves.rotate_left(first);
    moves
}

/// Plays the first move that fits.
fn play_one(game: &mut AnyGame, fits: impl Fn(&AnyPosition, AnyMove) -> bool) {
    let position = game.position();
    let mv = position
        .legal_moves()
        .into_iter()
        .find(|&mv| fits(&position, mv));
    let mv = mv.unwrap_or_else(|| panic!("no move fits in {}", position.fen()));
    game.play(mv).unwrap_or_else(|error| panic!("{error}"));
}

/// Lets one piece be taken: a move that offers it, and the capture, after which nothing can be captured.
fn exchange(game: &mut AnyGame) {
    let takes_one = |position: &AnyPosition, mv: AnyMove| {
        let next = after(position, mv);
        mv.captured().len() == 1 && next.outcome().is_none() && !can_capture(&next)
    };
    play_one(game, |position, mv| {
        let offered = after(position, mv);
        let mut answers = offered.legal_moves().into_iter();
        !mv.is_capture() && answers.any(|answer| takes_one(&offered, answer))
    });
    play_one(game, takes_one);
}

/// How far the clause with this reason has come, if it runs.
fn count(game: &AnyGame, reason: Reason) -> Option<u16> {
    let running = game.running();
    let found = running
        .iter()
        .find(|running| running.clause.reason == reason);
    found.map(|running| running.count)
}

fn draw(reason: Reason) -> Option<Outcome> {
    Some(Outcome::draw(reason))
}

/// Plays these moves.
fn play(game: &mut AnyGame, line: &str) {
    for text in line.split_whitespace() {
        if let Err(error) = game.play_text(text) {
            panic!("{text} in {}: {error}", game.position().fen());
        }
    }
}
