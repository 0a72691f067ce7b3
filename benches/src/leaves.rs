//! The leaf counts that are timed.

use crate::peer::{Peer, Played};
use tabia::draughts::{Draughts, Russian, Turkish};
use tabia::shatar::Shatar;
use tabia::{AnyPosition, Position, Variant};

/// A leaf count that takes long enough to be timed, and not longer.
pub struct Task {
    /// The game.
    pub variant: Variant,
    /// The position, if it is not the start.
    pub fen: Option<&'static str>,
    /// The depth.
    pub depth: u32,
    /// How often it is counted, so that it takes long enough.
    pub times: u64,
    /// Whether every leaf is played, not counted in bulk.
    pub played: bool,
    /// What it is held against.
    pub peer: Peer,
}

/// The middle game of Shatra among the tables of leaf counts.
const SHATRA_MIDDLE_GAME: &str =
    "sT1/2s/y1y/1/ss2s1s/t5b/4s2/7/1BS4/SSS2SS/1/2Y/STS/3 w 1,6-7,9,56-59 - -";

/// The tasks, a line each.
pub const TASKS: &[Task] = &[
    Task::new(Variant::Turkish, 8, Peer::Kish),
    Task::new(Variant::Russian, 11, Peer::Kish),
    Task::new(Variant::Shatra, 4, Peer::Kish),
    Task::new(Variant::Shatra, 4, Peer::Kish).from(SHATRA_MIDDLE_GAME, 50),
    Task::new(Variant::Bashni, 8, Peer::Kish),
    Task::new(Variant::Shatar, 6, Peer::CozyChess),
    Task::new(Variant::Poddavki, 10, Peer::Russian),
    Task::new(Variant::Brazilian, 10, Peer::Russian),
    Task::new(Variant::Spantsireti, 9, Peer::Russian),
    Task::new(Variant::International, 9, Peer::Russian),
    Task::new(Variant::Armenian, 6, Peer::Russian),
    Task::new(Variant::Keny, 6, Peer::Russian),
    Task::new(Variant::Vigman, 5, Peer::Russian),
    Task::new(Variant::Turkish, 7, Peer::KishPlayed).played(),
    Task::new(Variant::Russian, 9, Peer::KishPlayed).played(),
    Task::new(Variant::Shatar, 5, Peer::CozyChessPlayed).played(),
];

impl Task {
    const fn new(variant: Variant, depth: u32, peer: Peer) -> Task {
        Task {
            variant,
            fen: None,
            depth,
            times: 1,
            played: false,
            peer,
        }
    }

    const fn from(self, fen: &'static str, times: u64) -> Task {
        Task {
            fen: Some(fen),
            times,
            ..self
        }
    }

    const fn played(self) -> Task {
        Task {
            played: true,
            ..self
        }
    }

    /// The game, the depth and what else tells it from others.
    #[must_use]
    pub fn name(&self) -> String {
        let middle = if self.fen.is_some() {
            ", a middle game"
        } else {
            ""
        };
        let played = if self.played {
            ", every leaf played"
        } else {
            ""
        };
        format!("{} {}{middle}{played}", self.variant.name(), self.depth)
    }

    /// The leaves, of all times together.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        (0..self.times).map(|_| self.leaves_once()).sum()
    }

    fn leaves_once(&self) -> u64 {
        match (self.played, self.variant) {
            (true, Variant::Turkish) => Draughts::<Turkish>::start().played(self.depth),
            (true, Variant::Russian) => Draughts::<Russian>::start().played(self.depth),
            (true, Variant::Shatar) => Shatar::start().played(self.depth),
            _ => {
                let position = match self.fen {
                    Some(fen) => AnyPosition::from_fen(self.variant, fen).expect("a position"),
                    None => AnyPosition::start(self.variant),
                };
                position.perft(self.depth)
            }
        }
    }
}
