//! What is done with moves as sets: counting, looking for one, listing, making what follows.

use super::board::GRID;
use super::moves::{CROWN, Legality, MOST_PIECES, Sink, Step, each_move};
use super::pieces::{BERS, KHUU, NOYON};
use super::position::Shatar;
use core::ops::ControlFlow::{self, Break, Continue};
use tabia_core::{Dir, Kind, Move, Set, Square};

/// Counts moves.
///
/// Where no single instruction counts the squares of a set, as on the oldest 64-bit processors, it adds
/// up by columns first: `ones` and `twos` are the binary digits of how often each square was a target.
#[derive(Default)]
pub(super) struct Counter {
    ones: Set,
    twos: Set,
    counted: u64,
}

impl Counter {
    #[inline(always)]
    fn add(&mut self, targets: Set) {
        if cfg!(target_feature = "popcnt") {
            self.counted += u64::from(targets.len());
            return;
        }
        let carry = self.ones & targets;
        self.ones = self.ones ^ targets;
        let four = self.twos & carry;
        self.twos = self.twos ^ carry;
        if !four.is_empty() {
            self.counted += 4 * u64::from(four.len());
        }
    }

    #[inline(always)]
    pub(super) fn count(&self) -> u64 {
        self.counted + u64::from(self.twos.len() * 2 + self.ones.len())
    }
}

impl Sink for Counter {
    #[inline(always)]
    fn khuus(&mut self, ahead: Step, [one, other]: [Step; 2]) -> ControlFlow<()> {
        self.add(ahead.targets | one.targets);
        self.add(other.targets);
        Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, _: Kind, _: Square, targets: Set) -> ControlFlow<()> {
        self.add(targets);
        Continue(())
    }
}

/// Makes the position after each move and hands it to a visitor. Each kind of piece has its own code.
pub(super) struct Successors<'a, V> {
    position: &'a Shatar,
    visit: V,
}

impl<'a, V: FnMut(Shatar) -> ControlFlow<()>> Successors<'a, V> {
    pub(super) fn new(position: &'a Shatar, visit: V) -> Self {
        Successors { position, visit }
    }

    #[inline(always)]
    fn make(&mut self, from: Set, to: Set, kind: Kind) -> ControlFlow<()> {
        (self.visit)(self.position.after(from, to, kind))
    }
}

impl<V: FnMut(Shatar) -> ControlFlow<()>> Sink for Successors<'_, V> {
    #[inline(always)]
    fn khuus(&mut self, ahead: Step, captures: [Step; 2]) -> ControlFlow<()> {
        for step in [ahead, captures[0], captures[1]] {
            let back = GRID.shift(step.dir.opposite());
            for to in (step.targets - CROWN).singles() {
                self.make(back.apply(to), to, KHUU)?;
            }
            for to in (step.targets & CROWN).singles() {
                self.make(back.apply(to), to, BERS)?;
            }
        }
        Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()> {
        let from = Set::of(from);
        for to in targets.singles() {
            let crowned = kind == KHUU && CROWN.meets(to);
            self.make(from, to, if crowned { BERS } else { kind })?;
        }
        Continue(())
    }
}

/// Stops at the first move.
pub(super) struct Any;

impl Sink for Any {
    #[inline(always)]
    fn khuus(&mut self, ahead: Step, [one, other]: [Step; 2]) -> ControlFlow<()> {
        stop_if_any(ahead.targets | one.targets | other.targets)
    }

    #[inline(always)]
    fn piece(&mut self, _: Kind, _: Square, targets: Set) -> ControlFlow<()> {
        stop_if_any(targets)
    }
}

#[inline(always)]
fn stop_if_any(targets: Set) -> ControlFlow<()> {
    if targets.is_empty() {
        Continue(())
    } else {
        Break(())
    }
}

/// Looks for one move, and stops where it is found. Nothing is listed for it.
pub(super) struct Finder {
    them: Set,
    wanted: Move,
}

impl Finder {
    pub(super) fn new(position: &Shatar, wanted: Move) -> Finder {
        Finder {
            them: position.them,
            wanted,
        }
    }
}

impl Sink for Finder {
    #[inline(always)]
    fn khuus(&mut self, ahead: Step, captures: [Step; 2]) -> ControlFlow<()> {
        let from = Set::of(self.wanted.from());
        for Step { dir, targets } in [ahead, captures[0], captures[1]] {
            let to = targets & GRID.shift(dir).apply(from);
            self.piece(KHUU, self.wanted.from(), to)?;
        }
        Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()> {
        let to = self.wanted.to();
        let found = targets.contains(to) && made(kind, from, to, self.them) == self.wanted;
        if found { Break(()) } else { Continue(()) }
    }
}

/// The move of a piece of this kind.
#[inline(always)]
fn made(kind: Kind, from: Square, to: Square, them: Set) -> Move {
    let crowned = kind == KHUU && CROWN.contains(to);
    let arrives = if crowned { BERS } else { kind };
    Move::capture(from, to, arrives, Set::of(to) & them).promoting(crowned)
}

/// Moves of one kind of piece, by the squares they reach.
#[derive(Copy, Clone)]
struct Group {
    kind: Kind,
    start: Start,
    targets: Set,
}

/// Where the moves of a group start.
#[derive(Copy, Clone)]
enum Start {
    /// All on this square.
    On(Square),
    /// Each one step before its target, which lies in this direction.
    Behind(Dir),
}

impl Group {
    const NONE: Group = Group {
        kind: NOYON,
        start: Start::Behind(Dir::N),
        targets: Set::EMPTY,
    };

    #[inline(always)]
    fn start_of(&self, to: Square) -> Square {
        match self.start {
            Start::On(from) => from,
            Start::Behind(dir) => GRID.step(dir.opposite(), to).unwrap_or(to),
        }
    }
}

/// Most groups of moves: three of khuus, and one for each other piece or pinned khuu.
const MOST_GROUPS: usize = MOST_PIECES + 3;

/// The moves of a position, gathered: so that what is done with each is written out once, and not
/// for every kind of piece.
pub(super) struct Gathered {
    groups: [Group; MOST_GROUPS],
    len: usize,
}

impl Gathered {
    /// The legal moves of a position.
    #[inline]
    pub(super) fn of(position: &Shatar) -> Gathered {
        let mut moves = Gathered {
            groups: [Group::NONE; MOST_GROUPS],
            len: 0,
        };
        let _ = each_move(position, Legality::Shatar, &mut moves);
        moves
    }

    /// Hands each move to a visitor.
    #[inline]
    pub(super) fn visit(
        &self,
        them: Set,
        visit: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for group in self.groups.iter().take(self.len) {
            for to in group.targets {
                visit(made(group.kind, group.start_of(to), to, them))?;
            }
        }
        Continue(())
    }

    #[inline(always)]
    fn add(&mut self, group: Group) {
        if let Some(place) = self.groups.get_mut(self.len) {
            *place = group;
            self.len += 1;
        }
    }
}

impl Sink for Gathered {
    #[inline(always)]
    fn khuus(&mut self, ahead: Step, [one, other]: [Step; 2]) -> ControlFlow<()> {
        for Step { dir, targets } in [ahead, one, other] {
            let start = Start::Behind(dir);
            self.add(Group {
                kind: KHUU,
                start,
                targets,
            });
        }
        Continue(())
    }

    #[inline(always)]
    fn piece(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()> {
        let start = Start::On(from);
        self.add(Group {
            kind,
            start,
            targets,
        });
        Continue(())
    }
}
