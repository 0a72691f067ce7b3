//! The men of Shatra as their diagrams have them: discs with a sign of the opposite colour.

use super::{Ink, discs::disc};
use crate::shatra::{BATYR, BIY, TURA, YALKYN};
use core::fmt;
use tabia_core::Kind;

pub(super) fn draw(kind: Kind, ink: Ink, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    disc(ink, f)?;
    let sign = ink.line.paint("fill");
    match kind {
        // A circle of a third of the diameter.
        BIY => write!(f, "<circle r=\"5.6\"{sign}/>"),
        // A triangle inscribed.
        BATYR => write!(f, "<path d=\"M0 -13.5L11.7 6.8H-11.7z\"{sign}/>"),
        // A square inscribed.
        TURA => write!(f, "<path d=\"M-9 -9H9V9H-9z\"{sign}/>"),
        // A line along the diameter.
        YALKYN => write!(f, "<path d=\"M-14.7 -2.2H14.7V2.2H-14.7z\"{sign}/>"),
        _ => Ok(()),
    }
}
