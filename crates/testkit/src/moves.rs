//! The laws of moves as text and as bytes.

use crate::Game;
use crate::laws::{MANY, assert_same};
use crate::text::{legal_moves, move_in};
use std::collections::BTreeSet;
use tabia::{Length, Move, Notation, SquareForm, Style, mix};

/// A move written short or full, in letters or numbers, means that move when it is read.
pub fn moves_read_back_from_text<P: Notation>(_: &Game<P>, position: &P) {
    if position.count_routes() > MANY {
        return;
    }
    for mv in legal_moves(position) {
        for style in styles() {
            let text = move_in(position, mv, style);
            assert_eq!(
                position.parse_move(&text),
                Ok(mv),
                "{text} is read as another move"
            );
        }
        assert_eq!(
            move_in(position, mv, P::STYLE),
            position.text(mv).to_string()
        );
    }
}

fn styles() -> impl Iterator<Item = Style> {
    let forms = [SquareForm::Letters, SquareForm::Numbers];
    let lengths = [Length::Short, Length::Full];
    forms
        .into_iter()
        .flat_map(move |squares| lengths.map(|length| Style { squares, length }))
}

/// A move packed into bytes is that move when it is unpacked; different moves have different bytes.
pub fn moves_read_back_from_bytes<P: Notation>(_: &Game<P>, position: &P) {
    let moves = legal_moves(position);
    for &mv in &moves {
        assert_eq!(Move::from_bytes(mv.to_bytes()), Some(mv));
    }
    let packed: BTreeSet<[u8; 16]> = moves.iter().map(|mv| mv.to_bytes()).collect();
    assert_eq!(packed.len(), moves.len());
}

/// Bytes that are no legal move are refused, whatever they are, and leave the position as it is.
pub fn other_moves_are_refused<P: Notation>(_: &Game<P>, position: &P) {
    let legal: BTreeSet<Move> = legal_moves(position).into_iter().collect();
    let near_misses = legal
        .iter()
        .step_by(1 + legal.len() / 4)
        .flat_map(|mv| flipped(mv.to_bytes()));
    let noise = (0..64).map(|i| noise(position.key(), i));
    for mv in near_misses.chain(noise).filter_map(Move::from_bytes) {
        let mut tried = position.clone();
        assert_eq!(position.is_legal(mv), legal.contains(&mv));
        assert_eq!(tried.try_play(mv), legal.contains(&mv));
        if !legal.contains(&mv) {
            assert_same(&tried, position);
        }
    }
}

/// The bytes with each of their bits turned over in its turn.
fn flipped(bytes: [u8; 16]) -> impl Iterator<Item = [u8; 16]> {
    let word = u128::from_le_bytes(bytes);
    (0..128).map(move |bit| (word ^ 1 << bit).to_le_bytes())
}

/// Bytes that could be a move: squares below 64, a small kind, a few captures.
fn noise(key: u64, i: u64) -> [u8; 16] {
    let [head, low] = [mix(&[key, i, 0]), mix(&[key, i, 1]) & mix(&[key, i, 2])];
    let mut bytes = (u128::from(low) << 64).to_le_bytes();
    bytes[0] = (head & 63) as u8;
    bytes[1] = (head >> 8 & 63) as u8;
    bytes[2] = (head >> 16 & 7) as u8;
    bytes[3] = (head >> 24 & 3) as u8;
    bytes
}
