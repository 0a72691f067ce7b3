//! Bytes are read as what is stored: rules, positions, moves, games, batches. What is read is a thing like any
//! other; what is not, is an error.

#![no_main]

use libfuzzer_sys::fuzz_target;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tabia::{AnyGame, AnyMove, AnyPosition, AnyTurn, RuleSet};
use tabia_batch::{Batch, StepGame};

/// What is read stays the same when it is stored and read again.
fn read<T: Serialize + DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let thing: T = postcard::from_bytes(bytes).ok()?;
    let stored = postcard::to_stdvec(&thing).expect("what was read can be stored");
    let again: T = postcard::from_bytes(&stored).expect("what was stored can be read");
    assert_eq!(postcard::to_stdvec(&again).as_ref(), Ok(&stored));
    Some(thing)
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&way, bytes)) = bytes.split_first() else {
        return;
    };
    match way % 6 {
        0 => drop(read::<RuleSet>(bytes)),
        1 => drop(
            read::<AnyPosition>(bytes).map(|position| (position.outcome(), position.count_moves())),
        ),
        2 => drop(read::<AnyMove>(bytes)),
        3 => drop(read::<AnyGame>(bytes).map(|game| (game.outcome(), game.texts()))),
        4 => {
            if let Ok(mut game) = StepGame::restore(bytes) {
                let again = StepGame::restore(&game.snapshot()).expect("a snapshot is one");
                assert_eq!(again.text(), game.text());
                let mut chance = 1;
                if let Some(number) = game.sample(&mut chance) {
                    game.take(number).expect("a sampled step is legal");
                }
            }
        }
        _ => {
            if let Ok(batch) = Batch::restore(bytes) {
                let again = Batch::restore(&batch.snapshot()).expect("a snapshot is one");
                assert_eq!(again.snapshot(), batch.snapshot());
            }
        }
    }
    if let Some(text) = std::str::from_utf8(bytes).ok().filter(|_| way > 127) {
        let variant = tabia::Variant::ALL[usize::from(way) % tabia::Variant::ALL.len()];
        drop(AnyTurn::from_text(variant, text));
    }
});
