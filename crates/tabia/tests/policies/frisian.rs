//! Frisian draughts: captures along ranks and files too, from one dark square to the next but one.
//! The limit on a king's quiet moves is history and no part of a position.

use tabia::draughts::{DIAGONAL_KING, DIAGONAL_MAN, DraughtsRules, DraughtsVariant, International};
use tabia::{
    About, CapturePolicy, CaptureRule, Dirs, Grid, Landing, NoOptions, PieceRule, Pieces, Priority,
    Reach, Topology,
};

/// Frisian draughts.
pub enum Frisian {}

impl Topology for Frisian {
    const GRID: &'static Grid = International::GRID;
}

const MAN: PieceRule = PieceRule {
    capture: Reach::step(Dirs::ALL),
    ..DIAGONAL_MAN
};
const KING: PieceRule = PieceRule {
    capture: Reach::slide(Dirs::ALL),
    ..DIAGONAL_KING
};

impl Pieces for Frisian {
    const KINDS: &'static [PieceRule] = &[MAN, KING];
}

impl CapturePolicy for Frisian {
    const RULE: CaptureRule = CaptureRule {
        // The most valuable capture, a king a little less than two men; then with a king.
        priority: &[
            Priority::Value {
                man: 200,
                king: 399,
            },
            Priority::WithKing,
        ],
        landing: Landing::Anywhere,
        ..International::RULE
    };
}

impl DraughtsVariant for Frisian {
    type Options = NoOptions;
    const RULES: DraughtsRules = International::RULES;
    const ABOUT: About = About {
        name: "frisian",
        title: "Frisian draughts",
        about: "Captures in eight directions, the most valuable one must be made.",
        ..International::ABOUT
    };
}

#[test]
fn captures_go_along_ranks_and_files_too() {
    crate::legal::<Frisian>("W:W33:B23", "33x13");
    // Backwards and sideways.
    crate::legal::<Frisian>("W:W23:B33", "23x43");
    crate::legal::<Frisian>("W:W33:B32,34", "33x31 33x35");
}

#[test]
fn a_king_is_worth_a_little_less_than_two_men() {
    crate::legal::<Frisian>("W:W33:BK28,29", "33x22");
    crate::legal::<Frisian>("W:W33:BK28,29,20", "33x15");
}
