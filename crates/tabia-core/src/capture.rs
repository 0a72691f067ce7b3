//! The one capture search: every complete capture of one piece, by the policy of its game.

use crate::dir::each_dir;
use crate::leap::{Leap, flying_leap, short_leap};
use crate::reach::{crown_rank, crowned_at_end, lines, reach};
use crate::rules::{Crowning, Landing, Prey, Removal, Reversal};
use crate::{CapturePolicy, Dir, Grid, Kind, Move, Pieces, Route, Set, Square, Topology};
use core::marker::PhantomData;
use core::ops::ControlFlow::{self, Break, Continue};

/// Takes complete captures. Not a type parameter: one search a game and side is enough, for all callers.
pub type Found<'a> = &'a mut dyn FnMut(&Reached, &Route) -> ControlFlow<()>;

/// What a game must say of itself to capture by jumping: all three traits.
pub trait Jumping: Topology + Pieces + CapturePolicy {}

impl<G: Topology + Pieces + CapturePolicy> Jumping for G {}

/// A piece in the middle of a capture.
#[derive(Copy, Clone, Debug)]
pub struct Reached {
    /// Where it stands.
    pub at: Square,
    /// What it is by now.
    pub kind: Kind,
    /// What it has captured.
    pub captured: Set,
    /// Squares that do not stop it: its own start is one of them.
    empty: Set,
    last: Option<Dir>,
    /// Whether its last leap, or an earlier one, had a choice of landing squares.
    chooses: bool,
    chose_before: bool,
}

/// The capture search of one side on one board.
///
/// `WHITE` is the side that captures: a constant, so that each game and side gets its own code.
#[derive(Debug)]
pub struct Search<G, const WHITE: bool> {
    prey: Set,
    pub(crate) enemy_kings: Set,
    empty: Set,
    within: Set,
    game: PhantomData<G>,
}

impl<G: Jumping, const WHITE: bool> Search<G, WHITE> {
    const GRID: &'static Grid = G::GRID;
    const CROWN: Set = crown_rank(G::GRID, WHITE);

    /// A search among these enemy men and kings, on these empty squares.
    #[must_use]
    #[inline]
    pub fn new(enemy_men: Set, enemy_kings: Set, empty: Set) -> Self {
        let prey = enemy_men | enemy_kings;
        Search {
            prey,
            enemy_kings,
            empty,
            within: Set::ALL,
            game: PhantomData,
        }
    }

    /// Visits every complete capture of the piece on `from`, by every route.
    pub fn visit(&self, from: Square, kind: Kind, found: Found<'_>) -> ControlFlow<()> {
        self.extend(&self.start(from, kind), &mut Route::from(from), found)
    }

    /// The same, only those that go on from here, or end here.
    pub fn visit_from(
        &self,
        here: &Reached,
        route: &mut Route,
        found: Found<'_>,
    ) -> ControlFlow<()> {
        self.extend(here, route, found)
    }

    /// A piece that has captured these by short leaps, the last in this direction, and stands on `at`.
    #[must_use]
    #[inline(always)]
    pub fn after_leaps(
        &self,
        from: Set,
        at: Square,
        kind: Kind,
        captured: Set,
        last: Dir,
    ) -> Reached {
        let empty = match G::RULE.removal {
            Removal::AtEnd | Removal::Stacked => self.empty | from,
            Removal::AtOnce => self.empty | from | captured,
        };
        let crowned = matches!(G::RULE.crowning, Crowning::InPassing) && Self::CROWN.contains(at);
        let kind = match G::KINDS[kind.index()].crowned {
            Some(king) if crowned => king,
            _ => kind,
        };
        Reached {
            at,
            kind,
            captured,
            empty,
            last: Some(last),
            chooses: false,
            chose_before: false,
        }
    }

    /// Whether a piece in the middle of a capture can capture more.
    #[must_use]
    #[inline]
    pub fn goes_on(&self, here: &Reached) -> bool {
        match here.kind {
            Kind::MAN => self.goes_on_as::<0>(here),
            _ => self.goes_on_as::<1>(here),
        }
    }

    /// The most pieces that the piece on `from` can capture in one move.
    #[must_use]
    pub fn longest(&self, from: Square, kind: Kind) -> u32 {
        self.longest_from(&self.start(from, kind))
    }

