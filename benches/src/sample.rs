//! Games and positions to measure on: the same in every run.

use tabia::pdn::{Record, Writer};
use tabia::{AnyGame, AnyMove, AnyPosition, Variant};

/// The most plies of a game.
const PLIES: usize = 120;
/// Every so many plies a position is kept.
const APART: usize = 8;

/// Random games of a variant, and positions out of them with a legal move each.
pub struct Sample {
    /// The variant.
    pub variant: Variant,
    /// The games.
    pub games: Vec<AnyGame>,
    /// Positions in which there are legal moves, with one of these.
    pub positions: Vec<(AnyPosition, AnyMove)>,
    /// The positions as text.
    pub fens: Vec<String>,
    /// The games as one file of records.
    pub records: String,
}

impl Sample {
    /// So many games.
    #[must_use]
    pub fn of(variant: Variant, count: u64) -> Sample {
        let mut games = Vec::new();
        let mut positions = Vec::new();
        for seed in 0..count {
            let mut random = Random(seed + 1);
            let mut game = AnyGame::start(variant);
            while game.outcome().is_none() && game.moves().len() < PLIES {
                let moves = game.position().legal_moves();
                let mv = moves[random.below(moves.len())];
                if game.moves().len().is_multiple_of(APART) {
                    positions.push((game.position().clone(), mv));
                }
                game.play(mv).expect("a legal move");
            }
            games.push(game);
        }
        let fens = positions
            .iter()
            .map(|(position, _)| position.fen().to_string());
        let mut records = String::new();
        let mut writer = Writer::new(&mut records);
        for game in &games {
            writer.write(&Record::of(game)).expect("a string takes all");
        }
        records.push('\n');
        Sample {
            variant,
            fens: fens.collect(),
            records,
            games,
            positions,
        }
    }
}

/// The generator SplitMix64, by Steele, Lea and Flood.
pub struct Random(pub u64);

impl Random {
    /// A number below this one.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ word >> 31) % limit as u64) as usize
    }
}
