//! One kind of work in one game, so that its instructions can be counted: see the script `benches/instructions`.
//!
//!     instructions            what there is, a line each: game and work
//!     instructions GAME WORK  does it

use std::hint::black_box;
use tabia::Variant;
use tabia_benches::Sample;
use tabia_benches::work::{WORK, Work};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let (Some(game), Some(name)) = (arguments.next(), arguments.next()) else {
        for variant in Variant::ALL {
            for work in WORK {
                println!("{}\t{}", variant.name(), work.name);
            }
        }
        return;
    };
    let variant = Variant::from_name(&game).expect("the name of a game");
    let mut kinds = WORK.iter();
    let work = kinds
        .find(|work| work.name == name)
        .expect("a kind of work");
    let sample = Sample::of(variant, 4);
    black_box(counted(work, &sample));
}

/// Only what happens in here is counted.
#[inline(never)]
fn counted(work: &Work, sample: &Sample) -> u64 {
    (work.run)(black_box(sample))
}
