//! A board drawn as text, for terminals, logs and test failures.

use crate::{AnyPosition, Variant};
use core::fmt::{self, Write};
use tabia_core::{Grid, Kind, Piece, Side};

impl AnyPosition {
    /// The board as text: ranks from the top as White sees it, or as Black does if it is turned.
    ///
    /// A playing square without a piece is `.`, a square that nobody plays on is blank, and of a
    /// tower only the top piece shows: towers of two or more pieces are listed below the board, from
    /// bottom to top. [`Variant::piece_letter`] tells what stands for a piece.
    /// Lines end without spaces, the last one without a line break.
    ///
    /// ```
    /// use tabia::{AnyPosition, Variant};
    /// let position = AnyPosition::from_fen(Variant::Russian, "W:Wc3,Kg1:Bb6,d4")?;
    /// assert_eq!(
    ///     position.board(false).to_string(),
    ///     "8   .   .   .   .
    /// 7 .   .   .   .
    /// 6   b   .   .   .
    /// 5 .   .   .   .
    /// 4   .   b   .   .
    /// 3 .   w   .   .
    /// 2   .   .   .   .
    /// 1 .   .   .   W
    ///   a b c d e f g h"
    /// );
    /// # Ok::<(), tabia::FenError>(())
    /// ```
    pub fn board(&self, turned: bool) -> impl fmt::Display + '_ {
        Board {
            position: self,
            turned,
        }
    }
}

impl Variant {
    /// The letter that stands for a piece on a board drawn as text.
    ///
    /// Where all pieces are men and kings: `w` and `b` for men, `W` and `B` for kings. Elsewhere
    /// the letter of the kind, large for White and small for Black.
    ///
    /// ```
    /// use tabia::{Kind, Piece, Side, Variant};
    /// let king = Piece { side: Side::Black, kind: Kind::KING };
    /// assert_eq!(Variant::Turkish.piece_letter(king), 'B');
    /// ```
    #[must_use]
    pub fn piece_letter(self, piece: Piece) -> char {
        let letter = self.kind_letter(piece.kind);
        if !self.has_men_and_kings() {
            return match piece.side {
                Side::White => letter.to_ascii_uppercase(),
                Side::Black => letter.to_ascii_lowercase(),
            };
        }
        match (piece.side, piece.kind) {
            (Side::White, Kind::MAN) => 'w',
            (Side::White, _) => 'W',
            (Side::Black, Kind::MAN) => 'b',
            (Side::Black, _) => 'B',
        }
    }

    fn has_men_and_kings(self) -> bool {
        self.kind_letter(Kind::MAN) == 'M' && self.kind_letter(Kind::KING) == 'K'
    }
}

/// What stands above the list of towers below a board.
pub(crate) const TOWERS: &str = "towers from bottom to top";

/// How many columns the names of the ranks take.
pub(crate) fn margin(grid: &Grid) -> usize {
    if grid.height() < 10 { 1 } else { 2 }
}

struct Board<'a> {
    position: &'a AnyPosition,
    turned: bool,
}

impl Board<'_> {
    /// The file in this column, or the rank in this row from the bottom, of a board so wide or high.
    fn seen(&self, place: u8, size: u8) -> u8 {
        if self.turned { size - 1 - place } else { place }
    }

    fn letter(&self, piece: Piece) -> char {
        self.position.variant().piece_letter(piece)
    }

    fn write_rank(&self, rank: u8, margin: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = self.position.grid();
        write!(f, "{:>margin$}", rank + 1)?;
        let mut blanks = 0;
        for column in 0..grid.width() {
            let Some(sq) = grid.at(self.seen(column, grid.width()), rank) else {
                blanks += 1;
                continue;
            };
            let letter = match self.position.piece_on(sq) {
                Some(piece) => self.letter(piece),
                None => '.',
            };
            write!(f, "{:1$} {letter}", "", 2 * blanks)?;
            blanks = 0;
        }
        f.write_char('\n')
    }

    fn write_towers(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut has_heading = false;
        for sq in self.position.grid().by_name() {
            let tower = || self.position.tower_on(sq);
            if tower().count() < 2 {
                continue;
            }
            if !has_heading {
                write!(f, "\n\n{TOWERS}")?;
                has_heading = true;
            }
            write!(f, "\n{} ", self.position.square_name(sq))?;
            tower().try_for_each(|piece| f.write_char(self.letter(piece)))?;
        }
        Ok(())
    }
}

impl fmt::Display for Board<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = self.position.grid();
        let margin = margin(grid);
        for row in (0..grid.height()).rev() {
            self.write_rank(self.seen(row, grid.height()), margin, f)?;
        }
        write!(f, "{:margin$}", "")?;
        for column in 0..grid.width() {
            let file = self.seen(column, grid.width());
            write!(f, " {}", grid.files()[usize::from(file)] as char)?;
        }
        self.write_towers(f)
    }
}
