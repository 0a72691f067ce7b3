//! What a draughts game says of itself.

use crate::About;
use tabia_core::{Clause, Jumping, Options, Repetition, Side, SquareForm};

/// A draughts game: its board, pieces and capture policy, and the rest of its rules.
pub trait DraughtsVariant: Jumping + Sized {
    /// The rules that can be chosen.
    type Options: DraughtsOptions;
    /// The rest of the rules.
    const RULES: DraughtsRules;
    /// What the game is, for lists of games.
    const ABOUT: About;
}

/// The rules of a draughts game beside its board, its pieces and its captures.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DraughtsRules {
    /// The side that moves first.
    pub first: Side,
    /// Ranks left empty behind the men at the start.
    pub ranks_behind: u8,
    /// Ranks of men at the start.
    pub ranks_of_men: u8,
    /// What it means to have no legal move.
    pub blocked: Blocked,
    /// What it means that each side has one piece.
    pub one_each: OneEach,
    /// How squares are written.
    pub squares: SquareForm,
    /// What stands between the squares of a capture.
    pub separator: char,
    /// What a player says of a move.
    pub customs: Customs,
    /// The draw clauses that count.
    pub draws: DrawClauses,
}

/// The draw clauses of a game that count: the sets that its options choose from.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct DrawClauses {
    /// Those that hold unless others are chosen.
    pub usual: &'static [Clause],
    /// Those of the world federation's section for 64 squares, where that can be chosen.
    pub fmjd64: &'static [Clause],
}

/// What the customs of a game ask a player to say of a move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Customs {
    /// Nothing.
    Silent,
    /// The gentlemen's rules of Turkish draughts: a new attack, a king that will be soon, a king.
    Gentlemen,
}

/// What it means to have no legal move, with or without pieces.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Blocked {
    /// The side to move loses.
    Loses,
    /// The side to move wins.
    Wins,
}

/// What it means that each side has one piece.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OneEach {
    /// Nothing.
    PlayOn,
    /// A draw, unless the side to move can capture.
    Draw,
}

/// What the draughts games ask of their options.
pub trait DraughtsOptions: Options {
    /// Whether several men win at once against one man and nothing else.
    fn several_men_win(&self) -> bool {
        false
    }

    /// The chosen ones among the draw clauses of a game.
    fn clauses(&self, of: &DrawClauses) -> &'static [Clause] {
        of.usual
    }

    /// How many plies without a capture make a draw beside them, if that is chosen.
    fn no_capture_limit(&self) -> Option<u16> {
        None
    }

    /// What the third repetition of a position means.
    fn repetition(&self) -> Repetition {
        Repetition::Draws
    }
}

impl DraughtsOptions for tabia_core::NoOptions {}
