//! The cursor on the board, which goes from playing square to playing square.

use tabia::{Grid, Set, Square};

/// A way to go on the board as it is seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Way {
    Up,
    Down,
    Left,
    Right,
}

/// Where the cursor is, and the column it keeps to on its way up and down.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    pub square: Square,
    column: i32,
}

impl Cursor {
    /// On the first square of the board, or the nearest to its middle.
    pub fn new(grid: &Grid) -> Cursor {
        let middle = [i32::from(grid.width()), i32::from(grid.height())];
        let off = |sq: &Square| {
            let [file, rank] = [grid.file(*sq), grid.rank(*sq)].map(i32::from);
            (2 * file - middle[0]).abs() + (2 * rank - middle[1]).abs()
        };
        let square = grid.by_name().min_by_key(off);
        Cursor::at(square.unwrap_or(Square::wrapping(0)), grid)
    }

    pub fn at(square: Square, grid: &Grid) -> Cursor {
        let column = i32::from(grid.file(square));
        Cursor { square, column }
    }

    /// One square this way on a board that may be turned: along the rank to the next playing square and on to the
    /// next rank at its end; up and down to the square of the next rank nearest to the column it came from.
    pub fn go(&mut self, way: Way, turned: bool, grid: &Grid) {
        let way = match (way, turned) {
            (way, false) => way,
            (Way::Up, true) => Way::Down,
            (Way::Down, true) => Way::Up,
            (Way::Left, true) => Way::Right,
            (Way::Right, true) => Way::Left,
        };
        match way {
            Way::Left | Way::Right => self.along(way == Way::Right, grid),
            Way::Up | Way::Down => self.across(way == Way::Up, grid),
        }
    }

    fn along(&mut self, right: bool, grid: &Grid) {
        let rank = grid.rank(self.square);
        let of_rank = |sq: &Square| grid.rank(*sq) == rank;
        let all: Vec<Square> = grid.by_name().filter(of_rank).collect();
        let here = all.iter().position(|&sq| sq == self.square).unwrap_or(0);
        let next = if right {
            here + 1
        } else {
            here.wrapping_sub(1)
        };
        if let Some(&sq) = all.get(next) {
            *self = Cursor::at(sq, grid);
        }
    }

    fn across(&mut self, up: bool, grid: &Grid) {
        let rank = grid.rank(self.square);
        let next = if up { rank + 1 } else { rank.wrapping_sub(1) };
        let of_rank = |sq: &Square| grid.rank(*sq) == next;
        let off = |sq: &Square| (i32::from(grid.file(*sq)) - self.column).abs();
        if let Some(sq) = grid.by_name().filter(of_rank).min_by_key(off) {
            self.square = sq;
        }
    }

    /// To the next of these squares in the order of the board, or the one before; round at the end.
    pub fn cycle(&mut self, among: Set, forward: bool, grid: &Grid) {
        let all: Vec<Square> = grid.by_name().filter(|&sq| among.contains(sq)).collect();
        let order = |sq: Square| (grid.rank(sq), grid.file(sq));
        let here = order(self.square);
        let next = if forward {
            all.iter().find(|&&sq| order(sq) > here).or(all.first())
        } else {
            all.iter().rfind(|&&sq| order(sq) < here).or(all.last())
        };
        if let Some(&sq) = next {
            *self = Cursor::at(sq, grid);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabia::Variant;

    #[test]
    fn every_square_of_every_board_is_reached_from_the_first() {
        for variant in Variant::ALL {
            let grid = variant.grid();
            let mut seen = Set::EMPTY;
            let mut left = vec![Cursor::new(grid)];
            while let Some(cursor) = left.pop() {
                if seen.contains(cursor.square) {
                    continue;
                }
                seen = seen.with(cursor.square);
                for way in [Way::Up, Way::Down, Way::Left, Way::Right] {
                    for turned in [false, true] {
                        let mut next = cursor;
                        next.go(way, turned, grid);
                        left.push(next);
                    }
                }
            }
            assert_eq!(seen, grid.board(), "{}", variant.name());
        }
    }

    #[test]
    fn up_and_down_keeps_to_its_column() {
        let grid = Variant::Russian.grid();
        let c3 = grid.square("c3").unwrap();
        let mut cursor = Cursor::at(c3, grid);
        for _ in 0..2 {
            cursor.go(Way::Up, false, grid);
        }
        assert_eq!(grid.name(cursor.square).to_string(), "c5");
        for _ in 0..2 {
            cursor.go(Way::Up, true, grid);
        }
        assert_eq!(cursor.square, c3);
    }

    #[test]
    fn the_next_of_some_squares_goes_round() {
        let grid = Variant::Russian.grid();
        let [a3, c3, b4] = ["a3", "c3", "b4"].map(|name| grid.square(name).unwrap());
        let among: Set = [a3, c3, b4].into_iter().collect();
        let mut cursor = Cursor::at(c3, grid);
        let mut gone = Vec::new();
        for _ in 0..3 {
            cursor.cycle(among, true, grid);
            gone.push(cursor.square);
        }
        assert_eq!(gone, [b4, a3, c3]);
        cursor.cycle(among, false, grid);
        assert_eq!(cursor.square, a3);
    }
}
