//! Italian draughts. Source: rules of the Federazione Italiana Dama.

use crate::INVERTED_8X8;
use crate::english::{English, FORWARD_MAN, SHORT_KING};
use tabia::draughts::{DraughtsRules, DraughtsVariant};
use tabia::{
    About, CapturePolicy, CaptureRule, Grid, NoOptions, PieceRule, Pieces, Prey, Priority, Side,
    Topology,
};

/// Italian draughts.
pub enum Italian {}

impl Topology for Italian {
    // The dark corner is at each player's right.
    const GRID: &'static Grid = &INVERTED_8X8;
}

/// A man does not capture kings.
const MAN: PieceRule = PieceRule {
    prey: Prey::MenOnly,
    ..FORWARD_MAN
};

impl Pieces for Italian {
    const KINDS: &'static [PieceRule] = &[MAN, SHORT_KING];
}

impl CapturePolicy for Italian {
    const RULE: CaptureRule = CaptureRule {
        // Most pieces; with a king; most kings; kings as early as possible.
        priority: &[
            Priority::Count,
            Priority::WithKing,
            Priority::MostKings,
            Priority::KingsEarliest,
        ],
        ..English::RULE
    };
}

impl DraughtsVariant for Italian {
    type Options = NoOptions;
    const RULES: DraughtsRules = DraughtsRules {
        first: Side::White,
        ..English::RULES
    };
    const ABOUT: About = About {
        name: "italian",
        title: "Italian draughts",
        board: "8x8, dark squares, a1 light",
        about: "Short kings that men cannot capture, four rules of precedence.",
        ..English::ABOUT
    };
}

#[test]
fn a_man_does_not_capture_a_king() {
    crate::legal::<Italian>("W:Wd3:BKe4", "d3-c4");
}

#[test]
fn most_pieces_first() {
    crate::legal::<Italian>("W:Wd3:Bc4,e4,g6", "d3xh7");
}

#[test]
fn among_equals_with_a_king() {
    crate::legal::<Italian>("W:Wb3,Kf3:Bc4,g4", "f3xh5");
}

#[test]
fn among_those_most_kings() {
    crate::legal::<Italian>("W:WKd3:Bc4,Ke4", "d3xf5");
}

#[test]
fn among_those_kings_as_early_as_possible() {
    crate::legal::<Italian>("W:WKd3:Bc4,Kc6,Ke4,g6", "d3xh7");
}
