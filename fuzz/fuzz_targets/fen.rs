//! A text is a position, which is written as a text of the same position, or an error that points into it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::{AnyPosition, Variant};

fuzz_target!(|bytes: &[u8]| {
    let Some((&number, text)) = bytes.split_first() else {
        return;
    };
    let variant = Variant::ALL[usize::from(number) % Variant::ALL.len()];
    let Ok(text) = std::str::from_utf8(text) else {
        return;
    };
    match AnyPosition::from_fen(variant, text) {
        Ok(position) => {
            let _ = (position.outcome(), position.count_moves());
            let fen = position.fen().to_string();
            assert_eq!(AnyPosition::from_fen(variant, &fen), Ok(position));
        }
        Err(error) => assert!(error.offset <= text.len()),
    }
});
