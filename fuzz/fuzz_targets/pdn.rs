//! Whatever a file holds, reading it ends; what is read is written and read again as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::Variant;
use tabia::pdn::{Reader, Record, Writer};

fuzz_target!(|file: &[u8]| {
    let games: Vec<Record> = Reader::new(file).flatten().collect();
    for game in &games {
        let told = game.rules().ok().flatten();
        let _ = game.replay(&told.unwrap_or(Variant::Russian.rules()), |_, _, _| {});
    }
    let text = written(&games);
    let again: Result<Vec<Record>, _> = Reader::new(text.as_bytes()).collect();
    assert_eq!(written(&again.expect("what is written is read")), text);
});

fn written(games: &[Record]) -> String {
    let mut text = String::new();
    let mut writer = Writer::new(&mut text);
    for game in games {
        writer.write(game).expect("strings take all");
    }
    text
}
