//! The board of Shatra, drawn, and the parts of it that the rules speak of.

use tabia_core::{Dir, Grid, Numbering, Set, Side};

/// The board: 62 squares, numbered from Black's back rank down, left to right as White sees it.
///
/// ```
/// use tabia::shatra::BOARD;
/// let gate = BOARD.square("d4").unwrap();
/// assert_eq!(BOARD.number(gate), 53);
/// ```
pub const BOARD: Grid = Grid::new(
    "abcdefg",
    &[
        "..###..", // 14: Black's fortress
        "..###..", // 13
        "..###..", // 12
        "...#...", // 11: Black's gate
        "#######", // 10: Black's half
        "#######", //  9
        "#######", //  8
        "#######", //  7: White's half, behind the ditch
        "#######", //  6
        "#######", //  5
        "...#...", //  4: White's gate
        "..###..", //  3: White's fortress
        "..###..", //  2
        "..###..", //  1
    ],
    Numbering::FromTop,
);

/// The board where a reference is wanted.
pub(super) const GRID: &Grid = &BOARD;

/// The great road: the file of the gates.
pub(super) const ROAD: Set = road();

/// For each square those that touch it.
pub(super) static NEIGHBOURS: [Set; 64] = neighbours();

/// For each direction and square the square next to it, if there is one.
pub(super) static NEXT: [[Set; 64]; 8] = next();

/// Runs a block once for each direction, with the direction as a constant.
macro_rules! each_direction {
    ($dir:ident => $body:block) => {
        each_direction!(@ $dir => $body, N NE E SE S SW W NW)
    };
    (@ $dir:ident => $body:block, $($name:ident)*) => {$(
        {
            const $dir: tabia_core::Dir = tabia_core::Dir::$name;
            $body
        }
    )*};
}

pub(super) use each_direction;

/// The board as one side sees it.
#[derive(Debug)]
pub(super) struct Camp {
    /// Own ranks, counted from the own back rank; own rank 1 is at index 0.
    ranks: [Set; 14],
    /// The nine squares of the own fortress.
    pub fortress: Set,
    /// The square before it.
    pub gate: Set,
    /// Fortress and gate.
    pub castle: Set,
    /// The own half of the battlefield, where men are dropped.
    pub half: Set,
    /// Straight forward.
    pub forward: Dir,
    /// Diagonally forward, each with the direction to that side.
    pub diagonals: [(Dir, Dir); 2],
}

impl Camp {
    /// White's side of the board.
    pub const WHITE: Camp = Camp::of(Side::White);
    /// Black's side of the board.
    pub const BLACK: Camp = Camp::of(Side::Black);

    /// The camp of a side.
    pub const fn side(side: Side) -> &'static Camp {
        match side {
            Side::White => &Camp::WHITE,
            Side::Black => &Camp::BLACK,
        }
    }

    /// An own rank, 1 to 14.
    pub const fn rank(&self, rank: u8) -> Set {
        self.ranks[rank as usize - 1]
    }

    /// The own ranks from one to another.
    pub const fn ranks(&self, first: u8, last: u8) -> Set {
        let mut set = Set::EMPTY;
        let mut rank = first;
        while rank <= last {
            set = Set(set.0 | self.rank(rank).0);
            rank += 1;
        }
        set
    }

    /// The squares on which the shatras of this side are promoted: its last rank.
    pub const fn end(&self) -> Set {
        self.rank(14)
    }

    const fn of(side: Side) -> Camp {
        let white = matches!(side, Side::White);
        let mut ranks = [Set::EMPTY; 14];
        let mut i = 0;
        while i < 14 {
            ranks[i] = BOARD.rank_set(if white { i as u8 } else { 13 - i as u8 });
            i += 1;
        }
        let [east, west] = [Dir::E, Dir::W];
        let mut camp = Camp {
            ranks,
            fortress: Set::EMPTY,
            gate: ranks[3],
            castle: Set::EMPTY,
            half: Set::EMPTY,
            forward: if white { Dir::N } else { Dir::S },
            diagonals: if white {
                [(Dir::NE, east), (Dir::NW, west)]
            } else {
                [(Dir::SE, east), (Dir::SW, west)]
            },
        };
        camp.fortress = camp.ranks(1, 3);
        camp.castle = camp.ranks(1, 4);
        camp.half = camp.ranks(5, 7);
        camp
    }
}

