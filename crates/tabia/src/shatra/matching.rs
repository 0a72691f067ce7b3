//! A move as it is written, and the legal move that it means.

use super::board::GRID;
use super::pieces::{BATYR, BIY, SHATRA, TURA, YALKYN};
use super::position::Shatra;
use crate::draughts::movetext::square;
use core::ops::ControlFlow::Continue;
use tabia_core::{
    Candidates, Cursor, Kind, MAX_CAPTURES, Move, MoveError, MoveErrorKind, Position, Route, Square,
};

/// A move as it is written.
#[derive(Copy, Clone, Debug)]
pub(super) struct Text {
    squares: [Square; MAX_CAPTURES + 1],
    len: usize,
    /// Whether the sign between the squares is that of a capture.
    pub captures: bool,
    /// The kind of the man that moves, if it is named.
    pub mover: Option<Kind>,
    /// After which of the squares a letter says what the shatra becomes, and what.
    pub promotion: Option<(usize, Kind)>,
    /// Whether it says that a biy is captured.
    pub takes_biy: bool,
}

impl Text {
    const NOTHING: Text = Text {
        squares: [Square::wrapping(0); MAX_CAPTURES + 1],
        len: 0,
        captures: false,
        mover: None,
        promotion: None,
        takes_biy: false,
    };

    /// A legal move with all squares of this route.
    pub fn of(position: &Shatra, mv: Move, route: &Route) -> Text {
        let mut text = Text {
            captures: mv.is_capture(),
            mover: position.kind_on(mv.from()),
            promotion: position.promoted_at(mv, route).zip(mv.promotion()),
            takes_biy: mv.captured().meets(position.of_kind(BIY)),
            ..Text::NOTHING
        };
        for &sq in route.squares() {
            text.push(sq);
        }
        text
    }

    /// The same move with its two ends only.
    pub fn ends(&self) -> Text {
        let last = self.len.saturating_sub(1);
        let mut ends = Text {
            len: 0,
            promotion: None,
            ..*self
        };
        ends.push(self.squares[0]);
        ends.push(self.squares[last]);
        if let Some((at, kind)) = self.promotion {
            ends.promotion = (at == last).then_some((1, kind));
        }
        ends
    }

    pub fn squares(&self) -> &[Square] {
        &self.squares[..self.len]
    }

    /// Adds a square, if there is room for it.
    fn push(&mut self, sq: Square) -> bool {
        let place = self.squares.get_mut(self.len);
        let fits = place.map(|place| *place = sq).is_some();
        self.len += usize::from(fits);
        fits
    }

    /// Whether this can mean the move by this route, some landings left out.
    fn fits(&self, position: &Shatra, mv: Move, route: &Route) -> bool {
        let promotion = position.promoted_at(mv, route).zip(mv.promotion());
        self.fits_but_for_letters(position, mv, route)
            && match (self.promotion, promotion) {
                (None, None) => true,
                (None, Some((at, _))) => self.goes_past(route, at),
                (Some(_), None) => false,
                (Some(named), Some(made)) => self.goes_over(route, named, made),
            }
    }

    /// The same, whatever it says of a promotion.
    fn fits_but_for_letters(&self, position: &Shatra, mv: Move, route: &Route) -> bool {
        let [written, gone] = [self.squares(), route.squares()];
        self.captures == mv.is_capture()
            && self.len >= 2
            && written.first() == gone.first()
            && written.last() == gone.last()
            && come_in_order(&written[1..], gone[1..].iter())
            && (self.mover.is_none() || self.mover == position.kind_on(mv.from()))
            && (!self.takes_biy || mv.captured().meets(position.of_kind(BIY)))
    }

    /// Whether the squares come in order without that of the promotion: where it is named, its letter may not lack.
    fn goes_past(&self, route: &Route, promotion: usize) -> bool {
        let gone = route.squares();
        let last = gone.len() - 1;
        let others = gone.iter().enumerate().skip(1);
        let others = others.filter(|&(i, _)| i != promotion);
        promotion != last && come_in_order(&self.squares()[1..], others.map(|(_, sq)| sq))
    }

