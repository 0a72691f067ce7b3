//! Chains of short leaps of men as sets: as long as no chain can meet itself, nobody is looked at alone.
//!
//! A chain of up to three short leaps in four directions meets neither its own start nor a piece
//! twice: leaps go two squares and prey stands one square off, so by parity no landing is a square of
//! prey, and three leaps do not add up to nothing. Hence where a man stands after them, and how it
//! came, says all of what it may do next; only the fourth leap may lead home.

use crate::capture::Jumping;
use crate::dir::each_dir;
use crate::field::{Field, Leapers, leap_dirs};
use crate::rules::{Crowning, Priority};
use crate::{Dir, Dirs, Kind, Set, Sink};
use core::ops::ControlFlow::{self, Continue};

/// The longest chains that sets tell everything of.
const LONGEST: u32 = 3;

/// What one leap of each man tells.
pub(crate) struct FirstLeaps {
    /// Where men land, by direction.
    pub(crate) landings: [Set; 8],
    /// Where men land at all.
    pub(crate) landed: Set,
    /// Where more than one man lands, or one that may go on: without them the landings are all captures.
    pub(crate) unclear: Set,
}

/// All chains of men after so many leaps.
#[derive(Copy, Clone, Default)]
struct Chains {
    /// Who goes on, by the direction of the last leap.
    onward: [Set; 8],
    /// Who goes on at all.
    further: Set,
    /// Where chains end.
    ends: Set,
    /// Where more than one chain ends.
    shared: Set,
    /// Where a man needs to be looked at alone.
    unclear: Set,
}

impl Chains {
    /// Adds men that land here, of whom these go on.
    #[inline(always)]
    fn add(&mut self, dir: Dir, landed: Set, onward: Set, changing: Set) {
        let end = landed - onward;
        self.unclear |= landed & changing;
        self.shared |= end & self.ends;
        self.ends |= end;
        self.further |= onward;
        self.onward[dir as usize] = onward;
    }
}

impl<G: Jumping, const WHITE: bool> Field<G, WHITE> {
    const LEAPS: Dirs = leap_dirs::<G, WHITE>(0);
    /// Whether men keep to the rules of this file: in eight directions three leaps may close a ring.
    const LEAPS_AS_SETS: bool = Self::LEAPS.len() <= 4;
    /// Where a man becomes something else that may go on.
    const CHANGING: Set = match G::RULE.crowning {
        Crowning::InPassing => Self::CROWN,
        Crowning::AtEnd | Crowning::EndsMove => Set::EMPTY,
    };
    /// Where a man's move is over.
    const STOPPING: Set = match G::RULE.crowning {
        Crowning::EndsMove => Self::CROWN,
        Crowning::AtEnd | Crowning::InPassing => Set::EMPTY,
    };
    /// Whether it is enough to know of a capture how many pieces it takes.
    const LENGTH_TELLS: bool = matches!(G::RULE.priority, [] | [Priority::Count]);
    /// Whether only the captures of most pieces are legal.
    const LONGEST_ONLY: bool = matches!(G::RULE.priority, [Priority::Count]);

    /// What the first leaps of men tell.
    #[inline(always)]
    pub(crate) fn first_leaps(&self) -> FirstLeaps {
        let leapers = self.leapers::<0>();
        let (mut landed, mut shared) = (Set::EMPTY, Set::EMPTY);
        let mut landings = [Set::EMPTY; 8];
        each_dir!(Self::LEAPS, DIR => {
            let to = self.leap_of_men(&leapers, DIR, self.own[0]);
            shared |= landed & to;
            landed |= to;
            landings[DIR as usize] = to;
        });
        // Nobody leaps straight back after one leap: its own square is not empty.
        let onward = (leapers.any() - Self::STOPPING) | Self::CHANGING;
        let unclear = match Self::LENGTH_TELLS {
            true => (landed & onward) | shared,
            false => landed,
        };
        FirstLeaps {
            landings,
            landed,
            unclear,
        }
    }

    /// The number of legal moves where only men can capture, and the sets of one leap do not tell it.
    #[inline(never)]
    pub(crate) fn count_leaps_of_men(&self) -> u64 {
        let leapers = self.leapers::<0>();
        let onward = leapers.any() - Self::STOPPING;
        let mut landings = [Set::EMPTY; 8];
        let mut chains = Chains::default();
        each_dir!(Self::LEAPS, DIR => {
            let to = self.leap_of_men(&leapers, DIR, self.own[0]);
            landings[DIR as usize] = to;
            chains.add(DIR, to, to & onward, Self::CHANGING);
        });
        if Self::LENGTH_TELLS && chains.further.is_empty() && !chains.ends.meets(Self::CHANGING) {
            return u64::from(Set::total(&landings, Self::GRID.board()));
        }
        match self.ends_of_chains(&leapers, chains) {
            Some(ends) => u64::from(ends.len()),
            None => self.apart().count_captures(),
        }
    }

