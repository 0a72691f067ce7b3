//! Leaf counts, in both conventions.

use crate::Position;
use core::ops::ControlFlow::Continue;

/// The number of positions after exactly `depth` plies, each legal move counted once.
///
/// A position without a legal move counts 0 at any depth above 0; no draw rule counts.
///
/// The last ply is counted without making its moves.
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    position.count_leaves(depth)
}

/// The same with every route of a move counted: start square, each landing square.
#[must_use]
pub fn perft_routes<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_routes(),
        _ => {
            let mut leaves = 0;
            let _ = position.visit_routes(&mut |mv, _| {
                let mut next = position.clone();
                next.play(mv);
                leaves += perft_routes(&next, depth - 1);
                Continue(())
            });
            leaves
        }
    }
}