    /// Whether the letter stands after the square of the promotion, and the squares before and after it come in order.
    fn goes_over(&self, route: &Route, named: (usize, Kind), made: (usize, Kind)) -> bool {
        let [written, gone] = [self.squares(), route.squares()];
        let [(letter, named), (promotion, made)] = [named, made];
        named == made
            && (1..self.len).contains(&letter)
            && written[letter] == gone[promotion]
            && come_in_order(&written[1..letter], gone[1..promotion].iter())
            && come_in_order(&written[letter + 1..], gone[promotion + 1..].iter())
    }
}

/// Whether these squares come in this order among those.
fn come_in_order<'s>(part: &[Square], mut whole: impl Iterator<Item = &'s Square>) -> bool {
    part.iter().all(|sq| whole.any(|other| other == sq))
}

/// Finds the one legal move that a text means.
///
/// Any of the landing squares may be left out as long as one resulting position fits. A text that
/// names every square of a legal route means that route.
pub(super) fn find(position: &Shatra, text: &str) -> Result<Move, MoveError> {
    let written = read(text)?;
    let chosen = candidates(position, &written);
    let first = chosen.iter().next();
    match (chosen.len(), first) {
        (1, Some(mv)) => Ok(mv),
        (0, _) | (_, None) if lacks_letter(position, &written) => Err(letter_lacks(text)),
        (0, _) | (_, None) => Err(MoveError::illegal(text)),
        _ => Err(MoveError::ambiguous(text, chosen)),
    }
}

/// Whether the text means just this legal move.
pub(super) fn means(position: &Shatra, text: &Text, mv: Move) -> bool {
    let found = candidates(position, text);
    found.len() == 1 && found.iter().next() == Some(mv)
}

fn candidates(position: &Shatra, text: &Text) -> Candidates {
    let mut fitting = Candidates::NONE;
    let mut named = Candidates::NONE;
    let _ = position.visit_routes(&mut |mv, route| {
        if text.fits(position, mv, route) {
            fitting.add(mv);
            if text.squares() == route.squares() {
                named.add(mv);
            }
        }
        Continue(())
    });
    if named.is_empty() { fitting } else { named }
}

/// Whether the text would fit if it said what the shatra becomes.
fn lacks_letter(position: &Shatra, text: &Text) -> bool {
    let mut lacks = false;
    let _ = position.visit_routes(&mut |mv, route| {
        lacks |= mv.is_promotion() && text.fits_but_for_letters(position, mv, route);
        Continue(())
    });
    lacks && text.promotion.is_none()
}

fn letter_lacks(text: &str) -> MoveError {
    Cursor::new(text).move_error(
        MoveErrorKind::Syntax,
        text.len(),
        "after its square the letter of what the shatra becomes, `D`, `T` or `Y`",
    )
}

/// Reads the text of a move, in any form that is accepted.
fn read(text: &str) -> Result<Text, MoveError> {
    let mut reader = Reader {
        text,
        cursor: Cursor::new(text),
        read: Text::NOTHING,
    };
    let mover = reader.letter();
    reader.read_square()?;
    reader.read.mover = reader.mover(mover)?;
    reader.read_sign()?;
    loop {
        reader.read_square()?;
        reader.read_promotion()?;
        reader.read.takes_biy = reader.read_plusses();
        if reader.cursor.is_at_end() {
            return Ok(reader.read);
        }
        reader.read_next_sign()?;
    }
}

struct Reader<'t> {
    text: &'t str,
    cursor: Cursor<'t>,
    read: Text,
}

