//! Leaf counts on all processors, with a table of what is counted already.

use super::{AnyPosition, RuleSet};
use core::ops::ControlFlow::Continue;
use rayon::prelude::*;
use std::collections::TryReserveError;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::vec::Vec;
use tabia_core::{Position, mix};

/// Positions to hand out for each thread: enough for all to be busy to the end.
const TASKS_A_THREAD: usize = 64;
/// Counts at fewer plies take less time than a look into the table.
const LEAST_DEPTH: u32 = 3;

/// Counts leaves on the threads of rayon, and if wanted in a table looks up what it has counted before.
///
/// The counts are those of [`AnyPosition::perft`]. The threads are those of the pool in which it is called:
/// as many as there are processors, or those of `rayon::ThreadPool::install`.
///
/// ```
/// use tabia::{AnyPosition, LeafCounter, Variant};
///
/// let start = AnyPosition::start(Variant::Russian);
/// assert_eq!(LeafCounter::new().count(&start, 7), 190_146);
/// // With a table of 4 MiB.
/// let counter = LeafCounter::with_table(4)?;
/// assert_eq!(counter.count(&start, 7), 190_146);
/// # Ok::<(), std::collections::TryReserveError>(())
/// ```
///
/// The table tells positions apart by a key of 64 bits, and takes two with one key for the same: at a
/// billion different positions in one count that happens once in some forty counts, and more seldom by the
/// square with fewer. Without a table every position is counted.
#[derive(Debug, Default)]
pub struct LeafCounter {
    table: Option<Table>,
}

impl LeafCounter {
    /// A counter without a table.
    #[must_use]
    pub fn new() -> LeafCounter {
        LeafCounter::default()
    }

    /// A counter with a table of so many MiB, at least one, which is kept from count to count.
    ///
    /// # Errors
    ///
    /// If there is not so much memory.
    pub fn with_table(mebibytes: usize) -> Result<LeafCounter, TryReserveError> {
        let table = Table::new(mebibytes.max(1))?;
        Ok(LeafCounter { table: Some(table) })
    }

    /// The leaves at exactly this depth.
    #[must_use]
    pub fn count(&self, position: &AnyPosition, depth: u32) -> u64 {
        let seed = seed(&position.rules());
        each!(position, inner => self.spread(inner, depth, seed))
    }

    /// Makes positions until there are enough of them for all threads.
    fn spread<P: Position + Send + Sync>(&self, position: &P, depth: u32, seed: u64) -> u64 {
        let enough = rayon::current_num_threads() * TASKS_A_THREAD;
        let (mut positions, mut left) = (Vec::from([position.clone()]), depth);
        while left > 2 && !positions.is_empty() && positions.len() < enough {
            let mut next = Vec::new();
            for position in &positions {
                let _ = position.visit_successors(&mut |successor| {
                    next.push(successor);
                    Continue(())
                });
            }
            (positions, left) = (next, left - 1);
        }
        let leaves = |position: &P| match &self.table {
            Some(table) => table.leaves(position, left, seed),
            None => position.count_leaves(left),
        };
        positions.par_iter().map(leaves).sum()
    }
}

/// A number for each game and choice of rules: the key of a position is good under one of them only.
fn seed(rules: &RuleSet) -> u64 {
    let mut hasher = DefaultHasher::new();
    (rules.variant() as u64, rules).hash(&mut hasher);
    hasher.finish()
}

/// What was counted, by position and depth; a new entry takes the place of an old one.
///
/// An entry is two words, the count and the key with the count crossed into it: where two threads
/// write at once and leave words of both, no key fits.
#[derive(Debug)]
struct Table {
    entries: Vec<[AtomicU64; 2]>,
}

impl Table {
    fn new(mebibytes: usize) -> Result<Table, TryReserveError> {
        let wanted = mebibytes.saturating_mul((1 << 20) / size_of::<[AtomicU64; 2]>());
        let length = 1 << wanted.ilog2();
        let mut entries = Vec::new();
        entries.try_reserve_exact(length)?;
        entries.resize_with(length, Default::default);
        Ok(Table { entries })
    }

    fn leaves<P: Position>(&self, position: &P, depth: u32, seed: u64) -> u64 {
        if depth < LEAST_DEPTH {
            return position.count_leaves(depth);
        }
        // No key is 0, as that of an empty entry.
        let key = mix(&[position.key(), seed, u64::from(depth)]).max(1);
        let [stored, crossed] = &self.entries[key as usize & (self.entries.len() - 1)];
        let known = stored.load(Relaxed);
        if known ^ crossed.load(Relaxed) == key {
            return known;
        }
        let mut leaves = 0;
        let _ = position.visit_successors(&mut |next| {
            leaves += self.leaves(&next, depth - 1, seed);
            Continue(())
        });
        stored.store(leaves, Relaxed);
        crossed.store(leaves ^ key, Relaxed);
        leaves
    }
}
