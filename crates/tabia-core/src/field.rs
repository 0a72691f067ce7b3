//! Moves as sets: the generator for boards of men and kings that capture by jumping.

use crate::capture::{Jumping, Reached, Search, crown_rank, dirs_facing, facing, reach};
use crate::dir::each_dir;
use crate::leap::leapers;
use crate::rules::{Crowning, Prey, Priority, Removal};
use crate::sink::{leapt_back, leapt_route};
use crate::{Any, Counter, Dir, Dirs, Grid, Kind, Player, Route, Set, Sink, Square};
use core::marker::PhantomData;
use core::ops::ControlFlow::{self, Continue};

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

/// From where the pieces of a kind leap, by direction.
struct Leapers {
    toward: [Set; 8],
}

impl Leapers {
    #[inline(always)]
    fn any(&self) -> Set {
        self.toward.iter().fold(Set::EMPTY, |all, &some| all | some)
    }

    /// In any direction but straight back from this one.
    #[inline(always)]
    fn onward(&self, came: Dir) -> Set {
        let mut all = Set::EMPTY;
        each_dir!(Dirs::ALL, DIR => {
            if DIR as u8 != came.opposite() as u8 {
                all |= self.toward[DIR as usize];
            }
        });
        all
    }
}

/// What becomes of pieces that have just landed from a leap.
struct Landed {
    /// Their capture is over.
    done: Set,
    /// They go on.
    onward: Set,
    /// They are crowned in passing: each is looked at for itself.
    special: Set,
}

impl<G: Jumping, const WHITE: bool> Field<G, WHITE> {
    const GRID: &'static Grid = G::GRID;
    const CROWN: Set = crown_rank(G::GRID, WHITE);
    const MAN_STEPS: Dirs = facing(G::KINDS[0].quiet, WHITE).step;
    const KING_STEPS: Dirs = facing(G::KINDS[1].quiet, WHITE).step;
    const KING_SLIDES: Dirs = facing(G::KINDS[1].quiet, WHITE).slide;
    const MAN_HOPS: Dirs = dirs_facing(G::KINDS[0].over_own, WHITE);
    const KINGS_FLY: bool = !reach::<G, WHITE>(Kind::KING).slide.is_empty();

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
    #[inline(always)]
    pub fn moves(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        if self.can_capture() {
            self.captures(convention, sink)
        } else {
            self.quiet(sink)
        }
    }

