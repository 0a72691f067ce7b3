//! The rules and the position that a command is about.

use crate::failure::Failure;
use tabia::{AnyPosition, OptionError, RuleSet, Variant};

/// The rules of a game with these options chosen.
pub fn rules(game: Variant, options: &[(String, String)]) -> Result<RuleSet, Failure> {
    let mut rules = game.rules();
    let refused = |error: OptionError| Failure::input(game.name(), error);
    for (name, value) in options {
        rules.set(name, value).map_err(refused)?;
    }
    rules.check().map_err(refused)?;
    Ok(rules)
}

/// The position asked for, or the starting one.
pub fn position(rules: &RuleSet, fen: Option<&str>) -> Result<AnyPosition, Failure> {
    match fen {
        None => Ok(rules.start()),
        Some(fen) => rules
            .position(fen)
            .map_err(|error| Failure::input("the position", error)),
    }
}
