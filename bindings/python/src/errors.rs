//! Which error of the library is which exception of `tabia._errors`.

use crate::movement::PyMove;
use crate::values;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabia::pdn::{PdnError, RecordError, ReplayError, ReplayErrorKind, RulesError};
use tabia::picture::PictureError;
use tabia::{
    AnyPosition, FenError, GameError, MoveError, MoveErrorKind, OptionError, StepError, Variant,
};
use tabia_batch::BatchError;

/// Makes an exception of this class, with what it knows besides its message as attributes.
fn raise<'py>(
    py: Python<'py>,
    class: &str,
    message: impl ToString,
    tell: impl FnOnce(&Bound<'py, PyDict>) -> PyResult<()>,
) -> PyErr {
    let made = || {
        let class = py.import("tabia._errors")?.getattr(class)?;
        let error = class.call1((message.to_string(),))?;
        let known = PyDict::new(py);
        tell(&known)?;
        for (name, value) in known {
            error.setattr(name.extract::<String>()?, value)?;
        }
        Ok(PyErr::from_value(error))
    };
    made().unwrap_or_else(|error| error)
}

fn plain(py: Python<'_>, class: &str, message: impl ToString) -> PyErr {
    raise(py, class, message, |_| Ok(()))
}

/// The name of a sort of fault, such as `too_long`.
fn kind(kind: &impl std::fmt::Debug) -> String {
    let mut name = String::new();
    for letter in format!("{kind:?}").chars() {
        match letter {
            '(' => break,
            'A'..='Z' if !name.is_empty() => name.extend(['_', letter.to_ascii_lowercase()]),
            _ => name.push(letter.to_ascii_lowercase()),
        }
    }
    name
}

/// The place in a text as Python counts it: in letters, not in bytes.
fn letters(text: &str, offset: usize) -> usize {
    let before = |&(at, _): &(usize, char)| at < offset;
    text.char_indices().take_while(before).count()
}

/// There is no game of this name.
pub fn no_variant(py: Python<'_>, name: &str) -> PyErr {
    let known: Vec<&str> = Variant::ALL.iter().map(|variant| variant.name()).collect();
    let known = known.join(", ");
    plain(
        py,
        "VariantError",
        format!("there is no game {name:?}: known are {known}"),
    )
}

/// There is no such square on the board.
pub fn no_square(py: Python<'_>, variant: Variant, name: &str) -> PyErr {
    let message = format!("there is no square {name} in {}", variant.name());
    plain(py, "SquareError", message)
}

/// The option cannot be chosen.
pub fn of_option(py: Python<'_>, error: &OptionError) -> PyErr {
    plain(py, "OptionError", error)
}

/// The picture cannot show this.
pub fn of_picture(py: Python<'_>, error: &PictureError) -> PyErr {
    plain(py, "PictureError", error)
}

/// The text is no position.
pub fn of_fen(py: Python<'_>, text: &str, error: &FenError) -> PyErr {
    raise(py, "FenError", error, |known| {
        known.set_item("kind", kind(&error.kind))?;
        known.set_item("offset", letters(text, error.offset))?;
        known.set_item("found", error.found.to_string())?;
        known.set_item("expected", error.expected)
    })
}

/// The move is not legal here.
pub fn illegal(mv: &PyMove) -> PyErr {
    Python::attach(|py| {
        let message = format!("{mv} is no legal move here");
        raise(py, "IllegalMoveError", message, |known| {
            known.set_item("kind", "illegal")?;
            known.set_item("move", mv.clone())
        })
    })
}

