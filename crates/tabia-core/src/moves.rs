//! A move, identified by its effect, and the route that leads to it.

use crate::{Kind, Set, Square};

/// Most captures that one move can hold: a side has at most twenty men.
pub const MAX_CAPTURES: usize = 20;
/// Most captures whose order a move can hold: twelve enemy tops in Bashni.
pub const MAX_TRAIL: usize = 12;

const PROMOTES: u8 = 1;
const ORDERED: u8 = 2;
const TRAIL_LEN_SHIFT: u32 = 92;

/// A move in 16 bytes, with a total order.
///
/// It says where a piece starts and ends, what it is on arrival and what it captures. Two routes
/// with the same effect are one move. A move belongs to the position it was made for; its route and
/// its text are asked of that position.
///
/// ```
/// use tabia_core::{Kind, Move, Square};
/// let quiet = Move::quiet(Square::wrapping(8), Square::wrapping(12), Kind::MAN);
/// assert!(!quiet.is_capture() && !quiet.is_promotion());
/// assert_eq!(Move::from_bytes(quiet.to_bytes()), Some(quiet));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
pub struct Move {
    from: Square,
    to: Square,
    kind: Kind,
    flags: u8,
    high: u32,
    low: u64,
}

impl Move {
    /// A move that captures nothing, of a piece that is of this kind when it arrives.
    #[must_use]
    #[inline]
    pub const fn quiet(from: Square, to: Square, kind: Kind) -> Move {
        Move::capture(from, to, kind, Set::EMPTY)
    }

    /// A move that captures this set.
    #[must_use]
    #[inline]
    pub const fn capture(from: Square, to: Square, kind: Kind, captured: Set) -> Move {
        Move {
            from,
            to,
            kind,
            flags: 0,
            high: 0,
            low: captured.0,
        }
    }

    /// A move that captures these squares in this order, where the order matters.
    /// Nothing if there are none or more than [`MAX_TRAIL`].
    #[must_use]
    pub fn ordered(from: Square, to: Square, kind: Kind, trail: &[Square]) -> Option<Move> {
        if trail.is_empty() || trail.len() > MAX_TRAIL {
            return None;
        }
        let mut packed = (trail.len() as u128) << TRAIL_LEN_SHIFT;
        for (i, sq) in trail.iter().enumerate() {
            packed |= (sq.index() as u128) << (6 * i);
        }
        Some(Move {
            from,
            to,
            kind,
            flags: ORDERED,
            high: (packed >> 64) as u32,
            low: packed as u64,
        })
    }

    /// The same move, marked as one in which the piece changes its kind.
    #[must_use]
    #[inline]
    pub const fn promoting(mut self, promotes: bool) -> Move {
        self.flags |= promotes as u8 * PROMOTES;
        self
    }

    /// The square it starts from.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square it ends on. It may be the one it started from.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// The kind of the piece on arrival.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// Whether the piece changes its kind in this move.
    #[must_use]
    #[inline]
    pub const fn is_promotion(self) -> bool {
        self.flags & PROMOTES != 0
    }

    /// The new kind, if the piece changes it in this move.
    #[must_use]
    pub const fn promotion(self) -> Option<Kind> {
        if self.is_promotion() {
            Some(self.kind)
        } else {
            None
        }
    }

    /// Whether it captures anything.
    #[must_use]
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.low != 0 || self.high != 0
    }

    /// Whether it minds the order of its captures, as in Bashni.
    #[must_use]
    #[inline]
    pub const fn is_ordered(self) -> bool {
        self.flags & ORDERED != 0
    }

    /// The squares of the captured pieces.
    #[must_use]
    #[inline]
    pub fn captured(self) -> Set {
        if self.flags & ORDERED == 0 {
            Set(self.low)
        } else {
            self.trail().collect()
        }
    }

    /// The squares of the captured pieces one by one: in the order of capture where the order
    /// matters (Bashni, where one may come twice), otherwise in ascending order.
    pub fn trail(self) -> impl Iterator<Item = Square> + Clone {
        let ordered = self.flags & ORDERED != 0;
        let packed = (self.high as u128) << 64 | self.low as u128;
        let len = if ordered {
            (packed >> TRAIL_LEN_SHIFT) as usize
        } else {
            0
        };
        let set = if ordered { Set::EMPTY } else { Set(self.low) };
        let in_order = (0..len).map(move |i| Square::wrapping((packed >> (6 * i)) as u8));
        in_order.chain(set)
    }

    /// The move as plain bytes, least significant first.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 16] {
        let [from, to] = [self.from.index() as u128, self.to.index() as u128];
        let head = from | to << 8 | (self.kind.0 as u128) << 16 | (self.flags as u128) << 24;
        (head | (self.high as u128) << 32 | (self.low as u128) << 64).to_le_bytes()
    }

    /// The move with these bytes, or nothing if no move has them. Whether it is legal, a position says.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 16]) -> Option<Move> {
        let [from, to, kind, flags, ..] = bytes;
        let word = u128::from_le_bytes(bytes);
        let mv = Move {
            from: Square::new(from)?,
            to: Square::new(to)?,
            kind: Kind(kind),
            flags,
            high: (word >> 32) as u32,
            low: (word >> 64) as u64,
        };
        mv.is_sound().then_some(mv)
    }

    fn is_sound(self) -> bool {
        if self.flags & ORDERED == 0 {
            return self.flags & !PROMOTES == 0 && self.high == 0;
        }
        let packed = (self.high as u128) << 64 | self.low as u128;
        let len = (packed >> TRAIL_LEN_SHIFT) as usize;
        let squares = packed & ((1 << TRAIL_LEN_SHIFT) - 1);
        self.flags & !(PROMOTES | ORDERED) == 0
            && (1..=MAX_TRAIL).contains(&len)
            && squares >> (6 * len) == 0
    }
}

