//! The pieces of Shatar: a child, a horse, a camel, a cart, a great beast and a prince.

use super::Ink;
use crate::shatar::{BERS, MORI, NOYON, TEMEE, TEREG};
use core::fmt;
use tabia_core::Kind;

/// What a piece is drawn of.
struct Shape {
    /// Its outline, filled.
    body: &'static str,
    /// Lines on it.
    lines: &'static str,
    /// Spots on it.
    spots: &'static str,
}

const CHILD: Shape = Shape {
    body: "M-9.5 15Q-9 5 -4 1.5A6.3 6.3 0 1 1 4 1.5Q9 5 9.5 15z",
    lines: "M-8.7 11H8.7",
    spots: "",
};

const HORSE: Shape = Shape {
    body: "M-9 15.5H12Q14.5 -1 6 -11.5L4.5 -17L.5 -13Q-8 -10.5 -13.5 1.5L-12 6.5L-8 5.5Q-4 2 .5 2.5Q-7.5 8 -9 15.5z",
    lines: "M6 -11.5Q10.5 -1 8.5 11",
    spots: "M-4.5 -5.5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z",
};

const CAMEL: Shape = Shape {
    body: "M-18 -9.5L-13.5 -13L-10 -12Q-8.5 -5 -6.5 -1.5Q-5.5 -10.5 -2 -10.5Q1.5 -10.5 3 -4Q4.5 -10.5 8 -10.5Q12.5 -10.5 14 -1.5\
           L16.5 6.5L14 6L13.5 15.5H9L7.5 5.5H-1.5L-3 15.5H-7.5L-8.5 4.5Q-13 1.5 -13.5 -6L-17.5 -6z",
    lines: "",
    spots: "M-13.6 -9.8a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z",
};

const CART: Shape = Shape {
    body: "M-15.5 -7V-16H-11V-12.5H11V-16H15.5V-7H6.5A12 12 0 1 1 -6.5 -7z",
    lines: "M0 -6V14.5M-10.2 4.2H10.2M-7.2 -3L7.2 11.4M7.2 -3L-7.2 11.4M0 -3a7.2 7.2 0 1 0 0.01 0z",
    spots: "",
};

const BEAST: Shape = Shape {
    body: "M0 -17L4.4 -11.4L11 -13.5L11.4 -6.5L17 -3L13 3L15 9.5L8.5 10.5L5.5 16.5L0 13L-5.5 16.5L-8.5 10.5L-15 9.5L-13 3L-17 -3\
           L-11.4 -6.5L-11 -13.5L-4.4 -11.4z",
    lines: "M-8.5 -2Q-8.5 -8.5 0 -8.5Q8.5 -8.5 8.5 -2Q8.5 5 4 8.5H-4Q-8.5 5 -8.5 -2zM0 3V6M-3 7Q0 4.5 3 7",
    spots: "M-5.2 -2.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM2.2 -2.2a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM-2.2 1.5H2.2L0 4z",
};

const PRINCE: Shape = Shape {
    body: "M-13.5 15.5Q-13 5 -4.5 3Q-6.2 1 -6.2 -3L-10.5 -5.5L-4.5 -10Q-2.5 -14 -1.3 -14.2A2.1 2.1 0 1 1 1.3 -14.2Q2.5 -14 4.5 -10\
           L10.5 -5.5L6.2 -3Q6.2 1 4.5 3Q13 5 13.5 15.5z",
    lines: "M-10.5 -5.5Q0 -8.5 10.5 -5.5M-4.5 3L2 11.5M4.5 3L-5.5 15.5",
    spots: "",
};

pub(super) fn draw(kind: Kind, ink: Ink, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let shape = match kind {
        NOYON => PRINCE,
        BERS => BEAST,
        TEREG => CART,
        TEMEE => CAMEL,
        MORI => HORSE,
        _ => CHILD,
    };
    let [fill, rim] = [ink.fill.paint("fill"), ink.rim.paint("stroke")];
    let body = shape.body;
    write!(f, "<path d=\"{body}\"{fill}{rim} stroke-width=\"1.5\"/>")?;
    if !shape.lines.is_empty() {
        let line = ink.line.paint("stroke");
        let lines = shape.lines;
        write!(
            f,
            "<path d=\"{lines}\" fill=\"none\"{line} stroke-width=\"1.5\"/>"
        )?;
    }
    if !shape.spots.is_empty() {
        write!(f, "<path d=\"{}\"{}/>", shape.spots, ink.line.paint("fill"))?;
    }
    Ok(())
}
