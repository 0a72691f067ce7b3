//! Towers: the pieces of a square as a stack, seen from the front and a little from above.

use super::Ink;
use super::discs::CROWN;
use crate::picture::Theme;
use crate::picture::tenths::Tenths;
use core::fmt;
use tabia_core::{Kind, Piece};

/// Half the width of a layer, and half the depth of its top.
const ACROSS: i32 = 14;
const DEPTH: i32 = 7;
/// The room that the layers have above one another, in tenths.
const ROOM: i32 = 200;
/// A layer is no thicker than this, in tenths.
const THICKEST: i32 = 60;
/// From this height on the number of pieces stands beside a tower.
const COUNTED: usize = 4;

pub(super) fn draw(tower: &[Piece], theme: &Theme, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let layers = tower.len() as i32;
    let thickness = (ROOM / layers.max(1)).min(THICKEST);
    // The tower stands in the middle of the square, however high it is.
    let bottom = layers * thickness / 2;
    let mut top = bottom;
    for (i, piece) in tower.iter().enumerate() {
        top = bottom - (i as i32 + 1) * thickness;
        layer(*piece, top, thickness, theme, f)?;
    }
    if let Some(piece) = tower.last().filter(|piece| piece.kind != Kind::MAN) {
        let sign = Ink::of(piece.side, theme).line.paint("fill");
        let y = Tenths(top);
        write!(
            f,
            "<path transform=\"translate(0 {y}) scale(.9 .58)\" d=\"{CROWN}\"{sign}/>"
        )?;
    }
    if tower.len() >= COUNTED {
        count(tower.len(), theme, f)?;
    }
    Ok(())
}

/// One piece: its rim and its upper side, which lies at this height.
fn layer(
    piece: Piece,
    top: i32,
    thickness: i32,
    theme: &Theme,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let ink = Ink::of(piece.side, theme);
    let [fill, rim, line] = [
        ink.fill.paint("fill"),
        ink.rim.paint("stroke"),
        ink.line.paint("stroke"),
    ];
    let [y, high] = [Tenths(top), Tenths(thickness)];
    write!(
        f,
        "<path d=\"M-{ACROSS} {y}v{high}a{ACROSS} {DEPTH} 0 0 0 {0} 0v-{high}z\"{fill}{rim} stroke-width=\"1.2\"/>\
         <ellipse cy=\"{y}\" rx=\"{ACROSS}\" ry=\"{DEPTH}\"{fill}{rim} stroke-width=\"1.2\"/>",
        2 * ACROSS
    )?;
    if piece.kind == Kind::MAN {
        return write!(
            f,
            "<ellipse cy=\"{y}\" rx=\"9\" ry=\"4.2\" fill=\"none\"{line}/>"
        );
    }
    // A king within a tower shows a stripe on its rim.
    let stripe = Tenths(top + DEPTH * 10 + thickness / 2 - 5);
    let width = Tenths((thickness / 2).max(8));
    write!(
        f,
        "<path d=\"M-5 {stripe}H5\" fill=\"none\"{line} stroke-width=\"{width}\" stroke-dasharray=\"2.5 1.2\"/>"
    )
}

/// The number of pieces, in the lower right corner of the square.
fn count(height: usize, theme: &Theme, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let [paper, text] = [theme.ground.paint("fill"), theme.text.paint("fill")];
    let line = theme.text.paint("stroke");
    write!(
        f,
        "<circle cx=\"13.5\" cy=\"13\" r=\"6\"{paper}{line} stroke-width=\".8\"/>\
         <text x=\"13.5\" y=\"16\" font-size=\"8.5\" text-anchor=\"middle\"{text}>{height}</text>"
    )
}
