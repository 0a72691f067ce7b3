//! The same work as `speed.c` does, without the C interface between: to compare the instructions of both.

use std::ops::ControlFlow::Continue;
use tabia::{AnyMove, AnyPosition, Variant};

fn play(start: &AnyPosition, plies: u64, looks: bool) -> u64 {
    let (mut position, mut seed, mut sum) = (start.clone(), 1_u64, 0);
    let mut moves: Vec<AnyMove> = Vec::with_capacity(2048);
    for _ in 0..plies {
        moves.clear();
        let _ = position.visit_moves(&mut |mv| {
            moves.push(mv);
            Continue(())
        });
        if moves.is_empty() {
            position.clone_from(start);
            continue;
        }
        seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        let mv = moves[(seed >> 33) as usize % moves.len()];
        if looks {
            assert!(position.try_play(mv));
        } else {
            position.play(mv);
        }
        sum += moves.len() as u64;
    }
    sum
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let [_, what, game, number] = arguments.as_slice() else {
        panic!("speed perft|play|check GAME NUMBER");
    };
    let start = AnyPosition::start(Variant::from_name(game).expect("a game of this name"));
    let number: u64 = number.parse().expect("a number");
    let sum = match what.as_str() {
        "perft" => start.perft(number as u32),
        what => play(&start, number, what == "check"),
    };
    println!("{sum}");
}
