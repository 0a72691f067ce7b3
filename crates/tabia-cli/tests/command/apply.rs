//! `tabia apply`.

use crate::tabia;
use serde_json::json;

#[test]
fn moves_in_any_notation_are_played_and_told_in_the_usual_form() {
    for capture in [
        "c5:e3:g5", "c5:g5", "cg5", "c5xg5", "c5-g5", "c5e3g5", "14:23:16",
    ] {
        let played = tabia(&format!("apply russian ed4 10-14 g3-f4 {capture} --json"));
        let expected = json!({
            "fen": "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3:Bg5,b6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
            "outcome": null,
            "moves": ["e3-d4", "d6-c5", "g3-f4", "c5:g5"],
        });
        assert_eq!(played.json(), expected, "{capture}");
    }
}

#[test]
fn the_position_after_the_moves_is_shown() {
    let out = tabia("apply turkish --fen W:WKa1:Bb7 a1-b1").fine();
    assert!(
        out.starts_with("8 . . . . . . . .\n7 . b . . . . . .\n"),
        "{out}"
    );
    assert!(
        out.ends_with("\nB:WKb1:Bb7\ndraw (one_piece_each)\n"),
        "{out}"
    );
}

#[test]
fn the_end_of_the_game_is_told() {
    let played = tabia("apply russian --fen W:Wc3:Bd4 c3:e5 --json").json();
    let outcome = json!({"winner": "white", "reason": "blocked"});
    assert_eq!(played["outcome"], outcome);
}

#[test]
fn an_illegal_move_is_named_with_its_number_and_what_could_be_played() {
    let err = tabia("apply russian e3-d4 d6-c5 g3-f4 a7-b6").wrong_input();
    let expected = "error: move 4: `a7-b6` is no legal move here; expected c5:g5\n";
    assert_eq!(err, expected);
    let err = tabia("apply russian c3-d5").wrong_input();
    let fault = "at byte 3: found `d5`: no playing square has this name";
    assert_eq!(err, format!("error: move 1, `c3-d5`: {fault}\n"));
    let err = tabia("apply russian c3-d4 castle").wrong_input();
    assert!(
        err.starts_with("error: move 2, `castle`: at byte "),
        "{err}"
    );
}

#[test]
fn a_move_after_the_end_of_the_game_is_illegal() {
    let err = tabia("apply russian --fen W:W:Bb6 a1-b2").wrong_input();
    assert!(
        err.ends_with("is no legal move here; there is none\n"),
        "{err}"
    );
}

#[test]
fn an_ambiguous_move_lists_what_it_could_mean() {
    let line = "apply russian --fen W:WKd2:Be3,c5,e5,f6";
    let err = tabia(&format!("{line} d2:b4")).wrong_input();
    let candidates = "d2:f4:d6:b4, d2:g5:e7:b4";
    let fault = format!("`d2:b4` is ambiguous: 2 legal moves fit: {candidates}");
    assert_eq!(err, format!("error: move 1: {fault}\n"));
    for text in candidates.split(", ") {
        let played = tabia(&format!("{line} {text} --json")).json();
        assert_eq!(played["moves"], json!([text]));
    }
}
