//! Moves of Shatar as text: by squares, `a7a8j`, and as chess players write them, `Nbd2`, `exd5`, `a8=J#`.

use super::board::GRID;
use super::pieces::{KHUU, kind_of, letter};
use super::position::Shatar;
use core::fmt;
use core::ops::ControlFlow::Continue;
use tabia_core::{
    Candidates, Cursor, Kind, Move, MoveError, MoveErrorKind, Position, Reason, Square,
};

impl Shatar {
    /// Writes a legal move as chess players do: `Nf3`, `exd5`, `a8=J+`. The sign `#` stands for a mate
    /// that ends the game, whatever it is worth.
    ///
    /// ```
    /// use tabia::shatar::Shatar;
    /// use tabia::{Notation, Position};
    /// let start = Shatar::start();
    /// let mv = start.parse_move("b1d2")?;
    /// assert_eq!(start.san(mv).to_string(), "Nd2");
    /// assert_eq!(start.parse_move("Nd2")?, mv);
    /// # Ok::<(), tabia::MoveError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the writer fails, or the move is not legal here.
    pub fn write_san(&self, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        if !self.is_legal(mv) {
            return Err(fmt::Error);
        }
        match moved_kind(mv) {
            KHUU if mv.is_capture() => out.write_char(GRID.name(mv.from()).file())?,
            KHUU => {}
            kind => {
                out.write_char(letter(kind))?;
                self.write_origin(mv, out)?;
            }
        }
        out.write_str(if mv.is_capture() { "x" } else { "" })?;
        write!(out, "{}", GRID.name(mv.to()))?;
        out.write_str(if mv.is_promotion() { "=J" } else { "" })?;
        out.write_str(self.check_sign(mv))
    }

    /// A legal move as chess players write it, for `format!` and `to_string`.
    pub fn san(&self, mv: Move) -> impl fmt::Display + '_ {
        San { position: self, mv }
    }

    /// Writes as much of the square a move starts from as tells it from others of its kind.
    fn write_origin(&self, mv: Move, out: &mut dyn fmt::Write) -> fmt::Result {
        let name = GRID.name(mv.from());
        let (mut others, mut same_file, mut same_rank) = (false, false, false);
        let _ = self.visit_moves(&mut |other| {
            let alike = other.to() == mv.to() && moved_kind(other) == moved_kind(mv);
            if alike && other.from() != mv.from() {
                others = true;
                same_file |= GRID.file(other.from()) == GRID.file(mv.from());
                same_rank |= GRID.rank(other.from()) == GRID.rank(mv.from());
            }
            Continue(())
        });
        match (others, same_file, same_rank) {
            (false, ..) => Ok(()),
            (_, false, _) => out.write_char(name.file()),
            (_, _, false) => write!(out, "{}", name.rank()),
            _ => write!(out, "{name}"),
        }
    }

    fn check_sign(&self, mv: Move) -> &'static str {
        let mut next = *self;
        next.play(mv);
        if next.checkers.is_empty() {
            return "";
        }
        match next.outcome().map(|outcome| outcome.reason) {
            Some(Reason::Mate | Reason::Niol | Reason::KnightMate) => "#",
            _ => "+",
        }
    }
}

struct San<'a> {
    position: &'a Shatar,
    mv: Move,
}

impl fmt::Display for San<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.write_san(self.mv, f)
    }
}

/// The kind of a piece before its move.
fn moved_kind(mv: Move) -> Kind {
    if mv.is_promotion() { KHUU } else { mv.kind() }
}

/// A square of which one or both parts are named.
#[derive(Copy, Clone)]
struct Part {
    file: Option<u8>,
    rank: Option<u8>,
}

impl Part {
    fn fits(self, sq: Square) -> bool {
        self.file.is_none_or(|file| file == GRID.file(sq))
            && self.rank.is_none_or(|rank| rank == GRID.rank(sq))
    }

    fn square(self) -> Option<Square> {
        GRID.at(self.file?, self.rank?)
    }
}

