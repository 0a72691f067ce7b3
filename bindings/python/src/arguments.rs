//! Values taken from Python.

use crate::errors;
use crate::movement::PyMove;
use crate::position::PyPosition;
use crate::variant::PyVariant;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};
use tabia::{
    AnyMove, AnyPosition, Cursor, Kind, Outcome, Reason, RuleSet, Side, Square, Step, StepAction,
    Variant,
};

/// A game: a `Variant` or its name.
#[derive(Copy, Clone)]
pub struct Game(pub Variant);

impl FromPyObject<'_, '_> for Game {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Game> {
        if let Ok(variant) = object.cast::<PyVariant>() {
            return Ok(Game(variant.get().0));
        }
        let Ok(name) = object.cast::<PyString>() else {
            return Err(wrong_type("a Variant or the name of a game", object));
        };
        let name = name.to_str()?;
        let variant = Variant::from_name(name);
        variant
            .map(Game)
            .ok_or_else(|| errors::no_variant(object.py(), name))
    }
}

/// A whole number in a range.
fn number(object: Borrowed<'_, '_, PyAny>, what: &str, most: u64) -> PyResult<u64> {
    if object.is_instance_of::<PyBool>() {
        return Err(wrong_type("int", object));
    }
    // `operator.index` accepts numpy's numbers too, and no float.
    let index = object.py().import("operator")?.getattr("index")?;
    let number = match object.is_exact_instance_of::<PyInt>() {
        true => object.to_owned(),
        false => index.call1((object,))?,
    };
    let inside = number.extract::<u64>().ok().filter(|&found| found <= most);
    inside.ok_or_else(|| {
        let text = match number.extract::<i128>() {
            Ok(found) => found.to_string(),
            Err(_) => "that".into(),
        };
        PyValueError::new_err(format!("{what} is a number from 0 to {most}, not {text}"))
    })
}

/// A number of plies to look ahead.
pub struct Depth(pub u32);

impl FromPyObject<'_, '_> for Depth {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Depth> {
        number(object, "depth", 255).map(|depth| Depth(depth as u32))
    }
}

/// A number of plies of a game, or of anything else that is counted.
pub struct Count(pub u64);

impl FromPyObject<'_, '_> for Count {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Count> {
        number(object, "this", u64::MAX).map(Count)
    }
}

/// A square: its name, or its public number.
pub fn square(variant: Variant, object: &Bound<'_, PyAny>) -> PyResult<Square> {
    let grid = variant.grid();
    if let Ok(name) = object.cast::<PyString>() {
        let name = name.to_str()?;
        let mut cursor = Cursor::new(name);
        let square = cursor.square(grid).ok().filter(|_| cursor.is_at_end());
        return square.ok_or_else(|| errors::no_square(object.py(), variant, name));
    }
    if !object.is_instance_of::<PyInt>() || object.is_instance_of::<PyBool>() {
        return Err(wrong_type(
            "the name or number of a square",
            object.as_borrowed(),
        ));
    }
    let square = object
        .extract()
        .ok()
        .and_then(|number| grid.numbered(number));
    square.ok_or_else(|| errors::no_square(object.py(), variant, &object.to_string()))
}

/// A side: a `Side`, `"white"` or `"black"`.
pub fn side(object: &Bound<'_, PyAny>) -> PyResult<Side> {
    let Ok(name) = object.cast::<PyString>() else {
        return Err(wrong_type("a Side", object.as_borrowed()));
    };
    let name = name.to_str()?;
    let sides = [Side::White, Side::Black];
    let side = sides.into_iter().find(|side| side.name() == name);
    side.ok_or_else(|| PyValueError::new_err(format!("a side is white or black, not {name:?}")))
}

/// A kind of piece of the game by its letter.
pub fn kind(variant: Variant, letter: &str) -> PyResult<Kind> {
    let mut kinds = variant.kinds();
    let is_meant = |kind: &Kind| letter.chars().eq([variant.kind_letter(*kind)]);
    kinds.find(is_meant).ok_or_else(|| {
        let known: String = variant
            .kinds()
            .map(|kind| variant.kind_letter(kind))
            .collect();
        let name = variant.name();
        PyValueError::new_err(format!(
            "no piece of {name} has the letter {letter:?}: known are {known}"
        ))
    })
}

