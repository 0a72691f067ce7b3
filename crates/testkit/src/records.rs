//! A small reader of game records, for tests: tags and moves of PDN files without comments and
//! variations, and tables with a line a position or opening.

use std::path::{Path, PathBuf};

/// The folder of game records, if the variable `TABIA_RECORDS` names one.
pub fn folder() -> Option<PathBuf> {
    std::env::var_os("TABIA_RECORDS").map(PathBuf::from)
}

/// The text of a file of the folder.
///
/// # Panics
///
/// If it cannot be read.
pub fn text(folder: &Path, name: &str) -> String {
    let path = folder.join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A game as recorded.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Record {
    /// Tags, by name and value.
    pub tags: Vec<(String, String)>,
    /// Moves as written, without numbers.
    pub moves: Vec<String>,
    /// The result as written at the end of the moves, if there is one.
    pub result: Option<String>,
}

impl Record {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|(tag, _)| tag == name);
        found.map(|(_, value)| value.as_str())
    }
}

/// Reads the games of a file.
///
/// # Panics
///
/// If a tag is broken.
pub fn games(text: &str) -> Vec<Record> {
    let mut games: Vec<Record> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let is_tag = line.starts_with('[');
        let begins = games
            .last()
            .is_none_or(|game| is_tag && !(game.moves.is_empty() && game.result.is_none()));
        if begins {
            games.push(Record::default());
        }
        let Some(game) = games.last_mut() else {
            continue;
        };
        if is_tag {
            game.tags
                .push(tag(line).unwrap_or_else(|| panic!("a broken tag: {line}")));
        } else {
            line.split_whitespace().for_each(|token| add(game, token));
        }
    }
    games
}

fn tag(line: &str) -> Option<(String, String)> {
    let (name, rest) = line.strip_prefix('[')?.split_once(' ')?;
    let value = rest.trim().strip_prefix('"')?.strip_suffix("\"]")?;
    Some((name.to_owned(), value.to_owned()))
}

fn add(game: &mut Record, token: &str) {
    const RESULTS: [&str; 9] = [
        "1-0", "0-1", "1/2-1/2", "1/2", "2-0", "0-2", "1-1", "0-0", "*",
    ];
    let number = token.trim_end_matches('.');
    let is_number = number.len() < token.len() && number.bytes().all(|byte| byte.is_ascii_digit());
    if RESULTS.contains(&token) {
        game.result = Some(token.to_owned());
    } else if !is_number {
        game.moves.push(token.to_owned());
    }
}

/// The rows of a table with columns between tabs, without its first line.
pub fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines()
        .skip(1)
        .filter(|line| !line.is_empty())
        .map(|line| line.split('\t').collect())
}
