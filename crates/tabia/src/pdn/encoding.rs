//! Bytes to letters: UTF-8, and the two encodings of old Russian files.

use super::encoding::Encoding::{Guess, Ibm866, Utf8, Windows1251};
use alloc::string::String;

/// How the tags and comments of a file are encoded. Moves are the same in all of these.
///
/// ```
/// use tabia::pdn::Encoding;
/// assert_eq!(Encoding::Windows1251.decode(b"\xcc\xee\xf1\xea\xe2\xe0"), "Москва");
/// assert_eq!(Encoding::Ibm866.decode(b"\x8c\xae\xe1\xaa\xa2\xa0"), "Москва");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Encoding {
    /// UTF-8; what is not stands as U+FFFD.
    Utf8,
    /// The Cyrillic code page of Windows, 1251.
    Windows1251,
    /// The Cyrillic code page of DOS, 866.
    Ibm866,
    /// UTF-8 where it is valid, else whichever of the two others gives the likelier Russian in all
    /// that the file has said so far.
    #[default]
    Guess,
}

impl Encoding {
    /// The text of these bytes.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> String {
        let mut evidence = Evidence::default();
        evidence.hear(bytes);
        evidence.decode(self, bytes)
    }
}

/// How likely each of the two code pages is, from all that was not UTF-8 so far.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Evidence {
    windows: i64,
    dos: i64,
}

impl Evidence {
    /// Takes account of a text, if it is not UTF-8.
    pub fn hear(&mut self, bytes: &[u8]) {
        if core::str::from_utf8(bytes).is_err() {
            self.windows = self.windows.saturating_add(likelihood(bytes, windows_1251));
            self.dos = self.dos.saturating_add(likelihood(bytes, ibm_866));
        }
    }

    pub fn decode(&self, encoding: Encoding, bytes: &[u8]) -> String {
        let by = |letter: fn(u8) -> char| bytes.iter().map(|&byte| letter(byte)).collect();
        match (encoding, core::str::from_utf8(bytes)) {
            (Utf8 | Guess, Ok(text)) => text.into(),
            (Utf8, Err(_)) => String::from_utf8_lossy(bytes).into_owned(),
            (Windows1251, _) => by(windows_1251),
            (Ibm866, _) => by(ibm_866),
            (Guess, Err(_)) if self.dos > self.windows => by(ibm_866),
            (Guess, Err(_)) => by(windows_1251),
        }
    }
}

/// How much a text looks like Russian: common letters and usual capitals count for it, capitals
/// after small letters and signs that no text has count against it.
fn likelihood(bytes: &[u8], letter: fn(u8) -> char) -> i64 {
    let mut before = ' ';
    let mut sum = 0;
    for now in bytes.iter().map(|&byte| letter(byte)) {
        sum += match now {
            _ if now.is_ascii() => 0,
            'а' | 'е' | 'и' | 'н' | 'о' | 'р' | 'с' | 'т' | 'в' | 'л' | 'к' => 4,
            'а'..='я' | 'ё' => 2,
            'А'..='Я' | 'Ё' if before.is_lowercase() => -4,
            'А'..='Я' if before.is_alphabetic() => 2,
            'А'..='Я' => 3,
            '№' | '«' | '»' | '–' | '—' | '“' | '”' | '„' | '’' => 0,
            _ => -6,
        };
        before = now;
    }
    sum
}

/// The signs of Windows 1251 from 80 to BF; those after them are the alphabet.
const WINDOWS_SIGNS: [char; 64] = [
    'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ', 'ђ', '‘', '’',
    '“', '”', '•', '–', '—', '\u{98}', '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ', '\u{a0}', 'Ў', 'ў', 'Ј',
    '¤', 'Ґ', '¦', '§', 'Ё', '©', 'Є', '«', '¬', '\u{ad}', '®', 'Ї', '°', '±', 'І', 'і', 'ґ', 'µ',
    '¶', '·', 'ё', '№', 'є', '»', 'ј', 'Ѕ', 'ѕ', 'ї',
];

/// The signs of DOS 866 from F0; those from B0 to DF are boxes.
const DOS_SIGNS: [char; 16] = [
    'Ё', 'ё', 'Є', 'є', 'Ї', 'ї', 'Ў', 'ў', '°', '∙', '·', '√', '№', '¤', '■', '\u{a0}',
];

const DOS_BOXES: [char; 48] = [
    '░', '▒', '▓', '│', '┤', '╡', '╢', '╖', '╕', '╣', '║', '╗', '╝', '╜', '╛', '┐', '└', '┴', '┬',
    '├', '─', '┼', '╞', '╟', '╚', '╔', '╩', '╦', '╠', '═', '╬', '╧', '╨', '╤', '╥', '╙', '╘', '╒',
    '╓', '╫', '╪', '┘', '┌', '█', '▄', '▌', '▐', '▀',
];

fn windows_1251(byte: u8) -> char {
    match byte {
        0..0x80 => byte as char,
        0x80..0xc0 => WINDOWS_SIGNS[usize::from(byte - 0x80)],
        0xc0.. => alphabet(byte - 0xc0),
    }
}

fn ibm_866(byte: u8) -> char {
    match byte {
        0..0x80 => byte as char,
        0x80..0xb0 => alphabet(byte - 0x80),
        0xb0..0xe0 => DOS_BOXES[usize::from(byte - 0xb0)],
        0xe0..0xf0 => alphabet(byte - 0xb0),
        0xf0.. => DOS_SIGNS[usize::from(byte - 0xf0)],
    }
}

/// А is 0, я is 63.
fn alphabet(place: u8) -> char {
    char::from_u32('А' as u32 + u32::from(place)).unwrap_or(char::REPLACEMENT_CHARACTER)
}
