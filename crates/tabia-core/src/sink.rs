//! What becomes of moves that come as sets: they are counted, listed, or looked for.

use crate::capture::{Jumping, capture_by};
use crate::reach::{crown_rank, crowned_at_end};
use crate::{Dir, Kind, Move, Route, Set, Square};
use core::marker::PhantomData;
use core::ops::ControlFlow::{self, Break, Continue};

/// Takes the moves of a position as sets: to count them, to list them, or to see that there are any.
///
/// What a sink does not care for it lets pass.
pub trait Sink {
    /// Pieces of a kind that go one step in a direction, by the squares they reach.
    fn steps(&mut self, _kind: Kind, _dir: Dir, _targets: Set) -> ControlFlow<()> {
        Continue(())
    }
    /// Pieces of a kind that go two steps in a direction over one of their own, by the squares they reach.
    fn hops(&mut self, _kind: Kind, _dir: Dir, _targets: Set) -> ControlFlow<()> {
        Continue(())
    }
    /// One piece of a kind that slides to any of these squares.
    fn slides(&mut self, _kind: Kind, _from: Square, _targets: Set) -> ControlFlow<()> {
        Continue(())
    }
    /// Pieces of a kind that capture their neighbours by short leaps in these directions, one after
    /// the other, and are done: by the squares they reach. They are not crowned before they are done.
    fn jumps(&mut self, _kind: Kind, _leaps: &[Dir], _landings: Set) -> ControlFlow<()> {
        Continue(())
    }
    /// One complete capture.
    fn capture(&mut self, _mv: Move, _route: &Route) -> ControlFlow<()> {
        Continue(())
    }
}

/// Counts moves.
#[derive(Default, Debug)]
pub struct Counter(pub u64);

impl Sink for Counter {
    #[inline(always)]
    fn steps(&mut self, _: Kind, _: Dir, targets: Set) -> ControlFlow<()> {
        self.0 += u64::from(targets.len());
        Continue(())
    }
    #[inline(always)]
    fn hops(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()> {
        self.steps(kind, dir, targets)
    }
    #[inline(always)]
    fn slides(&mut self, _: Kind, _: Square, targets: Set) -> ControlFlow<()> {
        self.0 += u64::from(targets.len());
        Continue(())
    }
    #[inline(always)]
    fn jumps(&mut self, _: Kind, _: &[Dir], landings: Set) -> ControlFlow<()> {
        self.0 += u64::from(landings.len());
        Continue(())
    }
    #[inline(always)]
    fn capture(&mut self, _: Move, _: &Route) -> ControlFlow<()> {
        self.0 += 1;
        Continue(())
    }
}

/// Stops at the first move.
#[derive(Debug)]
pub struct Any;

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
    fn steps(&mut self, _: Kind, _: Dir, targets: Set) -> ControlFlow<()> {
        Any::stop_if(targets)
    }
    #[inline(always)]
    fn hops(&mut self, _: Kind, _: Dir, targets: Set) -> ControlFlow<()> {
        Any::stop_if(targets)
    }
    #[inline(always)]
    fn slides(&mut self, _: Kind, _: Square, targets: Set) -> ControlFlow<()> {
        Any::stop_if(targets)
    }
    #[inline(always)]
    fn jumps(&mut self, _: Kind, _: &[Dir], landings: Set) -> ControlFlow<()> {
        Any::stop_if(landings)
    }
    #[inline(always)]
    fn capture(&mut self, _: Move, _: &Route) -> ControlFlow<()> {
        Break(())
    }
}

/// Looks for one move, and stops where it is found. Nothing is listed for it.
#[derive(Debug)]
pub struct Finder<G, const WHITE: bool> {
    wanted: Move,
    game: PhantomData<G>,
}

impl<G: Jumping, const WHITE: bool> Finder<G, WHITE> {
    /// Looks for this move.
    #[must_use]
    pub fn new(wanted: Move) -> Self {
        Finder {
            wanted,
            game: PhantomData,
        }
    }

