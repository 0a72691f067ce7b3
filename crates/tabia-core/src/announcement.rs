//! What players say of a move.

use crate::names::InWords;
use crate::{Set, Square};
use core::fmt;

/// What the customs of a game ask a player to say of a move. Never a matter of legality.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Announcement {
    /// Turkish draughts: enemy pieces that the mover attacks now and did not before.
    Attack {
        /// Their squares.
        squares: Set,
    },
    /// Turkish draughts: a man has reached the rank before the last.
    SoonKing {
        /// Where it stands.
        square: Square,
    },
    /// Turkish draughts: a man was crowned.
    King {
        /// Where it stands.
        square: Square,
    },
    /// Shatar: check by bers, tereg or mori.
    Shak,
    /// Shatar: check by temee.
    Tuk,
    /// Shatar: check by khuu.
    Tsod,
    /// Shatar: a mate that is a draw.
    Niol,
    /// Shatar: a side has only its noyon left.
    Robado,
    /// Shatar: a mate that decides.
    Mate,
}

impl Announcement {
    /// The name in interfaces, such as `soon_king`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Announcement::Attack { .. } => "attack",
            Announcement::SoonKing { .. } => "soon_king",
            Announcement::King { .. } => "king",
            Announcement::Shak => "shak",
            Announcement::Tuk => "tuk",
            Announcement::Tsod => "tsod",
            Announcement::Niol => "niol",
            Announcement::Robado => "robado",
            Announcement::Mate => "mate",
        }
    }

    /// The announcement as people say it, without its squares: `soon king`.
    pub fn in_words(self) -> impl fmt::Display {
        InWords(self.name())
    }

    /// The squares it speaks of; none where it speaks of none.
    #[must_use]
    pub const fn squares(self) -> Set {
        match self {
            Announcement::Attack { squares } => squares,
            Announcement::SoonKing { square } | Announcement::King { square } => Set::of(square),
            _ => Set::EMPTY,
        }
    }
}
