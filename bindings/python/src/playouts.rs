//! Whole games at random, wholly in Rust.

use crate::arguments::{self, Count, Game};
use crate::errors;
use crate::values;
use crate::views;
use crate::work::Watch;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabia::{Reason, Side};
use tabia_batch::{Playout, Settings};

/// Games that are played before Ctrl-C is looked for.
const SLICE: u64 = 4096;

/// Plays n games of random moves, wholly in Rust, and tells how they went: Playouts.
///
/// Every legal move is as likely as any other. Game i has its own stream of chance, which seed and i decide: results
/// do not depend on threads, of which there is one for each core unless another number is given. starts are FENs, of which each
/// game begins with one by chance. Other threads run meanwhile, and Ctrl-C interrupts it.
#[pyfunction]
#[pyo3(signature = (game, n, /, *, seed=Count(0), max_plies=None, starts=Vec::new(), threads=None, **options))]
#[allow(clippy::too_many_arguments)] // Each is asked for by its name.
pub fn playouts<'py>(
    py: Python<'py>,
    game: Game,
    n: Count,
    seed: Count,
    max_plies: Option<u32>,
    starts: Vec<String>,
    threads: Option<usize>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    views::numpy(py)?;
    let mut settings = Settings {
        seed: seed.0,
        max_plies,
        starts,
        threads: threads.unwrap_or(0),
        ..Settings::new(arguments::rules(game.0, options)?, 0)
    };
    let games = py.detach(|| {
        let (mut watch, mut games) = (Watch::new(), Vec::new());
        while (games.len() as u64) < n.0 {
            let first = games.len() as u64;
            settings.games = (n.0 - first).min(SLICE) as usize;
            let played = tabia_batch::playouts(&settings, first);
            let played =
                played.map_err(|error| Python::attach(|py| errors::of_batch(py, &error)))?;
            games.extend(played);
            watch.check()?;
        }
        Ok::<_, PyErr>(games)
    })?;
    let told = (
        PyArray1::from_iter(py, games.iter().map(winner)),
        PyArray1::from_iter(py, games.iter().map(|game| game.plies)),
        PyArray1::from_iter(py, games.iter().map(reason)),
    );
    values::class(py, "Playouts")?.call1(told)
}

fn winner(game: &Playout) -> i8 {
    match game.outcome.and_then(|outcome| outcome.winner) {
        Some(Side::White) => 1,
        Some(Side::Black) => -1,
        None => 0,
    }
}

/// The place of the reason among all; -1 for a game that was broken off.
fn reason(game: &Playout) -> i8 {
    let place = |outcome: tabia::Outcome| {
        Reason::ALL
            .iter()
            .position(|&known| known == outcome.reason)
    };
    game.outcome.and_then(place).map_or(-1, |place| place as i8)
}