    /// Leaves at exactly this depth: see [`perft`](crate::perft).
    #[must_use]
    pub fn leaves(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count(),
            _ if WHITE => self.leaves_after::<false>(depth),
            _ => self.leaves_after::<true>(depth),
        }
    }

    /// The same for two plies or more. `OTHER` is the colour of the other side.
    fn leaves_after<const OTHER: bool>(&self, depth: u32) -> u64 {
        let mut leaves = 0;
        let after = |own: [Set; 2], captured: Set| {
            let enemy = [self.enemy[0] - captured, self.enemy[1] - captured];
            Field::<G, OTHER>::new(enemy, own)
        };
        if depth == 2 {
            let mut player = Player::<G, WHITE, _>::new(self.own, |own, captured| {
                leaves += after(own, captured).count();
                Continue(())
            });
            let _ = self.moves(Convention::Moves, &mut player);
        } else {
            let mut player = Player::<G, WHITE, _>::new(self.own, |own, captured| {
                leaves += after(own, captured).leaves(depth - 1);
                Continue(())
            });
            let _ = self.moves(Convention::Moves, &mut player);
        }
        leaves
    }

    /// The number of legal moves.
    #[must_use]
    #[inline]
    pub fn count(&self) -> u64 {
        let mut counter = Counter::default();
        let _ = self.moves(Convention::Moves, &mut counter);
        counter.0
    }

    /// Whether there is any legal move.
    #[must_use]
    #[inline(always)]
    pub fn has_moves(&self) -> bool {
        self.can_capture() || self.quiet(&mut Any).is_break()
    }

    /// Whether any piece can capture.
    #[must_use]
    #[inline(always)]
    pub fn can_capture(&self) -> bool {
        self.leapers::<0>().any().meets(self.own[0])
            || !self.own[1].is_empty() && self.kings_can_capture()
    }

    #[inline]
    fn kings_can_capture(&self) -> bool {
        if !Self::KINGS_FLY {
            return self.leapers::<1>().any().meets(self.own[1]);
        }
        let search = self.search();
        self.own[1]
            .iter()
            .any(|from| search.can_capture(from, Kind::KING))
    }

    /// The squares from which the stepping pieces of a kind would capture.
    #[inline(always)]
    fn leapers<const KIND: u8>(&self) -> Leapers {
        let prey = match G::KINDS[KIND as usize].prey {
            Prey::All => self.enemy[0] | self.enemy[1],
            Prey::MenOnly => self.enemy[0],
        };
        let mut toward = [Set::EMPTY; 8];
        each_dir!(leap_dirs::<G, WHITE>(KIND), DIR => {
            toward[DIR as usize] = leapers(Self::GRID, DIR, prey, self.empty);
        });
        Leapers { toward }
    }

    #[inline]
    fn search(&self) -> Search<G, WHITE> {
        Search::new(self.enemy[0], self.enemy[1], self.empty)
    }

    /// Hands out the moves that capture nothing, which are legal where nothing can be captured.
    #[inline(always)]
    pub fn quiet(&self, sink: &mut impl Sink) -> ControlFlow<()> {
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

    /// Hands out the captures. Apart from the rest, so that positions without captures do not pay for it.
    #[inline(never)]
    fn captures<S: Sink>(&self, convention: Convention, sink: &mut S) -> ControlFlow<()> {
        match G::RULE.priority {
            [] => self.free_captures(convention, sink),
            [Priority::Count] => self.longest_captures(convention, sink),
            _ => self.best_captures(convention, sink),
        }
    }

    fn free_captures<S: Sink>(&self, convention: Convention, sink: &mut S) -> ControlFlow<()> {
        let search = self.search();
        let found = |kind, sink: &mut S, here: &Reached, route: &mut Route| {
            search.visit_from(here, route, &mut |done, route| {
                emit(&search, done, route, kind, convention, |_, _| true, sink)
            })
        };
        self.short_captures::<0, S>(&search, sink, &mut |sink, here, leaps, from| {
            found(Kind::MAN, sink, here, &mut leapt_route::<G>(leaps, from))
        })?;
        self.short_captures::<1, S>(&search, sink, &mut |sink, here, leaps, from| {
            found(Kind::KING, sink, here, &mut leapt_route::<G>(leaps, from))
        })?;
        self.flyers().iter().try_for_each(|from| {
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
    fn longest_captures<S: Sink>(&self, convention: Convention, sink: &mut S) -> ControlFlow<()> {
        let search = self.search();
        let mut tally = Tally::default();
        let mut deeper = self.flyers();
        let mut note = |_: &mut Tally, _: &Reached, _: &[Dir], from: Set| {
            deeper |= from;
            Continue(())
        };
        let _ = self.short_captures::<0, Tally>(&search, &mut tally, &mut note);
        let _ = self.short_captures::<1, Tally>(&search, &mut tally, &mut note);
        let (most, leaders) = self.longest_of(&search, deeper, tally.most);
        let mut of_length = OfLength {
            length: most as usize,
            inner: sink,
        };
        let counts = |_: &Reached, other: &Route| other.captures() as u32 == most;
        let go_on = |kind, sink: &mut S, here: &Reached, route: &mut Route| {
            search.visit_from(here, route, &mut |done, route| match counts(done, route) {
                true => emit(&search, done, route, kind, convention, counts, sink),
                false => Continue(()),
            })
        };
        let each = |kind, sink: &mut OfLength<'_, S>, here: &Reached, leaps: &[Dir], from: Set| {
            match leaders.meets(from) {
                true => go_on(kind, sink.inner, here, &mut leapt_route::<G>(leaps, from)),
                false => Continue(()),
            }
        };
        self.short_captures::<0, _>(&search, &mut of_length, &mut |sink, here, leaps, from| {
            each(Kind::MAN, sink, here, leaps, from)
        })?;
        self.short_captures::<1, _>(&search, &mut of_length, &mut |sink, here, leaps, from| {
            each(Kind::KING, sink, here, leaps, from)
        })?;
        for from in leaders & self.flyers() {
            search.visit(
                from,
                Kind::KING,
                &mut |done, route| match counts(done, route) {
                    true => emit(&search, done, route, Kind::KING, convention, counts, sink),
                    false => Continue(()),
                },
            )?;
        }
        Continue(())
    }

    /// The greatest number of captures, and who of these pieces reach it.
    fn longest_of(&self, search: &Search<G, WHITE>, pieces: Set, at_least: u32) -> (u32, Set) {
        let mut most = at_least;
        let mut leaders = Set::EMPTY;
        for from in pieces {
            let longest = search.longest(from, self.kind_on(from));
            if longest > most {
                leaders = Set::EMPTY;
            }
            if longest >= most {
                most = longest;
                leaders = leaders.with(from);
            }
        }
        (most, leaders)
    }

    /// Any other order of priorities: every capture is weighed.
    fn best_captures<S: Sink>(&self, convention: Convention, sink: &mut S) -> ControlFlow<()> {
        let search = self.search();
        let pieces = self.own[0] | self.own[1];
        let mut best = 0;
        for from in pieces {
            let kind = self.kind_on(from);
            let _ = search.visit(from, kind, &mut |_, route| {
                best = best.max(search.score(kind, route));
                Continue(())
            });
        }
        for from in pieces {
            let kind = self.kind_on(from);
            let counts = |_: &Reached, other: &Route| search.score(kind, other) == best;
            search.visit(from, kind, &mut |done, route| {
                if !counts(done, route) {
                    return Continue(());
                }
                emit(&search, done, route, kind, convention, counts, sink)
            })?;
        }
        Continue(())
    }

    #[inline(always)]
    fn kind_on(&self, sq: Square) -> Kind {
        if self.own[1].contains(sq) {
            Kind::KING
        } else {
            Kind::MAN
        }
    }

    /// Sliding pieces, which are looked at one by one.
    #[inline(always)]
    fn flyers(&self) -> Set {
        if Self::KINGS_FLY {
            self.own[1]
        } else {
            Set::EMPTY
        }
    }

    /// Hands out the captures of the stepping pieces of a kind: those of one and two leaps as sets,
    /// the rest one by one, each with the leaps it begins with and where they began.
    ///
    /// Up to two leaps nothing can happen that the sets do not know: no piece is met twice, and the
    /// start square cannot be reached again.
    #[inline(always)]
    fn short_captures<const KIND: u8, S: Sink>(
        &self,
        search: &Search<G, WHITE>,
        sink: &mut S,
        each: &mut impl FnMut(&mut S, &Reached, &[Dir], Set) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let own = self.own[KIND as usize];
        if own.is_empty() || const { leap_dirs::<G, WHITE>(KIND).is_empty() } {
            return Continue(());
        }
        let leapers = self.leapers::<KIND>();
        each_dir!(leap_dirs::<G, WHITE>(KIND), DIR => {
            let leaping = leapers.toward[DIR as usize] & own;
            if !leaping.is_empty() {
                let landed = self.land::<KIND>(&leapers, DIR, leaping);
                let done = self.crowned::<KIND, S>(search, &[DIR], &landed, sink, each)?;
                sink.jumps(Kind(KIND), &[DIR], landed.done | done)?;
                if !landed.onward.is_empty() {
                    self.second_leaps::<KIND, S>(search, &leapers, DIR, landed.onward, sink, each)?;
                }
            }
        });
        Continue(())
    }

    #[inline(always)]
    fn second_leaps<const KIND: u8, S: Sink>(
        &self,
        search: &Search<G, WHITE>,
        leapers: &Leapers,
        first: Dir,
        standing: Set,
        sink: &mut S,
        each: &mut impl FnMut(&mut S, &Reached, &[Dir], Set) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each_dir!(leap_dirs::<G, WHITE>(KIND), DIR => {
            let leaping = leapers.toward[DIR as usize] & standing;
            if DIR as u8 != first.opposite() as u8 && !leaping.is_empty() {
                let landed = self.land::<KIND>(leapers, DIR, leaping);
                let leaps = &[first, DIR];
                let done = self.crowned::<KIND, S>(search, leaps, &landed, sink, each)?;
                sink.jumps(Kind(KIND), leaps, landed.done | done)?;
                for at in landed.onward {
                    let (from, captured) = leapt_back::<G>(leaps, Set::of(at));
                    let here = search.after_leaps(from, at, Kind(KIND), captured, DIR);
                    each(sink, &here, leaps, from)?;
                }
            }
        });
        Continue(())
    }

    /// Of the pieces that were crowned in passing, hands out those that go on, and gives back the rest.
    #[inline(always)]
    fn crowned<const KIND: u8, S: Sink>(
        &self,
        search: &Search<G, WHITE>,
        leaps: &[Dir],
        landed: &Landed,
        sink: &mut S,
        each: &mut impl FnMut(&mut S, &Reached, &[Dir], Set) -> ControlFlow<()>,
    ) -> ControlFlow<(), Set> {
        let mut done = Set::EMPTY;
        for at in landed.special {
            let to = Set::of(at);
            let (from, captured) = leapt_back::<G>(leaps, to);
            let last = leaps[leaps.len() - 1];
            let here = search.after_leaps(from, at, Kind(KIND), captured, last);
            if search.goes_on(&here) {
                each(sink, &here, leaps, from)?;
            } else {
                done |= to;
            }
        }
        Continue(done)
    }

    /// Pieces that leap in this direction, by what becomes of them where they land.
    #[inline(always)]
    fn land<const KIND: u8>(&self, leapers: &Leapers, dir: Dir, leaping: Set) -> Landed {
        let shift = Self::GRID.shift(dir);
        let landings = shift.apply(shift.apply(leaping));
        let crowned = match G::KINDS[KIND as usize].crowned {
            Some(_) => landings & Self::CROWN,
            None => Set::EMPTY,
        };
        let (special, over) = match G::RULE.crowning {
            Crowning::InPassing => (crowned, Set::EMPTY),
            Crowning::EndsMove => (Set::EMPTY, crowned),
            Crowning::AtEnd => (Set::EMPTY, Set::EMPTY),
        };
        let onward = (landings & leapers.onward(dir)) - special - over;
        Landed {
            done: landings - special - onward,
            onward,
            special,
        }
    }
}

/// The directions of the short leaps of a kind.
#[inline(always)]
const fn leap_dirs<G: Jumping, const WHITE: bool>(kind: u8) -> Dirs {
    reach::<G, WHITE>(Kind(kind)).step
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
    let mut trail = *route;
    match convention {
        Convention::Moves if !search.is_first(done, route, kind, &counts) => return Continue(()),
        // A move that minds the order of its captures has that of its first route.
        Convention::Routes if matches!(G::RULE.removal, Removal::Stacked) => {
            trail = search
                .first_alike(done, route, kind, &counts)
                .unwrap_or(*route);
        }
        _ => {}
    }
    sink.capture(search.made(&trail, kind, done), route)
}

/// Finds the greatest number of leaps among captures that come as sets.
#[derive(Default)]
struct Tally {
    most: u32,
}

impl Sink for Tally {
    #[inline(always)]
    fn jumps(&mut self, _: Kind, leaps: &[Dir], landings: Set) -> ControlFlow<()> {
        if !landings.is_empty() {
            self.most = self.most.max(leaps.len() as u32);
        }
        Continue(())
    }
}

/// Lets only captures of one length through.
struct OfLength<'a, S> {
    length: usize,
    inner: &'a mut S,
}

impl<S: Sink> Sink for OfLength<'_, S> {
    #[inline(always)]
    fn jumps(&mut self, kind: Kind, leaps: &[Dir], landings: Set) -> ControlFlow<()> {
        if leaps.len() == self.length {
            self.inner.jumps(kind, leaps, landings)
        } else {
            Continue(())
        }
    }
}
