//! Leaf counts of Armenian draughts, Keny and Vigman's draughts: from the start, and of the shared
//! positions. Each count is a test of its own.

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use tabia::{AnyPosition, Variant};

/// From the start, each move counted once: leaves after 1, 2, … plies.
const FROM_START: &[(&str, &[u64])] = &[
    ("armenian", &[22, 484, 12174, 268670]),
    ("keny", &[16, 256, 5032, 93128]),
    // Products of the counts of Russian draughts: 302 · 49, 302 · 302, 1469 · 302, 1469 · 1469.
    ("vigman", &[7, 49, 343, 2401, 14798, 91204, 443638, 2157961]),
];

fn main() {
    let arguments = Arguments::from_args();
    let tests = from_start().into_iter().chain(shared_positions());
    libtest_mimic::run(&arguments, tests.collect()).exit();
}

fn from_start() -> Vec<Trial> {
    let mut tests = Vec::new();
    for &(game, leaves) in FROM_START {
        for (depth, &expected) in (1..).zip(leaves) {
            let name = format!("{game} from the start, depth {depth}");
            tests.push(Trial::test(name, move || {
                let start = AnyPosition::start(variant(game));
                same(start.perft(depth), expected)
            }));
        }
    }
    tests
}

fn shared_positions() -> Vec<Trial> {
    let cases: Value = serde_json::from_str(include_str!("cases/perft-draughts.json")).unwrap();
    let mut tests = Vec::new();
    for game in ["armenian", "keny"] {
        for case in cases["positions"][game].as_array().unwrap() {
            let fen = case["fen"].as_str().unwrap().to_string();
            let [routes, moves] = ["perft_routes", "perft_moves"].map(|key| leaves(&case[key]));
            let name = format!("{game} {fen}");
            tests.push(Trial::test(name, move || {
                check(game, &fen, &routes, &moves)
            }));
        }
    }
    assert_eq!(tests.len(), 6, "the shared positions of both games");
    tests
}

fn check(game: &str, fen: &str, routes: &[u64], moves: &[u64]) -> Result<(), Failed> {
    let position = AnyPosition::from_fen(variant(game), fen)?;
    same(position.fen().to_string(), fen.to_string())?;
    for (depth, (&routes, &moves)) in (1..).zip(routes.iter().zip(moves)) {
        same(position.perft(depth), moves)?;
        same(position.perft_routes(depth), routes)?;
    }
    Ok(())
}

fn variant(game: &str) -> Variant {
    Variant::from_name(game).expect("a game of the registry")
}

fn leaves(list: &Value) -> Vec<u64> {
    let counts = list.as_array().expect("a list of counts").iter();
    counts.map(|count| count.as_u64().unwrap()).collect()
}

fn same<T: PartialEq + std::fmt::Debug>(found: T, expected: T) -> Result<(), Failed> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("found {found:?}, expected {expected:?}").into())
    }
}
