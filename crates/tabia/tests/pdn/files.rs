//! Played games from the folder named by the variable `TABIA_RECORDS`, through the reader of games.

use super::good;
use tabia::Variant;
use tabia::pdn::{Reader, Record, Writer};
use testkit::records;

/// Files, with their games and the game of those that have no tag for it.
const FILES: &[(&str, usize, Variant)] = &[
    ("russian-ussr-1924.pdn", 21, Variant::Russian),
    ("russian-ussr-1950.pdn", 120, Variant::Russian),
    ("russian-ussr-1965-1993.pdn", 39, Variant::Russian),
    ("russian-online-2025.pdn", 7, Variant::Russian),
    ("russian-misc.pdn", 18, Variant::Russian),
    ("russian-opening-lines.pdn", 81, Variant::Russian),
    ("brazilian-online-2026.pdn", 17, Variant::Brazilian),
    ("brazilian-misc.pdn", 13, Variant::Brazilian),
    ("brazilian-opening-lines.pdn", 323, Variant::Brazilian),
    ("turkish-engine-2022.pdn", 209, Variant::Turkish),
    ("turkish-opening-lines.pdn", 45, Variant::Turkish),
    ("turkish-misc.pdn", 1, Variant::Turkish),
];

#[test]
fn every_game_is_read_and_replayed_and_written() {
    let Some(folder) = records::folder() else {
        println!("skipped: TABIA_RECORDS is not set");
        return;
    };
    for &(name, count, variant) in FILES {
        let file = std::fs::File::open(folder.join(name)).unwrap();
        let games: Vec<Record> = Reader::new(file)
            .map(|game| game.unwrap_or_else(|error| panic!("{name}: {error}")))
            .collect();
        assert_eq!(games.len(), count, "{name}");
        let moves: usize = games.iter().map(|game| replayed(game, name, variant)).sum();
        println!("{name}: {count} games, {moves} half-moves");
        let text = written(&games);
        assert_eq!(written(&good(&text)), text, "{name}");
        assert_eq!(
            replayed(&games[0], name, variant),
            replayed(&good(&text)[0], name, variant)
        );
    }
}

fn replayed(game: &Record, name: &str, variant: Variant) -> usize {
    let told = game
        .rules()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    let rules = told.unwrap_or(variant.rules());
    assert_eq!(rules.variant(), variant, "{name}");
    assert!(game.result().is_some(), "{name}");
    let mut moves = 0;
    game.replay(&rules, |_, _, _| moves += 1)
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(moves > 0);
    moves
}

fn written(games: &[Record]) -> String {
    let mut text = String::new();
    let mut writer = Writer::new(&mut text);
    games.iter().for_each(|game| writer.write(game).unwrap());
    text
}

/// How much longer replaying takes than playing the same moves: printed, for those who ask for it.
#[test]
#[ignore = "a measurement"]
fn speed() {
    let Some(folder) = records::folder() else {
        return;
    };
    let bytes = std::fs::read(folder.join("russian-ussr-1950.pdn"))
        .unwrap()
        .repeat(10);
    let rules = Variant::Russian.rules();
    let began = std::time::Instant::now();
    let games: Vec<Record> = Reader::new(&bytes[..]).map(Result::unwrap).collect();
    let reading = began.elapsed();
    let mut lists = Vec::new();
    let began = std::time::Instant::now();
    for game in &games {
        let mut list = Vec::new();
        game.replay(&rules, |_, _, mv| list.push(mv)).unwrap();
        lists.push((game.start(&rules).unwrap(), list));
    }
    let replaying = began.elapsed();
    let began = std::time::Instant::now();
    let mut keys = 0_u64;
    for (start, list) in &lists {
        let mut position = start.clone();
        for &mv in list {
            position.play(mv);
        }
        keys ^= position.key();
    }
    let playing = began.elapsed();
    println!(
        "{} bytes: reading {reading:?}, replaying {replaying:?}, playing {playing:?} ({keys:x})",
        bytes.len()
    );
}
