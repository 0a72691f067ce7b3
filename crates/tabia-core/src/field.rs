//! Moves as sets: the generator for boards of men and kings that capture by jumping.

use crate::capture::{
    Jumping, Reached, Search, crown_rank, crowned_at_end, dirs_facing, facing, reach,
};
use crate::leap::leapers;
use crate::rules::{Crowning, Priority};
use crate::{Dir, Dirs, Grid, Kind, Move, Route, Set, Square};
use core::marker::PhantomData;
use core::ops::ControlFlow::{self, Break, Continue};

/// Runs a block once for each direction of a constant set, with the direction as a constant.
macro_rules! each_dir {
    ($dirs:expr, $dir:ident => $body:block) => {
        each_dir!(@ $dirs, $dir => $body, N NE E SE S SW W NW)
    };
    (@ $dirs:expr, $dir:ident => $body:block, $($name:ident)*) => {$(
        if const { $dirs.contains(Dir::$name) } {
            const $dir: Dir = Dir::$name;
            $body
        }
    )*};
}

/// Takes the moves of a position as sets: to count them, to list them, or to see that there are any.
pub trait Sink {
    /// Pieces of a kind that go one step in a direction, by the squares they reach.
    fn steps(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()>;
    /// Pieces of a kind that go two steps in a direction over one of their own, by the squares they reach.
    fn hops(&mut self, kind: Kind, dir: Dir, targets: Set) -> ControlFlow<()>;
    /// One piece of a kind that slides to any of these squares.
    fn slides(&mut self, kind: Kind, from: Square, targets: Set) -> ControlFlow<()>;
    /// Pieces of a kind that capture one neighbour in a direction and are done, by the squares they reach.
    fn jumps(&mut self, kind: Kind, dir: Dir, landings: Set) -> ControlFlow<()>;
    /// One complete capture.
    fn capture(&mut self, mv: Move, route: &Route) -> ControlFlow<()>;
}

/// Which captures a generator hands out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Convention {
    /// Each move once, whatever routes lead to it.
    Moves,
    /// Every route.
    Routes,
}

/// Men and kings of both sides as the side to move sees them.
#[derive(Debug)]
pub struct Field<G, const WHITE: bool> {
    own: [Set; 2],
    enemy: [Set; 2],
    empty: Set,
    game: PhantomData<G>,
}

const KINDS: [Kind; 2] = [Kind::MAN, Kind::KING];

impl<G: Jumping, const WHITE: bool> Field<G, WHITE> {
    const GRID: &'static Grid = G::GRID;
    const CROWN: Set = crown_rank(G::GRID, WHITE);
    const FREE_CHOICE: bool = G::RULE.priority.is_empty();
    const BY_COUNT: bool = matches!(G::RULE.priority, [Priority::Count]);
    const MAN_STEPS: Dirs = facing(G::KINDS[0].quiet, WHITE).step;
    const KING_STEPS: Dirs = facing(G::KINDS[1].quiet, WHITE).step;
    const KING_SLIDES: Dirs = facing(G::KINDS[1].quiet, WHITE).slide;
    const MAN_HOPS: Dirs = dirs_facing(G::KINDS[0].over_own, WHITE);
    const MAN_JUMPS: Dirs = reach::<G, WHITE>(Kind::MAN).step;
    const KING_JUMPS: Dirs = reach::<G, WHITE>(Kind::KING).step;
    const KING_FLIES: Dirs = reach::<G, WHITE>(Kind::KING).slide;

    /// The field of these men and kings.
    #[must_use]
    #[inline(always)]
    pub fn new(own: [Set; 2], enemy: [Set; 2]) -> Self {
        let empty = Self::GRID.board() - (own[0] | own[1] | enemy[0] | enemy[1]);
        Field {
            own,
            enemy,
            empty,
            game: PhantomData,
        }
    }

    /// Hands all legal moves to the sink.
    #[inline]
    pub fn moves(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        if self.can_capture() {
            self.captures(convention, sink)
        } else {
            self.quiet(sink)
        }
    }