    /// Whether the piece on `from` can capture anything.
    #[must_use]
    #[inline]
    pub fn can_capture(&self, from: Square, kind: Kind) -> bool {
        self.goes_on(&self.start(from, kind))
    }

    /// Whether this is the first of all routes with the same effect: to emit only those is to emit each move once.
    /// Routes that `counts` refuses are no routes.
    #[must_use]
    pub fn is_first(
        &self,
        done: &Reached,
        route: &Route,
        from_kind: Kind,
        counts: &dyn Fn(&Reached, &Route) -> bool,
    ) -> bool {
        self.first_alike(done, route, from_kind, counts)
            .is_none_or(|first| route.same_squares(&first))
    }

    /// Whether another route could have the same effect.
    ///
    /// By short leaps in four directions alone it takes a loop of four captures: for three, equal sums of
    /// the leaps and of the squares leapt over make the leaps equal. Otherwise two captures are enough if
    /// there was a choice of landing squares between them, and three in any case.
    #[inline]
    pub(crate) fn may_repeat(&self, done: &Reached, route: &Route) -> bool {
        let four_lines = lines::<G, WHITE>(Kind::MAN).len() <= 4;
        let stepped = G::KINDS[done.kind.index()].capture.slide.is_empty();
        done.chose_before || route.captures() >= if stepped && four_lines { 4 } else { 3 }
    }

