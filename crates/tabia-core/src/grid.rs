//! A board, computed at compile time from a picture.

use crate::{Dir, Name, Set, Shift, Square};

/// How the playing squares of a board are numbered inside.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Numbering {
    /// Without gaps, from White's left corner to the right and upward: a1 = 0, b1 = 1, …
    FromBottom,
    /// Without gaps, from the top left corner to the right and downward.
    FromTop,
    /// For boards played on every other square: (stride · rank + file) / 2 with a stride one
    /// wider than the board, so that every diagonal step is one shift.
    /// A step along a rank or file then goes two squares over, to the next playing square.
    Gapped,
    /// As `FromBottom`, but squares that are not played on have numbers too, inside and in public:
    /// boards drawn on parts of one larger board share its squares.
    EveryCell,
}

const NONE: u8 = u8::MAX;
const MAX_CELLS: usize = 144;

/// A board: its squares, their names and numbers, and how they touch.
///
/// ```
/// use tabia_core::{Dir, Grid, Numbering, Set};
/// const SMALL: Grid = Grid::new("abc", &["#.#", ".#.", "#.#"], Numbering::FromBottom);
/// let a1 = SMALL.square("a1").unwrap();
/// assert_eq!(SMALL.board().len(), 5);
/// assert_eq!(SMALL.step(Dir::NE, a1), SMALL.square("b2"));
/// assert_eq!(SMALL.number(a1), 4); // row by row from the top left
/// let diagonal = SMALL.ray(Dir::NE, a1);
/// assert_eq!(diagonal.iter().map(|sq| SMALL.name(sq).to_string()).collect::<Vec<_>>(), ["b2", "c3"]);
/// ```
#[derive(Debug)]
pub struct Grid {
    board: Set,
    width: u8,
    height: u8,
    gapped: bool,
    files: &'static [u8],
    cells: [u8; MAX_CELLS],
    file: [u8; 64],
    rank: [u8; 64],
    number: [u8; 64],
    by_number: [u8; 64],
    shifts: [Shift; 8],
    rays: [[Set; 64]; 8],
}

impl Grid {
    /// The board of a picture: rows from the top as White sees it, `#` a playing square, any other
    /// character none. `files` has a letter for each column.
    ///
    /// # Panics
    ///
    /// At compile time, if the picture is not a rectangle as wide as `files`, or does not fit 64 numbers.
    #[must_use]
    pub const fn new(files: &'static str, picture: &[&str], numbering: Numbering) -> Grid {
        let mut grid = Grid {
            board: Set::EMPTY,
            width: files.len() as u8,
            height: picture.len() as u8,
            gapped: matches!(numbering, Numbering::Gapped),
            files: files.as_bytes(),
            cells: [NONE; MAX_CELLS],
            file: [NONE; 64],
            rank: [NONE; 64],
            number: [0; 64],
            by_number: [NONE; 64],
            shifts: [Shift::NOWHERE; 8],
            rays: [[Set::EMPTY; 64]; 8],
        };
        grid = grid.with_squares(picture, numbering);
        grid = grid.with_numbers(numbering);
        let mut i = 0;
        while i < 8 {
            grid = grid.with_direction(Dir::ALL[i]);
            i += 1;
        }
        grid
    }

    const fn with_squares(mut self, picture: &[&str], numbering: Numbering) -> Grid {
        let (width, height) = (self.width as usize, self.height as usize);
        assert!(width * height <= MAX_CELLS, "the picture is too large");
        let mut dense = 0;
        let mut i = 0;
        while i < width * height {
            let (row, file) = (i / width, i % width);
            let from_top = if matches!(numbering, Numbering::FromTop) {
                row
            } else {
                height - 1 - row
            };
            let line = picture[from_top].as_bytes();
            assert!(
                line.len() == width,
                "every row of the picture is as wide as there are files"
            );
            let rank = height - 1 - from_top;
            if line[file] == b'#' {
                let index = match numbering {
                    Numbering::Gapped => ((width + 1) * rank + file) / 2,
                    Numbering::EveryCell => i,
                    Numbering::FromBottom | Numbering::FromTop => dense,
                };
                assert!(index < 64, "a board has at most 64 squares");
                self.cells[rank * width + file] = index as u8;
                self.file[index] = file as u8;
                self.rank[index] = rank as u8;
                self.board = self.board.with(Square::wrapping(index as u8));
                dense += 1;
            }
            i += 1;
        }
        self
    }