impl core::fmt::Debug for Move {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Move")
            .field("from", &self.from.index())
            .field("to", &self.to.index())
            .field("kind", &self.kind.0)
            .field("promotes", &self.is_promotion())
            .field("captured", &self.captured())
            .finish()
    }
}

/// The way a piece goes in one move: its start, and after each step or jump where it lands and what it jumped.
///
/// ```
/// use tabia_core::{Route, Square};
/// let mut route = Route::from(Square::wrapping(4));
/// route.push(Square::wrapping(14), Some(Square::wrapping(9)));
/// assert_eq!(route.squares().len(), 2);
/// assert_eq!(route.captures(), 1);
/// ```
#[derive(Copy, Clone, Debug)]
pub struct Route {
    squares: [Square; MAX_CAPTURES + 1],
    captured: [Square; MAX_CAPTURES],
    landings: u8,
    captures: u8,
}

impl Route {
    /// A route that has only its start.
    #[must_use]
    pub const fn from(start: Square) -> Route {
        Route {
            squares: [start; MAX_CAPTURES + 1],
            captured: [start; MAX_CAPTURES],
            landings: 0,
            captures: 0,
        }
    }

    /// A quiet move.
    #[must_use]
    pub const fn quiet(from: Square, to: Square) -> Route {
        let mut route = Route::from(from);
        route.push(to, None);
        route
    }

    /// Adds a landing square, and the square of the piece that was jumped to get there.
    ///
    /// # Panics
    ///
    /// If the route has [`MAX_CAPTURES`] landings already.
    pub const fn push(&mut self, landing: Square, prey: Option<Square>) {
        self.landings += 1;
        self.squares[self.landings as usize] = landing;
        if let Some(prey) = prey {
            self.captured[self.captures as usize] = prey;
            self.captures += 1;
        }
    }

    /// Takes the last jump back.
    pub const fn pop_jump(&mut self) {
        self.landings = self.landings.saturating_sub(1);
        self.captures = self.captures.saturating_sub(1);
    }

    /// The start and every landing square.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares[..=self.landings as usize]
    }

    /// The squares of the captured pieces, in the order of capture.
    #[must_use]
    pub fn captured(&self) -> &[Square] {
        &self.captured[..self.captures as usize]
    }

    /// The number of steps and jumps.
    #[must_use]
    pub const fn landings(&self) -> usize {
        self.landings as usize
    }

    /// The same route as far as this landing.
    #[must_use]
    pub fn up_to(mut self, landings: usize) -> Route {
        self.landings = self.landings.min(landings as u8);
        self.captures = self.captures.min(self.landings);
        self
    }

    /// The number of captures.
    #[must_use]
    #[inline]
    pub const fn captures(&self) -> usize {
        self.captures as usize
    }

    /// Where the route starts.
    #[must_use]
    pub const fn start(&self) -> Square {
        self.squares[0]
    }

    /// Where the route ends so far.
    #[must_use]
    #[inline]
    pub const fn end(&self) -> Square {
        self.squares[self.landings as usize]
    }

    /// Whether both routes go over the same squares.
    #[must_use]
    pub fn same_squares(&self, other: &Route) -> bool {
        self.squares() == other.squares()
    }
}

// A derived comparison would see what `pop_jump` left behind.

impl PartialEq for Route {
    fn eq(&self, other: &Route) -> bool {
        self.squares() == other.squares() && self.captured() == other.captured()
    }
}

impl Eq for Route {}

#[cfg(test)]
mod tests {
    use super::Route;
    use crate::Square;

    #[test]
    fn a_jump_taken_back_leaves_no_trace() {
        let [a, b, c] = [1, 2, 3].map(Square::wrapping);
        let straight = Route::from(a);
        let mut back = straight;
        back.push(c, Some(b));
        back.pop_jump();
        assert_eq!(back, straight);
    }
}