    /// The first of all routes with the same effect as this one; nothing where it is the only one
    /// for certain.
    #[inline]
    pub(crate) fn first_alike(
        &self,
        done: &Reached,
        route: &Route,
        from_kind: Kind,
        counts: &dyn Fn(&Reached, &Route) -> bool,
    ) -> Option<Route> {
        if !self.may_repeat(done, route) {
            return None;
        }
        let mut first = None;
        let again: Self = Search {
            prey: self.prey,
            enemy_kings: self.enemy_kings,
            empty: self.empty,
            within: done.captured,
            game: PhantomData,
        };
        let _ = again.visit(route.start(), from_kind, &mut |end, other| {
            if end.at != done.at || end.captured != done.captured || end.kind != done.kind {
                return Continue(());
            }
            if !self.stacks_alike(route, other) || !counts(end, other) {
                return Continue(());
            }
            first = Some(*other);
            Break(())
        });
        first
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

    /// The move that a complete capture by this route makes.
    #[must_use]
    #[inline]
    pub fn made(&self, route: &Route, from_kind: Kind, done: &Reached) -> Move {
        let kind = crowned_at_end::<G>(done.kind, done.at, Self::CROWN);
        capture_by::<G>(route, done.at, kind, done.captured).promoting(kind != from_kind)
    }

    #[inline]
    fn start(&self, from: Square, kind: Kind) -> Reached {
        let empty = self.empty.with(from);
        Reached {
            at: from,
            kind,
            captured: Set::EMPTY,
            empty,
            last: None,
            chooses: false,
            chose_before: false,
        }
    }

    #[inline]
    fn extend(&self, here: &Reached, route: &mut Route, found: Found<'_>) -> ControlFlow<()> {
        match here.kind {
            Kind::MAN => self.extend_as::<0>(here, route, found),
            _ => self.extend_as::<1>(here, route, found),
        }
    }

    fn extend_as<const KIND: u8>(
        &self,
        here: &Reached,
        route: &mut Route,
        found: Found<'_>,
    ) -> ControlFlow<()> {
        let mut over = !here.captured.is_empty();
        each_dir!(lines::<G, WHITE>(Kind(KIND)), DIR => {
            if let Some(leap) = self.leap::<KIND>(here, DIR) {
                over = false;
                if self.within.contains(leap.prey) {
                    self.take(here, DIR, leap, route, found)?;
                }
            }
        });
        if over {
            found(here, route)
        } else {
            Continue(())
        }
    }

    fn take(
        &self,
        here: &Reached,
        dir: Dir,
        leap: Leap,
        route: &mut Route,
        found: Found<'_>,
    ) -> ControlFlow<()> {
        let mut left = self.landings(here, dir, leap);
        let choice = left.is_many();
        while let Some(landing) = Self::GRID.ray_end(dir, left) {
            left = left.without(landing);
            let (mut next, over) = self.land(here, dir, leap.prey, landing);
            next.chose_before = here.chose_before | here.chooses;
            next.chooses = choice;
            route.push(landing, Some(leap.prey));
            if over {
                found(&next, route)?
            } else {
                self.extend(&next, route, found)?
            }
            route.pop_jump();
        }
        Continue(())
    }

    fn longest_from(&self, here: &Reached) -> u32 {
        match here.kind {
            Kind::MAN => self.longest_as::<0>(here),
            _ => self.longest_as::<1>(here),
        }
    }

    fn longest_as<const KIND: u8>(&self, here: &Reached) -> u32 {
        let mut longest = 0;
        each_dir!(lines::<G, WHITE>(Kind(KIND)), DIR => {
            if let Some(leap) = self.leap::<KIND>(here, DIR) {
                for landing in self.landings(here, DIR, leap) {
                    let (next, over) = self.land(here, DIR, leap.prey, landing);
                    let more = if over { 0 } else { self.longest_from(&next) };
                    longest = longest.max(1 + more);
                }
            }
        });
        longest
    }

    #[inline]
    fn goes_on_as<const KIND: u8>(&self, here: &Reached) -> bool {
        each_dir!(lines::<G, WHITE>(Kind(KIND)), DIR => {
            if self.leap::<KIND>(here, DIR).is_some() {
                return true;
            }
        });
        false
    }

    /// The leap in this direction, if there is one.
    #[inline(always)]
    fn leap<const KIND: u8>(&self, here: &Reached, dir: Dir) -> Option<Leap> {
        let reach = const { reach::<G, WHITE>(Kind(KIND)) };
        let straight_back = here
            .last
            .is_some_and(|last| last as u8 == dir.opposite() as u8);
        if matches!(G::RULE.reversal, Reversal::Forbidden) && straight_back {
            return None;
        }
        let prey = match G::KINDS[KIND as usize].prey {
            Prey::All => self.prey - here.captured,
            Prey::MenOnly => self.prey - here.captured - self.enemy_kings,
        };
        if reach.slide.contains(dir) {
            flying_leap(Self::GRID, dir, here.at, prey, here.empty)
        } else {
            short_leap(Self::GRID, dir, here.at, prey, here.empty)
        }
    }

    /// Where the leap may land by the landing rule.
    #[inline]
    fn landings(&self, here: &Reached, dir: Dir, leap: Leap) -> Set {
        match G::RULE.landing {
            Landing::Anywhere => leap.landings,
            Landing::JustBehind => Self::GRID.shift(dir).apply(Set::of(leap.prey)) & leap.landings,
            Landing::WhereItGoesOn => {
                if !leap.landings.is_many() {
                    return leap.landings;
                }
                let onward = |&landing: &Square| {
                    let (next, over) = self.land(here, dir, leap.prey, landing);
                    !over && self.goes_on(&next)
                };
                let going_on: Set = leap.landings.iter().filter(onward).collect();
                if going_on.is_empty() {
                    leap.landings
                } else {
                    going_on
                }
            }
        }
    }

    /// The piece after a jump, and whether its move is over by that alone.
    #[inline]
    fn land(&self, here: &Reached, dir: Dir, prey: Square, landing: Square) -> (Reached, bool) {
        let mut next = *here;
        next.at = landing;
        next.captured = here.captured.with(prey);
        next.last = Some(dir);
        if matches!(G::RULE.removal, Removal::AtOnce) {
            next.empty = here.empty.with(prey);
        }
        let crowned = G::KINDS[here.kind.index()].crowned;
        match (G::RULE.crowning, crowned) {
            (Crowning::AtEnd, _) | (_, None) => (next, false),
            (crowning, Some(king)) if Self::CROWN.contains(landing) => {
                next.kind = king;
                (next, matches!(crowning, Crowning::EndsMove))
            }
            _ => (next, false),
        }
    }
}

/// The move of a capture: with the order of its captures where the order matters.
#[inline(always)]
pub(crate) fn capture_by<G: Jumping>(route: &Route, to: Square, kind: Kind, captured: Set) -> Move {
    let unordered = Move::capture(route.start(), to, kind, captured);
    match G::RULE.removal {
        Removal::AtEnd | Removal::AtOnce => unordered,
        Removal::Stacked => {
            Move::ordered(route.start(), to, kind, route.captured()).unwrap_or(unordered)
        }
    }
}
