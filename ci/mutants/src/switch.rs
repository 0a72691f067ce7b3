//! Which mutant is on, woven into the sources by `ci/mutants`.
#![allow(missing_docs)]

extern crate std;
use core::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::io::Write;

const UNKNOWN: u32 = u32::MAX;
const WATCHING: u32 = u32::MAX - 1;
static ON: AtomicU32 = AtomicU32::new(UNKNOWN);
static PASSED: [AtomicBool; 1 << 14] = [const { AtomicBool::new(false) }; 1 << 14];

/// Whether this mutant is the one that is on. What the compiler evaluates is never changed.
#[must_use]
#[inline]
pub const fn on(mutant: u32) -> bool {
    core::intrinsics::const_eval_select((mutant,), never, running)
}

const fn never(_: u32) -> bool {
    false
}

#[inline(never)]
fn running(mutant: u32) -> bool {
    let on = ON.load(Relaxed);
    on == mutant || (on >= WATCHING && watch(mutant))
}

#[cold]
fn watch(mutant: u32) -> bool {
    if ON.load(Relaxed) == UNKNOWN {
        let number = std::env::var("TABIA_MUTANT").ok().and_then(|text| text.parse().ok());
        ON.store(number.unwrap_or(WATCHING), Relaxed);
        return running(mutant);
    }
    let passed = &PASSED[mutant as usize];
    if !passed.load(Relaxed) && !passed.swap(true, Relaxed) {
        if let Ok(path) = std::env::var("TABIA_PASSED") {
            let mut file = std::fs::File::options().append(true).create(true).open(path).expect("a file to note mutants in");
            writeln!(file, "{mutant}").expect("a mutant to be noted");
        }
    }
    false
}
