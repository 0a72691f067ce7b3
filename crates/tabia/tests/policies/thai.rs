//! Thai draughts (makhos): eight men, flying kings that land right behind, jumped pieces leave at once.

use crate::english::{English, FORWARD_MAN};
use tabia::draughts::{DARK_8X8, DIAGONAL_KING, DraughtsRules, DraughtsVariant};
use tabia::{
    About, CapturePolicy, CaptureRule, Grid, NoOptions, PieceRule, Pieces, Removal, Topology,
};

/// Thai draughts.
pub enum Thai {}

impl Topology for Thai {
    const GRID: &'static Grid = &DARK_8X8;
}

impl Pieces for Thai {
    const KINDS: &'static [PieceRule] = &[FORWARD_MAN, DIAGONAL_KING];
}

impl CapturePolicy for Thai {
    const RULE: CaptureRule = CaptureRule {
        removal: Removal::AtOnce,
        ..English::RULE
    };
}

impl DraughtsVariant for Thai {
    type Options = NoOptions;
    const RULES: DraughtsRules = DraughtsRules {
        ranks_of_men: 2,
        ..English::RULES
    };
    const ABOUT: About = About {
        name: "thai",
        title: "Thai draughts",
        about: "Eight men, flying kings that land right behind the captured piece.",
        ..English::ABOUT
    };
}

#[test]
fn a_king_lands_right_behind_what_it_captures() {
    crate::legal::<Thai>("W:WKa1:Bc3", "a1xd4");
    crate::legal::<Thai>("W:WKa1:Bc3,e5", "a1xf6");
}

#[test]
fn what_is_jumped_leaves_at_once() {
    // The long way goes back over d4, which it took first.
    crate::legal::<Thai>("W:WKa1:Bb4,b6,d4,d6,f6", "a1xe5xc7xa5xc3xg7 a1xe5xg7");
}
