//! Records as text: always the same text for the same record.

use super::record::{Item, Record, Tag};
use super::result::{GameResult, ResultStyle};
use super::text::words;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// Lines of moves are no longer than this, if their words are not.
const WIDTH: usize = 80;

/// Writes records one after the other, with an empty line between.
///
/// ```
/// use tabia::pdn::{Record, Writer};
/// let mut record = Record::new();
/// record.add_move("c3-d4")?;
/// let mut text = String::new();
/// let mut writer = Writer::new(&mut text);
/// writer.write(&record).unwrap();
/// writer.write(&record).unwrap();
/// assert_eq!(text, "1. c3-d4 *\n\n1. c3-d4 *\n");
/// # Ok::<(), tabia::pdn::RecordError>(())
/// ```
pub struct Writer<W> {
    out: W,
    begun: bool,
}

impl<W: Write> Writer<W> {
    /// Writes to this.
    #[must_use]
    pub const fn new(out: W) -> Writer<W> {
        Writer { out, begun: false }
    }

    /// Writes a record.
    ///
    /// # Errors
    ///
    /// If what it writes to fails.
    pub fn write(&mut self, record: &Record) -> fmt::Result {
        if core::mem::replace(&mut self.begun, true) {
            self.out.write_char('\n')?;
        }
        record.write(&mut self.out)
    }
}

impl Record {
    /// Writes the record: tags, an empty line, moves with all that is said of them, the result.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    pub fn write(&self, out: &mut dyn Write) -> fmt::Result {
        let style = self.result_style();
        for tag in &self.tags {
            write_tag(tag, style, out)?;
        }
        if !self.tags.is_empty() {
            out.write_char('\n')?;
        }
        let mut lines = Lines::new(out);
        write_items(self, &mut lines)?;
        let result = self.result().unwrap_or(GameResult::Unknown);
        lines.word(result.text(style))?;
        lines.out.write_char('\n')
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

fn write_tag(tag: &Tag, style: ResultStyle, out: &mut dyn Write) -> fmt::Result {
    write!(out, "[{} \"", tag.name)?;
    let result = GameResult::from_text(tag.value.trim()).filter(|_| tag.name == "Result");
    let value = result.map_or(tag.value.as_str(), |result| result.text(style));
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            out.write_char('\\')?;
        }
        out.write_char(letter)?;
    }
    out.write_str("\"]\n")
}

/// Where the next move stands in the game, for its number.
struct Count {
    ply: u64,
    /// Whether a move of Black is numbered too, for no move stands right before it.
    afresh: bool,
    /// Where the lines stand that variations leave.
    left: Vec<u64>,
}

fn write_items(record: &Record, lines: &mut Lines<'_>) -> fmt::Result {
    let mut count = Count {
        ply: record.first_ply(),
        afresh: true,
        left: Vec::new(),
    };
    for item in record.items() {
        match item {
            Item::Move { text, .. } => write_move(text, &mut count, lines)?,
            Item::Comment(text) => lines.comment(text)?,
            Item::Nag(number) => lines.written_word(format_args!("${number}"))?,
            Item::Open => {
                count.left.push(count.ply);
                count.ply = count.ply.saturating_sub(1);
                lines.opening += 1;
            }
            Item::Close => {
                count.ply = count.left.pop().unwrap_or(count.ply);
                lines.close()?;
            }
        }
        count.afresh = !matches!(item, Item::Move { .. } | Item::Nag(_)) || count.afresh;
    }
    count.left.iter().try_for_each(|_| lines.close())
}

fn write_move(text: &str, count: &mut Count, lines: &mut Lines<'_>) -> fmt::Result {
    let number = count.ply / 2 + 1;
    match (count.ply % 2, count.afresh) {
        (0, _) => lines.written_word(format_args!("{number}. {text}"))?,
        (_, true) => lines.written_word(format_args!("{number}... {text}"))?,
        (_, false) => lines.word(text)?,
    }
    count.ply += 1;
    count.afresh = false;
    Ok(())
}

/// Words in lines.
struct Lines<'a> {
    out: &'a mut dyn Write,
    column: usize,
    /// Parentheses to be opened before the next word.
    opening: usize,
    scratch: String,
}

impl<'a> Lines<'a> {
    fn new(out: &'a mut dyn Write) -> Lines<'a> {
        Lines {
            out,
            column: 0,
            opening: 0,
            scratch: String::new(),
        }
    }

    /// Writes a word, on a new line if it does not fit on this one.
    fn word(&mut self, word: &str) -> fmt::Result {
        self.parts(["", word, ""])
    }

    fn written_word(&mut self, word: fmt::Arguments<'_>) -> fmt::Result {
        let mut scratch = core::mem::take(&mut self.scratch);
        scratch.clear();
        scratch.write_fmt(word)?;
        let written = self.word(&scratch);
        self.scratch = scratch;
        written
    }

    fn parts(&mut self, parts: [&str; 3]) -> fmt::Result {
        let letters = |part: &str| part.chars().count();
        let width = self.opening + parts.into_iter().map(letters).sum::<usize>();
        // Within a comment a line that begins with a bracket could pass for a tag.
        let stays = parts.concat().starts_with('[');
        if self.column > 0 && self.column + 1 + width > WIDTH && !stays {
            self.end_line()?;
        } else if self.column > 0 {
            self.raw(" ")?;
        }
        for _ in 0..core::mem::take(&mut self.opening) {
            self.raw("(")?;
        }
        parts.into_iter().try_for_each(|part| self.raw(part))
    }

    fn raw(&mut self, text: &str) -> fmt::Result {
        self.column += text.chars().count();
        self.out.write_str(text)
    }

    fn end_line(&mut self) -> fmt::Result {
        self.column = 0;
        self.out.write_char('\n')
    }

    fn close(&mut self) -> fmt::Result {
        self.open_now()?;
        self.raw(")")
    }

    /// Opens parentheses that no word follows.
    fn open_now(&mut self) -> fmt::Result {
        if self.opening > 0 {
            self.word("")
        } else {
            Ok(())
        }
    }

    /// Writes a comment in braces; one with a closing brace goes to the end of a line of its own.
    fn comment(&mut self, text: &str) -> fmt::Result {
        if text.contains('}') {
            self.open_now()?;
            if self.column > 0 {
                self.end_line()?;
            }
            self.raw("; ")?;
            self.raw(text)?;
            return self.end_line();
        }
        let mut before = "{";
        let mut left = words(text).peekable();
        while let Some(word) = left.next() {
            let after = if left.peek().is_none() { "}" } else { "" };
            self.parts([before, word, after])?;
            before = "";
        }
        Ok(())
    }
}
