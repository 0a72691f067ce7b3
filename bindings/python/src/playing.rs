//! What is done with a game under its lock, and what goes wrong with it.

use crate::arguments::Moving;
use crate::errors;
use crate::game::PyGame;
use crate::movement::PyMove;
use crate::values;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use std::sync::{Mutex, PoisonError};
use tabia::{AnyGame, AnyMove, AnyPosition, GameError, Outcome};

impl From<AnyGame> for PyGame {
    fn from(game: AnyGame) -> PyGame {
        PyGame {
            variant: game.variant(),
            game: Mutex::new(game),
        }
    }
}

impl PyGame {
    /// Does something with the game. What is done must not use Python.
    pub fn with<T>(&self, py: Python<'_>, act: impl FnOnce(&mut AnyGame) -> T) -> T {
        let mut game = self
            .game
            .lock_py_attached(py)
            .unwrap_or_else(PoisonError::into_inner);
        act(&mut game)
    }

    pub fn clone_inner(&self, py: Python<'_>) -> AnyGame {
        self.with(py, |game| game.clone())
    }

    pub fn position_inner(&self, py: Python<'_>) -> AnyPosition {
        self.with(py, |game| game.position())
    }

    pub fn told<'py>(
        &self,
        py: Python<'py>,
        outcome: Result<Outcome, GameError>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let outcome = outcome.map_err(|error| self.fault(py, "", &error))?;
        values::outcome(py, outcome)
    }

    pub fn fault(&self, py: Python<'_>, asked: &str, error: &GameError) -> PyErr {
        errors::of_game(py, &self.position_inner(py), asked, error)
    }

    pub fn play(&self, object: &Bound<'_, PyAny>, on: bool) -> PyResult<AnyMove> {
        let py = object.py();
        match Moving::of(self.variant, object)? {
            Moving::Move(mv) => {
                let played = self.with(py, |game| match on {
                    true => game.play_on(mv),
                    false => game.play(mv),
                });
                played.map(|()| mv).map_err(|error| match error {
                    GameError::Illegal => errors::illegal(&PyMove {
                        variant: self.variant,
                        mv,
                    }),
                    error => self.fault(py, "", &error),
                })
            }
            Moving::Text(text) => {
                let text = text.to_str()?;
                let played = self.with(py, |game| match on {
                    true => play_text_on(game, text),
                    false => game.play_text(text),
                });
                played.map_err(|error| self.fault(py, text, &error))
            }
        }
    }
}

fn play_text_on(game: &mut AnyGame, text: &str) -> Result<AnyMove, GameError> {
    let mv = game.position().parse_move(text)?;
    game.play_on(mv).map(|()| mv)
}
