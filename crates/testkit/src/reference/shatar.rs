//! Shatar, Mongolian chess, written from the rules text alone (`rules/shatar.md`).
//!
//! This is the slow generator that the fast one is compared with. The board is a plain array of
//! letters; to find the moves, every man is tried on every square and the noyon is looked at
//! afterwards. In this file: the public functions. `options`: section 3. `position`: the text of
//! section 4. `rules`: sections 1 and 2, and the first moves of section 3.

mod options;
mod position;
mod rules;

pub use options::{BishopRange, KnightMate, MateRule, Opening, Options, Stalemate};

use super::ReferenceMove;
use position::{Position, square_name};
use rules::{Turn, attackers, outcome_of, turns};

/// How a game stands: the winner, `'w'` or `'b'`, or nobody; and the reason.
///
/// The reasons are `mate`, `knight_mate`, `niol`, `robado`, `stalemate` and `dead_position`.
pub type Outcome = (Option<char>, &'static str);

/// The position in which a game begins (sections 1 and 3).
pub fn start_fen(options: &Options) -> &'static str {
    match options.opening {
        Opening::AfterD4D5 => "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1 -",
        Opening::KingPawn => "rnbjkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBJKBNR w - - 0 1 -",
        Opening::QueenRight => "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKJBNR w - - 0 1 -",
        Opening::QueenPawnForced | Opening::EitherMirrored | Opening::EitherFree => {
            "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1 -"
        }
    }
}

/// Every legal move of the side to move, sorted.
///
/// A finished game has none. A dead position is the exception: it is drawn by what stands on the
/// board, and its moves are listed.
///
/// # Errors
///
/// When section 4 refuses the text; the message names the offending token.
pub fn moves(options: &Options, fen: &str) -> Result<Vec<ReferenceMove>, String> {
    let position = Position::read(options, fen)?;
    let mut found: Vec<ReferenceMove> = turns(options, &position)
        .iter()
        .map(|turn| described(&position, turn))
        .collect();
    found.sort();
    Ok(found)
}

/// The result of the game in this position, if it has one (section 2, points 1 to 4).
///
/// Repetition, the 50 moves and agreement are not seen here. See [`Outcome`] for the words.
///
/// # Panics
///
/// When section 4 refuses the text.
pub fn outcome(options: &Options, fen: &str) -> Option<Outcome> {
    outcome_of(options, &loaded(options, fen))
}

/// What is called out when this move is made (sections 2 and 4).
///
/// First `shak`, `tuk` and `tsod`, in this order and each at most once; then `niol`, `robado` or
/// `mate` if the move ends the game so. Nothing for a move that is not legal.
///
/// # Panics
///
/// When section 4 refuses the text.
pub fn announcements(options: &Options, fen: &str, from: &str, to: &str) -> Vec<&'static str> {
    let position = loaded(options, fen);
    let made = turns(options, &position)
        .into_iter()
        .find(|turn| square_name(turn.from) == from && square_name(turn.to) == to);
    made.map_or(Vec::new(), |turn| called_out(options, &turn.after))
}

/// The number of move sequences of exactly `depth` moves (section 5).
///
/// # Panics
///
/// When section 4 refuses the text.
pub fn perft(options: &Options, fen: &str, depth: u32) -> u64 {
    leaves(options, &loaded(options, fen), depth)
}

fn loaded(options: &Options, fen: &str) -> Position {
    match Position::read(options, fen) {
        Ok(position) => position,
        Err(refusal) => panic!("{refusal}"),
    }
}

fn described(before: &Position, turn: &Turn) -> ReferenceMove {
    let takes = before.at(turn.to) != '.';
    let crowned = before.at(turn.from) != turn.after.at(turn.to);
    ReferenceMove {
        route: vec![square_name(turn.from), square_name(turn.to)],
        captured: if takes {
            vec![square_name(turn.to)]
        } else {
            Vec::new()
        },
        promotion: crowned.then_some('J'),
        after: turn.after.to_string(),
    }
}

fn called_out(options: &Options, after: &Position) -> Vec<&'static str> {
    let given = attackers(options, after, after.turn);
    let mut words = Vec::new();
    for (word, men) in [("shak", "JRN"), ("tuk", "B"), ("tsod", "P")] {
        if given.iter().any(|&kind| men.contains(kind)) {
            words.push(word);
        }
    }
    match outcome_of(options, after) {
        Some((_, "niol")) => words.push("niol"),
        Some((_, "robado")) => words.push("robado"),
        Some((_, "mate" | "knight_mate")) => words.push("mate"),
        _ => {}
    }
    words
}

fn leaves(options: &Options, position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    turns(options, position)
        .iter()
        .map(|turn| leaves(options, &turn.after, depth - 1))
        .sum()
}
