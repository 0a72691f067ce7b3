//! Reading a file game by game.

use super::draft::Draft;
use super::encoding::{Encoding, Evidence};
use super::error::{Fault, PdnError, PdnErrorKind};
use super::input::Source;
use super::lexer::{Lexeme, Lexer};
use super::record::Record;
use super::text::BYTE_ORDER_MARK;
use alloc::string::String;

/// The most bytes a single game may have in a file.
pub const MAX_GAME: usize = 16 << 20;

/// Reads a file game by game, and holds no more than one of them.
///
/// ```
/// use tabia::pdn::Reader;
/// let file = "[White \"A\"]\n\n1. c3-d4 {unclosed\n\n[White \"B\"]\n\n1. c3-d4 d6-c5 1-0\n";
/// let mut games = Reader::new(file.as_bytes());
///
/// let error = games.next().unwrap().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "game 1 (A - ?), line 3, column 10: expected `}` at the end of the comment, found `{unclosed`"
/// );
/// // What is wrong with one game does not touch the next.
/// let record = games.next().unwrap()?;
/// assert_eq!(record.moves().map(|(text, _)| text).collect::<Vec<_>>(), ["c3-d4", "d6-c5"]);
/// assert!(games.next().is_none());
/// # Ok::<(), tabia::pdn::PdnError>(())
/// ```
pub struct Reader<S> {
    lexer: Lexer<S>,
    encoding: Encoding,
    evidence: Evidence,
    games: u64,
    begun: bool,
    ended: bool,
}

impl<S: Source> Reader<S> {
    /// Reads what is in UTF-8, or in one of the two Russian encodings, which is guessed.
    #[must_use]
    pub fn new(source: S) -> Reader<S> {
        Reader::with_encoding(source, Encoding::Guess)
    }

    /// Reads what is in this encoding.
    #[must_use]
    pub fn with_encoding(source: S, encoding: Encoding) -> Reader<S> {
        Reader {
            lexer: Lexer::new(source),
            encoding,
            evidence: Evidence::default(),
            games: 0,
            begun: false,
            ended: false,
        }
    }

    /// Reads a game into the draft, and tells whether there was one.
    fn read(&mut self, draft: &mut Draft) -> Result<bool, Fault> {
        loop {
            self.lexer.skip_blanks();
            if self.is_next_game(draft) {
                return Ok(true);
            }
            let lexeme = self.lexer.next()?;
            if draft.is_empty() {
                draft.line = self.lexer.place.line;
                draft.start = self.lexer.input.offset();
            }
            match lexeme {
                Lexeme::End => return Ok(!draft.is_empty()),
                Lexeme::Result(result) => {
                    draft.result = Some(result);
                    draft.result_place = self.lexer.place;
                    draft.has_moves = true;
                    self.read_after_result(draft)?;
                    return Ok(true);
                }
                _ => self.add(lexeme, draft)?,
            }
        }
    }

    /// Whether a tag comes that belongs to another game: after moves, or with a name again after an empty line.
    fn is_next_game(&mut self, draft: &Draft) -> bool {
        if self.lexer.input.peek() != Some(b'[') {
            return false;
        }
        let line = self.lexer.input.line();
        let is_apart = draft.has_tags() && line > draft.last_tag_line() + 1;
        draft.is_over() || (is_apart && self.lexer.is_at_tag_named(draft.first_tag_name()))
    }

    fn add(&mut self, lexeme: Lexeme, draft: &mut Draft) -> Result<(), Fault> {
        let (lexer, place) = (&self.lexer, self.lexer.place);
        match lexeme {
            Lexeme::Tag => draft.add_tag(&lexer.name, &lexer.text, place),
            Lexeme::Comment => draft.add_comment(&lexer.text),
            Lexeme::Nag(number) => draft.add_nag(number),
            Lexeme::Move => draft.add_move(&lexer.text, place),
            Lexeme::Open => draft.open(place),
            Lexeme::Close if draft.close() => {}
            Lexeme::Close => {
                let expected = "no end of a variation, for none is open";
                return Err(self.fault(PdnErrorKind::Variation, ")", expected));
            }
            Lexeme::Number | Lexeme::Result(_) | Lexeme::End => {}
        }
        draft.has_moves |= !matches!(lexeme, Lexeme::Tag | Lexeme::Comment);
        match self.lexer.input.offset() - draft.start > MAX_GAME as u64 {
            true => Err(self.fault(PdnErrorKind::TooLong, "", "a shorter game")),
            false => Ok(()),
        }
    }

