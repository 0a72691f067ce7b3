//! The mutants, as `cargo mutants --list --json` writes them.

use serde::Deserialize;
use serde::de::IgnoredAny;
use std::error::Error;
use std::fs::File;
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

pub fn read(list: &Path) -> Result<Vec<Mutant>, Box<dyn Error>> {
    Ok(serde_json::from_reader(BufReader::new(File::open(list)?))?)
}
