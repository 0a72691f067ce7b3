//! Spanish draughts, and Portuguese, which differs in its set-up only.

use crate::INVERTED_8X8;
use crate::english::{English, FORWARD_MAN};
use tabia::draughts::{DIAGONAL_KING, DraughtsRules, DraughtsVariant, Russian};
use tabia::{
    About, CapturePolicy, CaptureRule, Crowning, Grid, NoOptions, PieceRule, Pieces, Priority,
    Topology,
};

/// Spanish draughts.
pub enum Spanish {}

impl Topology for Spanish {
    const GRID: &'static Grid = &INVERTED_8X8;
}

impl Pieces for Spanish {
    const KINDS: &'static [PieceRule] = &[FORWARD_MAN, DIAGONAL_KING];
}

impl CapturePolicy for Spanish {
    const RULE: CaptureRule = CaptureRule {
        // The law of quantity, then the law of quality.
        priority: &[Priority::Count, Priority::MostKings],
        crowning: Crowning::EndsMove,
        ..Russian::RULE
    };
}

impl DraughtsVariant for Spanish {
    type Options = NoOptions;
    const RULES: DraughtsRules = DraughtsRules {
        separator: 'x',
        ..Russian::RULES
    };
    const ABOUT: About = About {
        name: "spanish",
        title: "Spanish draughts",
        board: "8x8, dark squares, a1 light",
        about: "Flying kings, men capture forward, most pieces and then most kings.",
        ..English::ABOUT
    };
}

#[test]
fn most_pieces_then_most_kings() {
    crate::legal::<Spanish>("W:Wd3:Bc4,Ke4", "d3xf5");
    crate::legal::<Spanish>("W:Wd3:Bc4,c6,Ke4", "d3xd7");
}
