//! The draw clauses of the draughts games, and the options that choose among them.

use super::boards::DARK_8X8;
use super::rules::DraughtsOptions;
use super::rules::DrawClauses;
use tabia_core::{
    Balance, Between, Choice, Clause, Counted, Force, Reason, Repetition, Set, StartsAgain, Values,
};

/// Three or more kings and no men against exactly one king: the stronger side's 15th move has not taken it.
const THREE_KINGS: Clause = Clause {
    reason: Reason::ThreeKings,
    balance: Balance {
        stronger: Force {
            men: Between::NONE,
            kings: Between(3, u32::MAX),
            ..Force::ANY
        },
        weaker: Force::LONE_KING,
        ..Balance::ANY
    },
    starts_again: StartsAgain::CaptureOrPromotion,
    counted: Counted::StrongerSide,
    limit: 15,
};

/// Both sides moved kings only, and nothing was captured, for 15 moves.
const KINGS_ONLY: Clause = Clause {
    reason: Reason::KingsOnly,
    balance: Balance::ANY,
    starts_again: StartsAgain::CaptureOrMan,
    counted: Counted::Plies,
    limit: moves(15),
};

const SOME_KING: Force = Force {
    kings: Between(1, u32::MAX),
    ..Force::ANY
};

/// Few pieces, both sides have a king, and nothing was captured or crowned for 30 moves.
const FOUR_OR_FIVE: Clause = Clause {
    reason: Reason::FewPieces,
    balance: Balance {
        total: Between(4, 5),
        stronger: SOME_KING,
        weaker: SOME_KING,
    },
    starts_again: StartsAgain::CaptureOrPromotion,
    counted: Counted::Plies,
    limit: moves(30),
};

/// The same with a piece or two more, for 60 moves.
const SIX_OR_SEVEN: Clause = Clause {
    balance: Balance {
        total: Between(6, 7),
        ..FOUR_OR_FIVE.balance
    },
    limit: moves(60),
    ..FOUR_OR_FIVE
};

/// Three pieces with a king among them against one king on the main road: five moves have not won.
const THREE_AGAINST_THE_ROAD: Clause = Clause {
    reason: Reason::MainRoad,
    balance: Balance {
        stronger: Force {
            pieces: Between(3, 3),
            ..SOME_KING
        },
        weaker: Force {
            within: main_road(),
            ..Force::LONE_KING
        },
        ..Balance::ANY
    },
    starts_again: StartsAgain::Capture,
    counted: Counted::Plies,
    limit: moves(5),
};

/// Two pieces or one, with a king among them, against one king: five moves have not won.
const TWO_AGAINST_ONE: Clause = Clause {
    reason: Reason::TwoAgainstOne,
    balance: Balance {
        stronger: Force {
            pieces: Between(1, 2),
            ..SOME_KING
        },
        weaker: Force::LONE_KING,
        ..Balance::ANY
    },
    starts_again: StartsAgain::Capture,
    counted: Counted::Plies,
    limit: moves(5),
};

/// Where four to seven pieces are left, the clauses of 30 and 60 moves stand for that of kings only.
const KINGS_ONLY_OF_MANY: Clause = with_total(KINGS_ONLY, Between(8, u32::MAX));
const KINGS_ONLY_OF_THREE: Clause = with_total(KINGS_ONLY, Between(0, 3));

/// The clauses of Russian draughts and its relatives.
pub(super) const RUSSIAN: DrawClauses = DrawClauses {
    usual: &[THREE_KINGS, KINGS_ONLY],
    // FMJD section 64, articles 7.2.3 to 7.2.8.
    fmjd64: &[
        THREE_KINGS,
        KINGS_ONLY_OF_MANY,
        KINGS_ONLY_OF_THREE,
        FOUR_OR_FIVE,
        SIX_OR_SEVEN,
        THREE_AGAINST_THE_ROAD,
        TWO_AGAINST_ONE,
    ],
};

/// Those of a board where no main road is worth a draw.
pub(super) const WITHOUT_MAIN_ROAD: DrawClauses = DrawClauses {
    fmjd64: &[
        THREE_KINGS,
        KINGS_ONLY_OF_MANY,
        KINGS_ONLY_OF_THREE,
        FOUR_OR_FIVE,
        SIX_OR_SEVEN,
        TWO_AGAINST_ONE,
    ],
    ..RUSSIAN
};

/// International draughts, official rules of the world federation: 25 moves of kings only, 16 moves of three
/// pieces with a king among them against one king, 5 moves of two or one.
pub(super) const INTERNATIONAL: DrawClauses = DrawClauses {
    usual: &[
        Clause {
            limit: moves(25),
            ..KINGS_ONLY
        },
        Clause {
            reason: Reason::ThreeKings,
            balance: Balance {
                weaker: Force::LONE_KING,
                ..THREE_AGAINST_THE_ROAD.balance
            },
            limit: moves(16),
            ..THREE_AGAINST_THE_ROAD
        },
        TWO_AGAINST_ONE,
    ],
    fmjd64: &[],
};

