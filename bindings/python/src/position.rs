//! The class `Position`.

use crate::arguments::{self, Depth, Game, legal, wrong_type};
use crate::errors;
use crate::legal_moves::PyLegalMoves;
use crate::movement::PyMove;
use crate::values;
use crate::variant::{PyVariant, chosen, shown, value};
use crate::views;
use crate::work;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use std::ops::ControlFlow::Continue;
use tabia::picture::{self, Colouring, Glyphs};
use tabia::{AnyPosition, AnyTurn, Length, RuleSet, Side, SquareForm, Variant};

/// A position of any game. It never changes: play() gives another one.
///
/// `Position("russian")` is the starting position of a game, `Position("russian", fen)` any other. Options of
/// the game are chosen by keyword: `Position("russian", draws="fmjd64")`. Squares are shown by their names in
/// the game, such as 'c3' or '22', and may be given by name or by public number: an int counts the playing
/// squares row by row from the top left, from 1.
///
/// >>> position = Position("russian").play("c3-d4")
/// >>> position.fen()
/// 'B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,e3,g3,d4:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8'
/// >>> len(position.legal_moves)
/// 7
#[pyclass(frozen, eq, name = "Position", module = "tabia")]
#[derive(Clone, PartialEq)]
pub struct PyPosition(pub AnyPosition);

impl PyPosition {
    fn variant(&self) -> Variant {
        self.0.variant()
    }
}

/// Reads a position, or gives the usual one.
pub fn read(py: Python<'_>, rules: &RuleSet, fen: Option<&str>) -> PyResult<AnyPosition> {
    match fen {
        None => Ok(rules.start()),
        Some(fen) => rules
            .position(fen)
            .map_err(|error| errors::of_fen(py, fen, &error)),
    }
}

/// By letters, by numbers, or as usual.
fn form(variant: Variant, squares: Option<&str>) -> PyResult<SquareForm> {
    match squares {
        None => Ok(variant.style().squares),
        Some("letters") => Ok(SquareForm::Letters),
        Some("numbers") => Ok(SquareForm::Numbers),
        Some(other) => {
            let message = format!("squares are written by letters or numbers, not {other:?}");
            Err(PyValueError::new_err(message))
        }
    }
}

#[pymethods]
impl PyPosition {
    /// The position of a game that a text in the manner of FEN says, or the starting position.
    ///
    /// Raises VariantError, OptionError or FenError.
    #[new]
    #[pyo3(signature = (variant, fen=None, /, **options))]
    fn new(
        py: Python<'_>,
        variant: Game,
        fen: Option<&str>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyPosition> {
        let rules = arguments::rules(variant.0, options)?;
        read(py, &rules, fen).map(PyPosition)
    }

    /// The starting position of a game.
    #[staticmethod]
    #[pyo3(signature = (variant, /, **options))]
    fn start(variant: Game, options: Option<&Bound<'_, PyDict>>) -> PyResult<PyPosition> {
        let rules = arguments::rules(variant.0, options)?;
        Ok(PyPosition(rules.start()))
    }

    /// The position of a game that a text in the manner of FEN says; raises FenError.
    #[staticmethod]
    #[pyo3(signature = (variant, fen, /, **options))]
    fn from_fen(
        py: Python<'_>,
        variant: Game,
        fen: &str,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyPosition> {
        PyPosition::new(py, variant, Some(fen), options)
    }

    /// The game.
    #[getter(variant)]
    fn variant_of(&self) -> PyVariant {
        PyVariant(self.variant())
    }

    /// The options of the game and their values in this position.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (rules, all) = (self.0.rules(), PyDict::new(py));
        for option in self.variant().options() {
            all.set_item(option.name, value(&rules, option.name))?;
        }
        Ok(all)
    }

    /// The position as text in the manner of FEN. squares is 'letters' or 'numbers'; else as usual in the game.
    #[pyo3(signature = (squares=None))]
    fn fen(&self, squares: Option<&str>) -> PyResult<String> {
        let mut text = String::new();
        let written = self.0.write_fen(form(self.variant(), squares)?, &mut text);
        written.map_err(|_| PyValueError::new_err("the position cannot be written"))?;
        Ok(text)
    }

    /// The side to move.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        values::side(py, self.0.turn())
    }

    /// The legal moves: iterable, with `in`, `len`, an index and a truth. They are found when asked for.
    #[getter]
    fn legal_moves(&self) -> PyLegalMoves {
        PyLegalMoves::new(self.0.clone())
    }

