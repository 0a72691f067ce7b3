//! How a game ends, and why.

use crate::Side;
use crate::names::InWords;
use core::fmt;

/// Why a game is over. The list is closed: no other reason exists.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// The side to move has no legal move, or no piece.
    Blocked,
    /// The biy was captured.
    BiyCaptured,
    /// Mate.
    Mate,
    /// Mate by moris alone, under rules that give it a worth of its own.
    KnightMate,
    /// Mate without a shak in the run of checks.
    Niol,
    /// A side has only its noyon left.
    Robado,
    /// No legal move, and no check.
    Stalemate,
    /// One piece on each side.
    OnePieceEach,
    /// Several men against one man.
    SeveralVOneMan,
    /// Neither side can win.
    DeadPosition,
    /// The same position for the third time.
    Repetition,
    /// Three kings could not win against one in time.
    ThreeKings,
    /// Kings only moved for too long.
    KingsOnly,
    /// Few pieces, and no capture or promotion for too long.
    FewPieces,
    /// The lone king holds the main road.
    MainRoad,
    /// Two pieces could not win against one in time.
    TwoAgainstOne,
    /// No capture for too long.
    NoCapture,
    /// Fifty moves without a capture or a move of a khuu.
    FiftyMoves,
    /// The players agreed.
    Agreement,
    /// A player resigned.
    Resignation,
}

impl Reason {
    /// All reasons, in the order of their numbers.
    pub const ALL: &'static [Reason] = &[
        Reason::Blocked,
        Reason::BiyCaptured,
        Reason::Mate,
        Reason::KnightMate,
        Reason::Niol,
        Reason::Robado,
        Reason::Stalemate,
        Reason::OnePieceEach,
        Reason::SeveralVOneMan,
        Reason::DeadPosition,
        Reason::Repetition,
        Reason::ThreeKings,
        Reason::KingsOnly,
        Reason::FewPieces,
        Reason::MainRoad,
        Reason::TwoAgainstOne,
        Reason::NoCapture,
        Reason::FiftyMoves,
        Reason::Agreement,
        Reason::Resignation,
    ];

    /// The name in interfaces and records, such as `one_piece_each`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Blocked => "blocked",
            Reason::BiyCaptured => "biy_captured",
            Reason::Mate => "mate",
            Reason::KnightMate => "knight_mate",
            Reason::Niol => "niol",
            Reason::Robado => "robado",
            Reason::Stalemate => "stalemate",
            Reason::OnePieceEach => "one_piece_each",
            Reason::SeveralVOneMan => "several_v_one_man",
            Reason::DeadPosition => "dead_position",
            Reason::Repetition => "repetition",
            Reason::ThreeKings => "three_kings",
            Reason::KingsOnly => "kings_only",
            Reason::FewPieces => "few_pieces",
            Reason::MainRoad => "main_road",
            Reason::TwoAgainstOne => "two_against_one",
            Reason::NoCapture => "no_capture",
            Reason::FiftyMoves => "fifty_moves",
            Reason::Agreement => "agreement",
            Reason::Resignation => "resignation",
        }
    }

    /// The reason as people say it.
    ///
    /// ```
    /// use tabia_core::Reason;
    /// assert_eq!(Reason::OnePieceEach.in_words().to_string(), "one piece each");
    /// ```
    pub fn in_words(self) -> impl fmt::Display {
        InWords(self.name())
    }
}

/// How a game ended.
///
/// ```
/// use tabia_core::{Outcome, Reason, Side};
/// assert_eq!(Outcome::win(Side::White, Reason::Blocked).to_string(), "white wins (blocked)");
/// assert_eq!(Outcome::draw(Reason::OnePieceEach).to_string(), "draw (one_piece_each)");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Outcome {
    /// The winner, or nobody for a draw.
    pub winner: Option<Side>,
    /// Why the game is over.
    pub reason: Reason,
}

impl Outcome {
    /// A win.
    #[must_use]
    pub const fn win(winner: Side, reason: Reason) -> Outcome {
        Outcome {
            winner: Some(winner),
            reason,
        }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome {
            winner: None,
            reason,
        }
    }

    /// The same as its text, with the reason as people say it.
    ///
    /// ```
    /// use tabia_core::{Outcome, Reason, Side};
    /// let outcome = Outcome::win(Side::White, Reason::BiyCaptured);
    /// assert_eq!(outcome.in_words().to_string(), "white wins (biy captured)");
    /// ```
    pub fn in_words(self) -> impl fmt::Display {
        Ended(self.winner, self.reason.in_words())
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Ended(self.winner, self.reason.name()))
    }
}

/// Who has won, and why.
struct Ended<R>(Option<Side>, R);

impl<R: fmt::Display> fmt::Display for Ended<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ended(winner, reason) = self;
        match winner {
            Some(side) => write!(f, "{} wins ({reason})", side.name()),
            None => write!(f, "draw ({reason})"),
        }
    }
}