    /// Reads the comments behind a result, up to an empty line.
    fn read_after_result(&mut self, draft: &mut Draft) -> Result<(), Fault> {
        loop {
            let line = self.lexer.input.line();
            self.lexer.skip_blanks();
            let is_near = self.lexer.input.line() <= line + 1;
            if !(is_near && matches!(self.lexer.input.peek(), Some(b'{' | b';'))) {
                return Ok(());
            }
            let lexeme = self.lexer.next()?;
            self.add(lexeme, draft)?;
        }
    }

    /// Goes on to the next game: to the next tags after moves.
    fn recover(&mut self, draft: &Draft) {
        let mut in_tags = self.lexer.is_tag && !draft.is_over();
        while self.lexer.input.peek().is_some() {
            if self.lexer.input.is_at_line_start() {
                if self.lexer.input.comes(BYTE_ORDER_MARK) {
                    self.lexer.skip_blanks();
                }
                match self.lexer.input.peek() {
                    Some(b'[') if !in_tags && self.lexer.is_at_tag() => return,
                    Some(b'[' | b'\r' | b'\n') => {}
                    _ => in_tags = false,
                }
            }
            self.lexer.input.skip_line();
        }
    }

    /// Goes past a byte order mark. UTF-16 is not read.
    fn begin(&mut self) -> Result<(), Fault> {
        if self.lexer.input.comes(BYTE_ORDER_MARK) {
            self.lexer.input.skip_mark(BYTE_ORDER_MARK);
        }
        if self.lexer.input.comes(b"\xff\xfe") || self.lexer.input.comes(b"\xfe\xff") {
            self.ended = true;
            self.lexer.place = self.lexer.input.place();
            let expected = "a file in UTF-8 or in a Russian code page";
            return Err(self.fault(PdnErrorKind::Utf16, "UTF-16", expected));
        }
        Ok(())
    }

    fn fault(&self, kind: PdnErrorKind, found: &str, expected: &'static str) -> Fault {
        Fault {
            kind,
            place: self.lexer.place,
            found: found.into(),
            expected,
        }
    }

    /// A fault of the game as a whole, that is known once it has ended.
    fn fault_at_end(&mut self, draft: &Draft) -> Option<Fault> {
        if let Some(failure) = self.lexer.input.failure.take() {
            self.ended = true;
            self.lexer.place = self.lexer.input.place();
            return Some(self.fault(PdnErrorKind::Read, &failure, "a file that can be read on"));
        }
        let &place = draft.open.last()?;
        let expected = "`)` at the end of the variation";
        let kind = PdnErrorKind::Variation;
        Some(Fault {
            place,
            ..self.fault(kind, "(", expected)
        })
    }

    fn error(&self, fault: Fault, title: String) -> PdnError {
        PdnError {
            kind: fault.kind,
            game: self.games,
            title,
            place: fault.place,
            found: fault.found,
            expected: fault.expected,
        }
    }

    fn next_game(&mut self) -> Option<Result<Record, PdnError>> {
        let mut draft = Draft::default();
        let read = match core::mem::replace(&mut self.begun, true) {
            false => self.begin().and_then(|()| self.read(&mut draft)),
            true => self.read(&mut draft),
        };
        let recovers = read.is_err();
        let fault = match (read, self.fault_at_end(&draft)) {
            (_, Some(fault)) if fault.kind == PdnErrorKind::Read => Some(fault),
            (Err(fault), _) | (Ok(true), Some(fault)) => Some(fault),
            (Ok(true), None) => None,
            (Ok(false), _) => return None,
        };
        self.games += 1;
        let Some(fault) = fault else {
            let mut record = draft.finish(self.encoding, &mut self.evidence);
            record.number = self.games;
            return Some(Ok(record));
        };
        if recovers {
            self.recover(&draft);
        }
        let title = draft.title(self.encoding, self.evidence);
        Some(Err(self.error(fault, title)))
    }
}

impl<S: Source> Iterator for Reader<S> {
    type Item = Result<Record, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let next = self.next_game();
        self.ended |= next.is_none();
        next
    }
}