    /// The position after a legal move, given as a Move or as text; raises MoveError.
    #[pyo3(signature = (r#move, /))]
    fn play(&self, r#move: &Bound<'_, PyAny>) -> PyResult<PyPosition> {
        let mv = legal(&self.0, r#move)?;
        let mut next = self.0.clone();
        next.play(mv);
        Ok(PyPosition(next))
    }

    /// The legal move that a text means, in any notation that is read.
    ///
    /// Raises MoveError; IllegalMoveError if no legal move fits, AmbiguousMoveError if several do.
    #[pyo3(signature = (text, /))]
    fn parse_move(&self, text: &Bound<'_, PyString>) -> PyResult<PyMove> {
        let (variant, mv) = (self.variant(), arguments::parse_move(&self.0, text)?);
        Ok(PyMove { variant, mv })
    }

    /// Whether a Move is legal here.
    #[pyo3(signature = (r#move, /))]
    fn is_legal(&self, r#move: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(mv) = r#move.cast::<PyMove>() else {
            return Err(wrong_type("a Move", r#move.as_borrowed()));
        };
        let mv = mv.get();
        Ok(mv.variant == self.variant() && self.0.is_legal(mv.mv))
    }

    /// A legal move as text.
    ///
    /// notation is 'letters' or 'numbers' for the squares, or 'record' for the move as records of games have it; else as
    /// usual in the game. full=True names every square, full=False only as many as are needed. Raises MoveError.
    #[pyo3(signature = (r#move, /, notation=None, *, full=None))]
    fn text(
        &self,
        r#move: &Bound<'_, PyAny>,
        notation: Option<&str>,
        full: Option<bool>,
    ) -> PyResult<String> {
        let mv = legal(&self.0, r#move)?;
        if notation == Some("record") {
            return Ok(self.0.record_text(mv).to_string());
        }
        let mut style = self.variant().style();
        style.squares = form(self.variant(), notation)?;
        style.length = match full {
            None => style.length,
            Some(true) => Length::Full,
            Some(false) => Length::Short,
        };
        let mut text = String::new();
        let written = self.0.write_move(mv, style, &mut text);
        written.map_err(|_| PyValueError::new_err("the move cannot be written"))?;
        Ok(text)
    }

    /// The way that a piece goes in a legal move: of several ways the canonical one. Raises MoveError.
    #[pyo3(signature = (r#move, /))]
    fn route<'py>(&self, r#move: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let variant = self.variant();
        let mv = legal(&self.0, r#move)?;
        match self.0.route(mv) {
            Some(route) => values::route(r#move.py(), variant, &route),
            None => Err(errors::illegal(&PyMove { variant, mv })),
        }
    }

    /// Every way of every legal move: a list of pairs of a Move and a Route.
    fn routes<'py>(&self, py: Python<'py>) -> PyResult<Vec<(PyMove, Bound<'py, PyAny>)>> {
        let variant = self.variant();
        let mut found = Vec::new();
        let _ = self.0.visit_routes(&mut |mv, route| {
            found.push((mv, *route));
            Continue(())
        });
        let pair = |(mv, route)| Ok((PyMove { variant, mv }, values::route(py, variant, &route)?));
        found.into_iter().map(pair).collect()
    }

    /// What the customs of the game ask the player of a legal move to say; raises MoveError.
    #[pyo3(signature = (r#move, /))]
    fn announcements<'py>(&self, r#move: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
        let py = r#move.py();
        let mv = legal(&self.0, r#move)?;
        let mut said = Vec::new();
        self.0
            .announcements(mv, &mut |announcement| said.push(announcement));
        let told = said
            .into_iter()
            .map(|said| values::announcement(py, self.variant(), said));
        PyTuple::new(py, told.collect::<PyResult<Vec<_>>>()?)
    }

    /// The piece on a square, in a tower the top one, or None; raises SquareError.
    #[pyo3(signature = (square, /))]
    fn piece_at<'py>(&self, square: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let piece = self.0.piece_on(arguments::square(self.variant(), square)?);
        let told = piece.map(|piece| values::piece(square.py(), self.variant(), piece));
        told.transpose()
    }

    /// The pieces on a square from bottom to top: more than one only in games with towers.
    #[pyo3(signature = (square, /))]
    fn tower_at<'py>(&self, square: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
        let py = square.py();
        let tower = self.0.tower_on(arguments::square(self.variant(), square)?);
        let told = tower.map(|piece| values::piece(py, self.variant(), piece));
        PyTuple::new(py, told.collect::<PyResult<Vec<_>>>()?)
    }

    /// The squares of the pieces of a side and a kind, given by its letter, in the order of their numbers.
    #[pyo3(signature = (side, kind, /))]
    fn pieces<'py>(&self, side: &Bound<'py, PyAny>, kind: &str) -> PyResult<Bound<'py, PyTuple>> {
        let variant = self.variant();
        let kind = arguments::kind(variant, kind)?;
        let found = self.0.pieces_of(arguments::side(side)?, kind);
        values::set(side.py(), variant, found)
    }

    /// All pieces by their squares, in towers the top ones.
    fn piece_map<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (variant, pieces) = (self.variant(), PyDict::new(py));
        for sq in self.0.grid().by_number() {
            if let Some(piece) = self.0.piece_on(sq) {
                let piece = values::piece(py, variant, piece)?;
                pieces.set_item(values::square(variant, sq), piece)?;
            }
        }
        Ok(pieces)
    }

    /// How the game has ended by the rules of moving or by what stands on the board, or None.
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = self.0.outcome();
        outcome
            .map(|outcome| values::outcome(py, outcome))
            .transpose()
    }

    /// A number of 64 bits: equal for equal positions under the same rules, and almost always different for others.
    #[getter]
    fn key(&self) -> u64 {
        self.0.key()
    }

    /// The number of positions after exactly so many plies, 0 to 255, each legal move counted once.
    ///
    /// With routes=True every route of a move counts. No draw rule counts. Other threads run meanwhile, and
    /// Ctrl-C interrupts it.
    #[pyo3(signature = (depth, *, routes=false))]
    fn perft(&self, py: Python<'_>, depth: Depth, routes: bool) -> PyResult<u64> {
        let count = match routes {
            true => AnyPosition::perft_routes,
            false => AnyPosition::perft,
        };
        py.detach(|| work::perft(&self.0, depth.0, count))
    }

    /// The board as text, as White sees it, or as Black does if it is turned.
    ///
    /// glyphs is 'ascii', for letters, or 'unicode', for signs of pieces. coloured=True adds the escape sequences
    /// of terminals with 256 colours.
    #[pyo3(signature = (*, turned=false, glyphs="ascii", coloured=false))]
    fn board(&self, turned: bool, glyphs: &str, coloured: bool) -> PyResult<String> {
        let glyphs = match glyphs {
            "ascii" => Glyphs::Ascii,
            "unicode" => Glyphs::Unicode,
            other => {
                let message = format!("glyphs are 'ascii' or 'unicode', not {other:?}");
                return Err(PyValueError::new_err(message));
            }
        };
        let colouring = match coloured {
            true => Colouring::Ansi,
            false => Colouring::None,
        };
        let picture = picture::board(&self.0).turned(turned);
        Ok(picture.text(glyphs, colouring).to_string())
    }

    /// A picture for notebooks. See `tabia.svg.board`.
    fn _repr_svg_(&self) -> String {
        picture::board(&self.0).svg().to_string()
    }

    /// The pieces as bits: a numpy array of uint64 of the shape (2, number of kinds).
    ///
    /// `bitboards()[side, kind]` holds the pieces of White (0) or Black (1) and of the kind in the order of
    /// `variant.kinds`; the square with the public number n is bit n - 1. In towers the top pieces. Raises ImportError
    /// where numpy is not installed.
    fn bitboards<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let grid = self.0.grid();
        let bits = |side, kind| -> u64 {
            let found = self.0.pieces_of(side, kind).iter();
            found.map(|sq| 1 << (grid.number(sq) - 1)).sum()
        };
        let of = |side| self.variant().kinds().map(move |kind| bits(side, kind));
        let words: Vec<u64> = of(Side::White).chain(of(Side::Black)).collect();
        let made = py.import("tabia._arrays")?.getattr("words")?;
        made.call1((words, (2, self.variant().kinds().count())))
    }

    /// The planes of the position as a numpy array, for programs that learn: Variant.planes tells what they show.
    ///
    /// view is 'mover' (the board turned and recoloured where Black is to move), 'white' or 'black'; layout 'chw' or 'hwc'; dtype
    /// 'uint8' (the numbers themselves), 'float32' (divided by the largest of each plane) or 'packed' (bits).
    #[pyo3(signature = (*, view="mover", layout="chw", dtype="uint8"))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        view: &str,
        layout: &str,
        dtype: &str,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (view, turn) = (views::view(view, layout, 0)?, AnyTurn::from(self.0.clone()));
        views::observation(py, self.variant(), &turn, &view, dtype)
    }

    fn __hash__(&self) -> u64 {
        self.0.key()
    }

    pub fn __repr__(&self) -> String {
        let (name, rules) = (self.variant().name(), self.0.rules());
        format!("Position('{name}', '{}'{})", self.0.fen(), shown(&rules))
    }

    fn __str__(&self) -> String {
        self.0.board(false).to_string()
    }

    fn __getnewargs_ex__<'py>(
        &self,
        py: Python<'py>,
    ) -> PyResult<((&'static str, String), Bound<'py, PyDict>)> {
        let plain = (self.variant().name(), self.0.fen().to_string());
        Ok((plain, chosen(py, &self.0.rules())?))
    }

    fn __copy__(this: Py<PyPosition>) -> Py<PyPosition> {
        this
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(this: Py<PyPosition>, memo: &Bound<'_, PyAny>) -> Py<PyPosition> {
        let _ = memo;
        this
    }
}
