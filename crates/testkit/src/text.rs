//! Positions, moves and squares as strings.

use std::ops::ControlFlow::Continue;
use tabia::{Move, Notation, Position, Square, SquareForm, Style};

/// The position with squares in this form.
///
/// # Panics
///
/// If it cannot be written.
pub fn fen_in<P: Notation>(position: &P, form: SquareForm) -> String {
    let mut text = String::new();
    position
        .write_fen(form, &mut text)
        .expect("every position can be written");
    text
}

/// A legal move in this style.
///
/// # Panics
///
/// If it cannot be written.
pub fn move_in<P: Notation>(position: &P, mv: Move, style: Style) -> String {
    let mut text = String::new();
    position
        .write_move(mv, style, &mut text)
        .expect("every legal move can be written");
    text
}

/// A square in the usual form of the game.
pub fn square_name<P: Notation>(sq: Square) -> String {
    match P::STYLE.squares {
        SquareForm::Letters => P::grid().name(sq).to_string(),
        SquareForm::Numbers => P::grid().number(sq).to_string(),
    }
}

/// The legal moves as a list.
pub fn legal_moves(position: &impl Position) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = position.visit_moves(&mut |mv| {
        moves.push(mv);
        Continue(())
    });
    moves
}
