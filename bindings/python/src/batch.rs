//! The class `BatchEnv`.

use crate::arguments::{self, Count, Game, wrong_type};
use crate::batch_arrays::{Arrays, Held, HeldPlanes};
use crate::errors;
use crate::values;
use crate::variant::{PyVariant, shown};
use crate::views::{self, Numbers};
use numpy::{PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tabia::Variant;
use tabia_batch::{Autoreset, Batch, Outputs, Settings};

/// Many games of one kind side by side, step by step, for programs that learn.
///
/// Each game takes one step action in a step, by its number (`Variant.step`); a capture of several men is several steps of
/// one player. What becomes of the games is written into arrays of numpy that the batch owns, or that bind() gave it:
///
/// - `observation`: planes, (n, *observation_shape); see "For researchers" in the documentation
/// - `mask`: uint8 (n, step_count), 1 for each legal action; all 0 where the game is over
/// - `reward`: float32 (n, 2), what White and what Black gets: 1, 0 or -1, when the game ends
/// - `terminated`, `truncated`: bool (n), the game has ended by its rules, or was broken off after max_plies
/// - `player`: int8 (n), the side to move: 0 White, 1 Black
/// - `actions`: int64 (n), those sampled last
/// - `final_observation`: where autoreset is 'same_step', the planes of games that ended, as they ended
///
/// autoreset is 'next_step', 'same_step' or 'disabled', as Gymnasium says. Game i has its own stream of chance, which seed
/// and i decide: results do not depend on threads, of which there is one for each core unless another number is given.
/// starts are FENs, of which each game begins with one by chance. While a step is made other threads run; they must not
/// write into the arrays.
///
/// >>> env = BatchEnv("russian", 3, seed=1)
/// >>> env.step()
/// >>> env.mask.sum(axis=1).tolist()
/// [7, 7, 7]
#[pyclass(frozen, name = "BatchEnv", module = "tabia")]
pub struct PyBatchEnv {
    variant: Variant,
    numbers: Option<Numbers>,
    shape: Vec<usize>,
    inner: Mutex<Inner>,
}

struct Inner {
    batch: Batch,
    arrays: Arrays,
}

/// What a batch is asked to do with its arrays.
enum Task<'a> {
    Reset(Option<u64>, Option<&'a [bool]>),
    Step(&'a [i64]),
    StepRandomly,
    Observe,
}

impl PyBatchEnv {
    fn of(py: Python<'_>, batch: Batch, numbers: Option<Numbers>) -> PyResult<PyBatchEnv> {
        let variant = batch.settings().rules.variant();
        let view = batch.settings().view;
        let shape = numbers.unwrap_or(Numbers::Bytes).shape(variant, &view);
        let arrays = Arrays::new(py, &batch, &shape, numbers)?;
        let made = PyBatchEnv {
            variant,
            numbers,
            shape,
            inner: Mutex::new(Inner { batch, arrays }),
        };
        made.run(py, &Task::Observe)?;
        Ok(made)
    }

    fn lock(&self, py: Python<'_>) -> MutexGuard<'_, Inner> {
        let locked = self.inner.lock_py_attached(py);
        locked.unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the task, and writes into the arrays, while others use Python.
    fn run(&self, py: Python<'_>, task: &Task<'_>) -> PyResult<()> {
        let mut inner = self.lock(py);
        let Inner { batch, arrays } = &mut *inner;
        let n = batch.len();
        let many: Vec<usize> = [n].into_iter().chain(self.shape.iter().copied()).collect();
        let mut planes =
            HeldPlanes::new(py, &arrays.observation, "observation", &many, self.numbers)?;
        let mut ends = HeldPlanes::new(
            py,
            &arrays.final_observation,
            "final_observation",
            &many,
            self.numbers,
        )?;
        let mut mask = Held::<u8>::new(py, &arrays.mask, "mask", &[n, batch.step_count()])?;
        let mut reward = Held::<f32>::new(py, &arrays.reward, "reward", &[n, 2])?;
        let mut terminated = Held::<bool>::new(py, &arrays.terminated, "terminated", &[n])?;
        let mut truncated = Held::<bool>::new(py, &arrays.truncated, "truncated", &[n])?;
        let mut player = Held::<i8>::new(py, &arrays.player, "player", &[n])?;
        // Only where they are written, or looked at: those that are given may be of the same memory.
        let mut actions = match task {
            Task::StepRandomly | Task::Observe => {
                Held::<i64>::new(py, &arrays.actions, "actions", &[n])?
            }
            _ => Held::none(),
        };
        let outputs = Outputs {
            planes: planes.planes(),
            final_planes: ends.planes(),
            mask: mask.slice(),
            reward: reward.slice(),
            terminated: terminated.slice(),
            truncated: truncated.slice(),
            player: player.slice(),
        };
        let actions = actions.slice();
        let done = py.detach(|| match *task {
            Task::Reset(seed, which) => batch.reset(seed, which, outputs),
            Task::Step(actions) => batch.step(actions, outputs),
            Task::StepRandomly => batch.step_randomly(actions, outputs),
            Task::Observe => batch.observe(outputs),
        });
        done.map_err(|error| errors::of_batch(py, &error))
    }

    /// Puts arrays in the place of those there are, and gives these.
    fn exchange(
        &self,
        py: Python<'_>,
        mut arrays: HashMap<String, Py<PyAny>>,
    ) -> HashMap<String, Py<PyAny>> {
        let mut inner = self.lock(py);
        for (name, array) in &mut arrays {
            if let Some(place) = inner.arrays.field(name) {
                std::mem::swap(place, array);
            }
        }
        drop(inner);
        arrays
    }

    fn array(&self, py: Python<'_>, name: &str) -> Py<PyAny> {
        let mut inner = self.lock(py);
        inner
            .arrays
            .field(name)
            .map_or_else(|| py.None(), |array| array.clone_ref(py))
    }
}

#[pymethods]
impl PyBatchEnv {
    /// n games from the start of a game, or from starts.
    ///
    /// observation is 'uint8', 'float32', 'packed' or None; view 'mover', 'white' or 'black'; layout 'chw' or 'hwc'; history the
    /// number of earlier positions that are shown.
    #[new]
    #[pyo3(signature = (game, n, /, *, seed=Count(0), autoreset="next_step", max_plies=None, starts=Vec::new(), observation=Some("uint8"), view="mover", layout="chw", history=0, threads=None, **options))]
    #[allow(clippy::too_many_arguments)] // Each is asked for by its name.
    fn new(
        py: Python<'_>,
        game: Game,
        n: Count,
        seed: Count,
        autoreset: &str,
        max_plies: Option<u32>,
        starts: Vec<String>,
        observation: Option<&str>,
        view: &str,
        layout: &str,
        history: u8,
        threads: Option<usize>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyBatchEnv> {
        let settings = Settings {
            rules: arguments::rules(game.0, options)?,
            games: usize::try_from(n.0).unwrap_or(usize::MAX),
            seed: seed.0,
            autoreset: autoreset_of(autoreset)?,
            max_plies,
            starts,
            view: views::view(view, layout, history)?,
            threads: threads.unwrap_or(0),
        };
        let numbers = observation.map(Numbers::read).transpose()?;
        views::numpy(py)?;
        let batch = Batch::new(settings).map_err(|error| errors::of_batch(py, &error))?;
        PyBatchEnv::of(py, batch, numbers)
    }

    /// The game.
    #[getter]
    fn variant(&self) -> PyVariant {
        PyVariant(self.variant)
    }

    /// The shape of the planes of one game.
    #[getter]
    fn observation_shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.shape)
    }

    /// How many step actions the game has.
    #[getter]
    fn step_count(&self, py: Python<'_>) -> usize {
        self.lock(py).batch.step_count()
    }

    /// The bytes of memory that each game takes inside, without earlier positions.
    #[getter]
    fn bytes_per_game(&self, py: Python<'_>) -> usize {
        self.lock(py).batch.bytes_a_game()
    }

    /// When games that are over are started again.
    #[getter]
    fn autoreset(&self, py: Python<'_>) -> &'static str {
        match self.lock(py).batch.settings().autoreset {
            Autoreset::NextStep => "next_step",
            Autoreset::SameStep => "same_step",
            Autoreset::Disabled => "disabled",
        }
    }

    /// The planes of the games.
    #[getter]
    fn observation(&self, py: Python<'_>) -> Py<PyAny> {
        self.array(py, "observation")
    }

    /// The planes of games that ended in the last step, as they ended; None unless autoreset is 'same_step'.
    #[getter]
    fn final_observation(&self, py: Python<'_>) -> Py<PyAny> {
        self.array(py, "final_observation")
    }

    /// 1 for each legal action.
    #[getter]
    fn mask(&self, py: Python<'_>) -> Py<PyAny> {
        self.array(py, "mask")
    }

    /// What White and what Black gets.
    #[getter]
    fn reward(&self, py: Python<'_>) -> Py<PyAny> {
        self.array(py, "reward")
    }

    /// Whether the games have ended by their rules.
    #[getter]
    fn terminated(&self, py: Python<'_>) -> Py<PyAny> {
        self.array(py, "terminated")
    }

    /// Whether the games were broken off.
    #[getter]
    fn truncated(&self, py: Python<'_>) -> Py<PyAny> {
        self.array(py, "truncated")
    }

    /// The side to move in each game.
    #[getter]
    fn player(&self, py: Python<'_>) -> Py<PyAny> {
        self.array(py, "player")
    }

    /// The actions that step() without arguments took last.
    #[getter]
    fn actions(&self, py: Python<'_>) -> Py<PyAny> {
        self.array(py, "actions")
    }

    /// Writes from now on into these arrays, by the names of the attributes; None for one that is not wanted.
    ///
    /// They have the type and the shape of those there were, and are in C order. What the last step gave, and which games it ended,
    /// stands in them too.
    #[pyo3(signature = (**arrays))]
    fn bind(&self, py: Python<'_>, arrays: Option<&Bound<'_, PyDict>>) -> PyResult<()> {
        let Some(arrays) = arrays else {
            return Ok(());
        };
        let given: HashMap<String, Py<PyAny>> = arrays.extract()?;
        let unknown = |name: &&String| self.lock(py).arrays.field(name).is_none();
        if let Some(name) = given.keys().find(unknown) {
            let told = format!("a batch has no array {name:?}");
            return Err(PyValueError::new_err(told));
        }
        let mut told = Vec::new();
        for name in ["reward", "terminated", "truncated"] {
            let array = self.array(py, name);
            if !array.is_none(py) {
                told.push((name, array.call_method0(py, "copy")?));
            }
        }
        let kept = self.exchange(py, given);
        // They are looked at and written; where one will not do, all is as it was.
        self.run(py, &Task::Observe).inspect_err(|_| {
            self.exchange(py, kept);
        })?;
        for (name, told) in told {
            let array = self.array(py, name);
            if !array.is_none(py) {
                array.bind(py).set_item(py.Ellipsis(), told)?;
            }
        }
        Ok(())
    }

    /// Starts all games again, or those for which `which` (bool, n) is true; with a seed, chance begins anew.
    #[pyo3(signature = (*, seed=None, which=None))]
    fn reset(
        &self,
        py: Python<'_>,
        seed: Option<Count>,
        which: Option<PyReadonlyArrayDyn<'_, bool>>,
    ) -> PyResult<()> {
        // A copy: they may be those of an array that is written.
        let which = which.map(|which| which.as_slice().map(<[bool]>::to_vec));
        let which = which.transpose()?;
        self.run(py, &Task::Reset(seed.map(|seed| seed.0), which.as_deref()))
    }

    /// Takes an action in each game: whole numbers (n), or legal ones by chance, which are then found in `actions`.
    ///
    /// Raises StepError that names the game and the action if one is not legal, GameOverError where a game is over
    /// and autoreset is 'disabled'. The batch is then as it was.
    #[pyo3(signature = (actions=None, /))]
    fn step(&self, py: Python<'_>, actions: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let Some(actions) = actions else {
            return self.run(py, &Task::StepRandomly);
        };
        if let Ok(given) = actions.cast::<PyArrayDyn<i64>>() {
            let given = given.try_readonly();
            let given = given.map_err(|error| PyValueError::new_err(error.to_string()))?;
            if let Ok(given) = given.as_slice() {
                return self.run(py, &Task::Step(given));
            }
        }
        // Arrays of others than numpy have no kind: their numbers are asked one by one.
        let kind = actions
            .getattr("dtype")
            .and_then(|dtype| dtype.getattr("kind"));
        let kind = kind.map_or_else(|_| Ok("i".into()), |kind| kind.extract::<String>())?;
        if !["i", "u"].contains(&kind.as_str()) {
            return Err(wrong_type("whole numbers", actions.as_borrowed()));
        }
        let copy: Vec<i64> = actions
            .try_iter()?
            .map(|action| action?.extract())
            .collect::<PyResult<_>>()?;
        self.run(py, &Task::Step(&copy))
    }

    /// A legal action by chance for each game, as an array of its own; 0 where the game is over.
    fn sample<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let mut inner = self.lock(py);
        let mut actions = vec![0; inner.batch.len()];
        let sampled = inner.batch.sample(&mut actions);
        sampled.map_err(|error| errors::of_batch(py, &error))?;
        Ok(numpy::PyArray1::from_vec(py, actions).into_any())
    }

    /// How a game has ended by its rules, or None.
    #[pyo3(signature = (game, /))]
    fn outcome<'py>(&self, py: Python<'py>, game: usize) -> PyResult<Option<Bound<'py, PyAny>>> {
        let outcome = {
            let inner = self.lock(py);
            check_index(game, inner.batch.len())?;
            inner.batch.outcome(game)
        };
        outcome
            .map(|outcome| values::outcome(py, outcome))
            .transpose()
    }

    /// A game as text, as Turn.text() is: the position, and the squares gone so far in the turn.
    #[pyo3(signature = (game, /))]
    fn text(&self, py: Python<'_>, game: usize) -> PyResult<String> {
        let inner = self.lock(py);
        check_index(game, inner.batch.len())?;
        Ok(inner.batch.text(game).unwrap_or_default())
    }

    /// All there is of the games, as bytes: what restore() reads.
    fn snapshot<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let inner = self.lock(py);
        let bytes = py.detach(|| inner.batch.snapshot());
        PyBytes::new(py, &bytes)
    }

    /// Another batch from a snapshot: the same games, with arrays of its own.
    #[staticmethod]
    #[pyo3(signature = (data, /, *, observation=Some("uint8")))]
    fn restore(py: Python<'_>, data: &[u8], observation: Option<&str>) -> PyResult<PyBatchEnv> {
        let numbers = observation.map(Numbers::read).transpose()?;
        views::numpy(py)?;
        let batch = py.detach(|| Batch::restore(data));
        let batch = batch.map_err(|error| errors::of_batch(py, &error))?;
        PyBatchEnv::of(py, batch, numbers)
    }

    fn __len__(&self, py: Python<'_>) -> usize {
        self.lock(py).batch.len()
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let inner = self.lock(py);
        let settings = inner.batch.settings();
        let (name, n, seed) = (self.variant.name(), settings.games, settings.seed);
        format!(
            "BatchEnv('{name}', {n}, seed={seed}{})",
            shown(&settings.rules)
        )
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let made = py.import("tabia._arrays")?.getattr("restored")?;
        let plain = (self.snapshot(py), self.numbers.map(Numbers::name));
        (made, plain).into_pyobject(py)
    }

    /// Another batch, the same until one of them goes on, with arrays of its own.
    fn copy(&self, py: Python<'_>) -> PyResult<PyBatchEnv> {
        let batch = self.lock(py).batch.clone();
        PyBatchEnv::of(py, batch, self.numbers)
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<PyBatchEnv> {
        self.copy(py)
    }

    #[pyo3(signature = (memo, /))]
    fn __deepcopy__(&self, py: Python<'_>, memo: &Bound<'_, PyAny>) -> PyResult<PyBatchEnv> {
        let _ = memo;
        self.copy(py)
    }
}

fn autoreset_of(name: &str) -> PyResult<Autoreset> {
    match name {
        "next_step" => Ok(Autoreset::NextStep),
        "same_step" => Ok(Autoreset::SameStep),
        "disabled" => Ok(Autoreset::Disabled),
        _ => Err(PyValueError::new_err(format!(
            "autoreset is next_step, same_step or disabled, not {name:?}"
        ))),
    }
}

fn check_index(game: usize, len: usize) -> PyResult<()> {
    if game < len {
        return Ok(());
    }
    Err(PyIndexError::new_err(format!(
        "there are {len} games, and none is number {game}"
    )))
}
