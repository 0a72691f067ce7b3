//! Turkish draughts (dama). Orthogonal on all 64 squares; jumped pieces leave the board at once.
//! Source: the seed text on Turkish draughts; FMJD's rules of Turkish draughts.

use super::boards::FULL_8X8;
use super::draws::NONE;
use super::pieces::{ORTHOGONAL_KING, ORTHOGONAL_MAN};
use super::rules::{
    Blocked, Customs, DraughtsOptions, DraughtsRules, DraughtsVariant, DrawClauses, OneEach,
};
use crate::{About, Family};
use tabia_core::{
    CapturePolicy, CaptureRule, Clause, Crowning, Grid, Landing, Limit, PieceRule, Pieces,
    Priority, Removal, Repetition, Reversal, Side, SquareForm, Topology,
};

#[doc = include_str!("../../docs/turkish.md")]
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Turkish {}

impl Topology for Turkish {
    // All 64 squares, colours without meaning.
    const GRID: &'static Grid = &FULL_8X8;
}

impl Pieces for Turkish {
    const KINDS: &'static [PieceRule] = &[ORTHOGONAL_MAN, ORTHOGONAL_KING];
}

impl CapturePolicy for Turkish {
    const RULE: CaptureRule = CaptureRule {
        // Each jumped piece leaves the board at once: lines open, and a square may be crossed again.
        removal: Removal::AtOnce,
        // Only the captures that take the greatest number are legal; men and kings count alike.
        priority: &[Priority::Count],
        // A man on the last rank at the end of its move becomes a king; till then it goes on as a man.
        crowning: Crowning::AtEnd,
        // Between two jumps a king may not turn straight back.
        reversal: Reversal::Forbidden,
        // The landing square is free among those that still reach the greatest number.
        landing: Landing::Anywhere,
    };
}

tabia_core::choice! {
    /// Whether several men win at once against one man (the odd clause of the seed text).
    pub enum SeveralVOneMan {
        /// They do not.
        No = "no",
        /// A side with two or more men and no kings wins against exactly one man, when no capture
        /// is pending against it.
        Yes = "yes",
    }
}

tabia_core::choice! {
    /// Whether the third repetition of a position is a draw.
    pub enum RepetitionDraws {
        /// It is.
        On = "on",
        /// It means nothing.
        Off = "off",
    }
}

tabia_core::options! {
    /// The rules of Turkish draughts, Armenian draughts and Keny that can be chosen.
    pub struct TurkishOptions {
        /// Whether several men win at once against one man.
        several_v_one_man: SeveralVOneMan,
        /// Half-moves without a capture that make a draw. none leaves it to the game: 20 in Keny, no number in the others.
        no_capture_limit: Limit,
        /// Whether the third repetition of a position is a draw.
        repetition: RepetitionDraws,
    }
}

impl DraughtsOptions for TurkishOptions {
    fn several_men_win(&self) -> bool {
        self.several_v_one_man == SeveralVOneMan::Yes
    }

    fn no_capture_limit(&self) -> Option<u16> {
        self.no_capture_limit.0.map(u16::from)
    }

    fn clauses(&self, of: &DrawClauses) -> &'static [Clause] {
        // A chosen number stands for that of the game.
        if self.no_capture_limit.0.is_some() {
            &[]
        } else {
            of.usual
        }
    }

    fn repetition(&self) -> Repetition {
        match self.repetition {
            RepetitionDraws::On => Repetition::Draws,
            RepetitionDraws::Off => Repetition::Ignored,
        }
    }
}

impl DraughtsVariant for Turkish {
    type Options = TurkishOptions;
    const RULES: DraughtsRules = DraughtsRules {
        first: Side::White,
        // Sixteen men on the second and third ranks; the first is empty.
        ranks_behind: 1,
        ranks_of_men: 2,
        blocked: Blocked::Loses,
        one_each: OneEach::Draw,
        squares: SquareForm::Letters,
        separator: 'x',
        customs: Customs::Gentlemen,
        // No official number: an option.
        draws: NONE,
    };
    const ABOUT: About = About {
        name: "turkish",
        title: "Turkish draughts",
        family: Family::Draughts,
        board: "8x8, all squares",
        about: "Dama: straight moves, flying kings, captured pieces leave at once, majority.",
        experimental: false,
    };
}
