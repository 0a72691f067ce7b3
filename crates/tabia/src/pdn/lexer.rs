//! The pieces of a file of games: tags, comments, moves, marks, results.

use super::error::{Fault, PdnErrorKind, Place};
use super::input::{Input, Source};
use super::reader::MAX_GAME;
use super::result::GameResult;
use super::text::{
    BYTE_ORDER_MARK, is_blank, is_in_name, is_in_word, is_move, is_number, is_separator,
};
use alloc::string::String;
use alloc::vec::Vec;
use tabia_core::Token;

/// Names of tags are looked at before they are read: as far as this.
const MAX_LOOK: usize = 64;

/// A piece of a file. Its text is in the lexer.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Lexeme {
    Tag,
    Comment,
    Nag(u8),
    Open,
    Close,
    Result(GameResult),
    /// The number of a move, which says nothing.
    Number,
    Move,
    End,
}

pub(super) struct Lexer<S> {
    pub input: Input<S>,
    /// Where the last piece begins.
    pub place: Place,
    /// Whether the last piece is a tag, or begins like one.
    pub is_tag: bool,
    /// The text of the last comment or move, or the value of the last tag.
    pub text: Vec<u8>,
    /// The name of the last tag.
    pub name: Vec<u8>,
    /// Whether white space stands between the text of a comment and what comes.
    gap: bool,
}

impl<S: Source> Lexer<S> {
    pub fn new(source: S) -> Lexer<S> {
        Lexer {
            input: Input::new(source),
            place: Place::default(),
            is_tag: false,
            text: Vec::new(),
            name: Vec::new(),
            gap: false,
        }
    }

    /// Reads the next piece.
    pub fn next(&mut self) -> Result<Lexeme, Fault> {
        self.skip_blanks();
        self.place = self.input.place();
        self.text.clear();
        self.gap = false;
        let Some(first) = self.input.peek() else {
            return Ok(Lexeme::End);
        };
        self.is_tag = first == b'[';
        match first {
            b'[' => self.tag(),
            b'{' => self.comment(),
            b';' => self.line_comment(),
            b'(' => self.open(),
            b')' => Ok(self.single(Lexeme::Close)),
            b'*' => Ok(self.single(Lexeme::Result(GameResult::Unknown))),
            b'$' => self.nag(),
            b'!' | b'?' => self.strength(),
            0 => Err(self.zero()),
            _ if is_in_word(first) => self.word(),
            _ => Err(self.unexpected()),
        }
    }

    /// Goes past white space, full stops, lines that begin with `%`, and byte order marks of files joined together.
    pub fn skip_blanks(&mut self) {
        while let Some(byte) = self.input.peek() {
            match byte {
                0 => break,
                b'%' => self.input.skip_line(),
                b'.' => self.input.bump(),
                0xef if self.input.comes(BYTE_ORDER_MARK) => {
                    BYTE_ORDER_MARK.iter().for_each(|_| self.input.bump());
                }
                _ if is_blank(byte) => self.input.bump(),
                _ => break,
            }
        }
    }

    fn single(&mut self, lexeme: Lexeme) -> Lexeme {
        self.input.bump();
        lexeme
    }

    /// Adds a byte to the text of the piece.
    fn push(&mut self, byte: u8) -> Result<(), Fault> {
        if self.text.len() + self.name.len() >= MAX_GAME {
            return Err(self.fault(PdnErrorKind::TooLong, b"", "a shorter game"));
        }
        self.text.push(byte);
        Ok(())
    }

    fn tag(&mut self) -> Result<Lexeme, Fault> {
        self.input.bump();
        self.skip_spaces();
        self.name.clear();
        while let Some(byte) = self.input.peek().filter(|&byte| is_in_name(byte)) {
            self.push(byte)?;
            self.input.bump();
        }
        core::mem::swap(&mut self.name, &mut self.text);
        self.text.clear();
        if self.name.is_empty() {
            return Err(self.tag_fault("the name of a tag"));
        }
        self.skip_spaces();
        if self.input.peek() != Some(b'"') {
            return Err(self.tag_fault("`\"` and the value of the tag"));
        }
        self.value()?;
        Ok(Lexeme::Tag)
    }