impl Reader<'_> {
    fn next_char(&self) -> Option<char> {
        self.text.get(self.cursor.offset()..)?.chars().next()
    }

    fn skip(&mut self, letter: char) {
        (0..letter.len_utf8()).for_each(|_| self.cursor.advance());
    }

    /// The capital letter of a man, if it is next, gone past.
    fn letter(&mut self) -> Option<char> {
        let letter = self
            .next_char()
            .filter(|&letter| is_letter_of_man(letter))?;
        self.skip(letter);
        Some(letter)
    }

    fn read_square(&mut self) -> Result<(), MoveError> {
        let at = self.cursor.offset();
        let sq = square(GRID, &mut self.cursor).map_err(|formed| {
            if formed {
                self.error(MoveErrorKind::Square, at, "no playing square has this name")
            } else {
                self.error(MoveErrorKind::Syntax, at, "a square")
            }
        })?;
        if self.read.push(sq) {
            Ok(())
        } else {
            let why = "the end of the move: it names too many squares";
            Err(self.error(MoveErrorKind::Syntax, at, why))
        }
    }

    /// What the letter before the first square says of the man: `B` is the yalkyn (bishop) of the English
    /// text where squares are in letters, the biy of the Russian one where they are numbers.
    fn mover(&self, letter: Option<char>) -> Result<Option<Kind>, MoveError> {
        let Some(letter) = letter else {
            return Ok(None);
        };
        let in_letters =
            self.text[letter.len_utf8()..].starts_with(|c: char| c.is_ascii_lowercase());
        Ok(Some(match letter {
            'B' if in_letters => YALKYN,
            'B' | 'Б' | 'K' => BIY,
            'S' | 'Ш' | 'P' => SHATRA,
            'D' | 'Д' | 'Q' => BATYR,
            'T' | 'Т' | 'R' => TURA,
            _ => YALKYN,
        }))
    }

    /// The letter of what a shatra becomes, if it is next.
    fn read_promotion(&mut self) -> Result<(), MoveError> {
        let at = self.cursor.offset();
        let Some(letter) = self.letter() else {
            return Ok(());
        };
        let kind = match letter {
            'D' | 'Д' | 'Q' => BATYR,
            'T' | 'Т' | 'R' => TURA,
            'Y' | 'Я' | 'B' => YALKYN,
            _ => {
                let why = "`D`, `T` or `Y`: a shatra becomes nothing else";
                return Err(self.error(MoveErrorKind::Syntax, at, why));
            }
        };
        if self.read.promotion.is_some() {
            let why = "one promotion at most";
            return Err(self.error(MoveErrorKind::Syntax, at, why));
        }
        self.read.promotion = Some((self.read.len - 1, kind));
        Ok(())
    }

    fn read_plusses(&mut self) -> bool {
        let there = self.cursor.rest().starts_with(b"++");
        if there {
            self.cursor.advance();
            self.cursor.advance();
        }
        there
    }

    /// The sign after the first square: it says whether the move is a capture.
    fn read_sign(&mut self) -> Result<(), MoveError> {
        self.read.captures = match self.next_char() {
            Some(sign @ ('-' | '–')) => {
                self.skip(sign);
                false
            }
            Some(sign) if is_capture_sign(sign) => {
                self.skip(sign);
                true
            }
            _ => {
                let why = "`-`, `x` or `:` and a square";
                return Err(self.error(MoveErrorKind::Syntax, self.cursor.offset(), why));
            }
        };
        Ok(())
    }

    /// The sign after a later square: only a capture goes on.
    fn read_next_sign(&mut self) -> Result<(), MoveError> {
        let at = self.cursor.offset();
        match self.next_char() {
            Some(sign) if self.read.captures && !self.read.takes_biy && is_capture_sign(sign) => {
                self.skip(sign);
                Ok(())
            }
            _ => Err(self.error(MoveErrorKind::Syntax, at, "the end of the move")),
        }
    }

    fn error(&self, kind: MoveErrorKind, at: usize, expected: &'static str) -> MoveError {
        self.cursor.move_error(kind, at, expected)
    }
}

fn is_letter_of_man(letter: char) -> bool {
    "BDTYSKQRPБДТЯШ".contains(letter)
}

/// The Russian text has the Cyrillic letter.
fn is_capture_sign(sign: char) -> bool {
    matches!(sign, 'x' | ':' | 'х')
}
