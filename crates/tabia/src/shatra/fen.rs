//! Positions as text: `ranks side reserve due ep`.

use super::board::{BOARD, Camp, GRID};
use super::options::{DropDue, ShatraOptions};
use super::pieces::{BATYR, BIY, FULL_SET, SHATRA, TURA, YALKYN, rule};
use super::position::Shatra;
use crate::draughts::movetext::{square, write_square};
use core::fmt;
use tabia_core::{
    Cursor, FenError, FenErrorKind, Kind, Piece, Position, Set, Side, Square, SquareForm,
};

/// A text being read.
struct Reader<'t> {
    text: &'t str,
    cursor: Cursor<'t>,
    position: Shatra,
}

pub(super) fn read(fen: &str, options: ShatraOptions) -> Result<Shatra, FenError> {
    let mut reader = Reader {
        text: fen,
        cursor: Cursor::new(fen),
        position: Shatra::empty(options),
    };
    reader.read_ranks()?;
    reader.read_side()?;
    reader.read_reserve()?;
    reader.read_due()?;
    reader.read_en_passant()?;
    if reader.cursor.is_at_end() {
        Ok(reader.position)
    } else {
        Err(reader.cursor.expected("the end of the position"))
    }
}

impl Reader<'_> {
    fn read_ranks(&mut self) -> Result<(), FenError> {
        for rank in (0..BOARD.height()).rev() {
            self.read_rank(BOARD.rank_set(rank))?;
            if rank > 0 && !self.cursor.eat(b'/') {
                return Err(self.cursor.expected("`/` and the next rank"));
            }
        }
        let biys = self.position.of_kind(BIY);
        if biys.is_empty() {
            return Err(self.error(FenErrorKind::Count, 0, "both biys are missing"));
        }
        Ok(())
    }

    fn read_rank(&mut self, mut left: Set) -> Result<(), FenError> {
        while let Some(sq) = left.first() {
            let at = self.cursor.offset();
            if let Some(man) = self.letter() {
                self.place(at, sq, man)?;
                left = left.without(sq);
            } else if let Some(digit @ b'1'..=b'9') = self.cursor.peek() {
                let empty = u32::from(digit - b'0');
                if empty > left.len() {
                    return Err(self
                        .cursor
                        .expected("no more empty squares than are left of the rank"));
                }
                left = left.iter().skip(empty as usize).collect();
                self.cursor.advance();
            } else {
                return Err(self
                    .cursor
                    .expected("a man or a number of empty squares: the rank is not full"));
            }
        }
        Ok(())
    }

    /// The man whose letter is next, gone past.
    fn letter(&mut self) -> Option<Piece> {
        let letter = self.text.get(self.cursor.offset()..)?.chars().next()?;
        let man = man_of_letter(letter)?;
        (0..letter.len_utf8()).for_each(|_| self.cursor.advance());
        Some(man)
    }

    fn place(&mut self, at: usize, sq: Square, man: Piece) -> Result<(), FenError> {
        let there = (self.position.men(man.side) & self.position.of_kind(man.kind)).len();
        if there >= FULL_SET[man.kind.index()] {
            let why = "a side has more men of this kind than there are in the set";
            return Err(self.error(FenErrorKind::Count, at, why));
        }
        self.position.put(sq, man);
        Ok(())
    }

    fn read_side(&mut self) -> Result<(), FenError> {
        if !self.cursor.eat(b' ') {
            return Err(self.cursor.expected("a space and the side to move"));
        }
        self.position.turn = match self.cursor.eat_any(b"wb") {
            Some(b'w') => Side::White,
            Some(_) => Side::Black,
            None => return Err(self.cursor.expected("the side to move, `w` or `b`")),
        };
        Ok(())
    }

    fn read_reserve(&mut self) -> Result<(), FenError> {
        let at = self.cursor.offset() + 1;
        if self.next_field()? {
            self.position.reserve = self.read_squares(
                |reader, sq| {
                    let side = [Side::White, Side::Black]
                        .into_iter()
                        .find(|&side| Camp::side(side).castle.contains(sq));
                    side.is_some_and(|side| reader.position.men(side).contains(sq))
                },
                "a man of the initial reserve stands in its own castle",
            )?;
        } else {
            self.position.reserve = self.men_at_home();
        }
        let strays = (self.men_at_home() & self.position.of_kind(SHATRA)) - self.position.reserve;
        if strays.is_empty() {
            return Ok(());
        }
        let why = "a shatra in its own castle is of the initial reserve, and one is not listed";
        Err(self.error(FenErrorKind::Rule, at, why))
    }

    /// The men that stand in their own castles.
    fn men_at_home(&self) -> Set {
        let home = |side| self.position.men(side) & Camp::side(side).castle;
        home(Side::White) | home(Side::Black)
    }

    fn read_due(&mut self) -> Result<(), FenError> {
        if !self.next_field()? {
            return Ok(());
        }
        let due = self.read_squares(
            |reader, sq| reader.position.reserve.contains(sq),
            "a drop is due only of a man of the initial reserve",
        )?;
        // Where no drop is ever due, the field says nothing of the future.
        if self.position.options.drop_due == DropDue::Turn {
            self.position.due = due;
        }
        Ok(())
    }

    fn read_en_passant(&mut self) -> Result<(), FenError> {
        if !self.next_field()? || self.cursor.eat(b'-') {
            return Ok(());
        }
        let at = self.cursor.offset();
        let sq = self.read_square()?;
        if !self.has_just_stepped_twice(sq) {
            let why = "en passant is a shatra of the side that just moved, \
                on its seventh rank with two empty squares behind it";
            return Err(self.error(FenErrorKind::Rule, at, why));
        }
        self.position.en_passant = Set::of(sq);
        Ok(())
    }

    fn has_just_stepped_twice(&self, sq: Square) -> bool {
        let side = self.position.turn.other();
        let camp = Camp::side(side);
        let back = BOARD.shift(camp.forward.opposite());
        let passed = back.apply(Set::of(sq));
        let behind = passed | back.apply(passed);
        let men = self.position.men(Side::White) | self.position.men(Side::Black);
        let shatras = self.position.men(side) & self.position.of_kind(SHATRA);
        (shatras & camp.rank(7)).contains(sq) && !behind.meets(men)
    }

    /// Whether another field follows; then its start is next.
    fn next_field(&mut self) -> Result<bool, FenError> {
        if self.cursor.is_at_end() {
            return Ok(false);
        }
        if self.cursor.eat(b' ') {
            return Ok(true);
        }
        Err(self
            .cursor
            .expected("a space and the next field, or the end"))
    }

    /// Reads `-`, or squares and ranges of squares separated by commas.
    fn read_squares(
        &mut self,
        may_be_listed: impl Fn(&Self, Square) -> bool,
        why: &'static str,
    ) -> Result<Set, FenError> {
        let mut squares = Set::EMPTY;
        if self.cursor.eat(b'-') {
            return Ok(squares);
        }
        loop {
            let at = self.cursor.offset();
            let range = self.read_range()?;
            if !range.iter().all(|sq| may_be_listed(self, sq)) {
                return Err(self.error(FenErrorKind::Rule, at, why));
            }
            squares |= range;
            if !self.cursor.eat(b',') {
                return Ok(squares);
            }
        }
    }

    /// Reads a square, or two with a hyphen: all from the lower number to the higher.
    fn read_range(&mut self) -> Result<Set, FenError> {
        let at = self.cursor.offset();
        let first = self.read_square()?;
        if !self.cursor.eat(b'-') {
            return Ok(Set::of(first));
        }
        let last = self.read_square()?;
        if first > last {
            let why = "a range goes from the lower number to the higher";
            return Err(self.error(FenErrorKind::Rule, at, why));
        }
        Ok(GRID
            .board()
            .iter()
            .filter(|sq| (first..=last).contains(sq))
            .collect())
    }

    fn read_square(&mut self) -> Result<Square, FenError> {
        let at = self.cursor.offset();
        square(GRID, &mut self.cursor).map_err(|formed| {
            if formed {
                self.error(FenErrorKind::Square, at, "no playing square has this name")
            } else {
                self.error(FenErrorKind::Syntax, at, "a square")
            }
        })
    }

    fn error(&self, kind: FenErrorKind, at: usize, expected: &'static str) -> FenError {
        self.cursor.fen_error(kind, at, expected)
    }
}