    const fn with_numbers(mut self, numbering: Numbering) -> Grid {
        let width = self.width as usize;
        let mut number = 0;
        let mut i = 0;
        while i < width * self.height as usize {
            let rank = self.height as usize - 1 - i / width;
            let index = self.cells[rank * width + i % width];
            if index != NONE {
                self.number[index as usize] = number + 1;
                self.by_number[number as usize] = index;
            }
            if index != NONE || matches!(numbering, Numbering::EveryCell) {
                number += 1;
            }
            i += 1;
        }
        self
    }

    const fn with_direction(mut self, dir: Dir) -> Grid {
        let mut shift = Shift::NOWHERE;
        let mut left = self.board;
        while let Some(sq) = left.first() {
            left = left.without(sq);
            if let Some(next) = self.look(dir, sq) {
                shift = shift.with_step(sq, next);
            }
            let mut ray = Set::EMPTY;
            let mut here = sq;
            while let Some(next) = self.look(dir, here) {
                ray = ray.with(next);
                here = next;
            }
            self.rays[dir as usize][sq.index()] = ray;
        }
        self.shifts[dir as usize] = shift.without_idle_mask(self.board);
        self
    }

    const fn look(&self, dir: Dir, sq: Square) -> Option<Square> {
        let (right, up) = dir.delta();
        let stride = if self.gapped && (right == 0 || up == 0) {
            2
        } else {
            1
        };
        let file = self.file[sq.index()] as i8 + right * stride;
        let rank = self.rank[sq.index()] as i8 + up * stride;
        if file < 0 || rank < 0 {
            None
        } else {
            self.at(file as u8, rank as u8)
        }
    }

