//! What is looked at: a turn, and what of the past bears on the game.

use tabia_core::{Notation, Running, Turn};

/// What a position does not know of its game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// The count of the draw clause that has least left, and what is left of it.
    pub draw: Option<[u16; 2]>,
    /// How often the position has stood on the board, this time included.
    pub times: u32,
}

impl Past {
    /// Nothing is known.
    pub const UNKNOWN: Past = Past {
        draw: None,
        times: 1,
    };

    /// The draw clause that has least left, of those that run.
    #[must_use]
    pub fn of(running: impl Iterator<Item = Running>, times: u32) -> Past {
        let nearest = running.min_by_key(Running::left);
        Past {
            draw: nearest.map(|running| [running.count, running.left()]),
            times,
        }
    }
}

/// A turn with what is known of the past.
pub struct Scene<'a, P: Notation> {
    /// The turn, begun or not.
    pub turn: &'a Turn<P>,
    /// What the position does not know.
    pub past: Past,
    /// Earlier positions: the one a ply before is number 0. Where there is none its planes are empty.
    pub earlier: &'a dyn Fn(usize) -> Option<&'a P>,
}

impl<'a, P: Notation> Scene<'a, P> {
    /// A turn of which no past is known.
    #[must_use]
    pub fn of(turn: &'a Turn<P>) -> Scene<'a, P> {
        Scene {
            turn,
            past: Past::UNKNOWN,
            earlier: &|_| None,
        }
    }
}