    /// Whether any piece can capture.
    #[must_use]
    #[inline(always)]
    pub fn can_capture(&self) -> bool {
        let men = self.jumpers(Kind::MAN);
        let kings = self.own[1];
        men.meets(self.own[0]) || !kings.is_empty() && self.kings_can_capture()
    }

    #[inline]
    fn kings_can_capture(&self) -> bool {
        if !Self::KING_JUMPS.is_empty() && self.jumpers(Kind::KING).meets(self.own[1]) {
            return true;
        }
        if Self::KING_FLIES.is_empty() {
            return false;
        }
        let search = self.search();
        self.own[1]
            .iter()
            .any(|from| search.can_capture(from, Kind::KING))
    }

    /// The squares from which a stepping piece of this kind would capture.
    #[inline(always)]
    fn jumpers(&self, kind: Kind) -> Set {
        let prey = self.prey(kind);
        let mut all = Set::EMPTY;
        if kind == Kind::MAN {
            each_dir!(Self::MAN_JUMPS, DIR => { all |= leapers(Self::GRID, DIR, prey, self.empty) });
        } else {
            each_dir!(Self::KING_JUMPS, DIR => { all |= leapers(Self::GRID, DIR, prey, self.empty) });
        }
        all
    }

    /// The same, but not straight back from where the piece came.
    #[inline(always)]
    fn onward_jumpers(&self, kind: Kind, came: Dir) -> Set {
        let prey = self.prey(kind);
        let back = came.opposite();
        let mut all = Set::EMPTY;
        if kind == Kind::MAN {
            each_dir!(Self::MAN_JUMPS, DIR => {
                if DIR as u8 != back as u8 {
                    all |= leapers(Self::GRID, DIR, prey, self.empty);
                }
            });
        } else {
            each_dir!(Self::KING_JUMPS, DIR => {
                if DIR as u8 != back as u8 {
                    all |= leapers(Self::GRID, DIR, prey, self.empty);
                }
            });
        }
        all
    }

    #[inline(always)]
    fn prey(&self, kind: Kind) -> Set {
        match G::KINDS[kind.index()].prey {
            crate::rules::Prey::All => self.enemy[0] | self.enemy[1],
            crate::rules::Prey::MenOnly => self.enemy[0],
        }
    }

    #[inline]
    fn search(&self) -> Search<G, WHITE> {
        Search::new(self.enemy[0], self.enemy[1], self.empty)
    }

    /// Hands out the moves that capture nothing.
    #[inline(always)]
    fn quiet(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let [men, kings] = self.own;
        let grid = Self::GRID;
        each_dir!(Self::MAN_STEPS, DIR => {
            sink.steps(Kind::MAN, DIR, grid.shift(DIR).apply(men) & self.empty)?;
        });
        each_dir!(Self::MAN_HOPS, DIR => {
            let over = grid.shift(DIR).apply(men) & (men | kings);
            sink.hops(Kind::MAN, DIR, grid.shift(DIR).apply(over) & self.empty)?;
        });
        if kings.is_empty() {
            return Continue(());
        }
        each_dir!(Self::KING_STEPS, DIR => {
            sink.steps(Kind::KING, DIR, grid.shift(DIR).apply(kings) & self.empty)?;
        });
        if !Self::KING_SLIDES.is_empty() {
            for from in kings {
                sink.slides(Kind::KING, from, self.slide_targets(from))?;
            }
        }
        Continue(())
    }

    #[inline]
    fn slide_targets(&self, from: Square) -> Set {
        let occupied = Self::GRID.board() - self.empty;
        let mut targets = Set::EMPTY;
        each_dir!(Self::KING_SLIDES, DIR => { targets |= Self::GRID.slide(DIR, from, occupied) });
        targets
    }

    /// Hands out the captures.
    #[inline]
    fn captures(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        if Self::FREE_CHOICE {
            self.free_captures(convention, sink)
        } else if Self::BY_COUNT {
            self.longest_captures(convention, sink)
        } else {
            self.best_captures(convention, sink)
        }
    }

