//! The captures of one man: every series of leaps by the rules of Shatra.
//!
//! The search of the core serves games whose men capture alike wherever they stand. Here the castle
//! closes landing squares, the gate of the enemy lets a shatra stop, and a promotion is a choice; so
//! the series are followed here, over the single leaps of the core.

use super::board::{GRID, NEIGHBOURS, NEXT, each_direction};
use super::field::{Field, lines};
use super::moves::Sink;
use super::options::CapturedRemoved;
use super::pieces::{BIY, SHATRA, is_officer, rule};
use core::ops::ControlFlow::{self, Break, Continue};
use tabia_core::{
    Convention, Dir, Kind, Leap, Move, Route, Seen, Set, Square, flying_leap, short_leap,
};

/// A man in the middle of a series.
#[derive(Copy, Clone)]
struct Man {
    at: Square,
    /// What it is by now (C12).
    kind: Kind,
    captured: Set,
    last: Option<Dir>,
    /// Whether it need not go on (C3, C13).
    may_stop: bool,
}

/// All series of one man.
pub(super) struct Series<'f, 'p, const WHITE: bool> {
    field: &'f Field<'p, WHITE>,
    start: Man,
    /// The empty squares, and the one it has left.
    empty: Set,
    /// The squares of the own castle that are closed to the man as it starts.
    closed: Set,
}

type Found<'v> = dyn FnMut(&Man, &Route) -> ControlFlow<()> + 'v;

impl<'f, 'p, const WHITE: bool> Series<'f, 'p, WHITE> {
    #[inline(always)]
    pub fn new(field: &'f Field<'p, WHITE>, from: Square, kind: Kind) -> Self {
        let in_gate = Field::<WHITE>::ENEMY_CAMP.gate.contains(from);
        let start = Man {
            at: from,
            kind,
            captured: Set::EMPTY,
            last: None,
            may_stop: kind == BIY || kind == SHATRA && in_gate,
        };
        Series {
            field,
            start,
            empty: field.empty.with(from),
            closed: field.closed_to(kind, from),
        }
    }

    /// Whether there is any.
    #[inline(always)]
    pub fn can_capture(&self) -> bool {
        self.goes_on(&self.start)
    }

    /// Hands them to the sink, each move once or by every route.
    pub fn visit(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        let mut seen = Seen::default();
        let mut found = |done: &Man, route: &Route| {
            let mv = self.made(done);
            let repeats = convention == Convention::Moves
                && may_repeat(done, route)
                && !seen.is_new(mv, || self.is_first(done, route));
            if repeats {
                return Continue(());
            }
            sink.capture(mv, route)
        };
        self.extend(
            self.start,
            Set::ALL,
            &mut Route::from(self.start.at),
            &mut found,
        )
    }

    /// Whether this is the first of all routes with the same effect.
    fn is_first(&self, done: &Man, route: &Route) -> bool {
        let mut first = true;
        let mut found = |end: &Man, other: &Route| {
            let same = (end.at, end.kind, end.captured) == (done.at, done.kind, done.captured);
            if !same {
                return Continue(());
            }
            first = route.same_squares(other);
            Break(())
        };
        let start = &mut Route::from(self.start.at);
        let _ = self.extend(self.start, done.captured, start, &mut found);
        first
    }

    fn made(&self, done: &Man) -> Move {
        Move::capture(self.start.at, done.at, done.kind, done.captured)
            .promoting(done.kind != self.start.kind)
    }

    /// Follows the series from here, taking only men of `within`.
    fn extend(
        &self,
        here: Man,
        within: Set,
        route: &mut Route,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        let mut over = true;
        let mut follow = |dir, leap: Leap| {
            over = false;
            if within.contains(leap.prey) {
                return self.take(&here, dir, leap, within, route, found);
            }
            Continue(())
        };
        if here.captured.is_empty() {
            self.en_passant(&mut follow)?;
        }
        self.each_leap(&here, follow)?;
        if !here.captured.is_empty() && (over || here.may_stop) {
            return found(&here, route);
        }
        Continue(())
    }