/// An `Outcome`.
pub fn outcome(object: &Bound<'_, PyAny>) -> PyResult<Outcome> {
    let (winner, reason): (Option<Bound<'_, PyAny>>, String) = object.extract()?;
    let winner = winner.map(|winner| side(&winner)).transpose()?;
    let known = Reason::ALL.iter().copied();
    let reason = known.into_iter().find(|known| known.name() == reason);
    let reason = reason.ok_or_else(|| PyValueError::new_err("no game ends for this reason"))?;
    Ok(Outcome { winner, reason })
}

/// A `Step`, or `STOP`.
pub fn step(variant: Variant, object: &Bound<'_, PyAny>) -> PyResult<StepAction> {
    if let Ok(name) = object.cast::<PyString>() {
        return match name.to_str()? {
            "stop" => Ok(StepAction::Stop),
            _ => Err(wrong_type("a Step or STOP", object.as_borrowed())),
        };
    }
    let Ok((from, to, capture, promotion)) =
        object.extract::<(Bound<'_, PyAny>, Bound<'_, PyAny>, bool, Option<String>)>()
    else {
        return Err(wrong_type("a Step or STOP", object.as_borrowed()));
    };
    let promotion = promotion.map(|letter| kind(variant, &letter)).transpose()?;
    Ok(StepAction::Step(Step {
        from: square(variant, &from)?,
        to: square(variant, &to)?,
        capture,
        promotion,
    }))
}

/// A move: a `Move`, or text that means one.
pub enum Moving<'py> {
    Move(AnyMove),
    Text(Bound<'py, PyString>),
}

impl<'py> Moving<'py> {
    pub fn of(variant: Variant, object: &Bound<'py, PyAny>) -> PyResult<Moving<'py>> {
        if let Ok(mv) = object.cast::<PyMove>() {
            let mv = mv.get();
            return match mv.variant == variant {
                true => Ok(Moving::Move(mv.mv)),
                false => Err(errors::illegal(mv)),
            };
        }
        match object.cast::<PyString>() {
            Ok(text) => Ok(Moving::Text(text.clone())),
            Err(_) => Err(wrong_type(
                "a Move or the text of one",
                object.as_borrowed(),
            )),
        }
    }
}

/// A legal move of this position.
pub fn legal(position: &AnyPosition, object: &Bound<'_, PyAny>) -> PyResult<AnyMove> {
    let variant = position.variant();
    match Moving::of(variant, object)? {
        Moving::Move(mv) if position.is_legal(mv) => Ok(mv),
        Moving::Move(mv) => Err(errors::illegal(&PyMove { variant, mv })),
        Moving::Text(text) => parse_move(position, &text),
    }
}

/// The move that a text means.
pub fn parse_move(position: &AnyPosition, text: &Bound<'_, PyString>) -> PyResult<AnyMove> {
    let (py, text) = (text.py(), text.to_str()?);
    let parsed = position.parse_move(text);
    parsed.map_err(|error| errors::of_move(py, position, text, &error))
}

/// A game with what is chosen of its options by keyword: text, a number, yes or no as a `bool`, or `None`.
pub fn rules(variant: Variant, options: Option<&Bound<'_, PyDict>>) -> PyResult<RuleSet> {
    let mut rules = variant.rules();
    let Some(options) = options else {
        return Ok(rules);
    };
    let py = options.py();
    for (name, value) in options {
        let value = match value.extract::<bool>() {
            Ok(true) => "yes".into(),
            Ok(false) => "no".into(),
            Err(_) if value.is_none() => "none".into(),
            Err(_) if value.is_instance_of::<PyString>() => value.extract::<String>()?,
            Err(_) if value.is_instance_of::<PyInt>() => value.str()?.extract()?,
            Err(_) => return Err(wrong_type("the value of an option", value.as_borrowed())),
        };
        let set = rules.set(&name.extract::<String>()?, &value);
        set.map_err(|error| errors::of_option(py, &error))?;
    }
    let checked = rules.check();
    checked.map_err(|error| errors::of_option(py, &error))?;
    Ok(rules)
}

/// Something of another type was expected.
pub fn wrong_type(expected: &str, found: Borrowed<'_, '_, PyAny>) -> PyErr {
    let name = found.get_type().name();
    let name = name.map_or_else(|_| "another type".into(), |name| name.to_string());
    PyTypeError::new_err(format!("expected {expected}, not {name}"))
}

/// Where a game begins: a position, or the start of a game.
pub fn first_position(
    start: &Bound<'_, PyAny>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<AnyPosition> {
    let Ok(position) = start.cast::<PyPosition>() else {
        let variant: Game = start.extract()?;
        return Ok(rules(variant.0, options)?.start());
    };
    if options.is_some_and(|options| !options.is_empty()) {
        return Err(PyTypeError::new_err("a position has its options already"));
    }
    Ok(position.get().0.clone())
}