/// The text is no move of this position.
pub fn of_move(py: Python<'_>, position: &AnyPosition, text: &str, error: &MoveError) -> PyErr {
    let class = match error.kind {
        MoveErrorKind::Illegal => "IllegalMoveError",
        MoveErrorKind::Ambiguous(_) => "AmbiguousMoveError",
        _ => "MoveError",
    };
    raise(py, class, position.explain(error), |known| {
        known.set_item("kind", kind(&error.kind))?;
        known.set_item("offset", letters(text, error.offset))?;
        known.set_item("found", error.found.to_string())?;
        known.set_item("expected", error.expected)?;
        let candidates = error.candidates();
        if !candidates.is_empty() {
            let moves = values::moves(py, position.variant(), candidates.iter())?;
            known.set_item("candidates", moves)?;
            known.set_item("count", candidates.len())?;
        }
        Ok(())
    })
}

/// The game does not do what was asked of it. `asked` is the move or text that it was asked to play.
pub fn of_game(py: Python<'_>, position: &AnyPosition, asked: &str, error: &GameError) -> PyErr {
    match error {
        GameError::Text(error) => of_move(py, position, asked, error),
        GameError::Illegal => raise(py, "IllegalMoveError", error, |known| {
            known.set_item("kind", "illegal")
        }),
        GameError::Over(outcome) => raise(py, "GameOverError", error, |known| {
            known.set_item("outcome", values::outcome(py, *outcome)?)
        }),
        _ => plain(py, "ClaimError", error),
    }
}

/// The step cannot be made.
pub fn of_step(py: Python<'_>, error: &StepError) -> PyErr {
    plain(py, "StepError", error)
}

/// There is no such step.
pub fn no_step(py: Python<'_>, message: &str) -> PyErr {
    plain(py, "StepError", message)
}

/// A batch, or a game of steps, does not do what was asked of it.
pub fn of_batch(py: Python<'_>, error: &BatchError) -> PyErr {
    let class = match error {
        BatchError::Illegal { .. } => "StepError",
        BatchError::Over { .. } => "GameOverError",
        BatchError::Start { .. } | BatchError::StartOver { .. } => "FenError",
        BatchError::Rules(_) => "OptionError",
        _ => return PyValueError::new_err(error.to_string()),
    };
    plain(py, class, error)
}

/// A game in a file cannot be read.
pub fn of_pdn(py: Python<'_>, error: &PdnError) -> PyErr {
    raise(py, "PdnError", error, |known| {
        known.set_item("kind", kind(&error.kind))?;
        known.set_item("game", error.game)?;
        known.set_item("title", &error.title)?;
        known.set_item("line", error.place.line)?;
        known.set_item("column", error.place.column)?;
        known.set_item("found", &error.found)?;
        known.set_item("expected", error.expected)
    })
}

/// A record does not say which game it is of, or says it in a way that cannot be understood.
pub fn of_rules(py: Python<'_>, error: &RulesError) -> PyErr {
    let say = |known: &Bound<'_, PyDict>| known.set_item("kind", "rules");
    raise(py, "PdnError", error, say)
}

/// A record does not say which game it is of.
pub fn unnamed_game(py: Python<'_>) -> PyErr {
    let message = "the tags do not name the game: say which it is";
    let say = |known: &Bound<'_, PyDict>| known.set_item("kind", "rules");
    raise(py, "PdnError", message, say)
}

/// A record cannot be played to its end.
pub fn of_replay(py: Python<'_>, error: &ReplayError) -> PyErr {
    raise(py, "PdnError", error, |known| {
        let what = match &error.kind {
            ReplayErrorKind::Fen(_) => "fen",
            ReplayErrorKind::Move(_) => "move",
            _ => "result",
        };
        known.set_item("kind", what)?;
        known.set_item("game", error.game)?;
        known.set_item("line", error.place.line)?;
        known.set_item("column", error.place.column)?;
        known.set_item("played", error.played)?;
        known.set_item("found", &error.found)
    })
}

/// A record cannot hold this.
pub fn of_record(py: Python<'_>, error: &RecordError) -> PyErr {
    plain(py, "RecordError", error)
}

/// A fault of any other sort with a record.
pub fn no_record(py: Python<'_>, message: &str) -> PyErr {
    plain(py, "RecordError", message)
}
