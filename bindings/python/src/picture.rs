//! Pictures of positions, games and turns.

use crate::arguments::wrong_type;
use crate::errors;
use crate::game::PyGame;
use crate::position::PyPosition;
use crate::turn::PyTurn;
use pyo3::prelude::*;
use tabia::picture::{self, Picture};

/// The usual picture of a position, a game or a turn.
fn of(shown: &Bound<'_, PyAny>) -> PyResult<Picture> {
    let py = shown.py();
    if let Ok(position) = shown.cast::<PyPosition>() {
        Ok(picture::board(&position.get().0))
    } else if let Ok(game) = shown.cast::<PyGame>() {
        Ok(picture::game(&game.get().clone_inner(py)))
    } else if let Ok(turn) = shown.cast::<PyTurn>() {
        Ok(picture::turn(&turn.get().clone_inner(py)))
    } else {
        let expected = "a Position, a Game or a Turn";
        Err(wrong_type(expected, shown.as_borrowed()))
    }
}

/// The picture as SVG, with these settings by name. See `tabia.svg.board`.
#[pyfunction]
#[pyo3(signature = (shown, settings, /))]
pub fn svg(shown: &Bound<'_, PyAny>, settings: Vec<(String, String)>) -> PyResult<String> {
    let mut picture = of(shown)?;
    for (name, value) in &settings {
        let set = picture.set(name, value);
        set.map_err(|error| errors::of_picture(shown.py(), &error))?;
    }
    Ok(picture.svg().to_string())
}