    fn free_captures(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        let search = self.search();
        self.single_jumps(sink)?;
        self.each_chain(|from, kind, dir| {
            search.visit_toward(dir, from, kind, &mut |done, route| {
                emit(&search, done, route, kind, convention, |_, _| true, sink)
            })
        })?;
        self.each_flyer(|from| {
            search.visit(from, Kind::KING, &mut |done, route| {
                emit(
                    &search,
                    done,
                    route,
                    Kind::KING,
                    convention,
                    |_, _| true,
                    sink,
                )
            })
        })
    }

    /// Majority: first the greatest number, then the captures that reach it.
    fn longest_captures(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        let search = self.search();
        let mut most = 1;
        let mut leaders = Set::EMPTY;
        let mut weigh = |from: Square, kind: Kind| {
            let longest = search.longest(from, kind);
            if longest > most {
                most = longest;
                leaders = Set::EMPTY;
            }
            if longest == most {
                leaders = leaders.with(from);
            }
            Continue(())
        };
        let _ = self.each_chain(|from, kind, _| weigh(from, kind));
        let _ = self.each_flyer(|from| weigh(from, Kind::KING));
        if most == 1 {
            self.every_jump(sink)?;
            leaders = if Self::KING_FLIES.is_empty() {
                Set::EMPTY
            } else {
                leaders & self.own[1]
            };
        }
        for from in leaders {
            let kind = if self.own[1].contains(from) {
                Kind::KING
            } else {
                Kind::MAN
            };
            search.visit(from, kind, &mut |done, route| {
                if route.captures() as u32 != most {
                    return Continue(());
                }
                let counts = |_: &Reached, other: &Route| other.captures() as u32 == most;
                emit(&search, done, route, kind, convention, counts, sink)
            })?;
        }
        Continue(())
    }

    /// Any other order of priorities: every capture is weighed.
    fn best_captures(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        let search = self.search();
        let pieces = || {
            KINDS
                .into_iter()
                .flat_map(|kind| self.own[kind.index()].iter().map(move |from| (from, kind)))
        };
        let mut best = 0;
        for (from, kind) in pieces() {
            let _ = search.visit(from, kind, &mut |_, route| {
                best = best.max(search.score(kind, route));
                Continue(())
            });
        }
        for (from, kind) in pieces() {
            search.visit(from, kind, &mut |done, route| {
                let counts = |_: &Reached, other: &Route| search.score(kind, other) == best;
                if !counts(done, route) {
                    return Continue(());
                }
                emit(&search, done, route, kind, convention, counts, sink)
            })?;
        }
        Continue(())
    }

    /// Stepping pieces that capture one piece and are done.
    #[inline]
    fn single_jumps(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        each_dir!(Self::MAN_JUMPS, DIR => {
            let landings = self.jump_landings(Kind::MAN, DIR);
            if !landings.is_empty() {
                sink.jumps(Kind::MAN, DIR, landings - self.going_on(Kind::MAN, DIR))?;
            }
        });
        each_dir!(Self::KING_JUMPS, DIR => {
            let landings = self.jump_landings(Kind::KING, DIR);
            if !landings.is_empty() {
                sink.jumps(Kind::KING, DIR, landings - self.going_on(Kind::KING, DIR))?;
            }
        });
        Continue(())
    }

    /// Stepping pieces that capture one piece where no capture takes more: those crowned by it too.
    #[inline]
    fn every_jump(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        each_dir!(Self::MAN_JUMPS, DIR => {
            sink.jumps(Kind::MAN, DIR, self.jump_landings(Kind::MAN, DIR))?;
        });
        each_dir!(Self::KING_JUMPS, DIR => {
            sink.jumps(Kind::KING, DIR, self.jump_landings(Kind::KING, DIR))?;
        });
        Continue(())
    }

