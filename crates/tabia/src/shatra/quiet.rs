//! Moves that capture nothing: steps, slides and drops.

use super::board::{GRID, NEIGHBOURS, ROAD};
use super::field::Field;
use super::moves::Sink;
use super::options::{DoubleStep, ReserveRoadSlide, RoadSlideLimit};
use super::pieces::{BATYR, BIY, SHATRA, TURA, YALKYN, rule};
use core::ops::ControlFlow::{self, Continue};
use tabia_core::{Dir, Kind, Set, Square};

impl<const WHITE: bool> Field<'_, WHITE> {
    /// Hands out the moves of these men that capture nothing.
    #[inline(always)]
    pub fn quiet(&self, men: Set, sink: &mut impl Sink) -> ControlFlow<()> {
        let reserve = men & self.reserve;
        if !reserve.is_empty() {
            self.reserve_moves(reserve, sink)?;
        }
        let men = men - reserve;
        self.shatra_moves(men & self.position.kinds[SHATRA.index()], sink)?;
        for from in men & self.position.kinds[BIY.index()] {
            let steps = (NEIGHBOURS[from.index()] & self.empty) - self.closed_to(BIY, from);
            sink.one_to_each(BIY, from, steps | self.drops_from(from))?;
        }
        for kind in [BATYR, TURA, YALKYN] {
            for from in men & self.position.kinds[kind.index()] {
                sink.one_to_each(kind, from, self.officer_targets(kind, from))?;
            }
        }
        Continue(())
    }

    /// D2, D4: men of the initial reserve are dropped, or slide out along the road.
    #[inline(always)]
    fn reserve_moves(&self, men: Set, sink: &mut impl Sink) -> ControlFlow<()> {
        let squares = self.drop_squares(Self::CAMP);
        sink.each_to_each(men, squares)?;
        if self.position.options.reserve_road_slide == ReserveRoadSlide::No {
            return Continue(());
        }
        // Only the foremost man on the road can have it clear before him.
        let on_road = (self.us | self.them) & ROAD & Self::CAMP.castle;
        let Some(from) = GRID.ray_end(Self::CAMP.forward.opposite(), on_road) else {
            return Continue(());
        };
        let sliders = self.position.kinds[BATYR.index()] | self.position.kinds[TURA.index()];
        if !(men & sliders).contains(from) {
            return Continue(());
        }
        // D8: where it could also be dropped, it is the same move.
        let slides = self.slide(Self::CAMP.forward, from) - squares;
        let slides = self.within_road_limit(from, slides) - Self::CAMP.castle;
        sink.each_to_each(Set::of(from), slides)
    }

    /// M1 to M4, and D7: the steps of shatras, and the drops of those in the enemy castle.
    #[inline(always)]
    fn shatra_moves(&self, men: Set, sink: &mut impl Sink) -> ControlFlow<()> {
        let camp = Self::CAMP;
        self.steps(camp.forward, men & camp.ranks(5, 13), sink)?;
        for (diagonal, side) in camp.diagonals {
            self.steps(diagonal, men & camp.ranks(7, 13), sink)?;
            self.steps(side, men & camp.ranks(8, 14), sink)?;
        }
        let forward = GRID.shift(camp.forward);
        let over = forward.apply(men & self.double_step_ranks()) & self.empty;
        sink.steps(camp.forward, 2, forward.apply(over) & self.empty)?;
        let inside = men & Self::ENEMY_CAMP.castle;
        if inside.is_empty() {
            return Continue(());
        }
        sink.each_to_each(inside, self.drop_squares(Self::ENEMY_CAMP))
    }

    fn double_step_ranks(&self) -> Set {
        match self.position.options.double_step {
            DoubleStep::OwnHalf => Self::CAMP.ranks(5, 6),
            DoubleStep::RearRank => Self::CAMP.rank(5),
        }
    }

    /// Steps of these shatras in a direction; one that reaches the last rank is promoted if it can be (P1).
    #[inline(always)]
    fn steps(&self, dir: Dir, men: Set, sink: &mut impl Sink) -> ControlFlow<()> {
        if men.is_empty() {
            return Continue(());
        }
        let targets = GRID.shift(dir).apply(men) & self.empty;
        let ends = targets & Self::CAMP.end();
        if !ends.is_empty() {
            self.promotions(dir, ends, sink)?;
        }
        sink.steps(dir, 1, targets - ends)
    }

    fn promotions(&self, dir: Dir, ends: Set, sink: &mut impl Sink) -> ControlFlow<()> {
        if self.vacant().next().is_none() {
            // P2: it waits.
            return sink.steps(dir, 1, ends);
        }
        for kind in self.vacant() {
            sink.promotions(kind, dir, ends)?;
        }
        Continue(())
    }

    /// M6 within D4 and D5, and the drops of D6 and D7.
    #[inline(always)]
    fn officer_targets(&self, kind: Kind, from: Square) -> Set {
        let mut slides = Set::EMPTY;
        for dir in Dir::ALL {
            if rule(kind).quiet.slide.contains(dir) {
                slides |= self.slide(dir, from);
            }
        }
        let slides = self.within_road_limit(from, slides) - self.closed_to(kind, from);
        slides | self.drops_from(from)
    }

    #[inline(always)]
    fn slide(&self, dir: Dir, from: Square) -> Set {
        GRID.slide(dir, from, self.us | self.them)
    }

    /// D4: from the own castle nobody slides into the enemy's. Only the road leads from one to the other.
    #[inline(always)]
    fn within_road_limit(&self, from: Square, slides: Set) -> Set {
        let limited = self.position.options.road_slide_limit == RoadSlideLimit::Field;
        if limited && Self::CAMP.castle.contains(from) {
            slides - Self::ENEMY_CAMP.castle
        } else {
            slides
        }
    }

    /// D6, D7: where a man that is not of the initial reserve may be dropped.
    #[inline(always)]
    fn drops_from(&self, from: Square) -> Set {
        if Self::ENEMY_CAMP.castle.contains(from) {
            self.drop_squares(Self::ENEMY_CAMP)
        } else if Self::CAMP.castle.contains(from) && self.reserve.is_empty() {
            self.drop_squares(Self::CAMP)
        } else {
            Set::EMPTY
        }
    }
}