const fn road() -> Set {
    let mut road = Set::EMPTY;
    let mut rank = 0;
    while rank < 14 {
        if let Some(sq) = BOARD.at(3, rank) {
            road = road.with(sq);
        }
        rank += 1;
    }
    road
}

const fn next() -> [[Set; 64]; 8] {
    let mut all = [[Set::EMPTY; 64]; 8];
    let mut left = BOARD.board();
    while let Some(sq) = left.first() {
        left = left.without(sq);
        let mut i = 0;
        while i < 8 {
            all[i][sq.index()] = BOARD.shift(Dir::ALL[i]).apply(Set::of(sq));
            i += 1;
        }
    }
    all
}

const fn neighbours() -> [Set; 64] {
    let next = next();
    let mut all = [Set::EMPTY; 64];
    let mut i = 0;
    while i < 8 * 64 {
        all[i % 64] = Set(all[i % 64].0 | next[i / 64][i % 64].0);
        i += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabia_core::Square;

    /// The squares with these public numbers.
    fn numbered(numbers: impl IntoIterator<Item = u32>) -> Set {
        let square = |number| BOARD.numbered(number).expect("a square has the number");
        numbers.into_iter().map(square).collect()
    }

    #[test]
    fn a_side_sees_the_board_from_its_own_fortress() {
        let [white, black] = [Side::White, Side::Black].map(Camp::of);
        assert_eq!(white.fortress, numbered(54..=62));
        assert_eq!(white.gate, numbered([53]));
        assert_eq!(white.castle, numbered(53..=62));
        assert_eq!(white.half, numbered(32..=52));
        assert_eq!(white.end(), numbered(1..=3));
        assert_eq!(black.fortress, numbered(1..=9));
        assert_eq!(black.gate, numbered([10]));
        assert_eq!(black.castle, numbered(1..=10));
        assert_eq!(black.half, numbered(11..=31));
        assert_eq!(black.end(), numbered(60..=62));
        for rank in 1..=14 {
            assert_eq!(white.rank(rank), BOARD.rank_set(rank - 1));
            assert_eq!(white.rank(rank), black.rank(15 - rank));
        }
        assert_eq!(white.forward.delta(), (0, 1));
        assert_eq!(black.forward.delta(), (0, -1));
        for (camp, ahead) in [(&white, 1), (&black, -1)] {
            for (dir, aside) in camp.diagonals {
                assert_eq!(dir.delta(), (aside.delta().0, ahead));
                assert_eq!(aside.delta().1, 0);
            }
            assert_ne!(camp.diagonals[0], camp.diagonals[1]);
        }
    }

    #[test]
    fn the_great_road_is_the_file_of_the_gates() {
        let road = [2, 5, 8, 10, 14, 21, 28, 35, 42, 49, 53, 55, 58, 61];
        assert_eq!(super::road(), numbered(road));
    }

    #[test]
    fn squares_that_touch_are_one_step_apart() {
        let (next, neighbours) = (next(), neighbours());
        for from in BOARD.board() {
            let mut all = Set::EMPTY;
            for dir in Dir::ALL {
                let to = next[dir as usize][from.index()];
                assert_eq!(to, BOARD.step(dir, from).into_iter().collect());
                all |= to;
            }
            assert_eq!(neighbours[from.index()], all);
            let touches = |to: &Square| {
                let files = BOARD.file(*to).abs_diff(BOARD.file(from));
                files.max(BOARD.rank(*to).abs_diff(BOARD.rank(from))) == 1
            };
            assert_eq!(all, BOARD.board().iter().filter(touches).collect());
        }
    }
}