    /// Stepping pieces that may capture more than one piece, each with the direction of its first jump.
    #[inline]
    fn each_chain(
        &self,
        mut visit: impl FnMut(Square, Kind, Dir) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each_dir!(Self::MAN_JUMPS, DIR => {
            let landings = self.jump_landings(Kind::MAN, DIR);
            if !landings.is_empty() {
                for from in jumped_from::<G>(DIR, landings & self.going_on(Kind::MAN, DIR)) {
                    visit(from, Kind::MAN, DIR)?;
                }
            }
        });
        each_dir!(Self::KING_JUMPS, DIR => {
            let landings = self.jump_landings(Kind::KING, DIR);
            if !landings.is_empty() {
                for from in jumped_from::<G>(DIR, landings & self.going_on(Kind::KING, DIR)) {
                    visit(from, Kind::KING, DIR)?;
                }
            }
        });
        Continue(())
    }

    /// Sliding pieces, one by one.
    #[inline]
    fn each_flyer(&self, mut visit: impl FnMut(Square) -> ControlFlow<()>) -> ControlFlow<()> {
        if Self::KING_FLIES.is_empty() {
            return Continue(());
        }
        self.own[1].iter().try_for_each(&mut visit)
    }

    /// Where the stepping pieces of a kind land that jump in this direction.
    #[inline(always)]
    fn jump_landings(&self, kind: Kind, dir: Dir) -> Set {
        let onward = Self::GRID.shift(dir);
        let met = onward.apply(self.own[kind.index()]) & self.prey(kind);
        onward.apply(met) & self.empty
    }

    /// Landing squares from which a stepping piece may go on capturing, or must be looked at one by one.
    #[inline(always)]
    fn going_on(&self, kind: Kind, dir: Dir) -> Set {
        let onward = self.onward_jumpers(kind, dir);
        match (G::RULE.crowning, G::KINDS[kind.index()].crowned) {
            (Crowning::InPassing, Some(_)) => onward | Self::CROWN,
            (Crowning::EndsMove, Some(_)) => onward - Self::CROWN,
            _ => onward,
        }
    }
}

/// Where the pieces stood that have jumped in this direction onto these squares.
#[inline(always)]
fn jumped_from<G: Jumping>(dir: Dir, landings: Set) -> Set {
    let back = G::GRID.shift(dir.opposite());
    back.apply(back.apply(landings))
}

#[inline]
fn emit<G: Jumping, const WHITE: bool>(
    search: &Search<G, WHITE>,
    done: &Reached,
    route: &Route,
    kind: Kind,
    convention: Convention,
    counts: impl Fn(&Reached, &Route) -> bool,
    sink: &mut impl Sink,
) -> ControlFlow<()> {
    if convention == Convention::Moves && !search.is_first(done, route, kind, counts) {
        return Continue(());
    }
    sink.capture(search.made(route.start(), kind, done), route)
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
    fn jumps(&mut self, kind: Kind, dir: Dir, landings: Set) -> ControlFlow<()> {
        self.steps(kind, dir, landings)
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
    fn jumps(&mut self, _: Kind, _: Dir, landings: Set) -> ControlFlow<()> {
        Any::stop_if(landings)
    }
    #[inline(always)]
    fn capture(&mut self, _: Move, _: &Route) -> ControlFlow<()> {
        Break(())
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
        let arrives = crowned_at_end::<G>(kind, to, crown_rank(G::GRID, WHITE));
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
    fn jumps(&mut self, kind: Kind, dir: Dir, landings: Set) -> ControlFlow<()> {
        let back = G::GRID.shift(dir.opposite());
        for to in landings {
            let over = back.apply(Set::of(to));
            let (Some(prey), Some(from)) = (over.first(), back.apply(over).first()) else {
                continue;
            };
            let arrives = crowned_at_end::<G>(kind, to, crown_rank(G::GRID, WHITE));
            let mut route = Route::from(from);
            route.push(to, Some(prey));
            (self.visit)(
                Move::capture(from, to, arrives, over).promoting(arrives != kind),
                &route,
            )?;
        }
        Continue(())
    }

    #[inline(always)]
    fn capture(&mut self, mv: Move, route: &Route) -> ControlFlow<()> {
        (self.visit)(mv, route)
    }
}
