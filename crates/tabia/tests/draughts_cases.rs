//! The collected cases of Russian and Turkish draughts, each a test named after what it shows.

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use std::ops::ControlFlow::Continue;
use tabia::{AnyPosition, Outcome, Variant};

const RUSSIAN: &str = include_str!("cases/russian.json");
const TURKISH: &str = include_str!("cases/turkish.json");

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for (variant, text) in [(Variant::Russian, RUSSIAN), (Variant::Turkish, TURKISH)] {
        let file: Value = serde_json::from_str(text).expect("the cases are JSON");
        for case in list(&file["cases"]) {
            let title = format!(
                "{} {}: {}",
                variant.name(),
                string(&case["id"]),
                string(&case["note"])
            );
            trials.push(Trial::test(title, move || check_case(variant, &case)));
        }
        for line in list(&file["published_lines"]) {
            let title = format!(
                "{} {}: {}",
                variant.name(),
                string(&line["id"]),
                string(&line["source"])
            );
            trials.push(Trial::test(title, move || check_line(variant, &line)));
        }
    }
    libtest_mimic::run(&arguments, trials).exit();
}

/// Every route, the number of moves, the outcome and both leaf counts.
fn check_case(variant: Variant, case: &Value) -> Result<(), Failed> {
    let position = read(variant, string(&case["fen"]))?;
    same("the routes", routes(&position), strings(&case["moves"]))?;
    same(
        "the number of moves",
        position.count_moves(),
        number(&case["positions"]),
    )?;
    same(
        "the outcome",
        told(position.outcome()),
        outcome(&case["outcome"]),
    )?;
    for (depth, leaves) in (1..).zip(list(&case["perft_moves"])) {
        same(
            "leaves, moves",
            (depth, position.perft(depth)),
            (depth, number(&leaves)),
        )?;
    }
    for (depth, leaves) in (1..).zip(list(&case["perft_routes"])) {
        same(
            "leaves, routes",
            (depth, position.perft_routes(depth)),
            (depth, number(&leaves)),
        )?;
    }
    if let Some(numeric) = case["fen_numeric"].as_str() {
        same("the position in numbers", read(variant, numeric)?, position)?;
    }
    if case["moves_brazilian"].is_array() {
        let brazilian = read(Variant::Brazilian, string(&case["fen"]))?;
        same(
            "the routes in Brazilian draughts",
            routes(&brazilian),
            strings(&case["moves_brazilian"]),
        )?;
    }
    Ok(())
}

/// A line as it was printed, from its first position to its last.
fn check_line(variant: Variant, line: &Value) -> Result<(), Failed> {
    let mut position = read(variant, string(&line["fen"]))?;
    for text in string(&line["line"]).split_whitespace() {
        let mv = position.parse_move(text);
        let mv = mv.map_err(|error| {
            format!("{text} in {}: {}", position.fen(), position.explain(&error))
        })?;
        position.play(mv);
    }
    same(
        "the last position",
        position.fen().to_string(),
        string(&line["end_fen"]).to_owned(),
    )?;
    let winner = position
        .outcome()
        .and_then(|outcome| outcome.winner)
        .map(|side| &side.name()[..1]);
    same("the winner", winner, line["outcome"].as_str())
}

fn read(variant: Variant, fen: &str) -> Result<AnyPosition, Failed> {
    AnyPosition::from_fen(variant, fen).map_err(|error| format!("{fen}: {error}").into())
}

/// Every legal route with all its squares, `*` where the piece was crowned, in order of the alphabet.
fn routes(position: &AnyPosition) -> Vec<String> {
    let mut routes = Vec::new();
    let capture = if position.variant() == Variant::Russian {
        ":"
    } else {
        "x"
    };
    let _ = position.visit_routes(&mut |mv, route| {
        let squares: Vec<String> = route
            .squares()
            .iter()
            .map(|&sq| position.square_name(sq).to_string())
            .collect();
        let crowned = if mv.is_promotion() { "*" } else { "" };
        routes.push(squares.join(if mv.is_capture() { capture } else { "-" }) + crowned);
        Continue(())
    });
    routes.sort();
    routes
}

fn told(outcome: Option<Outcome>) -> Option<(Option<String>, String)> {
    outcome.map(|outcome| {
        let winner = outcome.winner.map(|side| side.name().to_owned());
        (winner, outcome.reason.name().to_owned())
    })
}

fn outcome(value: &Value) -> Option<(Option<String>, String)> {
    let reason = value["reason"].as_str()?.to_owned();
    Some((value["winner"].as_str().map(str::to_owned), reason))
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: T, expected: T) -> Result<(), Failed> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what}: found {found:?}, expected {expected:?}").into())
    }
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

fn string(value: &Value) -> &str {
    value.as_str().expect("a string")
}

fn strings(value: &Value) -> Vec<String> {
    let mut strings: Vec<String> = list(value)
        .iter()
        .map(|item| string(item).to_owned())
        .collect();
    strings.sort();
    strings
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}
