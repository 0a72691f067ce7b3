//! How many steps and plies a second each game makes on one core.
//!
//!     cargo run --release -p tabia-batch --example rates [GAME...]

use std::time::Instant;
use tabia::Variant;
use tabia_batch::{Batch, BatchError, Outputs, Planes, Settings, playouts};

/// Games side by side.
const GAMES: usize = 1024;
/// How long each is measured.
const SECONDS: f64 = 1.0;

fn main() -> Result<(), BatchError> {
    let names: Vec<String> = std::env::args().skip(1).collect();
    println!(
        "game, bytes a game, million steps a second with planes and mask, without, million plies of playouts"
    );
    for &variant in Variant::ALL {
        if !names.is_empty() && !names.iter().any(|name| name == variant.name()) {
            continue;
        }
        let mut settings = Settings::new(variant.rules(), GAMES);
        settings.max_plies = Some(1000);
        let mut batch = Batch::new(settings.clone())?;
        let [with, without] = [true, false].map(|written| steps(&mut batch, written));
        settings.games = 200;
        let name = variant.name();
        let bytes = batch.bytes_a_game();
        let plies = plies(&settings)?;
        println!(
            "{name:16} {bytes:5} {:6.2} {:6.2} {plies:6.2}",
            with?, without?
        );
    }
    Ok(())
}

/// Million steps a second, sampled inside.
fn steps(batch: &mut Batch, written: bool) -> Result<f64, BatchError> {
    let mut planes = vec![0; GAMES * batch.planes_len()];
    let mut mask = vec![0; GAMES * batch.step_count()];
    let (mut actions, mut reward) = ([0; GAMES], [0.0; 2 * GAMES]);
    let (began, mut done) = (Instant::now(), 0);
    while began.elapsed().as_secs_f64() < SECONDS {
        let outputs = if written {
            Outputs {
                planes: Planes::Bytes(&mut planes),
                mask: &mut mask,
                reward: &mut reward,
                ..Outputs::default()
            }
        } else {
            Outputs::default()
        };
        batch.step_randomly(&mut actions, outputs)?;
        done += GAMES;
    }
    Ok(done as f64 / began.elapsed().as_secs_f64() / 1e6)
}

/// Million plies a second of random playouts.
fn plies(settings: &Settings) -> Result<f64, BatchError> {
    let (began, mut done, mut first) = (Instant::now(), 0, 0);
    while began.elapsed().as_secs_f64() < SECONDS {
        let games = playouts(settings, first)?;
        done += games.iter().map(|game| u64::from(game.plies)).sum::<u64>();
        first += games.len() as u64;
    }
    Ok(done as f64 / began.elapsed().as_secs_f64() / 1e6)
}
