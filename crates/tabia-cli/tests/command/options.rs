//! `--option`, for every command.

use crate::tabia;
use serde_json::json;

#[test]
fn an_option_changes_the_rules() {
    let line = "moves turkish --json --fen W:Wa3,b3:Bh6";
    let outcome = |line: &str| tabia(line).json()["outcome"].clone();
    assert_eq!(outcome(line), json!(null));
    let won = json!({"winner": "white", "reason": "several_v_one_man"});
    assert_eq!(
        outcome(&format!("{line} --option several_v_one_man=yes")),
        won
    );
    assert_eq!(
        outcome(&format!("--option several_v_one_man=yes {line}")),
        won
    );
}

#[test]
fn the_last_of_several_counts() {
    let line = "--option several_v_one_man=yes moves turkish --json --fen W:Wa3,b3:Bh6";
    let listing = tabia(&format!("{line} --option several_v_one_man=no")).json();
    assert_eq!(listing["outcome"], json!(null));
}

const COMMANDS: [&str; 5] = [
    "perft turkish 1",
    "moves turkish",
    "apply turkish a3-a4",
    "show turkish",
    "random turkish --games 1",
];

#[test]
fn every_command_takes_options() {
    for command in COMMANDS.into_iter().chain(["games"]) {
        let _ = tabia(&format!("{command} --option several_v_one_man=yes")).fine();
    }
}

#[test]
fn an_unknown_option_lists_those_there_are() {
    for command in COMMANDS {
        let err = tabia(&format!("{command} --option draws=none")).wrong_input();
        let known =
            "unknown option `draws`: the game has several_v_one_man, no_capture_limit, repetition";
        assert_eq!(err, format!("error: turkish: {known}\n"));
    }
    let err = tabia("games --option nothing=none").wrong_input();
    assert!(
        err.starts_with("error: unknown option `nothing`: the games have "),
        "{err}"
    );
    assert!(err.contains("several_v_one_man"), "{err}");
}

#[test]
fn an_unknown_value_lists_those_there_are() {
    for command in COMMANDS.into_iter().chain(["games"]) {
        let err = tabia(&format!("{command} --option several_v_one_man=maybe")).wrong_input();
        let known = "option several_v_one_man has no value `maybe`: it can be no, yes\n";
        assert!(err.ends_with(known), "{err}");
    }
}

#[test]
fn values_that_do_not_go_together_are_refused() {
    for command in ["moves bashni", "perft bashni 1", "show bashni", "games"] {
        let err = tabia(&format!("{command} --option rejump=free")).wrong_input();
        let why = "error: bashni: take=at_end goes with rejump=never only\n";
        assert_eq!(err, why);
        let both = "--option rejump=free --option take=at_once";
        let _ = tabia(&format!("{command} {both}")).fine();
    }
}

#[test]
fn an_option_without_a_value_is_wrong_usage() {
    let err = tabia("moves turkish --option several_v_one_man").wrong_usage();
    assert!(err.contains("expected NAME=VALUE"), "{err}");
}
