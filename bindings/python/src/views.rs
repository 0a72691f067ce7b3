//! How planes are asked for from Python, and the arrays of numpy they are written into.

use numpy::{Element, PyArray1, PyArrayMethods, PyReadwriteArrayDyn};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use tabia::Variant;
use tabia::encode::{EncodeError, Layout, Symmetry, View, Viewpoint};

/// The numbers of an array of planes.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Numbers {
    Bytes,
    Floats,
    Packed,
}

impl Numbers {
    pub fn read(name: &str) -> PyResult<Numbers> {
        match name {
            "uint8" => Ok(Numbers::Bytes),
            "float32" => Ok(Numbers::Floats),
            "packed" => Ok(Numbers::Packed),
            _ => Err(PyValueError::new_err(format!(
                "planes are uint8, float32 or packed, not {name:?}"
            ))),
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Numbers::Bytes => "uint8",
            Numbers::Floats => "float32",
            Numbers::Packed => "packed",
        }
    }

    /// The shape of the planes of one game.
    pub fn shape(self, variant: Variant, view: &View) -> Vec<usize> {
        match self {
            Numbers::Packed => vec![variant.packed_len(view)],
            _ => variant.planes_shape(view).to_vec(),
        }
    }
}

/// A view by the names of its parts.
pub fn view(from: &str, layout: &str, history: u8) -> PyResult<View> {
    let from = match from {
        "mover" => Viewpoint::Mover,
        "white" => Viewpoint::White,
        "black" => Viewpoint::Black,
        _ => {
            let told = format!("planes are seen by mover, white or black, not {from:?}");
            return Err(PyValueError::new_err(told));
        }
    };
    let layout = match layout {
        "chw" => Layout::Chw,
        "hwc" => Layout::Hwc,
        _ => {
            let told = format!("the layout is chw or hwc, not {layout:?}");
            return Err(PyValueError::new_err(told));
        }
    };
    Ok(View {
        from,
        layout,
        history,
    })
}

/// A symmetry of the game by its name.
pub fn symmetry(variant: Variant, name: &str) -> PyResult<Symmetry> {
    let known = variant.symmetries();
    let found = known.iter().copied().find(|known| known.name() == name);
    found.ok_or_else(|| {
        let known: Vec<&str> = known.iter().map(|known| known.name()).collect();
        let known = known.join(", ");
        let variant = variant.name();
        PyValueError::new_err(format!(
            "the symmetries of {variant} are {known}, not {name:?}"
        ))
    })
}

/// The module numpy, or an error that says how to get it: nothing of `numpy` may be used before.
pub fn numpy(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    py.import("tabia._arrays")?
        .getattr("numpy")?
        .call0()?
        .cast_into()
        .map_err(Into::into)
}

/// Writes an array of zeros of this shape by a function.
pub fn written<'py, T: Element + Clone>(
    py: Python<'py>,
    zero: T,
    shape: &[usize],
    write: impl FnOnce(&mut [T]) -> Result<(), EncodeError>,
) -> PyResult<Bound<'py, PyAny>> {
    numpy(py)?;
    let mut numbers = vec![zero; shape.iter().product()];
    write(&mut numbers).map_err(|error| PyValueError::new_err(error.to_string()))?;
    let array = PyArray1::from_vec(py, numbers);
    Ok(array.reshape(shape.to_vec())?.into_any())
}

/// What can be written as planes.
pub trait Shown {
    fn bytes(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError>;
    fn floats(&self, view: &View, out: &mut [f32]) -> Result<(), EncodeError>;
    fn packed(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError>;
}

macro_rules! shown {
    ($($shown:ty: $bytes:ident, $floats:ident;)*) => {$(
        impl Shown for $shown {
            fn bytes(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError> {
                self.$bytes(view, out)
            }
            fn floats(&self, view: &View, out: &mut [f32]) -> Result<(), EncodeError> {
                self.$floats(view, out)
            }
            fn packed(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError> {
                self.write_packed(view, out)
            }
        }
    )*};
}

shown! {
    tabia::AnyTurn: write_planes, write_planes;
    tabia::AnyGame: write_planes, write_planes;
    tabia_batch::StepGame: write_bytes, write_floats;
}

/// The planes as an array of their own.
pub fn observation<'py>(
    py: Python<'py>,
    variant: Variant,
    shown: &impl Shown,
    view: &View,
    dtype: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let numbers = Numbers::read(dtype)?;
    let shape = numbers.shape(variant, view);
    match numbers {
        Numbers::Bytes => written(py, 0, &shape, |out| shown.bytes(view, out)),
        Numbers::Floats => written(py, 0.0, &shape, |out| shown.floats(view, out)),
        Numbers::Packed => written(py, 0, &shape, |out| shown.packed(view, out)),
    }
}

/// An array to write into: of this type and shape, in C order.
pub fn writable<'py, T: Element>(
    array: &Bound<'py, PyAny>,
    what: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let wrong = || {
        let told = format!("{what} is a numpy array of the right type that can be written");
        PyTypeError::new_err(told)
    };
    let array = array.cast::<numpy::PyArrayDyn<T>>().map_err(|_| wrong())?;
    let found = numpy::PyUntypedArrayMethods::shape(array);
    if found != shape {
        let told = format!("{what} has the shape {shape:?}, not {found:?}");
        return Err(PyValueError::new_err(told));
    }
    let mut writable = array.try_readwrite().map_err(|_| wrong())?;
    let in_order = numpy::PyUntypedArrayMethods::is_c_contiguous(array);
    if !in_order || writable.as_slice_mut().is_err() {
        let told = format!("{what} is in C order, without gaps");
        return Err(PyValueError::new_err(told));
    }
    Ok(writable)
}
