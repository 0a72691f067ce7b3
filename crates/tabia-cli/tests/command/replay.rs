//! `tabia replay`.

use crate::{fed, tabia};
use serde_json::{Value, json};
use std::path::PathBuf;

const GOOD: &str = "[Event \"One\"]\n[White \"A\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 1-0\n";

/// A file that is there for one test.
fn file(name: &str, bytes: &[u8]) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("the folder of the tests can be written to");
    path.display().to_string()
}

fn lines(out: &str) -> Vec<Value> {
    let read = |line| serde_json::from_str(line).expect("a line is JSON");
    out.lines().map(read).collect()
}

#[test]
fn a_file_without_faults_is_summed_up() {
    let path = file("good.pdn", GOOD.as_bytes());
    let out = tabia(&format!("replay {path}")).fine();
    assert_eq!(out, format!("{path}: 1 game, 3 moves, 0 faults\n"));
    let answer = lines(&tabia(&format!("replay {path} --json")).fine());
    let expected = json!({
        "file": path, "games": 1, "moves": 3, "played_on": 0, "results": {"1-0": 1}, "faults": [],
    });
    assert_eq!(answer[0], expected);
    assert_eq!(
        (&answer[1]["files"], &answer[1]["faults"]),
        (&json!(1), &json!(0))
    );
}

#[test]
fn every_fault_has_its_place_and_the_rest_is_still_read() {
    let text = format!(
        "{GOOD}\n[Event \"Two\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5\n2. c3-d4 *\n\n\
         [Event \"Three\"]\n[GameType \"25\"]\n\n1. c3-d4 {{open\n\n{GOOD}\n[GameType \"99\"]\n\n1. a1 *\n"
    );
    let path = file("faults.pdn", text.as_bytes());
    let answer = fed(&format!("replay {path}"), b"");
    assert_eq!(answer.code, Some(1));
    assert_eq!(answer.err, "error: records: 3 faults\n");
    let expected = [
        format!("{path}: 5 games, 8 moves, 3 faults"),
        "  game 2 (Two), line 12, column 4: half-move 3, `c3-d4`: `c3-d4` is no legal move here"
            .to_owned(),
        "  game 3 (Three), line 17, column 10: expected the end of the comment, the text ends here"
            .to_owned(),
    ];
    let out: Vec<&str> = answer.out.lines().collect();
    assert_eq!(out[..2], expected[..2]);
    assert!(
        out[2].starts_with("  game 3 (Three), line 17, column 10: "),
        "{}",
        out[2]
    );
    assert!(out[3].starts_with("  game 5, line "), "{}", out[3]);
    assert!(
        out[3].contains("tag GameType: no game here has the number `99`"),
        "{}",
        out[3]
    );
}

#[test]
fn a_result_that_the_rules_do_not_give_is_a_fault() {
    let text = "[GameType \"25\"]\n[FEN \"W:Wc3:Bd4\"]\n\n1. c3:e5 0-1\n";
    let answer = fed("replay -", text.as_bytes());
    let fault = "game 1, line 4, column 10: result `0-1`: by the rules: white wins (blocked)";
    assert!(answer.out.contains(fault), "{}", answer.out);
    assert_eq!(answer.code, Some(1));
    let two = "[GameType \"25\"]\n[Result \"1-0\"]\n\n1. c3-d4 0-1\n";
    let answer = fed("replay -", two.as_bytes());
    let fault = "line 4, column 10: result `0-1`: the tag Result says 1-0";
    assert!(answer.out.contains(fault), "{}", answer.out);
}

#[test]
fn players_who_go_on_after_a_draw_are_no_fault() {
    let round = "a1-b2 b8-c7 b2-a1 c7-b8 ";
    let text = format!(
        "[GameType \"25\"]\n[FEN \"W:WKa1,a3:BKb8,a7\"]\n\n{}1-0\n",
        round.repeat(3)
    );
    let answer = fed("replay --json -", text.as_bytes());
    let report = lines(&answer.out);
    assert_eq!(report[0]["played_on"], 1);
    // The last position is there for the fourth time: the rules say draw.
    assert_eq!(report[0]["faults"][0]["kind"], "result");
    let answer = fed("replay --json -", text.replace("1-0", "1/2").as_bytes());
    assert_eq!(lines(&answer.out)[0]["faults"], json!([]));
}

