//! The class `Game`.

use crate::arguments::{self, Count, Game, first_position, wrong_type};
use crate::legal_moves::PyLegalMoves;
use crate::movement::PyMove;
use crate::position::PyPosition;
use crate::records::{self, PyRecord};
use crate::values;
use crate::variant::PyVariant;
use crate::views;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString, PyTuple};
use std::sync::Mutex;
use tabia::picture;
use tabia::{AnyGame, GameError, Variant};

/// A game being played: where it began, the moves, those taken back, and how it ended.
///
/// `Game("russian")` begins at the start, `Game(position)` with any position; options by keyword, as in
/// Position. A sequence of moves, as Move or as text, is played at once. push() and pop() are those of python-chess.
///
/// >>> game = Game("turkish", ["a3-a4", "h6-h5"])
/// >>> game.push("b3-b4")
/// Move('turkish', 'b3', 'b4')
/// >>> game.pop()
/// Move('turkish', 'b3', 'b4')
/// >>> game.agree_draw()
/// Outcome(winner=None, reason=Reason.AGREEMENT)
#[pyclass(frozen, name = "Game", module = "tabia")]
pub struct PyGame {
    pub variant: Variant,
    pub game: Mutex<AnyGame>,
}

#[pymethods]
impl PyGame {
    /// A game from the start of a game or from a position, with these moves made.
    ///
    /// plies says how many of the moves are made: the others are those taken back. outcome is what the players made
    /// of it. Raises what Position and push() raise, and ValueError for an outcome that the players could not agree on.
    #[new]
    #[pyo3(signature = (start, moves=None, /, *, plies=None, outcome=None, **options))]
    fn new(
        py: Python<'_>,
        start: &Bound<'_, PyAny>,
        moves: Option<&Bound<'_, PyAny>>,
        plies: Option<Count>,
        outcome: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGame> {
        let game = PyGame::from(AnyGame::new(first_position(start, options)?));
        if let Some(moves) = moves {
            if moves.is_instance_of::<PyString>() {
                return Err(wrong_type("a sequence of moves", moves.as_borrowed()));
            }
            for mv in moves.try_iter()? {
                game.play(&mv?, true)?;
            }
        }
        let made = plies.map_or(u64::MAX, |plies| plies.0);
        game.with(py, |game| {
            while game.plies() as u64 > made && game.undo().is_some() {}
        });
        if let Some(outcome) = outcome {
            let outcome = arguments::outcome(outcome)?;
            if !game.with(py, |game| game.end_as(outcome)) {
                return Err(PyValueError::new_err(
                    "the players cannot have ended the game so",
                ));
            }
        }
        Ok(game)
    }

    /// The game that a record holds: a Record, or the text of one. See Record.game.
    #[staticmethod]
    #[pyo3(signature = (record, /, variant=None, **options))]
    fn from_pdn(
        record: &Bound<'_, PyAny>,
        variant: Option<Game>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyGame> {
        let py = record.py();
        if let Ok(record) = record.cast::<PyRecord>() {
            return record.get().game(py, variant, options);
        }
        let Ok(text) = record.cast::<PyString>() else {
            return Err(wrong_type(
                "a Record or the text of one",
                record.as_borrowed(),
            ));
        };
        PyRecord::parse(py, text.to_str()?)?.game(py, variant, options)
    }

    /// The game as a record: these tags come first, then those that say which game it is and how it ended.
    #[pyo3(signature = (tags=None, /))]
    fn to_record(&self, py: Python<'_>, tags: Option<&Bound<'_, PyDict>>) -> PyResult<PyRecord> {
        let game = self.clone_inner(py);
        records::of_game(py, &game, tags).map(PyRecord)
    }

    /// The same as text in PDN (PGN for Shatar).
    #[pyo3(signature = (tags=None, /))]
    fn to_pdn(&self, py: Python<'_>, tags: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        Ok(self.to_record(py, tags)?.0.to_string())
    }

    /// The game.
    #[getter]
    fn variant(&self) -> PyVariant {
        PyVariant(self.variant)
    }

    /// The position now.
    #[getter]
    fn position(&self, py: Python<'_>) -> PyPosition {
        PyPosition(self.position_inner(py))
    }

    /// The position that the game began with.
    #[getter]
    fn first_position(&self, py: Python<'_>) -> PyPosition {
        PyPosition(self.with(py, |game| game.first_position()))
    }

    /// The positions from the first to the one now: one more than there are moves.
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let positions = self.with(py, |game| game.positions());
        let told: Vec<PyPosition> = positions.into_iter().map(PyPosition).collect();
        PyList::new(py, told)
    }

    /// The side to move.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let turn = self.with(py, |game| game.turn());
        values::side(py, turn)
    }

    /// The legal moves of the position now.
    #[getter]
    fn legal_moves(&self, py: Python<'_>) -> PyLegalMoves {
        PyLegalMoves::new(self.position_inner(py))
    }

