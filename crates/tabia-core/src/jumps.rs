//! The captures of a field: short leaps as sets, the rest one by one.

use crate::capture::{Jumping, Reached, Search};
use crate::dir::each_dir;
use crate::field::{Convention, Field, Leapers, leap_dirs};
use crate::rules::{Crowning, Priority};
use crate::sink::leapt_back;
use crate::takers::{Emitter, Longest, Taker, Tally};
use crate::{Dir, Kind, Route, Seen, Set, Sink, Square};
use core::ops::ControlFlow::{self, Continue};

/// What becomes of pieces that have just landed from a leap.
struct Landed {
    /// Their capture is over.
    done: Set,
    /// Of these, those whose move the crowning ends, wherever they could go.
    stopped: Set,
    /// They go on.
    onward: Set,
    /// They are crowned in passing: each is looked at for itself.
    special: Set,
}

impl<G: Jumping, const WHITE: bool> Field<G, WHITE> {
    /// Hands out the captures. Apart from the rest, so that positions without captures do not pay for it.
    #[inline(never)]
    pub(crate) fn captures<S: Sink + ?Sized>(
        &self,
        convention: Convention,
        sink: &mut S,
    ) -> ControlFlow<()> {
        let men = &self.leapers::<0>();
        let search = self.search();
        let mut emitter = Emitter {
            search: &search,
            convention,
            sink,
            only: None,
            seen: Seen::default(),
        };
        match G::RULE.priority {
            [] => self.emit_all(men, &mut emitter),
            [Priority::Count] => {
                if let Some(length) = self.length_of_leaps(men) {
                    return self.leaps_of_length(length, men, emitter.sink);
                }
                emitter.only = Some(self.longest(men, &search));
                self.emit_all(men, &mut emitter)
            }
            _ => self.best_captures(&mut emitter),
        }
    }

    fn emit_all<S: Sink + ?Sized>(
        &self,
        men: &Leapers,
        emitter: &mut Emitter<'_, G, WHITE, S>,
    ) -> ControlFlow<()> {
        self.short_captures::<0, _>(men, emitter.search, emitter)?;
        self.short_captures::<1, _>(&self.leapers::<1>(), emitter.search, emitter)?;
        for from in self.flyers() {
            if emitter.lets_pass(Set::of(from)) {
                emitter.visit(from, Kind::KING)?;
            }
        }
        Continue(())
    }

    /// The greatest number of captures, and who reaches it of those that come one by one.
    fn longest(&self, men: &Leapers, search: &Search<G, WHITE>) -> Longest {
        let mut tally = Tally {
            most: 0,
            deeper: self.flyers(),
        };
        let _ = self.short_captures::<0, _>(men, search, &mut tally);
        let _ = self.short_captures::<1, _>(&self.leapers::<1>(), search, &mut tally);
        let mut longest = Longest {
            length: tally.most,
            leaders: Set::EMPTY,
        };
        for from in tally.deeper {
            let length = search.longest(from, self.kind_on(from));
            if length > longest.length {
                longest = Longest {
                    length,
                    leaders: Set::EMPTY,
                };
            }
            if length == longest.length {
                longest.leaders = longest.leaders.with(from);
            }
        }
        longest
    }