/// A move as it is written, before it is held against the legal ones.
struct Written {
    kind: Option<Kind>,
    from: Part,
    to: Square,
    captures: bool,
    promotes: bool,
}

impl Written {
    fn fits(&self, mv: Move) -> bool {
        self.to == mv.to()
            && self.from.fits(mv.from())
            && self.kind.is_none_or(|kind| kind == moved_kind(mv))
            && (mv.is_capture() || !self.captures)
            && (mv.is_promotion() || !self.promotes)
    }
}

/// Finds the one legal move that a text means.
pub(super) fn parse(position: &Shatar, text: &str) -> Result<Move, MoveError> {
    let written = read(text)?;
    let mut fitting = Candidates::NONE;
    let _ = position.visit_moves(&mut |mv| {
        if written.fits(mv) {
            fitting.add(mv);
        }
        Continue(())
    });
    match (fitting.len(), fitting.iter().next()) {
        (1, Some(mv)) => Ok(mv),
        (0, _) | (_, None) => Err(MoveError::illegal(text)),
        _ => Err(MoveError::ambiguous(text, fitting)),
    }
}

fn read(text: &str) -> Result<Written, MoveError> {
    let mut cursor = Cursor::new(text);
    let named = cursor.peek().and_then(kind_of);
    if named.is_some() {
        cursor.advance();
    }
    let first_at = cursor.offset();
    let first = read_part(&mut cursor)?;
    let captures = matches!(cursor.eat_any(b"x:-"), Some(b'x' | b':'));
    let second_at = cursor.offset();
    let second = read_part(&mut cursor)?;
    let is_alone = second_at == cursor.offset();
    let (from, to, to_at) = match is_alone {
        true => (
            Part {
                file: None,
                rank: None,
            },
            first,
            first_at,
        ),
        false => (first, second, second_at),
    };
    let to = to.square().ok_or_else(|| {
        cursor.move_error(MoveErrorKind::Syntax, to_at, "a square, from a1 to h8")
    })?;
    let promotes = read_promotion(&mut cursor)?;
    cursor.eat_any(b"+#");
    if !cursor.is_at_end() {
        let at = cursor.offset();
        return Err(cursor.move_error(MoveErrorKind::Syntax, at, "the end of the move"));
    }
    Ok(Written {
        kind: named,
        from,
        to,
        captures,
        promotes,
    }
    .read_as_meant())
}

impl Written {
    /// Without a letter a whole square means any piece, and anything less means a khuu; a khuu that
    /// is not said to come from elsewhere goes straight on.
    fn read_as_meant(mut self) -> Written {
        if self.kind.is_none() && self.from.square().is_none() {
            self.kind = Some(KHUU);
        }
        if self.kind == Some(KHUU) && self.from.file.is_none() {
            self.from.file = Some(GRID.file(self.to));
        }
        self
    }
}

/// Reads what there is of a square: a file, a rank, both or nothing.
fn read_part(cursor: &mut Cursor<'_>) -> Result<Part, MoveError> {
    let at = cursor.offset();
    let file = cursor
        .eat_any(b"abcdefgh")
        .and_then(|letter| GRID.file_of(letter));
    let rank = cursor.number();
    if rank.is_some_and(|rank| !(1..=8).contains(&rank)) {
        return Err(cursor.move_error(MoveErrorKind::Square, at, "no square has this name"));
    }
    Ok(Part {
        file,
        rank: rank.map(|rank| rank as u8 - 1),
    })
}

/// Reads `=J`, `J`, `j`, or the same with the queen's letter.
fn read_promotion(cursor: &mut Cursor<'_>) -> Result<bool, MoveError> {
    let sign = cursor.eat(b'=');
    let letter = cursor.eat_any(b"JQjq");
    if sign && letter.is_none() {
        let at = cursor.offset();
        return Err(cursor.move_error(MoveErrorKind::Syntax, at, "`J` for a bers"));
    }
    Ok(letter.is_some())
}