    /// The value of a tag. A quote that no bracket follows is part of it: many programs escape none.
    fn value(&mut self) -> Result<(), Fault> {
        let place = self.input.place();
        self.input.bump();
        loop {
            match self.input.peek() {
                None | Some(b'\n' | b'\r') => {
                    let found = core::mem::take(&mut self.text);
                    let found = [b"\"", &found[..]].concat();
                    let expected = "`\"]` before the end of the line";
                    return Err(Self::fault_at(place, PdnErrorKind::Tag, &found, expected));
                }
                Some(0) => return Err(self.zero()),
                Some(b'"') => {
                    if self.quote()? {
                        return Ok(());
                    }
                }
                Some(b'\\') => self.escape()?,
                Some(byte) => {
                    self.push(if is_blank(byte) { b' ' } else { byte })?;
                    self.input.bump();
                }
            }
        }
    }

    /// Reads a quote, and tells whether the tag ends with it.
    fn quote(&mut self) -> Result<bool, Fault> {
        let len = self.text.len();
        self.push(b'"')?;
        self.input.bump();
        while matches!(self.input.peek(), Some(b' ' | b'\t')) {
            self.push(b' ')?;
            self.input.bump();
        }
        let ends = self.input.peek() == Some(b']');
        if ends {
            self.input.bump();
            self.text.truncate(len);
        }
        Ok(ends)
    }

    /// Reads `\"` and `\\` as one sign; before any other sign a backslash is only itself.
    fn escape(&mut self) -> Result<(), Fault> {
        self.input.bump();
        match self.input.peek() {
            Some(byte @ (b'"' | b'\\')) => {
                self.input.bump();
                self.push(byte)
            }
            _ => self.push(b'\\'),
        }
    }

    fn skip_spaces(&mut self) {
        while matches!(self.input.peek(), Some(b' ' | b'\t')) {
            self.input.bump();
        }
    }

    fn comment(&mut self) -> Result<Lexeme, Fault> {
        self.input.bump();
        loop {
            match self.input.peek() {
                Some(b'}') => return Ok(self.single(Lexeme::Comment)),
                Some(0) => return Err(self.zero()),
                Some(b'[') if self.input.is_at_line_start() && self.is_at_tag() => break,
                Some(byte) => {
                    self.push_of_comment(byte)?;
                    self.input.bump();
                }
                None => break,
            }
        }
        let found = [b"{", &self.text[..]].concat();
        Err(self.fault(
            PdnErrorKind::Comment,
            &found,
            "`}` at the end of the comment",
        ))
    }

    fn line_comment(&mut self) -> Result<Lexeme, Fault> {
        self.input.bump();
        loop {
            match self.input.peek() {
                None | Some(b'\n' | b'\r') => return Ok(Lexeme::Comment),
                Some(0) => return Err(self.zero()),
                Some(byte) => {
                    self.push_of_comment(byte)?;
                    self.input.bump();
                }
            }
        }
    }

    /// Adds a byte to a comment: of white space one space stays, between two words.
    fn push_of_comment(&mut self, byte: u8) -> Result<(), Fault> {
        if is_blank(byte) {
            self.gap = !self.text.is_empty();
            return Ok(());
        }
        if core::mem::take(&mut self.gap) {
            self.push(b' ')?;
        }
        self.push(byte)
    }

    /// Whether what comes looks like a tag: `[Name "`.
    pub fn is_at_tag(&mut self) -> bool {
        if self.input.peek() != Some(b'[') {
            return false;
        }
        let mut at = 1;
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        while at < MAX_LOOK && self.input.ahead(at).is_some_and(is_letter) {
            at += 1;
        }
        let named = at > 1;
        while at < MAX_LOOK && matches!(self.input.ahead(at), Some(b' ' | b'\t')) {
            at += 1;
        }
        named && self.input.ahead(at) == Some(b'"')
    }

    /// Whether what comes is a tag of this name.
    pub fn is_at_tag_named(&mut self, name: &[u8]) -> bool {
        name.len() < MAX_LOOK
            && self.input.peek() == Some(b'[')
            && (0..name.len()).all(|i| self.input.ahead(i + 1) == Some(name[i]))
            && !self.input.ahead(name.len() + 1).is_some_and(is_in_name)
    }

    /// A variation, or the strength of a move in parentheses: `(!)`.
    fn open(&mut self) -> Result<Lexeme, Fault> {
        let mut at = 1;
        while at < MAX_LOOK && matches!(self.input.ahead(at), Some(b'!' | b'?')) {
            at += 1;
        }
        self.input.bump();
        if at == 1 || self.input.ahead(at - 1) != Some(b')') {
            return Ok(Lexeme::Open);
        }
        let strength = self.strength()?;
        self.input.bump();
        Ok(strength)
    }

