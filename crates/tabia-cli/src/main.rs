//! The command `tabia`: legal moves, leaf counts, boards, random and recorded games of every game in the
//! library, for people and, with `--json`, for programs.
//!
//! It sees games through their registry only, so a new game needs no edit here. Exit codes: 0 fine,
//! 1 the input was wrong, 2 wrong usage.

mod apply;
mod args;
mod choose;
mod convert;
mod failure;
mod games;
mod json;
mod lines;
mod moves;
mod order;
mod perft;
mod progress;
mod random;
mod records;
mod replay;
mod show;

use args::{Cli, Command};
use clap::Parser;
use failure::Failure;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let (command, common) = Cli::parse().together();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run(&command, &common, &mut out);
    // What was found before a fault is still worth reading.
    match done.and(out.flush().map_err(Failure::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: &Command, common: &args::Common, out: &mut impl Write) -> Result<(), Failure> {
    match command {
        Command::Games(_) => games::run(common, out),
        Command::Perft(args) => perft::run(args, common, out),
        Command::Moves(args) => moves::run(args, common, out),
        Command::Apply(args) => apply::run(args, common, out),
        Command::Show(args) => show::run(args, common, out),
        Command::Random(args) => random::run(args, common, out),
        Command::Replay(args) => replay::run(args, common, out),
        Command::Convert(args) => convert::run(args, common, out),
    }
}
