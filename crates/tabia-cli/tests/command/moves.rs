//! `tabia moves`.

use crate::{fed, keys, tabia};
use assert_cmd::cargo::cargo_bin;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use tabia::Variant;

fn texts(listing: &Value) -> Vec<&str> {
    let moves = listing["moves"].as_array().into_iter().flatten();
    moves.filter_map(|mv| mv["text"].as_str()).collect()
}

#[test]
fn a_move_is_told_in_full() {
    let listing = tabia("moves russian --json --fen W:Wc5:Bb6,d6,e3").json();
    assert_eq!(
        listing,
        json!({
            "fen": "W:Wc5:Be3,b6,d6",
            "outcome": null,
            "moves": [
                {
                    "text": "c5:a7", "route": ["c5", "a7"], "from": "c5", "to": "a7",
                    "captured": ["b6"], "promotion": null, "fen": "B:Wa7:Be3,d6",
                },
                {
                    "text": "c5:e7", "route": ["c5", "e7"], "from": "c5", "to": "e7",
                    "captured": ["d6"], "promotion": null, "fen": "B:We7:Be3,b6",
                },
            ],
        })
    );
}

#[test]
fn a_promotion_has_the_letter_of_the_new_kind() {
    let listing = tabia("moves russian --json --fen W:Wc7:Bh2").json();
    for mv in listing["moves"].as_array().expect("moves") {
        assert_eq!(mv["promotion"], "K");
    }
    let out = tabia("moves russian --fen W:Wa7:Bh8").fine();
    assert_eq!(
        out,
        "W:Wa7:Bh8\nwhite to move, 1 move\n  a7-b8  becomes K\n"
    );
}

#[test]
fn captured_squares_are_ascending_whatever_the_route() {
    let listing = tabia("moves international --json --fen W:W31:B27,18").json();
    assert_eq!(listing["moves"][0]["route"], json!(["31", "22", "13"]));
    assert_eq!(listing["moves"][0]["captured"], json!(["18", "27"]));
    let listing = tabia("moves turkish --json --fen W:WKg1:Bg6,g3").json();
    assert_eq!(listing["moves"][0]["captured"], json!(["g3", "g6"]));
}

#[test]
fn where_the_order_of_captures_matters_they_come_in_that_order() {
    let listing = tabia("moves bashni --json --fen W:g7w,f6b,d4b").json();
    assert_eq!(
        listing["moves"],
        json!([{
            "text": "g7:c3", "route": ["g7", "e5", "c3"], "from": "g7", "to": "c3",
            "captured": ["f6", "d4"], "promotion": null, "fen": "B:c3bbw",
        }])
    );
    let line = "moves bashni --json --fen W:c3w,d4bb,e7b --option take=at_once";
    let listing = tabia(&format!("{line} --option rejump=free")).json();
    assert_eq!(listing["moves"][0]["captured"], json!(["d4", "d4"]));
}

#[test]
fn an_ended_game_tells_who_won_and_why() {
    let listing = tabia("moves russian --json --fen W:W:Bb6").json();
    let outcome = json!({"winner": "black", "reason": "blocked"});
    assert_eq!(listing["outcome"], outcome);
    assert_eq!(listing["moves"], json!([]));
    let draw = tabia("moves turkish --json --fen W:WKh5:Bb7").json();
    let outcome = json!({"winner": null, "reason": "one_piece_each"});
    assert_eq!(draw["outcome"], outcome);
    let out = tabia("moves turkish --fen W:WKh5:Bb7").fine();
    assert!(
        out.starts_with("W:WKh5:Bb7\ndraw (one_piece_each)\n"),
        "{out}"
    );
}

#[test]
fn every_game_tells_its_starting_moves() {
    for &variant in Variant::ALL {
        let listing = tabia(&format!("moves {} --json", variant.name())).json();
        let expected = tabia::AnyPosition::start(variant).count_moves();
        assert_eq!(texts(&listing).len() as u64, expected);
        let out = tabia(&format!("moves {}", variant.name())).fine();
        assert!(texts(&listing).iter().all(|text| out.contains(text)));
    }
}

