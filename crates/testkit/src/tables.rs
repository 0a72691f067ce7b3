//! Tables of leaf counts as plain text, one file a game: `crates/tabia/tests/perft/<game>.txt`.
//!
//! ```text
//! # Source and convention, in words.
//! fen start
//! option take=at_once
//! # depth moves routes
//! 1 7 7
//! 2 49 -
//! ```
//!
//! `fen` begins a table; `option` lines, where there are any, say by which rules it was counted;
//! then each line has a depth and the leaves with each move counted once and with every route
//! counted, `-` where no figure is known. `#` begins a comment.

use std::path::PathBuf;
use tabia::{AnyPosition, Variant};

/// The leaves of one position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// The name of the game.
    pub game: String,
    /// The position; nothing for the start.
    pub fen: Option<String>,
    /// The rules that are not the usual ones, by name and value.
    pub options: Vec<(String, String)>,
    /// The counts.
    pub rows: Vec<Row>,
}

/// The leaves at one depth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row {
    /// Plies.
    pub depth: u32,
    /// Leaves, each move counted once.
    pub moves: Option<u64>,
    /// Leaves, every route counted.
    pub routes: Option<u64>,
}

impl Table {
    /// The position that was counted.
    ///
    /// # Panics
    ///
    /// If there is no such game, option or position.
    pub fn position(&self) -> AnyPosition {
        let variant = Variant::from_name(&self.game).expect("a game of this name");
        let mut rules = variant.rules();
        for (name, value) in &self.options {
            rules
                .set(name, value)
                .unwrap_or_else(|error| panic!("{error}"));
        }
        rules.check().unwrap_or_else(|error| panic!("{error}"));
        match &self.fen {
            None => rules.start(),
            Some(fen) => rules
                .position(fen)
                .unwrap_or_else(|error| panic!("{fen}: {error}")),
        }
    }

    /// Game, options and position in one line.
    pub fn title(&self) -> String {
        let mut title = self.game.clone();
        for (name, value) in &self.options {
            title.push_str(&format!(" {name}={value}"));
        }
        format!("{title} {}", self.fen.as_deref().unwrap_or("start"))
    }
}

/// Reads the tables of a game.
///
/// # Errors
///
/// If a line has none of the forms: which line.
pub fn read(game: &str, text: &str) -> Result<Vec<Table>, String> {
    let mut tables: Vec<Table> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() {
            read_line(game, line, &mut tables)
                .ok_or_else(|| format!("{game}, line {}: cannot read `{line}`", number + 1))?;
        }
    }
    Ok(tables)
}

fn read_line(game: &str, line: &str, tables: &mut Vec<Table>) -> Option<()> {
    if let Some(fen) = line.strip_prefix("fen ") {
        let fen = Some(fen.trim())
            .filter(|&fen| fen != "start")
            .map(str::to_owned);
        tables.push(Table {
            game: game.to_owned(),
            fen,
            options: Vec::new(),
            rows: Vec::new(),
        });
        return Some(());
    }
    let table = tables.last_mut()?;
    if let Some(option) = line.strip_prefix("option ") {
        let (name, value) = option.trim().split_once('=')?;
        table.options.push((name.to_owned(), value.to_owned()));
    } else {
        table.rows.push(read_row(line)?);
    }
    Some(())
}

fn read_row(line: &str) -> Option<Row> {
    let columns: Vec<&str> = line.split_whitespace().collect();
    let &[depth, moves, routes] = columns.as_slice() else {
        return None;
    };
    let figure = |text: &str| match text {
        "-" => Some(None),
        number => number.parse().ok().map(Some),
    };
    Some(Row {
        depth: depth.parse().ok()?,
        moves: figure(moves)?,
        routes: figure(routes)?,
    })
}

/// The folder of the tables in this repository.
pub fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../tabia/tests/perft"))
}

/// All tables in the folder, by the name of their game.
///
/// # Panics
///
/// If the folder or a table cannot be read.
pub fn all() -> Vec<Table> {
    let entries = std::fs::read_dir(folder()).expect("the folder of the tables");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let read_file = |path: &PathBuf| {
        let game = path.file_stem()?.to_str()?.to_owned();
        let text = std::fs::read_to_string(path).expect("a table in plain text");
        Some(read(&game, &text).unwrap_or_else(|error| panic!("{error}")))
    };
    files.iter().filter_map(read_file).flatten().collect()
}
