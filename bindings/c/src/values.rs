//! The plain values that C sees, and what they are in the library.

use crate::status::{Failure, TabiaStatus};
use tabia::{
    Kind, Length, MAX_CAPTURES, Move, Piece, Route, Side, Square, SquareForm, Style, Variant,
};

/// No square, no side, no kind, no reason: what a `uint8_t` holds where there is none.
pub const TABIA_NONE: u8 = 255;
/// Most captures that one move can hold.
pub const TABIA_MAX_CAPTURES: usize = 20;
/// Most landing squares of a route, and the start.
pub const TABIA_MAX_ROUTE: usize = 21;
const _: () = assert!(TABIA_MAX_CAPTURES == MAX_CAPTURES && TABIA_MAX_ROUTE == MAX_CAPTURES + 1);

/// The side of a player.
#[repr(u8)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaSide {
    /// White, whose near left corner is a1.
    White = 0,
    /// Black.
    Black = 1,
}

/// How squares are written.
#[repr(u8)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaSquareForm {
    /// By letters: `c3`.
    Letters = 0,
    /// By numbers: `22`.
    Numbers = 1,
    /// As is usual in the game.
    Usual = 2,
}

/// How much of a move is written.
#[repr(u8)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaLength {
    /// As short as it stays unambiguous.
    Short = 0,
    /// Every landing square of the canonical route.
    Full = 1,
    /// As is usual in the game.
    Usual = 2,
}

/// A piece, or none.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaPiece {
    /// Its side, a `TabiaSide`; `TABIA_NONE` if there is no piece.
    pub side: u8,
    /// Its kind, numbered by the game: in draughts 0 is a man and 1 a king. `tabia_piece_letter` has the
    /// letters. `TABIA_NONE` if there is no piece.
    pub kind: u8,
}

impl From<Option<Piece>> for TabiaPiece {
    fn from(piece: Option<Piece>) -> TabiaPiece {
        TabiaPiece {
            side: piece.map_or(TABIA_NONE, |piece| piece.side as u8),
            kind: piece.map_or(TABIA_NONE, |piece| piece.kind.0),
        }
    }
}

/// A move, as sixteen bytes to copy, compare with `memcmp`, store and send. It belongs to the position it
/// was made for. Two moves are the same if their bytes are.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaMove {
    /// The bytes. What they hold is asked of `tabia_move_read` and its like.
    pub bytes: [u8; 16],
}

impl From<Move> for TabiaMove {
    #[inline]
    fn from(mv: Move) -> TabiaMove {
        TabiaMove {
            bytes: mv.to_bytes(),
        }
    }
}

impl TabiaMove {
    /// The move, if one has these bytes.
    #[inline]
    pub(crate) fn read(self) -> Result<Move, Failure> {
        Move::from_bytes(self.bytes).ok_or(Failure::new(
            TabiaStatus::BadMove,
            "no move has these bytes",
        ))
    }
}

/// What a move holds.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaMoveInfo {
    /// The square it starts from.
    pub from: u8,
    /// The square it ends on. It may be the one it started from.
    pub to: u8,
    /// The kind of the piece on arrival.
    pub kind: u8,
    /// The new kind, if the piece changes it in this move; otherwise `TABIA_NONE`.
    pub promotion: u8,
    /// Whether it captures anything.
    pub is_capture: bool,
    /// Whether it minds the order of its captures, as in Bashni, where a square may come twice.
    pub is_ordered: bool,
    /// How many squares `trail` has.
    pub captures: u8,
    /// The squares of the captured pieces: in the order of capture if that matters, otherwise ascending.
    pub trail: [u8; TABIA_MAX_CAPTURES],
    /// The same squares as a set: the bit of a square is `1 << square`.
    pub captured: u64,
}

