//! Every game agrees with the slow generator that was written apart from it: routes, what they capture, what
//! comes after them, and how a game has ended.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::Notation;
use tabia_fuzz::{Bytes, Judge, put_to};
use testkit::laws::{Law, outcome_agrees_with_the_moves, the_slow_generator_agrees};

struct Slow;

impl Judge for Slow {
    fn laws<P: Notation + 'static>(self, _: &mut Bytes<'_>) -> Vec<Law<P>> {
        vec![the_slow_generator_agrees, outcome_agrees_with_the_moves]
    }
}

fuzz_target!(|bytes: &[u8]| put_to(bytes, Slow));