    /// All playing squares.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> Set {
        self.board
    }

    /// Number of files.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// Number of ranks.
    #[must_use]
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// The letter of each file, from the left.
    #[must_use]
    pub const fn files(&self) -> &'static [u8] {
        self.files
    }

    /// The playing square on this file and rank, both counted from 0 at White's left corner.
    #[must_use]
    pub const fn at(&self, file: u8, rank: u8) -> Option<Square> {
        if file >= self.width || rank >= self.height {
            return None;
        }
        let index = self.cells[rank as usize * self.width as usize + file as usize];
        if index == NONE {
            None
        } else {
            Some(Square::wrapping(index))
        }
    }

    /// The file of a playing square, counted from 0 at White's left.
    #[must_use]
    #[inline]
    pub const fn file(&self, sq: Square) -> u8 {
        self.file[sq.index()]
    }

    /// The rank of a playing square, counted from 0 at White's side.
    #[must_use]
    #[inline]
    pub const fn rank(&self, sq: Square) -> u8 {
        self.rank[sq.index()]
    }

    /// The playing squares of a rank, counted from 0 at White's side.
    #[must_use]
    pub const fn rank_set(&self, rank: u8) -> Set {
        let mut set = Set::EMPTY;
        let mut file = 0;
        while file < self.width {
            if let Some(sq) = self.at(file, rank) {
                set = set.with(sq);
            }
            file += 1;
        }
        set
    }

    /// The public number of a playing square: row by row from the top left, from 1.
    #[must_use]
    pub const fn number(&self, sq: Square) -> u8 {
        self.number[sq.index()]
    }

    /// The playing square with this public number.
    #[must_use]
    pub const fn numbered(&self, number: u32) -> Option<Square> {
        if number == 0 || number > 64 {
            return None;
        }
        let index = self.by_number[number as usize - 1];
        if index == NONE {
            None
        } else {
            Some(Square::wrapping(index))
        }
    }

    /// The name of a playing square in letters, such as `c3`.
    #[must_use]
    pub const fn name(&self, sq: Square) -> Name {
        Name {
            file: self.files[self.file(sq) as usize],
            rank: self.rank(sq) + 1,
        }
    }

    /// The playing square with this name, such as `c3`.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        let (letter, rank) = name.split_at_checked(1)?;
        if rank.starts_with(['0', '+']) {
            return None;
        }
        let file = self.file_of(letter.as_bytes()[0])?;
        self.at(file, rank.parse::<u8>().ok()?.checked_sub(1)?)
    }

    /// The file with this letter. Where a board leaves out `j`, it is read as `k`.
    #[must_use]
    pub fn file_of(&self, letter: u8) -> Option<u8> {
        let find = |wanted| {
            self.files
                .iter()
                .position(|&file| file == wanted)
                .map(|at| at as u8)
        };
        find(letter).or_else(|| if letter == b'j' { find(b'k') } else { None })
    }

    /// The squares in the order of their names: by rank from White's side, then by file.
    pub fn by_name(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.height)
            .flat_map(move |rank| (0..self.width).filter_map(move |file| self.at(file, rank)))
    }

    /// The squares in the order of their public numbers.
    pub fn by_number(&self) -> impl Iterator<Item = Square> + '_ {
        (1..=64).filter_map(|number| self.numbered(number))
    }

    /// The playing square one step away.
    #[must_use]
    #[inline]
    pub const fn step(&self, dir: Dir, sq: Square) -> Option<Square> {
        self.ray_end(dir, self.rays[dir as usize][sq.index()])
    }

    /// How a whole set moves one step in this direction.
    #[must_use]
    #[inline(always)]
    pub const fn shift(&self, dir: Dir) -> &Shift {
        &self.shifts[dir as usize]
    }

    /// All squares from this one to the edge, this one left out.
    #[must_use]
    #[inline]
    pub const fn ray(&self, dir: Dir, sq: Square) -> Set {
        self.rays[dir as usize][sq.index()]
    }

    /// Of a set of squares on a ray in this direction, the one nearest to its start.
    #[must_use]
    #[inline]
    pub const fn ray_end(&self, dir: Dir, on_ray: Set) -> Option<Square> {
        if self.ascends(dir) {
            on_ray.first()
        } else {
            on_ray.last()
        }
    }

    /// The nearest of these squares on the ray from `sq`.
    #[must_use]
    #[inline]
    pub const fn nearest(&self, dir: Dir, sq: Square, among: Set) -> Option<Square> {
        self.ray_end(dir, Set(self.ray(dir, sq).0 & among.0))
    }

    /// The squares a piece slides over from `sq` until the first of the occupied ones, which is left out.
    #[must_use]
    #[inline]
    pub const fn slide(&self, dir: Dir, sq: Square, occupied: Set) -> Set {
        let ray = self.ray(dir, sq);
        match self.ray_end(dir, Set(ray.0 & occupied.0)) {
            None => ray,
            Some(first) => Set(ray.0 & !self.ray(dir, first).0 & !Set::of(first).0),
        }
    }

    /// The direction in which `to` lies from `from`, if they share a line.
    #[must_use]
    pub const fn direction(&self, from: Square, to: Square) -> Option<Dir> {
        let mut i = 0;
        while i < 8 {
            if self.rays[i][from.index()].contains(to) {
                return Some(Dir::ALL[i]);
            }
            i += 1;
        }
        None
    }

    /// The squares strictly between two squares of one line; empty if they share none.
    #[must_use]
    pub const fn between(&self, from: Square, to: Square) -> Set {
        match self.direction(from, to) {
            None => Set::EMPTY,
            Some(dir) => Set(self.ray(dir, from).0 & self.ray(dir.opposite(), to).0),
        }
    }

    const fn ascends(&self, dir: Dir) -> bool {
        // Numbers run from one end of the board to the other, so one step tells for all.
        self.shifts[dir as usize].ascends()
    }
}
