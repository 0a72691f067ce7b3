//! Positions reached by play or set up in any way keep each law: generation, play, outcome, texts, turns.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::Notation;
use tabia_fuzz::{Bytes, Judge, put_to};
use testkit::laws::{self, Law};

struct OneLaw;

impl Judge for OneLaw {
    fn laws<P: Notation + 'static>(self, bytes: &mut Bytes<'_>) -> Vec<Law<P>> {
        let law = bytes.one_of(laws::all());
        law.map(|(_, law)| law).into_iter().collect()
    }
}

fuzz_target!(|bytes: &[u8]| put_to(bytes, OneLaw));
