//! The arrays of numpy that a batch writes into: its own, or those it was given.

use crate::views::{self, Numbers, writable};
use numpy::{PyArrayDyn, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use tabia_batch::{Autoreset, Batch, Planes};

/// The arrays, of numpy all of them.
pub struct Arrays {
    pub observation: Py<PyAny>,
    pub final_observation: Py<PyAny>,
    pub mask: Py<PyAny>,
    pub reward: Py<PyAny>,
    pub terminated: Py<PyAny>,
    pub truncated: Py<PyAny>,
    pub player: Py<PyAny>,
    pub actions: Py<PyAny>,
}

impl Arrays {
    pub fn new(
        py: Python<'_>,
        batch: &Batch,
        shape: &[usize],
        numbers: Option<Numbers>,
    ) -> PyResult<Arrays> {
        views::numpy(py)?;
        let n = batch.len();
        let many: Vec<usize> = [n].into_iter().chain(shape.iter().copied()).collect();
        let planes = || match numbers {
            None => py.None(),
            Some(Numbers::Floats) => zeros::<f32>(py, &many),
            Some(_) => zeros::<u8>(py, &many),
        };
        let is_same_step = batch.settings().autoreset == Autoreset::SameStep;
        Ok(Arrays {
            observation: planes(),
            final_observation: if is_same_step { planes() } else { py.None() },
            mask: zeros::<u8>(py, &[n, batch.step_count()]),
            reward: zeros::<f32>(py, &[n, 2]),
            terminated: zeros::<bool>(py, &[n]),
            truncated: zeros::<bool>(py, &[n]),
            player: zeros::<i8>(py, &[n]),
            actions: zeros::<i64>(py, &[n]),
        })
    }

    /// The array with this name.
    pub fn field(&mut self, name: &str) -> Option<&mut Py<PyAny>> {
        match name {
            "observation" => Some(&mut self.observation),
            "final_observation" => Some(&mut self.final_observation),
            "mask" => Some(&mut self.mask),
            "reward" => Some(&mut self.reward),
            "terminated" => Some(&mut self.terminated),
            "truncated" => Some(&mut self.truncated),
            "player" => Some(&mut self.player),
            "actions" => Some(&mut self.actions),
            _ => None,
        }
    }
}

fn zeros<T: numpy::Element>(py: Python<'_>, shape: &[usize]) -> Py<PyAny> {
    PyArrayDyn::<T>::zeros(py, shape, false).into_any().unbind()
}

/// An array that is written into, or none.
pub struct Held<'py, T: numpy::Element>(Option<PyReadwriteArrayDyn<'py, T>>);

impl<'py, T: numpy::Element> Held<'py, T> {
    pub fn new(py: Python<'py>, array: &Py<PyAny>, what: &str, shape: &[usize]) -> PyResult<Self> {
        let array = array.bind(py);
        if array.is_none() {
            return Ok(Held(None));
        }
        writable(array, what, shape).map(|held| Held(Some(held)))
    }

    /// No array.
    pub const fn none() -> Self {
        Held(None)
    }

    pub fn slice(&mut self) -> &mut [T] {
        let held = self.0.as_mut();
        // That it is one was asked before.
        held.and_then(|held| held.as_slice_mut().ok())
            .unwrap_or_default()
    }
}

/// The planes that are written into, whatever their numbers.
pub enum HeldPlanes<'py> {
    Bytes(Held<'py, u8>),
    Packed(Held<'py, u8>),
    Floats(Held<'py, f32>),
}

impl<'py> HeldPlanes<'py> {
    pub fn new(
        py: Python<'py>,
        array: &Py<PyAny>,
        what: &str,
        shape: &[usize],
        numbers: Option<Numbers>,
    ) -> PyResult<Self> {
        match numbers {
            Some(Numbers::Floats) => Held::new(py, array, what, shape).map(HeldPlanes::Floats),
            Some(Numbers::Packed) => Held::new(py, array, what, shape).map(HeldPlanes::Packed),
            _ => Held::new(py, array, what, shape).map(HeldPlanes::Bytes),
        }
    }

    pub fn planes(&mut self) -> Planes<'_> {
        match self {
            HeldPlanes::Bytes(Held(None)) | HeldPlanes::Packed(Held(None)) => Planes::None,
            HeldPlanes::Floats(Held(None)) => Planes::None,
            HeldPlanes::Bytes(held) => Planes::Bytes(held.slice()),
            HeldPlanes::Packed(held) => Planes::Packed(held.slice()),
            HeldPlanes::Floats(held) => Planes::Floats(held.slice()),
        }
    }
}
