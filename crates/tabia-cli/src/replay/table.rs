//! Tables: drawn openings with the positions they lead to, and positions with all their legal moves.
//!
//! The first line names the columns, and tabs are between them. A row of an opening is a line of moves from
//! the start, or a *placing*: men of White and of Black in turn are lifted and put down by no rules, and `--` is nothing.

use super::{Fault, Found};
use crate::failure::Failure;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read};
use std::ops::ControlFlow::Continue;
use tabia::{AnyPosition, Variant};

/// Checks all rows of a table.
pub fn check(input: impl Read, game: Variant, found: &mut Found) -> Result<(), Failure> {
    let mut lines = BufReader::new(input).lines();
    let head = lines.next().transpose()?.unwrap_or_default();
    let columns: Vec<String> = head.split('\t').map(str::to_owned).collect();
    for (row, line) in lines.enumerate() {
        let line = line?;
        found.games += 1;
        let cells: Vec<&str> = line.split('\t').collect();
        if let Err(message) = check_row(game, &columns, &cells, &mut found.moves) {
            let title = cells.iter().take(2).copied().collect::<Vec<_>>().join(" ");
            found.faults.push(Fault {
                game: row as u64 + 1,
                title,
                line: row as u64 + 2,
                column: 1,
                kind: "row",
                message,
            });
        }
    }
    Ok(())
}

fn check_row(
    game: Variant,
    columns: &[String],
    cells: &[&str],
    moves: &mut u64,
) -> Result<(), String> {
    let cell = |name: &str| {
        let place = columns.iter().position(|column| column.starts_with(name));
        place.and_then(|place| cells.get(place)).copied()
    };
    if let (Some(fen), Some(list)) = (cell("fen"), cell("all legal moves")) {
        return legal_moves(game, fen, list);
    }
    let (Some(kind), Some(fen)) = (cell("kind"), cell("fen letters").or(cell("fen"))) else {
        return Err("expected the columns `kind` and `fen`, or `fen` and `all legal moves`".into());
    };
    let expected = read(game, fen)?;
    let numeric = cell("fen numeric").map(|fen| read(game, fen)).transpose()?;
    for text in [cell("text"), cell("long form")].into_iter().flatten() {
        let reached = match kind {
            "moves" => played(game, text, moves)?,
            "placing" => placed(game, text)?,
            _ => return Err(format!("expected `moves` or `placing`, found `{kind}`")),
        };
        for stated in numeric.iter().chain([&expected]) {
            if reached != *stated {
                return Err(format!(
                    "`{text}` leads to {}, not {}",
                    reached.fen(),
                    stated.fen()
                ));
            }
        }
    }
    Ok(())
}

fn read(game: Variant, fen: &str) -> Result<AnyPosition, String> {
    AnyPosition::from_fen(game, fen).map_err(|error| format!("{fen}: {error}"))
}

fn played(game: Variant, line: &str, moves: &mut u64) -> Result<AnyPosition, String> {
    let mut position = AnyPosition::start(game);
    for text in line.split_whitespace() {
        let mv = position.parse_move(text);
        let mv = mv.map_err(|error| position.explain(&error).to_string())?;
        position.play(mv);
        *moves += 1;
    }
    Ok(position)
}

/// All men that fly are lifted before the first is put down.
fn placed(game: Variant, line: &str) -> Result<AnyPosition, String> {
    let fen = AnyPosition::start(game).fen().to_string();
    let (side, pieces) = fen.split_once(':').unwrap_or_default();
    let flights: Vec<(&str, &str)> = line
        .split_whitespace()
        .filter_map(|pair| pair.split_once('-'))
        .filter(|pair| !pair.0.is_empty())
        .collect();
    let lands = |sq: &str| {
        let flight = flights.iter().find(|flight| flight.0 == sq);
        flight.map_or(sq, |flight| flight.1).to_owned()
    };
    let moved = |pieces: &str| {
        let (letter, squares) = pieces.split_at(pieces.len().min(1));
        let squares: Vec<String> = squares.split(',').map(lands).collect();
        format!("{letter}{}", squares.join(","))
    };
    let pieces: Vec<String> = pieces.split(':').map(moved).collect();
    read(game, &format!("{side}:{}", pieces.join(":")))
}

fn legal_moves(game: Variant, fen: &str, list: &str) -> Result<(), String> {
    let position = read(game, fen)?;
    let expected: BTreeSet<String> = list.split_whitespace().map(str::to_owned).collect();
    let mut found = BTreeSet::new();
    let _ = position.visit_routes(&mut |mv, route| {
        let squares = route.squares().iter();
        let names: Vec<String> = squares
            .map(|&sq| position.square_name(sq).to_string())
            .collect();
        found.insert(names.join(if mv.is_capture() { ":" } else { "-" }));
        Continue(())
    });
    let row = |moves: &BTreeSet<String>, others: &BTreeSet<String>| {
        let only: Vec<&str> = moves.difference(others).map(String::as_str).collect();
        only.join(" ")
    };
    if found == expected {
        return Ok(());
    }
    let (missing, extra) = (row(&expected, &found), row(&found, &expected));
    Err(format!(
        "{fen}: not legal here: `{missing}`; legal and not listed: `{extra}`"
    ))
}
