//! How much more it costs to replay games from text than to play the same moves from a list.
//!
//!     cargo run --release -p tabia-benches --bin records [-- GAME [ROUNDS]]
//!
//! Ten thousand games, made by repeating a hundred random ones, come from memory as one PDN file. By
//! CPU time in turns in one run; the median of the rounds is the figure.

use cpu_time::ProcessTime;
use std::hint::black_box;
use tabia::pdn::{Reader, Record};
use tabia::{AnyGame, AnyMove, AnyPosition, Variant};
use tabia_benches::Sample;

const GAMES: u64 = 100;
const TIMES: usize = 100;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let wanted = arguments.next();
    let rounds = arguments.next().and_then(|text| text.parse().ok());
    for &variant in Variant::ALL {
        if wanted.as_deref().is_none_or(|name| name == variant.name()) {
            compare(variant, rounds.unwrap_or(5));
        }
    }
}

fn compare(variant: Variant, rounds: usize) {
    let sample = Sample::of(variant, GAMES);
    let file = sample.records;
    let lists: Vec<Vec<AnyMove>> = sample
        .games
        .iter()
        .map(|game| game.moves().to_vec())
        .collect();
    let start = AnyPosition::start(variant);
    let ratios = |text: &dyn Fn(), list: &dyn Fn()| {
        let mut ratios: Vec<f64> = (0..rounds).map(|_| seconds(text) / seconds(list)).collect();
        ratios.sort_by(f64::total_cmp);
        (ratios[0], ratios[rounds / 2], ratios[rounds - 1])
    };
    let whole = || {
        replay(&file, |record| {
            drop(black_box(record.game(&variant.rules())))
        })
    };
    let moves = || {
        replay(&file, |record| {
            drop(black_box(record.replay(&variant.rules(), |_, _, _| {})));
        });
    };
    let play_games = || each(&lists, |list| drop(black_box(played(start.clone(), list))));
    let play_checked = || {
        each(&lists, |list| {
            let mut position = start.clone();
            assert!(list.iter().all(|&mv| position.try_play(mv)));
            black_box(&position);
        });
    };
    for (name, (least, median, most)) in [
        (
            "whole games from text to games from a list",
            ratios(&whole, &play_games),
        ),
        (
            "moves from text to moves from a list, checked",
            ratios(&moves, &play_checked),
        ),
    ] {
        println!(
            "{}: {name}: {median:.1} times ({least:.1} to {most:.1})",
            variant.name()
        );
    }
}

fn seconds(work: &dyn Fn()) -> f64 {
    let began = ProcessTime::now();
    work();
    began.elapsed().as_secs_f64()
}

/// Reads the file so many times as one, and does this with each record.
fn replay(file: &str, mut with: impl FnMut(&Record)) {
    let mut all = std::io::Read::chain(
        &b""[..],
        Repeated {
            file: file.as_bytes(),
            at: 0,
            left: TIMES,
        },
    );
    let mut games = 0;
    for record in Reader::new(&mut all) {
        with(&record.expect("what was written can be read"));
        games += 1;
    }
    assert_eq!(games, GAMES as usize * TIMES);
}

/// A file that comes again and again.
struct Repeated<'a> {
    file: &'a [u8],
    at: usize,
    left: usize,
}

impl std::io::Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.at == self.file.len() && self.left > 0 {
            (self.at, self.left) = (0, self.left - 1);
        }
        if self.left == 0 {
            return Ok(0);
        }
        let bytes = std::io::Read::read(&mut &self.file[self.at..], buffer)?;
        self.at += bytes;
        Ok(bytes)
    }
}

fn each(lists: &[Vec<AnyMove>], play: impl Fn(&[AnyMove])) {
    for _ in 0..TIMES {
        lists.iter().for_each(|list| play(list));
    }
}

fn played(start: AnyPosition, list: &[AnyMove]) -> AnyGame {
    let mut game = AnyGame::new(start);
    for &mv in list {
        game.play_on(mv).expect("the move was played before");
    }
    game
}
