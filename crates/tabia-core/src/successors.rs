//! What stands on the board after each move.

use crate::capture::Jumping;
use crate::chains::FirstLeaps;
use crate::dir::each_dir;
use crate::field::{Convention, Field, leap_dirs};
use crate::{Player, Set};
use core::ops::ControlFlow::{self, Continue};

impl<G: Jumping, const WHITE: bool> Field<G, WHITE> {
    /// Hands to a visitor, for each legal move, the men and kings of the side that has moved and what it has captured.
    ///
    /// # Errors
    ///
    /// Breaks if the visitor does.
    #[inline(always)]
    pub fn successors(
        &self,
        visit: &mut impl FnMut(Set, Set, Set) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !self.own[1].is_empty() {
            return self.moves_for(&mut Player::<G, WHITE, _>::new(self.own, visit));
        }
        let leaps = self.first_leaps();
        if leaps.landed.is_empty() {
            self.quiet(&mut Player::<G, WHITE, _>::new(self.own, visit))
        } else if leaps.unclear.is_empty() {
            self.after_leaps(&leaps, visit)
        } else {
            let mut player = Player::<G, WHITE, _>::new(self.own, visit);
            self.apart().captures(Convention::Moves, &mut player)
        }
    }

    /// The same where men capture one piece each, and no two of them land on one square.
    #[inline(always)]
    fn after_leaps(
        &self,
        leaps: &FirstLeaps,
        visit: &mut impl FnMut(Set, Set, Set) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for to in leaps.landed.singles() {
            // One of the directions leads here: which is hard to foresee, so that all are asked.
            let (mut from, mut captured) = (Set::EMPTY, Set::EMPTY);
            each_dir!(leap_dirs::<G, WHITE>(0), DIR => {
                let back = Self::GRID.shift(DIR.opposite());
                let prey = back.apply(to & leaps.landings[DIR as usize]);
                captured |= prey;
                from |= back.apply(prey);
            });
            let men = (self.own[0] - from) | (to - Self::CROWN);
            visit(men, to & Self::CROWN, captured)?;
        }
        Continue(())
    }
}
