//! What programs are told: the objects that `--json` writes.

use crate::failure::Failure;
use crate::order;
use serde::Serialize;
use std::io::Write;
use tabia::{Announcement, AnyMove, AnyPosition, Outcome, Route, Set, Square};

/// Writes an object on a line of its own.
pub fn write_line(out: &mut impl Write, object: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, object)?;
    writeln!(out)?;
    Ok(())
}

/// How a game ended.
#[derive(Serialize)]
pub struct End {
    winner: Option<&'static str>,
    reason: &'static str,
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> End {
        End {
            winner: outcome.winner.map(tabia::Side::name),
            reason: outcome.reason.name(),
        }
    }
}

/// A position with its legal moves.
#[derive(Serialize)]
pub struct Listing {
    /// The position, as the library writes it.
    pub fen: String,
    /// How the game ended, if it has.
    pub outcome: Option<End>,
    /// The legal moves.
    pub moves: Vec<Entry>,
}

impl Listing {
    /// All about this position.
    pub fn of(position: &AnyPosition) -> Listing {
        let entry = |(mv, route): &(AnyMove, Route)| Entry::of(position, *mv, route);
        Listing {
            fen: position.fen().to_string(),
            outcome: position.outcome().map(End::from),
            moves: order::moves(position).iter().map(entry).collect(),
        }
    }
}

/// A legal move.
#[derive(Serialize)]
pub struct Entry {
    /// Its usual written form.
    pub text: String,
    /// The start and every landing square.
    pub route: Vec<String>,
    /// Where it starts.
    pub from: String,
    /// Where it ends.
    pub to: String,
    /// The squares of the captured pieces.
    pub captured: Vec<String>,
    /// The letter of the new kind, if the piece changes it.
    pub promotion: Option<char>,
    /// The position after it.
    pub fen: String,
    /// What custom asks the player to say. Left out where it asks nothing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub announcements: Vec<Said>,
}

impl Entry {
    fn of(position: &AnyPosition, mv: AnyMove, route: &Route) -> Entry {
        let mut after = position.clone();
        after.play(mv);
        Entry {
            text: position.text(mv).to_string(),
            route: names(position, route.squares().iter().copied()),
            from: position.square_name(mv.from()).to_string(),
            to: position.square_name(mv.to()).to_string(),
            captured: captured(position, mv),
            promotion: mv
                .promotion()
                .map(|kind| position.variant().kind_letter(kind)),
            fen: after.fen().to_string(),
            announcements: announcements(position, mv),
        }
    }
}

/// An announcement: its name, and the squares it speaks of if it speaks of any.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Said {
    /// Of no square.
    Plain(&'static str),
    /// Of these squares.
    Of {
        /// What is announced.
        name: &'static str,
        /// Of which squares.
        squares: Vec<String>,
    },
}

impl Said {
    /// The name of what is announced.
    pub fn name(&self) -> &'static str {
        match self {
            Said::Plain(name) | Said::Of { name, .. } => name,
        }
    }

    fn of(position: &AnyPosition, announcement: Announcement) -> Said {
        let name = announcement.name();
        let squares = announcement.squares();
        if squares.is_empty() {
            return Said::Plain(name);
        }
        Said::Of {
            name,
            squares: ascending(position, squares),
        }
    }
}

fn announcements(position: &AnyPosition, mv: AnyMove) -> Vec<Said> {
    let mut said = Vec::new();
    position.announcements(mv, &mut |announcement| {
        said.push(Said::of(position, announcement));
    });
    said
}

/// The captured squares: in the order of capture where a game minds it, otherwise ascending.
fn captured(position: &AnyPosition, mv: AnyMove) -> Vec<String> {
    if mv.is_ordered() {
        names(position, mv.trail())
    } else {
        ascending(position, mv.captured())
    }
}

/// The names of these squares by rank from White's side and by file, or by number.
fn ascending(position: &AnyPosition, squares: Set) -> Vec<String> {
    let mut squares: Vec<Square> = squares.iter().collect();
    squares.sort_by_key(|&sq| order::place(position, sq));
    names(position, squares.into_iter())
}

/// The names of squares, in the usual form of the game.
pub fn names(position: &AnyPosition, squares: impl Iterator<Item = Square>) -> Vec<String> {
    squares
        .map(|sq| position.square_name(sq).to_string())
        .collect()
}
