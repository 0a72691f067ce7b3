//! English draughts (checkers). Source: rules of the American Checker Federation.

use tabia::draughts::{
    Blocked, Customs, DARK_8X8, DIAGONAL_MAN, DraughtsRules, DraughtsVariant, DrawClauses, OneEach,
};
use tabia::{
    About, CapturePolicy, CaptureRule, Crowning, Dirs, Family, Grid, Kind, Landing, NoOptions,
    PieceRule, Pieces, Prey, Reach, Removal, Reversal, Side, SquareForm, Topology,
};

/// English draughts.
pub enum English {}

/// A king that goes one square in the four diagonals.
pub const SHORT_KING: PieceRule = PieceRule {
    name: "king",
    letter: 'K',
    quiet: Reach::step(Dirs::DIAGONAL),
    over_own: Dirs::NONE,
    capture: Reach::step(Dirs::DIAGONAL),
    prey: Prey::All,
    crowned: None,
};

/// A man that captures forward only.
pub const FORWARD_MAN: PieceRule = PieceRule {
    capture: Reach::step(Dirs::FORWARD_DIAGONAL),
    crowned: Some(Kind::KING),
    ..DIAGONAL_MAN
};

impl Topology for English {
    const GRID: &'static Grid = &DARK_8X8;
}

impl Pieces for English {
    const KINDS: &'static [PieceRule] = &[FORWARD_MAN, SHORT_KING];
}

impl CapturePolicy for English {
    const RULE: CaptureRule = CaptureRule {
        // Pieces that capture their neighbours never meet a jumped piece again.
        removal: Removal::AtEnd,
        // Any capture may be chosen.
        priority: &[],
        // A man that reaches the king row is crowned and its move is over.
        crowning: Crowning::EndsMove,
        reversal: Reversal::Allowed,
        landing: Landing::JustBehind,
    };
}

impl DraughtsVariant for English {
    type Options = NoOptions;
    const RULES: DraughtsRules = DraughtsRules {
        // The dark men move first; they are Black, and White is the light side. The slow generator
        // reads only positions, so it does not mind.
        first: Side::Black,
        ranks_behind: 0,
        ranks_of_men: 3,
        blocked: Blocked::Loses,
        one_each: OneEach::PlayOn,
        squares: SquareForm::Letters,
        separator: 'x',
        customs: Customs::Silent,
        draws: DrawClauses {
            usual: &[],
            fmjd64: &[],
        },
    };
    const ABOUT: About = About {
        name: "english",
        title: "English draughts",
        family: Family::Draughts,
        board: "8x8, dark squares",
        about: "Short kings, men capture forward, crowning ends the move.",
        experimental: false,
    };
}

#[test]
fn crowning_ends_the_move() {
    // As a king it could go on over e7.
    crate::legal::<English>("W:Wb6:Bc7,e7", "b6xd8");
}

#[test]
fn men_capture_forward_and_kings_one_square_in_all_directions() {
    crate::legal::<English>("W:Wd4:Bc5,c3", "d4xb6");
    crate::legal::<English>("W:WKd4:Bc5,c3,f6", "d4xb2 d4xb6");
}