#[test]
fn each_line_is_answered_in_order_and_bad_ones_do_not_stop_the_rest() {
    let input = b"W:Wc3:Bb6\nW:Wc9:Bb6\n\nB:Wc3:Bb6\r\nW:W\xff\nW:Wg1:Bh8";
    for line in [
        "moves russian -",
        "moves russian --fen -",
        "moves russian - --json",
    ] {
        let answer = fed(line, input);
        assert_eq!(answer.code, Some(1));
        let lines: Vec<Value> = answer
            .out
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line is JSON"))
            .collect();
        assert_eq!(lines.len(), 6);
        assert_eq!(texts(&lines[0]), ["c3-b4", "c3-d4"]);
        assert_eq!(keys(&lines[1]), ["error"]);
        let message = "at byte 3: found `c9`: no playing square has this name";
        assert_eq!(lines[1]["error"], json!({"message": message, "offset": 3}));
        assert_eq!(lines[2]["error"]["offset"], 0);
        assert_eq!(lines[3]["fen"], "B:Wc3:Bb6");
        assert_eq!(lines[4]["error"]["offset"], 3);
        assert_eq!(lines[5]["fen"], "W:Wg1:Bh8");
        let told = format!("error: 3 lines are no positions, first line 2: {message}\n");
        assert_eq!(answer.err, told);
    }
}

#[test]
fn good_lines_alone_are_fine_and_no_line_is_no_answer() {
    let out = fed("moves turkish -", b"W:WKh5:Bb7\n").fine();
    assert_eq!(out.lines().count(), 1);
    assert_eq!(fed("moves turkish -", b"").fine(), "");
}

#[test]
fn a_huge_line_is_an_error_and_the_next_is_answered() {
    let mut input = vec![b'W'; 5_000_000];
    input.extend(b"\nW:Wc3:Bb6\n");
    let answer = fed("moves russian -", &input);
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(
        lines[0].starts_with(r#"{"error":{"message":"at byte 65536: "#),
        "{}",
        lines[0]
    );
    assert!(lines[1].starts_with(r#"{"fen":"W:Wc3:Bb6""#));
}

#[test]
fn a_position_that_cannot_be_read_is_wrong_input() {
    let err = tabia("moves russian --fen W:Wc3,c3:Bb6").wrong_input();
    let fault = "at byte 6: found `c3`: there is a piece on this square already";
    assert_eq!(err, format!("error: the position: {fault}\n"));
}

#[test]
fn who_asks_line_by_line_is_answered_line_by_line() {
    let mut child = started("moves russian -");
    let mut questions = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(questions, "W:Wc3:Bb6").expect("it listens");
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("it answers");
        assert!(answer.starts_with(r#"{"fen":"W:Wc3:Bb6""#), "{answer}");
    }
    drop(questions);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let mut child = started("moves turkish -");
    drop(child.stdout.take());
    let mut questions = child.stdin.take().expect("a pipe");
    let line = tabia("show turkish --json").json()["fen"].to_string();
    for _ in 0..1000 {
        if writeln!(questions, "{}", line.trim_matches('"')).is_err() {
            break;
        }
    }
    drop(questions);
    let mut err = String::new();
    let mut told = child.stderr.take().expect("a pipe");
    told.read_to_string(&mut err).expect("it ends");
    assert_eq!(err, "");
    assert!(child.wait().expect("it ends").success());
}

fn started(line: &str) -> std::process::Child {
    Command::new(cargo_bin!("tabia"))
        .args(line.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts")
}

/// The moves of a position of Shatar given on a line of standard input, each by its text with what is said of it.
fn said_in_shatar(options: &str, fen: &str) -> Vec<(String, Value)> {
    let listing = fed(&format!("moves shatar - --json {options}"), fen.as_bytes()).json();
    let moves = listing["moves"].as_array().expect("moves");
    let told = |mv: &Value| {
        (
            mv["text"].as_str().unwrap_or_default().to_owned(),
            mv["announcements"].clone(),
        )
    };
    moves.iter().map(told).collect()
}

#[test]
fn checks_of_shatar_are_told_by_name() {
    let fen = "8/3k4/4p3/3P4/8/7p/8/K2R4 w - - 0 1 -";
    let moves = said_in_shatar("", fen);
    assert!(
        moves.contains(&("d5e6".to_owned(), json!(["shak", "tsod"]))),
        "{moves:?}"
    );
}

#[test]
fn options_of_shatar_can_be_chosen() {
    let fen = "6rk/6pp/8/6N1/8/8/8/K6R w - - 0 1 -";
    let mate = |options| {
        said_in_shatar(options, fen)
            .into_iter()
            .find(|(text, _)| text == "g5f7")
    };
    assert_eq!(mate(""), None);
    let told = mate("--option knight_mate=draw");
    assert_eq!(told.map(|(_, said)| said), Some(json!(["shak", "mate"])));
}
