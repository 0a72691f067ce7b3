//! The legal moves, as sets: by checkers and pins, no move tried but one that may be a knight mate.

use super::array::{forced_moves, has_forced_moves};
use super::attacks::{self, Attackers};
use super::board::{ANY_STEP, BETWEEN, GRID, LINES, MORI_LEAP};
use super::options::KnightMate;
use super::pieces::{BERS, KHUU, MORI, NOYON, TEMEE, TEREG};
use super::position::Shatar;
use core::ops::ControlFlow::{self, Break, Continue};
use tabia_core::{Dir, Kind, Move, Position, Set, Side, Square, last_rank};

/// Takes the moves of a position as sets: to count them, to list them, or to see that there are any.
pub(super) trait Sink {
    /// Khuus that go one step in a direction, by the squares they reach.
    fn khuus(&mut self, dir: Dir, targets: Set) -> ControlFlow<()>;
    /// One piece that goes to any of these squares.
    fn piece(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()>;
}

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
        self.khuus(sink)?;
        self.moris(sink)?;
        let range = self.position.options.bishop_range;
        self.sliders(TEMEE, sink, |sq, occupied| {
            attacks::temee(range, sq, occupied)
        })?;
        self.sliders(TEREG, sink, attacks::tereg)?;
        self.sliders(BERS, sink, attacks::bers)
    }

    #[inline(always)]
    fn own(&self, kind: Kind) -> Set {
        self.position.kinds[kind.index()] & self.position.us
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
    fn khuus(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let khuus = self.own(KHUU);
        let pinned = khuus & self.position.pinned;
        self.free_khuus(khuus - pinned, Set::ALL, sink)?;
        for khuu in pinned {
            self.free_khuus(Set::of(khuu), self.pin_line(khuu), sink)?;
        }
        Continue(())
    }

    #[inline(always)]
    fn free_khuus(&self, khuus: Set, line: Set, sink: &mut impl Sink) -> ControlFlow<()> {
        let enemies = self.position.them & self.targets & line;
        let empty = self.targets - self.occupied & line;
        if WHITE {
            sink.khuus(Dir::N, GRID.shift(Dir::N).apply(khuus) & empty)?;
            sink.khuus(Dir::NE, GRID.shift(Dir::NE).apply(khuus) & enemies)?;
            sink.khuus(Dir::NW, GRID.shift(Dir::NW).apply(khuus) & enemies)
        } else {
            sink.khuus(Dir::S, GRID.shift(Dir::S).apply(khuus) & empty)?;
            sink.khuus(Dir::SE, GRID.shift(Dir::SE).apply(khuus) & enemies)?;
            sink.khuus(Dir::SW, GRID.shift(Dir::SW).apply(khuus) & enemies)
        }
    }

    /// A pinned mori has no move.
    #[inline(always)]
    fn moris(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        for from in self.own(MORI) - self.position.pinned {
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
            let mut next = *self.position;
            next.play(Move::capture(
                from,
                to,
                MORI,
                Set::of(to) & self.position.them,
            ));
            !next.is_bared() && next.is_mate_by_moris()
        };
        checking.iter().filter(mates).collect()
    }

    #[inline(always)]
    fn sliders(
        &self,
        kind: Kind,
        sink: &mut impl Sink,
        attacks: impl Fn(Square, Set) -> Set,
    ) -> ControlFlow<()> {
        for from in self.own(kind) {
            let mut targets = attacks(from, self.occupied) & self.targets;
            if self.position.pinned.contains(from) {
                targets &= self.pin_line(from);
            }
            sink.piece(kind, from, targets)?;
        }
        Continue(())
    }

    /// The line on which a pinned piece stands with its noyon and the slider that pins it.
    #[inline]
    fn pin_line(&self, pinned: Square) -> Set {
        LINES[self.noyon.index()].toward(pinned)
    }
}

/// Counts moves.
#[derive(Default)]
pub(super) struct Counter(pub(super) u64);

impl Sink for Counter {
    #[inline(always)]
    fn khuus(&mut self, _: Dir, targets: Set) -> ControlFlow<()> {
        self.0 += u64::from(targets.len());
        Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, _: Kind, _: Square, targets: Set) -> ControlFlow<()> {
        self.0 += u64::from(targets.len());
        Continue(())
    }
}

/// Stops at the first move.
pub(super) struct Any;

impl Any {
    #[inline(always)]
    fn stop_if(targets: Set) -> ControlFlow<()> {
        if targets.is_empty() {
            Continue(())
        } else {
            Break(())
        }
    }
}

impl Sink for Any {
    #[inline(always)]
    fn khuus(&mut self, _: Dir, targets: Set) -> ControlFlow<()> {
        Any::stop_if(targets)
    }

    #[inline(always)]
    fn piece(&mut self, _: Kind, _: Square, targets: Set) -> ControlFlow<()> {
        Any::stop_if(targets)
    }
}

/// Lists moves: hands each to a visitor.
pub(super) struct Lister<V> {
    pub(super) them: Set,
    pub(super) visit: V,
}

impl<V: FnMut(Move) -> ControlFlow<()>> Lister<V> {
    #[inline(always)]
    fn each(&mut self, targets: Set, mv: impl Fn(Square, Set) -> Move) -> ControlFlow<()> {
        for to in targets {
            (self.visit)(mv(to, Set::of(to) & self.them))?;
        }
        Continue(())
    }
}

/// Both last ranks: a khuu that arrives on one becomes a bers.
pub(super) const CROWN: Set = Set(last_rank(GRID, Side::White).0 | last_rank(GRID, Side::Black).0);

impl<V: FnMut(Move) -> ControlFlow<()>> Sink for Lister<V> {
    #[inline(always)]
    fn khuus(&mut self, dir: Dir, targets: Set) -> ControlFlow<()> {
        let back = GRID.shift(dir.opposite());
        for to in targets {
            let crowned = CROWN.contains(to);
            let kind = if crowned { BERS } else { KHUU };
            let to = Set::of(to);
            if let (Some(from), Some(at)) = (back.apply(to).first(), to.first()) {
                let mv = Move::capture(from, at, kind, to & self.them);
                (self.visit)(mv.promoting(crowned))?;
            }
        }
        Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()> {
        self.each(targets, |to, captured| {
            Move::capture(from, to, kind, captured)
        })
    }
}