    /// The moves made so far.
    #[getter]
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.with(py, |game| game.moves().to_vec());
        values::moves(py, self.variant, moves)
    }

    /// The moves taken back that redo() makes again, the next one first.
    #[getter]
    fn undone<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let moves = self.with(py, |game| game.undone().to_vec());
        values::moves(py, self.variant, moves)
    }

    /// The moves made so far as text, in the usual form of the game.
    fn texts<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let game = self.clone_inner(py);
        let texts = game.texts();
        PyList::new(py, &texts[..game.plies()])
    }

    /// How many moves were made, of both sides together.
    #[getter]
    fn ply(&self, py: Python<'_>) -> usize {
        self.with(py, |game| game.plies())
    }

    /// Makes a legal move, given as a Move or as text, and gives it.
    ///
    /// With play_on=True also where the rules call the game over already, but not where the players ended it. Raises
    /// GameOverError or MoveError.
    #[pyo3(signature = (r#move, /, *, play_on=false))]
    fn push(&self, r#move: &Bound<'_, PyAny>, play_on: bool) -> PyResult<PyMove> {
        let mv = self.play(r#move, play_on)?;
        Ok(PyMove {
            variant: self.variant,
            mv,
        })
    }

    /// Takes the last move back and gives it; raises IndexError if there is none.
    fn pop(&self, py: Python<'_>) -> PyResult<PyMove> {
        let undone = self.with(py, |game| game.undo());
        let mv = undone.ok_or_else(|| PyIndexError::new_err("no move was made"))?;
        Ok(PyMove {
            variant: self.variant,
            mv,
        })
    }

    /// Makes the move again that was taken back last, and gives it.
    ///
    /// Raises IndexError if there is none, GameOverError if the players have ended the game since.
    fn redo(&self, py: Python<'_>) -> PyResult<PyMove> {
        let made = self.with(py, |game| match (game.redo(), game.outcome()) {
            (Some(mv), _) => Ok(mv),
            (None, Some(outcome)) if !game.undone().is_empty() => Err(Some(outcome)),
            _ => Err(None),
        });
        let mv = made.map_err(|outcome| match outcome {
            Some(outcome) => self.fault(py, "", &GameError::Over(outcome)),
            None => PyIndexError::new_err("no move was taken back"),
        })?;
        Ok(PyMove {
            variant: self.variant,
            mv,
        })
    }

    /// How the game has ended: on the board, by a draw clause, by repetition, or by the players; else None.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.with(py, |game| game.outcome());
        outcome
            .map(|outcome| values::outcome(py, outcome))
            .transpose()
    }

    /// Whether the game has ended in any way.
    fn is_over(&self, py: Python<'_>) -> bool {
        self.with(py, |game| game.outcome()).is_some()
    }

    /// Why the side to move may claim a draw, or None.
    fn claimable<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let reason = self.with(py, |game| game.claimable());
        reason.map(|reason| values::reason(py, reason)).transpose()
    }

    /// Ends the game by the draw that may be claimed; raises ClaimError or GameOverError.
    fn claim_draw<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let ended = self.with(py, |game| game.claim_draw());
        self.told(py, ended)
    }

    /// Ends the game by a draw that the players agree on; raises GameOverError.
    fn agree_draw<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let ended = self.with(py, |game| game.agree_draw());
        self.told(py, ended)
    }

    /// Ends the game: a side resigns, by default the side to move. Raises GameOverError.
    #[pyo3(signature = (side=None, /))]
    fn resign<'py>(
        &self,
        py: Python<'py>,
        side: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let side = side.map(arguments::side).transpose()?;
        let ended = self.with(py, |game| game.resign(side.unwrap_or(game.turn())));
        self.told(py, ended)
    }

    /// How often the position now has stood on the board, this time included.
    #[getter]
    fn repetitions(&self, py: Python<'_>) -> u32 {
        self.with(py, |game| game.repetitions())
    }

    /// The draw clauses whose counts run, and how far they have come: a tuple of Clause.
    #[getter]
    fn clauses<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let running = self.with(py, |game| game.running());
        let told = running
            .into_iter()
            .map(|clause| values::running(py, clause));
        PyTuple::new(py, told.collect::<PyResult<Vec<_>>>()?)
    }

    /// The planes of the position now, with draw counts, repetitions and so many earlier positions: see Position.observation.
    #[pyo3(signature = (*, view="mover", layout="chw", dtype="uint8", history=0))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        view: &str,
        layout: &str,
        dtype: &str,
        history: u8,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (view, game) = (views::view(view, layout, history)?, self.clone_inner(py));
        views::observation(py, self.variant, &game, &view, dtype)
    }

    fn __len__(&self, py: Python<'_>) -> usize {
        self.ply(py)
    }

    fn __bool__(&self) -> bool {
        true
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let py = other.py();
        other.cast::<PyGame>().is_ok_and(|other| {
            let (mine, others) = (self.clone_inner(py), other.get().clone_inner(py));
            mine == others
        })
    }

    /// A picture for notebooks. See `tabia.svg.board`.
    fn _repr_svg_(&self, py: Python<'_>) -> String {
        picture::game(&self.clone_inner(py)).svg().to_string()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (plain, named) = self.__getnewargs_ex__(py)?;
        let mut parts = vec![plain.0.__repr__(), plain.1.repr()?.to_string()];
        for (name, value) in named {
            parts.push(format!("{name}={}", value.repr()?));
        }
        Ok(format!("Game({})", parts.join(", ")))
    }

    fn __str__(&self, py: Python<'_>) -> String {
        self.position_inner(py).board(false).to_string()
    }

    #[allow(clippy::type_complexity)] // Two kinds of arguments are what Python asks for.
    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<((PyPosition, Bound<'py, PyList>), Bound<'py, PyDict>)> {
        let game = self.clone_inner(py);
        let texts = PyList::new(py, game.texts())?;
        let named = PyDict::new(py);
        if !game.undone().is_empty() {
            named.set_item("plies", game.plies())?;
        }
        if let Some(end) = game.ended_by_players() {
            named.set_item("outcome", values::outcome(py, end)?)?;
        }
        Ok(((PyPosition(game.first_position()), texts), named))
    }

    /// Another game, the same until one of them goes on.
    fn copy(&self, py: Python<'_>) -> PyGame {
        self.clone_inner(py).into()
    }

    fn __copy__(&self, py: Python<'_>) -> PyGame {
        self.copy(py)
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(&self, py: Python<'_>, memo: &Bound<'_, PyAny>) -> PyGame {
        let _ = memo;
        self.copy(py)
    }
}
