//! The class `Move`.

use crate::arguments::{self, Game, wrong_type};
use crate::values;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString, PyTuple};
use std::fmt;
use tabia::{AnyMove, Kind, Move, Set, Square, Variant};

/// A move: where a piece starts and ends, what it captures, and what it is on arrival.
///
/// Moves come from positions; two routes with the same effect are one move. What needs the position is asked
/// of it: `position.text(move)`, `position.route(move)`. Moves are ordered, hashable and never change.
///
/// >>> position = Position("russian", "W:Wc3:Bd4,d6")
/// >>> [move] = position.legal_moves
/// >>> move.from_square, move.to_square, move.captured
/// ('c3', 'c7', ('d6', 'd4'))
#[pyclass(frozen, eq, ord, hash, name = "Move", module = "tabia")]
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PyMove {
    pub variant: Variant,
    pub mv: AnyMove,
}

#[pymethods]
impl PyMove {
    /// A move of a game. Whether it is legal, a position says.
    ///
    /// kind is the letter of the piece before the move, by default the first kind of the game; promotion what it
    /// becomes. ordered says that the order of the captures matters, as in Bashni.
    #[new]
    #[pyo3(signature = (variant, from_square, to_square, captured=None, *, kind=None, promotion=None, ordered=false))]
    fn new(
        variant: Game,
        from_square: &Bound<'_, PyAny>,
        to_square: &Bound<'_, PyAny>,
        captured: Option<&Bound<'_, PyAny>>,
        kind: Option<&str>,
        promotion: Option<&str>,
        ordered: bool,
    ) -> PyResult<PyMove> {
        let variant = variant.0;
        let from = arguments::square(variant, from_square)?;
        let to = arguments::square(variant, to_square)?;
        let letter = promotion.or(kind);
        let kind = letter.map(|letter| arguments::kind(variant, letter));
        let kind = kind.transpose()?.unwrap_or(Kind::MAN);
        let captured = squares(variant, captured)?;
        let mv = if ordered {
            Move::ordered(from, to, kind, &captured)
        } else {
            let captured: Set = captured.into_iter().collect();
            Some(Move::capture(from, to, kind, captured))
        };
        let mv = mv.ok_or_else(|| {
            let most = tabia::MAX_TRAIL;
            PyValueError::new_err(format!("a move captures 1 to {most} pieces in an order"))
        })?;
        let mv = mv.promoting(promotion.is_some());
        Ok(PyMove { variant, mv })
    }

    /// The move of a game with these 16 bytes; raises ValueError if no move has them.
    #[staticmethod]
    #[pyo3(signature = (variant, data, /))]
    fn from_bytes(variant: Game, data: &[u8]) -> PyResult<PyMove> {
        let variant = variant.0;
        let board = variant.grid().board();
        let moved = data.try_into().ok().and_then(Move::from_bytes);
        let is_on_board = |mv: &Move| {
            let ends = [mv.from(), mv.to()];
            ends.into_iter()
                .chain(mv.trail())
                .all(|sq| board.contains(sq))
                && variant.kinds().any(|kind| kind == mv.kind())
        };
        match moved.filter(is_on_board) {
            Some(mv) => Ok(PyMove { variant, mv }),
            None => Err(PyValueError::new_err("no move has these bytes")),
        }
    }

    /// The move as 16 bytes, the same in every language.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.mv.to_bytes())
    }

    /// The game.
    #[getter]
    fn variant(&self) -> crate::variant::PyVariant {
        crate::variant::PyVariant(self.variant)
    }

    /// The square it starts from.
    #[getter]
    fn from_square(&self) -> String {
        values::square(self.variant, self.mv.from())
    }

    /// The square it ends on; it may be the one it started from.
    #[getter]
    fn to_square(&self) -> String {
        values::square(self.variant, self.mv.to())
    }

    /// The squares of the captured pieces: in the order of capture where the order matters (Bashni, where one
    /// may come twice), else in the order of their public numbers.
    #[getter]
    fn captured<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        if self.mv.is_ordered() {
            return values::squares(py, self.variant, self.mv.trail());
        }
        values::set(py, self.variant, self.mv.captured())
    }

    /// The letter of the kind of piece on arrival.
    #[getter]
    fn kind(&self) -> char {
        self.variant.kind_letter(self.mv.kind())
    }

    /// The letter of what the piece becomes, or None.
    #[getter]
    fn promotion(&self) -> Option<char> {
        let kind = self.mv.promotion()?;
        Some(self.variant.kind_letter(kind))
    }

    /// Whether it captures anything.
    #[getter]
    fn is_capture(&self) -> bool {
        self.mv.is_capture()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let [from, to] = [self.mv.from(), self.mv.to()].map(|sq| values::square(self.variant, sq));
        let mut text = format!("Move('{}', '{from}', '{to}'", self.variant.name());
        if self.mv.is_capture() {
            text += &format!(", {}", self.captured(py)?.repr()?);
        }
        if self.mv.is_promotion() {
            text += &format!(", promotion='{}'", self.kind());
        } else if self.mv.kind() != Kind::MAN {
            text += &format!(", kind='{}'", self.kind());
        }
        if self.mv.is_ordered() {
            text += ", ordered=True";
        }
        Ok(text + ")")
    }

    fn __str__(&self) -> String {
        self.to_string()
    }

    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyDict>)> {
        let captured = self.captured(py)?;
        let ends = (self.from_square(), self.to_square(), captured);
        let plain = (self.variant.name(), ends.0, ends.1, ends.2).into_pyobject(py)?;
        let named = PyDict::new(py);
        named.set_item("kind", self.kind())?;
        named.set_item("promotion", self.promotion())?;
        named.set_item("ordered", self.mv.is_ordered())?;
        Ok((plain, named))
    }

    fn __copy__(this: Py<PyMove>) -> Py<PyMove> {
        this
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(this: Py<PyMove>, memo: &Bound<'_, PyAny>) -> Py<PyMove> {
        let _ = memo;
        this
    }
}

/// Its ends, and what it becomes: enough to know it by, but not always to tell it from another.
impl fmt::Display for PyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [from, to] = [self.mv.from(), self.mv.to()].map(|sq| values::square(self.variant, sq));
        let sign = if self.mv.is_capture() { 'x' } else { '-' };
        write!(f, "{from}{sign}{to}")
    }
}

/// The squares of a tuple or a list.
fn squares(variant: Variant, list: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<Square>> {
    let Some(list) = list else {
        return Ok(Vec::new());
    };
    // Text is a sequence of letters, and no sequence of squares.
    if list.is_instance_of::<PyString>() {
        return Err(wrong_type("a sequence of squares", list.as_borrowed()));
    }
    let square = |item: PyResult<Bound<'_, PyAny>>| arguments::square(variant, &item?);
    list.try_iter()?.take(65).map(square).collect()
}
