//! Routes with the same effect: of those the first stands for the move.

use crate::capture::{Jumping, Reached, Search};
use crate::dead_ends::DeadEnds;
use crate::dir::each_dir;
use crate::leap::Leap;
use crate::reach::lines;
use crate::rules::{Priority, Removal};
use crate::{Dir, Kind, Route};

/// Which routes count, for a game that does not play all that there are.
pub type Counts<'a> = &'a dyn Fn(&Reached, &Route) -> bool;

/// A capture, of which another route is looked for.
struct Wanted<'a> {
    done: &'a Reached,
    route: &'a Route,
    counts: Counts<'a>,
    dead_ends: DeadEnds,
}

impl<G: Jumping, const WHITE: bool> Search<G, WHITE> {
    /// Whether what comes of a state does not depend on how it was reached: neither on the order of what was
    /// captured, nor on what a route is worth.
    const STATES_ARE_ENOUGH: bool = !matches!(G::RULE.removal, Removal::Stacked)
        && matches!(G::RULE.priority, [] | [Priority::Count]);

    /// Whether this is the first of all routes with the same effect: to emit only those is to emit each move once.
    /// Routes that `counts` refuses are no routes.
    #[must_use]
    pub fn is_first(
        &self,
        done: &Reached,
        route: &Route,
        from_kind: Kind,
        counts: Counts<'_>,
    ) -> bool {
        self.first_alike(done, route, from_kind, counts)
            .is_none_or(|first| route.same_squares(&first))
    }

    /// The first of all routes with the same effect as this one; nothing where it is the only one
    /// for certain.
    #[inline]
    pub(crate) fn first_alike(
        &self,
        done: &Reached,
        route: &Route,
        from_kind: Kind,
        counts: Counts<'_>,
    ) -> Option<Route> {
        if !may_repeat::<G, WHITE>(done, route) {
            return None;
        }
        let mut wanted = Wanted {
            done,
            route,
            counts,
            dead_ends: DeadEnds::new(),
        };
        let mut other = Route::from(route.start());
        let start = self.start(route.start(), from_kind);
        self.leads_alike(&start, &mut other, &mut wanted)
            .then_some(other)
    }

    /// Whether the capture that is wanted can be completed from here. If so, the route is the first that does.
    fn leads_alike(&self, here: &Reached, route: &mut Route, wanted: &mut Wanted<'_>) -> bool {
        match here.kind {
            Kind::MAN => self.leads_alike_as::<0>(here, route, wanted),
            _ => self.leads_alike_as::<1>(here, route, wanted),
        }
    }

    fn leads_alike_as<const KIND: u8>(
        &self,
        here: &Reached,
        route: &mut Route,
        wanted: &mut Wanted<'_>,
    ) -> bool {
        let mut over = !here.captured.is_empty();
        each_dir!(lines::<G, WHITE>(Kind(KIND)), DIR => {
            if let Some(leap) = self.leap::<KIND>(here, DIR) {
                over = false;
                if wanted.done.captured.contains(leap.prey)
                    && self.leaps_alike(here, DIR, leap, route, wanted)
                {
                    return true;
                }
            }
        });
        over && self.is_alike(here, route, wanted)
    }

    fn leaps_alike(
        &self,
        here: &Reached,
        dir: Dir,
        leap: Leap,
        route: &mut Route,
        wanted: &mut Wanted<'_>,
    ) -> bool {
        let mut left = self.landings(here, dir, leap);
        while let Some(landing) = Self::GRID.ray_end(dir, left) {
            left = left.without(landing);
            let (next, over) = self.land(here, dir, leap.prey, landing);
            let state = next.state();
            if Self::STATES_ARE_ENOUGH && wanted.dead_ends.knows(next.captured, state) {
                continue;
            }
            route.push(landing, Some(leap.prey));
            let found = if over {
                self.is_alike(&next, route, wanted)
            } else {
                self.leads_alike(&next, route, wanted)
            };
            if found {
                return true;
            }
            route.pop_jump();
            if Self::STATES_ARE_ENOUGH {
                wanted.dead_ends.add(next.captured, state);
            }
        }
        false
    }

    /// Whether this complete capture has the effect of the one that is wanted.
    fn is_alike(&self, end: &Reached, route: &Route, wanted: &Wanted<'_>) -> bool {
        let done = wanted.done;
        (end.at, end.captured, end.kind) == (done.at, done.captured, done.kind)
            && self.stacks_alike(wanted.route, route)
            && (wanted.counts)(end, route)
    }

    /// Whether two captures of the same pieces leave them in the same order of men and kings,
    /// where the order shows at all.
    #[inline]
    fn stacks_alike(&self, route: &Route, other: &Route) -> bool {
        let kings = |route: &Route| {
            let squares = route.captured().iter().enumerate();
            squares.fold(0_u32, |kings, (i, &sq)| {
                kings | u32::from(self.enemy_kings.contains(sq)) << i
            })
        };
        !matches!(G::RULE.removal, Removal::Stacked)
            || self.enemy_kings.is_empty()
            || kings(route) == kings(other)
    }
}

/// Whether another route could have the same effect.
///
/// By short leaps in four directions alone it takes a loop of four captures: for three, equal sums of
/// the leaps and of the squares leapt over make the leaps equal. Otherwise two captures are enough if
/// there was a choice of landing squares between them, and three in any case.
#[inline]
fn may_repeat<G: Jumping, const WHITE: bool>(done: &Reached, route: &Route) -> bool {
    let four_lines = lines::<G, WHITE>(Kind::MAN).len() <= 4;
    let stepped = G::KINDS[done.kind.index()].capture.slide.is_empty();
    done.chose_before || route.captures() >= if stepped && four_lines { 4 } else { 3 }
}
