//! Moves as sets: the generator for boards of men and kings that capture by jumping.

use crate::capture::{Jumping, Search};
use crate::dir::each_dir;
use crate::leap::leapers;
use crate::reach::{crown_rank, dirs_facing, facing, reach};
use crate::rules::Prey;
use crate::{Any, Counter, Dir, Dirs, Grid, Kind, Set, Sink, Square};
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
    pub(crate) own: [Set; 2],
    pub(crate) enemy: [Set; 2],
    pub(crate) empty: Set,
    game: PhantomData<G>,
}

/// From where the pieces of a kind leap, by direction.
#[derive(Copy, Clone)]
pub(crate) struct Leapers {
    pub(crate) toward: [Set; 8],
}

impl Leapers {
    #[inline(always)]
    pub(crate) fn any(&self) -> Set {
        self.toward.iter().fold(Set::EMPTY, |all, &some| all | some)
    }

    /// In any direction but straight back from this one.
    #[inline(always)]
    pub(crate) fn onward(&self, came: Dir) -> Set {
        let mut all = Set::EMPTY;
        each_dir!(Dirs::ALL, DIR => {
            if DIR as u8 != came.opposite() as u8 {
                all |= self.toward[DIR as usize];
            }
        });
        all
    }
}

impl<G: Jumping, const WHITE: bool> Field<G, WHITE> {
    pub(crate) const GRID: &'static Grid = G::GRID;
    pub(crate) const CROWN: Set = crown_rank(G::GRID, WHITE);
    pub(crate) const MAN_STEPS: Dirs = facing(G::KINDS[0].quiet, WHITE).step;
    const KING_STEPS: Dirs = facing(G::KINDS[1].quiet, WHITE).step;
    const KING_SLIDES: Dirs = facing(G::KINDS[1].quiet, WHITE).slide;
    pub(crate) const MAN_HOPS: Dirs = dirs_facing(G::KINDS[0].over_own, WHITE);
    pub(crate) const KINGS_FLY: bool = !reach::<G, WHITE>(Kind::KING).slide.is_empty();
    /// Where men get to: on the gapped boards all but their first rank, if they go forward only.
    pub(crate) const AHEAD: Set = {
        let mut all = Set::EMPTY;
        let dirs = Self::MAN_STEPS.or(Self::MAN_HOPS);
        let mut i = 0;
        while i < Dir::ALL.len() {
            if dirs.contains(Dir::ALL[i]) {
                all = Set(all.0 | Self::GRID.shift(Dir::ALL[i]).apply(G::GRID.board()).0);
            }
            i += 1;
        }
        Set(all.0 & G::GRID.board().0)
    };
    const KING_HOPS: Dirs = dirs_facing(G::KINDS[1].over_own, WHITE);

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

    /// A copy for code that is not inlined: so the field itself need not be in memory.
    #[inline(always)]
    pub(crate) fn apart(&self) -> Self {
        Field {
            own: self.own,
            enemy: self.enemy,
            empty: self.empty,
            game: PhantomData,
        }
    }

    /// Hands all legal moves to the sink.
    #[inline(always)]
    pub fn moves(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        if self.can_capture() {
            self.apart().captures::<dyn Sink>(convention, sink)
        } else {
            self.quiet(sink)
        }
    }

    /// The same, with code of its own for this sink: faster, and slower to compile.
    #[inline(always)]
    pub(crate) fn moves_for<S: Sink>(&self, sink: &mut S) -> ControlFlow<()> {
        if self.can_capture() {
            self.apart().captures::<S>(Convention::Moves, sink)
        } else {
            self.quiet(sink)
        }
    }

    /// The number of legal moves.
    #[must_use]
    #[inline(always)]
    pub fn count(&self) -> u64 {
        if !self.own[1].is_empty() {
            return self.apart().count_all();
        }
        let leaps = self.first_leaps();
        if !leaps.unclear.is_empty() {
            return self.apart().count_leaps_of_men();
        }
        // Whether there are captures is hard to foresee, so that both are counted without a branch.
        u64::from(self.steps_of_men(leaps.landed))
    }

    /// The number of steps and hops of the men, or of squares in this set where it is not empty.
    #[inline(always)]
    fn steps_of_men(&self, unless: Set) -> u32 {
        let (men, grid) = (self.own[0], Self::GRID);
        let mut targets = [Set::EMPTY; 16];
        let mut n = 0;
        each_dir!(Self::MAN_STEPS, DIR => {
            targets[n] = grid.shift(DIR).apply(men) & self.empty;
            n += 1;
        });
        each_dir!(Self::MAN_HOPS, DIR => {
            let over = grid.shift(DIR).apply(men) & men;
            targets[n] = grid.shift(DIR).apply(over) & self.empty;
            n += 1;
        });
        Set::total_unless(unless, &targets[..n], Self::AHEAD)
    }

    #[inline(never)]
    fn count_all(&self) -> u64 {
        let mut counter = Counter::default();
        let _ = self.moves_for(&mut counter);
        counter.0
    }

    /// The number of legal moves where something can be captured.
    #[inline(never)]
    pub(crate) fn count_captures(&self) -> u64 {
        let mut counter = Counter::default();
        let _ = self.captures(Convention::Moves, &mut counter);
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
            || !self.own[1].is_empty() && self.apart().kings_can_capture()
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
    pub(crate) fn leapers<const KIND: u8>(&self) -> Leapers {
        self.leapers_onto::<KIND>(self.empty)
    }

    /// The same if the squares of the own pieces were empty: a piece may come back to its own.
    #[inline(always)]
    pub(crate) fn leapers_back_home<const KIND: u8>(&self) -> Leapers {
        self.leapers_onto::<KIND>(self.empty | self.own[0] | self.own[1])
    }

    #[inline(always)]
    fn leapers_onto<const KIND: u8>(&self, empty: Set) -> Leapers {
        let prey = match G::KINDS[KIND as usize].prey {
            Prey::All => self.enemy[0] | self.enemy[1],
            Prey::MenOnly => self.enemy[0],
        };
        let mut toward = [Set::EMPTY; 8];
        each_dir!(leap_dirs::<G, WHITE>(KIND), DIR => {
            toward[DIR as usize] = leapers(Self::GRID, DIR, prey, empty);
        });
        Leapers { toward }
    }

    #[inline]
    pub(crate) fn search(&self) -> Search<G, WHITE> {
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
        each_dir!(Self::KING_HOPS, DIR => {
            let over = grid.shift(DIR).apply(kings) & (men | kings);
            sink.hops(Kind::KING, DIR, grid.shift(DIR).apply(over) & self.empty)?;
        });
        if !Self::KING_SLIDES.is_empty() {
            for from in kings {
                sink.slides(Kind::KING, from, Self::slide_targets(from, self.empty))?;
            }
        }
        Continue(())
    }

    #[inline]
    fn slide_targets(from: Square, empty: Set) -> Set {
        let occupied = Self::GRID.board() - empty;
        let mut targets = Set::EMPTY;
        each_dir!(Self::KING_SLIDES, DIR => { targets |= Self::GRID.slide(DIR, from, occupied) });
        targets
    }
}

/// The directions of the short leaps of a kind.
#[inline(always)]
pub(crate) const fn leap_dirs<G: Jumping, const WHITE: bool>(kind: u8) -> Dirs {
    reach::<G, WHITE>(Kind(kind)).step
}
