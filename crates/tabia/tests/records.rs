//! Games that were played: every record replays from its first to its last move.
//!
//! They are in the folder named by the variable `TABIA_RECORDS`, and no part of this repository.

use libtest_mimic::{Arguments, Failed, Trial};
use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;
use std::path::Path;
use tabia::{AnyPosition, Variant};
use testkit::records::{self, Record};

fn main() {
    let arguments = Arguments::from_args();
    let Some(folder) = records::folder() else {
        println!("\nrecords of games: skipped: TABIA_RECORDS is not set");
        return;
    };
    let mut trials = Vec::new();
    for (variant, files) in FILES {
        trials.extend(
            files
                .iter()
                .flat_map(|file| trials_of(&folder, *variant, file)),
        );
    }
    libtest_mimic::run(&arguments, trials).exit();
}

const FILES: &[(Variant, &[&str])] = &[
    (
        Variant::Russian,
        &[
            "russian-ussr-1924.pdn",
            "russian-ussr-1950.pdn",
            "russian-ussr-1965-1993.pdn",
            "russian-online-2025.pdn",
            "russian-misc.pdn",
            "russian-opening-lines.pdn",
            "russian-openings.tsv",
            "russian-movelists.tsv",
        ],
    ),
    (
        Variant::Brazilian,
        &[
            "brazilian-online-2026.pdn",
            "brazilian-misc.pdn",
            "brazilian-opening-lines.pdn",
            "brazilian-openings.tsv",
        ],
    ),
    (
        Variant::Turkish,
        &[
            "turkish-engine-2022.pdn",
            "turkish-opening-lines.pdn",
            "turkish-misc.pdn",
        ],
    ),
];

/// A test a file; a failure says which game, or which line.
fn trials_of(folder: &Path, variant: Variant, file: &'static str) -> Option<Trial> {
    let text = records::text(folder, file);
    let check = move || -> Result<(), Failed> {
        let failures = match file {
            _ if file.ends_with(".pdn") => {
                failures(records::games(&text).iter(), |game| replay(variant, game))
            }
            _ if file.ends_with("openings.tsv") => {
                failures(records::rows(&text), |row| opening(variant, &row))
            }
            _ => failures(records::rows(&text), |row| move_list(variant, &row)),
        };
        if failures.is_empty() {
            Ok(())
        } else {
            Err(failures.join("\n").into())
        }
    };
    Some(Trial::test(format!("{} {file}", variant.name()), check))
}

fn failures<T>(
    items: impl Iterator<Item = T>,
    check: impl Fn(T) -> Result<(), String>,
) -> Vec<String> {
    let mut tried = 0;
    let mut failures: Vec<String> = Vec::new();
    for (number, item) in items.enumerate() {
        tried += 1;
        if let Err(error) = check(item) {
            failures.push(format!("number {}: {error}", number + 1));
        }
    }
    if tried == 0 {
        failures.push("nothing to replay".to_owned());
    }
    failures
}

fn replay(variant: Variant, game: &Record) -> Result<(), String> {
    let mut position = match game.tag("FEN") {
        Some(fen) => read(variant, fen)?,
        None => AnyPosition::start(variant),
    };
    if game.moves.is_empty() {
        return Err("no moves".to_owned());
    }
    for (ply, text) in game.moves.iter().enumerate() {
        play(&mut position, text).map_err(|error| format!("half-move {}: {error}", ply + 1))?;
    }
    Ok(())
}

fn read(variant: Variant, fen: &str) -> Result<AnyPosition, String> {
    AnyPosition::from_fen(variant, fen).map_err(|error| format!("{fen}: {error}"))
}

/// Plays a move, and holds its text against what we would write.
fn play(position: &mut AnyPosition, text: &str) -> Result<(), String> {
    let mv = position
        .parse_move(text)
        .map_err(|error| format!("{text} in {}: {}", position.fen(), position.explain(&error)))?;
    let written = position.text(mv).to_string();
    if position.parse_move(&written) != Ok(mv) {
        return Err(format!("{text} in {} is written {written}", position.fen()));
    }
    if position.try_play(mv) {
        Ok(())
    } else {
        Err(format!("{text} cannot be played"))
    }
}

/// A drawn opening: table, number, kind, text, long form, position in numbers and in letters.
fn opening(variant: Variant, row: &[&str]) -> Result<(), String> {
    let &[_, name, kind, short, long, numbers, letters] = row else {
        return Err(format!("not seven columns: {row:?}"));
    };
    let expected = read(variant, numbers)?;
    same(name, read(variant, letters)?, expected.clone())?;
    let (played, long_played) = match kind {
        "moves" => (by_play(variant, short)?, by_play(variant, long)?),
        "placing" => (by_placing(variant, short)?, by_placing(variant, long)?),
        _ => return Err(format!("{name}: neither moves nor placing: {kind}")),
    };
    same(name, played, expected.clone())?;
    same(name, long_played, expected)
}

fn by_play(variant: Variant, line: &str) -> Result<AnyPosition, String> {
    let mut position = AnyPosition::start(variant);
    line.split_whitespace()
        .try_for_each(|text| play(&mut position, text))?;
    Ok(position)
}

/// Flying men: white and black men in turn are lifted, then put down, by no rules; `--` is nothing.
fn by_placing(variant: Variant, line: &str) -> Result<AnyPosition, String> {
    let start = AnyPosition::start(variant);
    let mut fen = format!("{}", start.fen());
    let pairs = || {
        line.split_whitespace()
            .filter_map(|pair| pair.split_once('-'))
            .filter(|pair| !pair.0.is_empty())
    };
    for (from, _) in pairs() {
        fen = fen
            .replacen(from, "??", 1)
            .replace("??", &format!("<{from}>"));
    }
    for (from, to) in pairs() {
        fen = fen.replacen(&format!("<{from}>"), to, 1);
    }
    read(variant, &fen)
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: T, expected: T) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what}: {found:?}, not {expected:?}"))
    }
}

/// A position and all its legal moves, every landing square named.
fn move_list(variant: Variant, row: &[&str]) -> Result<(), String> {
    let &[name, fen, moves] = row else {
        return Err(format!("not three columns: {row:?}"));
    };
    let position = read(variant, fen)?;
    let expected: BTreeSet<String> = moves.split_whitespace().map(str::to_owned).collect();
    let mut found = BTreeSet::new();
    let _ = position.visit_routes(&mut |mv, route| {
        let squares: Vec<String> = route
            .squares()
            .iter()
            .map(|&sq| position.square_name(sq).to_string())
            .collect();
        found.insert(squares.join(if mv.is_capture() { ":" } else { "-" }));
        Continue(())
    });
    same(name, found, expected)
}
