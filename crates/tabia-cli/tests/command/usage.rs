//! What is no command, and what a command says of itself.

use crate::tabia;
use tabia::Variant;

#[test]
fn what_is_no_command_is_wrong_usage() {
    for line in [
        "",
        "chess",
        "perft russian",
        "perft russian deep",
        "perft russian -1",
        "perft russian 256",
        "moves",
        "moves russian W:Wc3:Bb6",
        "moves russian - --fen W:Wc3:Bb6",
        "apply russian",
        "show russian --upside-down",
        "random russian --games 0",
        "random russian --seed odd",
    ] {
        let _ = tabia(line).wrong_usage();
    }
}

#[test]
fn an_unknown_game_is_wrong_usage_and_lists_those_there_are() {
    for line in [
        "perft chess 1",
        "moves chess",
        "apply chess e4",
        "show chess",
        "random chess",
    ] {
        let err = tabia(line).wrong_usage();
        for variant in Variant::ALL {
            assert!(err.contains(variant.name()), "{err}");
        }
    }
}

#[test]
fn every_command_explains_itself_with_examples() {
    for line in ["", "perft", "moves", "apply", "show", "random"] {
        let out = tabia(&format!("{line} --help")).fine();
        assert!(out.contains("Examples:\n  tabia "), "{out}");
        assert!(out.contains("--json") && out.contains("--option"), "{out}");
    }
    assert!(tabia("--version").fine().starts_with("tabia "));
}