    /// Where the legal chains of men end, leap by leap: nothing where two end on one square, or a
    /// man needs to be looked at alone.
    #[inline(always)]
    fn ends_of_chains(&self, leapers: &Leapers, mut chains: Chains) -> Option<Set> {
        if !Self::LEAPS_AS_SETS || !Self::LENGTH_TELLS {
            return None;
        }
        if chains.unclear.is_empty() && !chains.further.is_empty() {
            chains = self.one_leap_more(leapers, leapers, &chains);
        }
        if chains.unclear.is_empty() && !chains.further.is_empty() {
            chains = self.one_leap_more(leapers, &self.leapers_back_home::<0>(), &chains);
        }
        let settled = (chains.unclear | chains.shared | chains.further).is_empty();
        settled.then_some(chains.ends)
    }

    /// The chains that are one leap longer; men go on as `next` says.
    #[inline(always)]
    fn one_leap_more(&self, leapers: &Leapers, next: &Leapers, chains: &Chains) -> Chains {
        let mut longer = Chains::default();
        if !Self::LONGEST_ONLY {
            (longer.ends, longer.shared) = (chains.ends, chains.shared);
        }
        // Two that go on from one square are told apart no more.
        let mut all = Set::EMPTY;
        each_dir!(Self::LEAPS, CAME => {
            longer.unclear |= all & chains.onward[CAME as usize];
            all |= chains.onward[CAME as usize];
        });
        each_dir!(Self::LEAPS, DIR => {
            let straight_back = chains.onward[DIR.opposite() as usize];
            let to = self.leap_of_men(leapers, DIR, all - straight_back);
            longer.add(DIR, to, self.onward(next, DIR, to), Self::CHANGING);
        });
        longer
    }

    /// From where men go on after so many leaps: after the last that come as sets perhaps by way of their own start.
    #[inline(always)]
    fn leapers_after(&self, length: u32, leapers: &Leapers) -> Leapers {
        if length < LONGEST {
            *leapers
        } else {
            self.leapers_back_home::<0>()
        }
    }

    /// The number of captures in the longest chain, if only men can capture and it is short enough for sets.
    pub(crate) fn length_of_leaps(&self, leapers: &Leapers) -> Option<u32> {
        // A man that is crowned in passing goes on as something else.
        let in_passing = matches!(G::RULE.crowning, Crowning::InPassing);
        if !Self::LEAPS_AS_SETS || in_passing || !self.own[1].is_empty() {
            return None;
        }
        let mut standing = [self.own[0]; 8];
        for length in 1..=LONGEST {
            let mut further = Set::EMPTY;
            let mut landed = [Set::EMPTY; 8];
            let home = self.leapers_after(length, leapers);
            each_dir!(Self::LEAPS, DIR => {
                let to = self.leap_of_men(leapers, DIR, standing[DIR as usize]);
                let onward = self.onward(&home, DIR, to);
                further |= onward;
                landed[DIR as usize] = onward;
            });
            if further.is_empty() {
                return Some(length);
            }
            // Who may leap this way next: whoever did not just come from there.
            each_dir!(Self::LEAPS, DIR => {
                let mut here = Set::EMPTY;
                each_dir!(Self::LEAPS, CAME => {
                    if CAME as u8 != DIR.opposite() as u8 {
                        here |= landed[CAME as usize];
                    }
                });
                standing[DIR as usize] = here;
            });
        }
        None
    }

    /// Hands out the chains of this length, which [`Field::length_of_leaps`] has found.
    #[inline(always)]
    pub(crate) fn leaps_of_length<S: Sink + ?Sized>(
        &self,
        length: u32,
        leapers: &Leapers,
        sink: &mut S,
    ) -> ControlFlow<()> {
        each_dir!(Self::LEAPS, DIR => {
            let landed = self.leap_of_men(leapers, DIR, self.own[0]);
            if length == 1 {
                sink.jumps(Kind::MAN, &[DIR], landed)?;
            } else {
                let onward = self.onward(leapers, DIR, landed);
                if !onward.is_empty() {
                    self.more_leaps(length, leapers, [DIR; LONGEST as usize], 1, onward, sink)?;
                }
            }
        });
        Continue(())
    }

    /// The same after so many leaps, by men that go on from here.
    fn more_leaps<S: Sink + ?Sized>(
        &self,
        length: u32,
        leapers: &Leapers,
        mut leaps: [Dir; LONGEST as usize],
        done: usize,
        standing: Set,
        sink: &mut S,
    ) -> ControlFlow<()> {
        let came = leaps[done - 1];
        each_dir!(Self::LEAPS, DIR => {
            let landed = self.leap_of_men(leapers, DIR, standing);
            if DIR as u8 != came.opposite() as u8 && !landed.is_empty() {
                leaps[done] = DIR;
                if done + 1 == length as usize {
                    sink.jumps(Kind::MAN, &leaps[..=done], landed)?;
                } else {
                    let onward = self.onward(leapers, DIR, landed);
                    if !onward.is_empty() {
                        self.more_leaps(length, leapers, leaps, done + 1, onward, sink)?;
                    }
                }
            }
        });
        Continue(())
    }

    /// Where men of these land that leap in this direction.
    #[inline(always)]
    fn leap_of_men(&self, leapers: &Leapers, dir: Dir, men: Set) -> Set {
        let shift = Self::GRID.shift(dir);
        shift.apply(shift.apply(leapers.toward[dir as usize] & men))
    }

    /// Those who have landed from this direction and may go on.
    #[inline(always)]
    fn onward(&self, leapers: &Leapers, dir: Dir, landed: Set) -> Set {
        (landed & leapers.onward(dir)) - Self::STOPPING
    }
}