#[test]
fn records_that_name_no_game_need_to_be_told() {
    let text = b"1. c3-d4 d6-c5 *\n";
    let answer = fed("replay -", text);
    assert!(
        answer
            .out
            .contains("no tag says which game it is of: give --game"),
        "{}",
        answer.out
    );
    assert_eq!(answer.code, Some(1));
    assert_eq!(
        fed("replay --game russian -", text).fine(),
        "standard input: 1 game, 2 moves, 0 faults\n"
    );
}

#[test]
fn old_russian_files_are_read_in_their_encodings() {
    // "Анна" in Windows 1251 and in DOS 866.
    for name in [&b"\xc0\xed\xed\xe0"[..], b"\x80\xad\xad\xa0"] {
        let text = [b"[White \"", name, b"\"]\n\n1. c3-d5 *\n"].concat();
        let answer = fed("replay --game russian --json -", &text);
        assert_eq!(lines(&answer.out)[0]["faults"][0]["title"], "Анна - ?");
    }
    let text = b"[White \"\x80\xad\xad\xa0\"]\n\n1. c3-d5 *\n";
    let answer = fed("replay --game russian --encoding cp1251 --json -", text);
    assert_eq!(
        lines(&answer.out)[0]["faults"][0]["title"],
        "Ђ\u{ad}\u{ad}\u{a0} - ?"
    );
}

#[test]
fn a_file_that_is_not_there_does_not_keep_the_others_from_being_read() {
    let path = file("there.pdn", GOOD.as_bytes());
    let answer = tabia(&format!("replay not-there.pdn {path}"));
    assert_eq!(answer.code, Some(1));
    assert!(
        answer
            .out
            .starts_with("not-there.pdn: 0 games, 0 moves, 1 fault\n  not-there.pdn: No such file"),
        "{}",
        answer.out
    );
    assert!(
        answer.out.ends_with(&format!(
            "{path}: 1 game, 3 moves, 0 faults\n2 files: 1 game, 3 moves, 1 fault\n"
        )),
        "{}",
        answer.out
    );
}

#[test]
fn shatra_and_shatar_records_are_replayed_too() {
    let shatra = b"[Variant \"Shatra\"]\n\n1. 60-40 3-20 *\n";
    assert_eq!(
        fed("replay -", shatra).fine(),
        "standard input: 1 game, 2 moves, 0 faults\n"
    );
    let shatar = b"[Variant \"shatar\"]\n\n1. Nc3 Nf6 2. Jd3 {quiet} (2. Jd2) Jd6 *\n";
    assert_eq!(
        fed("replay -", shatar).fine(),
        "standard input: 1 game, 4 moves, 0 faults\n"
    );
}

#[test]
fn tables_of_openings_and_of_moves_are_checked() {
    let head = "table\tnumber\tkind\ttext\tlong form\tfen numeric\tfen letters\n";
    let good = "T\t1\tmoves\tab4 bc5\ta3-b4 b6-c5\tW:W17,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12,14\tW:Wa1,c1,e1,g1,b2,d2,f2,h2,c3,e3,g3,b4:Bc5,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8\n";
    let bad = good.replace("ab4 bc5", "ab4 ba5");
    let path = file("openings.tsv", format!("{head}{good}{bad}").as_bytes());
    let answer = tabia(&format!("replay --game russian {path}"));
    assert!(
        answer
            .out
            .contains("game 2 (T 1), line 3, column 1: `ab4 ba5` leads to "),
        "{}",
        answer.out
    );
    let moves = "case\tfen\tall legal moves\nx\tW:Wa3:Bb4\ta3:c5\ny\tW:Wa3:Bb4\ta3-c5\n";
    let path = file("moves.tsv", moves.as_bytes());
    let answer = tabia(&format!("replay --game russian {path}"));
    assert!(
        answer
            .out
            .contains("not legal here: `a3-c5`; legal and not listed: `a3:c5`"),
        "{}",
        answer.out
    );
    assert!(tabia(&format!("replay {path}")).out.contains("give --game"));
}
