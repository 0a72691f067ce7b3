//! Vigman's draughts as text: the dark game, `|`, the light game, and where a turn is two moves in
//! either game `|2` or `|1`, the moves left.

use super::{DarkGame, Due, LightGame, Vigman, VigmanOptions, VigmanTurn};
use crate::draughts::Russian;
use crate::draughts::movetext::{parse_move, write_move};
use crate::draughts::rules::DraughtsVariant;
use core::fmt;
use tabia_core::{
    Cursor, FenError, FenErrorKind, Kind, Move, MoveError, NoOptions, Notation, Position,
    SquareForm, Style,
};

impl Notation for Vigman {
    const STYLE: Style = DarkGame::STYLE;

    fn from_fen_with(fen: &str, options: VigmanOptions) -> Result<Self, FenError> {
        let mut cursor = Cursor::new(fen);
        let dark = DarkGame::read(&mut cursor, NoOptions {})?;
        if !cursor.eat(b'|') {
            return Err(cursor.expected("`|` and the light game"));
        }
        let light_starts = cursor.offset();
        let light = LightGame::read(&mut cursor, NoOptions {})?;
        let due = read_due(&mut cursor, options)?;
        if !cursor.is_at_end() {
            return Err(cursor.expected("the end of the position"));
        }
        if due != Due::Paired && dark.turn() != light.turn() {
            return Err(cursor.fen_error(
                FenErrorKind::Rule,
                light_starts,
                "both games have the same side to move where a turn is two moves",
            ));
        }
        Ok(Vigman { dark, light, due })
    }

    fn write_fen(&self, squares: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
        self.dark.write_fen(squares, out)?;
        out.write_char('|')?;
        self.light.write_fen(squares, out)?;
        match self.moves_left() {
            None => Ok(()),
            Some(left) => write!(out, "|{left}"),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        parse_move(self, text)
    }

    fn write_move(&self, mv: Move, style: Style, out: &mut dyn fmt::Write) -> fmt::Result {
        write_move(self, mv, style, Russian::RULES.separator, out)
    }

    fn kind_letter(kind: Kind) -> char {
        DarkGame::kind_letter(kind)
    }

    fn capture_sign(_: SquareForm) -> char {
        Russian::RULES.separator
    }
}

/// Reads the moves left in the turn, where a turn is two moves in either game.
fn read_due(cursor: &mut Cursor<'_>, options: VigmanOptions) -> Result<Due, FenError> {
    if options.turn == VigmanTurn::Paired {
        return Ok(Due::Paired);
    }
    if !cursor.eat(b'|') {
        return Err(cursor.expected("`|` and the moves left in the turn"));
    }
    match cursor.eat_any(b"12") {
        Some(b'2') => Ok(Due::Two),
        Some(_) => Ok(Due::Second),
        None => Err(cursor.expected("the moves left in the turn, `2` or `1`")),
    }
}
