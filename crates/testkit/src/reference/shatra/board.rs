//! The 62 squares of section 1, the men, and a position.

/// A square number of the rules, 1 to 62.
pub type Square = usize;

/// A step: files to the right, ranks up, as White sees the board.
pub type Direction = (i32, i32);

/// Along files and ranks.
pub const STRAIGHT: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// Along diagonals.
pub const DIAGONAL: [Direction; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// How wide the board is, from rank 14 down to rank 1.
pub const WIDTHS: [usize; 14] = [3, 3, 3, 1, 7, 7, 7, 7, 7, 7, 1, 3, 3, 3];

/// Every square, in order.
pub fn squares() -> std::ops::RangeInclusive<Square> {
    1..=62
}

/// The eight directions.
pub fn all_directions() -> Vec<Direction> {
    [STRAIGHT, DIAGONAL].concat()
}

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// At the bottom of the picture, moves first.
    White,
    /// At the top.
    Black,
}

impl Side {
    /// The other player.
    pub fn opponent(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// `w` or `b`.
    pub fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// Which way along the ranks is forward.
    pub fn forward(self) -> i32 {
        match self {
            Self::White => 1,
            Self::Black => -1,
        }
    }
}

/// What a man is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The king.
    Biy,
    /// The queen.
    Batyr,
    /// The rook.
    Tura,
    /// The bishop.
    Yalkyn,
    /// The pawn.
    Shatra,
}

impl Kind {
    /// All kinds with their letters and how many of each a side has at the start.
    pub const ALL: [(Self, char, usize); 5] = [
        (Self::Biy, 'B', 1),
        (Self::Batyr, 'D', 1),
        (Self::Tura, 'T', 2),
        (Self::Yalkyn, 'Y', 2),
        (Self::Shatra, 'S', 11),
    ];

    /// What a shatra may become, the highest first.
    pub const OFFICERS: [Self; 3] = [Self::Batyr, Self::Tura, Self::Yalkyn];

    /// The letter in capitals.
    pub fn letter(self) -> char {
        Self::ALL[self as usize].1
    }

    /// How many a side has at the start.
    pub fn number_at_start(self) -> usize {
        Self::ALL[self as usize].2
    }

    /// The lines it moves and captures on.
    pub fn directions(self) -> Vec<Direction> {
        match self {
            Self::Biy | Self::Batyr | Self::Shatra => all_directions(),
            Self::Tura => STRAIGHT.to_vec(),
            Self::Yalkyn => DIAGONAL.to_vec(),
        }
    }
}

/// A man on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Man {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

/// File 0 to 6 and rank 1 to 14 of a square.
pub fn file_and_rank(sq: Square) -> (i32, i32) {
    let number = i32::try_from(sq).expect("a square is at most 62");
    match number {
        1..=9 => (2 + (number - 1) % 3, 14 - (number - 1) / 3),
        10 => (3, 11),
        11..=52 => ((number - 11) % 7, 10 - (number - 11) / 7),
        53 => (3, 4),
        54..=62 => (2 + (number - 54) % 3, 3 - (number - 54) / 3),
        _ => panic!("no square {sq}"),
    }
}

/// The square at file 0 to 6 and rank 1 to 14, if the board has one there.
fn square_at(file: i32, rank: i32) -> Option<Square> {
    let number = match (file, rank) {
        (2..=4, 12..=14) => 1 + (14 - rank) * 3 + file - 2,
        (3, 11) => 10,
        (0..=6, 5..=10) => 11 + (10 - rank) * 7 + file,
        (3, 4) => 53,
        (2..=4, 1..=3) => 54 + (3 - rank) * 3 + file - 2,
        _ => return None,
    };
    usize::try_from(number).ok()
}

/// The neighbour in one direction, if no wall is in the way.
pub fn neighbour(sq: Square, direction: Direction) -> Option<Square> {
    let (file, rank) = file_and_rank(sq);
    square_at(file + direction.0, rank + direction.1)
}

/// Whether the square is on the great road, file d.
pub fn on_road(sq: Square) -> bool {
    file_and_rank(sq).0 == 3
}

/// The rank counted from the back rank of `side`, 1 to 14.
pub fn own_rank(side: Side, sq: Square) -> i32 {
    let rank = file_and_rank(sq).1;
    match side {
        Side::White => rank,
        Side::Black => 15 - rank,
    }
}

/// The gate of `side`.
pub fn gate(side: Side) -> Square {
    match side {
        Side::White => 53,
        Side::Black => 10,
    }
}

/// Whether the square is in the fortress or the gate of `side`.
pub fn in_castle(side: Side, sq: Square) -> bool {
    own_rank(side, sq) <= 4
}

/// Whether the square is on the half of the battlefield of `side`.
pub fn in_half(side: Side, sq: Square) -> bool {
    (5..=7).contains(&own_rank(side, sq))
}

/// Whether a shatra of `side` promotes on the square.
pub fn is_promotion_square(side: Side, sq: Square) -> bool {
    own_rank(side, sq) == 14
}

/// A position: men, side to move, and the three marks of section 5.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The man on each square; index 0 is unused.
    pub men: [Option<Man>; 63],
    /// Whose turn it is.
    pub side: Side,
    /// The squares of men of the initial reserve, of both sides (D1).
    pub reserve: [bool; 63],
    /// The squares of reserve men that are due to be dropped (C14).
    pub due: [bool; 63],
    /// Where the shatra stands that has just stepped from own rank 5 to 7 (C11).
    pub ep: Option<Square>,
}

impl Position {
    /// Whether nobody stands on the square.
    pub fn is_vacant(&self, sq: Square) -> bool {
        self.men[sq].is_none()
    }

    /// The square of every man of `side`, ascending.
    pub fn men_of(&self, side: Side) -> Vec<Square> {
        squares()
            .filter(|&sq| self.men[sq].is_some_and(|man| man.side == side))
            .collect()
    }

    /// How many men of one kind `side` has on the board.
    pub fn count(&self, side: Side, kind: Kind) -> usize {
        let man = Man { side, kind };
        squares().filter(|&sq| self.men[sq] == Some(man)).count()
    }

    /// Whether `side` still has a man of the initial reserve in its castle.
    pub fn has_reserve(&self, side: Side) -> bool {
        self.men_of(side).iter().any(|&sq| self.reserve[sq])
    }

    /// What a shatra of `side` may become now (P1), the highest first.
    pub fn vacancies(&self, side: Side) -> Vec<Kind> {
        Kind::OFFICERS
            .into_iter()
            .filter(|&kind| self.count(side, kind) < kind.number_at_start())
            .collect()
    }

    /// Takes whatever stands on the square off the board, with its marks.
    pub fn clear(&mut self, sq: Square) -> Option<Man> {
        self.reserve[sq] = false;
        self.due[sq] = false;
        self.men[sq].take()
    }

    /// The player who has captured the enemy biy (E1).
    pub fn biy_captor(&self) -> Option<Side> {
        [Side::White, Side::Black]
            .into_iter()
            .find(|side| self.count(side.opponent(), Kind::Biy) == 0)
    }
}
