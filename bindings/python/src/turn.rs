//! The class `Turn`.

use crate::arguments::{self, Game};
use crate::errors;
use crate::movement::PyMove;
use crate::position::PyPosition;
use crate::values;
use crate::variant::{PyVariant, chosen, shown};
use crate::views;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyDict, PyTuple};
use std::sync::{Mutex, PoisonError};
use tabia::picture;
use tabia::{AnyMove, AnyTurn, StepError, Variant};

/// A move one step at a time: for a person who clicks squares, and for programs that learn.
///
/// `Turn(position)` begins one, `Turn("russian", text)` reads one that is under way. A quiet move is one step, a capture
/// one step for each jump. The turn is finished by the step after which nothing more can be done.
///
/// >>> turn = Turn(Position("russian", "W:Wc1:Bd2,d4"))
/// >>> turn.choose("c1")
/// >>> turn.next_squares
/// ('e3',)
/// >>> turn.go("e3")
/// >>> turn.go("c5")
/// Move('russian', 'c1', 'c5', ('d4', 'd2'))
#[pyclass(frozen, name = "Turn", module = "tabia")]
pub struct PyTurn {
    variant: Variant,
    turn: Mutex<AnyTurn>,
}

impl From<AnyTurn> for PyTurn {
    fn from(turn: AnyTurn) -> PyTurn {
        PyTurn {
            variant: turn.variant(),
            turn: Mutex::new(turn),
        }
    }
}

impl PyTurn {
    /// Does something with the turn. What is done must not use Python.
    fn with<T>(&self, py: Python<'_>, act: impl FnOnce(&mut AnyTurn) -> T) -> T {
        let mut turn = self
            .turn
            .lock_py_attached(py)
            .unwrap_or_else(PoisonError::into_inner);
        act(&mut turn)
    }

    fn told<T>(&self, py: Python<'_>, done: Result<T, StepError>) -> PyResult<T> {
        done.map_err(|error| errors::of_step(py, &error))
    }

    fn moved(&self, mv: AnyMove) -> PyMove {
        PyMove {
            variant: self.variant,
            mv,
        }
    }

    pub fn clone_inner(&self, py: Python<'_>) -> AnyTurn {
        self.with(py, |turn| turn.clone())
    }
}

#[pymethods]
impl PyTurn {
    /// A turn of a position, of the start of a game, or the one under way that a text says.
    ///
    /// Raises VariantError, OptionError or FenError.
    #[new]
    #[pyo3(signature = (start, text=None, /, **options))]
    fn new(
        start: &Bound<'_, PyAny>,
        text: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyTurn> {
        if let Ok(position) = start.cast::<PyPosition>() {
            if text.is_some() || options.is_some_and(|options| !options.is_empty()) {
                return Err(PyTypeError::new_err(
                    "a position goes without text and options",
                ));
            }
            return Ok(AnyTurn::from(position.get().0.clone()).into());
        }
        let variant: Game = start.extract()?;
        let rules = arguments::rules(variant.0, options)?;
        let Some(text) = text else {
            return Ok(AnyTurn::from(rules.start()).into());
        };
        let turn = rules.turn(text);
        let fault = |error| errors::of_fen(start.py(), text, &error);
        turn.map(PyTurn::from).map_err(fault)
    }

    /// The game.
    #[getter]
    fn variant(&self) -> PyVariant {
        PyVariant(self.variant)
    }

    /// The position that the turn began with.
    #[getter]
    fn position(&self, py: Python<'_>) -> PyPosition {
        PyPosition(self.with(py, |turn| turn.position()))
    }

    /// The squares gone so far, the start first; none if no piece is chosen.
    #[getter]
    fn path<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let path = self.with(py, |turn| turn.path().to_vec());
        values::squares(py, self.variant, path)
    }

