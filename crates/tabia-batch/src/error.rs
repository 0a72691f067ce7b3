//! Why a batch does not do what was asked of it.

use std::fmt;
use tabia::{FenError, OptionError};

/// Why a batch, or a game of steps, does not do what was asked of it. It stays as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BatchError {
    /// The action is not legal in the game with this index.
    Illegal {
        /// The index of the game.
        game: usize,
        /// The action.
        action: i64,
        /// What it would be, if it is the number of any step.
        step: Option<String>,
    },
    /// The game with this index is over, and is not started again by itself.
    Over {
        /// The index of the game.
        game: usize,
    },
    /// An array has not the length that is needed.
    Length {
        /// Which array.
        what: &'static str,
        /// The length it must have.
        needed: usize,
        /// The length it has.
        found: usize,
    },
    /// A start is no position of the game.
    Start {
        /// The place of the start among all.
        index: usize,
        /// What is wrong with it.
        error: Box<FenError>,
    },
    /// A start is a position in which the game is over.
    StartOver {
        /// The place of the start among all.
        index: usize,
    },
    /// The rules do not go together.
    Rules(OptionError),
    /// A setting cannot be so.
    Setting(&'static str),
    /// The bytes are no snapshot of this game.
    Snapshot(String),
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Illegal { game, action, step } => {
                write!(f, "game {game}: action {action} is not legal here")?;
                match step {
                    Some(step) => write!(f, " ({step})"),
                    None => f.write_str(" (no step has this number)"),
                }
            }
            BatchError::Over { game } => {
                write!(f, "game {game} is over: reset it before the next step")
            }
            BatchError::Length {
                what,
                needed,
                found,
            } => write!(f, "{what}: {needed} numbers are needed, not {found}"),
            BatchError::Start { index, error } => write!(f, "start {index}: {error}"),
            BatchError::StartOver { index } => {
                write!(f, "start {index}: the game is over in this position")
            }
            BatchError::Rules(error) => write!(f, "{error}"),
            BatchError::Setting(what) => f.write_str(what),
            BatchError::Snapshot(what) => write!(f, "no snapshot of this game: {what}"),
        }
    }
}

impl std::error::Error for BatchError {}
