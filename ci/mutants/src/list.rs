//! The mutants, as `cargo mutants --list --json` writes them.

use regex::RegexSet;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::error::Error;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

/// A change in one place of the sources. Its number is its place in the list.
#[derive(Deserialize)]
pub struct Mutant {
    /// Where and what, in words.
    pub name: String,
    pub file: String,
    pub genre: Genre,
    /// Nothing outside of functions.
    pub function: Option<IgnoredAny>,
    pub span: Span,
    pub replacement: String,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
pub enum Genre {
    FnValue,
    BinaryOperator,
    UnaryOperator,
    MatchArm,
    MatchArmGuard,
    StructField,
}

#[derive(Deserialize, Clone, Copy)]
pub struct Span {
    pub start: Place,
}

/// Counted from 1, columns in characters.
#[derive(Deserialize, Clone, Copy)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

impl Place {
    /// The byte of the text at this place.
    pub fn offset(self, text: &str) -> usize {
        let line: usize = text
            .split_inclusive('\n')
            .take(self.line - 1)
            .map(str::len)
            .sum();
        let chars = text[line..].chars().take(self.column - 1);
        line + chars.map(char::len_utf8).sum::<usize>()
    }
}

/// What is read of `.cargo/mutants.toml`.
#[derive(Deserialize)]
struct Explained {
    exclude_re: Vec<String>,
}

/// The mutants of the list but those that are explained: `cargo mutants` lists fields of structs all the same.
pub fn read(list: &Path) -> Result<Vec<Mutant>, Box<dyn Error>> {
    let mut mutants: Vec<Mutant> = serde_json::from_reader(BufReader::new(File::open(list)?))?;
    let explained: Explained = toml::from_str(&fs::read_to_string(".cargo/mutants.toml")?)?;
    let explained = RegexSet::new(explained.exclude_re)?;
    mutants.retain(|mutant| !explained.is_match(&mutant.name));
    Ok(mutants)
}
