//! Positions of Shatar as text: FEN as in chess, with `J` for the bers and a last field for the runs of checks.

use super::array::{Placement, side_of};
use super::board::GRID;
use super::mate::Runs;
use super::moves::{CROWN, MOST_PIECES};
use super::options::ShatarOptions;
use super::pieces::{KHUU, NOYON, kind_of, letter};
use super::position::{Counters, Shatar};
use super::san;
use core::fmt;
use tabia_core::{
    Cursor, FenError, FenErrorKind, Kind, Length, Move, MoveError, Notation, Piece, Position, Side,
    Square, SquareForm, Style,
};

/// Positions are written with all fields; fewer are read: whatever follows the side to move may be
/// left out from some point on. Moves are written by their two squares, a promotion with `j` behind;
/// [`Shatar::write_san`] writes them as chess players do, and both are read.
impl Notation for Shatar {
    const STYLE: Style = Style {
        squares: SquareForm::Letters,
        length: Length::Short,
    };

    fn from_fen_with(fen: &str, options: ShatarOptions) -> Result<Shatar, FenError> {
        let mut cursor = Cursor::new(fen);
        let placement = read_placement(&mut cursor)?;
        expect_space(&mut cursor)?;
        let at = cursor.offset();
        let turn = read_side_to_move(&mut cursor)?;
        let (counters, runs) = read_rest(&mut cursor)?;
        let position = Shatar::set_up(&placement, turn, runs, options, counters);
        if position.leaves_noyon_attacked() {
            let why = "the side not to move is in check";
            return Err(cursor.fen_error(FenErrorKind::Rule, at, why));
        }
        Ok(position)
    }

    fn write_fen(&self, _: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
        for rank in (0..8).rev() {
            self.write_rank(rank, out)?;
            out.write_str(if rank > 0 { "/" } else { " " })?;
        }
        let turn = match self.turn {
            Side::White => 'w',
            Side::Black => 'b',
        };
        let runs = match [Side::White, Side::Black].map(|side| self.runs.has(side)) {
            [false, false] => "-",
            [true, false] => "w",
            [false, true] => "b",
            [true, true] => "wb",
        };
        let Counters { quiet, number } = self.counters;
        write!(out, "{turn} - - {quiet} {number} {runs}")
    }

    fn parse_move(&self, text: &str) -> Result<Move, MoveError> {
        san::parse(self, text)
    }

    /// Writes the two squares of a move, `a7a8j` for a promotion. Squares are always in letters.
    fn write_move(&self, mv: Move, _: Style, out: &mut dyn fmt::Write) -> fmt::Result {
        if !self.is_legal(mv) {
            return Err(fmt::Error);
        }
        write!(out, "{}{}", GRID.name(mv.from()), GRID.name(mv.to()))?;
        out.write_str(if mv.is_promotion() { "j" } else { "" })
    }

    /// Writes the move as chess players do: see [`Shatar::write_san`].
    fn write_record_move(&self, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        self.write_san(mv, out)
    }

    fn kind_letter(kind: Kind) -> char {
        letter(kind)
    }
}

impl Shatar {
    fn write_rank(&self, rank: u8, out: &mut dyn fmt::Write) -> fmt::Result {
        let mut empty = 0;
        for sq in (0..8).filter_map(|file| GRID.at(file, rank)) {
            let Some(piece) = self.piece_on(sq) else {
                empty += 1;
                continue;
            };
            write_empty(empty, out)?;
            empty = 0;
            out.write_char(letter_of(piece))?;
        }
        write_empty(empty, out)
    }
}

fn write_empty(squares: u8, out: &mut dyn fmt::Write) -> fmt::Result {
    if squares > 0 {
        write!(out, "{squares}")
    } else {
        Ok(())
    }
}

fn letter_of(piece: Piece) -> char {
    match piece.side {
        Side::White => letter(piece.kind),
        Side::Black => letter(piece.kind).to_ascii_lowercase(),
    }
}

fn expect_space(cursor: &mut Cursor<'_>) -> Result<(), FenError> {
    if cursor.eat(b' ') {
        Ok(())
    } else {
        Err(cursor.expected("a space and the next field"))
    }
}

