//! The two boards of Vigman's draughts: the dark and the light squares of one full board.

use crate::About;
use crate::draughts::boards::{DARK_HALF, LIGHT_HALF};
use crate::draughts::rules::{DraughtsRules, DraughtsVariant};
use crate::draughts::{Draughts, Russian};
use tabia_core::{CapturePolicy, CaptureRule, Grid, NoOptions, PieceRule, Pieces, Topology};

/// Russian draughts on half of the squares of a full board: the light ones, or the dark ones.
///
/// Both halves use the squares of the full board, so a move of either is a move of the whole.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Half<const LIGHT: bool> {}

/// The game on the dark squares.
pub type DarkGame = Draughts<Half<false>>;

/// The game on the light squares: the dark one mirrored file for file.
pub type LightGame = Draughts<Half<true>>;

impl<const LIGHT: bool> Topology for Half<LIGHT> {
    const GRID: &'static Grid = if LIGHT { &LIGHT_HALF } else { &DARK_HALF };
}

impl<const LIGHT: bool> Pieces for Half<LIGHT> {
    const KINDS: &'static [PieceRule] = Russian::KINDS;
}

impl<const LIGHT: bool> CapturePolicy for Half<LIGHT> {
    const RULE: CaptureRule = Russian::RULE;
}

impl<const LIGHT: bool> DraughtsVariant for Half<LIGHT> {
    type Options = NoOptions;
    const RULES: DraughtsRules = Russian::RULES;
    const ABOUT: About = About {
        board: if LIGHT {
            "8x8, light squares"
        } else {
            Russian::ABOUT.board
        },
        ..Russian::ABOUT
    };
}