/// The man of a letter in a position: capitals White's, in Latin or Cyrillic.
fn man_of_letter(letter: char) -> Option<Piece> {
    let (side, kind) = match letter {
        'B' | 'Б' => (Side::White, BIY),
        'D' | 'Д' => (Side::White, BATYR),
        'T' | 'Т' => (Side::White, TURA),
        'Y' | 'Я' => (Side::White, YALKYN),
        'S' | 'Ш' => (Side::White, SHATRA),
        'b' | 'б' => (Side::Black, BIY),
        'd' | 'д' => (Side::Black, BATYR),
        't' | 'т' => (Side::Black, TURA),
        'y' | 'я' => (Side::Black, YALKYN),
        's' | 'ш' => (Side::Black, SHATRA),
        _ => return None,
    };
    Some(Piece { side, kind })
}

pub(super) fn write(position: &Shatra, form: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
    write_ranks(position, out)?;
    out.write_str(match position.turn {
        Side::White => " w ",
        Side::Black => " b ",
    })?;
    write_squares(position.reserve, form, out)?;
    out.write_char(' ')?;
    write_squares(position.due, form, out)?;
    out.write_char(' ')?;
    write_squares(position.en_passant, form, out)
}

fn write_ranks(position: &Shatra, out: &mut dyn fmt::Write) -> fmt::Result {
    for rank in (0..BOARD.height()).rev() {
        let mut empty = 0;
        for sq in BOARD.rank_set(rank) {
            let Some(man) = position.piece_on(sq) else {
                empty += 1;
                continue;
            };
            write_number(&mut empty, out)?;
            out.write_char(letter_of_man(man))?;
        }
        write_number(&mut empty, out)?;
        if rank > 0 {
            out.write_char('/')?;
        }
    }
    Ok(())
}

