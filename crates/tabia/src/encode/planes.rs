//! What a plane shows.

use super::Symmetry;
use tabia_core::{Kind, Notation, Set};

/// Whose something is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Owner {
    /// White's; from Black's side Black's, from the mover's side the mover's own.
    First,
    /// The other side's.
    Second,
}

impl Owner {
    pub(super) const fn other(self) -> Owner {
        match self {
            Owner::First => Owner::Second,
            Owner::Second => Owner::First,
        }
    }
}

/// What a plane shows, as the writer of planes understands it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Shows {
    /// The pieces of a side and a kind; of a tower the top one.
    Pieces(Owner, Kind),
    /// The pieces of a side and a kind that lie so many layers under the top.
    Under(u8, Owner, Kind),
    /// How many pieces of a side lie under the top of each square.
    CountUnder(Owner),
    /// Squares that the position marks: those of [`Encode::marked`] with this number.
    Marked(u8),
    /// A number of the position that is a side's: that of [`Encode::number`].
    NumberOf(Owner, u8),
    /// A number of the position: that of [`Encode::number`].
    Number(u8),
    /// A side that the position names by [`Encode::number`]: 0 White and 1 Black; from another side 0 is that side and 1 its enemy.
    Side(u8),
    /// The side to move: 0 White, 1 Black, in any view.
    Mover,
    /// Where the piece that has begun its move stands now.
    At,
    /// Where it began.
    Start,
    /// Where it stood before its last step.
    Before,
    /// How often a piece on each square was captured in the move so far.
    Captured,
    /// The count of the draw clause that has least left.
    DrawCount,
    /// What is left of it.
    DrawLeft,
    /// How often the position stood on the board before.
    Repetitions,
}

/// A plane: one number for each cell of the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Plane {
    /// Its name: for pieces that of the piece alone, without its owner.
    pub name: &'static str,
    /// What its numbers mean.
    pub meaning: &'static str,
    /// What it shows.
    pub shows: Shows,
    /// The largest number: larger ones are cut to it. As `f32`, numbers are divided by it.
    pub most: u8,
}

impl Plane {
    pub(super) const fn new(
        name: &'static str,
        meaning: &'static str,
        shows: Shows,
        most: u8,
    ) -> Plane {
        Plane {
            name,
            meaning,
            shows,
            most,
        }
    }

    /// Whose it is, if it is a side's.
    #[must_use]
    pub const fn owner(&self) -> Option<Owner> {
        match self.shows {
            Shows::Pieces(owner, _)
            | Shows::Under(_, owner, _)
            | Shows::CountUnder(owner)
            | Shows::NumberOf(owner, _) => Some(owner),
            _ => None,
        }
    }

    /// The plane of the same for the other side.
    pub(super) const fn of_other(self) -> Plane {
        let shows = match self.shows {
            Shows::Pieces(owner, kind) => Shows::Pieces(owner.other(), kind),
            Shows::Under(layers, owner, kind) => Shows::Under(layers, owner.other(), kind),
            Shows::CountUnder(owner) => Shows::CountUnder(owner.other()),
            Shows::NumberOf(owner, number) => Shows::NumberOf(owner.other(), number),
            shows => shows,
        };
        Plane { shows, ..self }
    }

    /// Whether it shows pieces on the board, and so is written for earlier positions too.
    #[must_use]
    pub const fn is_of_board(&self) -> bool {
        matches!(
            self.shows,
            Shows::Pieces(..) | Shows::Under(..) | Shows::CountUnder(_)
        )
    }

    /// Whether it has the same number in every cell.
    #[must_use]
    pub const fn is_even(&self) -> bool {
        matches!(
            self.shows,
            Shows::NumberOf(..)
                | Shows::Number(_)
                | Shows::Side(_)
                | Shows::Mover
                | Shows::DrawCount
                | Shows::DrawLeft
                | Shows::Repetitions
        )
    }

    /// How many bits its numbers take, each a plane of its own among packed bits, the lowest first.
    #[must_use]
    pub const fn bits(&self) -> usize {
        8 - self.most.leading_zeros() as usize
    }
}

/// A position that can be shown as planes.
pub trait Encode: Notation + Send + Sync + 'static {
    /// The planes, in their order.
    const PLANES: &'static [Plane];

    /// What can be done with the board so that the game stays the same.
    const SYMMETRIES: &'static [Symmetry];

    /// Whether a position can come again after a capture or a step forward of a man.
    const ANYTHING_REPEATS: bool = false;

    /// The squares of [`Shows::Marked`].
    fn marked(&self, number: u8) -> Set {
        let _ = number;
        Set::EMPTY
    }

    /// The number of [`Shows::Number`], [`Shows::NumberOf`] (White's; Black's is the next) or [`Shows::Side`].
    fn number(&self, number: u8) -> u8 {
        let _ = number;
        0
    }

    /// How many pieces lie under the top of a square: of White and of Black.
    fn under(&self, sq: tabia_core::Square) -> [u8; 2] {
        let _ = sq;
        [0, 0]
    }

    /// The squares with pieces under the top.
    fn tall(&self) -> Set {
        Set::EMPTY
    }
}
