//! A game as recorded: its tags, its moves with what is said of them, its result.

use super::error::Place;
use super::result::GameResult;
use super::text::{RecordError, is_in_name, is_move, on_one_line, words};
use alloc::string::String;
use alloc::vec::Vec;

/// A tag of a record, such as `[Event "I championship"]`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// Its value, without the signs that escape others.
    pub value: String,
    /// Where it stands in the file.
    pub place: Place,
}

/// A part of the movetext of a record.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Item<'a> {
    /// A move.
    Move {
        /// As it is written.
        text: &'a str,
        /// Where it stands in the file.
        place: Place,
    },
    /// A comment, its words with one space between.
    Comment(&'a str),
    /// What is thought of the move before: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    Nag(u8),
    /// A variation begins: instead of the move before.
    Open,
    /// The variation ends.
    Close,
}

/// Where a text lies among the texts of a record.
#[derive(Copy, Clone, Debug)]
pub(super) struct Span {
    pub start: u32,
    pub len: u32,
}

/// An item as it is kept.
#[derive(Copy, Clone, Debug)]
pub(super) enum Kept {
    Move(u32),
    Comment(Span),
    Nag(u8),
    Open,
    Close,
}

/// A game as recorded.
///
/// ```
/// use tabia::pdn::{GameResult, Record};
/// let mut record = Record::new();
/// record.set_tag("Event", "Example")?;
/// record.add_move("c3-d4")?;
/// record.add_comment("the usual start");
/// record.add_move("d6-c5")?;
/// record.set_result(GameResult::Draw);
/// assert_eq!(
///     record.to_string(),
///     "[Event \"Example\"]\n\n1. c3-d4 {the usual start} 1... d6-c5 1/2-1/2\n"
/// );
/// # Ok::<(), tabia::pdn::RecordError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Record {
    pub(super) tags: Vec<Tag>,
    /// The texts of moves and comments, one after the other.
    pub(super) text: String,
    pub(super) moves: Vec<(Span, Place)>,
    pub(super) items: Vec<Kept>,
    pub(super) result: Option<GameResult>,
    pub(super) result_place: Place,
    pub(super) number: u64,
    pub(super) line: u64,
    pub(super) open: usize,
}

impl Record {
    /// A record without tags and moves.
    #[must_use]
    pub fn new() -> Record {
        Record::default()
    }

    /// The number of the game in its file, from 1; 0 if it was not read from one.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The line of the file the game begins on, from 1; 0 if it was not read from one.
    #[must_use]
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// The tags, in their order.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of the first tag of this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.find_tag(name).map(|tag| tag.value.as_str())
    }

    pub(super) fn find_tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// Gives a tag this value; a new tag comes after those there are. Line ends and the like become spaces.
    ///
    /// # Errors
    ///
    /// If no tag can have this name.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), RecordError> {
        if name.is_empty() || !name.bytes().all(is_in_name) {
            return Err(RecordError::TagName);
        }
        let value = on_one_line(value);
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => tag.value = value,
            None => self.tags.push(Tag {
                name: name.into(),
                value,
                place: Place::default(),
            }),
        }
        Ok(())
    }

    /// Removes all tags of this name.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|tag| tag.name != name);
    }

    /// The result: that after the moves or, if none stands there, that of the tag `Result`.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        let tagged = || GameResult::from_text(self.tag("Result")?.trim());
        self.result.or_else(tagged)
    }

    /// Where in the file the result stands: after the moves or, if none stands there, in the tag `Result`.
    #[must_use]
    pub fn result_place(&self) -> Place {
        let tagged = || self.find_tag("Result").map(|tag| tag.place);
        match self.result {
            Some(_) => self.result_place,
            None => tagged().unwrap_or_default(),
        }
    }

    /// Sets the result after the moves, and that of the tag `Result` if there is one.
    pub fn set_result(&mut self, result: GameResult) {
        let style = self.result_style();
        self.result = Some(result);
        if let Some(tag) = self.tags.iter_mut().find(|tag| tag.name == "Result") {
            tag.value = result.text(style).into();
        }
    }

    /// The moves with all that is said of them and played instead of them.
    pub fn items(&self) -> impl ExactSizeIterator<Item = Item<'_>> + '_ {
        self.items.iter().map(|&kept| self.told(kept))
    }

    /// One of the items, counted from 0.
    #[must_use]
    pub fn item(&self, index: usize) -> Option<Item<'_>> {
        self.items.get(index).map(|&kept| self.told(kept))
    }

    fn told(&self, kept: Kept) -> Item<'_> {
        match kept {
            Kept::Move(index) => {
                let (span, place) = self.moves[index as usize];
                Item::Move {
                    text: self.text_at(span),
                    place,
                }
            }
            Kept::Comment(span) => Item::Comment(self.text_at(span)),
            Kept::Nag(number) => Item::Nag(number),
            Kept::Open => Item::Open,
            Kept::Close => Item::Close,
        }
    }

    /// The moves that were played, as they are written and with their places: without variations.
    pub fn moves(&self) -> impl Iterator<Item = (&str, Place)> + '_ {
        let mut depth = 0_usize;
        self.items().filter_map(move |item| {
            match item {
                Item::Open => depth += 1,
                Item::Close => depth -= 1,
                Item::Move { text, place } if depth == 0 => return Some((text, place)),
                _ => {}
            }
            None
        })
    }

    /// Adds a move.
    ///
    /// # Errors
    ///
    /// If it is not one word with a digit in it, or is a result.
    pub fn add_move(&mut self, text: &str) -> Result<(), RecordError> {
        if !is_move(text.as_bytes()) {
            return Err(RecordError::Move);
        }
        let span = self.keep(text);
        self.items.push(Kept::Move(self.moves.len() as u32));
        self.moves.push((span, Place::default()));
        Ok(())
    }

    /// Adds a comment; line ends and rows of spaces become one space. An empty one is nothing.
    pub fn add_comment(&mut self, text: &str) {
        let kept: Vec<&str> = words(text).collect();
        if !kept.is_empty() {
            let span = self.keep(&kept.join(" "));
            self.items.push(Kept::Comment(span));
        }
    }

    /// Says what is thought of the move before.
    pub fn add_nag(&mut self, number: u8) {
        self.items.push(Kept::Nag(number));
    }

    /// Opens a variation, played instead of the move before. One left open is closed in writing.
    pub fn open_variation(&mut self) {
        self.items.push(Kept::Open);
        self.open += 1;
    }

    /// Closes the variation opened last.
    ///
    /// # Errors
    ///
    /// If none is open.
    pub fn close_variation(&mut self) -> Result<(), RecordError> {
        self.open = self.open.checked_sub(1).ok_or(RecordError::NoVariation)?;
        self.items.push(Kept::Close);
        Ok(())
    }

    fn text_at(&self, span: Span) -> &str {
        let start = span.start as usize;
        &self.text[start..start + span.len as usize]
    }

    fn keep(&mut self, text: &str) -> Span {
        let start = self.text.len();
        self.text.push_str(text);
        Span {
            start: start as u32,
            len: text.len() as u32,
        }
    }
}

/// Two records are equal if they say the same, wherever they stand in their files.
impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        let bare = |item| match item {
            Item::Move { text, .. } => Item::Move {
                text,
                place: Place::default(),
            },
            item => item,
        };
        let pair = |tag: &Tag| (tag.name.clone(), tag.value.clone());
        self.result == other.result
            && self.tags.iter().map(pair).eq(other.tags.iter().map(pair))
            && self.items().map(bare).eq(other.items().map(bare))
    }
}

impl Eq for Record {}
