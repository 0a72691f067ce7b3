//! Who takes captures as they are found: to weigh them by their number, or to hand them to a sink.

use crate::capture::{Jumping, Reached, Search};
use crate::field::Convention;
use crate::rules::Removal;
use crate::sink::leapt_route;
use crate::{Dir, Kind, Route, Seen, Set, Sink, Square};
use core::ops::ControlFlow::{self, Continue};

/// Takes the captures of stepping pieces: those of up to three leaps as sets, the rest one by one.
///
/// The code that finds them is large: there are three takers, for counting, listing and weighing, and no more.
pub(crate) trait Taker {
    /// Pieces that are done after these leaps, by where they stand.
    fn done(&mut self, kind: Kind, leaps: &[Dir], landings: Set) -> ControlFlow<()>;
    /// A piece that goes on after these leaps; `from` is where it began.
    fn onward(&mut self, kind: Kind, here: &Reached, leaps: &[Dir], from: Set) -> ControlFlow<()>;
}

/// The greatest number of captures, and the pieces that reach it of those looked at one by one.
pub(crate) struct Longest {
    pub(crate) length: u32,
    pub(crate) leaders: Set,
}

/// Finds the greatest number of leaps among captures that come as sets, and who may have more.
pub(crate) struct Tally {
    pub(crate) most: u32,
    pub(crate) deeper: Set,
}

impl Taker for Tally {
    fn done(&mut self, _: Kind, leaps: &[Dir], landings: Set) -> ControlFlow<()> {
        if !landings.is_empty() {
            self.most = self.most.max(leaps.len() as u32);
        }
        Continue(())
    }

    fn onward(&mut self, _: Kind, _: &Reached, _: &[Dir], from: Set) -> ControlFlow<()> {
        self.deeper |= from;
        Continue(())
    }
}

/// Hands captures to a sink: all of them, or only those of the greatest number.
pub(crate) struct Emitter<'a, G, const WHITE: bool, S: ?Sized> {
    pub(crate) search: &'a Search<G, WHITE>,
    pub(crate) convention: Convention,
    pub(crate) sink: &'a mut S,
    pub(crate) only: Option<Longest>,
    pub(crate) seen: Seen,
}

impl<G: Jumping, const WHITE: bool, S: Sink + ?Sized> Emitter<'_, G, WHITE, S> {
    #[inline]
    pub(crate) fn lets_pass(&self, from: Set) -> bool {
        self.only
            .as_ref()
            .is_none_or(|longest| longest.leaders.meets(from))
    }

    pub(crate) fn visit(&mut self, from: Square, kind: Kind) -> ControlFlow<()> {
        let search = self.search;
        search.visit(from, kind, &mut |done, route| {
            self.complete(done, route, kind)
        })
    }

    fn complete(&mut self, done: &Reached, route: &Route, kind: Kind) -> ControlFlow<()> {
        let length = self.only.as_ref().map(|longest| longest.length as usize);
        let counts =
            |_: &Reached, other: &Route| length.is_none_or(|length| other.captures() == length);
        if !counts(done, route) {
            return Continue(());
        }
        self.emit(done, route, kind, &counts)
    }

    pub(crate) fn emit(
        &mut self,
        done: &Reached,
        route: &Route,
        kind: Kind,
        counts: &dyn Fn(&Reached, &Route) -> bool,
    ) -> ControlFlow<()> {
        let search = self.search;
        let mut mv = search.made(route, kind, done);
        let is_first = || search.is_first(done, route, kind, counts);
        let is_new = match (self.convention, G::RULE.removal) {
            // Where the order of captures makes the move, different ones can have the same effect.
            (Convention::Moves, Removal::Stacked) => is_first(),
            (Convention::Moves, _) => {
                !search.may_repeat(done, route) || self.seen.is_new(mv, is_first)
            }
            // The order is then that of the first route.
            (Convention::Routes, Removal::Stacked) => {
                if let Some(first) = search.first_alike(done, route, kind, counts) {
                    mv = search.made(&first, kind, done);
                }
                true
            }
            (Convention::Routes, _) => true,
        };
        if is_new {
            self.sink.capture(mv, route)
        } else {
            Continue(())
        }
    }
}

impl<G: Jumping, const WHITE: bool, S: Sink + ?Sized> Taker for Emitter<'_, G, WHITE, S> {
    #[inline(always)]
    fn done(&mut self, kind: Kind, leaps: &[Dir], landings: Set) -> ControlFlow<()> {
        match &self.only {
            Some(longest) if longest.length as usize != leaps.len() => Continue(()),
            _ => self.sink.jumps(kind, leaps, landings),
        }
    }

    fn onward(&mut self, kind: Kind, here: &Reached, leaps: &[Dir], from: Set) -> ControlFlow<()> {
        if !self.lets_pass(from) {
            return Continue(());
        }
        let search = self.search;
        let mut route = leapt_route::<G>(leaps, from);
        search.visit_from(here, &mut route, &mut |done, route| {
            self.complete(done, route, kind)
        })
    }
}
