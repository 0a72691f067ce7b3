//! The class `StepGame`.

use crate::arguments::{self, Game};
use crate::errors;
use crate::position::PyPosition;
use crate::values;
use crate::variant::PyVariant;
use crate::views;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyBytes, PyDict, PyList};
use std::sync::{Mutex, PoisonError};
use tabia::{Side, Variant};
use tabia_batch::StepGame;

/// A game played by the numbers of its step actions, one at a time: for a search, or an environment of one game.
///
/// `StepGame("russian")` begins at the start of a game, `StepGame("russian", fen)` elsewhere; max_plies breaks it off.
/// It draws by itself as Game does, and where a repetition may be claimed it is claimed at once. For planes it keeps so many
/// earlier positions as history says. What an action means, Variant.step tells.
///
/// >>> game = StepGame("russian")
/// >>> actions = game.legal_actions()
/// >>> len(actions), game.player
/// (7, 0)
/// >>> game.take(actions[0])
/// >>> game.player, game.is_over
/// (1, False)
#[pyclass(frozen, name = "StepGame", module = "tabia")]
pub struct PyStepGame {
    variant: Variant,
    game: Mutex<StepGame>,
}

impl From<StepGame> for PyStepGame {
    fn from(game: StepGame) -> PyStepGame {
        PyStepGame {
            variant: game.rules().variant(),
            game: Mutex::new(game),
        }
    }
}

impl PyStepGame {
    /// Does something with the game. What is done must not use Python.
    fn with<T>(&self, py: Python<'_>, act: impl FnOnce(&mut StepGame) -> T) -> T {
        let locked = self.game.lock_py_attached(py);
        act(&mut locked.unwrap_or_else(PoisonError::into_inner))
    }
}

#[pymethods]
impl PyStepGame {
    /// A game from its start or from a position.
    #[new]
    #[pyo3(signature = (game, fen=None, /, *, max_plies=None, history=0, **options))]
    fn new(
        py: Python<'_>,
        game: Game,
        fen: Option<&str>,
        max_plies: Option<u32>,
        history: u8,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyStepGame> {
        let rules = arguments::rules(game.0, options)?;
        let game = StepGame::new(rules, fen, max_plies, history);
        game.map(PyStepGame::from)
            .map_err(|error| errors::of_batch(py, &error))
    }

    /// The game.
    #[getter]
    fn variant(&self) -> PyVariant {
        PyVariant(self.variant)
    }

    /// The numbers of the legal actions, lowest first; none if the game is over.
    fn legal_actions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.with(py, |game| game.legal()))
    }

    /// Whether the action is legal here.
    #[pyo3(signature = (action, /))]
    fn is_legal(&self, py: Python<'_>, action: i64) -> bool {
        self.with(py, |game| game.is_legal(action))
    }

    /// Takes an action; raises StepError if it is not legal, GameOverError if the game is over.
    #[pyo3(signature = (action, /))]
    fn take(&self, py: Python<'_>, action: i64) -> PyResult<()> {
        let taken = self.with(py, |game| game.take(action));
        taken.map_err(|error| errors::of_batch(py, &error))
    }

    /// Plays on by random actions till the game is over; the same seed gives the same actions.
    #[pyo3(signature = (*, seed))]
    fn roll_out(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        let mut game = self.with(py, |game| game.clone());
        let (done, game) = py.detach(|| {
            let mut state = seed;
            (game.roll_out(&mut state), game)
        });
        self.with(py, |place| *place = game);
        done.map_err(|error| errors::of_batch(py, &error))
    }

    /// The side to move: 0 White, 1 Black.
    #[getter]
    fn player(&self, py: Python<'_>) -> usize {
        self.with(py, |game| game.turn()) as usize
    }

    /// The side to move.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let turn: Side = self.with(py, |game| game.turn());
        values::side(py, turn)
    }

    /// Whether a capture is under way, so that the same side takes the next action too.
    #[getter]
    fn is_under_way(&self, py: Python<'_>) -> bool {
        self.with(py, |game| game.is_under_way())
    }

    /// How many moves were made.
    #[getter]
    fn ply(&self, py: Python<'_>) -> u32 {
        self.with(py, |game| game.plies())
    }

    /// Whether the game has ended, or was broken off after max_plies.
    #[getter]
    fn is_over(&self, py: Python<'_>) -> bool {
        self.with(py, |game| game.is_over())
    }

    /// How the game has ended by its rules, or None.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.with(py, |game| game.outcome());
        outcome
            .map(|outcome| values::outcome(py, outcome))
            .transpose()
    }

    /// What White and what Black gets: 1, 0 or -1.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> (f32, f32) {
        self.with(py, |game| game.rewards()).into()
    }

    /// The position in which the turn began.
    #[getter]
    fn position(&self, py: Python<'_>) -> PyPosition {
        PyPosition(self.with(py, |game| game.position()))
    }

    /// The game as text, as Turn.text() is: the position, and the squares gone so far in the turn.
    fn text(&self, py: Python<'_>) -> String {
        self.with(py, |game| game.text())
    }

    /// 1 for each legal action, else 0: a numpy array of uint8.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let len = usize::from(self.variant.steps().len());
        views::written(py, 0_u8, &[len], |out| {
            // It is as long as there are steps.
            let _ = self.with(py, |game| game.write_mask(out));
            Ok(())
        })
    }

    /// The planes of the game: see Position.observation. history is at most that of the game.
    #[pyo3(signature = (*, view="mover", layout="chw", dtype="uint8", history=0))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        view: &str,
        layout: &str,
        dtype: &str,
        history: u8,
    ) -> PyResult<Bound<'py, PyAny>> {
        let view = views::view(view, layout, history)?;
        views::numpy(py)?;
        let locked = self.game.lock_py_attached(py);
        let game = locked.unwrap_or_else(PoisonError::into_inner);
        if view.history > game.history() {
            let told = format!("history is at most {}, that of the game", game.history());
            return Err(PyValueError::new_err(told));
        }
        views::observation(py, self.variant, &*game, &view, dtype)
    }

    /// All there is of the game, as bytes: what restore() reads.
    fn snapshot<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.with(py, |game| game.snapshot()))
    }

    /// The game of a snapshot.
    #[staticmethod]
    #[pyo3(signature = (data, /))]
    fn restore(py: Python<'_>, data: &[u8]) -> PyResult<PyStepGame> {
        let game = StepGame::restore(data).map(PyStepGame::from);
        game.map_err(|error| errors::of_batch(py, &error))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("StepGame('{}', '{}')", self.variant.name(), self.text(py))
    }

    fn __str__(&self, py: Python<'_>) -> String {
        let (position, text) = self.with(py, |game| (game.position(), game.text()));
        format!("{}\n{text}", position.board(false))
    }

    fn __reduce__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let made = py.get_type::<PyStepGame>().getattr("restore")?;
        Ok((made, (self.snapshot(py),)))
    }

    /// Another game, the same until one of them goes on.
    fn copy(&self, py: Python<'_>) -> PyStepGame {
        self.with(py, |game| game.clone()).into()
    }

    fn __copy__(&self, py: Python<'_>) -> PyStepGame {
        self.copy(py)
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(&self, py: Python<'_>, memo: &Bound<'_, PyAny>) -> PyStepGame {
        let _ = memo;
        self.copy(py)
    }
}
