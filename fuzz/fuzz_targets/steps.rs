//! Actions of any number are taken in a turn: the legal ones go on, the others are refused and change nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::AnyTurn;
use tabia_fuzz::Bytes;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let mut turn = AnyTurn::from(bytes.reached());
    let numbering = turn.numbering();
    while let Some([way, low, high]) = bytes.take() {
        if way == 0 {
            let before = turn.clone();
            assert_eq!(turn.undo(), !before.path().is_empty());
            continue;
        }
        let legal: Vec<u16> = turn.legal_steps().iter().collect();
        let any = u16::from_le_bytes([low, high]);
        let number = match legal.get(usize::from(low) % legal.len().max(1)) {
            Some(&number) if way > 32 => number,
            _ => any,
        };
        let Some(action) = numbering.decode(number) else {
            assert!(!legal.contains(&number));
            continue;
        };
        assert_eq!(numbering.encode(action), Some(number));
        assert_eq!(turn.is_legal(action), legal.contains(&number));
        let before = turn.clone();
        match turn.take(action) {
            Ok(None) => assert!(turn.path().len() > before.path().len()),
            Ok(Some(mv)) => {
                let mut after = before.position();
                assert!(after.try_play(mv));
                assert_eq!(turn.after().as_ref(), Some(&after));
                if after.outcome().is_some() {
                    return;
                }
                turn = AnyTurn::from(after);
            }
            Err(_) => assert!(!legal.contains(&number) && turn == before),
        }
    }
});
