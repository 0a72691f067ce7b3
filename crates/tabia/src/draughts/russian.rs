//! Russian draughts (shashki). Source: the rules of the game as published for the 64-square
//! federations; draw clauses FMJD section 64, articles 7.2.3 to 7.2.8.

use super::boards::DARK_8X8;
use super::draws::{RUSSIAN, RussianOptions};
use super::pieces::{DIAGONAL_KING, DIAGONAL_MAN};
use super::rules::{Blocked, Customs, DraughtsRules, DraughtsVariant, OneEach};
use crate::{About, Family};
use tabia_core::{
    CapturePolicy, CaptureRule, Crowning, Grid, Landing, PieceRule, Pieces, Removal, Reversal,
    Side, SquareForm, Topology,
};

#[doc = include_str!("../../docs/russian.md")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Russian {}

impl Topology for Russian {
    // 8x8, dark squares only, a1 dark at White's lower left.
    const GRID: &'static Grid = &DARK_8X8;
}

impl Pieces for Russian {
    const KINDS: &'static [PieceRule] = &[DIAGONAL_MAN, DIAGONAL_KING];
}

impl CapturePolicy for Russian {
    const RULE: CaptureRule = CaptureRule {
        // Jumped pieces stay until the move is over: they may not be jumped twice and they block.
        removal: Removal::AtEnd,
        // Any of the possible captures may be chosen, not only the longest.
        priority: &[],
        // A man that reaches the last rank in a capture is crowned at once and goes on as a king.
        crowning: Crowning::InPassing,
        reversal: Reversal::Allowed,
        // If from some landing squares a further capture is possible, only those may be chosen.
        landing: Landing::WhereItGoesOn,
    };
}

impl DraughtsVariant for Russian {
    type Options = RussianOptions;
    const RULES: DraughtsRules = DraughtsRules {
        first: Side::White,
        ranks_behind: 0,
        ranks_of_men: 3,
        blocked: Blocked::Loses,
        one_each: OneEach::PlayOn,
        squares: SquareForm::Letters,
        separator: ':',
        customs: Customs::Silent,
        draws: RUSSIAN,
    };
    const ABOUT: About = About {
        name: "russian",
        title: "Russian draughts",
        family: Family::Draughts,
        board: "8x8, dark squares",
        about: "Flying kings, free choice of captures, promotion in mid-capture.",
        experimental: false,
    };
}
