//! Positions, and what is held against what.

use tabia::shatra::Shatra;
use tabia::{FenErrorKind, Length, Notation, SquareForm, Style};

pub(crate) const START: &str =
    "sds/sts/yty/b/sssssss/7/7/7/7/SSSSSSS/B/YTY/STS/SDS w 1-10,53-62 - -";
/// White promotes on its way to the biy.
pub(crate) const PROMOTION: &str = "3/1ts/2S/1/7/5sb/7/7/7/6B/1/3/3/3 w 5-6 - -";
/// Long captures of a batyr.
pub(crate) const LONG: &str = "3/3/3/1/2s3b/4ss1/s6/7/s6/D6/B/3/3/3 w 53 - -";

pub(crate) fn read(fen: &str) -> Shatra {
    Shatra::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The text is refused for this reason at this place, with these words.
pub(crate) fn refused(fen: &str, kind: FenErrorKind, offset: usize, message: &str) {
    let error = Shatra::from_fen(fen).expect_err(fen);
    assert_eq!((error.kind, error.offset), (kind, offset), "{fen}: {error}");
    assert_eq!(error.to_string(), message, "{fen}");
}

/// The text means the move that is written so in full.
pub(crate) fn means(fen: &str, text: &str, full: &str) {
    let position = read(fen);
    let mv = position
        .parse_move(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.text(mv).to_string(), full, "{text}");
}

pub(crate) fn move_refused(fen: &str, text: &str, message: &str) {
    let error = read(fen).parse_move(text).expect_err(text);
    assert_eq!(error.to_string(), message, "{text}");
}

pub(crate) fn written(fen: &str, text: &str, squares: SquareForm, length: Length) -> String {
    let position = read(fen);
    let mv = position.parse_move(text).expect(text);
    let mut out = String::new();
    position
        .write_move(mv, Style { squares, length }, &mut out)
        .expect("a string takes everything");
    out
}
