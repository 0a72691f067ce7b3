//! Which captures a listing has made so far, so that it makes each once.

use crate::{Kind, Move, Square};
#[cfg(feature = "alloc")]
use alloc::collections::BTreeSet;

/// So many are kept in place.
const FEW: usize = 32;

/// The captures that a listing has made so far, of those that it could meet again by another route.
///
/// Some thirty are kept in place. More are rare: they go where memory is had, and without an allocator each route
/// is looked at for itself, which takes longer and answers the same.
///
/// ```
/// use tabia_core::{Kind, Move, Seen, Set, Square};
/// let [from, to] = [9, 27].map(Square::wrapping);
/// let mv = Move::capture(from, to, Kind::MAN, Set::of(Square::wrapping(18)));
/// let mut seen = Seen::default();
/// assert!(seen.is_new(mv, || true));
/// assert!(!seen.is_new(mv, || false));
/// ```
#[derive(Debug, Default)]
pub struct Seen(Option<Captures>);

#[derive(Debug)]
struct Captures {
    few: [Move; FEW],
    len: usize,
    #[cfg(feature = "alloc")]
    more: BTreeSet<Move>,
}

impl Seen {
    /// Whether the move is met for the first time. `is_first` says the same of the route by which it is met, and is
    /// asked only where there is no room.
    #[inline]
    pub fn is_new(&mut self, mv: Move, is_first: impl FnOnce() -> bool) -> bool {
        let captures = self.0.get_or_insert_with(Captures::none);
        if captures.few[..captures.len].contains(&mv) {
            return false;
        }
        match captures.few.get_mut(captures.len) {
            Some(place) => {
                *place = mv;
                captures.len += 1;
                true
            }
            None => captures.is_new_of_many(mv, is_first),
        }
    }
}

impl Captures {
    #[cold]
    fn none() -> Captures {
        let corner = Square::wrapping(0);
        Captures {
            few: [Move::quiet(corner, corner, Kind::MAN); FEW],
            len: 0,
            #[cfg(feature = "alloc")]
            more: BTreeSet::new(),
        }
    }

    #[cold]
    #[cfg(feature = "alloc")]
    fn is_new_of_many(&mut self, mv: Move, _: impl FnOnce() -> bool) -> bool {
        self.more.insert(mv)
    }

    #[cold]
    #[cfg(not(feature = "alloc"))]
    fn is_new_of_many(&mut self, _: Move, is_first: impl FnOnce() -> bool) -> bool {
        is_first()
    }
}
