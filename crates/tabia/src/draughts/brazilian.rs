//! Brazilian draughts: Russian board, set-up and notation, with the majority rule and no promotion
//! in mid-capture. The other game of the 64-square world championship.

use super::Russian;
use super::draws::BrazilianOptions;
use super::rules::{DraughtsRules, DraughtsVariant};
use crate::About;
use tabia_core::{
    CapturePolicy, CaptureRule, Crowning, Grid, Landing, PieceRule, Pieces, Priority, Topology,
};

#[doc = include_str!("../../docs/brazilian.md")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Brazilian {}

impl Topology for Brazilian {
    const GRID: &'static Grid = Russian::GRID;
}

impl Pieces for Brazilian {
    const KINDS: &'static [PieceRule] = Russian::KINDS;
}

impl CapturePolicy for Brazilian {
    const RULE: CaptureRule = CaptureRule {
        // The majority rule: number of pieces.
        priority: &[Priority::Count],
        // A man that passes the last row goes on as a man and is crowned only if it ends there.
        crowning: Crowning::AtEnd,
        // The majority rule leaves only the squares that keep the greatest number.
        landing: Landing::Anywhere,
        ..Russian::RULE
    };
}

impl DraughtsVariant for Brazilian {
    type Options = BrazilianOptions;
    const RULES: DraughtsRules = DraughtsRules {
        separator: 'x',
        ..Russian::RULES
    };
    const ABOUT: About = About {
        name: "brazilian",
        title: "Brazilian draughts",
        about: "International rules on the Russian board: the greatest number must be captured.",
        ..Russian::ABOUT
    };
}
