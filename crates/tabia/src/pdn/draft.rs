//! A game that is being read: still in bytes, for its encoding shows only as a whole.

use super::encoding::{Encoding, Evidence};
use super::error::Place;
use super::record::{Kept, Record, Span, Tag};
use super::result::GameResult;
use alloc::string::String;
use alloc::vec::Vec;

/// Ends every text among the bytes, that no letter goes from one to the next.
const END: u8 = b'\n';

#[derive(Default)]
pub(super) struct Draft {
    bytes: Vec<u8>,
    tags: Vec<(Span, Span, Place)>,
    moves: Vec<(Span, Place)>,
    items: Vec<Kept>,
    /// Where the variations that are open begin.
    pub open: Vec<Place>,
    pub result: Option<GameResult>,
    pub result_place: Place,
    /// Whether there was anything but tags and comments.
    pub has_moves: bool,
    pub line: u64,
    /// Bytes of the file before it.
    pub start: u64,
}

impl Draft {
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.items.is_empty() && !self.has_moves
    }

    pub fn has_tags(&self) -> bool {
        !self.tags.is_empty()
    }

    /// Whether the next tag belongs to another game, wherever it stands.
    pub fn is_over(&self) -> bool {
        self.has_moves || (self.has_tags() && !self.items.is_empty())
    }

    pub fn last_tag_line(&self) -> u64 {
        self.tags.last().map_or(0, |tag| tag.2.line)
    }

    pub fn first_tag_name(&self) -> &[u8] {
        self.tags.first().map_or(b"", |tag| self.at(tag.0))
    }

    pub fn add_tag(&mut self, name: &[u8], value: &[u8], place: Place) {
        let (name, value) = (self.keep(name), self.keep(value));
        self.tags.push((name, value, place));
    }

    pub fn add_move(&mut self, text: &[u8], place: Place) {
        let span = self.keep(text);
        self.items.push(Kept::Move(self.moves.len() as u32));
        self.moves.push((span, place));
    }

    pub fn add_comment(&mut self, text: &[u8]) {
        if !text.is_empty() {
            let span = self.keep(text);
            self.items.push(Kept::Comment(span));
        }
    }

    pub fn add_nag(&mut self, number: u8) {
        self.items.push(Kept::Nag(number));
    }

    pub fn open(&mut self, place: Place) {
        self.items.push(Kept::Open);
        self.open.push(place);
    }

    /// Closes a variation, and tells whether one was open.
    pub fn close(&mut self) -> bool {
        self.items.push(Kept::Close);
        self.open.pop().is_some()
    }

    /// The event and the players, as far as they are known.
    pub fn title(&self, encoding: Encoding, mut evidence: Evidence) -> String {
        evidence.hear(&self.bytes);
        let value = |name: &[u8]| {
            let tag = self.tags.iter().find(|tag| self.at(tag.0) == name)?;
            Some(evidence.decode(encoding, self.at(tag.1))).filter(|value| !value.is_empty())
        };
        let players = match (value(b"White"), value(b"Black")) {
            (None, None) => None,
            (white, black) => Some(alloc::format!(
                "{} - {}",
                white.as_deref().unwrap_or("?"),
                black.as_deref().unwrap_or("?")
            )),
        };
        let parts: Vec<String> = value(b"Event").into_iter().chain(players).collect();
        parts.join(", ")
    }

    /// The record, with its texts decoded.
    pub fn finish(self, encoding: Encoding, evidence: &mut Evidence) -> Record {
        let mut decoded = match encoding {
            Encoding::Utf8 | Encoding::Guess => core::str::from_utf8(&self.bytes).is_ok(),
            _ => self.bytes.is_ascii(),
        };
        let mut record = Record {
            line: self.line,
            result: self.result,
            result_place: self.result_place,
            ..Record::default()
        };
        if !decoded {
            evidence.hear(&self.bytes);
        }
        record.tags = self.tags_of(encoding, evidence);
        if let (true, Ok(text)) = (decoded, core::str::from_utf8(&self.bytes)) {
            record.text = text.into();
        } else {
            decoded = false;
        }
        record.moves = self.moves;
        record.items = self.items;
        if !decoded {
            decode(&mut record, encoding, evidence, &self.bytes);
        }
        record
    }

    fn tags_of(&self, encoding: Encoding, evidence: &Evidence) -> Vec<Tag> {
        let text = |span| evidence.decode(encoding, self.at(span));
        let tag = |&(name, value, place)| Tag {
            name: text(name),
            value: text(value),
            place,
        };
        self.tags.iter().map(tag).collect()
    }

    fn at(&self, span: Span) -> &[u8] {
        at(&self.bytes, span)
    }

    fn keep(&mut self, text: &[u8]) -> Span {
        let start = self.bytes.len();
        self.bytes.extend_from_slice(text);
        self.bytes.push(END);
        Span {
            start: start as u32,
            len: text.len() as u32,
        }
    }
}

fn at(bytes: &[u8], span: Span) -> &[u8] {
    let start = span.start as usize;
    &bytes[start..start + span.len as usize]
}

/// Decodes moves and comments one by one.
fn decode(record: &mut Record, encoding: Encoding, evidence: &Evidence, bytes: &[u8]) {
    let mut text = String::new();
    let mut decode = |span: &mut Span| {
        let start = text.len() as u32;
        text.push_str(&evidence.decode(encoding, at(bytes, *span)));
        *span = Span {
            start,
            len: text.len() as u32 - start,
        };
    };
    record.moves.iter_mut().for_each(|kept| decode(&mut kept.0));
    for kept in &mut record.items {
        if let Kept::Comment(span) = kept {
            decode(span);
        }
    }
    record.text = text;
}
