//! Sixteen bytes are a move that is legal, and then it is one of the list and can be played, or they are refused.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::Move;
use tabia_fuzz::Bytes;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let position = bytes.reached();
    let legal = position.legal_moves();
    while let Some(packed) = bytes.take::<16>() {
        // Most bytes are no move: some bits of a legal one are changed too.
        let near = bytes.one_of(&legal).map(|mv| {
            let bits = u128::from_le_bytes(mv.to_bytes()) ^ 1 << (packed[0] & 127);
            bits.to_le_bytes()
        });
        for mv in [Some(packed), near]
            .into_iter()
            .flatten()
            .filter_map(Move::from_bytes)
        {
            assert_eq!(Move::from_bytes(mv.to_bytes()), Some(mv));
            let mut next = position.clone();
            assert_eq!(position.is_legal(mv), legal.contains(&mv));
            assert_eq!(next.try_play(mv), legal.contains(&mv));
            assert_eq!(position.route(mv).is_some(), legal.contains(&mv));
            let mut text = String::new();
            let written = position.write_move(mv, position.variant().style(), &mut text);
            if legal.contains(&mv) {
                assert_eq!(written, Ok(()));
                assert_eq!(position.parse_move(&text), Ok(mv));
            } else {
                assert_eq!(next, position);
            }
        }
    }
});
