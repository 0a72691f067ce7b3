//! Men and kings of draughts: discs, a king with a crown.

use super::Ink;
use core::fmt;
use tabia_core::Kind;

/// A crown, 20 wide, around the middle.
pub(super) const CROWN: &str = "M-8.5 6.5L-10 -5.5L-4.8 -1L0 -8.5L4.8 -1L10 -5.5L8.5 6.5z";

pub(super) fn draw(kind: Kind, ink: Ink, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    disc(ink, f)?;
    let line = ink.line.paint("stroke");
    if kind == Kind::MAN {
        return write!(
            f,
            "<circle r=\"10\" fill=\"none\"{line} stroke-width=\"1.2\"/>"
        );
    }
    write!(f, "<path d=\"{CROWN}\"{}/>", ink.line.paint("fill"))
}

/// A plain disc.
pub(super) fn disc(ink: Ink, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let [fill, rim] = [ink.fill.paint("fill"), ink.rim.paint("stroke")];
    write!(f, "<circle r=\"15.5\"{fill}{rim} stroke-width=\"1.6\"/>")
}
