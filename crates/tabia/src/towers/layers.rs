//! All that lies under the tops, in four words.

use super::tower::{Tower, down, low, up};
use tabia_core::{Piece, Set, Square};

/// The pieces under the tops, square by square in the order of the squares' numbers inside, and on
/// each square from the bottom up.
///
/// All together they are fewer than 24: each takes a bit in each word.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Layers {
    /// The squares that have any.
    tall: Set,
    /// The highest piece of each square.
    ends: u32,
    white: u32,
    kings: u32,
}

/// Where the pieces of a square are among all.
struct Place {
    from: u32,
    height: u32,
}

impl Layers {
    /// Nothing under any top.
    pub(super) const NONE: Layers = Layers {
        tall: Set::EMPTY,
        ends: 0,
        white: 0,
        kings: 0,
    };

    /// The squares that have pieces under the top.
    #[inline]
    pub(super) const fn tall(&self) -> Set {
        self.tall
    }

    /// What lies under the top of a square.
    pub(super) fn under(&self, sq: Square) -> Tower {
        if !self.tall.contains(sq) {
            return Tower::EMPTY;
        }
        self.at(&self.place(sq))
    }

    /// Takes all pieces of a square out.
    pub(super) fn take(&mut self, sq: Square) -> Tower {
        if !self.tall.contains(sq) {
            return Tower::EMPTY;
        }
        let place = self.place(sq);
        let taken = self.at(&place);
        for word in [&mut self.ends, &mut self.white, &mut self.kings] {
            let below = *word & low(place.from);
            *word = below | up(down(*word, place.from + place.height), place.from);
        }
        self.tall = self.tall.without(sq);
        taken
    }

    /// Puts pieces on a square that has none.
    pub(super) fn put(&mut self, sq: Square, under: Tower) {
        let Some(end) = u32::from(under.height).checked_sub(1) else {
            return;
        };
        let from = self.place(sq).from;
        let insert = |word: &mut u32, bits: u32| {
            let above = up(*word & !low(from), end + 1);
            *word = *word & low(from) | up(bits, from) | above;
        };
        insert(&mut self.ends, up(1, end));
        insert(&mut self.white, under.white);
        insert(&mut self.kings, under.kings);
        self.tall = self.tall.with(sq);
    }

    /// Takes the highest piece of a square out.
    pub(super) fn pop(&mut self, sq: Square) -> Option<Piece> {
        let under = self.take(sq);
        self.put(sq, under.without_top());
        under.top()
    }

    /// The words, for a key.
    pub(super) const fn words(&self) -> [u64; 3] {
        let pair = self.white as u64 | (self.kings as u64) << u32::BITS;
        [self.tall.0, self.ends as u64, pair]
    }

    fn at(&self, place: &Place) -> Tower {
        let bits = |word: u32| down(word, place.from) & low(place.height);
        Tower {
            height: place.height as u8,
            white: bits(self.white),
            kings: bits(self.kings),
        }
    }

    /// Where the pieces of a square are, or would be put.
    fn place(&self, sq: Square) -> Place {
        let before = self.tall.0 & ((1 << sq.index()) - 1);
        let mut ends = self.ends;
        for _ in 0..before.count_ones() {
            ends &= ends.wrapping_sub(1);
        }
        let from = u32::BITS - (self.ends ^ ends).leading_zeros();
        let end = match ends {
            0 => from,
            _ => ends.trailing_zeros() + 1,
        };
        Place {
            from,
            height: end - from,
        }
    }
}
