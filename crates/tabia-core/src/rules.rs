//! The rules of a game as data: three traits of one constant each.

use crate::{Dirs, Grid};

/// The board a game is played on.
pub trait Topology: 'static {
    /// The board.
    const GRID: &'static Grid;
}

/// The kinds of pieces of a game.
pub trait Pieces: 'static {
    /// One rule for each [`Kind`], in the order of their numbers.
    const KINDS: &'static [PieceRule];
}

/// How pieces are captured by jumping.
pub trait CapturePolicy: 'static {
    /// The rule.
    const RULE: CaptureRule;
}

/// A kind of piece: an index into the [`Pieces::KINDS`] of its game.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(transparent)]
pub struct Kind(pub u8);

impl Kind {
    /// The man of the draughts games.
    pub const MAN: Kind = Kind(0);
    /// The king of the draughts games.
    pub const KING: Kind = Kind(1);

    /// The index.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The side of a player.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// White, whose near left corner is a1.
    White = 0,
    /// Black.
    Black = 1,
}

impl Side {
    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// `white` or `black`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }
}

/// A piece on the board: whose it is and what it is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Its owner.
    pub side: Side,
    /// Its kind.
    pub kind: Kind,
}

/// The ways a piece goes, seen from White's side.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// One step in these directions. In a capture: the prey stands next to the piece, which lands right behind it.
    pub step: Dirs,
    /// Any number of empty squares in these directions. In a capture: the prey is the first piece met.
    pub slide: Dirs,
}

impl Reach {
    /// Goes nowhere.
    pub const NONE: Reach = Reach {
        step: Dirs::NONE,
        slide: Dirs::NONE,
    };

    /// One step in these directions.
    #[must_use]
    pub const fn step(step: Dirs) -> Reach {
        Reach {
            step,
            slide: Dirs::NONE,
        }
    }

    /// Slides in these directions.
    #[must_use]
    pub const fn slide(slide: Dirs) -> Reach {
        Reach {
            step: Dirs::NONE,
            slide,
        }
    }
}

/// What a piece may capture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Prey {
    /// Every enemy.
    All,
    /// No kings (the Italian man).
    MenOnly,
}

/// How a kind of piece moves and captures.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PieceRule {
    /// What players call it.
    pub name: &'static str,
    /// The letter that stands for it in text.
    pub letter: char,
    /// Moves that capture nothing.
    pub quiet: Reach,
    /// As a quiet move, over an adjacent own piece onto the square behind (the Keny man).
    pub over_own: Dirs,
    /// Captures.
    pub capture: Reach,
    /// What it may capture.
    pub prey: Prey,
    /// What it becomes on the last rank, if anything.
    pub crowned: Option<Kind>,
}

/// When a captured piece leaves its square, and whether the order of captures shows afterwards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Removal {
    /// After the move: it cannot be jumped twice, and it blocks.
    AtEnd,
    /// As it is jumped: lines open, and its square may be crossed again.
    AtOnce,
    /// After the move, as with [`Removal::AtEnd`], and then under the piece that captured it, each
    /// below the one before: captures of the same pieces in another order are another move, unless
    /// men and kings come in the same order.
    Stacked,
}

/// When a man that reaches the last rank in a capture is crowned.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Crowning {
    /// At once; it goes on as a king.
    InPassing,
    /// Only if it ends its move there; till then it goes on as a man.
    AtEnd,
    /// At once, and its move is over.
    EndsMove,
}

/// Whether a piece may turn straight back between two jumps.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reversal {
    /// It may.
    Allowed,
    /// It may not.
    Forbidden,
}

/// Where a sliding piece may land behind its prey.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Landing {
    /// On any square of the empty run, but where the capture can go on from some of them, only on those.
    WhereItGoesOn,
    /// On any square of the empty run.
    Anywhere,
    /// Only on the square right behind.
    JustBehind,
}

/// What makes one capture come before another. The first key that differs decides.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Priority {
    /// More pieces captured.
    Count,
    /// More value captured.
    Value {
        /// Worth of a captured man.
        man: u16,
        /// Worth of a captured king.
        king: u16,
    },
    /// The capturing piece is a king.
    WithKing,
    /// More kings captured.
    MostKings,
    /// Kings captured earlier.
    KingsEarliest,
}

/// How a game captures by jumping.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CaptureRule {
    /// When captured pieces leave their squares.
    pub removal: Removal,
    /// Which captures come first; empty for free choice.
    pub priority: &'static [Priority],
    /// When a man is crowned.
    pub crowning: Crowning,
    /// Whether a piece may turn straight back.
    pub reversal: Reversal,
    /// Where a sliding piece may land.
    pub landing: Landing,
}
