//! Moves as text, for every game that writes them as draughts players do.

use core::fmt;
use core::ops::ControlFlow::Continue;
use tabia_core::{
    Candidates, Cursor, Grid, Length, MAX_CAPTURES, Move, MoveError, MoveErrorKind, Position,
    Route, Square, SquareForm, Style, ends_are_enough, is_subsequence,
};

/// A move as it is written, before it is held against the legal ones.
struct Written {
    /// The file of the start, where only that is named (`cd4`).
    file: Option<u8>,
    squares: [Square; MAX_CAPTURES + 1],
    len: usize,
    /// Whether a sign stands in it that only captures have.
    capture: bool,
}

impl Written {
    fn squares(&self) -> &[Square] {
        &self.squares[..self.len]
    }

    /// Whether the squares are those of this route, some landings left out.
    fn fits(&self, grid: &Grid, mv: Move, route: &Route) -> bool {
        let squares = self.squares();
        let starts = match self.file {
            Some(file) => grid.file(mv.from()) == file,
            None => squares.first() == Some(&mv.from()),
        };
        let landings = if self.file.is_some() {
            squares
        } else {
            squares.get(1..).unwrap_or(&[])
        };
        starts
            && landings.last() == Some(&mv.to())
            && (mv.is_capture() || !self.capture)
            && is_subsequence(landings, &route.squares()[1..])
    }

    fn names_every_square_of(&self, route: &Route) -> bool {
        self.file.is_none() && self.squares() == route.squares()
    }
}

/// Finds the one legal move that a text means.
///
/// Any of the landing squares may be left out as long as one resulting position fits. A text that
/// names every square of a legal route means that route.
pub(crate) fn parse_move<P: Position>(position: &P, text: &str) -> Result<Move, MoveError> {
    let written = read(P::grid(), text)?;
    let mut fitting = Candidates::NONE;
    let mut named = Candidates::NONE;
    let _ = position.visit_routes(&mut |mv, route| {
        if written.fits(P::grid(), mv, route) {
            fitting.add(mv);
            if written.names_every_square_of(route) {
                named.add(mv);
            }
        }
        Continue(())
    });
    let chosen = if named.is_empty() { fitting } else { named };
    let first = chosen.iter().next();
    match (chosen.len(), first) {
        (1, Some(mv)) => Ok(mv),
        (0, _) | (_, None) => Err(MoveError::illegal(text)),
        _ => Err(MoveError::ambiguous(text, chosen)),
    }
}

fn read(grid: &Grid, text: &str) -> Result<Written, MoveError> {
    let mut cursor = Cursor::new(text);
    let start = Square::wrapping(0);
    let mut written = Written {
        file: None,
        squares: [start; MAX_CAPTURES + 1],
        len: 0,
        capture: false,
    };
    written.file = half_short_file(grid, &cursor);
    if written.file.is_some() {
        cursor.advance();
    } else {
        let sq = read_square(grid, &mut cursor)?;
        push(&mut written, &cursor, sq)?;
    }
    while !cursor.is_at_end() {
        let sign = cursor.eat_any(b":x-");
        written.capture |= matches!(sign, Some(b':' | b'x'));
        let at = cursor.clone();
        // Without a sign, a square in letters may follow another; numbers would run together.
        if sign.is_none() && !matches!(cursor.peek(), Some(b'a'..=b'z')) {
            return Err(at.move_error(MoveErrorKind::Syntax, at.offset(), "`-`, `:` or `x`"));
        }
        let sq = read_square(grid, &mut cursor)?;
        push(&mut written, &at, sq)?;
    }
    let enough = if written.file.is_some() { 1 } else { 2 };
    if written.len < enough {
        return Err(cursor.move_error(
            MoveErrorKind::Syntax,
            text.len(),
            "`-`, `:` or `x` and a square",
        ));
    }
    Ok(written)
}

/// The file a half-short move starts with: a letter that no rank follows.
fn half_short_file(grid: &Grid, cursor: &Cursor<'_>) -> Option<u8> {
    match cursor.rest() {
        [letter, next, ..] if !next.is_ascii_digit() => grid.file_of(*letter),
        _ => None,
    }
}

fn push(written: &mut Written, at: &Cursor<'_>, sq: Square) -> Result<(), MoveError> {
    let place = written.squares.get_mut(written.len);
    let place = place.ok_or_else(|| {
        at.move_error(
            MoveErrorKind::Syntax,
            at.offset(),
            "the end of the move: it names too many squares",
        )
    })?;
    *place = sq;
    written.len += 1;
    Ok(())
}

fn read_square(grid: &Grid, cursor: &mut Cursor<'_>) -> Result<Square, MoveError> {
    let at = cursor.offset();
    match square(grid, cursor) {
        Ok(sq) => Ok(sq),
        Err(true) => {
            Err(cursor.move_error(MoveErrorKind::Square, at, "no playing square has this name"))
        }
        Err(false) => Err(cursor.move_error(MoveErrorKind::Syntax, at, "a square")),
    }
}

/// Reads a square in letters or numbers. The error tells whether the text had the form of a square.
pub(crate) fn square(grid: &Grid, cursor: &mut Cursor<'_>) -> Result<Square, bool> {
    cursor.square(grid)
}

/// Writes a square in letters or as a number.
pub(crate) fn write_square(
    grid: &Grid,
    sq: Square,
    form: SquareForm,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    write!(out, "{}", grid.written(sq, form))
}

/// Writes a legal move: its two ends if they are enough, otherwise every landing square.
///
/// Of the routes that lead to the same position, the canonical one lands right behind the captured
/// piece wherever it does not turn.
pub(crate) fn write_move<P: Position>(
    position: &P,
    mv: Move,
    style: Style,
    separator: char,
    out: &mut dyn fmt::Write,
) -> fmt::Result {
    let route = position.route(mv).ok_or(fmt::Error)?;
    let separator = if mv.is_capture() { separator } else { '-' };
    let squares = route.squares();
    let ends = [mv.from(), mv.to()];
    let short = style.length == Length::Short && ends_are_enough(position, mv);
    for (i, &sq) in if short { &ends[..] } else { squares }.iter().enumerate() {
        if i > 0 {
            out.write_char(separator)?;
        }
        write_square(P::grid(), sq, style.squares, out)?;
    }
    Ok(())
}
