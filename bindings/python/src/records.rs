//! The class `Record`: a game as recorded in a file.

use crate::arguments::{self, Game};
use crate::errors;
use crate::game::PyGame;
use crate::values;
use crate::variant::PyVariant;
use crate::work::Watch;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::ops::ControlFlow::{Break, Continue};
use tabia::pdn::{Encoding, GameResult, Item, Reader, Record};
use tabia::{AnyGame, RuleSet};

/// A game as recorded in a file: tags, moves as they are written, comments, variations, the result.
///
/// The moves are only text until game() plays them. A record never changes.
///
/// >>> record = Record.parse('[GameType "25"]\n\n1. c3-d4 d6-c5? {sharp} 1-0')
/// >>> record.moves
/// ('c3-d4', 'd6-c5')
/// >>> record.game().turn
/// Side.WHITE
#[pyclass(frozen, eq, name = "Record", module = "tabia")]
#[derive(Clone)]
pub struct PyRecord(pub Record);

/// Two records are equal if they are written alike.
impl PartialEq for PyRecord {
    fn eq(&self, other: &PyRecord) -> bool {
        self.0 == other.0 || self.0.to_string() == other.0.to_string()
    }
}

#[pymethods]
impl PyRecord {
    /// A record with these tags, moves and result, such as '1-0'.
    ///
    /// Raises RecordError for what no record can hold.
    #[new]
    #[pyo3(signature = (tags=None, moves=None, result=None))]
    fn new(
        py: Python<'_>,
        tags: Option<&Bound<'_, PyDict>>,
        moves: Option<&Bound<'_, PyAny>>,
        result: Option<&str>,
    ) -> PyResult<PyRecord> {
        let mut record = Record::new();
        add_tags(&mut record, tags)?;
        if moves.is_some_and(|moves| moves.is_instance_of::<PyString>()) {
            return Err(PyTypeError::new_err(
                "moves are a sequence of texts, not one text",
            ));
        }
        if let Some(moves) = moves {
            for text in moves.try_iter()? {
                let added = record.add_move(&text?.extract::<String>()?);
                added.map_err(|error| errors::of_record(py, &error))?;
            }
        }
        if let Some(text) = result {
            let result = GameResult::from_text(text);
            let fault = || errors::no_record(py, "a result is such as 1-0, 1/2-1/2, 0-1 or *");
            record.set_result(result.ok_or_else(fault)?);
        }
        Ok(PyRecord(record))
    }

