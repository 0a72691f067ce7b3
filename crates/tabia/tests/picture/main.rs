//! Pictures of boards: as SVG and as text.

mod games;
mod golden;
mod marks;
mod settings;
mod text;
mod xml;

use tabia::picture::{self, Picture};
use tabia::{AnyPosition, Square, Variant};

/// The picture of a position of this game.
fn board(variant: Variant, fen: &str) -> Picture {
    let position = AnyPosition::from_fen(variant, fen);
    picture::board(&position.unwrap_or_else(|error| panic!("{fen}: {error}")))
}

/// A square of the picture by its name.
fn square(picture: &Picture, name: &str) -> Square {
    let grid = picture.position().grid();
    grid.square(name).expect("a playing square")
}
