//! Moves as text: `46-39`, `9x3Dx7x31x17++`, `e12:e14Q:c12:g8:g10`.

use super::board::GRID;
use super::fen;
use super::matching::{self, Text};
use super::options::ShatraOptions;
use super::pieces::{BATYR, BIY, SHATRA, TURA, YALKYN};
use super::position::Shatra;
use crate::draughts::movetext::write_square;
use core::fmt;
use tabia_core::{
    FenError, Kind, Length, Move, MoveError, Notation, Position, Route, SquareForm, Style,
};

impl Notation for Shatra {
    const STYLE: Style = Style {
        squares: SquareForm::Numbers,
        length: Length::Full,
    };

    fn from_fen_with(fen: &str, options: ShatraOptions) -> Result<Shatra, FenError> {
        fen::read(fen, options)
    }

    fn write_fen(&self, squares: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
        fen::write(self, squares, out)
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        matching::find(self, text)
    }

    fn write_move(&self, mv: Move, style: Style, out: &mut dyn fmt::Write) -> fmt::Result {
        let route = self.route(mv).ok_or(fmt::Error)?;
        let full = Text::of(self, mv, &route);
        let ends = full.ends();
        let short = style.length == Length::Short && matching::means(self, &ends, mv);
        let text = if short { &ends } else { &full };
        self.write_text(text, style.squares, out)
    }

    fn kind_letter(kind: Kind) -> char {
        fen::kind_letter(kind)
    }

    fn promotion_letter(kind: Kind, squares: SquareForm) -> char {
        match squares {
            SquareForm::Numbers => fen::kind_letter(kind),
            SquareForm::Letters => english_letter(kind),
        }
    }

    fn capture_sign(squares: SquareForm) -> char {
        match squares {
            SquareForm::Numbers => 'x',
            SquareForm::Letters => ':',
        }
    }
}

impl Shatra {
    /// Writes a legal move by one of its routes, with every square of it.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    pub fn write_route(
        &self,
        mv: Move,
        route: &Route,
        squares: SquareForm,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        self.write_text(&Text::of(self, mv, route), squares, out)
    }

    fn write_text(&self, text: &Text, form: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
        let sign = if text.captures {
            Shatra::capture_sign(form)
        } else {
            '-'
        };
        if form == SquareForm::Letters {
            write_letter(text.mover, form, out)?;
        }
        for (i, &sq) in text.squares().iter().enumerate() {
            if i > 0 {
                out.write_char(sign)?;
            }
            write_square(GRID, sq, form, out)?;
            match text.promotion {
                Some((at, kind)) if at == i => write_letter(Some(kind), form, out)?,
                _ => {}
            }
        }
        out.write_str(if text.takes_biy { "++" } else { "" })
    }
}

/// A letter of the Russian or of the English text: the latter goes with squares in letters.
fn write_letter(kind: Option<Kind>, form: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
    match (kind, form) {
        (None | Some(SHATRA), _) => Ok(()),
        (Some(kind), form) => out.write_char(Shatra::promotion_letter(kind, form)),
    }
}

/// The chess letter of a kind.
fn english_letter(kind: Kind) -> char {
    match kind {
        BIY => 'K',
        BATYR => 'Q',
        TURA => 'R',
        YALKYN => 'B',
        _ => 'P',
    }
}
