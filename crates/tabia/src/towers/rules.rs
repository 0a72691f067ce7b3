//! What the capture search must know of Bashni: the tops are men and kings of Russian draughts.

use crate::draughts::{DraughtsVariant, Russian};
use crate::{About, Family};
use tabia_core::{CapturePolicy, CaptureRule, Grid, PieceRule, Pieces, Removal, Topology};

/// The top pieces, seen as men and kings of a draughts game.
#[derive(Debug)]
pub(super) enum Tops {}

impl Topology for Tops {
    const GRID: &'static Grid = Russian::GRID;
}

impl Pieces for Tops {
    // A tower moves as its top piece does.
    const KINDS: &'static [PieceRule] = Russian::KINDS;
}

impl CapturePolicy for Tops {
    const RULE: CaptureRule = CaptureRule {
        // The piece taken last lies lowest. Where pieces go under at once, `at_once` says so.
        removal: Removal::Stacked,
        ..Russian::RULE
    };
}

/// What the game is, for lists of games.
pub(crate) const ABOUT: About = About {
    name: "bashni",
    title: "Bashni",
    family: Family::Towers,
    about: "Russian draughts with towers: a captured piece goes under its captor.",
    ..Russian::ABOUT
};

/// Most pieces of a side, over all layers.
pub(super) const MOST_PIECES: u32 = 12;
