//! The pieces that most draughts games share.

use tabia_core::{Dirs, Kind, PieceRule, Prey, Reach};

/// A man that goes one square diagonally forward and captures in all four diagonals.
pub const DIAGONAL_MAN: PieceRule = PieceRule {
    name: "man",
    letter: 'M',
    quiet: Reach::step(Dirs::FORWARD_DIAGONAL),
    over_own: Dirs::NONE,
    capture: Reach::step(Dirs::DIAGONAL),
    prey: Prey::All,
    crowned: Some(Kind::KING),
};

/// A king that flies along the diagonals.
pub const DIAGONAL_KING: PieceRule = PieceRule {
    name: "king",
    letter: 'K',
    quiet: Reach::slide(Dirs::DIAGONAL),
    over_own: Dirs::NONE,
    capture: Reach::slide(Dirs::DIAGONAL),
    prey: Prey::All,
    crowned: None,
};

/// A man that goes one square forward or sideways, and captures so.
pub const ORTHOGONAL_MAN: PieceRule = PieceRule {
    name: "man",
    letter: 'M',
    quiet: Reach::step(Dirs::FORWARD.or(Dirs::SIDEWAYS)),
    over_own: Dirs::NONE,
    capture: Reach::step(Dirs::FORWARD.or(Dirs::SIDEWAYS)),
    prey: Prey::All,
    crowned: Some(Kind::KING),
};

/// A man of Armenian draughts: it also steps diagonally forward, and captures as the orthogonal man.
pub const ARMENIAN_MAN: PieceRule = PieceRule {
    quiet: Reach::step(Dirs::FORWARD.or(Dirs::SIDEWAYS).or(Dirs::FORWARD_DIAGONAL)),
    ..ORTHOGONAL_MAN
};

/// A king of Armenian draughts: it slides in all eight directions, and captures along ranks and files.
pub const ARMENIAN_KING: PieceRule = PieceRule {
    quiet: Reach::slide(Dirs::ALL),
    ..ORTHOGONAL_KING
};

/// A man of Keny: it also leaps over its own, and captures backward too.
pub const KENY_MAN: PieceRule = PieceRule {
    over_own: Dirs::FORWARD.or(Dirs::SIDEWAYS),
    capture: Reach::step(Dirs::ORTHOGONAL),
    ..ORTHOGONAL_MAN
};

/// A king that flies along ranks and files.
pub const ORTHOGONAL_KING: PieceRule = PieceRule {
    name: "king",
    letter: 'K',
    quiet: Reach::slide(Dirs::ORTHOGONAL),
    over_own: Dirs::NONE,
    capture: Reach::slide(Dirs::ORTHOGONAL),
    prey: Prey::All,
    crowned: None,
};
