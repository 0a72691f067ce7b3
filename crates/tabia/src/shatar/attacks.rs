//! Where pieces go from a square, and what attacks it.

use super::board::{
    ANY_STEP, BETWEEN, DIAGONAL_STEP, FILES_REACHED, LINES, MORI_LEAP, STRAIGHT, khuu_attack,
    temee_reach,
};
use super::options::BishopRange;
use super::pieces::{BERS, KHUU, MORI, NOYON, TEMEE, TEREG};
use super::position::Shatar;
use tabia_core::{Kind, Set, Side, Square};

/// The squares along a rank or a diagonal from a square on it, both ways up to the first occupied one,
/// that one too.
///
/// Such a line has one square on each file: a product brings those that are occupied side by side.
/// The two at the ends stop nothing; the other six look up what is reached.
#[inline(always)]
const fn across(line: Set, sq: Square, occupied: Set) -> Set {
    const ONTO_LAST_RANK: u64 = 0x0202_0202_0202_0202;
    let inner = (line.0 & occupied.0).wrapping_mul(ONTO_LAST_RANK) >> 58;
    Set(FILES_REACHED[sq.index() & 7][inner as usize].0 & line.0)
}

/// The same along a file.
///
/// Taking the square itself from the occupied ones borrows along the line up to the nearest above.
/// The same is done for those below with the board turned over.
#[inline(always)]
const fn upright(line: Set, sq: Square, occupied: Set) -> Set {
    let met = line.0 & occupied.0;
    let from = Set::of(sq).0;
    let above = met.wrapping_sub(from);
    let below = met
        .swap_bytes()
        .wrapping_sub(from.swap_bytes())
        .swap_bytes();
    Set((above ^ below) & line.0)
}

/// What a tereg attacks.
#[inline(always)]
pub(super) fn tereg(sq: Square, occupied: Set) -> Set {
    let lines = &LINES[sq.index()];
    across(lines.rank, sq, occupied) | upright(lines.file, sq, occupied)
}

/// What a temee attacks.
#[inline(always)]
pub(super) fn temee(range: BishopRange, sq: Square, occupied: Set) -> Set {
    let lines = &LINES[sq.index()];
    let all = across(lines.rising, sq, occupied) | across(lines.falling, sq, occupied);
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
