//! Pictures as they were looked at and found good. `TABIA_BLESS=1 cargo test -p tabia --test picture` writes them anew.

use crate::games;
use std::fs;
use std::path::PathBuf;
use tabia::picture::{Colouring, Glyphs};

/// Compares a text with the file of this name, or writes that file where asked to.
fn compare(name: &str, found: &str) -> bool {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/picture/golden");
    let file = PathBuf::from(folder).join(name);
    if std::env::var_os("TABIA_BLESS").is_some() {
        fs::create_dir_all(folder).expect("the folder is there");
        fs::write(&file, found).expect("the picture is written");
    }
    let expected = fs::read_to_string(&file).unwrap_or_default();
    let same = expected.replace("\r\n", "\n") == found;
    if !same {
        println!("{name} is otherwise:\n{found}");
    }
    same
}

#[test]
fn every_game_at_its_start_and_busy_is_as_it_was_looked_at() {
    let differ = |(name, picture): (String, tabia::picture::Picture)| {
        let file = format!("{name}.svg");
        (!compare(&file, &picture.svg().to_string())).then_some(file)
    };
    let changed: Vec<String> = games::all().into_iter().filter_map(differ).collect();
    assert_eq!(changed, <[&str; 0]>::default());
}

#[test]
fn every_game_as_text_is_as_it_was_looked_at() {
    for (file, glyphs, colouring) in [
        ("ascii.txt", Glyphs::Ascii, Colouring::None),
        ("unicode.txt", Glyphs::Unicode, Colouring::None),
        ("colours.txt", Glyphs::Unicode, Colouring::Ansi),
    ] {
        let mut sheet = String::new();
        for (name, picture) in games::all() {
            sheet += &format!("{name}\n\n{}\n\n", picture.text(glyphs, colouring));
        }
        assert!(compare(file, &sheet), "{file}");
    }
}
