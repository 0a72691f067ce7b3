//! International draughts on 10x10, fifty squares: the rules of Brazilian draughts on a larger
//! board, squares in numbers.

use super::Brazilian;
use super::boards::DARK_10X10;
use super::draws::INTERNATIONAL;
use super::rules::{DraughtsRules, DraughtsVariant};
use crate::About;
use tabia_core::{
    CapturePolicy, CaptureRule, Grid, NoOptions, PieceRule, Pieces, SquareForm, Topology,
};

#[doc = include_str!("../../docs/international.md")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum International {}

impl Topology for International {
    const GRID: &'static Grid = &DARK_10X10;
}

impl Pieces for International {
    const KINDS: &'static [PieceRule] = Brazilian::KINDS;
}

impl CapturePolicy for International {
    const RULE: CaptureRule = Brazilian::RULE;
}

impl DraughtsVariant for International {
    type Options = NoOptions;
    const RULES: DraughtsRules = DraughtsRules {
        ranks_of_men: 4,
        squares: SquareForm::Numbers,
        draws: INTERNATIONAL,
        ..Brazilian::RULES
    };
    const ABOUT: About = About {
        name: "international",
        title: "International draughts",
        board: "10x10, dark squares",
        about: "Twenty men a side; the greatest number must be captured.",
        ..Brazilian::ABOUT
    };
}
