//! The board of Shatar, and what can be told of its squares before a game begins.

use super::options::BishopRange;
use crate::draughts::FULL_8X8;
use tabia_core::{Dir, Dirs, Grid, Pairs, Set, Side, Square, Steps};

/// All squares have one colour.
pub(super) const GRID: &Grid = &FULL_8X8;

type BySquare<T> = [T; 64];

/// The four lines through a square, the square itself left out.
#[derive(Copy, Clone)]
pub(super) struct Lines {
    pub(super) rank: Set,
    pub(super) file: Set,
    pub(super) rising: Set,
    pub(super) falling: Set,
}

impl Lines {
    /// The line on which a square lies; no square if it lies on none.
    #[inline]
    pub(super) fn toward(&self, sq: Square) -> Set {
        [self.rank, self.file, self.rising, self.falling]
            .into_iter()
            .find(|line| line.contains(sq))
            .unwrap_or(Set::EMPTY)
    }
}

pub(super) static LINES: BySquare<Lines> = lines();
/// Which files, whole, are reached along a rank or a diagonal from a file: by the six inner files that are occupied.
pub(super) static FILES_REACHED: [BySquare<Set>; 8] = files_reached();
/// The squares on the rank and the file of a square.
pub(super) static STRAIGHT: BySquare<Set> = reach(&[Dir::N, Dir::E, Dir::S, Dir::W], 7);
const DIAGONALS: [Dir; 4] = [Dir::NE, Dir::SE, Dir::SW, Dir::NW];
/// All steps: along every line, and the leaps of a mori; with and without a capture. A khuu becomes a
/// bers and nothing else, so a promotion is no step of its own.
pub(super) static STEPS: Steps = {
    let all = Pairs::NONE
        .and_slides(GRID, Dirs::ALL, 1)
        .and(&mori_leaps());
    Steps::new(GRID, all, all)
};

/// Where a temee goes on an empty board, by its range.
static TEMEE: [BySquare<Set>; 2] = [reach(&DIAGONALS, 7), reach(&DIAGONALS, 3)];
/// One step diagonally.
pub(super) static DIAGONAL_STEP: BySquare<Set> = reach(&DIAGONALS, 1);
/// One step in any direction.
pub(super) static ANY_STEP: BySquare<Set> = reach(&Dir::ALL, 1);
/// Where a mori leaps.
pub(super) static MORI_LEAP: BySquare<Set> = mori_leaps();
/// What a khuu of each side attacks.
static KHUU_ATTACK: [BySquare<Set>; 2] =
    [reach(&[Dir::NE, Dir::NW], 1), reach(&[Dir::SE, Dir::SW], 1)];
/// The squares strictly between two squares of one line.
pub(super) static BETWEEN: BySquare<BySquare<Set>> = betweens();

/// Where a temee goes on an empty board.
#[inline(always)]
pub(super) fn temee_reach(range: BishopRange, sq: Square) -> Set {
    TEMEE[range as usize][sq.index()]
}

/// What a khuu of this side attacks.
#[inline(always)]
pub(super) fn khuu_attack(side: Side, sq: Square) -> Set {
    KHUU_ATTACK[side as usize][sq.index()]
}

const fn lines() -> BySquare<Lines> {
    const fn line(dir: Dir, sq: Square) -> Set {
        Set(GRID.ray(dir, sq).0 | GRID.ray(dir.opposite(), sq).0)
    }
    let none = Lines {
        rank: Set::EMPTY,
        file: Set::EMPTY,
        rising: Set::EMPTY,
        falling: Set::EMPTY,
    };
    let mut table = [none; 64];
    let mut i = 0;
    while i < 64 {
        let sq = Square::wrapping(i as u8);
        table[i] = Lines {
            rank: line(Dir::E, sq),
            file: line(Dir::N, sq),
            rising: line(Dir::NE, sq),
            falling: line(Dir::NW, sq),
        };
        i += 1;
    }
    table
}

