//! The legal moves, as sets: by checkers and pins, no move tried but one that may be a knight mate.

use super::array::{forced_moves, has_forced_moves};
use super::attacks::{self, Attackers};
use super::board::{ANY_STEP, BETWEEN, GRID, LINES, MORI_LEAP};
use super::options::KnightMate;
use super::pieces::{BERS, KHUU, MORI, NOYON, TEMEE, TEREG};
use super::position::Shatar;
use core::ops::ControlFlow::{self, Continue};
use tabia_core::{Dir, Kind, Set, Side, Square, last_rank};

/// Takes the moves of a position as sets: to count them, to list them, or to see that there are any.
pub(super) trait Sink {
    /// Khuus that go one step, by the squares they reach in each direction. These are apart: no
    /// square that is empty for a step ahead can be captured on.
    fn khuus(&mut self, ahead: Step, captures: [Step; 2]) -> ControlFlow<()>;
    /// One piece that goes to any of these squares.
    fn piece(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()>;
}

/// Khuus that go one step in a direction, by the squares they reach.
#[derive(Copy, Clone)]
pub(super) struct Step {
    pub(super) dir: Dir,
    pub(super) targets: Set,
}

/// Most pieces that a side can have.
pub(super) const MOST_PIECES: usize = 16;

/// Both last ranks: a khuu that arrives on one becomes a bers.
pub(super) const CROWN: Set = Set(last_rank(GRID, Side::White).0 | last_rank(GRID, Side::Black).0);

/// What counts as a move.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Legality {
    /// What chess allows: the noyon is not left attacked.
    Chess,
    /// What Shatar allows: the game is not over, first moves are as agreed, and no knight mate is
    /// given where none may be.
    Shatar,
}

/// Hands all moves to the sink.
#[inline(always)]
pub(super) fn each_move(
    position: &Shatar,
    legality: Legality,
    sink: &mut impl Sink,
) -> ControlFlow<()> {
    let mut knight_mates = KnightMate::Allowed;
    if legality == Legality::Shatar {
        if position.is_bared() {
            return Continue(());
        }
        if has_forced_moves(position.options) && first_move_is_due(position) {
            return each_forced_move(position, sink);
        }
        knight_mates = position.options.knight_mate;
    }
    match position.turn {
        Side::White => Field::<true>::new(position, knight_mates).moves(sink),
        Side::Black => Field::<false>::new(position, knight_mates).moves(sink),
    }
}

#[cold]
fn first_move_is_due(position: &Shatar) -> bool {
    forced_moves(position).next().is_some()
}

#[cold]
fn each_forced_move(position: &Shatar, sink: &mut impl Sink) -> ControlFlow<()> {
    for (from, to) in forced_moves(position) {
        sink.piece(KHUU, from, Set::of(to))?;
    }
    Continue(())
}

/// The board as the side to move sees it.
struct Field<'a, const WHITE: bool> {
    position: &'a Shatar,
    occupied: Set,
    noyon: Square,
    /// Our pieces that no pin holds.
    free: Set,
    /// Where another piece than the noyon may go: in check, onto the checker or before it.
    targets: Set,
    /// Where a mori gives check and must not mate.
    ban: Set,
}

impl<'a, const WHITE: bool> Field<'a, WHITE> {
    const SIDE: Side = if WHITE { Side::White } else { Side::Black };

    #[inline(always)]
    fn new(position: &'a Shatar, knight_mates: KnightMate) -> Self {
        let noyon = position.noyon(position.us);
        let ban = match knight_mates {
            KnightMate::Illegal => MORI_LEAP[position.noyon(position.them).index()],
            _ => Set::EMPTY,
        };
        let check_met = match position.checkers.first() {
            None => Set::ALL,
            Some(checker) => BETWEEN[noyon.index()][checker.index()].with(checker),
        };
        Field {
            position,
            occupied: position.us | position.them,
            noyon,
            free: position.us - position.pinned,
            targets: check_met - position.us,
            ban,
        }
    }

