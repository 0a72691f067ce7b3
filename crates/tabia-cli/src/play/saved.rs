//! Records of games in files.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use tabia::pdn::{Reader, Record};
use tabia::{AnyGame, RuleSet};

/// A file that is larger holds no game that anybody plays on.
const MOST_BYTES: u64 = 64 << 20;

/// The first game of a file, by the rules it names or else by these.
pub fn load(file: &Path, rules: &RuleSet) -> Result<AnyGame, String> {
    let place = file.display();
    let about = fs::metadata(file).map_err(|error| format!("{place}: {error}"))?;
    if !about.is_file() || about.len() > MOST_BYTES {
        return Err(format!(
            "{place}: expected a file of at most {MOST_BYTES} bytes"
        ));
    }
    let bytes = fs::read(file).map_err(|error| format!("{place}: {error}"))?;
    let record = Reader::new(&bytes[..])
        .next()
        .ok_or_else(|| format!("{place}: there is no game in it"))?
        .map_err(|error| format!("{place}: {error}"))?;
    let named = record
        .rules()
        .map_err(|error| format!("{place}: {error}"))?;
    let rules = named.unwrap_or(*rules);
    record
        .game(&rules)
        .map_err(|error| format!("{place}: {error}"))
}

/// Writes the game into a file: into one that is not there yet, unless it may replace what is.
pub fn save(game: &AnyGame, file: &Path, replaces: bool) -> Result<(), String> {
    let place = file.display();
    let text = Record::of(game).to_string();
    if !replaces {
        let mut new = File::create_new(file).map_err(|error| format!("{place}: {error}"))?;
        return new
            .write_all(text.as_bytes())
            .map_err(|error| format!("{place}: {error}"));
    }
    // The old record stays until the new one is written.
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    let beside = Path::new(&beside);
    fs::write(beside, text)
        .and_then(|()| fs::rename(beside, file))
        .map_err(|error| format!("{place}: {error}"))
}
