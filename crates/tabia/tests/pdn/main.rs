//! Games in files: what is read, what is written, what is refused and where.

mod encodings;
mod errors;
mod files;
mod games;
mod reading;
mod streams;
mod writing;

use tabia::pdn::{Encoding, Item, PdnError, Reader, Record};

/// All games of a file.
fn all(file: impl AsRef<[u8]>) -> Vec<Result<Record, PdnError>> {
    Reader::new(file.as_ref()).collect()
}

/// The games of a file in which nothing is wrong.
fn good(file: impl AsRef<[u8]>) -> Vec<Record> {
    let read: Result<_, _> = Reader::new(file.as_ref()).collect();
    read.unwrap_or_else(|error| panic!("{error}"))
}

/// The only game of a file.
fn only(file: impl AsRef<[u8]>) -> Record {
    let mut games = good(file);
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0)
}

/// The only game of a file in this encoding.
fn only_in(encoding: Encoding, file: &[u8]) -> Record {
    let mut games = Reader::with_encoding(file, encoding);
    let record = games.next().expect("a game").expect("a good one");
    assert!(games.next().is_none());
    record
}

/// The moves that were played, in a row.
fn line(record: &Record) -> String {
    let moves: Vec<&str> = record.moves().map(|(text, _)| text).collect();
    moves.join(" ")
}

/// All that stands among the moves, in a row.
fn movetext(record: &Record) -> String {
    let word = |item| match item {
        Item::Move { text, .. } => text.to_owned(),
        Item::Comment(text) => format!("{{{text}}}"),
        Item::Nag(number) => format!("${number}"),
        Item::Open => "(".to_owned(),
        Item::Close => ")".to_owned(),
    };
    record.items().map(word).collect::<Vec<_>>().join(" ")
}
