//! Moves as sets, and who takes them: to count them, to list them, or to see that there are any.

use super::board::GRID;
use super::pieces::SHATRA;
use super::position::Shatra;
use core::ops::ControlFlow::{self, Break, Continue};
use tabia_core::{Dir, Kind, Move, Route, Set, Square};

/// Takes the moves of a position.
pub(super) trait Sink {
    /// Each of these men may go to each of these squares.
    fn each_to_each(&mut self, men: Set, squares: Set) -> ControlFlow<()>;
    /// One man of a kind may go to each of these squares.
    fn one_to_each(&mut self, kind: Kind, from: Square, squares: Set) -> ControlFlow<()>;
    /// Shatras that go so many squares in a direction, by the squares they reach.
    fn steps(&mut self, dir: Dir, distance: u8, targets: Set) -> ControlFlow<()>;
    /// Shatras that go one square in a direction and become this kind, by the squares they reach.
    fn promotions(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()>;
    /// One complete capture.
    fn capture(&mut self, mv: Move, route: &Route) -> ControlFlow<()>;
}

/// Counts moves.
#[derive(Default)]
pub(super) struct Counter(pub u64);

impl Counter {
    #[inline(always)]
    fn add(&mut self, count: u32) -> ControlFlow<()> {
        self.0 += u64::from(count);
        Continue(())
    }
}

impl Sink for Counter {
    #[inline(always)]
    fn each_to_each(&mut self, men: Set, squares: Set) -> ControlFlow<()> {
        self.add(men.len() * squares.len())
    }
    #[inline(always)]
    fn one_to_each(&mut self, _: Kind, _: Square, squares: Set) -> ControlFlow<()> {
        self.add(squares.len())
    }
    #[inline(always)]
    fn steps(&mut self, _: Dir, _: u8, targets: Set) -> ControlFlow<()> {
        self.add(targets.len())
    }
    #[inline(always)]
    fn promotions(&mut self, _: Kind, _: Dir, targets: Set) -> ControlFlow<()> {
        self.add(targets.len())
    }
    #[inline(always)]
    fn capture(&mut self, _: Move, _: &Route) -> ControlFlow<()> {
        self.add(1)
    }
}

/// Stops at the first move.
pub(super) struct First;

impl First {
    #[inline(always)]
    fn stop_if(there: bool) -> ControlFlow<()> {
        if there { Break(()) } else { Continue(()) }
    }
}

impl Sink for First {
    #[inline(always)]
    fn each_to_each(&mut self, men: Set, squares: Set) -> ControlFlow<()> {
        First::stop_if(!men.is_empty() && !squares.is_empty())
    }
    #[inline(always)]
    fn one_to_each(&mut self, _: Kind, _: Square, squares: Set) -> ControlFlow<()> {
        First::stop_if(!squares.is_empty())
    }
    #[inline(always)]
    fn steps(&mut self, _: Dir, _: u8, targets: Set) -> ControlFlow<()> {
        First::stop_if(!targets.is_empty())
    }
    #[inline(always)]
    fn promotions(&mut self, _: Kind, _: Dir, targets: Set) -> ControlFlow<()> {
        First::stop_if(!targets.is_empty())
    }
    #[inline(always)]
    fn capture(&mut self, _: Move, _: &Route) -> ControlFlow<()> {
        Break(())
    }
}

/// Looks for one move, and stops where it is found. Nothing is listed for it.
pub(super) struct Finder<'p> {
    position: &'p Shatra,
    wanted: Move,
}

impl<'p> Finder<'p> {
    pub fn new(position: &'p Shatra, wanted: Move) -> Self {
        Finder { position, wanted }
    }

    /// Shatras that go so many squares in a direction to these.
    fn step(&self, dir: Dir, distance: u8, targets: Set, promoting: bool) -> ControlFlow<()> {
        let (from, to) = (self.wanted.from(), self.wanted.to());
        let back = GRID.shift(dir.opposite());
        let origin = (0..distance).fold(targets & Set::of(to), |set, _| back.apply(set));
        let kind = if promoting {
            self.wanted.kind()
        } else {
            SHATRA
        };
        let mv = Move::quiet(from, to, kind).promoting(promoting);
        First::stop_if(origin == Set::of(from) && mv == self.wanted)
    }
}

impl Sink for Finder<'_> {
    fn each_to_each(&mut self, men: Set, squares: Set) -> ControlFlow<()> {
        let from = self.wanted.from();
        match self.position.kind_on(from) {
            Some(kind) if men.contains(from) => self.one_to_each(kind, from, squares),
            _ => Continue(()),
        }
    }

    fn one_to_each(&mut self, kind: Kind, from: Square, squares: Set) -> ControlFlow<()> {
        let to = self.wanted.to();
        First::stop_if(squares.contains(to) && Move::quiet(from, to, kind) == self.wanted)
    }

    fn steps(&mut self, dir: Dir, distance: u8, targets: Set) -> ControlFlow<()> {
        self.step(dir, distance, targets, false)
    }

    fn promotions(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()> {
        match kind == self.wanted.kind() {
            true => self.step(dir, 1, targets, true),
            false => Continue(()),
        }
    }

    fn capture(&mut self, mv: Move, _: &Route) -> ControlFlow<()> {
        First::stop_if(mv == self.wanted)
    }
}

/// Lists moves: hands each to a visitor with its route.
pub(super) struct Lister<'p, V> {
    position: &'p Shatra,
    visit: V,
}

impl<'p, V: FnMut(Move, &Route) -> ControlFlow<()>> Lister<'p, V> {
    pub fn new(position: &'p Shatra, visit: V) -> Self {
        Lister { position, visit }
    }

    fn quiet(&mut self, mv: Move) -> ControlFlow<()> {
        (self.visit)(mv, &Route::quiet(mv.from(), mv.to()))
    }

    fn each_step(
        &mut self,
        dir: Dir,
        distance: u8,
        targets: Set,
        made: impl Fn(Square, Square) -> Move,
    ) -> ControlFlow<()> {
        let back = GRID.shift(dir.opposite());
        for to in targets {
            let origin = (0..distance).fold(Set::of(to), |set, _| back.apply(set));
            if let Some(from) = origin.first() {
                self.quiet(made(from, to))?;
            }
        }
        Continue(())
    }
}

impl<V: FnMut(Move, &Route) -> ControlFlow<()>> Sink for Lister<'_, V> {
    fn each_to_each(&mut self, men: Set, squares: Set) -> ControlFlow<()> {
        for from in men {
            if let Some(kind) = self.position.kind_on(from) {
                self.one_to_each(kind, from, squares)?;
            }
        }
        Continue(())
    }

    fn one_to_each(&mut self, kind: Kind, from: Square, squares: Set) -> ControlFlow<()> {
        squares
            .iter()
            .try_for_each(|to| self.quiet(Move::quiet(from, to, kind)))
    }

    fn steps(&mut self, dir: Dir, distance: u8, targets: Set) -> ControlFlow<()> {
        self.each_step(dir, distance, targets, |from, to| {
            Move::quiet(from, to, SHATRA)
        })
    }

    fn promotions(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()> {
        self.each_step(dir, 1, targets, |from, to| {
            Move::quiet(from, to, kind).promoting(true)
        })
    }

    fn capture(&mut self, mv: Move, route: &Route) -> ControlFlow<()> {
        (self.visit)(mv, route)
    }
}
