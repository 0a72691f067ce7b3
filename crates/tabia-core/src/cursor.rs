//! Reading text byte by byte.

use crate::text_error::{FenError, FenErrorKind, MoveError, MoveErrorKind, Token};

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
