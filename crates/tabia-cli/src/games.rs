//! `tabia games`: the list of games.

use crate::args::Common;
use crate::failure::Failure;
use crate::json::write_line;
use serde::Serialize;
use std::collections::BTreeSet;
use std::io::Write;
use tabia::{OptionError, OptionInfo, RuleSet, Variant};

#[derive(Serialize)]
struct Game {
    name: &'static str,
    title: &'static str,
    family: &'static str,
    board: &'static str,
    fen: String,
    description: &'static str,
    experimental: bool,
    options: Vec<Choice>,
}

/// An option, what it can be, and what it is now.
#[derive(Serialize)]
struct Choice {
    name: &'static str,
    values: String,
    value: String,
    description: &'static str,
}

/// Answers the command.
pub fn run(common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    let games: Vec<Game> = rules(&common.options)?.iter().map(game).collect();
    if common.json {
        return write_line(out, &games);
    }
    for (i, game) in games.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        write_game(game, out)?;
    }
    Ok(())
}

/// The rules of all games, with these options chosen in every game that has them.
fn rules(options: &[(String, String)]) -> Result<Vec<RuleSet>, Failure> {
    let mut all: Vec<RuleSet> = Variant::ALL.iter().map(|game| game.rules()).collect();
    for (name, value) in options {
        let outcomes: Vec<_> = all.iter_mut().map(|rules| rules.set(name, value)).collect();
        if outcomes.iter().all(Result::is_err) {
            return Err(refused(name, &outcomes));
        }
    }
    for rules in &all {
        let name = rules.variant().name();
        rules.check().map_err(|error| Failure::input(name, error))?;
    }
    Ok(all)
}

fn refused(name: &str, outcomes: &[Result<(), OptionError>]) -> Failure {
    let faults = outcomes.iter().filter_map(|outcome| outcome.as_ref().err());
    let value = faults
        .into_iter()
        .find(|fault| !matches!(fault, OptionError::Name { .. }));
    let known: BTreeSet<&str> = Variant::ALL
        .iter()
        .flat_map(|game| game.options())
        .map(|option| option.name)
        .collect();
    match value {
        Some(fault) => Failure::Input(fault.to_string()),
        None => {
            let name = tabia::Token::new(name.as_bytes());
            let known: Vec<&str> = known.into_iter().collect();
            let known = known.join(", ");
            Failure::Input(format!("unknown option `{name}`: the games have {known}"))
        }
    }
}

fn game(rules: &RuleSet) -> Game {
    let about = rules.variant().about();
    let choice = |option: &OptionInfo| choice(rules, option);
    Game {
        name: about.name,
        title: about.title,
        family: about.family.name(),
        board: about.board,
        fen: rules.start().fen().to_string(),
        description: about.about,
        experimental: about.experimental,
        options: rules.variant().options().iter().map(choice).collect(),
    }
}

fn choice(rules: &RuleSet, option: &OptionInfo) -> Choice {
    let mut value = String::new();
    // Writing to a string does not fail, and the option is one of the game's own.
    let _ = rules.write_value(option.name, &mut value);
    Choice {
        name: option.name,
        values: option.values.to_string(),
        value,
        description: option.about,
    }
}

fn write_game(game: &Game, out: &mut impl Write) -> Result<(), Failure> {
    let mark = if game.experimental {
        " (experimental)"
    } else {
        ""
    };
    writeln!(out, "{}: {}{mark}", game.name, game.title)?;
    writeln!(out, "  {}", game.description)?;
    writeln!(out, "  family  {}", game.family)?;
    writeln!(out, "  board   {}", game.board)?;
    writeln!(out, "  start   {}", game.fen)?;
    for option in &game.options {
        let Choice { name, value, .. } = option;
        let values = &option.values;
        writeln!(out, "  option  {name}={value} (of {values})")?;
        writeln!(out, "          {}", option.description)?;
    }
    Ok(())
}
