//! The command `tabia`: legal moves, leaf counts, boards, games to play, random and recorded games of every game in
//! the library, for people and, with `--json`, for programs.
//!
//! It sees games through their registry only, so a new game needs no edit here. Exit codes: 0 fine,
//! 1 the input was wrong, 2 wrong usage.
//!
//! [`main_from`] is the whole program, so that `python -m tabia` runs the same one.

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
mod play;
mod progress;
mod random;
mod records;
mod replay;
mod show;
mod terminal;

use args::{Cli, Command};
use clap::Parser;
use failure::Failure;
use std::ffi::OsString;
use std::io::{self, Write};

/// Runs the program with these arguments, its name first, and gives its exit code.
pub fn main_from(args: impl IntoIterator<Item = OsString>) -> u8 {
    let (command, common) = match Cli::try_parse_from(args) {
        Ok(cli) => cli.together(),
        Err(usage) => {
            // Help and version come this way too, with the exit code 0.
            let _ = usage.print();
            return usage.exit_code() as u8;
        }
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run(&command, &common, &mut out);
    // What was found before a fault is still worth reading.
    match done.and(out.flush().map_err(Failure::from)) {
        Ok(()) => 0,
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
        Command::Play(args) => play::run(args, common),
        Command::Random(args) => random::run(args, common, out),
        Command::Replay(args) => replay::run(args, common, out),
        Command::Convert(args) => convert::run(args, common, out),
    }
}
