//! Text of any sort is read or refused, and never a fault.

use crate::given::{LONG, PROMOTION, START, read};
use proptest::prelude::*;
use tabia::shatra::Shatra;
use tabia::{Notation, Position};

/// Letters, digits and signs that positions and moves are made of, and some that they are not.
const PIECES_OF_TEXT: &str = "[bdtysBDTYSбшЯTкKQR0-9/ \\-x:хa-g+,é–]{0,40}";

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,80}") {
        let _ = Shatra::from_fen(&text).map_err(|error| error.to_string());
        let _ = read(LONG).parse_move(&text).map_err(|error| error.to_string());
    }

    #[test]
    fn text_of_the_right_letters_is_read_or_refused(text in PIECES_OF_TEXT) {
        let _ = Shatra::from_fen(&text).map_err(|error| error.to_string());
        for fen in [START, LONG, PROMOTION] {
            let _ = read(fen).parse_move(&text).map_err(|error| error.to_string());
        }
    }

    #[test]
    fn changed_positions_are_read_or_refused(
        which in 0..3usize,
        at in any::<prop::sample::Index>(),
        change in PIECES_OF_TEXT,
        cut in 0..4usize,
    ) {
        let fen = [START, LONG, PROMOTION][which];
        let at = at.index(fen.len());
        let rest = fen.get(at + cut..).unwrap_or("");
        let changed = format!("{}{change}{rest}", &fen[..at]);
        match Shatra::from_fen(&changed) {
            Ok(position) => {
                let written = position.fen().to_string();
                prop_assert_eq!(Shatra::from_fen(&written), Ok(position));
                prop_assert_eq!(position.has_moves(), position.count_moves() > 0);
            }
            Err(error) => prop_assert!(error.offset <= changed.len(), "{error}"),
        }
    }

    #[test]
    fn changed_moves_are_read_or_refused(
        text in prop::sample::select(vec!["46x16x11x32x46", "46x32x11x14x30x16", "46x16x37"]),
        at in any::<prop::sample::Index>(),
        change in "[0-9x:хDQ+\\-]{0,3}",
    ) {
        let at = at.index(text.len());
        let changed = format!("{}{change}{}", &text[..at], &text[at + 1..]);
        let position = read(LONG);
        match position.parse_move(&changed) {
            Ok(mv) => prop_assert!(position.is_legal(mv)),
            Err(error) => prop_assert!(error.offset <= changed.len(), "{error}"),
        }
    }
}
