//! Cases of Bashni: positions with all legal moves and leaf counts, under each combination of rules.

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use std::ops::ControlFlow::Continue;
use tabia::{AnyPosition, Route, RuleSet, Variant, perft, perft_routes};

const CASES: &str = include_str!("cases/bashni.json");
const COUNTS: &str = include_str!("cases/perft-draughts.json");
const COMBINATIONS: [&str; 4] = [
    "at_end/never",
    "at_once/never",
    "at_once/intervening",
    "at_once/free",
];
/// Leaves from the start, the same under all rules.
const FROM_START: [u64; 7] = [7, 49, 302, 1469, 7482, 37908, 189912];

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for combination in COMBINATIONS {
        trials.push(Trial::test(format!("start: {combination}"), move || {
            leaves_from_the_start(combination)
        }));
    }
    add_cases(&mut trials);
    add_counts(&mut trials);
    libtest_mimic::run(&arguments, trials).exit();
}

fn add_cases(trials: &mut Vec<Trial>) {
    let file: Value = serde_json::from_str(CASES).expect("the cases are JSON");
    for case in list(&file["cases"]) {
        for combination in COMBINATIONS {
            let name = format!(
                "{} {}: {combination}",
                text(&case["id"]),
                text(&case["note"])
            );
            let fen = text(&case["fen"]).to_owned();
            let expected = case["by_option"][combination].clone();
            trials.push(Trial::test(name, move || {
                let position = rules(combination).position(&fen)?;
                legal_moves(&position, &expected)?;
                leaves(&position, &expected)
            }));
        }
    }
}

fn add_counts(trials: &mut Vec<Trial>) {
    let file: Value = serde_json::from_str(COUNTS).expect("the counts are JSON");
    for combination in COMBINATIONS {
        for expected in list(&file["positions"][format!("bashni {combination}")]) {
            let expected = expected.clone();
            let name = format!("leaves {combination}: {}", text(&expected["fen"]));
            trials.push(Trial::test(name, move || {
                let position = rules(combination).position(text(&expected["fen"]))?;
                leaves(&position, &expected)
            }));
        }
    }
}

fn rules(combination: &str) -> RuleSet {
    let (take, rejump) = combination.split_once('/').expect("two options");
    let mut rules = Variant::Bashni.rules();
    rules.set("take", take).expect("take has this value");
    rules.set("rejump", rejump).expect("rejump has this value");
    rules.check().expect("they go together");
    rules
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn leaves_from_the_start(combination: &str) -> Result<(), Failed> {
    let start = rules(combination).start();
    for (depth, expected) in (1..).zip(FROM_START) {
        same(start.perft(depth), expected)?;
        if depth <= 6 {
            same(start.perft_routes(depth), expected)?;
        }
    }
    Ok(())
}

fn leaves(position: &AnyPosition, expected: &Value) -> Result<(), Failed> {
    let AnyPosition::Bashni(inner) = position else {
        return Err("no position of Bashni".into());
    };
    for (depth, count) in (1..).zip(list(&expected["perft_moves"])) {
        same(Some(perft(inner, depth)), count.as_u64())?;
    }
    for (depth, count) in (1..).zip(list(&expected["perft_routes"])) {
        same(Some(perft_routes(inner, depth)), count.as_u64())?;
    }
    Ok(())
}

/// Every route of every legal move, and the position after it.
fn legal_moves(position: &AnyPosition, expected: &Value) -> Result<(), Failed> {
    let mut found = Vec::new();
    let _ = position.visit_routes(&mut |mv, route| {
        let mut after = position.clone();
        after.play(mv);
        let crowned = if mv.is_promotion() { "*" } else { "" };
        let route = written(position, mv.is_capture(), route);
        found.push((route + crowned, after.fen().to_string()));
        Continue(())
    });
    found.sort();
    let moves = list(&expected["moves"]).map(|route| text(route).to_owned());
    let after = list(&expected["after"]).map(|fen| text(fen).to_owned());
    let mut expected: Vec<_> = moves.zip(after).collect();
    expected.sort();
    same(found, expected)
}

fn written(position: &AnyPosition, capture: bool, route: &Route) -> String {
    let names = route.squares().iter();
    let names: Vec<_> = names
        .map(|&sq| position.square_name(sq).to_string())
        .collect();
    names.join(if capture { ":" } else { "-" })
}

fn same<T: PartialEq + std::fmt::Debug>(found: T, expected: T) -> Result<(), Failed> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("found {found:?}, expected {expected:?}").into())
    }
}
