//! Positions and moves of the draughts games as text: `W:Wa1,Kc3:Bb6`, `c5:e3:g5`.

use super::movetext::{parse_move, square, write_move, write_square};
use super::position::{Draughts, no_men};
use super::rules::DraughtsVariant;
use core::fmt;
use tabia_core::{
    Cursor, FenError, FenErrorKind, Kind, Length, Move, MoveError, Notation, Piece, Position, Side,
    Square, SquareForm, Style,
};

impl<V: DraughtsVariant> Notation for Draughts<V> {
    const STYLE: Style = Style {
        squares: V::RULES.squares,
        length: Length::Short,
    };

    fn from_fen_with(fen: &str, options: V::Options) -> Result<Self, FenError> {
        let mut cursor = Cursor::new(fen);
        let position = Draughts::read(&mut cursor, options)?;
        if cursor.is_at_end() {
            Ok(position)
        } else {
            Err(cursor.expected("the end of the position"))
        }
    }

    fn write_fen(&self, squares: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_char(side_letter(self.turn()))?;
        for side in [Side::White, Side::Black] {
            out.write_char(':')?;
            out.write_char(side_letter(side))?;
            match squares {
                SquareForm::Letters => self.write_side(side, V::GRID.by_name(), squares, out)?,
                SquareForm::Numbers => self.write_side(side, V::GRID.by_number(), squares, out)?,
            }
        }
        Ok(())
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        parse_move(self, text)
    }

    fn write_move(&self, mv: Move, style: Style, out: &mut dyn fmt::Write) -> fmt::Result {
        write_move(self, mv, style, V::RULES.separator, out)
    }

    fn kind_letter(kind: Kind) -> char {
        V::KINDS[kind.index() & 1].letter
    }

    fn capture_sign(_: SquareForm) -> char {
        V::RULES.separator
    }
}

impl<V: DraughtsVariant> Draughts<V> {
    /// Reads a position and stops where it ends.
    pub(super) fn read(cursor: &mut Cursor<'_>, options: V::Options) -> Result<Self, FenError> {
        let turn = read_side_to_move(cursor)?;
        let mut position = Draughts::empty(turn, options);
        let mut sides = [Side::White, Side::Black].map(Some);
        for _ in 0..2 {
            if !cursor.eat(b':') {
                return Err(cursor.expected("`:` and the pieces of a side"));
            }
            let side = read_section_side(cursor, &mut sides)?;
            read_pieces(cursor, side, &mut position)?;
        }
        cursor.eat(b'.');
        Ok(position)
    }

    fn write_side(
        &self,
        side: Side,
        order: impl Iterator<Item = Square>,
        form: SquareForm,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        let pieces = self.pieces(side);
        for (i, sq) in order.filter(|&sq| pieces.contains(sq)).enumerate() {
            out.write_str(if i > 0 { "," } else { "" })?;
            out.write_str(if self.kings().contains(sq) { "K" } else { "" })?;
            write_square(V::GRID, sq, form, out)?;
        }
        Ok(())
    }

    fn place(
        &mut self,
        cursor: &Cursor<'_>,
        at: usize,
        sq: Square,
        piece: Piece,
    ) -> Result<(), FenError> {
        if self.piece_on(sq).is_some() {
            return Err(cursor.fen_error(
                FenErrorKind::Occupied,
                at,
                "there is a piece on this square already",
            ));
        }
        if piece.kind == Kind::MAN && no_men::<V>(piece.side).contains(sq) {
            return Err(cursor.fen_error(
                FenErrorKind::Place,
                at,
                "a man cannot stand on its last rank",
            ));
        }
        if self.pieces(piece.side).len() >= Self::most_pieces() {
            return Err(cursor.fen_error(
                FenErrorKind::Count,
                at,
                "a side has more pieces than there are in the set",
            ));
        }
        self.put(sq, piece);
        Ok(())
    }
}

pub(crate) fn side_letter(side: Side) -> char {
    match side {
        Side::White => 'W',
        Side::Black => 'B',
    }
}

/// Reads the side to move, `W` or `B`.
pub(crate) fn read_side_to_move(cursor: &mut Cursor<'_>) -> Result<Side, FenError> {
    match cursor.eat_any(b"WB") {
        Some(b'W') => Ok(Side::White),
        Some(_) => Ok(Side::Black),
        None if cursor.peek() == Some(b'?') => {
            Err(cursor.expected("the side to move, `W` or `B` (a position needs one to be played)"))
        }
        None => Err(cursor.expected("the side to move, `W` or `B`")),
    }
}

/// Reads whose pieces follow. An empty list may leave its letter out: it is the side not named otherwise.
fn read_section_side(
    cursor: &mut Cursor<'_>,
    sides: &mut [Option<Side>; 2],
) -> Result<Side, FenError> {
    let at = cursor.offset();
    let nothing_follows = no_pieces_follow(cursor);
    let other_named = || {
        if cursor.rest().starts_with(b":W") {
            1
        } else {
            0
        }
    };
    let index = match cursor.peek() {
        Some(b'W') => 0,
        Some(b'B') => 1,
        _ if nothing_follows => sides
            .iter()
            .position(Option::is_some)
            .map_or(0, |first| first.max(other_named())),
        _ => return Err(cursor.expected("`W` or `B` and the pieces of that side")),
    };
    if !nothing_follows {
        cursor.advance();
    }
    sides[index]
        .take()
        .ok_or_else(|| cursor.fen_error(FenErrorKind::Syntax, at, "the pieces of the other side"))
}

/// Whether the list of a side ends here: at the other side, or where the position ends.
fn no_pieces_follow(cursor: &Cursor<'_>) -> bool {
    matches!(cursor.peek(), None | Some(b':' | b'.' | b'|'))
}

fn read_pieces<V: DraughtsVariant>(
    cursor: &mut Cursor<'_>,
    side: Side,
    position: &mut Draughts<V>,
) -> Result<(), FenError> {
    if no_pieces_follow(cursor) {
        return Ok(());
    }
    loop {
        let at = cursor.offset();
        let kind = if cursor.eat(b'K') {
            Kind::KING
        } else {
            Kind::MAN
        };
        let piece = Piece { side, kind };
        let first = read_square::<V>(cursor)?;
        if cursor.eat(b'-') {
            let last = read_square::<V>(cursor)?;
            place_range(cursor, at, first, last, piece, position)?;
        } else {
            position.place(cursor, at, first, piece)?;
        }
        if !cursor.eat(b',') {
            return Ok(());
        }
    }
}

fn place_range<V: DraughtsVariant>(
    cursor: &Cursor<'_>,
    at: usize,
    first: Square,
    last: Square,
    piece: Piece,
    position: &mut Draughts<V>,
) -> Result<(), FenError> {
    let (first, last) = (V::GRID.number(first), V::GRID.number(last));
    if first > last {
        return Err(cursor.fen_error(
            FenErrorKind::Rule,
            at,
            "a range goes from the lower number to the higher",
        ));
    }
    for number in first..=last {
        if let Some(sq) = V::GRID.numbered(u32::from(number)) {
            position.place(cursor, at, sq, piece)?;
        }
    }
    Ok(())
}

fn read_square<V: DraughtsVariant>(cursor: &mut Cursor<'_>) -> Result<Square, FenError> {
    let at = cursor.offset();
    match square(V::GRID, cursor) {
        Ok(sq) => Ok(sq),
        Err(true) => {
            Err(cursor.fen_error(FenErrorKind::Square, at, "no playing square has this name"))
        }
        Err(false) => Err(cursor.fen_error(FenErrorKind::Syntax, at, "a square")),
    }
}
