//! `tabia moves`: the legal moves of a position, or of each line of standard input.

use crate::args::{Common, Moves};
use crate::choose;
use crate::failure::Failure;
use crate::json::{Entry, Listing, Said, write_line};
use crate::lines::{BadLine, next_line};
use serde_json::json;
use std::io::{BufReader, Read, Write, stdin};
use tabia::{AnyPosition, RuleSet};

/// Answers the command.
pub fn run(args: &Moves, common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    let rules = choose::rules(args.game, &common.options)?;
    if args.fen() == Some("-") {
        return each_line(&rules, BufReader::new(stdin()), out);
    }
    let position = choose::position(&rules, args.fen())?;
    let listing = Listing::of(&position);
    if common.json {
        write_line(out, &listing)
    } else {
        write_listing(&position, &listing, out)
    }
}

/// One object a line, in the order of the lines; a line that is no position does not stop the rest.
fn each_line(
    rules: &RuleSet,
    mut input: BufReader<impl Read>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut number = 0_u64;
    let mut faults = Faults::default();
    while let Some(line) = next_line(&mut input)? {
        number += 1;
        match line.and_then(|fen| read(rules, &fen)) {
            Ok(position) => write_line(out, &Listing::of(&position))?,
            Err(bad) => {
                let error = json!({"message": bad.message, "offset": bad.offset});
                write_line(out, &json!({ "error": error }))?;
                faults.add(number, bad);
            }
        }
        // Who asks line by line gets each answer before the next question.
        if !input.buffer().contains(&b'\n') {
            out.flush()?;
        }
    }
    faults.into_result()
}

fn read(rules: &RuleSet, fen: &str) -> Result<AnyPosition, BadLine> {
    rules.position(fen).map_err(|error| BadLine {
        message: error.to_string(),
        offset: error.offset,
    })
}

/// The lines that were no position.
#[derive(Default)]
struct Faults {
    first: Option<(u64, BadLine)>,
    count: u64,
}

impl Faults {
    fn add(&mut self, line: u64, bad: BadLine) {
        self.count += 1;
        self.first.get_or_insert((line, bad));
    }

    fn into_result(self) -> Result<(), Failure> {
        match self.first {
            None => Ok(()),
            Some((line, bad)) => Err(Failure::Input(match self.count {
                1 => format!("line {line} is no position: {}", bad.message),
                count => format!(
                    "{count} lines are no positions, first line {line}: {}",
                    bad.message
                ),
            })),
        }
    }
}

fn write_listing(
    position: &AnyPosition,
    listing: &Listing,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "{}", listing.fen)?;
    if let Some(outcome) = position.outcome() {
        writeln!(out, "{outcome}")?;
    }
    let count = listing.moves.len();
    let noun = if count == 1 { "move" } else { "moves" };
    writeln!(out, "{} to move, {count} {noun}", position.turn().name())?;
    for entry in &listing.moves {
        writeln!(out, "  {}", described(entry))?;
    }
    Ok(())
}

/// `c5:g5  takes d4, f4  becomes K  says king`.
fn described(entry: &Entry) -> String {
    let mut words = vec![entry.text.clone()];
    if !entry.captured.is_empty() {
        words.push(format!("takes {}", entry.captured.join(", ")));
    }
    if let Some(letter) = entry.promotion {
        words.push(format!("becomes {letter}"));
    }
    if !entry.announcements.is_empty() {
        let said: Vec<&str> = entry.announcements.iter().map(Said::name).collect();
        words.push(format!("says {}", said.join(", ")));
    }
    words.join("  ")
}
