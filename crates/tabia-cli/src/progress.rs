//! A progress bar for work that takes long, where a person looks on.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::thread;
use std::time::Duration;

const PATIENCE: Duration = Duration::from_secs(1);
const TICK: Duration = Duration::from_millis(250);

/// A bar that shows itself after a second, if standard error is a terminal. It goes when dropped.
pub struct Progress(ProgressBar);

impl Progress {
    /// So many steps, each one of these.
    pub fn new(steps: u64, unit: &'static str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(steps), ProgressDrawTarget::hidden());
        let template = "{elapsed_precise} [{bar:40}] {pos}/{len} {msg}";
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.set_message(unit);
        if stderr().is_terminal() {
            show_later(bar.clone());
        }
        Progress(bar)
    }

    /// So many steps are done.
    pub fn to(&self, steps: u64) {
        self.0.set_position(steps);
    }

    /// One step is done.
    pub fn step(&self) {
        self.0.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

fn show_later(bar: ProgressBar) {
    thread::spawn(move || {
        thread::sleep(PATIENCE);
        if !bar.is_finished() {
            bar.set_draw_target(ProgressDrawTarget::stderr());
            bar.enable_steady_tick(TICK);
        }
    });
}
