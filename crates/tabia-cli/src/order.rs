//! The order in which moves are told: by the squares they go over, whatever order they are found in.

use std::ops::ControlFlow::Continue;
use tabia::{AnyMove, AnyPosition, Route, Square, SquareForm};

/// The legal moves, each with its canonical route.
pub fn moves(position: &AnyPosition) -> Vec<(AnyMove, Route)> {
    listed(position, false)
}

/// The legal moves, each as often as it has routes.
pub fn routes(position: &AnyPosition) -> Vec<(AnyMove, Route)> {
    listed(position, true)
}

fn listed(position: &AnyPosition, every_route: bool) -> Vec<(AnyMove, Route)> {
    let mut found: Vec<(AnyMove, Route)> = Vec::new();
    let _ = position.visit_routes(&mut |mv, route| {
        // The first route of a move is its canonical one.
        if every_route || found.iter().all(|(known, _)| *known != mv) {
            found.push((mv, *route));
        }
        Continue(())
    });
    found.sort_by_cached_key(|(mv, route)| {
        let places = route.squares().iter().map(|&sq| place(position, sq));
        (places.collect::<Vec<_>>(), *mv)
    });
    found
}

/// Where a square comes: by rank from White's side and by file, or by number.
pub fn place(position: &AnyPosition, sq: Square) -> (u8, u8) {
    let grid = position.grid();
    match position.variant().style().squares {
        SquareForm::Letters => (grid.rank(sq), grid.file(sq)),
        SquareForm::Numbers => (0, grid.number(sq)),
    }
}
