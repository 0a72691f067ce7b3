//! Reading text byte by byte, and saying what was wrong with it.

use crate::{Kind, Move, Position, Set, Square};
use core::fmt;
use core::ops::ControlFlow::{Break, Continue};

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

/// A place in a text, for reading it byte by byte.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Cursor<'a> {
    /// The start of the text.
    #[must_use]
    pub const fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            text: text.as_bytes(),
            at: 0,
        }
    }

    /// Bytes from the start of the text.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.at
    }

    /// The next byte, if there is one.
    #[must_use]
    pub fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// The text from here on.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        &self.text[self.at..]
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Goes on one byte.
    pub fn advance(&mut self) {
        self.at = (self.at + 1).min(self.text.len());
    }

    /// Goes past this byte if it is next.
    pub fn eat(&mut self, byte: u8) -> bool {
        let there = self.peek() == Some(byte);
        if there {
            self.at += 1;
        }
        there
    }

    /// Goes past the next byte if it is one of these.
    pub fn eat_any(&mut self, bytes: &[u8]) -> Option<u8> {
        let byte = self.peek().filter(|byte| bytes.contains(byte))?;
        self.at += 1;
        Some(byte)
    }

    /// Goes past a whole number, and gives it. Numbers too large for the type saturate.
    pub fn number(&mut self) -> Option<u32> {
        let mut number: Option<u32> = None;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            let so_far = number.unwrap_or(0).saturating_mul(10);
            number = Some(so_far.saturating_add(u32::from(digit - b'0')));
            self.at += 1;
        }
        number
    }

    /// The word that stands at an offset, up to the next separator.
    #[must_use]
    pub fn token_at(&self, offset: usize) -> Token {
        let rest = &self.text[offset.min(self.text.len())..];
        let is_end = |byte: &u8| b",:; |\t\r\n".contains(byte);
        let len = rest.iter().position(is_end).unwrap_or(rest.len());
        Token::new(&rest[..len.max(1).min(rest.len())])
    }

    /// A syntax error at this place.
    #[must_use]
    pub fn expected(&self, expected: &'static str) -> FenError {
        self.fen_error(FenErrorKind::Syntax, self.at, expected)
    }

    /// An error at an earlier place.
    #[must_use]
    pub fn fen_error(&self, kind: FenErrorKind, offset: usize, expected: &'static str) -> FenError {
        FenError {
            kind,
            offset,
            found: self.token_at(offset),
            expected,
        }
    }

    /// An error in a move, at an earlier place.
    #[must_use]
    pub fn move_error(
        &self,
        kind: MoveErrorKind,
        offset: usize,
        expected: &'static str,
    ) -> MoveError {
        MoveError {
            kind,
            offset,
            found: self.token_at(offset),
            expected,
        }
    }
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