    /// The one record in a text; raises PdnError, or RecordError if there is none or more than one.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    pub fn parse(py: Python<'_>, text: &str) -> PyResult<PyRecord> {
        let mut reader = Reader::with_encoding(text.as_bytes(), Encoding::Utf8);
        let first = py.detach(|| reader.next());
        let Some(first) = first else {
            return Err(errors::no_record(py, "there is no game in the text"));
        };
        let record = first.map_err(|error| errors::of_pdn(py, &error))?;
        match reader.next() {
            Some(_) => Err(errors::no_record(
                py,
                "there is more than one game in the text",
            )),
            None => Ok(PyRecord(record)),
        }
    }

    /// The tags by name, in their order; of several tags of one name the first.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for tag in self.0.tags() {
            if !tags.contains(&tag.name)? {
                tags.set_item(&tag.name, &tag.value)?;
            }
        }
        Ok(tags)
    }

    /// The moves that were played, as they are written: without variations.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.0.moves().map(|(text, _)| text).collect::<Vec<_>>())
    }

    /// The moves with all that is said of them and played instead of them: a tuple of Item.
    #[getter]
    fn items<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let class = values::class(py, "Item")?;
        let told = self.0.items().map(|item| match item {
            Item::Move { text, place } => class.call1(("move", text, place.line, place.column)),
            Item::Comment(text) => class.call1(("comment", text)),
            Item::Nag(number) => class.call1(("nag", number.to_string())),
            Item::Open => class.call1(("open", "")),
            Item::Close => class.call1(("close", "")),
        });
        PyTuple::new(py, told.collect::<PyResult<Vec<_>>>()?)
    }

    /// The result as it is written in the game, such as '1-0'; '*' if it is not known.
    #[getter]
    fn result(&self) -> &'static str {
        let result = self.0.result().unwrap_or(GameResult::Unknown);
        result.text(self.0.result_style())
    }

    /// The number of the game in its file, from 1; 0 if it was not read from one.
    #[getter]
    fn number(&self) -> u64 {
        self.0.number()
    }

    /// The line that the game begins on in its file, from 1; 0 if it was not read from one.
    #[getter]
    fn line(&self) -> u64 {
        self.0.line()
    }

    /// The game that the tags name, or None; raises PdnError if they name one that is not known.
    #[getter]
    fn variant(&self, py: Python<'_>) -> PyResult<Option<PyVariant>> {
        let named = self.0.variant();
        let named = named.map_err(|error| errors::of_rules(py, &error))?;
        Ok(named.map(PyVariant))
    }

    /// The game played to its end.
    ///
    /// variant and options count where the tags name no game. Where the record tells a result that the moves do not
    /// explain, the players ended the game so: a draw by agreement, a win by resignation. Raises PdnError with line and
    /// column of the move that cannot be played. Other threads run meanwhile, and Ctrl-C interrupts it.
    #[pyo3(signature = (variant=None, **options))]
    pub fn game(
        &self,
        py: Python<'_>,
        variant: Option<Game>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGame> {
        let named = self.0.rules();
        let named = named.map_err(|error| errors::of_rules(py, &error))?;
        let rules = match (named, variant) {
            (Some(rules), _) => rules,
            (None, Some(variant)) => arguments::rules(variant.0, options)?,
            (None, None) => return Err(errors::unnamed_game(py)),
        };
        let played = py.detach(|| play(&self.0, &rules));
        match played {
            Played::Whole(game) => Ok((*game).into()),
            Played::Fault(error) => Err(errors::of_replay(py, &error)),
            Played::Interrupted(error) => Err(error),
        }
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let text = PyString::new(py, &self.0.to_string());
        Ok(format!("Record.parse({})", text.repr()?))
    }

    /// The record as text in PDN, or PGN.
    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let read = values::class(py, "read_record")?;
        Ok((read, (self.0.to_string(),)))
    }

    fn __copy__(this: Py<PyRecord>) -> Py<PyRecord> {
        this
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(this: Py<PyRecord>, memo: &Bound<'_, PyAny>) -> Py<PyRecord> {
        let _ = memo;
        this
    }
}

fn add_tags(record: &mut Record, tags: Option<&Bound<'_, PyDict>>) -> PyResult<()> {
    let Some(tags) = tags else {
        return Ok(());
    };
    for (name, value) in tags {
        let (name, value): (String, String) = (name.extract()?, value.extract()?);
        let added = record.set_tag(&name, &value);
        added.map_err(|error| errors::of_record(tags.py(), &error))?;
    }
    Ok(())
}

/// The record of a game, with these tags first.
pub fn of_game(
    py: Python<'_>,
    game: &AnyGame,
    tags: Option<&Bound<'_, PyDict>>,
) -> PyResult<Record> {
    let plain = Record::of(game);
    let mut record = Record::new();
    add_tags(&mut record, tags)?;
    let fault = |error| errors::of_record(py, &error);
    for tag in plain.tags() {
        record.set_tag(&tag.name, &tag.value).map_err(fault)?;
    }
    for (text, _) in plain.moves() {
        record.add_move(text).map_err(fault)?;
    }
    record.set_result(plain.result().unwrap_or(GameResult::Unknown));
    Ok(record)
}

enum Played {
    Whole(Box<AnyGame>),
    Fault(tabia::pdn::ReplayError),
    Interrupted(PyErr),
}

/// Plays a record as a whole game.
fn play(record: &Record, rules: &RuleSet) -> Played {
    let mut watch = Watch::new();
    let mut interrupted = None;
    let played = record.game_while(rules, |_| match watch.check() {
        Ok(()) => Continue(()),
        Err(error) => {
            interrupted = Some(error);
            Break(())
        }
    });
    match (interrupted, played) {
        (Some(error), _) => Played::Interrupted(error),
        (None, Err(error)) => Played::Fault(error),
        (None, Ok(game)) => Played::Whole(Box::new(game)),
    }
}