fn read_placement(cursor: &mut Cursor<'_>) -> Result<Placement, FenError> {
    let mut placement = Placement::EMPTY;
    for rank in (0..8).rev() {
        read_rank(cursor, rank, &mut placement)?;
        if rank > 0 && !cursor.eat(b'/') {
            return Err(cursor.expected("`/` after the eight squares of a rank"));
        }
    }
    let noyons = placement.kinds[NOYON.index()];
    for (side, why) in [
        (Side::White, "White has no noyon"),
        (Side::Black, "Black has no noyon"),
    ] {
        if !placement.side(side).meets(noyons) {
            return Err(cursor.fen_error(FenErrorKind::Count, 0, why));
        }
    }
    Ok(placement)
}

fn read_rank(cursor: &mut Cursor<'_>, rank: u8, placement: &mut Placement) -> Result<(), FenError> {
    let mut file = 0;
    while file < 8 {
        if let Some(empty) = cursor.eat_any(b"12345678") {
            file += empty - b'0';
            continue;
        }
        let kind = cursor
            .peek()
            .and_then(|byte| kind_of(byte.to_ascii_uppercase()));
        let (Some(kind), Some(sq)) = (kind, GRID.at(file, rank)) else {
            return Err(cursor.expected("a piece (K, J, R, B, N, P) or a number of empty squares"));
        };
        place(cursor, sq, kind, placement)?;
        cursor.advance();
        file += 1;
    }
    if file > 8 {
        return Err(cursor.expected("eight squares on a rank"));
    }
    Ok(())
}

/// Places the piece whose letter is next.
fn place(
    cursor: &Cursor<'_>,
    sq: Square,
    kind: Kind,
    placement: &mut Placement,
) -> Result<(), FenError> {
    let side = cursor.peek().map_or(Side::White, side_of);
    let refuse = |fault, why| Err(cursor.fen_error(fault, cursor.offset(), why));
    let own = placement.side(side);
    if kind == KHUU && CROWN.contains(sq) {
        return refuse(
            FenErrorKind::Place,
            "a khuu cannot stand on the first or the last rank",
        );
    }
    if kind == NOYON && own.meets(placement.kinds[NOYON.index()]) {
        return refuse(FenErrorKind::Count, "a side has one noyon only");
    }
    if own.len() as usize >= MOST_PIECES {
        return refuse(FenErrorKind::Count, "a side has sixteen pieces at most");
    }
    placement.put(sq, kind, side);
    Ok(())
}

fn read_side_to_move(cursor: &mut Cursor<'_>) -> Result<Side, FenError> {
    match cursor.eat_any(b"wb") {
        Some(b'w') => Ok(Side::White),
        Some(_) => Ok(Side::Black),
        None => Err(cursor.expected("the side to move, `w` or `b`")),
    }
}

/// Reads what follows the side to move, as far as it is there.
fn read_rest(cursor: &mut Cursor<'_>) -> Result<(Counters, Runs), FenError> {
    let mut counters = Counters::START;
    let mut runs = Runs::NONE;
    for field in 0..5 {
        if cursor.is_at_end() {
            break;
        }
        expect_space(cursor)?;
        match field {
            0 => expect_dash(cursor, "`-`: there is no castling")?,
            1 => expect_dash(cursor, "`-`: there is no capture in passing")?,
            2 => counters.quiet = read_counter(cursor)?,
            3 => counters.number = read_counter(cursor)?,
            _ => runs = read_runs(cursor)?,
        }
    }
    if cursor.is_at_end() {
        Ok((counters, runs))
    } else {
        Err(cursor.expected("the end of the position"))
    }
}

fn expect_dash(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<(), FenError> {
    if cursor.eat(b'-') {
        Ok(())
    } else {
        Err(cursor.expected(expected))
    }
}

fn read_counter(cursor: &mut Cursor<'_>) -> Result<u16, FenError> {
    let at = cursor.offset();
    let number = cursor
        .number()
        .ok_or_else(|| cursor.expected("a whole number"))?;
    u16::try_from(number)
        .map_err(|_| cursor.fen_error(FenErrorKind::Rule, at, "a counter goes up to 65535"))
}

/// Reads which sides' runs of checks contain a shak.
fn read_runs(cursor: &mut Cursor<'_>) -> Result<Runs, FenError> {
    if cursor.eat(b'-') {
        return Ok(Runs::NONE);
    }
    let at = cursor.offset();
    let mut runs = Runs::NONE;
    if cursor.eat(b'w') {
        runs = runs.with(Side::White);
    }
    if cursor.eat(b'b') {
        runs = runs.with(Side::Black);
    }
    if cursor.offset() > at {
        Ok(runs)
    } else {
        Err(cursor.expected("the runs of checks with a shak: `-`, `w`, `b` or `wb`"))
    }
}
