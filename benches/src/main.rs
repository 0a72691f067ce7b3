//! Leaves a second of every game as a ratio to its peer, in turns in one run, by CPU time.
//!
//!     cargo run --release -p tabia-benches [-- GAME [ROUNDS]]
//!
//! The machine may be noisy: the median of the rounds is the figure, the extremes tell how noisy.

use cpu_time::ProcessTime;
use std::hint::black_box;
use tabia_benches::TASKS;

fn leaves_a_second(count: impl Fn() -> u64) -> f64 {
    let began = ProcessTime::now();
    let leaves = black_box(count());
    leaves as f64 / began.elapsed().as_secs_f64()
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next();
    let rounds = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(5);
    for task in TASKS {
        if game
            .as_deref()
            .is_some_and(|wanted| wanted != task.variant.name())
        {
            continue;
        }
        let mut ratios: Vec<f64> = (0..rounds)
            .map(|_| {
                let peer = leaves_a_second(|| task.peer.leaves());
                leaves_a_second(|| task.leaves()) / peer
            })
            .collect();
        ratios.sort_by(f64::total_cmp);
        let (Some(least), Some(most)) = (ratios.first(), ratios.last()) else {
            continue;
        };
        let median = ratios[ratios.len() / 2];
        println!(
            "{}: {median:.2} times {} (from {least:.2} to {most:.2})",
            task.name(),
            task.peer.name()
        );
    }
}
