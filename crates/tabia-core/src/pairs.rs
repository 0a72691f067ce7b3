//! Which squares of a board lead to which in one step.

use crate::{Dir, Dirs, Grid, PieceRule, Set, Square};

/// Which squares lead to which in one step, of some pieces or of all: for each square a set.
///
/// ```
/// use tabia_core::{Dirs, Grid, Numbering, Pairs};
/// const LINE: Grid = Grid::new("abcd", &["####"], Numbering::FromBottom);
/// const SLIDES: Pairs = Pairs::NONE.and_slides(&LINE, Dirs::SIDEWAYS, 1);
/// assert_eq!(SLIDES.len(), 12);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pairs([Set; 64]);

impl Pairs {
    /// No square leads anywhere.
    pub const NONE: Pairs = Pairs([Set::EMPTY; 64]);

    /// The steps without a capture of pieces of these kinds, of either side.
    #[must_use]
    pub const fn quiet(grid: &Grid, kinds: &[PieceRule]) -> Pairs {
        let mut pairs = Pairs::NONE;
        let mut i = 0;
        while i < kinds.len() {
            let rule = &kinds[i];
            pairs = pairs
                .and_steps(grid, of_either_side(rule.quiet.step), 1)
                .and_slides(grid, of_either_side(rule.quiet.slide), 1)
                .and_steps(grid, of_either_side(rule.over_own), 2);
            i += 1;
        }
        pairs
    }

    /// The single jumps of pieces of these kinds, of either side: the prey stands between the two squares.
    #[must_use]
    pub const fn jumps(grid: &Grid, kinds: &[PieceRule]) -> Pairs {
        let mut pairs = Pairs::NONE;
        let mut i = 0;
        while i < kinds.len() {
            let rule = &kinds[i];
            pairs = pairs
                .and_steps(grid, of_either_side(rule.capture.step), 2)
                .and_slides(grid, of_either_side(rule.capture.slide), 2);
            i += 1;
        }
        pairs
    }

    /// With every square that lies so many squares away in one of these directions.
    #[must_use]
    pub const fn and_steps(self, grid: &Grid, dirs: Dirs, distance: usize) -> Pairs {
        self.and_lines(grid, dirs, distance, distance)
    }

    /// With every square that lies so many squares away or more in one of these directions.
    #[must_use]
    pub const fn and_slides(self, grid: &Grid, dirs: Dirs, nearest: usize) -> Pairs {
        self.and_lines(grid, dirs, nearest, usize::MAX)
    }

    const fn and_lines(
        mut self,
        grid: &Grid,
        dirs: Dirs,
        nearest: usize,
        farthest: usize,
    ) -> Pairs {
        let mut i = 0;
        while i < 64 * 8 {
            let (from, dir) = (Square::wrapping((i / 8) as u8), Dir::ALL[i % 8]);
            let mut here = from;
            let mut distance = 0;
            while dirs.contains(dir) && grid.board().contains(from) && distance < farthest {
                let Some(next) = grid.step(dir, here) else {
                    break;
                };
                here = next;
                distance += 1;
                if distance >= nearest {
                    self.0[from.index()] = self.0[from.index()].with(here);
                }
            }
            i += 1;
        }
        self
    }

    /// With every square of the second set, from each of the first.
    #[must_use]
    pub const fn and_each(mut self, from: Set, to: Set) -> Pairs {
        let mut i = 0;
        while i < 64 {
            if from.contains(Square::wrapping(i as u8)) {
                self.0[i] = Set(self.0[i].0 | to.0);
            }
            i += 1;
        }
        self
    }

    /// With these squares too.
    #[must_use]
    pub const fn and(mut self, other: &[Set; 64]) -> Pairs {
        let mut i = 0;
        while i < 64 {
            self.0[i] = Set(self.0[i].0 | other[i].0);
            i += 1;
        }
        self
    }

    /// Only those from one of the first set to one of the second.
    #[must_use]
    pub const fn between(mut self, from: Set, to: Set) -> Pairs {
        let mut i = 0;
        while i < 64 {
            let starts = from.contains(Square::wrapping(i as u8));
            self.0[i] = if starts {
                Set(self.0[i].0 & to.0)
            } else {
                Set::EMPTY
            };
            i += 1;
        }
        self
    }

    /// Where a square leads.
    #[must_use]
    pub const fn from(&self, sq: Square) -> Set {
        self.0[sq.index()]
    }

    /// For each square where it leads.
    #[must_use]
    pub const fn sets(&self) -> &[Set; 64] {
        &self.0
    }

    /// How many pairs there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|to| to.len()).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|to| to.is_empty())
    }
}

const fn of_either_side(dirs: Dirs) -> Dirs {
    dirs.or(dirs.turned())
}
