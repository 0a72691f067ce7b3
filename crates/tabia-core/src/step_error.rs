//! What is wrong with a step that cannot be made.

use crate::{Notation, Square, SquareName, Step};
use core::fmt;

/// A step that cannot be made; the turn stays as it was.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum StepError {
    /// The turn is finished.
    Finished,
    /// No piece is chosen.
    NothingChosen,
    /// No piece that can move stands on the square that was chosen.
    Start {
        /// The square.
        square: SquareName,
    },
    /// The piece has moved already, and no other can be chosen.
    UnderWay {
        /// Where it has come to.
        at: SquareName,
    },
    /// The step is not legal here.
    Step {
        /// Where it starts.
        from: SquareName,
        /// Where it ends.
        to: SquareName,
        /// What stands between them: the sign of a capture or of a move without one.
        sign: char,
    },
    /// The step would be legal, but not with this promotion.
    Promotion {
        /// Where it ends.
        to: SquareName,
    },
    /// Several steps lead to the square.
    Several {
        /// The square.
        to: SquareName,
    },
    /// The move may not end here.
    Stop,
}

impl StepError {
    pub(crate) fn start<P: Notation>(sq: Square) -> StepError {
        let square = name::<P>(sq);
        StepError::Start { square }
    }

    pub(crate) fn under_way<P: Notation>(at: Square) -> StepError {
        let at = name::<P>(at);
        StepError::UnderWay { at }
    }

    pub(crate) fn step<P: Notation>(step: Step) -> StepError {
        let sign = if step.capture {
            P::capture_sign(P::STYLE.squares)
        } else {
            '-'
        };
        let [from, to] = [step.from, step.to].map(name::<P>);
        StepError::Step { from, to, sign }
    }

    pub(crate) fn promotion<P: Notation>(to: Square) -> StepError {
        let to = name::<P>(to);
        StepError::Promotion { to }
    }

    pub(crate) fn several<P: Notation>(to: Square) -> StepError {
        let to = name::<P>(to);
        StepError::Several { to }
    }
}

fn name<P: Notation>(sq: Square) -> SquareName {
    P::grid().written(sq, P::STYLE.squares)
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepError::Finished => f.write_str("the turn is finished: no step follows"),
            StepError::NothingChosen => f.write_str("no piece is chosen"),
            StepError::Start { square } => {
                write!(f, "no piece that can move stands on `{square}`")
            }
            StepError::UnderWay { at } => {
                write!(f, "the piece on `{at}` has moved: it goes on from there")
            }
            StepError::Step { from, to, sign } => {
                write!(f, "`{from}{sign}{to}` is not a legal step here")
            }
            StepError::Promotion { to } => {
                write!(f, "the step to `{to}` is not legal with this promotion")
            }
            StepError::Several { to } => {
                write!(
                    f,
                    "several steps lead to `{to}`: name a capture or a promotion"
                )
            }
            StepError::Stop => f.write_str("the move may not end here"),
        }
    }
}

impl core::error::Error for StepError {}
