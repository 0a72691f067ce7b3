//! A turn under way as text: the position, ` > ` and the squares gone so far.

use crate::{
    Cursor, FenError, FenErrorKind, Kind, Notation, Square, SquareForm, Step, StepAction, Turn,
};
use core::fmt;

/// What stands between the position and the squares gone.
const MARK: &str = " > ";
/// What says that the player ended the move where it could have gone on.
const STOP: &str = " stop";

impl<P: Notation> Turn<P> {
    /// Reads a turn under these rules: a position alone, where no piece is chosen; with ` > c3` behind,
    /// where one is; with ` > c3:e5:g7`, where it has gone so far; and with ` stop` after that, where
    /// the player ended the move though it could go on. A letter after a square says what the piece
    /// became there, where that was a choice.
    ///
    /// # Errors
    ///
    /// If the text is no position of the game, or no legal turn in it: where, what stands there, what
    /// was expected.
    pub fn from_text_with(text: &str, options: P::Options) -> Result<Turn<P>, FenError> {
        let mark = text.find(MARK);
        let position = P::from_fen_with(&text[..mark.unwrap_or(text.len())], options)?;
        let mut reader = Reader {
            text,
            cursor: Cursor::new(text),
            turn: Turn::new(position),
        };
        if let Some(mark) = mark {
            reader.skip(mark + MARK.len());
            reader.read_path()?;
        }
        Ok(reader.turn)
    }

    /// Reads a turn under the usual rules.
    ///
    /// # Errors
    ///
    /// As [`Turn::from_text_with`].
    pub fn from_text(text: &str) -> Result<Turn<P>, FenError> {
        Turn::from_text_with(text, P::Options::default())
    }

    /// Writes the turn with squares in this form, as [`Turn::from_text_with`] reads it.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    pub fn write(&self, squares: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
        self.position().write_fen(squares, out)?;
        let sign = if self.captured().is_empty() {
            '-'
        } else {
            P::capture_sign(squares)
        };
        for (i, &sq) in self.path().iter().enumerate() {
            match i {
                0 => out.write_str(MARK)?,
                _ => out.write_char(sign)?,
            }
            write!(out, "{}", P::grid().written(sq, squares))?;
            if let Some(kind) = self.chosen_promotion(i) {
                out.write_char(P::promotion_letter(kind, squares))?;
            }
        }
        out.write_str(if self.is_stopped() { STOP } else { "" })
    }
}

/// Writes the turn as [`Turn::from_text_with`] reads it, with squares in the usual form of the game.
impl<P: Notation> fmt::Display for Turn<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(P::STYLE.squares, f)
    }
}

struct Reader<'t, P: Notation> {
    text: &'t str,
    cursor: Cursor<'t>,
    turn: Turn<P>,
}

impl<P: Notation> Reader<'_, P> {
    fn skip(&mut self, bytes: usize) {
        (0..bytes).for_each(|_| self.cursor.advance());
    }

    /// Reads the squares gone, and goes over them.
    fn read_path(&mut self) -> Result<(), FenError> {
        let at = self.cursor.offset();
        let mut here = self.read_square()?;
        self.turn
            .choose(here)
            .map_err(|_| self.illegal(at, "no piece that can move stands on this square"))?;
        while !self.cursor.is_at_end() {
            if self.cursor.rest() == STOP.as_bytes() {
                return self.read_stop();
            }
            here = self.read_step(here)?;
        }
        Ok(())
    }

    fn read_step(&mut self, from: Square) -> Result<Square, FenError> {
        let start = self.cursor.offset();
        let Some(sign) = self.cursor.eat_any(b"-:x") else {
            return Err(self
                .cursor
                .expected("`-`, `:` or `x` and a square, or ` stop`"));
        };
        let at = self.cursor.offset();
        if self.turn.finished().is_some() {
            let why = "the end of the turn: the move is complete";
            return Err(self.cursor.fen_error(FenErrorKind::Syntax, start, why));
        }
        let to = self.read_square()?;
        let step = Step {
            from,
            to,
            capture: sign != b'-',
            promotion: self.read_promotion(),
        };
        self.turn
            .take(StepAction::Step(step))
            .map_err(|error| match error {
                crate::StepError::Promotion { .. } => self.illegal(
                    at,
                    "the letter of what the piece becomes is missing or wrong",
                ),
                _ => self.illegal(at, "no legal step leads to this square"),
            })?;
        Ok(to)
    }

    fn read_stop(&mut self) -> Result<(), FenError> {
        let at = self.cursor.offset() + 1;
        let stopped = self.turn.stop();
        stopped.map_err(|_| self.illegal(at, "the move may not end here, or is complete"))?;
        Ok(())
    }

    fn read_square(&mut self) -> Result<Square, FenError> {
        let at = self.cursor.offset();
        self.cursor.square(P::grid()).map_err(|formed| {
            if formed {
                self.cursor
                    .fen_error(FenErrorKind::Square, at, "no playing square has this name")
            } else {
                self.cursor.fen_error(FenErrorKind::Syntax, at, "a square")
            }
        })
    }

    /// The kind whose letter is next, gone past: in either form, whatever that of the squares.
    fn read_promotion(&mut self) -> Option<Kind> {
        let letter = self.text.get(self.cursor.offset()..)?.chars().next()?;
        let forms = [SquareForm::Numbers, SquareForm::Letters];
        let has_letter = |&&kind: &&Kind| {
            forms
                .map(|form| P::promotion_letter(kind, form))
                .contains(&letter)
        };
        let kind = *P::steps().promotions().iter().find(has_letter)?;
        self.skip(letter.len_utf8());
        Some(kind)
    }

    fn illegal(&self, at: usize, why: &'static str) -> FenError {
        self.cursor.fen_error(FenErrorKind::Rule, at, why)
    }
}
