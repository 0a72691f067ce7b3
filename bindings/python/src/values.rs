//! Values handed over to Python: squares as text, the rest as the classes of `tabia._values`.

use crate::movement::PyMove;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyTuple;
use tabia::encode::{Owner, Plane};
use tabia::{
    Announcement, AnyMove, Counted, Outcome, Piece, Reason, Route, Running, Set, Side, Square,
    StepAction, Variant,
};

/// A square as it is written in the game.
pub fn square(variant: Variant, sq: Square) -> String {
    variant
        .grid()
        .written(sq, variant.style().squares)
        .to_string()
}

/// Squares, in this order.
pub fn squares<'py>(
    py: Python<'py>,
    variant: Variant,
    squares: impl IntoIterator<Item = Square>,
) -> PyResult<Bound<'py, PyTuple>> {
    let names: Vec<String> = squares.into_iter().map(|sq| square(variant, sq)).collect();
    PyTuple::new(py, names)
}

/// A set of squares, in the order of their public numbers.
pub fn set<'py>(py: Python<'py>, variant: Variant, set: Set) -> PyResult<Bound<'py, PyTuple>> {
    let inside = variant.grid().by_number().filter(|&sq| set.contains(sq));
    squares(py, variant, inside)
}

/// Moves of this game.
pub fn moves<'py>(
    py: Python<'py>,
    variant: Variant,
    moves: impl IntoIterator<Item = AnyMove>,
) -> PyResult<Bound<'py, PyTuple>> {
    let moves = moves.into_iter().map(|mv| PyMove { variant, mv });
    PyTuple::new(py, moves.collect::<Vec<_>>())
}

/// A class of `tabia._values`.
pub fn class<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
    static MODULE: PyOnceLock<Py<PyModule>> = PyOnceLock::new();
    let import = || py.import("tabia._values").map(Bound::unbind);
    MODULE.get_or_try_init(py, import)?.bind(py).getattr(name)
}

/// `Side.WHITE` or `Side.BLACK`.
pub fn side(py: Python<'_>, side: Side) -> PyResult<Py<PyAny>> {
    static SIDES: PyOnceLock<[Py<PyAny>; 2]> = PyOnceLock::new();
    let sides = SIDES.get_or_try_init(py, || {
        let class = class(py, "Side")?;
        let member = |name| class.getattr(name).map(Bound::unbind);
        Ok::<_, PyErr>([member("WHITE")?, member("BLACK")?])
    })?;
    Ok(sides[side as usize].clone_ref(py))
}

/// A member of `Reason`.
pub fn reason<'py>(py: Python<'py>, reason: Reason) -> PyResult<Bound<'py, PyAny>> {
    class(py, "Reason")?.call1((reason.name(),))
}

/// An `Outcome`.
pub fn outcome<'py>(py: Python<'py>, outcome: Outcome) -> PyResult<Bound<'py, PyAny>> {
    let winner = outcome.winner.map(|winner| side(py, winner)).transpose()?;
    let values = (winner, reason(py, outcome.reason)?);
    class(py, "Outcome")?.call1(values)
}

/// A `Piece`.
pub fn piece<'py>(py: Python<'py>, variant: Variant, piece: Piece) -> PyResult<Bound<'py, PyAny>> {
    let values = (side(py, piece.side)?, variant.kind_letter(piece.kind));
    class(py, "Piece")?.call1(values)
}

/// A `Route`.
pub fn route<'py>(py: Python<'py>, variant: Variant, route: &Route) -> PyResult<Bound<'py, PyAny>> {
    let gone = squares(py, variant, route.squares().iter().copied())?;
    let captured = squares(py, variant, route.captured().iter().copied())?;
    class(py, "Route")?.call1((gone, captured))
}

/// An `Announcement`.
pub fn announcement<'py>(
    py: Python<'py>,
    variant: Variant,
    said: Announcement,
) -> PyResult<Bound<'py, PyAny>> {
    let values = (said.name(), set(py, variant, said.squares())?);
    class(py, "Announcement")?.call1(values)
}

/// A `Clause` whose count runs.
pub fn running<'py>(py: Python<'py>, running: Running) -> PyResult<Bound<'py, PyAny>> {
    let counts = match running.clause.counted {
        Counted::Plies => "plies",
        Counted::StrongerSide => "moves of the stronger side",
    };
    let why = reason(py, running.clause.reason)?;
    let values = (why, running.count, running.clause.limit, counts);
    class(py, "Clause")?.call1(values)
}

/// A `Plane`.
pub fn plane<'py>(py: Python<'py>, plane: &Plane) -> PyResult<Bound<'py, PyAny>> {
    let owner = plane.owner().map(|owner| match owner {
        Owner::First => "white",
        Owner::Second => "black",
    });
    let values = (
        plane.name,
        owner,
        plane.meaning,
        plane.most,
        plane.is_of_board(),
    );
    class(py, "Plane")?.call1(values)
}

/// A `Step`, or `STOP`.
pub fn step<'py>(
    py: Python<'py>,
    variant: Variant,
    action: StepAction,
) -> PyResult<Bound<'py, PyAny>> {
    let StepAction::Step(step) = action else {
        return class(py, "STOP");
    };
    let promotion = step.promotion.map(|kind| variant.kind_letter(kind));
    let [from, to] = [step.from, step.to].map(|sq| square(variant, sq));
    class(py, "Step")?.call1((from, to, step.capture, promotion))
}
