//! Draw clauses as data: what must stand on the board, what starts the count again, how long it may last.
//!
//! A position says which clauses its game has; `Game` counts.

use crate::{Kind, Position, Reason, Set, Side};

/// Most draw clauses that a game has under one choice of rules.
pub const MAX_CLAUSES: usize = 8;

/// What it means that a position stands on the board for the third time.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Repetition {
    /// The game is drawn.
    Draws,
    /// The side to move may claim a draw.
    Claimable,
    /// Nothing.
    Ignored,
}

/// A number of pieces: at least the first, at most the second.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Between(pub u32, pub u32);

impl Between {
    /// Any number.
    pub const ANY: Between = Between(0, u32::MAX);
    /// None.
    pub const NONE: Between = Between(0, 0);

    /// Whether a number lies between the two.
    #[must_use]
    pub const fn holds(self, number: u32) -> bool {
        self.0 <= number && number <= self.1
    }
}

/// What one side must have for a clause to run.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Force {
    /// Its men.
    pub men: Between,
    /// Its kings.
    pub kings: Between,
    /// All its pieces.
    pub pieces: Between,
    /// The squares its pieces must be on.
    pub within: Set,
}

impl Force {
    /// Whatever it has.
    pub const ANY: Force = Force {
        men: Between::ANY,
        kings: Between::ANY,
        pieces: Between::ANY,
        within: Set::ALL,
    };

    /// One king and nothing else.
    pub const LONE_KING: Force = Force {
        men: Between::NONE,
        kings: Between(1, 1),
        ..Force::ANY
    };

    fn holds(&self, [men, kings]: [Set; 2]) -> bool {
        let [some_men, some_kings] = [men, kings].map(Set::len);
        self.men.holds(some_men)
            && self.kings.holds(some_kings)
            && self.pieces.holds(some_men + some_kings)
            && ((men | kings) - self.within).is_empty()
    }
}

/// What must stand on the board for a clause to run.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Balance {
    /// All pieces of both sides.
    pub total: Between,
    /// What one side has: the stronger, where it matters.
    pub stronger: Force,
    /// What the other has.
    pub weaker: Force,
}

impl Balance {
    /// Anything.
    pub const ANY: Balance = Balance {
        total: Between::ANY,
        stronger: Force::ANY,
        weaker: Force::ANY,
    };

    /// The side that is the stronger one, if the balance holds here: White, if either could be.
    #[must_use]
    pub fn stronger_side(&self, position: &impl Position) -> Option<Side> {
        if *self == Balance::ANY {
            return Some(Side::White);
        }
        let of = |side| [Kind::MAN, Kind::KING].map(|kind| position.pieces_of(side, kind));
        let forces = [Side::White, Side::Black].map(of);
        let total = forces.iter().flatten().map(|set| set.len()).sum();
        let fits = |side: &Side| {
            let [us, them] = [*side, side.other()].map(|side| forces[side as usize]);
            self.stronger.holds(us) && self.weaker.holds(them)
        };
        let side = [Side::White, Side::Black].into_iter().find(fits)?;
        self.total.holds(total).then_some(side)
    }
}

/// What a clause counts.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Plies: two are a move of each side.
    Plies,
    /// Moves of the stronger side.
    StrongerSide,
}

/// What starts the count of a clause again.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum StartsAgain {
    /// A capture.
    Capture,
    /// A capture, or a promotion.
    CaptureOrPromotion,
    /// A capture, or a move of a man.
    CaptureOrMan,
}

/// A draw clause: the game is drawn when something has gone on for so long.
///
/// The ply that brings the balance about, or that starts the count again, is not counted.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// The reason of the draw.
    pub reason: Reason,
    /// What must stand on the board for it to run.
    pub balance: Balance,
    /// What starts the count again.
    pub starts_again: StartsAgain,
    /// What is counted.
    pub counted: Counted,
    /// The count at which the game is drawn.
    pub limit: u16,
}

/// A clause whose count runs, and how far it has come.
///
/// ```
/// use tabia_core::{Balance, Clause, Counted, Reason, Running, StartsAgain};
/// let clause = Clause {
///     reason: Reason::NoCapture,
///     balance: Balance::ANY,
///     starts_again: StartsAgain::Capture,
///     counted: Counted::Plies,
///     limit: 20,
/// };
/// let running = Running { clause, count: 13 };
/// assert_eq!((running.left(), running.is_complete()), (7, false));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Running {
    /// The clause.
    pub clause: Clause,
    /// How far it has come, in what the clause counts.
    pub count: u16,
}

impl Running {
    /// How much is left until the draw.
    #[must_use]
    pub const fn left(&self) -> u16 {
        self.clause.limit.saturating_sub(self.count)
    }

    /// Whether the limit is reached.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.count >= self.clause.limit
    }
}