    /// The squares of the pieces captured so far, in the order of capture.
    #[getter]
    fn captured<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let captured = self.with(py, |turn| turn.captured().to_vec());
        values::squares(py, self.variant, captured)
    }

    /// The square that the chosen piece has come to, or None.
    #[getter]
    fn at(&self, py: Python<'_>) -> Option<String> {
        let at = self.with(py, |turn| turn.at());
        at.map(|sq| values::square(self.variant, sq))
    }

    /// The chosen piece, as what it is by now, or None.
    #[getter]
    fn piece<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let piece = self.with(py, |turn| turn.piece());
        piece
            .map(|piece| values::piece(py, self.variant, piece))
            .transpose()
    }

    /// The squares of the pieces that can move.
    #[getter]
    fn starts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let starts = self.with(py, |turn| turn.starts());
        values::set(py, self.variant, starts)
    }

    /// Where the chosen piece may go next; where any piece may, if none is chosen.
    #[getter]
    fn next_squares<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let next = self.with(py, |turn| turn.next_squares());
        values::set(py, self.variant, next)
    }

    /// Whether the move may end here, though it could go on.
    #[getter]
    fn may_stop(&self, py: Python<'_>) -> bool {
        self.with(py, |turn| turn.may_stop())
    }

    /// The legal steps, in the order of their numbers: a tuple of Step and STOP.
    #[getter]
    fn steps<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let steps = self.with(py, |turn| turn.steps());
        let told = steps
            .into_iter()
            .map(|step| values::step(py, self.variant, step));
        PyTuple::new(py, told.collect::<PyResult<Vec<_>>>()?)
    }

    /// The numbers of the legal steps; see Variant.step.
    #[getter]
    fn step_numbers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let legal = self.with(py, |turn| turn.legal_steps());
        PyTuple::new(py, legal.iter().collect::<Vec<_>>())
    }

    /// 1 for the number of each legal step, else 0: a numpy array of uint8.
    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let legal = self.with(py, |turn| turn.legal_steps());
        let len = usize::from(self.variant.steps().len());
        views::written(py, 0_u8, &[len], |out| {
            let numbers = (0..).zip(out);
            numbers.for_each(|(number, place)| *place = legal.contains(number).into());
            Ok(())
        })
    }

    /// The planes of the turn: see Position.observation.
    #[pyo3(signature = (*, view="mover", layout="chw", dtype="uint8"))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        view: &str,
        layout: &str,
        dtype: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (view, turn) = (views::view(view, layout, 0)?, self.clone_inner(py));
        views::observation(py, self.variant, &turn, &view, dtype)
    }

    /// Whether a Step, or STOP, is legal here.
    #[pyo3(signature = (step, /))]
    fn is_legal(&self, step: &Bound<'_, PyAny>) -> PyResult<bool> {
        let (py, action) = (step.py(), arguments::step(self.variant, step)?);
        Ok(self.with(py, |turn| turn.is_legal(action)))
    }

    /// Chooses the piece to move, or another one as long as none has moved; raises StepError.
    #[pyo3(signature = (square, /))]
    fn choose(&self, square: &Bound<'_, PyAny>) -> PyResult<()> {
        let (py, sq) = (square.py(), arguments::square(self.variant, square)?);
        let done = self.with(py, |turn| turn.choose(sq));
        self.told(py, done)
    }

    /// Goes one step with the chosen piece, and gives the Move if it is complete; raises StepError.
    #[pyo3(signature = (square, /))]
    fn go(&self, square: &Bound<'_, PyAny>) -> PyResult<Option<PyMove>> {
        let (py, sq) = (square.py(), arguments::square(self.variant, square)?);
        let done = self.with(py, |turn| turn.go(sq));
        Ok(self.told(py, done)?.map(|mv| self.moved(mv)))
    }

    /// Takes a Step, or STOP, and gives the Move if it is complete; raises StepError.
    #[pyo3(signature = (step, /))]
    fn take(&self, step: &Bound<'_, PyAny>) -> PyResult<Option<PyMove>> {
        let (py, action) = (step.py(), arguments::step(self.variant, step)?);
        let done = self.with(py, |turn| turn.take(action));
        Ok(self.told(py, done)?.map(|mv| self.moved(mv)))
    }

    /// Ends the move here, though it could go on; raises StepError.
    fn stop(&self, py: Python<'_>) -> PyResult<PyMove> {
        let done = self.with(py, |turn| turn.stop());
        self.told(py, done).map(|mv| self.moved(mv))
    }

    /// Takes back what was done last, and says whether there was anything.
    fn undo(&self, py: Python<'_>) -> bool {
        self.with(py, |turn| turn.undo())
    }

    /// The Move, if the turn is finished, or None.
    #[getter]
    fn finished(&self, py: Python<'_>) -> Option<PyMove> {
        let finished = self.with(py, |turn| turn.finished());
        finished.map(|mv| self.moved(mv))
    }

    /// The position after the move, if the turn is finished, or None.
    #[getter]
    fn after(&self, py: Python<'_>) -> Option<PyPosition> {
        self.with(py, |turn| turn.after()).map(PyPosition)
    }

    /// The turn as text: the position, and the squares gone so far.
    fn text(&self, py: Python<'_>) -> String {
        self.clone_inner(py).to_string()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let py = other.py();
        other.cast::<PyTurn>().is_ok_and(|other| {
            let (mine, others) = (self.clone_inner(py), other.get().clone_inner(py));
            mine == others
        })
    }

    /// A picture for notebooks. See `tabia.svg.board`.
    fn _repr_svg_(&self, py: Python<'_>) -> String {
        picture::turn(&self.clone_inner(py)).svg().to_string()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let turn = self.clone_inner(py);
        let rules = turn.position().rules();
        format!("Turn('{}', '{turn}'{})", self.variant.name(), shown(&rules))
    }

    fn __str__(&self, py: Python<'_>) -> String {
        let turn = self.clone_inner(py);
        format!("{}\n{turn}", turn.position().board(false))
    }

    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<((&'static str, String), Bound<'py, PyDict>)> {
        let turn = self.clone_inner(py);
        let plain = (self.variant.name(), turn.to_string());
        Ok((plain, chosen(py, &turn.position().rules())?))
    }

    /// Another turn, the same until one of them goes on.
    fn copy(&self, py: Python<'_>) -> PyTurn {
        self.clone_inner(py).into()
    }

    fn __copy__(&self, py: Python<'_>) -> PyTurn {
        self.copy(py)
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(&self, py: Python<'_>, memo: &Bound<'_, PyAny>) -> PyTurn {
        let _ = memo;
        self.copy(py)
    }
}
