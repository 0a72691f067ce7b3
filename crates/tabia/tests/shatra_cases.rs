//! Shatra: positions with their complete lists of legal moves, and tables of leaf counts, each a test.
//!
//! Counts of more than a few million leaves run only where the variable `TABIA_DEEP` is set.

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use std::fmt::Debug;
use std::ops::ControlFlow::Continue;
use tabia::shatra::{Shatra, ShatraOptions};
use tabia::{Length, Notation, Options, Position, SquareForm, Style, perft, perft_routes};

const CASES: &str = include_str!("cases/shatra.json");
const COUNTS: &str = include_str!("cases/perft-shatra.json");
/// Leaves that are counted in every run.
const SHALLOW: u64 = 4_000_000;

fn main() {
    let mut trials = Vec::new();
    for case in entries(CASES, "cases") {
        add_case(&mut trials, case);
    }
    for position in entries(COUNTS, "positions") {
        add_counts(
            &mut trials,
            &position,
            &format!("counts {}", text(&position, "name")),
        );
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn entries(json: &str, field: &str) -> Vec<Value> {
    let table: Value = serde_json::from_str(json).expect("the table is JSON");
    table[field]
        .as_array()
        .expect("the table is a list")
        .clone()
}

fn add_case(trials: &mut Vec<Trial>, case: Value) {
    let name = format!("{} {}", text(&case, "id"), text(&case, "note"));
    let name = name.trim().to_string();
    let mut add = |what: &str, check: fn(&Value) -> Result<(), Failed>| {
        let case = case.clone();
        trials.push(Trial::test(format!("{name}: {what}"), move || check(&case)));
    };
    add("legal moves", legal_moves);
    add("texts", texts_are_read);
    add("result", result);
    add_counts(trials, &case, &format!("{name}: counts"));
}

fn add_counts(trials: &mut Vec<Trial>, case: &Value, name: &str) {
    let deep = std::env::var_os("TABIA_DEEP").is_some();
    for (field, count) in [
        ("perft_moves", perft as fn(&Shatra, u32) -> u64),
        ("perft_routes", perft_routes),
    ] {
        for (i, leaves) in list(case, field).into_iter().enumerate() {
            let (depth, leaves) = (i as u32 + 1, leaves.as_u64().expect("a count"));
            let case = case.clone();
            let trial = Trial::test(format!("{name}, {field} {depth}"), move || {
                equal(&count(&end_of(&case)?, depth), &leaves)
            });
            trials.push(trial.with_ignored_flag(leaves > SHALLOW && !deep || depth > 4));
        }
    }
}

fn legal_moves(case: &Value) -> Result<(), Failed> {
    let mut expected = strings(case, "legal");
    expected.sort();
    equal(&route_texts(&end_of(case)?), &expected)
}

/// Every legal text is read as a move that is written so again or by its canonical route; short forms are read, wrong ones are not.
fn texts_are_read(case: &Value) -> Result<(), Failed> {
    let position = end_of(case)?;
    for text in strings(case, "legal").iter().chain(&strings(case, "short")) {
        let mv = position
            .parse_move(text)
            .map_err(|error| error.to_string())?;
        equal(
            &position.parse_move(&position.text(mv).to_string()),
            &Ok(mv),
        )?;
        for style in styles() {
            let mut written = String::new();
            position.write_move(mv, style, &mut written)?;
            equal(&position.parse_move(&written), &Ok(mv))?;
        }
    }
    for text in strings(case, "must_not")
        .iter()
        .chain(&strings(case, "short_not"))
    {
        if let Ok(mv) = position.parse_move(text) {
            return Err(format!("{text} was read as {}", position.text(mv)).into());
        }
    }
    Ok(())
}

fn result(case: &Value) -> Result<(), Failed> {
    let position = end_of(case)?;
    let winner = position
        .outcome()
        .and_then(|outcome| outcome.winner)
        .map(|side| side.name());
    equal(&winner, &case["winner"].as_str())?;
    equal(&position.has_moves(), &winner.is_none())?;
    equal(
        &position.fen().to_string(),
        &text(case, "end_fen").to_string(),
    )
}

/// The position of a case after the moves that are played.
fn end_of(case: &Value) -> Result<Shatra, Failed> {
    let mut position = Shatra::from_fen_with(text(case, "fen"), options(case)?)?;
    equal(&position.fen().to_string(), &text(case, "fen").to_string())?;
    for played in strings(case, "play") {
        let mv = position
            .parse_move(&played)
            .map_err(|error| error.to_string())?;
        position.play(mv);
    }
    Ok(position)
}

fn options(case: &Value) -> Result<ShatraOptions, Failed> {
    let mut options = ShatraOptions::default();
    for (name, value) in case["options"].as_object().expect("options") {
        options.set(name, value.as_str().expect("a word"))?;
    }
    Ok(options)
}

/// Every legal route in full numeric notation, sorted.
fn route_texts(position: &Shatra) -> Vec<String> {
    let mut texts = Vec::new();
    let _ = position.visit_routes(&mut |mv, route| {
        let mut text = String::new();
        position
            .write_route(mv, route, Shatra::STYLE.squares, &mut text)
            .expect("a string takes everything");
        texts.push(text);
        Continue(())
    });
    texts.sort();
    texts
}

fn styles() -> impl Iterator<Item = Style> {
    let forms = [SquareForm::Letters, SquareForm::Numbers];
    forms
        .into_iter()
        .flat_map(|squares| [Length::Short, Length::Full].map(|length| Style { squares, length }))
}

fn equal<T: PartialEq + Debug>(found: &T, expected: &T) -> Result<(), Failed> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("found    {found:?}\nexpected {expected:?}").into())
    }
}

fn text<'v>(case: &'v Value, field: &str) -> &'v str {
    case[field].as_str().unwrap_or_default()
}

fn list(case: &Value, field: &str) -> Vec<Value> {
    case[field].as_array().cloned().unwrap_or_default()
}

fn strings(case: &Value, field: &str) -> Vec<String> {
    let words = list(case, field);
    words
        .iter()
        .map(|word| word.as_str().expect("a word").to_string())
        .collect()
}
