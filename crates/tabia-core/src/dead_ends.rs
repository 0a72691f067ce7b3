//! What a search remembers of the states from which it found nothing.

use crate::Set;

/// So many steps are cheaper than to remember anything.
const FREE_STEPS: u32 = 48;
const ROOM: usize = 512;

/// The states of a capture search from which nothing was found: it need not go there again by another way.
///
/// A search over all orders of a long capture goes through the same states again and again. This remembers some
/// hundreds of them, in place, and forgets old ones for new: a search with it takes less time, and finds the same.
/// It costs next to nothing before a search has become long.
///
/// ```
/// use tabia_core::{DeadEnds, Set};
/// let mut dead_ends = DeadEnds::new();
/// let captured = Set(0b110);
/// for _ in 0..1000 {
///     dead_ends.add(captured, 7);
/// }
/// assert!(dead_ends.knows(captured, 7));
/// assert!(!dead_ends.knows(captured, 8) && !dead_ends.knows(Set(0b10), 7));
/// ```
#[derive(Debug, Default)]
pub struct DeadEnds {
    steps: u32,
    known: Option<[(Set, u32); ROOM]>,
}

impl DeadEnds {
    /// None yet.
    #[must_use]
    pub const fn new() -> DeadEnds {
        DeadEnds {
            steps: 0,
            known: None,
        }
    }

    /// Whether nothing was found from this state: what has been captured, which is something, and all else that
    /// decides how the search goes on, as a number.
    #[must_use]
    #[inline]
    pub fn knows(&self, captured: Set, state: u32) -> bool {
        match &self.known {
            Some(known) => known[place(captured, state)] == (captured, state),
            None => false,
        }
    }

    /// Nothing was found from this state.
    #[inline]
    pub fn add(&mut self, captured: Set, state: u32) {
        self.steps += 1;
        if self.steps > FREE_STEPS {
            self.remember(captured, state);
        }
    }

    #[cold]
    fn remember(&mut self, captured: Set, state: u32) {
        self.steps = FREE_STEPS;
        let known = self.known.get_or_insert_with(|| [(Set::EMPTY, 0); ROOM]);
        known[place(captured, state)] = (captured, state);
    }
}

/// Where the state is kept.
#[inline]
fn place(captured: Set, state: u32) -> usize {
    let mixed = (captured.0 ^ u64::from(state) << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 55) as usize % ROOM
}
