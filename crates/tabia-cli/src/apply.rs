//! `tabia apply`: moves played one after another.

use crate::args::{Apply, Common};
use crate::choose;
use crate::failure::Failure;
use crate::json::{End, write_line};
use crate::order;
use crate::show::write_position;
use crate::terminal;
use serde::Serialize;
use std::io::Write;
use tabia::{AnyMove, AnyPosition, MoveError, MoveErrorKind, Route, Token, picture};

const MOST_NAMED: usize = 12;

#[derive(Serialize)]
struct Played {
    fen: String,
    outcome: Option<End>,
    moves: Vec<String>,
}

/// Answers the command.
pub fn run(args: &Apply, common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    let rules = choose::rules(args.game, &common.options)?;
    let mut position = choose::position(&rules, args.fen.as_deref())?;
    let mut moves = Vec::new();
    for (i, text) in args.moves.iter().enumerate() {
        let mv = position
            .parse_move(text)
            .map_err(|error| refused(&position, i + 1, text, &error))?;
        moves.push(position.text(mv).to_string());
        position.play(mv);
    }
    if !common.json {
        return write_position(&picture::board(&position), terminal::look(None), out);
    }
    let played = Played {
        fen: position.fen().to_string(),
        outcome: position.outcome().map(End::from),
        moves,
    };
    write_line(out, &played)
}

/// Which move it was, what is wrong with it, and what could be played instead.
fn refused(position: &AnyPosition, number: usize, text: &str, error: &MoveError) -> Failure {
    let fault = position.explain(error);
    match error.kind {
        MoveErrorKind::Ambiguous(_) => Failure::Input(format!("move {number}: {fault}")),
        MoveErrorKind::Illegal => {
            let expected = expected(position);
            Failure::Input(format!("move {number}: {fault}; {expected}"))
        }
        _ => {
            let text = Token::new(text.as_bytes());
            Failure::Input(format!("move {number}, `{text}`: {fault}"))
        }
    }
}

fn expected(position: &AnyPosition) -> String {
    let moves = order::moves(position);
    let name = |(mv, _): &(AnyMove, Route)| position.text(*mv).to_string();
    let named: Vec<String> = moves.iter().take(MOST_NAMED).map(name).collect();
    let more = if moves.len() > MOST_NAMED {
        ", …"
    } else {
        ""
    };
    match moves.len() {
        0 => "there is none".to_owned(),
        1 => format!("expected {}", named.join("")),
        _ => format!("expected one of {}{more}", named.join(", ")),
    }
}
