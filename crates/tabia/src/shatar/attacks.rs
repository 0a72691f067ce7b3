//! Where pieces go from a square, and what attacks it.

use super::board::{
    ANY_STEP, BETWEEN, DIAGONAL_STEP, LINES, MORI_LEAP, RANKS, STRAIGHT, khuu_attack, temee_reach,
};
use super::options::BishopRange;
use super::pieces::{BERS, KHUU, MORI, NOYON, TEMEE, TEREG};
use super::position::Shatar;
use tabia_core::{Kind, Set, Side, Square};

/// The squares along a file or a diagonal from a square on it, both ways up to the first occupied one,
/// that one too.
///
/// Taking the square itself from the occupied ones borrows along the line up to the nearest above.
/// The same is done for those below with the board turned over, where the line runs the other way.
#[inline(always)]
const fn along(line: Set, sq: Square, occupied: Set) -> Set {
    let met = line.0 & occupied.0;
    let from = Set::of(sq).0;
    let above = met.wrapping_sub(from);
    let below = met
        .swap_bytes()
        .wrapping_sub(from.swap_bytes())
        .swap_bytes();
    Set((above ^ below) & line.0)
}

/// The same along a rank, looked up by its six inner squares: those at the ends stop nothing.
#[inline(always)]
fn along_rank(sq: Square, occupied: Set) -> Set {
    let first = sq.index() & !7;
    let inner = occupied.0 >> first >> 1 & 63;
    Set(u64::from(RANKS[inner as usize][sq.index() & 7]) << first)
}

/// What a tereg attacks.
#[inline(always)]
pub(super) fn tereg(sq: Square, occupied: Set) -> Set {
    let lines = &LINES[sq.index()];
    along_rank(sq, occupied) | along(lines.file, sq, occupied)
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
