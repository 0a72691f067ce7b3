//! Texts are played as moves; what is read as a move is legal, and written as a text of the same move.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::{AnyPosition, Variant};

fuzz_target!(|bytes: &[u8]| {
    let Some((&number, text)) = bytes.split_first() else {
        return;
    };
    let variant = Variant::ALL[usize::from(number) % Variant::ALL.len()];
    let mut position = AnyPosition::start(variant);
    for word in String::from_utf8_lossy(text).split_whitespace() {
        match position.parse_move(word) {
            Ok(mv) => {
                let written = position.record_text(mv).to_string();
                assert_eq!(position.parse_move(&written), Ok(mv));
                assert!(position.try_play(mv));
            }
            Err(error) => assert!(error.offset <= word.len()),
        }
    }
});
