//! What programs do all day, each as one function over a sample. What comes back only keeps the work from being left out.

use crate::sample::{Random, Sample};
use std::hint::black_box;
use tabia::pdn::Reader;
use tabia::{AnyPosition, Family, Variant};

/// A kind of work, its name, and what it is counted in.
pub struct Work {
    /// The name of the group of benches.
    pub name: &'static str,
    /// How many things one run does.
    pub elements: fn(&Sample) -> u64,
    /// Does it once.
    pub run: fn(&Sample) -> u64,
}

/// All kinds.
pub const WORK: &[Work] = &[
    Work {
        name: "perft",
        elements: leaves,
        run: leaves,
    },
    Work {
        name: "listing",
        elements: positions,
        run: list,
    },
    Work {
        name: "asking whether there are moves, and for the result",
        elements: positions,
        run: results,
    },
    Work {
        name: "asking whether a move is legal",
        elements: positions,
        run: legal,
    },
    Work {
        name: "playing",
        elements: positions,
        run: play,
    },
    Work {
        name: "playouts",
        elements: |_| PLAYOUTS,
        run: playouts,
    },
    Work {
        name: "fen",
        elements: positions,
        run: fen,
    },
    Work {
        name: "pdn",
        elements: |sample| {
            sample
                .games
                .iter()
                .map(|game| game.moves().len() as u64)
                .sum()
        },
        run: pdn,
    },
];

/// Random games in one run of the playouts.
const PLAYOUTS: u64 = 4;

/// The leaves at a depth that takes milliseconds.
fn leaves(sample: &Sample) -> u64 {
    let depth = match sample.variant.about().family {
        Family::Shatra => 3,
        Family::Shatar => 4,
        Family::Towers => 6,
        Family::Draughts => match sample.variant {
            Variant::Vigman => 3,
            Variant::Turkish | Variant::Armenian | Variant::Keny => 4,
            _ => 6,
        },
    };
    AnyPosition::start(sample.variant).perft(depth)
}

fn positions(sample: &Sample) -> u64 {
    sample.positions.len() as u64
}

fn list(sample: &Sample) -> u64 {
    let lengths = sample
        .positions
        .iter()
        .map(|(position, _)| position.legal_moves().len());
    lengths.sum::<usize>() as u64
}

fn results(sample: &Sample) -> u64 {
    let running =
        |(position, _): &&(AnyPosition, _)| position.has_moves() && position.outcome().is_none();
    sample.positions.iter().filter(running).count() as u64
}

fn legal(sample: &Sample) -> u64 {
    let legal = sample
        .positions
        .iter()
        .filter(|(position, mv)| position.is_legal(*mv));
    legal.count() as u64
}

fn play(sample: &Sample) -> u64 {
    for (position, mv) in &sample.positions {
        let mut next = position.clone();
        next.play(*mv);
        black_box(&next);
    }
    positions(sample)
}

fn playouts(sample: &Sample) -> u64 {
    let mut plies = 0;
    for seed in 0..PLAYOUTS {
        let mut random = Random(seed);
        let mut position = AnyPosition::start(sample.variant);
        for _ in 0..200 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[random.below(moves.len())]);
            plies += 1;
        }
    }
    plies
}

fn fen(sample: &Sample) -> u64 {
    let mut letters = 0;
    for fen in &sample.fens {
        let position = AnyPosition::from_fen(sample.variant, fen).expect("text of a position");
        letters += position.fen().to_string().len() as u64;
    }
    letters
}

fn pdn(sample: &Sample) -> u64 {
    let mut moves = 0;
    for record in Reader::new(sample.records.as_bytes()) {
        let game = record.expect("a record").game(&sample.variant.rules());
        moves += game.expect("legal moves").moves().len() as u64;
    }
    moves
}
