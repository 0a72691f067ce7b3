//! Plays random games of every rule set, holds them against the laws, and prints what they are like, as tables.
//!
//!     cargo run --release -p testkit --bin census [GAMES [SEED]]
//!
//! `GAMES` of each rule set, 1,000 unless it is told. Games are numbered from the seed on: runs whose numbers
//! do not meet look at other games.

use rayon::prelude::*;
use std::process::ExitCode;
use std::time::Instant;
use tabia::{MAX_CAPTURES, MAX_TRAIL, Side};
use testkit::GAMES;
use testkit::census::{Census, Tally};

/// A game is broken off after so many moves.
const MOST_PLIES: usize = 1000;
/// One of so many positions is held against the slow generator.
const SLOW: u64 = 150;
/// One of so many is put to all laws.
const LAWS: u64 = 5000;
/// Games that a thread plays before it takes others.
const PORTION: u64 = 100;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (games, seed) = match (numbers.next(), numbers.next(), numbers.next()) {
        (None, None, None) => (1000, 0),
        (Some(Ok(games)), None, None) => (games, 0),
        (Some(Ok(games)), Some(Ok(seed)), None) => (games, seed),
        _ => {
            eprintln!("census [GAMES [SEED]]: whole numbers");
            return ExitCode::from(2);
        }
    };
    let tallies: Vec<Tally> = GAMES.iter().map(|name| take(name, games, seed)).collect();
    println!("{}", moves(&tallies));
    println!("{}", ends(&tallies));
    let slow: u64 = tallies.iter().map(|tally| tally.slow).sum();
    let laws: u64 = tallies.iter().map(|tally| tally.laws).sum();
    let plies: u64 = tallies.iter().map(|tally| tally.plies).sum();
    println!(
        "{} positions in all; {} held against the slow generators, {} put to all laws; none was found wrong.",
        grouped(plies),
        grouped(slow),
        grouped(laws)
    );
    ExitCode::SUCCESS
}

/// Plays the games of a rule set on all processors.
fn take(name: &str, games: u64, seed: u64) -> Tally {
    let began = Instant::now();
    let first: Vec<u64> = (seed..seed + games).step_by(PORTION as usize).collect();
    let portions = first.into_par_iter().map(|first| {
        let census = Census {
            name,
            games: first..(first + PORTION).min(seed + games),
            most_plies: MOST_PLIES,
            slow: SLOW,
            laws: LAWS,
        };
        census.take().expect("the name is one of the list")
    });
    let tally = portions.reduce(Tally::default, |mut all, some| {
        all += some;
        all
    });
    eprintln!(
        "{name}: {} plies, {} s",
        tally.plies,
        began.elapsed().as_secs()
    );
    tally
}

/// What the moves are like.
fn moves(tallies: &[Tally]) -> String {
    let mut text = String::from(
        "| rules | games | plies a game | longest game | legal moves, mean | most | captures, of 100 moves | promotions a game | longest capture | room for |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for (name, tally) in GAMES.iter().zip(tallies) {
        let room = if name.starts_with("bashni") {
            MAX_TRAIL
        } else {
            MAX_CAPTURES
        };
        text += &format!(
            "| `{name}` | {} | {:.1} | {} | {:.2} | {} | {:.1} | {:.2} | {} | {room} |\n",
            grouped(tally.games),
            ratio(tally.plies, tally.games),
            tally.longest_game,
            ratio(tally.moves, tally.plies),
            tally.most_moves,
            100.0 * ratio(tally.captures, tally.plies),
            ratio(tally.promotions, tally.games),
            tally.longest_capture,
        );
    }
    text
}

/// How the games end.
fn ends(tallies: &[Tally]) -> String {
    let mut text = String::from(
        "| rules | White wins | Black wins | drawn | broken off | by reason |\n|---|--:|--:|--:|--:|---|\n",
    );
    for (name, tally) in GAMES.iter().zip(tallies) {
        let reasons = tally.reasons().into_iter();
        let reasons =
            reasons.map(|(reason, games)| format!("{} {}", reason.name(), grouped(games)));
        text += &format!(
            "| `{name}` | {} | {} | {} | {} | {} |\n",
            grouped(tally.won_by(Some(Side::White))),
            grouped(tally.won_by(Some(Side::Black))),
            grouped(tally.won_by(None)),
            grouped(tally.broken_off()),
            reasons.collect::<Vec<_>>().join(", "),
        );
    }
    text
}

fn ratio(of: u64, to: u64) -> f64 {
    of as f64 / to.max(1) as f64
}

/// A number with its thousands apart.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
