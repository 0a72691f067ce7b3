//! Records written and read.

use crate::terminal::{CLEAR, Terminal};
use std::fs;
use std::path::PathBuf;

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_game_is_saved_and_loaded() {
    let folder = folder("saved");
    let mut terminal = Terminal::with("bashni", &[], &folder);
    terminal
        .enter("c3-d4")
        .sees("1. c3-d4")
        .enter("save")
        .sees("save where?")
        .press("\x7f\x7f\x7f\x7f");
    terminal
        .enter("save my game.pdn")
        .sees("saved in my game.pdn");
    terminal
        .enter("f6-e5")
        .sees("1. c3-d4 f6-e5")
        .enter("save")
        .sees("saved in")
        .enter("quit");
    let (code, left) = terminal.ends();
    assert_eq!(code, 0);
    assert!(left.contains("saved in my game.pdn"), "{left}");
    let record = fs::read_to_string(folder.join("my game.pdn")).expect("the record");
    assert!(record.ends_with("1. c3-d4 f6-e5 *\n"), "{record}");

    let mut terminal = Terminal::with("bashni", &[], &folder);
    terminal
        .enter("load my game.pdn")
        .sees("2 plies from")
        .sees("1. c3-d4 f6-e5");
    // The one legal capture.
    terminal
        .enter("d4:f6")
        .sees("2. d4:f6")
        .enter("load my game.pdn")
        .sees("the game is not saved");
}

#[test]
fn a_file_that_is_there_is_not_replaced_unasked() {
    let folder = folder("kept");
    fs::write(folder.join("old.pdn"), "1. c3-d4 *\n").expect("a file");
    let mut terminal = Terminal::with("russian", &[], &folder);
    terminal
        .enter("e3-f4")
        .sees("1. e3-f4")
        .enter("save old.pdn")
        .sees("File exists");
    let kept = fs::read_to_string(folder.join("old.pdn")).expect("the file");
    assert_eq!(kept, "1. c3-d4 *\n");
    terminal
        .press(CLEAR)
        .enter("save! old.pdn")
        .sees("saved in old.pdn");
    let replaced = fs::read_to_string(folder.join("old.pdn")).expect("the file");
    assert!(replaced.ends_with("1. e3-f4 *\n"), "{replaced}");
}

#[test]
fn what_cannot_be_loaded_is_told_and_loses_nothing() {
    let folder = folder("unreadable");
    fs::write(folder.join("bad.pdn"), "1. c3-d4 d6-d5 *\n").expect("a file");
    fs::write(folder.join("empty.pdn"), "").expect("a file");
    let mut terminal = Terminal::with("russian", &[], &folder);
    terminal.enter("e3-f4").sees("1. e3-f4");
    for (line, fault) in [
        ("load! none.pdn", "none.pdn: No such file"),
        ("load! empty.pdn", "there is no game in it"),
        ("load! bad.pdn", "d6-d5"),
        ("load", "load what?"),
    ] {
        terminal
            .enter(line)
            .sees(fault)
            .sees("1. e3-f4")
            .press(CLEAR)
            .misses(&format!("> {line}"));
    }
}

#[test]
fn a_game_with_a_file_is_written_on_leaving() {
    let folder = folder("left");
    let mut terminal = Terminal::with("turkish --save game.pdn", &[], &folder);
    terminal.enter("a3-a4").sees("1. a3-a4").enter("quit!");
    let (_, left) = terminal.ends();
    assert!(left.contains("saved in game.pdn"), "{left}");
    let record = fs::read_to_string(folder.join("game.pdn")).expect("the record");
    assert!(record.ends_with("1. a3-a4 *\n"), "{record}");
    let mut terminal = Terminal::with("turkish --load game.pdn", &[], &folder);
    terminal.sees("1. a3-a4");
}

#[test]
fn a_file_that_is_there_is_no_place_to_save_in_unless_it_was_loaded() {
    let folder = folder("there");
    fs::write(folder.join("old.pdn"), "1. c3-d4 *\n").expect("a file");
    let mut terminal = Terminal::with("russian --save old.pdn", &[], &folder);
    terminal.sees("error: old.pdn: it is there already");
    let mut terminal = Terminal::with("russian --load old.pdn --save old.pdn", &[], &folder);
    terminal
        .enter("d6-c5")
        .sees("1. c3-d4 d6-c5")
        .enter("quit!")
        .sees("saved in old.pdn");
}

const TWO_GAMES: &str = "[Event \"First\"]\n\n1. c3-d4 *\n\n[Event \"Second\"]\n\n1. e3-f4 *\n";

