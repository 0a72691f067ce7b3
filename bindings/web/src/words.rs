//! What is told in sentences.

use crate::table::Table;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use tabia::picture::Picture;
use tabia::{AnyGame, Counted, Outcome, Piece, Reason, Running, Side, Square, StepAction, Variant};

/// Who is to move, or how the game ended.
pub fn status(table: &Table) -> String {
    match table.game.outcome() {
        Some(outcome) => end(outcome),
        None => to_move(table),
    }
}

fn end(outcome: Outcome) -> String {
    let why = reason(outcome.reason);
    match outcome.winner {
        Some(winner) => format!("{} wins: {why}", name(winner)),
        None => format!("Draw: {why}"),
    }
}

fn to_move(table: &Table) -> String {
    let side = name(table.game.turn());
    if table.turn.path().len() > 1 {
        let or_end = if table.turn.may_stop() {
            " or end the move"
        } else {
            ""
        };
        return format!("{side} to go on{or_end}");
    }
    let moves = table.game.position().legal_moves();
    let must = if moves.iter().all(|mv| mv.is_capture()) {
        ", must capture"
    } else {
        ""
    };
    let count = match moves.len() {
        1 => "1 move".to_string(),
        count => format!("{count} moves"),
    };
    format!("{side} to move{must}: {count}")
}

fn name(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// The move made last; in a turn under way, as much of it as is made.
pub fn last(table: &Table) -> Option<String> {
    if table.turn.path().len() > 1 {
        // After the position.
        return table.turn.to_string().split(" > ").nth(1).map(String::from);
    }
    let last = table.game.plies().checked_sub(1)?;
    table.game.texts().into_iter().nth(last)
}

/// The reason of an end.
pub fn reason(reason: Reason) -> String {
    reason.in_words().to_string()
}

/// How far the draw clauses have come whose counts have begun.
pub fn clauses(game: &AnyGame) -> Vec<String> {
    let told = |running: Running| {
        let (why, limit) = (reason(running.clause.reason), running.clause.limit);
        let counted = match running.clause.counted {
            Counted::Plies => "half-moves",
            Counted::StrongerSide => "moves of the stronger side",
        };
        format!("{why}: {} of {limit} {counted}", running.count)
    };
    let running = game.running().into_iter();
    running
        .filter(|running| running.count > 0)
        .map(told)
        .collect()
}

/// What players say of the last move.
pub fn announcements(game: &AnyGame) -> Vec<String> {
    let mut told = Vec::new();
    let Some(&mv) = game.moves().last() else {
        return told;
    };
    let mut before = game.clone();
    before.undo();
    let position = before.position();
    position.announcements(mv, &mut |said| told.push(position.said(said).to_string()));
    told
}

/// What a step is, where several lead to one square.
pub fn action(game: Variant, action: StepAction) -> String {
    let StepAction::Step(step) = action else {
        return "end the move".into();
    };
    let what = if step.capture { "capture" } else { "move" };
    match step.promotion {
        Some(kind) => format!("{what}, becomes {}", game.kind_name(kind)),
        None => what.into(),
    }
}

/// What the board shows on a square.
pub fn standing(table: &Table, picture: &Picture, sq: Square) -> String {
    let game = table.game.variant();
    let tower = picture.tower(sq);
    let Some((top, under)) = tower.split_last() else {
        return "empty".into();
    };
    let mut text = piece(game, *top);
    for (i, below) in under.iter().rev().enumerate() {
        text += if i == 0 { " on top of " } else { ", " };
        text += &piece(game, *below);
    }
    if is_of_reserve(table, sq) {
        text += " of the reserve";
    }
    if table.turn.captured().contains(&sq) {
        text += ", captured";
    }
    text
}

/// Whether it is of the initial reserve of Shatra. One that has moved in this turn is told by its squares.
fn is_of_reserve(table: &Table, sq: Square) -> bool {
    let position = table.game.position();
    let is_on_its_way = table.turn.path().len() > 1 && table.turn.path().contains(&sq);
    let reserve = position.as_shatra().map(|shatra| shatra.reserve());
    !is_on_its_way && reserve.is_some_and(|reserve| reserve.contains(sq))
}

fn piece(game: Variant, piece: Piece) -> String {
    format!("{} {}", piece.side.name(), game.kind_name(piece.kind))
}