const fn files_reached() -> [BySquare<Set>; 8] {
    const EVERY_RANK: u64 = 0x0101_0101_0101_0101;
    let mut table = [[Set::EMPTY; 64]; 8];
    let mut i = 0;
    while i < 64 * 8 {
        let (file, inner) = (Square::wrapping((i / 64) as u8), i % 64);
        let occupied = Set((inner as u64) << 1);
        let left = GRID.slide(Dir::W, file, occupied);
        let right = GRID.slide(Dir::E, file, occupied);
        // A slide leaves out the square that stops it: with one step more it is there.
        let reached = one_step(Dir::W, left.with(file)) | one_step(Dir::E, right.with(file));
        table[file.index()][inner] = Set(reached * EVERY_RANK);
        i += 1;
    }
    table
}

const fn one_step(dir: Dir, set: Set) -> u64 {
    GRID.shift(dir).apply(set).0
}

/// The squares up to so many steps away in these directions.
const fn reach(dirs: &[Dir], steps: u8) -> BySquare<Set> {
    let mut table = [Set::EMPTY; 64];
    let mut i = 0;
    while i < 64 * dirs.len() {
        let (sq, dir) = (i / dirs.len(), dirs[i % dirs.len()]);
        let mut here = Square::wrapping(sq as u8);
        let mut left = steps;
        while let (Some(next), 1..) = (GRID.step(dir, here), left) {
            table[sq] = table[sq].with(next);
            here = next;
            left -= 1;
        }
        i += 1;
    }
    table
}

/// One square straight and one more diagonally away.
const fn mori_leaps() -> BySquare<Set> {
    let mut table = [Set::EMPTY; 64];
    let mut i = 0;
    while i < 64 * 8 {
        let (sq, straight) = (i / 8, Dir::ALL[i / 2 % 4 * 2]);
        let slant = Dir::ALL[(straight as usize + if i % 2 == 0 { 1 } else { 7 }) % 8];
        if let Some(over) = GRID.step(straight, Square::wrapping(sq as u8)) {
            if let Some(to) = GRID.step(slant, over) {
                table[sq] = table[sq].with(to);
            }
        }
        i += 1;
    }
    table
}

