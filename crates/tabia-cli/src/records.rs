//! Files of recorded games, from disk or standard input.

use crate::args::TextEncoding;
use crate::choose;
use crate::failure::Failure;
use crate::progress::Progress;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use tabia::pdn::{Encoding, Reader, Record};
use tabia::{RuleSet, Variant};

/// The input of a file, which tells a progress bar how far it was read.
pub struct Watched<'a> {
    input: Box<dyn Read>,
    read: u64,
    progress: &'a Progress,
}

impl Read for Watched<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let bytes = self.input.read(buffer)?;
        self.read += bytes as u64;
        self.progress.to(self.read);
        Ok(bytes)
    }
}

/// The name of a file, for people.
pub fn name(file: &Path) -> String {
    if is_standard_input(file) {
        "standard input".to_owned()
    } else {
        file.display().to_string()
    }
}

fn is_standard_input(file: &Path) -> bool {
    file == Path::new("-")
}

/// The bytes of a file, if that can be told.
pub fn size(file: &Path) -> u64 {
    let told = std::fs::metadata(file).map(|about| about.len());
    told.unwrap_or(0)
}

/// Opens a file.
pub fn open<'a>(file: &Path, progress: &'a Progress) -> Result<Watched<'a>, Failure> {
    let input: Box<dyn Read> = if is_standard_input(file) {
        Box::new(io::stdin())
    } else {
        let is_folder = file.is_dir();
        let opened = File::open(file).map_err(|error| Failure::input(&name(file), error))?;
        if is_folder {
            return Err(Failure::input(
                &name(file),
                "expected a file, found a folder",
            ));
        }
        Box::new(opened)
    };
    Ok(Watched {
        input,
        read: 0,
        progress,
    })
}

/// Reads the games of a file, one at a time.
pub fn reader<'a>(
    file: &Path,
    encoding: TextEncoding,
    progress: &'a Progress,
) -> Result<Reader<Watched<'a>>, Failure> {
    let encoding = match encoding {
        TextEncoding::Guess => Encoding::Guess,
        TextEncoding::Utf8 => Encoding::Utf8,
        TextEncoding::Cp1251 => Encoding::Windows1251,
        TextEncoding::Cp866 => Encoding::Ibm866,
    };
    Ok(Reader::with_encoding(open(file, progress)?, encoding))
}

/// What the rules of a record are, where it does not say so itself.
pub struct Told<'a> {
    rules: Option<RuleSet>,
    options: &'a [(String, String)],
}

impl<'a> Told<'a> {
    /// The game given on the command line, with the options chosen there for all records.
    pub fn new(
        game: Option<Variant>,
        options: &'a [(String, String)],
    ) -> Result<Told<'a>, Failure> {
        let rules = game.map(|game| choose::rules(game, options)).transpose()?;
        Ok(Told { rules, options })
    }

    /// The rules of a record: by its tags, or as told.
    pub fn rules(&self, record: &Record) -> Result<RuleSet, String> {
        let Some(mut rules) = record.rules().map_err(|error| error.to_string())? else {
            return self
                .rules
                .ok_or_else(|| "no tag says which game it is of: give --game".to_owned());
        };
        for (name, value) in self.options {
            rules.set(name, value).map_err(|error| error.to_string())?;
        }
        rules.check().map_err(|error| error.to_string())?;
        Ok(rules)
    }
}

/// The event and the players of a record, as far as it names them.
pub fn title(record: &Record) -> String {
    let tag = |name| record.tag(name).filter(|value| !matches!(*value, "" | "?"));
    let players = match (tag("White"), tag("Black")) {
        (None, None) => None,
        (white, black) => Some(format!(
            "{} - {}",
            white.unwrap_or("?"),
            black.unwrap_or("?")
        )),
    };
    let event = tag("Event").map(str::to_owned);
    event
        .into_iter()
        .chain(players)
        .collect::<Vec<_>>()
        .join(", ")
}
