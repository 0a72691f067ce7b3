//! Armenian draughts (tama): Turkish draughts in which men also step diagonally forward, kings slide
//! like a chess queen, and a man crowned in mid-capture goes on as a king. Named in the seed text on
//! Turkish draughts; sources are few, so the game is experimental.

use super::Turkish;
use super::pieces::{ARMENIAN_KING, ARMENIAN_MAN};
use super::rules::{DraughtsRules, DraughtsVariant};
use crate::About;
use tabia_core::{CapturePolicy, CaptureRule, Crowning, Grid, PieceRule, Pieces, Topology};

#[doc = include_str!("../../docs/armenian.md")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Armenian {}

impl Topology for Armenian {
    const GRID: &'static Grid = Turkish::GRID;
}

impl Pieces for Armenian {
    // Diagonals are for quiet moves only: captures stay along ranks and files.
    const KINDS: &'static [PieceRule] = &[ARMENIAN_MAN, ARMENIAN_KING];
}

impl CapturePolicy for Armenian {
    const RULE: CaptureRule = CaptureRule {
        // A man crowned in mid-capture goes on as a king.
        crowning: Crowning::InPassing,
        ..Turkish::RULE
    };
}

impl DraughtsVariant for Armenian {
    type Options = <Turkish as DraughtsVariant>::Options;
    const RULES: DraughtsRules = Turkish::RULES;
    const ABOUT: About = About {
        name: "armenian",
        title: "Armenian draughts",
        about: "Tama: Turkish draughts with diagonal moves that capture nothing.",
        experimental: true,
        ..Turkish::ABOUT
    };
}
