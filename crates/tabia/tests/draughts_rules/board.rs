//! Positions and their moves as text.

use std::ops::ControlFlow::Continue;
use tabia::draughts::{Draughts, DraughtsVariant};
use tabia::{Length, Move, Notation, Outcome, Position, Style};
use testkit::square_name;

/// The position of this text.
pub fn read<V: DraughtsVariant>(fen: &str) -> Draughts<V> {
    Draughts::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// How the game has ended in this position.
pub fn outcome<V: DraughtsVariant>(fen: &str) -> Option<Outcome> {
    read::<V>(fen).outcome()
}

/// Asserts that these are all routes of all legal moves: every square named, `*` where the piece is crowned.
#[track_caller]
pub fn assert_routes<V: DraughtsVariant>(fen: &str, expected: &str) {
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    expected.sort_unstable();
    assert_eq!(routes(&read::<V>(fen)), expected, "{fen}");
}

/// Every route of every legal move, in order of the alphabet.
pub fn routes<V: DraughtsVariant>(position: &Draughts<V>) -> Vec<String> {
    let mut routes = Vec::new();
    let _ = position.visit_routes(&mut |mv, route| {
        let names = route
            .squares()
            .iter()
            .map(|&sq| square_name::<Draughts<V>>(sq));
        let separator = if mv.is_capture() {
            V::RULES.separator
        } else {
            '-'
        };
        let crowned = if mv.is_promotion() { "*" } else { "" };
        routes.push(names.collect::<Vec<_>>().join(&separator.to_string()) + crowned);
        Continue(())
    });
    routes.sort();
    routes
}

/// Plays these moves.
#[track_caller]
pub fn play<V: DraughtsVariant>(position: &mut Draughts<V>, line: &str) {
    for text in line.split_whitespace() {
        let mv = position
            .parse_move(text)
            .unwrap_or_else(|error| panic!("{error}"));
        position.play(mv);
    }
}

/// A legal move in full, whatever is usual.
pub fn full<V: DraughtsVariant>(position: &Draughts<V>, mv: Move) -> String {
    let style = Style {
        length: Length::Full,
        ..Draughts::<V>::STYLE
    };
    testkit::move_in(position, mv, style)
}
