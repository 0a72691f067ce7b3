//! Positions and moves as text.

use crate::{FenError, Kind, Move, MoveError, Position, Set, Square};
use core::fmt;
use core::ops::ControlFlow::{Break, Continue};

/// SquareForm by letters or by numbers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum SquareForm {
    /// `c3`.
    Letters,
    /// `22`.
    Numbers,
}

/// How much of a move is written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Length {
    /// As short as it stays unambiguous.
    Short,
    /// Every landing square of the canonical route.
    Full,
}

/// How moves are written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Style {
    /// By letters or by numbers.
    pub squares: SquareForm,
    /// How much of it.
    pub length: Length,
}

/// A position that can be read and written.
pub trait Notation: Position {
    /// How moves are written where nothing else is asked for.
    const STYLE: Style;

    /// Reads a position under these rules.
    ///
    /// # Errors
    ///
    /// If the text is no position of the game: where, what stands there, what was expected.
    fn from_fen_with(fen: &str, options: Self::Options) -> Result<Self, FenError>;

    /// Reads a position under the usual rules.
    ///
    /// # Errors
    ///
    /// As [`Notation::from_fen_with`].
    fn from_fen(fen: &str) -> Result<Self, FenError> {
        Self::from_fen_with(fen, Self::Options::default())
    }

    /// Writes the position with squares in this form.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    fn write_fen(&self, squares: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads a move in any form that is accepted, and finds the one legal move it means.
    ///
    /// # Errors
    ///
    /// If the text is no move, no legal move fits, or legal moves with different results do.
    fn parse_move(&self, text: &str) -> Result<Move, MoveError>;

    /// Writes a legal move of this position.
    ///
    /// # Errors
    ///
    /// If the writer fails, or the move is not legal here.
    fn write_move(&self, mv: Move, style: Style, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Writes a legal move of this position as records of games have it: in the usual form, if the game has no other for them.
    ///
    /// # Errors
    ///
    /// If the writer fails, or the move is not legal here.
    fn write_record_move(&self, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        self.write_move(mv, Self::STYLE, out)
    }

    /// The letter of a piece as its own side writes it; small letters are for the caller to choose.
    fn kind_letter(kind: Kind) -> char;

    /// The letter of what a piece becomes, in the text of a move with squares in this form.
    #[must_use]
    fn promotion_letter(kind: Kind, squares: SquareForm) -> char {
        let _ = squares;
        Self::kind_letter(kind)
    }

    /// What stands between the squares of a capture, in the text of a move with squares in this form.
    #[must_use]
    fn capture_sign(squares: SquareForm) -> char {
        let _ = squares;
        'x'
    }

    /// The position as text, for `format!` and `to_string`.
    fn fen(&self) -> impl fmt::Display + '_ {
        Written(move |f: &mut fmt::Formatter<'_>| self.write_fen(Self::STYLE.squares, f))
    }

    /// A legal move of this position as text, for `format!` and `to_string`.
    fn text(&self, mv: Move) -> impl fmt::Display + '_ {
        Written(move |f: &mut fmt::Formatter<'_>| self.write_move(mv, Self::STYLE, f))
    }
}

struct Written<F>(F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Written<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}

/// Whether the move is the only legal one with its two ends.
#[must_use]
pub fn ends_are_enough(position: &impl Position, mv: Move) -> bool {
    position
        .visit_moves(&mut |other| {
            let same_ends = other.from() == mv.from() && other.to() == mv.to();
            if same_ends && other != mv {
                Break(())
            } else {
                Continue(())
            }
        })
        .is_continue()
}

/// Whether the squares in `part` come in this order among those in `whole`.
#[must_use]
pub fn is_subsequence(part: &[Square], whole: &[Square]) -> bool {
    let mut left = whole.iter();
    part.iter().all(|sq| left.any(|other| other == sq))
}

/// The set of these squares.
#[must_use]
pub fn set_of(squares: &[Square]) -> Set {
    squares.iter().copied().collect()
}
