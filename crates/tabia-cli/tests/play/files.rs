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
