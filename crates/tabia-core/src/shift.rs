//! A step of a whole set of squares.

use crate::{Set, Square};

const MAX_PAIRS: usize = 6;

/// One step of a whole [`Set`] in one direction: the union of a few masked shifts.
#[derive(Copy, Clone, Debug)]
pub struct Shift {
    pairs: [(u64, i8); MAX_PAIRS],
    len: u8,
}

impl Shift {
    pub(crate) const NOWHERE: Shift = Shift {
        pairs: [(0, 0); MAX_PAIRS],
        len: 0,
    };

    /// Moves every square of the set one step; squares at the edge fall off.
    ///
    /// On a gapped board the result may hold numbers that are no square: meet it with the board,
    /// or with a set of men or empty squares, before use.
    #[must_use]
    #[inline(always)]
    pub const fn apply(&self, set: Set) -> Set {
        let mut moved = 0;
        let mut i = 0;
        while i < self.len as usize {
            let (mask, delta) = self.pairs[i];
            let from = set.0 & mask;
            moved |= if delta >= 0 {
                from << delta
            } else {
                from >> -delta
            };
            i += 1;
        }
        Set(moved)
    }

    /// Whether the step goes to higher numbers.
    pub(crate) const fn ascends(&self) -> bool {
        self.pairs[0].1 > 0
    }

    /// Adds one square that goes to another.
    pub(crate) const fn with_step(mut self, from: Square, to: Square) -> Shift {
        let delta = to.index() as i8 - from.index() as i8;
        let mut i = 0;
        while i < self.len as usize {
            if self.pairs[i].1 == delta {
                self.pairs[i].0 |= 1 << from.index();
                return self;
            }
            i += 1;
        }
        self.pairs[i] = (1 << from.index(), delta);
        self.len += 1;
        self
    }

    /// Drops the mask of a single pair where the squares it keeps back fall off the board anyway.
    pub(crate) const fn without_idle_mask(mut self, board: Set) -> Shift {
        if self.len == 1 {
            let (mask, delta) = self.pairs[0];
            self.pairs[0] = (!mask & board.0, delta);
            let stray = self.apply(board).0 & board.0;
            self.pairs[0] = (if stray == 0 { u64::MAX } else { mask }, delta);
        }
        self
    }
}
