//! The traits are wide enough: draughts games that the library does not have are sayable as constants,
//! and what the one capture search makes of them is what a slow generator finds.

mod english;
mod frisian;
mod italian;
mod spanish;
mod thai;

use english::English;
use frisian::Frisian;
use italian::Italian;
use spanish::Spanish;
use tabia::draughts::{Draughts, DraughtsVariant};
use tabia::{Grid, Notation, Numbering, Position, perft};
use testkit::{draughts, laws_of, legal_moves, reference};
use thai::Thai;

/// 8x8, dark squares only, with a1 light: the board of the Italian and Spanish games.
pub const INVERTED_8X8: Grid = Grid::new(
    "abcdefgh",
    &[
        "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", //
        "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#",
    ],
    Numbering::Gapped,
);

laws_of!(english_laws, draughts::<English>());
laws_of!(italian_laws, draughts::<Italian>());
laws_of!(spanish_laws, draughts::<Spanish>());
laws_of!(frisian_laws, draughts::<Frisian>());
laws_of!(thai_laws, draughts::<Thai>());

/// Asserts that these are all legal moves, written as is usual.
#[track_caller]
fn legal<V: DraughtsVariant>(fen: &str, expected: &str) {
    let position = Draughts::<V>::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    let moves = legal_moves(&position);
    let mut texts: Vec<String> = moves
        .iter()
        .map(|&mv| position.text(mv).to_string())
        .collect();
    texts.sort();
    assert_eq!(texts.join(" "), expected);
}

/// Leaves from the start, as the slow generator counts them too where that takes no minutes.
fn assert_leaves<V: DraughtsVariant>(expected: &[u64]) {
    let start = Draughts::<V>::start();
    for (depth, &leaves) in (1..).zip(expected) {
        assert_eq!(perft(&start, depth), leaves, "depth {depth}");
        if leaves < 50_000 {
            let fen = start.fen().to_string();
            assert_eq!(
                reference::draughts::perft(V::ABOUT.name, &fen, depth, false),
                leaves
            );
        }
    }
}

#[test]
fn english_leaves_as_published() {
    assert_leaves::<English>(&[7, 49, 302, 1469, 7361, 36768, 179740, 845931]);
}

#[test]
fn italian_leaves() {
    assert_leaves::<Italian>(&[7, 49, 302, 1469, 7361, 36473, 177532, 828783]);
}

#[test]
fn spanish_leaves() {
    assert_leaves::<Spanish>(&[7, 49, 302, 1469, 7361, 36473, 177532, 828783]);
}

#[test]
fn frisian_leaves() {
    assert_leaves::<Frisian>(&[9, 81, 658, 3874, 21265, 102431, 540126, 2825779]);
}

#[test]
fn thai_leaves() {
    assert_leaves::<Thai>(&[7, 49, 392, 3136, 26592, 218695, 1820189]);
}
