//! The rules of Shatar, each shown by a position: with all legal moves where it is about moves.

mod checks;
mod equality;
mod movement;
mod options;
mod results;

use std::ops::ControlFlow::Continue;
use tabia::shatar::{Shatar, ShatarOptions};
use tabia::{Notation, Outcome, Position, Reason, Side};

const USUAL: ShatarOptions = ShatarOptions::USUAL;

/// A noyon that the mori on g5 can mate alone.
const SMOTHERED: &str = "6rk/6pp/8/6N1/8/8/8/K6R w - - 0 1 -";

fn position(fen: &str) -> Shatar {
    with(fen, USUAL)
}

fn with(fen: &str, options: ShatarOptions) -> Shatar {
    Shatar::from_fen_with(fen, options).unwrap()
}

/// All legal moves, in the order of the alphabet.
fn moves(position: &Shatar) -> String {
    let mut moves = Vec::new();
    let _ = position.visit_moves(&mut |mv| {
        moves.push(position.text(mv).to_string());
        Continue(())
    });
    moves.sort();
    moves.join(" ")
}

fn after(position: &Shatar, moves: &[&str]) -> Shatar {
    let mut next = *position;
    for text in moves {
        next.play(next.parse_move(text).unwrap());
    }
    next
}

/// What is said of a move.
fn said(position: &Shatar, text: &str) -> Vec<&'static str> {
    let mut said = Vec::new();
    let mv = position.parse_move(text).unwrap();
    position.announcements(mv, &mut |what| said.push(what.name()));
    said
}

/// The last field of the FEN: whose runs of checks contain a shak.
fn runs(position: &Shatar) -> String {
    let fen = position.fen().to_string();
    fen.rsplit(' ').next().unwrap_or_default().to_owned()
}

fn draw(reason: Reason) -> Option<Outcome> {
    Some(Outcome::draw(reason))
}

fn win(side: Side, reason: Reason) -> Option<Outcome> {
    Some(Outcome::win(side, reason))
}
