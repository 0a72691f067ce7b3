//! Leaf counts.

use crate::edge::{given, guard};
use crate::positions::TabiaPosition;
use crate::status::{Failure, TabiaStatus};
use std::mem::MaybeUninit;
use tabia::AnyPosition;

/// The greatest depth of a leaf count.
pub const TABIA_MAX_DEPTH: u32 = 64;

/// Writes the number of leaves at exactly this depth, each move counted once.
///
/// It takes as long as it takes: on one core some hundred million leaves a second.
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if the depth is more than `TABIA_MAX_DEPTH`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_perft(
    position: Option<&TabiaPosition>,
    depth: u32,
    leaves: Option<&mut MaybeUninit<u64>>,
) -> TabiaStatus {
    guard(|| count(position, depth, leaves, AnyPosition::perft))
}

/// Writes the number of leaves at exactly this depth, every route counted.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if the depth is more than `TABIA_MAX_DEPTH`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_perft_routes(
    position: Option<&TabiaPosition>,
    depth: u32,
    leaves: Option<&mut MaybeUninit<u64>>,
) -> TabiaStatus {
    guard(|| count(position, depth, leaves, AnyPosition::perft_routes))
}

fn count(
    position: Option<&TabiaPosition>,
    depth: u32,
    leaves: Option<&mut MaybeUninit<u64>>,
    perft: fn(&AnyPosition, u32) -> u64,
) -> Result<(), Failure> {
    let (position, out) = (given(position)?, given(leaves)?);
    // Counting goes as deep into the stack as into the game.
    if depth > TABIA_MAX_DEPTH {
        return Err(Failure::out_of_range("no leaf count goes so deep", depth));
    }
    out.write(perft(&position.0, depth));
    Ok(())
}
