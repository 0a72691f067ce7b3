//! What is wrong with what a picture was asked to show.

use core::fmt;
use tabia_core::{StepError, Token};

/// Why a picture cannot be as it was asked to be; it stays as it was.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum PictureError {
    /// A line has no sign `=` between a name and a value.
    Line {
        /// The line.
        found: Token,
    },
    /// There is no setting with this name.
    Setting {
        /// The name.
        name: Token,
    },
    /// A setting cannot have this value.
    Value {
        /// The setting.
        setting: &'static str,
        /// The value.
        value: Token,
        /// Where in the value the fault is, in bytes.
        offset: usize,
        /// What was expected there.
        expected: &'static str,
    },
    /// The text is no colour.
    Colour {
        /// The text.
        found: Token,
    },
    /// The square is not on the board of this game.
    OffBoard {
        /// The number of the square inside.
        index: usize,
    },
    /// The piece cannot be chosen, so nothing shows where it may go.
    Step(StepError),
}

impl PictureError {
    pub(super) fn colour(text: &str) -> PictureError {
        let found = Token::new(text.as_bytes());
        PictureError::Colour { found }
    }
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::Line { found } => write!(f, "`{found}`: expected NAME=VALUE"),
            PictureError::Setting { name } => {
                write!(f, "unknown setting `{name}`: expected one of ")?;
                super::settings::write_names(f)
            }
            PictureError::Value {
                setting,
                value,
                offset,
                expected,
            } => write!(
                f,
                "{setting}: at byte {offset} of `{value}`: expected {expected}"
            ),
            PictureError::Colour { found } => write!(
                f,
                "`{found}` is no colour: expected `#` and 3, 4, 6 or 8 hexadecimal digits"
            ),
            PictureError::OffBoard { index } => {
                write!(f, "square {index} is not on the board of this game")
            }
            PictureError::Step(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for PictureError {}

impl From<StepError> for PictureError {
    fn from(error: StepError) -> PictureError {
        PictureError::Step(error)
    }
}
