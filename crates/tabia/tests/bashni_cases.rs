//! Cases of Bashni: positions with all legal moves and the positions after them, under each
//! combination of rules.

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use std::ops::ControlFlow::Continue;
use tabia::{AnyPosition, Route, RuleSet, Variant};

const CASES: &str = include_str!("cases/bashni.json");
const COMBINATIONS: [&str; 4] = [
    "at_end/never",
    "at_once/never",
    "at_once/intervening",
    "at_once/free",
];

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    add_cases(&mut trials);
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

fn leaves(position: &AnyPosition, expected: &Value) -> Result<(), Failed> {
    for (depth, count) in (1..).zip(list(&expected["perft_moves"])) {
        same(Some(position.perft(depth)), count.as_u64())?;
    }
    for (depth, count) in (1..).zip(list(&expected["perft_routes"])) {
        same(Some(position.perft_routes(depth)), count.as_u64())?;
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