    fn strength(&mut self) -> Result<Lexeme, Fault> {
        while let Some(byte @ (b'!' | b'?')) = self.input.peek() {
            self.push(byte)?;
            self.input.bump();
        }
        let number = match &self.text[..] {
            b"!" => 1,
            b"?" => 2,
            b"!?" => 5,
            b"?!" => 6,
            marks if marks.iter().all(|&mark| mark == b'!') => 3,
            marks if marks.iter().all(|&mark| mark == b'?') => 4,
            _ => return Err(self.fault_of_text(PdnErrorKind::Nag, "`!`, `?`, `!?` or `?!`")),
        };
        Ok(Lexeme::Nag(number))
    }

    fn nag(&mut self) -> Result<Lexeme, Fault> {
        self.push(b'$')?;
        self.input.bump();
        while let Some(digit @ b'0'..=b'9') = self.input.peek() {
            self.push(digit)?;
            self.input.bump();
        }
        let digits = core::str::from_utf8(&self.text[1..]).unwrap_or_default();
        match digits.parse() {
            Ok(number) => Ok(Lexeme::Nag(number)),
            Err(_) => Err(self.fault_of_text(PdnErrorKind::Nag, "`$` and a number from 0 to 255")),
        }
    }

    /// A move, its number, or a result.
    fn word(&mut self) -> Result<Lexeme, Fault> {
        self.run()?;
        while self.is_joined() {
            self.skip_spaces();
            self.run()?;
        }
        if let Some(result) = GameResult::from_bytes(&self.text) {
            return Ok(Lexeme::Result(result));
        }
        match &self.text[..] {
            word if is_number(word) => Ok(Lexeme::Number),
            word if is_move(word) => Ok(Lexeme::Move),
            _ => Err(self.fault_of_text(PdnErrorKind::Token, "a move, a comment or a result")),
        }
    }

    fn run(&mut self) -> Result<(), Fault> {
        while let Some(byte) = self.input.peek().filter(|&byte| is_in_word(byte)) {
            self.push(byte)?;
            self.input.bump();
        }
        Ok(())
    }

    /// Whether the word goes on after spaces, as in `32 - 28`.
    fn is_joined(&mut self) -> bool {
        let mut at = 0;
        while at < MAX_LOOK && matches!(self.input.ahead(at), Some(b' ' | b'\t')) {
            at += 1;
        }
        let next = self.input.ahead(at);
        let begun = self.text.last().copied().is_some_and(is_separator);
        let goes_on = next.is_some_and(is_separator);
        at > 0 && next.is_some_and(is_in_word) && (begun || goes_on)
    }

    fn unexpected(&mut self) -> Fault {
        let byte = self.input.peek();
        self.text.extend(byte);
        self.fault_of_text(PdnErrorKind::Token, "a move, a comment or a result")
    }

    fn zero(&self) -> Fault {
        let expected = "text, and not UTF-16";
        Self::fault_at(self.input.place(), PdnErrorKind::Zero, b"\0", expected)
    }

    fn tag_fault(&mut self, expected: &'static str) -> Fault {
        let place = self.input.place();
        let is_shown = |byte: &u8| !matches!(byte, b'\n' | b'\r');
        let ahead = (0..MAX_LOOK).map_while(|at| self.input.ahead(at));
        let mut found: Vec<u8> = ahead.take_while(is_shown).collect();
        if found.is_empty() {
            found.extend(self.input.peek());
        }
        Self::fault_at(place, PdnErrorKind::Tag, &found, expected)
    }

    fn fault_of_text(&self, kind: PdnErrorKind, expected: &'static str) -> Fault {
        self.fault(kind, &self.text, expected)
    }

    /// A fault of the last piece.
    fn fault(&self, kind: PdnErrorKind, found: &[u8], expected: &'static str) -> Fault {
        Self::fault_at(self.place, kind, found, expected)
    }

    fn fault_at(place: Place, kind: PdnErrorKind, found: &[u8], expected: &'static str) -> Fault {
        let found: String = alloc::format!("{}", Token::new(found));
        Fault {
            kind,
            place,
            found,
            expected,
        }
    }
}
