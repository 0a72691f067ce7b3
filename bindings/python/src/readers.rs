//! The class `PdnReader`.

use crate::arguments::wrong_type;
use crate::errors;
use crate::records::PyRecord;
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyString, PyTuple};
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use tabia::pdn::{Encoding, Reader};

/// What shall be done with a game that cannot be read.
enum Faults {
    Raise,
    Keep,
}

/// The records of a file, one after the other. It is made by read_pdn() and parse_pdn().
///
/// One game at a time is held in memory. A game that cannot be read raises PdnError, with its number, line and column;
/// the next one follows all the same. With on_fault='keep' it is left out, and the error is found in faults.
#[pyclass(frozen, name = "PdnReader", module = "tabia")]
pub struct PyReader {
    reader: Mutex<Reader<Box<dyn Read + Send>>>,
    failure: Failure,
    on_fault: Faults,
    faults: Py<PyList>,
}

#[pymethods]
impl PyReader {
    /// source is bytes, a path, or an object with a method read; encoding is 'guess', 'utf-8', 'cp1251' or 'cp866'.
    #[new]
    #[pyo3(signature = (source, /, *, encoding="guess", on_fault="raise"))]
    fn new(source: &Bound<'_, PyAny>, encoding: &str, on_fault: &str) -> PyResult<PyReader> {
        let on_fault = match on_fault {
            "raise" => Faults::Raise,
            "keep" => Faults::Keep,
            _ => return Err(PyValueError::new_err("on_fault is 'raise' or 'keep'")),
        };
        let failure = Failure::default();
        let source = open(source, &failure)?;
        Ok(PyReader {
            reader: Mutex::new(Reader::with_encoding(source.0, encoding_of(encoding)?)),
            failure,
            on_fault,
            faults: source.1.unbind(),
        })
    }

    /// The errors of the games left out so far.
    #[getter]
    fn faults<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        Ok(self.faults.bind(py).to_tuple())
    }

    fn __iter__(this: Py<PyReader>) -> Py<PyReader> {
        this
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<PyRecord>> {
        loop {
            // The source may be an object of Python, which may ask this reader for the next game.
            let next = py.detach(|| self.reader.try_lock().map(|mut reader| reader.next()).ok());
            let Some(next) = next else {
                return Err(PyRuntimeError::new_err("the reader is reading already"));
            };
            if let Some(error) = self.failure.take() {
                return Err(error);
            }
            py.check_signals()?;
            match next {
                None => return Ok(None),
                Some(Ok(record)) => return Ok(Some(PyRecord(record))),
                Some(Err(error)) => {
                    let error = errors::of_pdn(py, &error);
                    match self.on_fault {
                        Faults::Raise => return Err(error),
                        Faults::Keep => self.faults.bind(py).append(error.into_value(py))?,
                    }
                }
            }
        }
    }
}

fn encoding_of(name: &str) -> PyResult<Encoding> {
    match name.to_ascii_lowercase().as_str() {
        "guess" => Ok(Encoding::Guess),
        "utf-8" | "utf8" => Ok(Encoding::Utf8),
        "cp1251" | "windows-1251" => Ok(Encoding::Windows1251),
        "cp866" | "ibm866" => Ok(Encoding::Ibm866),
        _ => Err(PyValueError::new_err(
            "the encoding is guess, utf-8, cp1251 or cp866",
        )),
    }
}

type Opened<'py> = (Box<dyn Read + Send>, Bound<'py, PyList>);

fn open<'py>(source: &Bound<'py, PyAny>, failure: &Failure) -> PyResult<Opened<'py>> {
    let faults = PyList::empty(source.py());
    if let Ok(bytes) = source.cast::<PyBytes>() {
        return Ok((Box::new(io::Cursor::new(bytes.as_bytes().to_vec())), faults));
    }
    if source.hasattr("read")? {
        let file = File {
            file: source.clone().unbind(),
            left: Vec::new(),
            failure: failure.clone(),
        };
        return Ok((Box::new(file), faults));
    }
    match source.extract::<PathBuf>() {
        Ok(path) => Ok((Box::new(std::fs::File::open(path)?), faults)),
        Err(error) if error.is_instance_of::<PyTypeError>(source.py()) => {
            Err(wrong_type("bytes, a path or a file", source.as_borrowed()))
        }
        Err(error) => Err(error),
    }
}

/// An exception that an object of Python raised while it was read.
#[derive(Clone, Default)]
struct Failure(Arc<Mutex<Option<PyErr>>>);

impl Failure {
    fn take(&self) -> Option<PyErr> {
        self.0.lock().ok()?.take()
    }

    fn keep(&self, error: PyErr) {
        if let Ok(mut place) = self.0.lock() {
            *place = Some(error);
        }
    }
}

/// An object of Python with a method `read` that gives bytes or text.
struct File {
    file: Py<PyAny>,
    /// What was read and did not fit.
    left: Vec<u8>,
    failure: Failure,
}

impl File {
    fn read_more(&mut self, most: usize) -> PyResult<Vec<u8>> {
        Python::attach(|py| {
            let read = self.file.bind(py).call_method1("read", (most,))?;
            if let Ok(text) = read.cast::<PyString>() {
                return Ok(text.to_str()?.as_bytes().to_vec());
            }
            match read.cast::<PyBytes>() {
                Ok(bytes) => Ok(bytes.as_bytes().to_vec()),
                Err(_) => Err(wrong_type("bytes or text from read()", read.as_borrowed())),
            }
        })
    }
}

impl Read for File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.left.is_empty() {
            self.left = self.read_more(buffer.len()).map_err(|error| {
                let told = io::Error::other(error.to_string());
                self.failure.keep(error);
                told
            })?;
        }
        let count = self.left.len().min(buffer.len());
        buffer[..count].copy_from_slice(&self.left[..count]);
        self.left.drain(..count);
        Ok(count)
    }
}
