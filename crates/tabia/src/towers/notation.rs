//! Positions and moves of Bashni as text: `W:c3bbW,d4w`, `c3:e5:g7`.

use super::options::BashniOptions;
use super::position::Bashni;
use super::rules::{MOST_PIECES, Tops};
use super::tower::{Tower, lettered};
use crate::draughts::{
    DraughtsVariant, Russian, parse_move, read_side_to_move, side_letter, square, write_move,
    write_square,
};
use core::fmt;
use tabia_core::{
    Cursor, FenError, FenErrorKind, Kind, Length, Move, MoveError, Notation, Pieces, Position,
    Side, Square, SquareForm, Style, Topology, last_rank,
};

impl Notation for Bashni {
    const STYLE: Style = Style {
        squares: Russian::RULES.squares,
        length: Length::Short,
    };

    /// Reads `W:c3bbW,d4w`: the side to move, then each square with its tower from bottom to top.
    ///
    /// # Errors
    ///
    /// If the text is no position of the game: where, what stands there, what was expected. A man
    /// cannot be the top of a tower on its last rank, and a side has no more than twelve pieces
    /// over all layers.
    fn from_fen_with(fen: &str, options: BashniOptions) -> Result<Bashni, FenError> {
        let mut cursor = Cursor::new(fen);
        let turn = read_side_to_move(&mut cursor)?;
        let mut position = Bashni::empty(turn, options);
        if !cursor.eat(b':') {
            return Err(cursor.expected("`:` and the towers"));
        }
        if !matches!(cursor.peek(), None | Some(b'.')) {
            read_towers(&mut cursor, &mut position)?;
        }
        cursor.eat(b'.');
        if cursor.is_at_end() {
            Ok(position)
        } else {
            Err(cursor.expected("the end of the position"))
        }
    }

    fn write_fen(&self, squares: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
        write!(out, "{}:", side_letter(self.turn()))?;
        match squares {
            SquareForm::Letters => self.write_towers(Tops::GRID.by_name(), squares, out),
            SquareForm::Numbers => self.write_towers(Tops::GRID.by_number(), squares, out),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        parse_move(self, text)
    }

    fn write_move(&self, mv: Move, style: Style, out: &mut dyn fmt::Write) -> fmt::Result {
        write_move(self, mv, style, Russian::RULES.separator, out)
    }

    fn kind_letter(kind: Kind) -> char {
        Tops::KINDS[kind.index() & 1].letter
    }

    fn capture_sign(_: SquareForm) -> char {
        Russian::RULES.separator
    }
}

impl Bashni {
    fn write_towers(
        &self,
        order: impl Iterator<Item = Square>,
        form: SquareForm,
        out: &mut dyn fmt::Write,
    ) -> fmt::Result {
        let towers = order.filter(|&sq| self.piece_on(sq).is_some());
        for (i, sq) in towers.enumerate() {
            out.write_str(if i > 0 { "," } else { "" })?;
            write_square(Tops::GRID, sq, form, out)?;
            write!(out, "{}", self.tower_on(sq))?;
        }
        Ok(())
    }
}

fn read_towers(cursor: &mut Cursor<'_>, position: &mut Bashni) -> Result<(), FenError> {
    let mut left = [MOST_PIECES; 2];
    loop {
        let at = cursor.offset();
        let sq = read_square(cursor)?;
        if position.piece_on(sq).is_some() {
            let twice = "there is a tower on this square already";
            return Err(cursor.fen_error(FenErrorKind::Occupied, at, twice));
        }
        let tower = read_tower(cursor, &mut left)?;
        if stands_on_its_last_rank(sq, tower) {
            let place = "a man cannot be the top of a tower on its last rank";
            return Err(cursor.fen_error(FenErrorKind::Place, at, place));
        }
        position.put(sq, tower);
        if !cursor.eat(b',') {
            return Ok(());
        }
    }
}

fn stands_on_its_last_rank(sq: Square, tower: Tower) -> bool {
    tower
        .top()
        .is_some_and(|top| top.kind == Kind::MAN && last_rank(Tops::GRID, top.side).contains(sq))
}

/// Reads the pieces of a tower from bottom to top. So many pieces of each side are left in the set.
fn read_tower(cursor: &mut Cursor<'_>, left: &mut [u32; 2]) -> Result<Tower, FenError> {
    let mut tower = Tower::EMPTY;
    while let Some(piece) = cursor.peek().and_then(lettered) {
        let of_side = &mut left[piece.side as usize];
        *of_side = of_side.checked_sub(1).ok_or_else(|| {
            let side = match piece.side {
                Side::White => "White has more pieces than the twelve of the set",
                Side::Black => "Black has more pieces than the twelve of the set",
            };
            cursor.fen_error(FenErrorKind::Count, cursor.offset(), side)
        })?;
        tower = tower.with_top(piece);
        cursor.advance();
    }
    if tower.is_empty() {
        return Err(cursor.expected("the pieces of the tower: `w`, `b`, `W`, `B`"));
    }
    Ok(tower)
}

fn read_square(cursor: &mut Cursor<'_>) -> Result<Square, FenError> {
    let at = cursor.offset();
    square(Tops::GRID, cursor).map_err(|looks_like_one| {
        if looks_like_one {
            cursor.fen_error(FenErrorKind::Square, at, "no playing square has this name")
        } else {
            cursor.fen_error(FenErrorKind::Syntax, at, "a square")
        }
    })
}
