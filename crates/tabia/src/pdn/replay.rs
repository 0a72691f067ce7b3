//! The moves of a record, played on the board.

use super::error::Place;
use super::record::Record;
use crate::any::{AnyMove, AnyPosition, Family, RuleSet};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use core::fmt;
use tabia_core::{FenError, MoveError, Outcome};

/// What of a record does not go with the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ReplayErrorKind {
    /// The tag `FEN` is no position of the game.
    Fen(FenError),
    /// A move is none, or no legal one.
    Move(Box<MoveError>),
    /// The stated result is not that of the rules.
    Result(Outcome),
    /// The tag `Result` and the result after the moves are not the same.
    ResultTag,
}

/// A record cannot be played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// What is wrong.
    pub kind: ReplayErrorKind,
    /// The number of the game in its file, from 1; 0 if it was not read from one.
    pub game: u64,
    /// Where in the file the move stands, or the tag.
    pub place: Place,
    /// The half-moves that were played.
    pub played: usize,
    /// The move as it is written, or the value of the tag.
    pub found: String,
    /// What is wrong, in words: of an ambiguous move also those it could mean.
    pub explanation: String,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.game > 0 {
            write!(f, "game {}, {}: ", self.game, self.place)?;
        }
        match self.kind {
            ReplayErrorKind::Fen(_) => write!(f, "tag FEN: {}", self.explanation),
            ReplayErrorKind::Result(_) | ReplayErrorKind::ResultTag => {
                write!(f, "result `{}`: {}", self.found, self.explanation)
            }
            ReplayErrorKind::Move(_) => {
                write!(f, "half-move {}, `{}`: ", self.played + 1, self.found)?;
                f.write_str(&self.explanation)
            }
        }
    }
}

impl core::error::Error for ReplayError {}

impl Record {
    /// The position the game starts from under these rules: that of the tag `FEN`, or the usual one.
    ///
    /// # Errors
    ///
    /// If the tag is no position of the game.
    pub fn start(&self, rules: &RuleSet) -> Result<AnyPosition, ReplayError> {
        let Some(fen) = self.fen() else {
            return Ok(rules.start());
        };
        rules.position(fen).map_err(|error| ReplayError {
            explanation: error.to_string(),
            kind: ReplayErrorKind::Fen(error),
            game: self.number(),
            place: self
                .find_tag("FEN")
                .map_or(Place::default(), |tag| tag.place),
            played: 0,
            found: fen.into(),
        })
    }

    /// Plays the moves of the record under these rules, without its variations, and gives the last position. Each move is
    /// shown before it is played: the position, the move as it is written, and what it means.
    ///
    /// ```
    /// use tabia::Variant;
    /// use tabia::pdn::Reader;
    /// let file = "[GameType \"25\"]\n\n1. C3-D4 (1. a3-b4) d6-c5 2. e3–f4?\n c5:g5 3. b2-d4 a7-b6 *\n";
    /// let record = Reader::new(file.as_bytes()).next().unwrap()?;
    /// let rules = record.rules()?.unwrap_or(Variant::Russian.rules());
    ///
    /// let error = record.replay(&rules, |_, _, _| {}).unwrap_err();
    /// assert_eq!(error.to_string(), "game 1, line 4, column 11: half-move 5, `b2-d4`: `b2-d4` is no legal move here");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the tag `FEN` is no position, or a move is no legal one: where in the file.
    pub fn replay(
        &self,
        rules: &RuleSet,
        mut show: impl FnMut(&AnyPosition, &str, AnyMove),
    ) -> Result<AnyPosition, ReplayError> {
        let mut position = self.start(rules)?;
        for (played, (text, place)) in self.moves().enumerate() {
            let mv = self
                .read_move(&position, text, place)
                .map_err(|error| ReplayError { played, ..error })?;
            show(&position, text, mv);
            position.play(mv);
        }
        Ok(position)
    }

    /// Reads a move of the record that is made in this position: capitals and dashes of all lengths are read too.
    ///
    /// # Errors
    ///
    /// If it is no legal move: at this place of the file. How many half-moves were played before, the error does not know.
    pub fn read_move(
        &self,
        position: &AnyPosition,
        text: &str,
        place: Place,
    ) -> Result<AnyMove, ReplayError> {
        let family = position.variant().about().family;
        let mv = position.parse_move(&plain(text, family));
        mv.map_err(|error| ReplayError {
            explanation: position.explain(&error).to_string(),
            kind: ReplayErrorKind::Move(Box::new(error)),
            game: self.number(),
            place,
            played: 0,
            found: text.into(),
        })
    }
}

/// A move in plain letters: dashes of all lengths are one sign, and in draughts capitals mean nothing.
fn plain(text: &str, family: Family) -> Cow<'_, str> {
    let lowers = matches!(family, Family::Draughts | Family::Towers);
    let is_plain = |byte: u8| byte.is_ascii() && !(lowers && byte.is_ascii_uppercase());
    if text.bytes().all(is_plain) {
        return Cow::Borrowed(text);
    }
    let plain = |letter| match letter {
        '–' | '—' | '−' | '‐' | '‑' => '-',
        '×' => 'x',
        _ if lowers => letter.to_ascii_lowercase(),
        _ => letter,
    };
    Cow::Owned(text.chars().map(plain).collect())
}
