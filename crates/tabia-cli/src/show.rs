//! `tabia show`: the board as text.

use crate::args::{Common, Show};
use crate::choose;
use crate::failure::Failure;
use crate::json::{End, write_line};
use serde::Serialize;
use std::io::Write;
use tabia::AnyPosition;

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
    let position = choose::position(&rules, args.fen.as_deref())?;
    if !common.json {
        return write_position(&position, args.turned, out);
    }
    let board = position.board(args.turned).to_string();
    let drawn = Drawn {
        fen: position.fen().to_string(),
        turn: position.turn().name(),
        outcome: position.outcome().map(End::from),
        board: board.lines().map(str::to_owned).collect(),
    };
    write_line(out, &drawn)
}

/// The board, the position as text, and whose turn it is or how the game ended.
pub fn write_position(
    position: &AnyPosition,
    turned: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "{}\n", position.board(turned))?;
    writeln!(out, "{}", position.fen())?;
    match position.outcome() {
        Some(outcome) => writeln!(out, "{outcome}")?,
        None => writeln!(out, "{} to move", position.turn().name())?,
    }
    Ok(())
}
