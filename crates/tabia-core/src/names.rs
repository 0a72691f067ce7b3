//! Squares as text, in letters or as numbers; names in interfaces as people say them.

use crate::{Cursor, Grid, Square, SquareForm};
use core::fmt;

/// The name of a square in letters.
///
/// ```
/// use tabia_core::Grid;
/// const LINE: Grid = Grid::new("ab", &["##"], tabia_core::Numbering::FromBottom);
/// assert_eq!(LINE.name(LINE.numbered(2).unwrap()).to_string(), "b1");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name {
    pub(crate) file: u8,
    pub(crate) rank: u8,
}

impl Name {
    /// The letter of the file.
    #[must_use]
    pub const fn file(self) -> char {
        self.file as char
    }

    /// The rank, from 1.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.rank
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank)
    }
}

/// A square as it is written in a game: `c3`, or `22`.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct SquareName {
    letters: Name,
    number: u8,
    form: SquareForm,
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.form {
            SquareForm::Letters => write!(f, "{}", self.letters),
            SquareForm::Numbers => write!(f, "{}", self.number),
        }
    }
}

impl Grid {
    /// A playing square as it is written in this form.
    ///
    /// ```
    /// use tabia_core::{Grid, Numbering, SquareForm};
    /// const LINE: Grid = Grid::new("ab", &["##"], Numbering::FromBottom);
    /// let b1 = LINE.square("b1").unwrap();
    /// assert_eq!(LINE.written(b1, SquareForm::Letters).to_string(), "b1");
    /// assert_eq!(LINE.written(b1, SquareForm::Numbers).to_string(), "2");
    /// ```
    #[must_use]
    pub const fn written(&self, sq: Square, form: SquareForm) -> SquareName {
        SquareName {
            letters: self.name(sq),
            number: self.number(sq),
            form,
        }
    }
}

impl Cursor<'_> {
    /// Reads a square of this board in letters or numbers.
    ///
    /// # Errors
    ///
    /// If there is none: whether the text had the form of a square.
    pub fn square(&mut self, grid: &Grid) -> Result<Square, bool> {
        match self.peek() {
            Some(b'0'..=b'9') => self
                .number()
                .and_then(|number| grid.numbered(number))
                .ok_or(true),
            Some(letter @ b'a'..=b'z') => {
                self.advance();
                let starts_plain = self.peek() != Some(b'0');
                let rank = self.number().ok_or(false)?;
                let named = || {
                    let rank = u8::try_from(rank.checked_sub(1)?).ok()?;
                    grid.at(grid.file_of(letter)?, rank)
                };
                named().filter(|_| starts_plain).ok_or(true)
            }
            _ => Err(false),
        }
    }
}

/// A name in interfaces as people say it: `one piece each`.
#[derive(Copy, Clone)]
pub(crate) struct InWords(pub &'static str);

impl fmt::Display for InWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, word) in self.0.split('_').enumerate() {
            write!(f, "{}{word}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
