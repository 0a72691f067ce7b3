//! A single leap over one piece: the step that every capture by jumping is made of.

use crate::{Dir, Grid, Set, Square};

/// The squares from which a piece leaps in this direction: next to a prey that has an empty square right behind.
///
/// One scan tells of all pieces at once who can leap.
///
/// ```
/// use tabia_core::{Dir, Grid, Numbering, Set, leapers};
/// const LINE: Grid = Grid::new("abcd", &["####"], Numbering::FromBottom);
/// let [b1, c1] = ["b1", "c1"].map(|name| Set::of(LINE.square(name).unwrap()));
/// assert_eq!(leapers(&LINE, Dir::E, b1, c1), Set::of(LINE.square("a1").unwrap()));
/// ```
#[must_use]
#[inline(always)]
pub const fn leapers(grid: &Grid, dir: Dir, prey: Set, empty: Set) -> Set {
    let back = grid.shift(dir.opposite());
    back.apply(Set(prey.0 & back.apply(empty).0))
}

/// One leap: what is leapt over, and where one may land behind it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Leap {
    /// The square of the piece leapt over.
    pub prey: Square,
    /// The empty squares behind it, up to the next piece.
    pub landings: Set,
}

/// The leap of a piece over its neighbour, onto the square right behind.
#[must_use]
#[inline]
pub const fn short_leap(
    grid: &Grid,
    dir: Dir,
    from: Square,
    prey: Set,
    empty: Set,
) -> Option<Leap> {
    let onward = grid.shift(dir);
    let met = Set(onward.apply(Set::of(from)).0 & prey.0);
    let landings = Set(onward.apply(met).0 & empty.0);
    match (landings.is_empty(), met.first()) {
        (false, Some(prey)) => Some(Leap { prey, landings }),
        _ => None,
    }
}

/// The leap of a sliding piece over the first piece it meets, onto any empty square behind.
///
/// `empty` holds all squares that do not stop the piece.
#[must_use]
#[inline]
pub const fn flying_leap(
    grid: &Grid,
    dir: Dir,
    from: Square,
    prey: Set,
    empty: Set,
) -> Option<Leap> {
    let occupied = Set(grid.board().0 & !empty.0);
    match grid.nearest(dir, from, occupied) {
        Some(met) if prey.contains(met) => {
            let landings = grid.slide(dir, met, occupied);
            if landings.is_empty() {
                None
            } else {
                Some(Leap {
                    prey: met,
                    landings,
                })
            }
        }
        _ => None,
    }
}
