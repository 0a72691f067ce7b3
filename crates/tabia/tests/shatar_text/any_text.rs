//! Any text, and text that is nearly right.

use crate::{START, position};
use proptest::prelude::*;
use std::ops::ControlFlow::Continue;
use tabia::shatar::{Shatar, ShatarOptions};
use tabia::{Notation, Position};

fn round_trips(position: &Shatar) {
    let again = Shatar::from_fen_with(&position.fen().to_string(), position.options()).unwrap();
    assert_eq!(&again, position);
    assert_eq!(again.fen().to_string(), position.fen().to_string());
    let _ = position.visit_moves(&mut |mv| {
        assert_eq!(position.parse_move(&position.text(mv).to_string()), Ok(mv));
        assert_eq!(position.parse_move(&position.san(mv).to_string()), Ok(mv));
        Continue(())
    });
}

fn mutated(text: &'static str) -> impl Strategy<Value = String> {
    prop::collection::vec((0..text.len(), any::<u8>(), 0..3_u8), 1..4).prop_map(move |changes| {
        let mut bytes = text.as_bytes().to_vec();
        for (at, byte, change) in changes {
            let at = at.min(bytes.len().saturating_sub(1));
            // Mostly letters that mean something here.
            let byte = if byte < 200 {
                b"KkJjQRrBbNnPp/12345678 wb-0x=+#aceh"[usize::from(byte) % 35]
            } else {
                byte
            };
            match change {
                0 => bytes.insert(at, byte),
                1 if !bytes.is_empty() => drop(bytes.remove(at)),
                _ if !bytes.is_empty() => bytes[at] = byte,
                _ => {}
            }
        }
        String::from_utf8_lossy(&bytes).into_owned()
    })
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        if let Ok(position) = Shatar::from_fen(&text) {
            round_trips(&position);
        }
        let _ = position(START).parse_move(&text).map_err(|error| error.to_string());
    }

    #[test]
    fn text_that_is_nearly_a_position_is_read_or_refused(
        text in prop_oneof![mutated(START), mutated("4k3/1P5p/8/K3j3/8/8/2p5/4R3 w - - 2 2 wb")],
    ) {
        match Shatar::from_fen_with(&text, ShatarOptions::FAIRY) {
            Ok(position) => round_trips(&position),
            Err(error) => prop_assert!(error.offset <= text.len() && !error.to_string().is_empty()),
        }
    }

    #[test]
    fn text_that_is_nearly_a_move_is_read_or_refused(
        text in prop_oneof![mutated("d1d3"), mutated("Jd3+"), mutated("bxa8=J#"), mutated("Nb1-c3")],
    ) {
        for fen in [START, "n3k3/1P6/8/8/8/8/6p1/1N2K2R w"] {
            let position = position(fen);
            match position.parse_move(&text) {
                Ok(mv) => prop_assert!(position.is_legal(mv)),
                Err(error) => prop_assert!(error.offset <= text.len() && !error.to_string().is_empty()),
            }
        }
    }
}
