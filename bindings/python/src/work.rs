//! Long work: done while others use Python, and given up where somebody presses Ctrl-C.

use pyo3::prelude::*;
use std::ops::ControlFlow::{Break, Continue};
use std::time::{Duration, Instant};
use tabia::{AnyGame, AnyMove, AnyPosition};

/// Asks Python from time to time whether the work shall go on.
pub struct Watch {
    asked: Instant,
}

impl Watch {
    const INTERVAL: Duration = Duration::from_millis(100);

    pub fn new() -> Watch {
        let asked = Instant::now();
        Watch { asked }
    }

    /// Says so if it shall not, as Python's exception.
    pub fn check(&mut self) -> PyResult<()> {
        if self.asked.elapsed() < Watch::INTERVAL {
            return Ok(());
        }
        self.asked = Instant::now();
        Python::attach(|py| py.check_signals())
    }
}

/// What counts the leaves of a position to a depth in one go.
pub type Counting = fn(&AnyPosition, u32) -> u64;

/// Most leaves, by a rough guess, that are counted in one go.
const SLICE: u64 = 1 << 24;
/// A position is taken to have at least so many moves: the few of a capture say nothing of those after it.
const FEW: u64 = 16;

/// Leaves at this depth, a slice at a time.
pub fn perft(position: &AnyPosition, depth: u32, count: Counting) -> PyResult<u64> {
    slices(position, depth, count, &mut Watch::new())
}

fn slices(position: &AnyPosition, depth: u32, count: Counting, watch: &mut Watch) -> PyResult<u64> {
    if depth < 3 || is_slice(position, depth) {
        watch.check()?;
        return Ok(count(position, depth));
    }
    let mut leaves = 0;
    // A move stands here once for each of its routes, if routes are counted.
    for (mv, routes) in firsts(position, count) {
        let mut next = position.clone();
        next.play(mv);
        leaves += routes * slices(&next, depth - 1, count, watch)?;
    }
    Ok(leaves)
}

/// The legal moves, and how often each counts.
fn firsts(position: &AnyPosition, count: Counting) -> Vec<(AnyMove, u64)> {
    let moves = position.legal_moves();
    if count(position, 1) == moves.len() as u64 {
        return moves.into_iter().map(|mv| (mv, 1)).collect();
    }
    let mut firsts = Vec::new();
    let _ = position.visit_routes(&mut |mv, _| {
        firsts.push((mv, 1));
        Continue(())
    });
    firsts
}

/// Whether so many plies, each as wide as the widest of the next two, make few leaves.
fn is_slice(position: &AnyPosition, depth: u32) -> bool {
    let mut width = position.count_moves().max(FEW);
    let _ = position.visit_moves(&mut |mv| {
        let mut next = position.clone();
        next.play(mv);
        width = width.max(next.count_moves());
        if is_few(width, depth) {
            Continue(())
        } else {
            Break(())
        }
    });
    is_few(width, depth)
}

fn is_few(width: u64, depth: u32) -> bool {
    width
        .checked_pow(depth)
        .is_some_and(|leaves| leaves <= SLICE)
}

/// Plays games of random moves, each until it is over or has so many plies.
pub fn random_games(first: &AnyGame, count: u64, seed: u64, most: u64) -> PyResult<Vec<AnyGame>> {
    let mut watch = Watch::new();
    let mut chance = Chance(seed);
    let mut games = Vec::new();
    for _ in 0..count {
        let mut game = first.clone();
        while (game.plies() as u64) < most && game.outcome().is_none() {
            let moves = game.position().legal_moves();
            // A game that is not over has a move, and takes it.
            let mv = moves.get(chance.below(moves.len()));
            if mv.is_none_or(|&mv| game.play(mv).is_err()) {
                break;
            }
            watch.check()?;
        }
        games.push(game);
        watch.check()?;
    }
    Ok(games)
}

/// Numbers by chance: SplitMix64.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^= word >> 31;
        ((u128::from(word) * limit as u128) >> 64) as usize
    }
}
