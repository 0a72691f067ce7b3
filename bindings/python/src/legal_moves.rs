//! The class `LegalMoves`.

use crate::movement::PyMove;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList};
use std::ops::ControlFlow::{Break, Continue};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use tabia::{AnyMove, AnyPosition, Variant};

/// The legal moves of a position, found when they are asked for.
///
/// Iterable; `move in moves`, `len(moves)`, `moves[0]` and the truth of it work as one expects, and the last
/// is the cheapest way to ask whether there is a move at all.
#[pyclass(frozen, sequence, name = "LegalMoves", module = "tabia")]
pub struct PyLegalMoves {
    pub position: AnyPosition,
    found: OnceLock<Vec<AnyMove>>,
    /// Whether a single move was asked for already.
    asked: AtomicBool,
}

impl PyLegalMoves {
    pub fn new(position: AnyPosition) -> PyLegalMoves {
        PyLegalMoves {
            position,
            found: OnceLock::new(),
            asked: AtomicBool::new(false),
        }
    }

    fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// The move at this place. Who asks once, as a choice by chance does, does not need a list.
    fn at(&self, index: usize) -> Option<AnyMove> {
        if self.found.get().is_some() || self.asked.swap(true, Ordering::Relaxed) {
            return self.found().get(index).copied();
        }
        let (mut before, mut found) = (index, None);
        let _ = self.position.visit_moves(&mut |mv| {
            if before == 0 {
                found = Some(mv);
                return Break(());
            }
            before -= 1;
            Continue(())
        });
        found
    }

    fn found(&self) -> &[AnyMove] {
        self.found.get_or_init(|| self.position.legal_moves())
    }
}

#[pymethods]
impl PyLegalMoves {
    fn __len__(&self) -> usize {
        match self.found.get() {
            Some(moves) => moves.len(),
            None => self.position.count_moves() as usize,
        }
    }

    fn __bool__(&self) -> bool {
        self.position.has_moves()
    }

    fn __contains__(&self, r#move: &Bound<'_, PyAny>) -> bool {
        let is_legal = |mv: &PyMove| mv.variant == self.variant() && self.position.is_legal(mv.mv);
        r#move.cast::<PyMove>().is_ok_and(|mv| is_legal(mv.get()))
    }

    fn __getitem__(&self, index: isize) -> PyResult<PyMove> {
        let from_end = if index < 0 {
            self.__len__() as isize
        } else {
            0
        };
        let index = usize::try_from(index.saturating_add(from_end)).ok();
        let variant = self.variant();
        match index.and_then(|index| self.at(index)) {
            Some(mv) => Ok(PyMove { variant, mv }),
            None => Err(PyIndexError::new_err("there are not so many legal moves")),
        }
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let variant = self.variant();
        let moves = self.found().iter().map(|&mv| PyMove { variant, mv });
        PyList::new(py, moves)?.try_iter()
    }

    fn __repr__(&self) -> String {
        let texts: Vec<String> = self
            .found()
            .iter()
            .map(|&mv| self.position.text(mv).to_string())
            .collect();
        format!("<LegalMoves: {}>", texts.join(", "))
    }
}
