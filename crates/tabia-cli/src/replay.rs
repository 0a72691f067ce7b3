//! `tabia replay`: recorded games held against the rules.

mod table;

use crate::args::{Common, Replay};
use crate::failure::Failure;
use crate::json::write_line;
use crate::progress::Progress;
use crate::records::{self, Told};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow::Continue;
use std::path::Path;
use std::time::Instant;
use tabia::pdn::{PdnError, Place, Record, ReplayError, ReplayErrorKind};
use tabia::{Outcome, RuleSet};

/// Most faults of a file that people are shown one by one.
const MOST_SHOWN: usize = 20;

/// What was found in a file.
#[derive(Serialize, Default)]
struct Found {
    file: String,
    games: u64,
    moves: u64,
    /// Games in which players went on after a draw by the rules.
    played_on: u64,
    results: BTreeMap<String, u64>,
    faults: Vec<Fault>,
}

/// Something wrong with a game.
#[derive(Serialize)]
struct Fault {
    /// The number of the game in the file, from 1; of the row in a table.
    game: u64,
    title: String,
    line: u64,
    column: u64,
    kind: &'static str,
    message: String,
}

#[derive(Serialize)]
struct Total {
    files: usize,
    games: u64,
    moves: u64,
    played_on: u64,
    faults: usize,
    seconds: f64,
}

/// Answers the command.
pub fn run(args: &Replay, common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    let told = Told::new(args.game, &common.options)?;
    let began = Instant::now();
    let mut total = Total {
        files: args.files.len(),
        games: 0,
        moves: 0,
        played_on: 0,
        faults: 0,
        seconds: 0.0,
    };
    for file in &args.files {
        let found = replay(file, args, &told).or_else(|failure| unread(file, failure))?;
        total.games += found.games;
        total.moves += found.moves;
        total.played_on += found.played_on;
        total.faults += found.faults.len();
        report(&found, common, out)?;
    }
    total.seconds = began.elapsed().as_secs_f64();
    conclude(&total, common, out)
}

/// A file that cannot be read is a fault like others: the rest is still replayed.
fn unread(file: &Path, failure: Failure) -> Result<Found, Failure> {
    let Failure::Input(message) = failure else {
        return Err(failure);
    };
    let fault = Fault {
        game: 0,
        title: String::new(),
        line: 0,
        column: 0,
        kind: "file",
        message,
    };
    Ok(Found {
        file: records::name(file),
        faults: vec![fault],
        ..Found::default()
    })
}

fn replay(file: &Path, args: &Replay, told: &Told<'_>) -> Result<Found, Failure> {
    let mut found = Found {
        file: records::name(file),
        ..Found::default()
    };
    let progress = Progress::new(records::size(file), "bytes");
    if file.extension().is_some_and(|extension| extension == "tsv") {
        let game = args.game.ok_or_else(|| {
            Failure::input(
                &found.file,
                "a table does not say which game it is of: give --game",
            )
        })?;
        table::check(records::open(file, &progress)?, game, &mut found)?;
        return Ok(found);
    }
    for read in records::reader(file, args.encoding, &progress)? {
        found.games += 1;
        let checked = match read {
            Ok(record) => found.check(&record, told),
            Err(error) => Err(unreadable(error)),
        };
        found.faults.extend(checked.err());
    }
    Ok(found)
}

impl Found {
    fn check(&mut self, record: &Record, told: &Told<'_>) -> Result<(), Fault> {
        let result = record
            .result()
            .map_or("none", |result| result.text(record.result_style()));
        *self.results.entry(result.to_owned()).or_default() += 1;
        let rules = told.rules(record).map_err(|message| Fault {
            game: record.number(),
            title: records::title(record),
            line: record.line(),
            column: 1,
            kind: "rules",
            message,
        })?;
        self.play(record, &rules)
            .map_err(|error| wrong(record, &error))
    }

    fn play(&mut self, record: &Record, rules: &RuleSet) -> Result<(), ReplayError> {
        let mut drawn: Option<(usize, Outcome)> = None;
        let moves = &mut self.moves;
        let game = record.game_while(rules, |game| {
            *moves += 1;
            if drawn.is_none() {
                drawn = game.outcome().map(|outcome| (game.plies(), outcome));
            }
            Continue(())
        })?;
        self.played_on += u64::from(drawn.is_some_and(|(ply, _)| ply < game.plies()));
        record.check_result(&game)
    }
}

fn unreadable(error: PdnError) -> Fault {
    let Place { line, column } = error.place;
    let message = error.to_string();
    Fault {
        game: error.game,
        title: error.title,
        line,
        column,
        kind: "unreadable",
        message,
    }
}

fn wrong(record: &Record, error: &ReplayError) -> Fault {
    let Place { line, column } = error.place;
    let kind = match error.kind {
        ReplayErrorKind::Fen(_) => "fen",
        ReplayErrorKind::Move(_) => "move",
        _ => "result",
    };
    Fault {
        game: error.game,
        title: records::title(record),
        line,
        column,
        kind,
        message: error.to_string(),
    }
}

fn report(found: &Found, common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    if common.json {
        return write_line(out, found);
    }
    let (file, faults) = (&found.file, &found.faults);
    write!(
        out,
        "{file}: {}, {}",
        count(found.games, "game"),
        count(found.moves, "move")
    )?;
    if found.played_on > 0 {
        write!(out, ", {} played on after a draw", found.played_on)?;
    }
    writeln!(out, ", {}", count(faults.len() as u64, "fault"))?;
    for fault in faults.iter().take(MOST_SHOWN) {
        writeln!(out, "  {}", shown(fault))?;
    }
    if faults.len() > MOST_SHOWN {
        writeln!(
            out,
            "  … and {} more (--json shows all)",
            faults.len() - MOST_SHOWN
        )?;
    }
    Ok(())
}

/// A fault with its place and the players, where the message does not tell them.
fn shown(fault: &Fault) -> String {
    let Fault {
        game,
        title,
        line,
        column,
        message,
        kind,
    } = fault;
    let title = match title.as_str() {
        "" => String::new(),
        title => format!(" ({title})"),
    };
    match *kind {
        "file" | "unreadable" => message.clone(),
        "row" | "rules" => format!("game {game}{title}, line {line}, column {column}: {message}"),
        _ => {
            let place = format!("game {game}");
            message.replacen(&place, &format!("{place}{title}"), 1)
        }
    }
}

fn conclude(total: &Total, common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    if common.json {
        write_line(out, total)?;
    } else if total.files > 1 {
        let (games, moves) = (count(total.games, "game"), count(total.moves, "move"));
        let faults = count(total.faults as u64, "fault");
        writeln!(out, "{} files: {games}, {moves}, {faults}", total.files)?;
    }
    match total.faults {
        0 => Ok(()),
        faults => Err(Failure::input("records", count(faults as u64, "fault"))),
    }
}

fn count(number: u64, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}