    fn take(
        &self,
        here: &Man,
        dir: Dir,
        leap: Leap,
        within: Set,
        route: &mut Route,
        found: &mut Found<'_>,
    ) -> ControlFlow<()> {
        for landing in self.landings(here, dir, leap) {
            let landed = self.land(here, dir, leap.prey, landing);
            route.push(landing, Some(leap.prey));
            if self.is_promoted(&landed) {
                for kind in self.field.vacant() {
                    let promoted = Man {
                        kind,
                        may_stop: false,
                        ..landed
                    };
                    self.extend(promoted, within, route, found)?;
                }
            } else {
                self.extend(landed, within, route, found)?;
            }
            route.pop_jump();
        }
        Continue(())
    }

    /// C6: the nearest square from which the series can go on; if there is none, any.
    fn landings(&self, here: &Man, dir: Dir, leap: Leap) -> Set {
        let mut left = leap.landings;
        if !left.is_many() {
            return left;
        }
        while let Some(nearest) = GRID.ray_end(dir, left) {
            if self.goes_on(&self.land(here, dir, leap.prey, nearest)) {
                return Set::of(nearest);
            }
            left = left.without(nearest);
        }
        leap.landings
    }

    fn land(&self, here: &Man, dir: Dir, prey: Square, landing: Square) -> Man {
        Man {
            at: landing,
            kind: here.kind,
            captured: here.captured.with(prey),
            last: Some(dir),
            may_stop: here.kind == BIY || self.shatra_may_stop(here, landing),
        }
    }

    /// C13: the right comes with the enemy gate and goes with the enemy fortress.
    fn shatra_may_stop(&self, here: &Man, landing: Square) -> bool {
        let enemy = Field::<WHITE>::ENEMY_CAMP;
        here.kind == SHATRA
            && !enemy.fortress.contains(landing)
            && (here.may_stop || enemy.gate.contains(landing))
    }

    /// C12: on a promotion square, if anything is vacant.
    fn is_promoted(&self, landed: &Man) -> bool {
        landed.kind == SHATRA
            && Field::<WHITE>::CAMP.end().contains(landed.at)
            && self.field.vacant().next().is_some()
    }

    #[inline]
    fn goes_on(&self, here: &Man) -> bool {
        self.each_leap(here, |_, _| Break(())).is_break()
    }

    /// The squares on which this man could meet another to leap over.
    #[inline(always)]
    fn may_meet(&self, here: &Man) -> Set {
        if is_officer(here.kind) {
            lines(here.kind, here.at)
        } else {
            NEIGHBOURS[here.at.index()]
        }
    }

    /// Visits the leaps of the man, but for those en passant.
    #[inline(always)]
    fn each_leap(
        &self,
        here: &Man,
        visit: impl FnMut(Dir, Leap) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let prey = self.field.them - here.captured;
        if !self.may_meet(here).meets(prey) {
            return Continue(());
        }
        if is_officer(here.kind) {
            self.each_flying_leap(here, prey, visit)
        } else {
            self.each_short_leap(here, prey, visit)
        }
    }

    /// C2, C3
    #[inline(always)]
    fn each_short_leap(
        &self,
        here: &Man,
        prey: Set,
        mut visit: impl FnMut(Dir, Leap) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let open = self.open(here);
        each_direction!(DIR => {
            if NEXT[DIR as usize][here.at.index()].meets(prey) {
                let leap = short_leap(GRID, DIR, here.at, prey, open);
                if let Some(leap) = leap.and_then(|leap| self.allowed(here, leap)) {
                    visit(DIR, leap)?;
                }
            }
        });
        Continue(())
    }