    /// Any other order of priorities: every capture is weighed.
    fn best_captures<S: Sink + ?Sized>(
        &self,
        emitter: &mut Emitter<'_, G, WHITE, S>,
    ) -> ControlFlow<()> {
        let search = emitter.search;
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
            search.visit(from, kind, &mut |done, route| match counts(done, route) {
                true => emitter.emit(done, route, kind, &counts),
                false => Continue(()),
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

    /// Hands out the captures of the stepping pieces of a kind.
    ///
    /// In four directions nothing can happen up to three leaps that the sets do not know: see `chains.rs`.
    /// In more it is so up to two.
    #[inline(always)]
    fn short_captures<const KIND: u8, T: Taker>(
        &self,
        leapers: &Leapers,
        search: &Search<G, WHITE>,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let own = self.own[KIND as usize];
        if own.is_empty() || const { leap_dirs::<G, WHITE>(KIND).is_empty() } {
            return Continue(());
        }
        each_dir!(leap_dirs::<G, WHITE>(KIND), DIR => {
            let leaping = leapers.toward[DIR as usize] & own;
            if !leaping.is_empty() {
                let landed = self.land::<KIND>(leapers, DIR, leaping);
                self.hand_out::<KIND, T>(search, &[DIR], &landed, taker)?;
                if !landed.onward.is_empty() {
                    let standing = landed.onward;
                    self.second_leaps::<KIND, { DIR as u8 }, T>(search, leapers, standing, taker)?;
                }
            }
        });
        Continue(())
    }

    #[inline(always)]
    fn second_leaps<const KIND: u8, const FIRST: u8, T: Taker>(
        &self,
        search: &Search<G, WHITE>,
        leapers: &Leapers,
        standing: Set,
        taker: &mut T,
    ) -> ControlFlow<()> {
        each_dir!(leap_dirs::<G, WHITE>(KIND), DIR => {
            let leaping = leapers.toward[DIR as usize] & standing;
            let first = const { Dir::ALL[FIRST as usize & 7] };
            if DIR as u8 != first.opposite() as u8 && !leaping.is_empty() {
                let mut landed = self.land::<KIND>(leapers, DIR, leaping);
                let leaps = &[first, DIR];
                if const { leap_dirs::<G, WHITE>(KIND).len() > 4 } {
                    // The third leap may lead home, or over a piece once more.
                    let standing = landed.onward | (landed.done - landed.stopped);
                    (landed.onward, landed.done) = (Set::EMPTY, landed.stopped);
                    self.each_alone::<KIND, T>(search, leaps, standing, taker)?;
                }
                self.hand_out::<KIND, T>(search, leaps, &landed, taker)?;
                if !landed.onward.is_empty() {
                    self.third_leaps::<KIND, T>(search, leapers, leaps, landed.onward, taker)?;
                }
            }
        });
        Continue(())
    }

    /// The last leaps that come as sets: who goes on after them, or might by way of its own start, is
    /// looked at for itself.
    #[inline(never)]
    fn third_leaps<const KIND: u8, T: Taker>(
        &self,
        search: &Search<G, WHITE>,
        leapers: &Leapers,
        leaps: &[Dir; 2],
        standing: Set,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let came = leaps[1];
        let closing = self.leapers_back_home::<KIND>().any();
        each_dir!(leap_dirs::<G, WHITE>(KIND), DIR => {
            let leaping = leapers.toward[DIR as usize] & standing;
            if DIR as u8 != came.opposite() as u8 && !leaping.is_empty() {
                let mut landed = self.land::<KIND>(leapers, DIR, leaping);
                let leaps = &[leaps[0], came, DIR];
                let may_close = (landed.done & closing) - landed.stopped;
                landed.onward |= may_close;
                landed.done -= may_close;
                self.hand_out::<KIND, T>(search, leaps, &landed, taker)?;
                self.each_alone::<KIND, T>(search, leaps, landed.onward, taker)?;
            }
        });
        Continue(())
    }

    /// Hands out pieces that go on after these leaps, or may.
    fn each_alone<const KIND: u8, T: Taker>(
        &self,
        search: &Search<G, WHITE>,
        leaps: &[Dir],
        standing: Set,
        taker: &mut T,
    ) -> ControlFlow<()> {
        for at in standing {
            let (from, here) = landed_on(search, leaps, at, Kind(KIND));
            taker.onward(Kind(KIND), &here, leaps, from)?;
        }
        Continue(())
    }

    /// Hands out those that are done, and of those crowned in passing each that goes on.
    #[inline(always)]
    fn hand_out<const KIND: u8, T: Taker>(
        &self,
        search: &Search<G, WHITE>,
        leaps: &[Dir],
        landed: &Landed,
        taker: &mut T,
    ) -> ControlFlow<()> {
        let mut done = landed.done;
        for at in landed.special {
            let (from, here) = landed_on(search, leaps, at, Kind(KIND));
            if search.goes_on(&here) {
                taker.onward(Kind(KIND), &here, leaps, from)?;
            } else {
                done |= Set::of(at);
            }
        }
        taker.done(Kind(KIND), leaps, done)
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
            stopped: over,
            onward,
            special,
        }
    }
}

/// The piece that stands on `at` after these leaps, and where it began.
#[inline]
fn landed_on<G: Jumping, const WHITE: bool>(
    search: &Search<G, WHITE>,
    leaps: &[Dir],
    at: Square,
    kind: Kind,
) -> (Set, Reached) {
    let (from, captured) = leapt_back::<G>(leaps, Set::of(at));
    let last = leaps[leaps.len() - 1];
    (from, search.after_leaps(from, at, kind, captured, last))
}
