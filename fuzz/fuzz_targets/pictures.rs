//! Settings by name and text make a picture that is one element of XML, or are refused and change nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tabia::picture::{self, Colouring, Glyphs};
use tabia_fuzz::Bytes;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes);
    let mut picture = picture::board(&bytes.reached());
    let Some(text) = bytes.text() else { return };
    for line in text.lines() {
        let before = picture.svg().to_string();
        if picture.set_lines(line).is_err() {
            assert_eq!(picture.svg().to_string(), before);
        }
    }
    let svg = picture.svg().to_string();
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    // No text from outside opens an element, or holds a sign that XML knows not.
    assert_eq!(svg.matches("<svg").count(), 1);
    assert!(
        !svg.chars()
            .any(|sign| sign < ' ' && !"\t\n\r".contains(sign))
    );
    for glyphs in [Glyphs::Ascii, Glyphs::Unicode] {
        let board = picture.text(glyphs, Colouring::None).to_string();
        assert!(!board.is_empty());
    }
});
