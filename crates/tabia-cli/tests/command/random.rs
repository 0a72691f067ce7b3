//! `tabia random`.

use crate::tabia;
use serde_json::Value;

/// The report less what the clock says.
fn report(line: &str) -> Value {
    let mut report = tabia(line).json();
    let object = report.as_object_mut().expect("an object");
    assert!(
        object
            .remove("seconds")
            .is_some_and(|seconds| seconds.is_f64())
    );
    assert!(
        object
            .remove("plies_per_second")
            .is_some_and(|rate| rate.is_f64())
    );
    report
}

#[test]
fn the_same_seed_gives_the_same_games_and_another_seed_others() {
    let first = report("random turkish --games 20 --seed 5 --json");
    assert_eq!(first, report("random turkish --games 20 --seed 5 --json"));
    let mut other = report("random turkish --games 20 --seed 6 --json");
    other["seed"] = first["seed"].clone();
    assert_ne!(first, other);
}

#[test]
fn turkish_games_end_after_as_many_plies_without_capture_as_the_option_says() {
    let report = report("random turkish --games 5 --json --option no_capture_limit=2");
    let results = report["results"].as_array().expect("results");
    assert_eq!(results.len(), 1, "{report}");
    assert_eq!(results[0]["reason"], "no_capture");
    assert_eq!(report["lengths"]["max"], 2);
}

#[test]
fn keny_games_end_after_ten_moves_of_each_side_without_a_capture() {
    let report = report("random keny --games 40 --json --max-plies 100000");
    assert_eq!(report["unfinished"], 0);
}

#[test]
fn every_game_is_counted_once() {
    for &variant in tabia::Variant::ALL {
        let name = variant.name();
        let report = report(&format!("random {name} --games 30 --json --max-plies 200"));
        assert_eq!(report["game"], name);
        let results = report["results"].as_array().expect("results");
        let ended: u64 = results.iter().filter_map(|end| end["games"].as_u64()).sum();
        assert_eq!(Some(30 - ended), report["unfinished"].as_u64());
        assert!(results.iter().all(|end| end["reason"].is_string()));
        let lengths = &report["lengths"];
        assert!(lengths["min"].as_u64() <= lengths["max"].as_u64());
        assert!(lengths["max"].as_u64() <= Some(200));
        let mean = report["plies"].as_u64().expect("plies") as f64 / 30.0;
        let told = lengths["mean"].as_f64().expect("a mean");
        assert!((told - mean).abs() < 1e-9, "{told} {mean}");
    }
}

#[test]
fn a_game_that_reaches_the_limit_is_unfinished() {
    let out = tabia("random russian --games 4 --max-plies 3").fine();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[0], "4 games of russian, seed 0");
    assert_eq!(lines[1], "       4  unfinished after 3 plies");
    assert_eq!(lines[2], "length   3 to 3 plies, mean 3.0");
    assert!(lines[3].starts_with("speed    12 plies in "), "{out}");
}
