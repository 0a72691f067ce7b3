//! What the name of a tag, its value, a comment and a move may look like, read and written alike.

use super::result::GameResult;
use alloc::string::String;
use core::fmt;

/// Why something cannot become part of a record.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum RecordError {
    /// The name of a tag is one word of letters, digits and signs other than quotes and brackets.
    TagName,
    /// A move is one word with a digit, and no result.
    Move,
    /// No variation is open.
    NoVariation,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RecordError::TagName => "the name of a tag is one word without quotes and brackets",
            RecordError::Move => "a move is one word with a digit in it, and no result",
            RecordError::NoVariation => "no variation is open",
        })
    }
}

impl core::error::Error for RecordError {}

/// White space, and what does not show.
pub(super) const fn is_blank(byte: u8) -> bool {
    byte <= b' ' || byte == 0x7f
}

/// Whether a byte can stand in the name of a tag.
pub(super) fn is_in_name(byte: u8) -> bool {
    !is_blank(byte) && !b"[]\"".contains(&byte)
}

/// Whether a byte can stand in a move.
pub(super) fn is_in_word(byte: u8) -> bool {
    !is_blank(byte) && !b"{}()[];!?$*%.\"".contains(&byte)
}

/// Whether a byte stands between two squares.
pub(super) fn is_separator(byte: u8) -> bool {
    matches!(byte, b'-' | b'x' | b'X' | b':')
}

pub(super) fn is_number(word: &[u8]) -> bool {
    word.iter().all(u8::is_ascii_digit)
}

/// Whether a word can be a move: every move of every game names a rank or a number.
pub(super) fn is_move(word: &[u8]) -> bool {
    let ends = [word.first(), word.last()];
    word.iter().all(|&byte| is_in_word(byte))
        && word.iter().any(u8::is_ascii_digit)
        && !is_number(word)
        && !word.contains(&b'/')
        && !ends.into_iter().flatten().any(|&byte| is_separator(byte))
        && !word.starts_with(BYTE_ORDER_MARK)
        && GameResult::from_bytes(word).is_none()
}

pub(super) const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The value of a tag as it is kept: on one line.
pub(super) fn on_one_line(value: &str) -> String {
    let plain = |letter: char| {
        if letter.is_ascii_control() {
            ' '
        } else {
            letter
        }
    };
    value.chars().map(plain).collect()
}

/// A comment as it is kept: its words with one space between.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| letter.is_ascii() && is_blank(letter as u8))
        .filter(|word| !word.is_empty())
}
