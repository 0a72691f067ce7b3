//! Keny: Turkish draughts in which men leap over their own and capture backward too, and any
//! capture may be chosen. Named in the seed text on Turkish draughts; sources are few, so the game
//! is experimental.

use super::Turkish;
use super::draws::KENY;
use super::pieces::{KENY_MAN, ORTHOGONAL_KING};
use super::rules::{DraughtsRules, DraughtsVariant};
use crate::About;
use tabia_core::{CapturePolicy, CaptureRule, Grid, Landing, PieceRule, Pieces, Topology};

#[doc = include_str!("../../docs/keny.md")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Keny {}

impl Topology for Keny {
    const GRID: &'static Grid = Turkish::GRID;
}

impl Pieces for Keny {
    const KINDS: &'static [PieceRule] = &[KENY_MAN, ORTHOGONAL_KING];
}

impl CapturePolicy for Keny {
    const RULE: CaptureRule = CaptureRule {
        // No majority: any of the possible captures may be chosen.
        priority: &[],
        // But it is played to its end: where a capture can go on from some landing squares, only those.
        landing: Landing::WhereItGoesOn,
        ..Turkish::RULE
    };
}

impl DraughtsVariant for Keny {
    type Options = <Turkish as DraughtsVariant>::Options;
    const RULES: DraughtsRules = DraughtsRules {
        // Ten moves of each side without a capture are a draw.
        draws: KENY,
        ..Turkish::RULES
    };
    const ABOUT: About = About {
        name: "keny",
        title: "Keny",
        about: "Turkish draughts with leaps over own pieces, captures backward and free choice.",
        experimental: true,
        ..Turkish::ABOUT
    };
}
