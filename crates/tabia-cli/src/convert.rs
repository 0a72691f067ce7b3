//! `tabia convert`: records and positions in another notation.

use crate::args::{Common, Convert, MoveLength, Squares};
use crate::choose;
use crate::failure::Failure;
use crate::lines::next_line;
use crate::progress::Progress;
use crate::records::{self, Told};
use std::io::{self, Write};
use std::path::Path;
use tabia::pdn::{Item, Record, Writer};
use tabia::{AnyPosition, Length, RuleSet, SquareForm, Style, Variant};

/// Answers the command.
pub fn run(args: &Convert, common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    let mut faults = Vec::new();
    match (&args.fen, args.game) {
        (Some(fen), Some(game)) => {
            let rules = choose::rules(game, &common.options)?;
            positions(fen, &rules, args, &mut faults, out)?;
        }
        _ => {
            let told = Told::new(args.game, &common.options)?;
            let mut before = false;
            for file in &args.files {
                match records(file, args, &told, &mut before, &mut faults, out) {
                    Err(Failure::Input(message)) => faults.push(message),
                    done => done?,
                }
            }
        }
    }
    match faults.len() {
        0 => Ok(()),
        _ => Err(Failure::Input(faults.join("\nerror: "))),
    }
}

/// One position, or those of standard input.
fn positions(
    fen: &str,
    rules: &RuleSet,
    args: &Convert,
    faults: &mut Vec<String>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if fen != "-" {
        let position = choose::position(rules, Some(fen))?;
        return Ok(writeln!(out, "{}", written(&position, args))?);
    }
    let (mut input, mut number) = (io::stdin().lock(), 0);
    while let Some(line) = next_line(&mut input)? {
        number += 1;
        let read = line
            .map_err(|bad| bad.message)
            .and_then(|line| rules.position(&line).map_err(|error| error.to_string()));
        match read {
            Ok(position) => writeln!(out, "{}", written(&position, args))?,
            Err(message) => faults.push(format!("line {number}: {message}")),
        }
    }
    Ok(())
}

fn written(position: &AnyPosition, args: &Convert) -> String {
    let mut text = String::new();
    let squares = style(position.variant(), args).squares;
    // A string takes whatever is written to it.
    let _ = position.write_fen(squares, &mut text);
    text
}

/// The records of a file, one after the other.
fn records(
    file: &Path,
    args: &Convert,
    told: &Told<'_>,
    before: &mut bool,
    faults: &mut Vec<String>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let name = records::name(file);
    let progress = Progress::new(records::size(file), "bytes");
    for read in records::reader(file, args.encoding, &progress)? {
        let converted = read
            .map_err(|error| error.to_string())
            .and_then(|record| converted(&record, args, told));
        match converted {
            Ok(record) => {
                let mut text = String::new();
                let _ = Writer::new(&mut text).write(&record);
                let apart = if *before { "\n" } else { "" };
                write!(out, "{apart}{text}")?;
                *before = true;
            }
            Err(message) => faults.push(format!("{name}: {message}")),
        }
    }
    Ok(())
}

fn converted(record: &Record, args: &Convert, told: &Told<'_>) -> Result<Record, String> {
    let rules = told.rules(record).map_err(|message| {
        format!(
            "game {}, line {}: {message}",
            record.number(),
            record.line()
        )
    })?;
    let start = record.start(&rules).map_err(|error| error.to_string())?;
    let mut new = Record::new();
    for tag in record.tags() {
        let value = match tag.name.as_str() {
            "FEN" if record.fen().is_some() => written(&start, args),
            _ => tag.value.clone(),
        };
        new.set_tag(&tag.name, &value)
            .map_err(|error| error.to_string())?;
    }
    new.set_rules(&rules);
    copy_moves(record, start, args, &mut new)?;
    if let Some(result) = record.result() {
        new.set_result(result);
    }
    Ok(new)
}

/// Copies all items; a variation is played instead of the move before it.
fn copy_moves(
    record: &Record,
    start: AnyPosition,
    args: &Convert,
    new: &mut Record,
) -> Result<(), String> {
    let style = style(start.variant(), args);
    // For each variation that is open, the positions before and after its last move.
    let mut lines = vec![(start.clone(), start)];
    for item in record.items() {
        let depth = lines.len() - 1;
        match item {
            Item::Comment(text) => new.add_comment(text),
            Item::Nag(number) => new.add_nag(number),
            Item::Open => {
                let before = lines[depth].0.clone();
                lines.push((before.clone(), before));
                new.open_variation();
            }
            Item::Close => {
                lines.pop();
                new.close_variation().map_err(|error| error.to_string())?;
            }
            Item::Move { text, place } => {
                let (before, after) = &mut lines[depth];
                let mv = record
                    .read_move(after, text, place)
                    .map_err(|error| error.to_string())?;
                let usual = args.squares.is_none() && args.length.is_none();
                let mut written = String::new();
                let _ = if usual {
                    std::fmt::Write::write_fmt(
                        &mut written,
                        format_args!("{}", after.record_text(mv)),
                    )
                } else {
                    after.write_move(mv, style, &mut written)
                };
                new.add_move(&written).map_err(|error| error.to_string())?;
                *before = after.clone();
                after.play(mv);
            }
        }
    }
    Ok(())
}

/// How it is written: as asked for, else as usual in the game.
fn style(game: Variant, args: &Convert) -> Style {
    let usual = game.style();
    Style {
        squares: match args.squares {
            Some(Squares::Letters) => SquareForm::Letters,
            Some(Squares::Numbers) => SquareForm::Numbers,
            None => usual.squares,
        },
        length: match args.length {
            Some(MoveLength::Short) => Length::Short,
            Some(MoveLength::Full) => Length::Full,
            None => usual.length,
        },
    }
}