#[test]
fn a_file_that_was_only_loaded_is_never_written() {
    let folder = folder("loaded");
    fs::write(folder.join("games.pdn"), TWO_GAMES).expect("a file");
    for named in ["", " --save other.pdn"] {
        let mut terminal = Terminal::with(&format!("russian{named}"), &[], &folder);
        terminal
            .sees("white to move")
            .enter("load games.pdn")
            .sees("1 plies from games.pdn")
            .enter("d6-c5")
            .sees("1. c3-d4 d6-c5")
            .enter("save")
            .sees("save where?")
            .press(CLEAR)
            .enter("quit!");
        let (code, left) = terminal.ends();
        assert_eq!(code, 0);
        // It is all told, what the file says of it too.
        assert!(left.contains("[Event \"First\"]"), "{left}");
        assert!(left.contains("1. c3-d4 d6-c5 *"), "{left}");
        let kept = fs::read_to_string(folder.join("games.pdn")).expect("the file");
        assert_eq!(kept, TWO_GAMES);
        assert!(!folder.join("other.pdn").exists());
    }
}

#[test]
fn a_new_game_is_not_written_over_the_one_before() {
    let folder = folder("new");
    let mut terminal = Terminal::with("russian --save game.pdn", &[], &folder);
    terminal
        .enter("c3-d4")
        .sees("1. c3-d4")
        .enter("save")
        .sees("saved in game.pdn")
        .enter("new")
        .sees("a new game")
        .enter("e3-f4")
        .sees("1. e3-f4")
        .enter("quit!");
    let (_, left) = terminal.ends();
    assert!(left.contains("1. e3-f4 *"), "{left}");
    let kept = fs::read_to_string(folder.join("game.pdn")).expect("the file");
    assert!(kept.ends_with("1. c3-d4 *\n"), "{kept}");
}

#[test]
fn a_file_with_more_than_a_game_is_no_place_to_save_in() {
    let folder = folder("more");
    for (text, besides) in [
        (TWO_GAMES, "there are more games than one in it"),
        (
            "1. c3-d4 {well played} *\n",
            "there are comments or variations in it",
        ),
        (
            "1. c3-d4 (1. e3-f4) *\n",
            "there are comments or variations in it",
        ),
    ] {
        fs::write(folder.join("old.pdn"), text).expect("a file");
        let words = "russian --load old.pdn --save old.pdn";
        let mut terminal = Terminal::with(words, &[], &folder);
        terminal.sees(&format!("error: old.pdn: {besides}"));
        let (code, _) = terminal.ends();
        assert_eq!(code, 1);
        let kept = fs::read_to_string(folder.join("old.pdn")).expect("the file");
        assert_eq!(kept, text);
    }
}

#[test]
fn the_tags_of_a_record_are_kept() {
    let folder = folder("tags");
    let text = "[Event \"Final\"]\n[White \"A\"]\n[Result \"1-0\"]\n\n1. c3-d4 *\n";
    fs::write(folder.join("old.pdn"), text).expect("a file");
    let words = "russian --load old.pdn --save old.pdn";
    let mut terminal = Terminal::with(words, &[], &folder);
    terminal
        .sees("1. c3-d4")
        .enter("d6-c5")
        .sees("1. c3-d4 d6-c5")
        .enter("quit");
    let (_, left) = terminal.ends();
    assert!(left.contains("saved in old.pdn"), "{left}");
    let record = fs::read_to_string(folder.join("old.pdn")).expect("the record");
    for line in [
        "[Event \"Final\"]",
        "[White \"A\"]",
        "[Result \"*\"]",
        "1. c3-d4 d6-c5 *",
    ] {
        assert!(record.lines().any(|found| found == line), "{record}");
    }
}

#[test]
fn what_cannot_be_saved_on_leaving_is_told() {
    let folder = folder("failed");
    fs::write(folder.join("game.pdn"), "1. c3-d4 *\n").expect("a file");
    fs::write(folder.join("game.pdn.new"), "of another").expect("a file");
    let words = "russian --load game.pdn --save game.pdn";
    let mut terminal = Terminal::with(words, &[], &folder);
    terminal
        .sees("1. c3-d4")
        .enter("d6-c5")
        .sees("1. c3-d4 d6-c5")
        .enter("quit");
    let (code, left) = terminal.ends();
    assert_eq!(code, 1);
    assert!(left.contains("1. c3-d4 d6-c5 *"), "{left}");
    assert!(left.contains("error: game.pdn.new: File exists"), "{left}");
    assert!(!left.contains("saved in"), "{left}");
    for (file, text) in [("game.pdn", "1. c3-d4 *\n"), ("game.pdn.new", "of another")] {
        let kept = fs::read_to_string(folder.join(file)).expect("the file");
        assert_eq!(kept, text);
    }
}

#[test]
fn a_file_in_which_nothing_was_saved_is_not_spoken_of() {
    let folder = folder("nothing");
    let mut terminal = Terminal::with("russian --save game.pdn", &[], &folder);
    terminal.sees("white to move").enter("quit");
    let (code, left) = terminal.ends();
    assert_eq!(code, 0);
    assert!(!left.contains("saved in"), "{left}");
    assert!(!folder.join("game.pdn").exists());
}
