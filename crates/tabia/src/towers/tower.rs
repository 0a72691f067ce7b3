//! A tower: the pieces on one square.

use core::fmt::{self, Write};
use tabia_core::{Kind, Piece, Side};

/// A tower: the pieces on one square, one upon the other. Its top piece owns it.
///
/// ```
/// use tabia::towers::Bashni;
/// use tabia::{Notation, Position, Side};
/// let position = Bashni::from_fen("W:c3bbW,d4w")?;
/// let c3 = Bashni::grid().square("c3").unwrap();
/// let tower = position.tower_on(c3);
/// assert_eq!(tower.to_string(), "bbW"); // from bottom to top
/// assert_eq!(tower.top(), position.piece_on(c3));
/// assert_eq!(tower.count(Side::Black), 2);
/// # Ok::<(), tabia::FenError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default)]
pub struct Tower {
    pub(super) height: u8,
    /// Bit `n` for the piece in layer `n` from the bottom: whether it is white, whether it is a king.
    pub(super) white: u32,
    pub(super) kings: u32,
}

impl Tower {
    /// No piece.
    pub const EMPTY: Tower = Tower {
        height: 0,
        white: 0,
        kings: 0,
    };

    /// The number of pieces.
    #[must_use]
    pub const fn height(self) -> usize {
        self.height as usize
    }

    /// Whether there is no piece.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.height == 0
    }

    /// The piece in this layer; the lowest is 0.
    #[must_use]
    pub fn piece(self, layer: usize) -> Option<Piece> {
        let bit = |pieces: u32| pieces >> (layer & 31) & 1 == 1;
        (layer < self.height()).then(|| piece(bit(self.white), bit(self.kings)))
    }

    /// The top piece.
    #[must_use]
    pub fn top(self) -> Option<Piece> {
        self.piece(self.height().checked_sub(1)?)
    }

    /// The pieces from bottom to top.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> {
        (0..self.height()).filter_map(move |layer| self.piece(layer))
    }

    /// How many of its pieces are of this side.
    #[must_use]
    pub fn count(self, side: Side) -> u32 {
        self.pieces().filter(|piece| piece.side == side).count() as u32
    }

    /// The tower with this piece on top.
    pub(super) fn with_top(self, top: Piece) -> Tower {
        let bit = up(1, u32::from(self.height));
        Tower {
            height: self.height + 1,
            white: self.white | if is_white(top) { bit } else { 0 },
            kings: self.kings | if is_king(top) { bit } else { 0 },
        }
    }

    /// The tower without its top piece.
    pub(super) fn without_top(self) -> Tower {
        let height = self.height.saturating_sub(1);
        let left = low(u32::from(height));
        Tower {
            height,
            white: self.white & left,
            kings: self.kings & left,
        }
    }

    /// The tower with this piece under all others.
    pub(super) fn with_bottom(self, bottom: Piece) -> Tower {
        Tower {
            height: self.height + 1,
            white: self.white << 1 | u32::from(is_white(bottom)),
            kings: self.kings << 1 | u32::from(is_king(bottom)),
        }
    }
}

fn is_white(piece: Piece) -> bool {
    piece.side == Side::White
}

fn is_king(piece: Piece) -> bool {
    piece.kind == Kind::KING
}

fn piece(white: bool, king: bool) -> Piece {
    Piece {
        side: if white { Side::White } else { Side::Black },
        kind: if king { Kind::KING } else { Kind::MAN },
    }
}

/// A word shifted up; what is shifted out of it is gone.
pub(super) const fn up(word: u32, places: u32) -> u32 {
    match word.checked_shl(places) {
        Some(shifted) => shifted,
        None => 0,
    }
}

/// A word shifted down.
pub(super) const fn down(word: u32, places: u32) -> u32 {
    match word.checked_shr(places) {
        Some(shifted) => shifted,
        None => 0,
    }
}

/// So many of the lowest bits.
pub(super) const fn low(bits: u32) -> u32 {
    !up(u32::MAX, bits)
}

/// The letter of a piece in a tower: `w`, `b`, and capitals for kings.
pub(super) fn letter(piece: Piece) -> char {
    let small = if is_white(piece) { 'w' } else { 'b' };
    if is_king(piece) {
        small.to_ascii_uppercase()
    } else {
        small
    }
}

/// The piece with this letter.
pub(super) fn lettered(letter: u8) -> Option<Piece> {
    let white = letter.eq_ignore_ascii_case(&b'w');
    let known = white || letter.eq_ignore_ascii_case(&b'b');
    known.then(|| piece(white, letter.is_ascii_uppercase()))
}

/// The pieces from bottom to top, as in a FEN.
impl fmt::Display for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces()
            .try_for_each(|piece| f.write_char(letter(piece)))
    }
}

impl fmt::Debug for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tower({self})")
    }
}
