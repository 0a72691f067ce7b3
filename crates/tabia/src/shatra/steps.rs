//! What one step of a turn can be in Shatra.

use super::board::{Camp, GRID};
use super::pieces::{Men, OFFICERS};
use tabia_core::{Dirs, Pairs, Pieces, Steps};

/// All steps: along the lines of the board, within its walls; drops from a castle onto its half; leaps;
/// and the steps and leaps with which a shatra becomes a batyr, a tura or a yalkyn (P1).
pub(super) static STEPS: Steps = {
    let quiet = Pairs::quiet(GRID, Men::KINDS)
        // D2 and D6 in the own castle, D7 in the enemy's.
        .and_each(Camp::WHITE.castle, Camp::WHITE.half)
        .and_each(Camp::BLACK.castle, Camp::BLACK.half);
    let leaps = Pairs::jumps(GRID, Men::KINDS);
    Steps::new(GRID, quiet, leaps).with_promotions(
        &OFFICERS,
        promotions(&Camp::WHITE, 1).and(promotions(&Camp::BLACK, 1).sets()),
        promotions(&Camp::WHITE, 2).and(promotions(&Camp::BLACK, 2).sets()),
    )
};

/// The ways of a shatra of this side onto its last rank: a step (M3, M4) or a leap (C2), forward or sideways.
const fn promotions(camp: &Camp, distance: usize) -> Pairs {
    let ranks = camp.ranks(14 - distance as u8, 14);
    Pairs::NONE
        .and_steps(GRID, Dirs::ALL, distance)
        .between(ranks, camp.end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabia_core::{Dir, Set};

    #[test]
    fn a_shatra_comes_to_its_last_rank_by_one_step_or_one_leap() {
        for camp in [&Camp::WHITE, &Camp::BLACK] {
            for distance in [1, 2] {
                let pairs = promotions(camp, distance);
                for from in GRID.board() {
                    let to = Dir::ALL.into_iter().filter_map(|dir| {
                        let over = GRID.step(dir, from)?;
                        if distance == 1 {
                            Some(over)
                        } else {
                            GRID.step(dir, over)
                        }
                    });
                    let to: Set = to.filter(|to| camp.end().contains(*to)).collect();
                    assert_eq!(pairs.from(from), to);
                }
            }
        }
    }
}
