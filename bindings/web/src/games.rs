//! The list of games, with all that can be chosen.

use alloc::string::String;
use alloc::vec::Vec;
use serde::Serialize;
use tabia::{OptionInfo, RuleSet, Variant};

/// A game in the list of games.
#[derive(Debug, Serialize)]
pub struct Game {
    /// The name that programs use.
    pub name: &'static str,
    /// The name that people use.
    pub title: &'static str,
    /// Its family.
    pub family: &'static str,
    /// One line about it.
    pub about: &'static str,
    /// Its board, in words.
    pub board: &'static str,
    /// Whether its rules rest on few sources.
    pub experimental: bool,
    /// What can be chosen of its rules.
    pub options: Vec<Setting>,
}

/// An option of a game.
#[derive(Debug, Serialize)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// What it decides.
    pub about: &'static str,
    /// What it is now.
    pub value: String,
    /// What it can be.
    pub values: Values,
}

/// What an option can be.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// `none`, or a number from 1 to this one.
    NumberOrNone(u16),
}

/// All games under their usual rules.
pub fn list() -> Vec<Game> {
    Variant::ALL.iter().map(|game| told(*game)).collect()
}

fn told(game: Variant) -> Game {
    let about = game.about();
    Game {
        name: about.name,
        title: about.title,
        family: about.family.name(),
        about: about.about,
        board: about.board,
        experimental: about.experimental,
        options: settings(&game.rules()),
    }
}

/// All options of a game as they are chosen.
pub fn settings(rules: &RuleSet) -> Vec<Setting> {
    let options = rules.variant().options().iter();
    options.map(|option| setting(rules, option)).collect()
}

fn setting(rules: &RuleSet, option: &OptionInfo) -> Setting {
    let mut value = String::new();
    // Writing to a string does not fail, and the option is one of the game's own.
    let _ = rules.write_value(option.name, &mut value);
    Setting {
        name: option.name,
        about: option.about,
        value,
        values: match option.values {
            tabia::Values::Words(words) => Values::Words(words),
            tabia::Values::NumberOrNone(most) => Values::NumberOrNone(most),
        },
    }
}
