//! How games end, what counts toward an end, and what players say.

use crate::values::TABIA_NONE;
use tabia::{Announcement, Counted, Outcome, Reason, Running};

/// Why a game is over. The list is closed; `tabia_reason_name` has the names.
#[repr(u8)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaReason {
    /// The side to move has no legal move, or no piece.
    Blocked = 0,
    /// The biy was captured.
    BiyCaptured = 1,
    /// Mate.
    Mate = 2,
    /// Mate by moris alone, under rules that give it a worth of its own.
    KnightMate = 3,
    /// Mate without a shak in the run of checks.
    Niol = 4,
    /// A side has only its noyon left.
    Robado = 5,
    /// No legal move, and no check.
    Stalemate = 6,
    /// One piece on each side.
    OnePieceEach = 7,
    /// Several men against one man.
    SeveralVOneMan = 8,
    /// Neither side can win.
    DeadPosition = 9,
    /// The same position for the third time.
    Repetition = 10,
    /// Three kings could not win against one in time.
    ThreeKings = 11,
    /// Kings only moved for too long.
    KingsOnly = 12,
    /// Few pieces, and no capture or promotion for too long.
    FewPieces = 13,
    /// The lone king holds the main road.
    MainRoad = 14,
    /// Two pieces could not win against one in time.
    TwoAgainstOne = 15,
    /// No capture for too long.
    NoCapture = 16,
    /// Fifty moves without a capture or a move of a khuu.
    FiftyMoves = 17,
    /// The players agreed.
    Agreement = 18,
    /// A player resigned.
    Resignation = 19,
}

impl From<Reason> for TabiaReason {
    fn from(reason: Reason) -> TabiaReason {
        match reason {
            Reason::Blocked => TabiaReason::Blocked,
            Reason::BiyCaptured => TabiaReason::BiyCaptured,
            Reason::Mate => TabiaReason::Mate,
            Reason::KnightMate => TabiaReason::KnightMate,
            Reason::Niol => TabiaReason::Niol,
            Reason::Robado => TabiaReason::Robado,
            Reason::Stalemate => TabiaReason::Stalemate,
            Reason::OnePieceEach => TabiaReason::OnePieceEach,
            Reason::SeveralVOneMan => TabiaReason::SeveralVOneMan,
            Reason::DeadPosition => TabiaReason::DeadPosition,
            Reason::Repetition => TabiaReason::Repetition,
            Reason::ThreeKings => TabiaReason::ThreeKings,
            Reason::KingsOnly => TabiaReason::KingsOnly,
            Reason::FewPieces => TabiaReason::FewPieces,
            Reason::MainRoad => TabiaReason::MainRoad,
            Reason::TwoAgainstOne => TabiaReason::TwoAgainstOne,
            Reason::NoCapture => TabiaReason::NoCapture,
            Reason::FiftyMoves => TabiaReason::FiftyMoves,
            Reason::Agreement => TabiaReason::Agreement,
            Reason::Resignation => TabiaReason::Resignation,
        }
    }
}

/// How a game ended: who won, and why.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaOutcome {
    /// Whether the game is over.
    pub is_over: bool,
    /// The winner, a `TabiaSide`; `TABIA_NONE` for a draw, and while the game goes on.
    pub winner: u8,
    /// The reason, a `TabiaReason`; `TABIA_NONE` while the game goes on.
    pub reason: u8,
}

impl From<Option<Outcome>> for TabiaOutcome {
    fn from(outcome: Option<Outcome>) -> TabiaOutcome {
        let winner = outcome.and_then(|outcome| outcome.winner);
        let reason = outcome.map(|outcome| TabiaReason::from(outcome.reason));
        TabiaOutcome {
            is_over: outcome.is_some(),
            winner: winner.map_or(TABIA_NONE, |side| side as u8),
            reason: reason.map_or(TABIA_NONE, |reason| reason as u8),
        }
    }
}

/// What the customs of a game ask a player to say of a move.
#[repr(u8)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaSaying {
    /// Turkish draughts: enemy pieces that the mover attacks now and did not before.
    Attack = 0,
    /// Turkish draughts: a man has reached the rank before the last.
    SoonKing = 1,
    /// Turkish draughts: a man was crowned.
    King = 2,
    /// Shatar: check by bers, tereg or mori.
    Shak = 3,
    /// Shatar: check by temee.
    Tuk = 4,
    /// Shatar: check by khuu.
    Tsod = 5,
    /// Shatar: a mate that is a draw.
    Niol = 6,
    /// Shatar: a side has only its noyon left.
    Robado = 7,
    /// Shatar: a mate that decides.
    Mate = 8,
}

/// The names of what can be said, each at its number in [`TabiaSaying`].
pub(crate) const SAYINGS: [&str; 9] = [
    "attack",
    "soon_king",
    "king",
    "shak",
    "tuk",
    "tsod",
    "niol",
    "robado",
    "mate",
];

/// What a player is to say of a move.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaAnnouncement {
    /// What to say, a `TabiaSaying`; `tabia_saying_name` has the names.
    pub saying: u8,
    /// The squares it speaks of, as a set: the bit of a square is `1 << square`. 0 where it speaks of none.
    pub squares: u64,
}

impl From<Announcement> for TabiaAnnouncement {
    fn from(announcement: Announcement) -> TabiaAnnouncement {
        let known = SAYINGS.iter().position(|&name| name == announcement.name());
        TabiaAnnouncement {
            saying: known.map_or(TABIA_NONE, |number| number as u8),
            squares: announcement.squares().0,
        }
    }
}

/// A draw clause whose count runs, and how far it has come.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaRunning {
    /// The reason of the draw, a `TabiaReason`.
    pub reason: u8,
    /// Whether it counts the moves of the stronger side only, and not plies.
    pub counts_stronger_side: bool,
    /// How far it has come.
    pub count: u16,
    /// The count at which the game is drawn.
    pub limit: u16,
}

impl From<Running> for TabiaRunning {
    fn from(running: Running) -> TabiaRunning {
        TabiaRunning {
            reason: TabiaReason::from(running.clause.reason) as u8,
            counts_stronger_side: running.clause.counted == Counted::StrongerSide,
            count: running.count,
            limit: running.clause.limit,
        }
    }
}
