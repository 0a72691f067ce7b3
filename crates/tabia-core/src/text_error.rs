//! What is wrong with a text, where, and what was expected.

use crate::Move;
use core::fmt;

const TOKEN_LEN: usize = 22;

/// A piece of the text an error speaks of, cut where it is long.
///
/// ```
/// assert_eq!(tabia_core::Token::new(b"z9").to_string(), "z9");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Token {
    bytes: [u8; TOKEN_LEN],
    len: u8,
    cut: bool,
}

impl Token {
    /// The token of these bytes.
    #[must_use]
    pub fn new(text: &[u8]) -> Token {
        let mut bytes = [0; TOKEN_LEN];
        let len = text.len().min(TOKEN_LEN);
        bytes[..len].copy_from_slice(&text[..len]);
        Token {
            bytes,
            len: len as u8,
            cut: text.len() > len,
        }
    }

    /// Whether there was no text left.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut left = &self.bytes[..self.len as usize];
        // What is no text, or would not show, is escaped.
        while !left.is_empty() {
            let good = match core::str::from_utf8(left) {
                Ok(text) => text.len(),
                Err(error) => error.valid_up_to(),
            };
            let text = core::str::from_utf8(&left[..good]).unwrap_or_default();
            for letter in text.chars() {
                if letter.is_control() {
                    write!(f, "{}", letter.escape_default())?
                } else {
                    fmt::Write::write_char(f, letter)?
                }
            }
            left = &left[good..];
            if let [first, rest @ ..] = left {
                if !self.cut || rest.len() >= 3 {
                    write!(f, "\\x{first:02x}")?;
                }
                left = rest;
            }
        }
        f.write_str(if self.cut { "…" } else { "" })
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Token({self})")
    }
}

fn write_found(f: &mut fmt::Formatter<'_>, found: &Token) -> fmt::Result {
    if found.is_empty() {
        f.write_str("the text ends here")
    } else {
        write!(f, "found `{found}`")
    }
}

/// What is wrong with a position given as text.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FenErrorKind {
    /// The text does not have the form of a FEN.
    Syntax,
    /// No playing square has this name or number.
    Square,
    /// Two pieces stand on this square.
    Occupied,
    /// A piece stands where its kind cannot stand.
    Place,
    /// A side has more pieces than there are in the set, or too few.
    Count,
    /// The parts of the text do not agree with each other or with the rules.
    Rule,
}

/// A position given as text cannot be read.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// What sort of fault it is.
    pub kind: FenErrorKind,
    /// Where: bytes from the start of the text.
    pub offset: usize,
    /// What stands there.
    pub found: Token,
    /// What was expected there, or which rule is broken.
    pub expected: &'static str,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at byte {}: ", self.offset)?;
        if self.kind == FenErrorKind::Syntax {
            write!(f, "expected {}, ", self.expected)?;
            return write_found(f, &self.found);
        }
        write_found(f, &self.found)?;
        write!(f, ": {}", self.expected)
    }
}

impl core::error::Error for FenError {}

/// Most candidates that an ambiguous move names one by one.
pub const MAX_CANDIDATES: usize = 8;

/// The moves that an ambiguous text could mean.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Candidates {
    moves: [Option<Move>; MAX_CANDIDATES],
    count: usize,
}

impl Candidates {
    /// None yet.
    pub const NONE: Candidates = Candidates {
        moves: [None; MAX_CANDIDATES],
        count: 0,
    };

    /// Adds one, if it is not there yet. Those past [`MAX_CANDIDATES`] are only counted.
    pub fn add(&mut self, mv: Move) {
        if self.iter().any(|known| known == mv) {
            return;
        }
        if let Some(place) = self.moves.get_mut(self.count) {
            *place = Some(mv);
        }
        self.count += 1;
    }

    /// How many there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.count
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The first of them, at most [`MAX_CANDIDATES`].
    pub fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves.iter().flatten().copied()
    }
}

/// What is wrong with a move given as text.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum MoveErrorKind {
    /// The text does not have the form of a move.
    Syntax,
    /// No playing square has this name or number.
    Square,
    /// No legal move fits.
    Illegal,
    /// Several legal moves with different results fit.
    Ambiguous(Candidates),
}

/// A move given as text cannot be read, or cannot be played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MoveError {
    /// What sort of fault it is.
    pub kind: MoveErrorKind,
    /// Where: bytes from the start of the text.
    pub offset: usize,
    /// What stands there.
    pub found: Token,
    /// What was expected there.
    pub expected: &'static str,
}

impl MoveError {
    /// No legal move fits this text.
    #[must_use]
    pub fn illegal(text: &str) -> MoveError {
        MoveError {
            kind: MoveErrorKind::Illegal,
            offset: 0,
            found: Token::new(text.as_bytes()),
            expected: "a legal move",
        }
    }

    /// Several legal moves fit this text.
    #[must_use]
    pub fn ambiguous(text: &str, candidates: Candidates) -> MoveError {
        let kind = MoveErrorKind::Ambiguous(candidates);
        MoveError {
            kind,
            offset: 0,
            found: Token::new(text.as_bytes()),
            expected: "a move that names more of its squares",
        }
    }

    /// The moves that the text could mean, if it is ambiguous.
    #[must_use]
    pub const fn candidates(&self) -> Candidates {
        match self.kind {
            MoveErrorKind::Ambiguous(candidates) => candidates,
            _ => Candidates::NONE,
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            MoveErrorKind::Syntax => {
                write!(f, "at byte {}: expected {}, ", self.offset, self.expected)?;
                write_found(f, &self.found)
            }
            MoveErrorKind::Square => {
                write!(
                    f,
                    "at byte {}: found `{}`: {}",
                    self.offset, self.found, self.expected
                )
            }
            MoveErrorKind::Illegal => write!(f, "`{}` is no legal move here", self.found),
            MoveErrorKind::Ambiguous(candidates) => {
                write!(
                    f,
                    "`{}` is ambiguous: {} legal moves fit",
                    self.found,
                    candidates.len()
                )
            }
        }
    }
}

impl core::error::Error for MoveError {}
