//! Looks for positions whose moves take long to count, by changing the worst one found again and again.
//!
//!     cargo run --release -p testkit --bin worst [SECONDS [GAME]]
//!
//! `SECONDS` for each game, 10 unless it is told. The times are those of this machine; what can be compared is
//! the time of a start position, which is given beside.

mod set_up;

use cpu_time::ThreadTime;
use set_up::{SetUp, kind_of_set_up};
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tabia::{Notation, Position, mix};
use testkit::{GAMES, Game, UseGame, with_game};

/// A position that takes longer is bad enough: nothing worse is looked for.
const ENOUGH: Duration = Duration::from_secs(3);
/// After so many changes in vain another position is begun with.
const IN_VAIN: u32 = 3000;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().map_or(Ok(10), |text| text.parse());
    let only = arguments.next();
    let known = only.as_deref().is_none_or(|name| GAMES.contains(&name));
    let (Ok(seconds), true) = (seconds, known) else {
        eprintln!("worst [SECONDS [GAME]]: a whole number, and one of {GAMES:?}");
        return ExitCode::from(2);
    };
    println!("| rules | routes | moves | times the start | position |\n|---|--:|--:|--:|---|");
    for name in GAMES {
        let wanted = only.as_deref().is_none_or(|only| only == *name);
        if wanted && kind_of_set_up(name).is_some() {
            with_game(name, Look { name, seconds });
        }
    }
    ExitCode::SUCCESS
}

struct Look<'a> {
    name: &'a str,
    seconds: u64,
}

impl UseGame for Look<'_> {
    type Output = ();

    fn with<P: Notation + Send + Sync + 'static>(self, game: &Game<P>) {
        let Some(kind) = kind_of_set_up(self.name) else {
            return;
        };
        let read = |set_up: &SetUp| P::from_fen_with(&set_up.fen(), game.options).ok();
        let end = Instant::now() + Duration::from_secs(self.seconds);
        let mut chance = 1;
        let mut worst: Option<(Duration, P)> = None;
        while Instant::now() < end {
            let mut here = SetUp::empty(kind);
            let (mut most, mut in_vain) = (Duration::ZERO, 0);
            while in_vain < IN_VAIN && most < ENOUGH && Instant::now() < end {
                let mut other = here.clone();
                chance = mix(&[chance]);
                other.change(chance);
                in_vain += 1;
                let Some(position) = read(&other) else {
                    continue;
                };
                let time = time_of(&position);
                // Ways lead over positions that are as bad.
                if time.as_nanos() * 100 >= most.as_nanos() * 97 {
                    here = other;
                }
                if time > most {
                    in_vain = if time.as_nanos() * 100 > most.as_nanos() * 105 {
                        0
                    } else {
                        in_vain
                    };
                    most = time;
                }
                if worst.as_ref().is_none_or(|(worst, _)| time > *worst) {
                    worst = Some((time, position));
                }
            }
            if most >= ENOUGH {
                break;
            }
        }
        if let Some((time, position)) = worst {
            let start = time_of(&P::start_with(game.options));
            println!(
                "| `{}` | {} | {} | {:.0} | `{}` |",
                self.name,
                position.count_routes(),
                position.count_moves(),
                time.as_secs_f64() / start.as_secs_f64(),
                position.fen()
            );
            eprintln!("{}: {time:?}", self.name);
        }
    }
}

/// What it takes to count the moves: the least of some times, where they are short.
fn time_of(position: &impl Position) -> Duration {
    let mut least = Duration::MAX;
    for _ in 0..3 {
        let began = ThreadTime::now();
        std::hint::black_box(position.count_moves());
        least = least.min(began.elapsed());
        if least > Duration::from_millis(20) {
            break;
        }
    }
    least
}
