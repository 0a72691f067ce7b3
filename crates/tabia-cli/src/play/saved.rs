//! Records of games in files.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use tabia::pdn::{Item, Reader, Record, Tag};
use tabia::{AnyGame, RuleSet};

/// A file that is larger holds no game that anybody plays on.
const MOST_BYTES: u64 = 64 << 20;

/// A game, and what its file says besides.
pub struct Saved {
    pub game: AnyGame,
    /// The tags of its record.
    pub tags: Vec<Tag>,
    /// What the file would lose if the game alone were written there.
    pub besides: Option<&'static str>,
}

impl Saved {
    /// A game that is in no file.
    pub fn nowhere(game: AnyGame) -> Saved {
        Saved {
            game,
            tags: Vec::new(),
            besides: None,
        }
    }
}

/// The first game of a file, by the rules it names or else by these.
pub fn load(file: &Path, rules: &RuleSet) -> Result<Saved, String> {
    let place = file.display();
    let about = fs::metadata(file).map_err(|error| format!("{place}: {error}"))?;
    if !about.is_file() || about.len() > MOST_BYTES {
        return Err(format!(
            "{place}: expected a file of at most {MOST_BYTES} bytes"
        ));
    }
    let bytes = fs::read(file).map_err(|error| format!("{place}: {error}"))?;
    let mut reader = Reader::new(&bytes[..]);
    let record = reader
        .next()
        .ok_or_else(|| format!("{place}: there is no game in it"))?
        .map_err(|error| format!("{place}: {error}"))?;
    let named = record
        .rules()
        .map_err(|error| format!("{place}: {error}"))?;
    let rules = named.unwrap_or(*rules);
    let game = record
        .game(&rules)
        .map_err(|error| format!("{place}: {error}"))?;
    Ok(Saved {
        game,
        tags: record.tags().to_vec(),
        besides: besides(&record, reader.next().is_some()),
    })
}

/// What there is in a file besides the tags and the moves of its first record.
fn besides(record: &Record, has_more: bool) -> Option<&'static str> {
    let is_move = |item| matches!(item, Item::Move { .. });
    if has_more {
        Some("more games than one")
    } else if !record.items().all(is_move) {
        Some("comments or variations")
    } else {
        None
    }
}

/// The record of a game, with these tags besides its own.
pub fn record(game: &AnyGame, tags: &[Tag]) -> Record {
    let mut record = Record::of(game);
    for tag in tags {
        if record.tag(&tag.name).is_none() {
            // It was a tag before.
            let _ = record.set_tag(&tag.name, &tag.value);
        }
    }
    record
}

/// Writes a record into a file: into one that is not there yet, unless it may replace what is.
pub fn save(record: &Record, file: &Path, replaces: bool) -> Result<(), String> {
    let text = record.to_string();
    if !replaces {
        return write_new(file, &text);
    }
    // The old record stays until the new one is written.
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    let beside = Path::new(&beside);
    write_new(beside, &text)?;
    fs::rename(beside, file).map_err(|error| {
        let _ = fs::remove_file(beside);
        format!("{}: {error}", file.display())
    })
}

/// Writes a file that is not there yet, all of it or nothing.
fn write_new(file: &Path, text: &str) -> Result<(), String> {
    let fault = |error: io::Error| format!("{}: {error}", file.display());
    let mut new = File::create_new(file).map_err(fault)?;
    new.write_all(text.as_bytes()).map_err(|error| {
        let _ = fs::remove_file(file);
        fault(error)
    })
}
