//! The class `Variant`.

use crate::arguments::{self, Game};
use crate::errors;
use crate::position::PyPosition;
use crate::values;
use crate::views::{self, Numbers};
use numpy::{PyReadonlyArrayDyn, PyUntypedArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use tabia::{RuleSet, Values, Variant};

/// A game with a set of rules that one can play.
///
/// `Variant("russian")` is the game of that name, `Variant.all()` are all of them. Wherever a game is
/// asked for, its name does as well.
///
/// >>> Variant("turkish").title
/// 'Turkish draughts'
/// >>> [option.name for option in Variant("russian").options]
/// ['draws']
#[pyclass(frozen, eq, ord, hash, name = "Variant", module = "tabia")]
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyVariant(pub Variant);

#[pymethods]
impl PyVariant {
    /// The game of this name; raises VariantError if there is none.
    #[new]
    #[pyo3(signature = (name, /))]
    fn new(name: Game) -> PyVariant {
        PyVariant(name.0)
    }

    /// All games, in the order of their list.
    #[staticmethod]
    fn all(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
        PyTuple::new(py, Variant::ALL.iter().map(|&variant| PyVariant(variant)))
    }

    /// The name that programs use, such as 'russian'.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// The stable number of the game.
    #[getter]
    fn number(&self) -> u8 {
        self.0.number()
    }

    /// The name that people use, such as 'Russian draughts'.
    #[getter]
    fn title(&self) -> &'static str {
        self.0.about().title
    }

    /// The family: 'draughts', 'towers', 'shatra' or 'shatar'.
    #[getter]
    fn family(&self) -> &'static str {
        self.0.about().family.name()
    }

    /// The board, in words.
    #[getter]
    fn board(&self) -> &'static str {
        self.0.about().board
    }

    /// One line about the game.
    #[getter]
    fn about(&self) -> &'static str {
        self.0.about().about
    }

    /// Whether its rules rest on few sources.
    #[getter]
    fn experimental(&self) -> bool {
        self.0.about().experimental
    }

    /// The options of the game: a tuple of Option.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let class = values::class(py, "Option")?;
        let usual = self.0.rules();
        let option = |option: &tabia::OptionInfo| {
            let words = match option.values {
                Values::Words(words) => words,
                Values::NumberOrNone(_) => &["none"],
            };
            let most = match option.values {
                Values::Words(_) => None,
                Values::NumberOrNone(most) => Some(most),
            };
            let words = PyTuple::new(py, words)?;
            class.call1((
                option.name,
                words,
                most,
                value(&usual, option.name),
                option.about,
            ))
        };
        let options: PyResult<Vec<_>> = self.0.options().iter().map(option).collect();
        PyTuple::new(py, options?)
    }

    /// The names of the playing squares, in the order of their public numbers: the first is number 1.
    #[getter]
    fn squares<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        values::squares(py, self.0, self.0.grid().by_number())
    }

    /// The letters of the kinds of pieces.
    #[getter]
    fn kinds<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let letters = self.0.kinds().map(|kind| self.0.kind_letter(kind));
        PyTuple::new(py, letters.collect::<Vec<_>>())
    }

    /// The starting position; options by keyword, as in Position.
    #[pyo3(signature = (**options))]
    fn start(&self, options: Option<&Bound<'_, PyDict>>) -> PyResult<PyPosition> {
        let rules = arguments::rules(self.0, options)?;
        Ok(PyPosition(rules.start()))
    }

    /// How many steps there are in all turns of the game: their numbers are 0 to this one less one.
    #[getter]
    fn step_count(&self) -> u16 {
        self.0.steps().len()
    }

    /// The number of a Step, or of STOP; raises StepError for a step that no piece can ever make.
    #[pyo3(signature = (step, /))]
    fn step_number(&self, py: Python<'_>, step: &Bound<'_, PyAny>) -> PyResult<u16> {
        let step = arguments::step(self.0, step)?;
        let number = self.0.steps().encode(step);
        number.ok_or_else(|| errors::no_step(py, "no piece can ever make this step"))
    }

    /// The Step, or STOP, with this number; raises StepError if no step has it.
    #[pyo3(signature = (number, /))]
    fn step<'py>(&self, py: Python<'py>, number: arguments::Count) -> PyResult<Bound<'py, PyAny>> {
        let number = u16::try_from(number.0).ok();
        let action = number.and_then(|number| self.0.steps().decode(number));
        let action = action.ok_or_else(|| errors::no_step(py, "no step has this number"))?;
        values::step(py, self.0, action)
    }

    /// What the planes of the game show, in their order: a tuple of Plane.
    #[getter]
    fn planes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let planes = self.0.planes().iter().map(|plane| values::plane(py, plane));
        PyTuple::new(py, planes.collect::<PyResult<Vec<_>>>()?)
    }

    /// The shape of the planes; 'packed' is the number of bytes.
    #[pyo3(signature = (*, layout="chw", dtype="uint8", history=0))]
    fn observation_shape<'py>(
        &self,
        py: Python<'py>,
        layout: &str,
        dtype: &str,
        history: u8,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let view = views::view("mover", layout, history)?;
        PyTuple::new(py, Numbers::read(dtype)?.shape(self.0, &view))
    }

    /// What can be done with the board so that the game stays the same: of 'identity', 'mirror', 'turn' (by 180
    /// degrees, colours exchanged) and 'mirror_turn'.
    #[getter]
    fn symmetries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.symmetries().iter().map(|known| known.name()))
    }

    /// For each step the number it gets by a symmetry: a numpy array of int64.
    #[pyo3(signature = (symmetry, /))]
    fn symmetric_steps<'py>(&self, py: Python<'py>, symmetry: &str) -> PyResult<Bound<'py, PyAny>> {
        let symmetry = views::symmetry(self.0, symmetry)?;
        let len = self.0.steps().len();
        let of = |number| symmetry.step(self.0.grid(), self.0.steps(), number);
        let numbers = (0..len).map(|number| of(number).unwrap_or(number).into());
        views::written(py, 0_i64, &[len.into()], |out| {
            out.iter_mut()
                .zip(numbers)
                .for_each(|(place, number)| *place = number);
            Ok(())
        })
    }

    /// Planes of uint8 as they are on the board changed by a symmetry; view, layout and history as they were written.
    #[pyo3(signature = (symmetry, planes, /, *, view="mover", layout="chw", history=0))]
    fn symmetric_planes<'py>(
        &self,
        symmetry: &str,
        planes: PyReadonlyArrayDyn<'py, u8>,
        view: &str,
        layout: &str,
        history: u8,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = planes.py();
        let symmetry = views::symmetry(self.0, symmetry)?;
        let view = views::view(view, layout, history)?;
        let shape = self.0.planes_shape(&view);
        if planes.shape() != shape || !planes.is_c_contiguous() {
            let found = planes.shape();
            let told =
                format!("the planes have the shape {shape:?} and are in C order, not {found:?}");
            return Err(PyValueError::new_err(told));
        }
        let planes = planes.as_slice()?;
        views::written(py, 0_u8, &shape, |out| {
            self.0.change_planes(symmetry, &view, planes, out)
        })
    }

    fn __repr__(&self) -> String {
        format!("Variant('{}')", self.0.name())
    }

    fn __str__(&self) -> &'static str {
        self.0.name()
    }

    fn __getnewargs__(&self) -> (&'static str,) {
        (self.0.name(),)
    }
}

/// The value of an option.
pub fn value(rules: &RuleSet, name: &str) -> String {
    let mut text = String::new();
    // A string takes whatever is written, and the option is one of the game's own.
    let _ = rules.write_value(name, &mut text);
    text
}

/// The options that are not the usual ones, by name.
pub fn chosen<'py>(py: Python<'py>, rules: &RuleSet) -> PyResult<Bound<'py, PyDict>> {
    let chosen = PyDict::new(py);
    for (name, value) in rules.chosen() {
        chosen.set_item(name, value)?;
    }
    Ok(chosen)
}

/// The same as the end of the arguments in a `repr`.
pub fn shown(rules: &RuleSet) -> String {
    let chosen = rules.chosen().into_iter();
    chosen
        .map(|(name, value)| format!(", {name}='{value}'"))
        .collect()
}