/// Writes how many empty squares there were, if any, and starts anew.
fn write_number(empty: &mut u8, out: &mut dyn fmt::Write) -> fmt::Result {
    if *empty > 0 {
        write!(out, "{empty}")?;
    }
    *empty = 0;
    Ok(())
}

fn letter_of_man(man: Piece) -> char {
    let letter = rule(man.kind).letter;
    match man.side {
        Side::White => letter,
        Side::Black => letter.to_ascii_lowercase(),
    }
}

/// The letter of a kind, as White writes it.
pub(super) fn kind_letter(kind: Kind) -> char {
    let known = usize::min(kind.index(), BIY.index());
    rule(Kind(known as u8)).letter
}

/// Writes squares in the order of their numbers; numbers that follow each other as a range.
fn write_squares(set: Set, form: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
    if set.is_empty() {
        return out.write_char('-');
    }
    let mut left = set;
    while let Some(first) = left.first() {
        let last = match form {
            SquareForm::Numbers => end_of_run(left, first),
            SquareForm::Letters => first,
        };
        write_square(GRID, first, form, out)?;
        if last != first {
            out.write_char('-')?;
            write_square(GRID, last, form, out)?;
        }
        left = left.iter().filter(|&sq| sq > last).collect();
        out.write_str(if left.is_empty() { "" } else { "," })?;
    }
    Ok(())
}

/// The last of the squares whose numbers follow each other from this one on.
fn end_of_run(set: Set, first: Square) -> Square {
    let run = (set.0 >> first.index()).trailing_ones() as u8;
    Square::wrapping(first.index() as u8 + run - 1)
}
