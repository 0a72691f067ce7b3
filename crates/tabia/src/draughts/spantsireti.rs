//! Spantsireti (10x8): Russian rules on ten files, a to k without j, with fifteen men a side.
//! PDN game type 41.

use super::Russian;
use super::boards::DARK_10X8;
use super::draws::WITHOUT_MAIN_ROAD;
use super::rules::{DraughtsRules, DraughtsVariant};
use crate::About;
use tabia_core::{CapturePolicy, CaptureRule, Grid, PieceRule, Pieces, Topology};

#[doc = include_str!("../../docs/spantsireti.md")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Spantsireti {}

impl Topology for Spantsireti {
    const GRID: &'static Grid = &DARK_10X8;
}

impl Pieces for Spantsireti {
    const KINDS: &'static [PieceRule] = Russian::KINDS;
}

impl CapturePolicy for Spantsireti {
    const RULE: CaptureRule = Russian::RULE;
}

impl DraughtsVariant for Spantsireti {
    type Options = <Russian as DraughtsVariant>::Options;
    // Three rows of five men each.
    const RULES: DraughtsRules = DraughtsRules {
        draws: WITHOUT_MAIN_ROAD,
        ..Russian::RULES
    };
    const ABOUT: About = About {
        name: "spantsireti",
        title: "Spantsireti",
        board: "10x8, dark squares",
        about: "Russian draughts on a board of ten files and eight ranks.",
        ..Russian::ABOUT
    };
}
