//! The crates that stand beside the games, and one of the games beside the others.

use std::hint::black_box;
use std::ops::ControlFlow::Continue;
use tabia::draughts::{Draughts, Russian};
use tabia::{Position, perft};

/// What a leaf count is held against.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Peer {
    /// The crate kish: Turkish draughts, the last ply counted in bulk.
    Kish,
    /// The same, every leaf played.
    KishPlayed,
    /// The crate cozy-chess: chess, the last ply counted in bulk.
    CozyChess,
    /// The same, every leaf played.
    CozyChessPlayed,
    /// Russian draughts as this project counts them.
    Russian,
}

impl Peer {
    /// The name and what it counts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Peer::Kish => "kish, Turkish 8",
            Peer::KishPlayed => "kish, Turkish 7, every leaf played",
            Peer::CozyChess => "cozy-chess, chess 6",
            Peer::CozyChessPlayed => "cozy-chess, chess 5, every leaf played",
            Peer::Russian => "Russian 11",
        }
    }

    /// The leaves from its start position.
    #[must_use]
    pub fn leaves(self) -> u64 {
        match self {
            Peer::Kish => kish::Board::new_default().perft(8),
            Peer::KishPlayed => {
                kish_played(&kish::Board::new_default(), 7, &mut vec![Vec::new(); 7])
            }
            Peer::CozyChess => chess_leaves(&cozy_chess::Board::default(), 6),
            Peer::CozyChessPlayed => chess_played(&cozy_chess::Board::default(), 5),
            Peer::Russian => perft(&Draughts::<Russian>::start(), 11),
        }
    }
}

/// Positions whose leaves can be counted by making each of them.
pub trait Played: Position {
    /// The leaves at this depth, one or more, each of them made.
    fn played(&self, depth: u32) -> u64 {
        let mut leaves = 0;
        let _ = self.visit_successors(&mut |next| {
            leaves += match depth {
                1 => u64::from(black_box(&next).turn() != self.turn()),
                _ => next.played(depth - 1),
            };
            Continue(())
        });
        leaves
    }
}

impl<P: Position> Played for P {}

fn kish_played(board: &kish::Board, depth: usize, lists: &mut [Vec<kish::Action>]) -> u64 {
    let (first, rest) = lists.split_first_mut().expect("a list for each ply");
    board.actions_into(first);
    let mut leaves = 0;
    for action in first.iter() {
        let mut next = board.apply(action);
        next.swap_turn_();
        leaves += match depth {
            1 => u64::from(black_box(&next).turn != board.turn),
            _ => kish_played(&next, depth - 1, rest),
        };
    }
    leaves
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

fn chess_played(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            leaves += match depth {
                1 => u64::from(black_box(&next).side_to_move() != board.side_to_move()),
                _ => chess_played(&next, depth - 1),
            };
        }
        false
    });
    leaves
}
