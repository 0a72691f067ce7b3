//! How the cost of counting and listing moves grows with the depth, the men and the board.
//!
//!     cargo run --release -p tabia-benches --bin growth
//!
//! Every figure is CPU time as a ratio to the first of its table, the median of several rounds in turns.

use cpu_time::ProcessTime;
use std::hint::black_box;
use tabia::{AnyPosition, Kind, Side, Variant};
use tabia_benches::Random;

const ROUNDS: usize = 9;
const POSITIONS: usize = 400;
const BOARDS: [Variant; 4] = [
    Variant::Russian,
    Variant::Spantsireti,
    Variant::International,
    Variant::Turkish,
];

fn main() {
    println!("cost of a leaf by depth, from the start");
    for variant in BOARDS.into_iter().chain([Variant::Bashni, Variant::Shatar]) {
        let most = if variant == Variant::Shatar { 5 } else { 7 };
        let start = AnyPosition::start(variant);
        let works: Vec<Work> = (3..=most)
            .map(|depth| {
                let start = start.clone();
                Work::new(format!("depth {depth}"), move || start.perft(depth))
            })
            .collect();
        print_ratios(variant.name(), &works);
    }
    println!("\ncost of a position by men of each side, counted and listed");
    for variant in BOARDS {
        let most = AnyPosition::start(variant)
            .pieces_of(Side::White, Kind::MAN)
            .len() as usize;
        let men = [2, 4, 8, 12, 16, 20].into_iter().filter(|&men| men <= most);
        for listed in [false, true] {
            let works: Vec<Work> = men
                .clone()
                .map(|men| {
                    let positions = scattered(variant, men);
                    Work::new(format!("{men} men"), move || {
                        for position in &positions {
                            black_box(match listed {
                                true => position.legal_moves().len() as u64,
                                false => position.count_moves(),
                            });
                        }
                        positions.len() as u64
                    })
                })
                .collect();
            let how = if listed { "listed" } else { "counted" };
            print_ratios(&format!("{} {how}", variant.name()), &works);
        }
    }
}

struct Work {
    name: String,
    run: Box<dyn Fn() -> u64>,
}

impl Work {
    fn new(name: String, run: impl Fn() -> u64 + 'static) -> Work {
        let run = Box::new(run);
        Work { name, run }
    }

    /// Seconds for each thing that is done, in as many runs as take a while.
    fn cost(&self) -> f64 {
        let (began, mut done) = (ProcessTime::now(), 0);
        while began.elapsed().as_millis() < 20 {
            done += (self.run)();
        }
        began.elapsed().as_secs_f64() / done as f64
    }
}

fn print_ratios(what: &str, works: &[Work]) {
    let rounds: Vec<Vec<f64>> = (0..ROUNDS)
        .map(|_| works.iter().map(Work::cost).collect())
        .collect();
    print!("{what}:");
    for (i, work) in works.iter().enumerate() {
        let mut ratios: Vec<f64> = rounds.iter().map(|costs| costs[i] / costs[0]).collect();
        ratios.sort_by(f64::total_cmp);
        print!(" {} {:.2}", work.name, ratios[ROUNDS / 2]);
    }
    println!();
}

/// Positions with so many men of each side on squares by chance, none on a last rank.
fn scattered(variant: Variant, men: usize) -> Vec<AnyPosition> {
    let grid = AnyPosition::start(variant).grid();
    let mut random = Random(men as u64);
    let squares: Vec<_> = (grid.board() - grid.rank_set(0) - grid.rank_set(grid.height() - 1))
        .iter()
        .collect();
    let mut position = || {
        let mut left = squares.clone();
        let mut side = || {
            let taken = (0..men).map(|_| left.swap_remove(random.below(left.len())));
            let names: Vec<String> = taken.map(|sq| grid.number(sq).to_string()).collect();
            names.join(",")
        };
        let fen = format!("W:W{}:B{}", side(), side());
        AnyPosition::from_fen(variant, &fen).expect("a position")
    };
    (0..POSITIONS).map(|_| position()).collect()
}
