//! Leaves counted: the last ply in sets, and before it, in sets, which moves let the other side capture.

use crate::capture::Jumping;
use crate::dir::each_dir;
use crate::field::{Field, leap_dirs};
use crate::{Dirs, Set};
use core::ops::ControlFlow::Continue;

impl<G: Jumping, const WHITE: bool> Field<G, WHITE> {
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
        if depth == 2 && self.own[1].is_empty() {
            let leaps = self.first_leaps();
            if leaps.landed.is_empty() && self.enemy[1].is_empty() {
                return self.leaves_of_steps::<OTHER>();
            }
        }
        let mut leaves = 0;
        if depth == 2 {
            let _ = self.successors(&mut |men, kings, captured| {
                leaves += self.after::<OTHER>(men, kings, captured).count();
                Continue(())
            });
        } else {
            let _ = self.successors(&mut |men, kings, captured| {
                leaves += self.after::<OTHER>(men, kings, captured).leaves(depth - 1);
                Continue(())
            });
        }
        leaves
    }

    /// The field as the other side sees it when these are the men and kings, after this capture.
    #[inline(always)]
    fn after<const OTHER: bool>(&self, men: Set, kings: Set, captured: Set) -> Field<G, OTHER> {
        let enemy = [self.enemy[0] - captured, self.enemy[1] - captured];
        Field::new(enemy, [men, kings])
    }

    /// Leaves after two plies where there are only men, who can capture nothing.
    ///
    /// One look at all moves tells which of them may let the other side capture: a man that moves
    /// makes room behind another one, or comes between an enemy and an empty square. After any
    /// other move the other side has the steps that it has now, but for those onto the square that
    /// is taken, and those onto the square that is left: such moves are counted all at once.
    #[inline(always)]
    fn leaves_of_steps<const OTHER: bool>(&self) -> u64 {
        let (men, grid) = (self.own[0], Self::GRID);
        let mut behind = Set::EMPTY;
        let mut exposed = Set::EMPTY;
        each_dir!(leap_dirs::<G, OTHER>(0), DIR => {
            let faced = grid.shift(DIR).apply(self.enemy[0]);
            behind |= grid.shift(DIR).apply(faced & men);
            exposed |= faced & grid.shift(DIR.opposite()).apply(self.empty);
        });
        let threatened = behind.meets(self.empty);
        let ways = Field::<G, OTHER>::ways_of_men(self.enemy[0]);
        let onto = |squares| Field::<G, OTHER>::sum(&ways, squares);
        let steps = onto(self.empty);
        let mut leaves = 0;
        each_dir!(Self::MAN_STEPS, DIR => {
            let back = grid.shift(DIR.opposite());
            let targets = grid.shift(DIR).apply(men) & self.empty;
            let mut sharp = exposed | grid.shift(DIR).apply(behind);
            if const { Dirs::contains(leap_dirs::<G, OTHER>(0), DIR.opposite()) } {
                // Onto the square that it has left.
                sharp |= back.apply(self.enemy[0]);
            }
            if threatened || !Field::<G, OTHER>::WAYS_FIT {
                sharp = Set::ALL;
            }
            for to in (targets & sharp).singles() {
                leaves += self.after_step::<OTHER>(back.apply(to), to).count();
            }
            let calm = targets - sharp;
            leaves += u64::from(calm.len() * steps + onto(back.apply(calm)) - onto(calm));
        });
        each_dir!(Self::MAN_HOPS, DIR => {
            let back = grid.shift(DIR.opposite());
            let over = grid.shift(DIR).apply(men) & men;
            for to in (grid.shift(DIR).apply(over) & self.empty).singles() {
                leaves += self.after_step::<OTHER>(back.apply(back.apply(to)), to).count();
            }
        });
        leaves
    }

    /// In how many ways these men step or hop onto each square, were it empty.
    #[inline(always)]
    fn ways_of_men(men: Set) -> Ways {
        let grid = Self::GRID;
        let mut ways = Ways([Set::EMPTY; 3]);
        let mut n = 0;
        let mut add = |targets: Set| {
            if Self::FEW_WAYS {
                ways.0[n] = targets;
                n += 1;
            } else {
                ways.add(targets);
            }
        };
        each_dir!(Self::MAN_STEPS, DIR => { add(grid.shift(DIR).apply(men)); });
        each_dir!(Self::MAN_HOPS, DIR => {
            let over = grid.shift(DIR).apply(men) & men;
            add(grid.shift(DIR).apply(over));
        });
        ways
    }

    /// The sum of these ways onto these squares.
    #[inline(always)]
    fn sum(ways: &Ways, squares: Set) -> u32 {
        let [ones, twos, fours] = ways.0.map(|set| set & squares);
        if Self::FEW_WAYS {
            Set::total(&[ones, twos], Self::AHEAD)
        } else {
            ones.len() + 2 * twos.len() + 4 * fours.len()
        }
    }

    /// In how many ways a man may go.
    const WAYS: u32 = Self::MAN_STEPS.len() + Self::MAN_HOPS.len();
    /// Whether the ways need not be added up.
    const FEW_WAYS: bool = Self::WAYS <= 2;
    /// Whether [`Ways`] holds so many.
    const WAYS_FIT: bool = Self::WAYS <= 7;

    /// The field after a man has gone from one square to another, both given as sets of one.
    #[inline(always)]
    fn after_step<const OTHER: bool>(&self, from: Set, to: Set) -> Field<G, OTHER> {
        let men = (self.own[0] - from) | (to - Self::CROWN);
        self.after(men, to & Self::CROWN, Set::EMPTY)
    }
}

/// A number from 0 to 7 for each square, bit by bit; or one from 0 to 2 in two parts.
struct Ways([Set; 3]);

impl Ways {
    /// Adds one for each square of the set.
    #[inline(always)]
    fn add(&mut self, set: Set) {
        let mut carry = set;
        for bit in &mut self.0 {
            (*bit, carry) = (*bit ^ carry, *bit & carry);
        }
    }
}
