//! `tabia show`: the board as text or as a picture.

use crate::args::{Common, Show};
use crate::choose;
use crate::failure::Failure;
use crate::json::{End, write_line};
use crate::terminal;
use serde::Serialize;
use std::fs;
use std::io::Write;
use std::path::Path;
use tabia::RuleSet;
use tabia::picture::{self, Colouring, Glyphs, Picture};

#[derive(Serialize)]
struct Drawn {
    fen: String,
    turn: &'static str,
    outcome: Option<End>,
    board: Vec<String>,
}

/// Answers the command.
pub fn run(args: &Show, common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    let rules = choose::rules(args.game, &common.options)?;
    let picture = picture(&rules, args)?;
    if let Some(file) = &args.svg {
        write_svg(&picture, file, out)?;
        if !common.json || file.as_os_str() == "-" {
            return Ok(());
        }
    }
    if !common.json {
        return write_position(&picture, terminal::look(Some(args.look)), out);
    }
    let position = picture.position();
    let board = picture.text(Glyphs::Ascii, Colouring::None).to_string();
    let drawn = Drawn {
        fen: position.fen().to_string(),
        turn: position.turn().name(),
        outcome: position.outcome().map(End::from),
        board: board.lines().map(str::to_owned).collect(),
    };
    write_line(out, &drawn)
}

/// The picture asked for, of a position or of a turn under way.
fn picture(rules: &RuleSet, args: &Show) -> Result<Picture, Failure> {
    let mut picture = match args.fen.as_deref() {
        Some(text) if text.contains(" > ") => {
            let turn = rules.turn(text);
            let turn = turn.map_err(|error| Failure::input("the turn", error))?;
            picture::turn(&turn)
        }
        fen => picture::board(&choose::position(rules, fen)?),
    };
    for (name, value) in &args.settings {
        let set = picture.set(name, value);
        set.map_err(|error| Failure::input("the picture", error))?;
    }
    if args.turned {
        picture = picture.turned(true);
    }
    Ok(picture)
}

fn write_svg(picture: &Picture, file: &Path, out: &mut impl Write) -> Result<(), Failure> {
    if file.as_os_str() == "-" {
        return Ok(write!(out, "{}", picture.svg())?);
    }
    let place = file.display().to_string();
    fs::write(file, picture.svg().to_string()).map_err(|error| Failure::input(&place, error))
}

/// The board, the position as text, and whose turn it is or how the game ended.
pub fn write_position(
    picture: &Picture,
    (glyphs, colouring): (Glyphs, Colouring),
    out: &mut impl Write,
) -> Result<(), Failure> {
    let position = picture.position();
    writeln!(out, "{}\n", picture.text(glyphs, colouring))?;
    writeln!(out, "{}", position.fen())?;
    match position.outcome() {
        Some(outcome) => writeln!(out, "{outcome}")?,
        None => writeln!(out, "{} to move", position.turn().name())?,
    }
    Ok(())
}