const fn betweens() -> BySquare<BySquare<Set>> {
    let mut table = [[Set::EMPTY; 64]; 64];
    let mut i = 0;
    while i < 64 * 8 {
        let (sq, dir) = (i / 8, Dir::ALL[i % 8]);
        let mut here = Square::wrapping(sq as u8);
        let mut passed = Set::EMPTY;
        while let Some(next) = GRID.step(dir, here) {
            table[sq][next.index()] = passed;
            passed = passed.with(next);
            here = next;
        }
        i += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    /// The difference of files and of ranks between two squares.
    fn apart(from: Square, to: Square) -> (i8, i8) {
        let far = |of: fn(&Grid, Square) -> u8| of(GRID, to) as i8 - of(GRID, from) as i8;
        (far(Grid::file), far(Grid::rank))
    }

    /// Every two squares with how far they are apart.
    fn pairs() -> impl Iterator<Item = (Square, Square, (i8, i8))> {
        let all = Set::ALL
            .iter()
            .flat_map(|from| Set::ALL.iter().map(move |to| (from, to)));
        all.map(|(from, to)| (from, to, apart(from, to)))
    }

    fn share_a_line((files, ranks): (i8, i8)) -> bool {
        files == 0 || ranks == 0 || files.abs() == ranks.abs()
    }

    #[test]
    fn lines_reach_to_the_edges() {
        let lines = lines();
        for (from, to, (files, ranks)) in pairs().filter(|(from, to, _)| from != to) {
            let of = lines[from.index()];
            assert_eq!(of.rank.contains(to), ranks == 0);
            assert_eq!(of.file.contains(to), files == 0);
            assert_eq!(of.rising.contains(to), files == ranks);
            assert_eq!(of.falling.contains(to), files == -ranks);
            assert_eq!(of.toward(to).contains(to), share_a_line((files, ranks)));
            assert_eq!(of.toward(to).is_empty(), !share_a_line((files, ranks)));
        }
        assert!(
            lines
                .iter()
                .zip(Set::ALL)
                .all(|(of, sq)| of.toward(sq).is_empty())
        );
    }

    #[test]
    fn steps_leaps_and_attacks_go_as_far_as_the_pieces() {
        let (bers, temee, near) = (
            reach(&Dir::ALL, 7),
            reach(&DIAGONALS, 7),
            reach(&DIAGONALS, 3),
        );
        let (step, leap) = (reach(&Dir::ALL, 1), mori_leaps());
        for (from, to, (files, ranks)) in pairs() {
            let reached = |table: &BySquare<Set>| table[from.index()].contains(to);
            let (wide, high) = (files.abs(), ranks.abs());
            let is_diagonal = wide == high && wide > 0;
            assert_eq!(reached(&bers), from != to && share_a_line((files, ranks)));
            assert_eq!(reached(&temee), is_diagonal);
            assert_eq!(
                temee_reach(BishopRange::Full, from).contains(to),
                is_diagonal
            );
            assert_eq!(reached(&near), is_diagonal && wide <= 3);
            assert_eq!(
                temee_reach(BishopRange::Three, from).contains(to),
                reached(&near)
            );
            assert_eq!(reached(&step), wide.max(high) == 1);
            assert_eq!(
                reached(&leap),
                (wide, high) == (1, 2) || (wide, high) == (2, 1)
            );
            assert_eq!(
                khuu_attack(Side::White, from).contains(to),
                wide == 1 && ranks == 1
            );
            assert_eq!(
                khuu_attack(Side::Black, from).contains(to),
                wide == 1 && ranks == -1
            );
        }
    }

    #[test]
    fn between_two_squares_of_a_line_lie_those_that_both_see() {
        let betweens = betweens();
        for (from, to, apart_by) in pairs() {
            let inside = |sq: &Square| {
                let (near, far) = (apart(from, *sq), apart(*sq, to));
                let same_way =
                    near.0.signum() == far.0.signum() && near.1.signum() == far.1.signum();
                *sq != from && *sq != to && same_way && share_a_line(near) && share_a_line(far)
            };
            let all: Set = Set::ALL.iter().filter(inside).collect();
            let wanted = if share_a_line(apart_by) {
                all
            } else {
                Set::EMPTY
            };
            assert_eq!(
                betweens[from.index()][to.index()],
                wanted,
                "{from:?} {to:?}"
            );
        }
    }

    #[test]
    fn a_rider_reaches_the_files_up_to_the_first_that_is_occupied() {
        let table = files_reached();
        for (file, inner) in (0..8_i8).flat_map(|file| (0..64).map(move |inner| (file, inner))) {
            let is_occupied = |file: &i8| (inner << 1) >> file & 1 == 1;
            let up_to = |files: &mut dyn Iterator<Item = i8>| {
                let mut reached = Vec::new();
                for file in files {
                    reached.push(file);
                    if is_occupied(&file) {
                        break;
                    }
                }
                reached
            };
            let (left, right) = (up_to(&mut (0..file).rev()), up_to(&mut (file + 1..8)));
            let is_reached = |sq: &Square| {
                let file = GRID.file(*sq) as i8;
                left.contains(&file) || right.contains(&file)
            };
            let reached: Set = Set::ALL.iter().filter(is_reached).collect();
            assert_eq!(table[file as usize][inner], reached, "{file} {inner:06b}");
        }
    }

    #[test]
    fn the_tables_take_less_than_64_kib() {
        let tables = size_of_val(GRID)
            + size_of_val(&STEPS)
            + size_of_val(&LINES)
            + size_of_val(&FILES_REACHED)
            + size_of_val(&STRAIGHT)
            + size_of_val(&TEMEE)
            + size_of_val(&DIAGONAL_STEP)
            + size_of_val(&ANY_STEP)
            + size_of_val(&MORI_LEAP)
            + size_of_val(&KHUU_ATTACK)
            + size_of_val(&BETWEEN);
        assert!(tables < 64 << 10, "{tables} bytes");
    }
}
