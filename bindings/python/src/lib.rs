//! The module `tabia._tabia`: the games of the library as Python sees them.
//!
//! It translates and does nothing else: no rules, no reading of text, no arrays. The classes of plain
//! values and of errors are written in Python, in `python/tabia`.
//!
//! - `variant`, `position`, `legal_moves`, `movement`, `game`, `turn`: the classes of these names
//! - `playing`: what is done with a game under its lock
//! - `records`, `readers`: games in files; `random`: games of random moves
//! - `errors`: which error of the library is which exception
//! - `batch`, `step_game`, `playouts`: games for programs that learn; `views`: their arrays
//! - `values`: values handed over; `arguments`: values taken
//! - `work`: long work that leaves Python to others and can be interrupted

mod arguments;
mod batch;
mod batch_arrays;
mod errors;
mod game;
mod legal_moves;
mod movement;
mod picture;
mod playing;
mod playouts;
mod position;
mod random;
mod readers;
mod records;
mod step_game;
mod turn;
mod values;
mod variant;
mod views;
mod work;

use pyo3::prelude::*;

/// The compiled part of `tabia`.
#[pymodule(gil_used = false)]
mod _tabia {
    use super::*;

    #[pymodule_export]
    use crate::batch::PyBatchEnv;
    #[pymodule_export]
    use crate::game::PyGame;
    #[pymodule_export]
    use crate::legal_moves::PyLegalMoves;
    #[pymodule_export]
    use crate::movement::PyMove;
    #[pymodule_export]
    use crate::picture::svg;
    #[pymodule_export]
    use crate::playouts::playouts;
    #[pymodule_export]
    use crate::position::PyPosition;
    #[pymodule_export]
    use crate::random::{random_game, random_games};
    #[pymodule_export]
    use crate::readers::PyReader;
    #[pymodule_export]
    use crate::records::PyRecord;
    #[pymodule_export]
    use crate::step_game::PyStepGame;
    #[pymodule_export]
    use crate::turn::PyTurn;
    #[pymodule_export]
    use crate::variant::PyVariant;

    /// Runs the command `tabia` with these arguments, its name first, and gives its exit code.
    #[pyfunction]
    #[pyo3(signature = (arguments, /))]
    fn main(py: Python<'_>, arguments: Vec<std::ffi::OsString>) -> u8 {
        py.detach(|| tabia_cli::main_from(arguments))
    }

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