    /// Whether it is the wanted one that a piece of a kind makes from this square, given as a set of one.
    #[inline(always)]
    fn look(&self, kind: Kind, from: Set, captured: Set, leaps: &[Dir]) -> ControlFlow<()> {
        let (wanted, to) = (self.wanted, self.wanted.to());
        if from != Set::of(wanted.from()) {
            return Continue(());
        }
        let arrives = crowned_at_end::<G>(kind, to, const { crown_rank(G::GRID, WHITE) });
        let mv = match leaps {
            [] => Move::quiet(wanted.from(), to, arrives),
            _ => capture_by::<G>(&leapt_route::<G>(leaps, from), to, arrives, captured),
        };
        Finder::<G, WHITE>::stop_if(mv.promoting(arrives != kind) == wanted)
    }

    #[inline(always)]
    fn stop_if(found: bool) -> ControlFlow<()> {
        if found { Break(()) } else { Continue(()) }
    }
}

impl<G: Jumping, const WHITE: bool> Sink for Finder<G, WHITE> {
    #[inline(always)]
    fn steps(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()> {
        let to = targets & Set::of(self.wanted.to());
        let from = G::GRID.shift(dir.opposite()).apply(to);
        self.look(kind, from, Set::EMPTY, &[])
    }

    #[inline(always)]
    fn hops(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()> {
        let back = G::GRID.shift(dir.opposite());
        let to = targets & Set::of(self.wanted.to());
        self.look(kind, back.apply(back.apply(to)), Set::EMPTY, &[])
    }

    #[inline(always)]
    fn slides(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()> {
        match targets.contains(self.wanted.to()) {
            true => self.look(kind, Set::of(from), Set::EMPTY, &[]),
            false => Continue(()),
        }
    }

    fn jumps(&mut self, kind: Kind, leaps: &[Dir], landings: Set) -> ControlFlow<()> {
        let to = landings & Set::of(self.wanted.to());
        let (from, captured) = leapt_back::<G>(leaps, to);
        self.look(kind, from, captured, leaps)
    }

    fn capture(&mut self, mv: Move, _: &Route) -> ControlFlow<()> {
        Finder::<G, WHITE>::stop_if(mv == self.wanted)
    }
}

/// Lists moves: hands each to a visitor with its route.
pub struct Lister<G, const WHITE: bool, V> {
    visit: V,
    game: PhantomData<G>,
}

impl<G: Jumping, const WHITE: bool, V: FnMut(Move, &Route) -> ControlFlow<()>> Lister<G, WHITE, V> {
    /// Lists to this visitor.
    pub fn new(visit: V) -> Self {
        Lister {
            visit,
            game: PhantomData,
        }
    }

    #[inline(always)]
    fn each_quiet(&mut self, kind: Kind, dir: Dir, targets: Set, steps: u8) -> ControlFlow<()> {
        let back = G::GRID.shift(dir.opposite());
        for to in targets {
            let mut origin = back.apply(Set::of(to));
            if steps == 2 {
                origin = back.apply(origin);
            }
            if let Some(from) = origin.first() {
                self.quiet(kind, from, to)?;
            }
        }
        Continue(())
    }

    #[inline(always)]
    fn quiet(&mut self, kind: Kind, from: Square, to: Square) -> ControlFlow<()> {
        let arrives = crowned_at_end::<G>(kind, to, const { crown_rank(G::GRID, WHITE) });
        let mv = Move::quiet(from, to, arrives).promoting(arrives != kind);
        (self.visit)(mv, &Route::quiet(from, to))
    }
}

impl<G: Jumping, const WHITE: bool, V: FnMut(Move, &Route) -> ControlFlow<()>> Sink
    for Lister<G, WHITE, V>
{
    #[inline(always)]
    fn steps(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()> {
        self.each_quiet(kind, dir, targets, 1)
    }

    #[inline(always)]
    fn hops(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()> {
        self.each_quiet(kind, dir, targets, 2)
    }

    #[inline(always)]
    fn slides(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()> {
        targets.iter().try_for_each(|to| self.quiet(kind, from, to))
    }

    #[inline(always)]
    fn jumps(&mut self, kind: Kind, leaps: &[Dir], landings: Set) -> ControlFlow<()> {
        for to in landings {
            let (from, captured) = leapt_back::<G>(leaps, Set::of(to));
            let route = leapt_route::<G>(leaps, from);
            let arrives = crowned_at_end::<G>(kind, to, const { crown_rank(G::GRID, WHITE) });
            let mv = capture_by::<G>(&route, to, arrives, captured);
            (self.visit)(mv.promoting(arrives != kind), &route)?;
        }
        Continue(())
    }

    #[inline(always)]
    fn capture(&mut self, mv: Move, route: &Route) -> ControlFlow<()> {
        (self.visit)(mv, route)
    }
}

/// Makes the position after each move, where the order of captures does not show: hands the men and kings of the side that moved, and what it captured, to a visitor.
pub struct Player<G, const WHITE: bool, V> {
    own: [Set; 2],
    visit: V,
    game: PhantomData<G>,
}

impl<G: Jumping, const WHITE: bool, V: FnMut(Set, Set, Set) -> ControlFlow<()>>
    Player<G, WHITE, V>
{
    /// Plays moves of these men and kings.
    #[inline(always)]
    pub fn new(own: [Set; 2], visit: V) -> Self {
        Player {
            own,
            visit,
            game: PhantomData,
        }
    }

    /// A piece of a kind goes from one square to another, both given as sets of one.
    #[inline(always)]
    fn go(&mut self, kind: Kind, from: Set, to: Set, captured: Set) -> ControlFlow<()> {
        let crown = const { crown_rank(G::GRID, WHITE) };
        let mut own = self.own;
        let (here, arrived) = match G::KINDS[kind.index()].crowned {
            Some(king) => (to - crown, (king, to & crown)),
            None => (to, (kind, Set::EMPTY)),
        };
        own[kind.index()] = (own[kind.index()] - from) | here;
        own[arrived.0.index()] |= arrived.1;
        (self.visit)(own[0], own[1], captured)
    }
}

impl<G: Jumping, const WHITE: bool, V: FnMut(Set, Set, Set) -> ControlFlow<()>> Sink
    for Player<G, WHITE, V>
{
    #[inline(always)]
    fn steps(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()> {
        let back = G::GRID.shift(dir.opposite());
        for to in targets.singles() {
            self.go(kind, back.apply(to), to, Set::EMPTY)?;
        }
        Continue(())
    }

    #[inline(always)]
    fn hops(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()> {
        let back = G::GRID.shift(dir.opposite());
        for to in targets.singles() {
            self.go(kind, back.apply(back.apply(to)), to, Set::EMPTY)?;
        }
        Continue(())
    }

    #[inline(always)]
    fn slides(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()> {
        for to in targets.singles() {
            self.go(kind, Set::of(from), to, Set::EMPTY)?;
        }
        Continue(())
    }

    #[inline(always)]
    fn jumps(&mut self, kind: Kind, leaps: &[Dir], landings: Set) -> ControlFlow<()> {
        for to in landings.singles() {
            let (from, captured) = leapt_back::<G>(leaps, to);
            self.go(kind, from, to, captured)?;
        }
        Continue(())
    }

    #[inline(always)]
    fn capture(&mut self, mv: Move, _: &Route) -> ControlFlow<()> {
        let (from, to) = (Set::of(mv.from()), Set::of(mv.to()));
        let [men, kings] = self.own;
        let arrived = if mv.kind() == Kind::KING {
            [Set::EMPTY, to]
        } else {
            [to, Set::EMPTY]
        };
        let own = [(men - from) | arrived[0], (kings - from) | arrived[1]];
        (self.visit)(own[0], own[1], mv.captured())
    }
}

/// The route of short leaps in these directions from a square, given as a set of one.
#[inline(always)]
pub(crate) fn leapt_route<G: Jumping>(leaps: &[Dir], from: Set) -> Route {
    let mut here = from;
    let mut route = Route::from(from.first().unwrap_or(Square::wrapping(0)));
    for &dir in leaps {
        let prey = G::GRID.shift(dir).apply(here);
        here = G::GRID.shift(dir).apply(prey);
        if let Some(landing) = here.first() {
            route.push(landing, prey.first());
        }
    }
    route
}

/// Where short leaps in these directions that end on `to` began, and what they captured: sets of one.
#[inline(always)]
pub(crate) fn leapt_back<G: Jumping>(leaps: &[Dir], to: Set) -> (Set, Set) {
    let mut here = to;
    let mut captured = Set::EMPTY;
    for &dir in leaps.iter().rev() {
        let back = G::GRID.shift(dir.opposite());
        let prey = back.apply(here);
        captured |= prey;
        here = back.apply(prey);
    }
    (here, captured)
}
