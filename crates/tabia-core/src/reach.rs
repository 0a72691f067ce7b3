//! Where pieces go and are crowned, as the side that moves sees it.

use crate::capture::Jumping;
use crate::{Dirs, Grid, Kind, Pieces, Reach, Set, Side, Square};

/// The capture reach of a kind, seen from the side that moves.
#[inline(always)]
pub(crate) const fn reach<G: Jumping, const WHITE: bool>(kind: Kind) -> Reach {
    facing(G::KINDS[kind.index()].capture, WHITE)
}

/// The directions in which a kind captures at all.
#[inline(always)]
pub(crate) const fn lines<G: Jumping, const WHITE: bool>(kind: Kind) -> Dirs {
    let reach = reach::<G, WHITE>(kind);
    reach.step.or(reach.slide)
}

/// A reach seen from White's side, as this side uses it.
#[inline(always)]
pub(crate) const fn facing(reach: Reach, white: bool) -> Reach {
    Reach {
        step: dirs_facing(reach.step, white),
        slide: dirs_facing(reach.slide, white),
    }
}

/// Directions seen from White's side, as this side uses them.
#[inline(always)]
pub(crate) const fn dirs_facing(dirs: Dirs, white: bool) -> Dirs {
    if white { dirs } else { dirs.turned() }
}

/// The last rank of a side: where its men are crowned.
#[must_use]
pub const fn crown_rank(grid: &Grid, white: bool) -> Set {
    grid.rank_set(if white { grid.height() - 1 } else { 0 })
}

/// The last rank of a side: where its men are crowned.
#[must_use]
pub const fn last_rank(grid: &Grid, side: Side) -> Set {
    crown_rank(grid, matches!(side, Side::White))
}

/// What a piece of this kind is when its move ends on this square.
#[inline(always)]
pub(crate) fn crowned_at_end<G: Pieces>(kind: Kind, to: Square, crown: Set) -> Kind {
    match G::KINDS[kind.index()].crowned {
        Some(king) if crown.contains(to) => king,
        _ => kind,
    }
}
