//! The counts that are timed: of every game, and of the peers that stand beside them.

use tabia::{AnyPosition, RuleSet, Variant};

/// A leaf count that takes long enough to be timed, and not longer.
pub struct Task {
    /// The game.
    pub variant: Variant,
    /// The depth.
    pub depth: u32,
    /// The peer it is held against.
    pub peer: Peer,
}

/// A crate that counts leaves of a game of its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Peer {
    /// The crate kish: Turkish draughts.
    Kish,
    /// The crate cozy-chess: chess.
    CozyChess,
}

/// The tasks, a line each.
pub const TASKS: &[Task] = &[
    Task {
        variant: Variant::Turkish,
        depth: 7,
        peer: Peer::Kish,
    },
    Task {
        variant: Variant::Russian,
        depth: 10,
        peer: Peer::Kish,
    },
    Task {
        variant: Variant::Poddavki,
        depth: 9,
        peer: Peer::Kish,
    },
    Task {
        variant: Variant::Brazilian,
        depth: 9,
        peer: Peer::Kish,
    },
    Task {
        variant: Variant::Spantsireti,
        depth: 8,
        peer: Peer::Kish,
    },
    Task {
        variant: Variant::International,
        depth: 8,
        peer: Peer::Kish,
    },
    Task {
        variant: Variant::Shatra,
        depth: 4,
        peer: Peer::Kish,
    },
];

impl Task {
    /// The position the count starts from.
    #[must_use]
    pub fn start(&self) -> AnyPosition {
        RuleSet::start(&self.variant.rules())
    }

    /// The leaves.
    #[must_use]
    pub fn leaves(&self) -> u64 {
        self.start().perft(self.depth)
    }
}

impl Peer {
    /// The name and what it counts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Peer::Kish => "kish, Turkish 7",
            Peer::CozyChess => "cozy-chess, chess 5",
        }
    }

    /// The leaves from its start position, the last ply counted in bulk.
    #[must_use]
    pub fn leaves(self) -> u64 {
        match self {
            Peer::Kish => kish::Board::new_default().perft(7),
            Peer::CozyChess => chess_leaves(&cozy_chess::Board::default(), 5),
        }
    }
}

fn chess_leaves(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            leaves += moves.len() as u64;
            return false;
        }
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            leaves += chess_leaves(&next, depth - 1);
        }
        false
    });
    leaves
}
