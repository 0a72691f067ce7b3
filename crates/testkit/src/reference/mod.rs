//! Slow generators, written apart from the fast ones, from the rules only. Text in, text out.

pub mod draughts;
mod draughts_board;
mod draughts_rules;
pub mod shatar;
pub mod shatra;
pub mod towers;
mod towers_board;
pub mod vigman;

/// One legal route, found the slow way.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ReferenceMove {
    /// Every square of the route: start, each landing. Names in letters (International and Shatra: numbers).
    pub route: Vec<String>,
    /// Captured squares, in the order of capture.
    pub captured: Vec<String>,
    /// The letter of the new kind, if the mover became one.
    pub promotion: Option<char>,
    /// FEN of the position after the move, in the canonical written form.
    pub after: String,
}