impl From<Move> for TabiaMoveInfo {
    fn from(mv: Move) -> TabiaMoveInfo {
        let mut info = TabiaMoveInfo {
            from: mv.from().index() as u8,
            to: mv.to().index() as u8,
            kind: mv.kind().0,
            promotion: mv.promotion().map_or(TABIA_NONE, |kind| kind.0),
            is_capture: mv.is_capture(),
            is_ordered: mv.is_ordered(),
            captures: 0,
            trail: [TABIA_NONE; TABIA_MAX_CAPTURES],
            captured: mv.captured().0,
        };
        // Bytes that no game makes can name more squares than any move takes.
        for (place, sq) in info.trail.iter_mut().zip(mv.trail()) {
            *place = sq.index() as u8;
            info.captures += 1;
        }
        info
    }
}

/// One way in which a piece can go in a move.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaRoute {
    /// The move.
    pub mv: TabiaMove,
    /// How many squares there are: the start and every landing square.
    pub squares: u8,
    /// How many pieces are captured.
    pub captures: u8,
    /// The start and every landing square.
    pub square: [u8; TABIA_MAX_ROUTE],
    /// The squares of the captured pieces, in the order of capture.
    pub captured: [u8; TABIA_MAX_CAPTURES],
}

impl TabiaRoute {
    pub(crate) fn new(mv: Move, route: &Route) -> TabiaRoute {
        let mut told = TabiaRoute {
            mv: mv.into(),
            squares: route.squares().len() as u8,
            captures: route.captured().len() as u8,
            square: [TABIA_NONE; TABIA_MAX_ROUTE],
            captured: [TABIA_NONE; TABIA_MAX_CAPTURES],
        };
        copy_squares(&mut told.square, route.squares());
        copy_squares(&mut told.captured, route.captured());
        told
    }
}

fn copy_squares(places: &mut [u8], squares: &[Square]) {
    for (place, sq) in places.iter_mut().zip(squares) {
        *place = sq.index() as u8;
    }
}

/// The game with this number.
pub(crate) fn variant(number: u8) -> Result<Variant, Failure> {
    let known = Variant::ALL.iter().find(|known| known.number() == number);
    known.copied().ok_or_else(|| {
        Failure::told(
            TabiaStatus::UnknownVariant,
            format_args!("no game has the number {number}"),
        )
    })
}

/// The game with this name.
pub(crate) fn variant_named(name: &str) -> Result<Variant, Failure> {
    Variant::from_name(name).ok_or_else(|| {
        Failure::told(
            TabiaStatus::UnknownVariant,
            format_args!("no game has the name `{name}`"),
        )
    })
}

/// A playing square of the game.
pub(crate) fn square(variant: Variant, square: u8) -> Result<Square, Failure> {
    let known = Square::new(square).filter(|&sq| variant.grid().board().contains(sq));
    known.ok_or_else(|| Failure::out_of_range("no playing square of the game", square))
}

/// The side with this number.
pub(crate) fn side(number: u8) -> Result<Side, Failure> {
    match number {
        0 => Ok(Side::White),
        1 => Ok(Side::Black),
        _ => Err(Failure::out_of_range("no side", number)),
    }
}

/// The form of squares with this number.
pub(crate) fn form(variant: Variant, number: u8) -> Result<SquareForm, Failure> {
    match number {
        0 => Ok(SquareForm::Letters),
        1 => Ok(SquareForm::Numbers),
        2 => Ok(variant.style().squares),
        _ => Err(Failure::out_of_range("no form of squares", number)),
    }
}

/// How moves are written by these two numbers.
pub(crate) fn style(variant: Variant, squares: u8, length: u8) -> Result<Style, Failure> {
    let length = match length {
        0 => Length::Short,
        1 => Length::Full,
        2 => variant.style().length,
        _ => return Err(Failure::out_of_range("no length of moves", length)),
    };
    Ok(Style {
        squares: form(variant, squares)?,
        length,
    })
}

/// A piece that a game can have.
pub(crate) fn piece(piece: TabiaPiece) -> Result<Piece, Failure> {
    if piece.kind >= 8 {
        return Err(Failure::out_of_range("no kind of piece", piece.kind));
    }
    Ok(Piece {
        side: side(piece.side)?,
        kind: Kind(piece.kind),
    })
}
