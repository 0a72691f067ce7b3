//! `tabia random`: games of moves chosen at random.

use crate::args::{Common, Random};
use crate::choose;
use crate::failure::Failure;
use crate::json::{End, write_line};
use crate::progress::Progress;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow::Continue;
use std::time::Instant;
use tabia::{AnyGame, AnyMove, AnyPosition, Outcome};

/// What was seen in all games.
#[derive(Default)]
struct Tally {
    ends: BTreeMap<Outcome, u64>,
    unfinished: u64,
    shortest: Option<u64>,
    longest: u64,
    plies: u64,
}

impl Tally {
    fn add(&mut self, outcome: Option<Outcome>, plies: u64) {
        match outcome {
            Some(outcome) => *self.ends.entry(outcome).or_default() += 1,
            None => self.unfinished += 1,
        }
        self.shortest = Some(self.shortest.map_or(plies, |least| least.min(plies)));
        self.longest = self.longest.max(plies);
        self.plies += plies;
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seed: u64,
    games: u64,
    max_plies: u32,
    results: Vec<Share>,
    unfinished: u64,
    lengths: Lengths,
    plies: u64,
    seconds: f64,
    plies_per_second: f64,
}

#[derive(Serialize)]
struct Share {
    #[serde(flatten)]
    end: End,
    games: u64,
}

#[derive(Serialize)]
struct Lengths {
    min: u64,
    mean: f64,
    max: u64,
}

/// Answers the command.
pub fn run(args: &Random, common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    let rules = choose::rules(args.game, &common.options)?;
    let mut chance = Pcg64Mcg::seed_from_u64(args.seed);
    let mut tally = Tally::default();
    let progress = Progress::new(args.games, "games");
    let start = Instant::now();
    for _ in 0..args.games {
        let (outcome, plies) = play(rules.start(), args.max_plies, &mut chance);
        tally.add(outcome, plies);
        progress.step();
    }
    let seconds = start.elapsed().as_secs_f64();
    drop(progress);
    if common.json {
        write_line(out, &report(args, &tally, seconds))
    } else {
        write_tally(args, &tally, seconds, out)
    }
}

/// Plays one game; tells how it ended, if it did, and after how many plies.
fn play(start: AnyPosition, max_plies: u32, chance: &mut Pcg64Mcg) -> (Option<Outcome>, u64) {
    let mut game = AnyGame::new(start);
    let mut moves: Vec<AnyMove> = Vec::new();
    for plies in 0..u64::from(max_plies) {
        moves.clear();
        let _ = game.position().visit_moves(&mut |mv| {
            moves.push(mv);
            Continue(())
        });
        // A game that is over takes no move.
        if moves.is_empty() || game.play(moves[below(moves.len(), chance)]).is_err() {
            return (game.outcome(), plies);
        }
    }
    (game.outcome(), u64::from(max_plies))
}

/// A number from 0 up to this one, this one left out: the high half of a product, so that the
/// choice depends on nothing but the generator.
fn below(end: usize, chance: &mut Pcg64Mcg) -> usize {
    ((u128::from(chance.next_u64()) * end as u128) >> 64) as usize
}

fn mean(tally: &Tally, games: u64) -> f64 {
    tally.plies as f64 / games as f64
}

fn rate(tally: &Tally, seconds: f64) -> f64 {
    tally.plies as f64 / seconds.max(1e-9)
}

fn report(args: &Random, tally: &Tally, seconds: f64) -> Report {
    let share = |(&outcome, &games): (&Outcome, &u64)| Share {
        end: outcome.into(),
        games,
    };
    Report {
        game: args.game.name(),
        seed: args.seed,
        games: args.games,
        max_plies: args.max_plies,
        results: tally.ends.iter().map(share).collect(),
        unfinished: tally.unfinished,
        lengths: Lengths {
            min: tally.shortest.unwrap_or(0),
            mean: mean(tally, args.games),
            max: tally.longest,
        },
        plies: tally.plies,
        seconds,
        plies_per_second: rate(tally, seconds),
    }
}

fn write_tally(
    args: &Random,
    tally: &Tally,
    seconds: f64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let (name, games, seed) = (args.game.name(), args.games, args.seed);
    let noun = if games == 1 { "game" } else { "games" };
    writeln!(out, "{games} {noun} of {name}, seed {seed}")?;
    for (outcome, games) in &tally.ends {
        writeln!(out, "{games:>8}  {outcome}")?;
    }
    if tally.unfinished > 0 {
        let (unfinished, most) = (tally.unfinished, args.max_plies);
        writeln!(out, "{unfinished:>8}  unfinished after {most} plies")?;
    }
    let shortest = tally.shortest.unwrap_or(0);
    let (mean, longest) = (mean(tally, games), tally.longest);
    writeln!(
        out,
        "length   {shortest} to {longest} plies, mean {mean:.1}"
    )?;
    let (plies, rate) = (tally.plies, rate(tally, seconds));
    writeln!(
        out,
        "speed    {plies} plies in {seconds:.3} s, {rate:.0} a second"
    )?;
    Ok(())
}
