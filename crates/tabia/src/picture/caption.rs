//! What is written below the board: as many lines as it needs.

use super::Picture;
use super::layout::Layout;
use super::svg::Escaped;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// The size of its letters.
const SIZE: i32 = 15;
/// From one line to the next.
const LINE: i32 = 18;
/// What is above the lines and below them.
const ROOM: i32 = 6;

/// The height of a caption below a board of this width.
pub(super) fn height(caption: &str, width: i32) -> i32 {
    match lines(caption, width).len() as i32 {
        0 => 0,
        lines => lines * LINE + ROOM,
    }
}

/// The lines of a caption below a board of this width: broken between words, and in a word that is too long.
fn lines(caption: &str, width: i32) -> Vec<String> {
    let room = width * 10;
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut left = room;
    for word in caption.split_whitespace() {
        let taken = tenths(word);
        let gap = if line.is_empty() { 0 } else { tenths(" ") };
        if gap + taken <= left {
            line += if gap > 0 { " " } else { "" };
            line += word;
            left -= gap + taken;
            continue;
        }
        if !line.is_empty() {
            lines.push(core::mem::take(&mut line));
            left = room;
        }
        for letter in word.chars() {
            let taken = letter_tenths(letter);
            if taken > left && !line.is_empty() {
                lines.push(core::mem::take(&mut line));
                left = room;
            }
            line.push(letter);
            left -= taken;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

fn tenths(text: &str) -> i32 {
    text.chars().map(letter_tenths).sum()
}

/// How wide a letter is at most in the usual fonts without serifs, in tenths of a unit.
fn letter_tenths(letter: char) -> i32 {
    match letter {
        'i' | 'j' | 'l' | '\'' | '|' | ' ' | '.' | ',' | ':' | ';' | '!' => 50,
        'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '-' | '/' | '"' => 65,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '—' | '…' => 150,
        'A'..='Z' | '&' | '+' | '=' | '<' | '>' | '#' | '~' => 125,
        '\0'..='\u{24f}' => 96,
        // Greek and Cyrillic letters.
        '\u{250}'..='\u{10ff}' => 120,
        _ => 160,
    }
}

/// The caption of a picture, drawn.
pub(super) struct Caption<'a> {
    pub(super) picture: &'a Picture,
    pub(super) layout: Layout,
}

impl fmt::Display for Caption<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = &self.layout;
        let x = (layout.left + layout.right()) / 2;
        let fill = self.picture.theme.text.paint("fill");
        let lines = lines(&self.picture.caption, layout.board_width());
        let first = layout.caption_line() - (lines.len() as i32 - 1) * LINE;
        for (i, line) in (0..).zip(&lines) {
            let y = first + i * LINE;
            let line = Escaped(line);
            writeln!(
                f,
                "<text class=\"caption\" x=\"{x}\" y=\"{y}\" font-size=\"{SIZE}\" text-anchor=\"middle\"{fill}>{line}</text>"
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_there_is_room() {
        assert_eq!(lines("", 300), <[&str; 0]>::default());
        assert_eq!(lines(" \n", 300), <[&str; 0]>::default());
        assert_eq!(lines("soon king a7", 300), ["soon king a7"]);
        assert_eq!(lines("one\ntwo  three", 300), ["one two three"]);
        assert_eq!(lines("naaaaa naaaa na", 88), ["naaaaa", "naaaa na"]);
        assert_eq!(lines("na naaaaaaaaaan", 88), ["na", "naaaaaaaa", "aan"]);
        // However little room there is, every line has a letter.
        assert_eq!(lines("ab c", 1), ["a", "b", "c"]);
    }

    #[test]
    fn a_caption_is_as_high_as_its_lines() {
        assert_eq!(height("", 300), 0);
        assert_eq!(height("one line", 300), 24);
        assert_eq!(height("naaaaa naaaa na", 88), 42);
    }
}