/// Ten moves of each side without a capture.
pub(super) const KENY: DrawClauses = DrawClauses {
    usual: &[no_capture(moves(10))],
    fmjd64: &[],
};

/// None but repetition.
pub(super) const NONE: DrawClauses = DrawClauses {
    usual: &[],
    fmjd64: &[],
};

/// So many plies without a capture.
pub(super) const fn no_capture(limit: u16) -> Clause {
    Clause {
        reason: Reason::NoCapture,
        balance: Balance::ANY,
        starts_again: StartsAgain::Capture,
        counted: Counted::Plies,
        limit,
    }
}

/// Plies: a move is one of each side.
const fn moves(number: u16) -> u16 {
    2 * number
}

const fn with_total(clause: Clause, total: Between) -> Clause {
    let balance = Balance {
        total,
        ..clause.balance
    };
    Clause { balance, ..clause }
}

/// The main road of the 8x8 board, a1 to h8.
const fn main_road() -> Set {
    let mut road = Set::EMPTY;
    let mut rank = 0;
    while rank < DARK_8X8.height() {
        if let Some(sq) = DARK_8X8.at(rank, rank) {
            road = road.with(sq);
        }
        rank += 1;
    }
    road
}

tabia_core::choice! {
    /// The draw clauses of Russian draughts.
    pub enum Draws {
        /// Those of the seed text: repetition, three kings against one, kings only.
        Seed = "seed",
        /// Those of the world federation's section for 64 squares.
        Fmjd64 = "fmjd64",
        /// None: only the players can make a draw.
        None = "none",
    }
}

/// The draw clauses of Brazilian draughts: the same sets as [`Draws`], with the federation's as the usual one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct BrazilianDraws(pub Draws);

impl Default for BrazilianDraws {
    fn default() -> BrazilianDraws {
        BrazilianDraws(Draws::Fmjd64)
    }
}

impl Choice for BrazilianDraws {
    const VALUES: Values = Values::Words(&["fmjd64", "seed", "none"]);

    fn parse(text: &str) -> Option<BrazilianDraws> {
        Draws::parse(text).map(BrazilianDraws)
    }

    fn write(self, out: &mut dyn core::fmt::Write) -> core::fmt::Result {
        self.0.write(out)
    }
}

tabia_core::options! {
    /// The rules of Russian draughts, Poddavki and Spantsireti that can be chosen.
    pub struct RussianOptions {
        /// Which clauses make a draw. seed: repetition, three kings against one, kings only; fmjd64: those of FMJD section 64; none: only the players.
        draws: Draws,
    }
}

tabia_core::options! {
    /// The rules of Brazilian draughts that can be chosen.
    pub struct BrazilianOptions {
        /// Which clauses make a draw. seed: repetition, three kings against one, kings only; fmjd64: those of FMJD section 64; none: only the players.
        draws: BrazilianDraws,
    }
}

impl Draws {
    fn clauses(self, of: &DrawClauses) -> &'static [Clause] {
        match self {
            Draws::Seed => of.usual,
            Draws::Fmjd64 => of.fmjd64,
            Draws::None => &[],
        }
    }

    fn repetition(self) -> Repetition {
        match self {
            Draws::Seed | Draws::Fmjd64 => Repetition::Draws,
            Draws::None => Repetition::Ignored,
        }
    }
}

impl DraughtsOptions for RussianOptions {
    fn clauses(&self, of: &DrawClauses) -> &'static [Clause] {
        self.draws.clauses(of)
    }

    fn repetition(&self) -> Repetition {
        self.draws.repetition()
    }
}

impl DraughtsOptions for BrazilianOptions {
    fn clauses(&self, of: &DrawClauses) -> &'static [Clause] {
        self.draws.0.clauses(of)
    }

    fn repetition(&self) -> Repetition {
        self.draws.0.repetition()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_main_road_goes_from_corner_to_corner() {
        let names = ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"];
        let road = names.iter().filter_map(|name| DARK_8X8.square(name));
        assert_eq!(main_road(), road.collect());
    }

    #[test]
    fn a_move_is_two_plies() {
        assert_eq!(moves(15), 30);
        let clause = with_total(no_capture(moves(15)), Between(4, 5));
        let balance = Balance {
            total: Between(4, 5),
            ..Balance::ANY
        };
        assert_eq!((clause.balance, clause.limit), (balance, 30));
    }
}
