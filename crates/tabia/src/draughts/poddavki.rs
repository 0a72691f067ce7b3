//! Poddavki, Russian draughts to lose: Russian in everything, but the side to move that has no
//! legal move wins.

use super::Russian;
use super::rules::{Blocked, DraughtsRules, DraughtsVariant};
use crate::About;
use tabia_core::{CapturePolicy, CaptureRule, Grid, PieceRule, Pieces, Topology};

#[doc = include_str!("../../docs/poddavki.md")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Poddavki {}

impl Topology for Poddavki {
    const GRID: &'static Grid = Russian::GRID;
}

impl Pieces for Poddavki {
    const KINDS: &'static [PieceRule] = Russian::KINDS;
}

impl CapturePolicy for Poddavki {
    // Capture stays compulsory and free.
    const RULE: CaptureRule = Russian::RULE;
}

impl DraughtsVariant for Poddavki {
    type Options = <Russian as DraughtsVariant>::Options;
    const RULES: DraughtsRules = DraughtsRules {
        blocked: Blocked::Wins,
        ..Russian::RULES
    };
    const ABOUT: About = About {
        name: "poddavki",
        title: "Poddavki",
        about: "Russian draughts to lose: who has no move wins.",
        ..Russian::ABOUT
    };
}
