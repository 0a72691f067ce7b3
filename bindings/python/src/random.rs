//! Games of random moves.

use crate::arguments::{Count, first_position};
use crate::game::PyGame;
use crate::work;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabia::AnyGame;

/// A game of random moves from the start of a game or from a position, until it is over or has so many plies.
///
/// The same seed gives the same game in the same version of the library. Every legal move is as likely as any other.
/// Other threads run meanwhile, and Ctrl-C interrupts it.
#[pyfunction]
#[pyo3(signature = (start, /, *, seed, max_plies=Count(1000), **options))]
pub fn random_game(
    py: Python<'_>,
    start: &Bound<'_, PyAny>,
    seed: Count,
    max_plies: Count,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<PyGame> {
    let first = AnyGame::new(first_position(start, options)?);
    let games = py.detach(|| work::random_games(&first, 1, seed.0, max_plies.0))?;
    let game = games.into_iter().next();
    Ok(game.unwrap_or(first).into())
}

/// So many games of random moves, as random_game() plays them: a list.
#[pyfunction]
#[pyo3(signature = (start, count, /, *, seed, max_plies=Count(1000), **options))]
pub fn random_games(
    py: Python<'_>,
    start: &Bound<'_, PyAny>,
    count: Count,
    seed: Count,
    max_plies: Count,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Vec<PyGame>> {
    let first = AnyGame::new(first_position(start, options)?);
    let games = py.detach(|| work::random_games(&first, count.0, seed.0, max_plies.0))?;
    Ok(games.into_iter().map(PyGame::from).collect())
}
