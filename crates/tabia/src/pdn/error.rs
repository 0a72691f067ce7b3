//! What is wrong with a game in a file, and where.

use alloc::string::String;
use core::fmt;

/// A place in a file.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// The line, from 1; 0 for what was not read from a file. Lines end with LF, CRLF or CR.
    pub line: u64,
    /// The column, from 1, in bytes: a letter of another alphabet may count as two.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// What sort of fault a game in a file has.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PdnErrorKind {
    /// A tag is not of the form `[Name "value"]`.
    Tag,
    /// A comment does not end.
    Comment,
    /// A variation does not end, or ends without a beginning.
    Variation,
    /// A mark such as `$1` or `!?` is not one of those there are.
    Nag,
    /// Something that cannot be part of a game.
    Token,
    /// A byte 0: the file is no text, or text in UTF-16.
    Zero,
    /// The file is in UTF-16.
    Utf16,
    /// The game is longer than [`MAX_GAME`](super::MAX_GAME) bytes.
    TooLong,
    /// The file could not be read on.
    Read,
}

/// A game in a file cannot be read. Those after it can.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PdnError {
    /// What sort of fault it is.
    pub kind: PdnErrorKind,
    /// The number of the game in the file, from 1.
    pub game: u64,
    /// The event and the players, as far as the tags before the fault name them.
    pub title: String,
    /// Where the fault is: for what does not end, where it begins.
    pub place: Place,
    /// What stands there; empty if nothing does.
    pub found: String,
    /// What was expected.
    pub expected: &'static str,
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}", self.game)?;
        if !self.title.is_empty() {
            write!(f, " ({})", self.title)?;
        }
        write!(f, ", {}: expected {}", self.place, self.expected)?;
        if self.kind == PdnErrorKind::TooLong {
            write!(f, ", this one has more than {} bytes", super::MAX_GAME)
        } else if self.found.is_empty() {
            f.write_str(", the text ends here")
        } else {
            write!(f, ", found `{}`", self.found)
        }
    }
}

impl core::error::Error for PdnError {}

/// A fault, before it is known which game it is in.
#[derive(Debug)]
pub(super) struct Fault {
    pub kind: PdnErrorKind,
    pub place: Place,
    pub found: String,
    pub expected: &'static str,
}