    #[inline(always)]
    fn moves(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        sink.piece(NOYON, self.noyon, self.noyon_targets())?;
        if self.position.checkers.is_many() {
            return Continue(());
        }
        let (ahead, captures) = self.khuu_steps(self.free(KHUU));
        sink.khuus(ahead, captures)?;
        self.moris(sink)?;
        self.sliders(TEMEE, sink)?;
        self.sliders(TEREG, sink)?;
        self.sliders(BERS, sink)?;
        if self.position.pinned.is_empty() {
            return Continue(());
        }
        self.pinned(sink)
    }

    /// The pieces of a kind that no pin holds.
    #[inline(always)]
    fn free(&self, kind: Kind) -> Set {
        self.position.kinds[kind.index()] & self.free
    }

    /// Where the noyon may go: onto squares that are not attacked once it has left its own.
    #[inline(always)]
    fn noyon_targets(&self) -> Set {
        let them = Attackers::new(self.position, self.position.them, Self::SIDE.other());
        let without = self.occupied.without(self.noyon);
        let mut targets = ANY_STEP[self.noyon.index()] - self.position.us;
        for to in targets {
            if them.attack(to, without) {
                targets = targets.without(to);
            }
        }
        targets
    }

    #[inline(always)]
    fn khuu_steps(&self, khuus: Set) -> (Step, [Step; 2]) {
        let dirs = if WHITE {
            [Dir::N, Dir::NE, Dir::NW]
        } else {
            [Dir::S, Dir::SE, Dir::SW]
        };
        let empty = self.targets - self.occupied;
        let enemies = self.targets & self.position.them;
        let step = |dir, onto| Step {
            dir,
            targets: GRID.shift(dir).apply(khuus) & onto,
        };
        let [ahead, one, other] = dirs;
        (
            step(ahead, empty),
            [step(one, enemies), step(other, enemies)],
        )
    }

    /// A pinned mori has no move.
    #[inline(always)]
    fn moris(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        for from in self.free(MORI) {
            let mut targets = MORI_LEAP[from.index()] & self.targets;
            if targets.meets(self.ban) {
                targets -= self.knight_mates(from, targets & self.ban);
            }
            sink.piece(MORI, from, targets)?;
        }
        Continue(())
    }

    /// Of these moves of a mori, those that mate by the mori alone and do not end the game in robado.
    #[cold]
    fn knight_mates(&self, from: Square, checking: Set) -> Set {
        let mates = |&to: &Square| {
            let next = self.position.after(Set::of(from), Set::of(to), MORI);
            !next.is_bared() && next.is_mate_by_moris()
        };
        checking.iter().filter(mates).collect()
    }

    #[inline(always)]
    fn sliders(&self, kind: Kind, sink: &mut impl Sink) -> ControlFlow<()> {
        for from in self.free(kind) {
            sink.piece(kind, from, self.slide(kind, from))?;
        }
        Continue(())
    }

    #[inline(always)]
    fn slide(&self, kind: Kind, from: Square) -> Set {
        let range = self.position.options.bishop_range;
        let attacked = match kind {
            TEMEE => attacks::temee(range, from, self.occupied),
            TEREG => attacks::tereg(from, self.occupied),
            _ => attacks::bers(from, self.occupied),
        };
        attacked & self.targets
    }

    /// Pinned pieces stay on the line between the noyon and the slider that pins them.
    fn pinned(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        for from in self.position.pinned {
            let line = LINES[self.noyon.index()].toward(from);
            for kind in [KHUU, TEMEE, TEREG, BERS] {
                if self.position.kinds[kind.index()].contains(from) {
                    sink.piece(kind, from, self.targets_of(kind, from) & line)?;
                }
            }
        }
        Continue(())
    }

    fn targets_of(&self, kind: Kind, from: Square) -> Set {
        if kind != KHUU {
            return self.slide(kind, from);
        }
        let (ahead, [one, other]) = self.khuu_steps(Set::of(from));
        ahead.targets | one.targets | other.targets
    }
}
