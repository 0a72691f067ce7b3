//! Where pieces go from a square, and what attacks it.

use super::board::{
    ANY_STEP, BETWEEN, DIAGONAL_STEP, LINES, MORI_LEAP, STRAIGHT, khuu_attack, temee_reach,
};
use super::options::BishopRange;
use super::pieces::{BERS, KHUU, MORI, NOYON, TEMEE, TEREG};
use super::position::Shatar;
use tabia_core::{Kind, Set, Side, Square};

/// The squares along a line from a square on it, both ways up to the first occupied one, that one too.
///
/// Numbers rise in one of the two directions and fall in the other: so the nearest occupied number
/// above is the lowest bit of what is above, and the nearest below is the highest of what is below.
#[inline(always)]
const fn along(line: Set, sq: Square, occupied: Set) -> Set {
    let met = line.0 & occupied.0;
    let below = met & ((1 << sq.index()) - 1);
    let above = met ^ below;
    let up_to_nearest = above ^ above.wrapping_sub(1);
    let down_to_nearest = u64::MAX << (63 - (below | 1).leading_zeros());
    Set(line.0 & up_to_nearest & down_to_nearest)
}

/// What a tereg attacks.
#[inline(always)]
pub(super) fn tereg(sq: Square, occupied: Set) -> Set {
    let lines = &LINES[sq.index()];
    along(lines.rank, sq, occupied) | along(lines.file, sq, occupied)
}

/// What a temee attacks.
#[inline(always)]
pub(super) fn temee(range: BishopRange, sq: Square, occupied: Set) -> Set {
    let lines = &LINES[sq.index()];
    let all = along(lines.rising, sq, occupied) | along(lines.falling, sq, occupied);
    all & temee_reach(range, sq)
}

/// What a bers attacks.
#[inline(always)]
pub(super) fn bers(sq: Square, occupied: Set) -> Set {
    tereg(sq, occupied) | DIAGONAL_STEP[sq.index()]
}

/// The pieces of one side, by kind, that may attack something.
#[derive(Copy, Clone)]
pub(super) struct Attackers {
    side: Side,
    pieces: [Set; 6],
    range: BishopRange,
}

impl Attackers {
    /// The pieces of a position that are in this set, all of this side.
    #[inline(always)]
    pub(super) fn new(position: &Shatar, pieces: Set, side: Side) -> Attackers {
        Attackers {
            side,
            pieces: position.kinds.map(|kind| kind & pieces),
            range: position.options.bishop_range,
        }
    }

    #[inline(always)]
    fn on(&self, kind: Kind, squares: Set) -> Set {
        self.pieces[kind.index()] & squares
    }

    /// Those that attack a square from next to it or by a leap.
    #[inline(always)]
    pub(super) fn near(&self, sq: Square) -> Set {
        self.on(MORI, MORI_LEAP[sq.index()])
            | self.on(NOYON, ANY_STEP[sq.index()])
            | self.on(BERS, DIAGONAL_STEP[sq.index()])
            // A khuu attacks from where one of the other side would attack it.
            | self.on(KHUU, khuu_attack(self.side.other(), sq))
    }

    /// Those that slide along the rank or the file of a square, whatever stands between.
    #[inline(always)]
    pub(super) fn in_line(&self, sq: Square) -> Set {
        let straight = self.pieces[TEREG.index()] | self.pieces[BERS.index()];
        straight & STRAIGHT[sq.index()] | self.on(TEMEE, temee_reach(self.range, sq))
    }

    /// Whether any of them attacks a square.
    #[inline(always)]
    pub(super) fn attack(&self, sq: Square, occupied: Set) -> bool {
        if !self.near(sq).is_empty() {
            return true;
        }
        let between = &BETWEEN[sq.index()];
        self.in_line(sq)
            .iter()
            .any(|from| !between[from.index()].meets(occupied))
    }
}