    /// C4, C7
    #[inline(always)]
    fn each_flying_leap(
        &self,
        here: &Man,
        prey: Set,
        mut visit: impl FnMut(Dir, Leap) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let open = self.open(here);
        let lines = rule(here.kind).capture.slide;
        each_direction!(DIR => {
            let straight_back = here.last == Some(DIR.opposite());
            if lines.contains(DIR) && !straight_back && GRID.ray(DIR, here.at).meets(prey) {
                let leap = flying_leap(GRID, DIR, here.at, prey, open);
                if let Some(leap) = leap.and_then(|leap| self.allowed(here, leap)) {
                    visit(DIR, leap)?;
                }
            }
        });
        Continue(())
    }

    /// C10: the squares that do not stop the man.
    fn open(&self, here: &Man) -> Set {
        match self.field.position.options.captured_removed {
            CapturedRemoved::AtOnce => self.empty | here.captured,
            CapturedRemoved::AfterMove => self.empty,
        }
    }

    /// C8, C9: from outside, the leap may not land where the own castle is closed.
    #[inline]
    fn allowed(&self, here: &Man, leap: Leap) -> Option<Leap> {
        let castle = Field::<WHITE>::CAMP.castle;
        if !leap.landings.meets(castle) || castle.contains(here.at) {
            return Some(leap);
        }
        let closed = if here.kind == self.start.kind {
            self.closed
        } else {
            self.field.closed_to(here.kind, self.start.at)
        };
        let landings = leap.landings - closed;
        (!landings.is_empty()).then_some(Leap { landings, ..leap })
    }

    /// C11: as the first leap of a shatra, over the square that another has just passed.
    #[inline]
    fn en_passant(&self, visit: &mut impl FnMut(Dir, Leap) -> ControlFlow<()>) -> ControlFlow<()> {
        let passer = self.field.position.en_passant;
        if passer.is_empty() || self.start.kind != SHATRA {
            return Continue(());
        }
        let start = Set::of(self.start.at);
        for (dir, side) in Field::<WHITE>::CAMP.diagonals {
            let onward = GRID.shift(dir);
            let landings = onward.apply(onward.apply(start)) & self.empty;
            let prey = GRID.shift(side).apply(start) & passer;
            if let (Some(prey), false) = (prey.first(), landings.is_empty()) {
                visit(dir, Leap { prey, landings })?;
            }
        }
        Continue(())
    }
}

/// Whether another route could have the same effect.
///
/// Short leaps need a loop to come out alike, and a loop takes three; an officer may also turn on other squares.
#[inline]
fn may_repeat(done: &Man, route: &Route) -> bool {
    route.captures() >= if is_officer(done.kind) { 2 } else { 3 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shatra::Shatra;
    use std::vec::Vec;
    use tabia_core::Notation;

    /// What a listing without an allocator asks of each route: two of these capture the same and end alike.
    #[test]
    fn of_routes_with_one_effect_the_first_is_told() {
        let fen = "1y1/1ts/2S/1/7/6b/7/7/7/DTTYY1B/1/3/3/3 w 2,5-6 - -";
        let position = Shatra::from_fen(fen).expect("a position");
        let field = Field::<true>::new(&position);
        let from = GRID.numbered(9).expect("a square");
        let series = Series::new(&field, from, SHATRA);
        let mut told = Vec::new();
        let mut found = |done: &Man, route: &Route| {
            let numbers: Vec<u8> = route.squares().iter().map(|&sq| GRID.number(sq)).collect();
            told.push((numbers, series.is_first(done, route)));
            Continue(())
        };
        let start = &mut Route::from(from);
        let _ = series.extend(series.start, Set::ALL, start, &mut found);
        told.sort();
        let told: Vec<(&[u8], bool)> = told.iter().map(|(route, is)| (&route[..], *is)).collect();
        let expected: [(&[u8], bool); 3] = [
            (&[9, 1, 3, 9], false),
            (&[9, 3, 1, 9], true),
            (&[9, 3, 7], true),
        ];
        assert_eq!(told, expected);
    }
}
