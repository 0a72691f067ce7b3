//! The draughts games: men and kings on one board, captures by jumping.
//!
//! Each game is a file of constants, citing its rules: [`Russian`], [`Poddavki`], [`Spantsireti`],
//! [`Brazilian`], [`International`], [`Turkish`], [`Armenian`], [`Keny`]. [`Vigman`] is two games
//! side by side. What they share is here and in the core.
//!
//! - `boards`: the boards, drawn; `pieces`: men and kings that several games use
//! - `rules`: what a game says of itself; `position`: [`Draughts`]; `underived`: its equality and the like; `notation`: FEN and moves;
//!   `customs`: what players say of a move; `draws`: draw clauses

mod armenian;
mod boards;
mod brazilian;
mod customs;
mod draws;
mod international;
mod keny;
pub(crate) mod movetext;
mod notation;
mod pieces;
mod poddavki;
mod position;
mod rules;
mod russian;
mod spantsireti;
mod turkish;
mod underived;
mod vigman;

pub use armenian::Armenian;
pub use boards::{DARK_8X8, DARK_10X8, DARK_10X10, DARK_HALF, FULL_8X8, LIGHT_HALF};
pub use brazilian::Brazilian;
pub use draws::{BrazilianDraws, BrazilianOptions, Draws, RussianOptions};
pub use international::International;
pub use keny::Keny;
pub(crate) use movetext::{parse_move, square, write_move, write_square};
pub(crate) use notation::{read_side_to_move, side_letter};
pub use pieces::{
    ARMENIAN_KING, ARMENIAN_MAN, DIAGONAL_KING, DIAGONAL_MAN, KENY_MAN, ORTHOGONAL_KING,
    ORTHOGONAL_MAN,
};
pub use poddavki::Poddavki;
pub use position::Draughts;
pub(crate) use position::crowned_at;
pub use rules::{
    Blocked, Customs, DraughtsOptions, DraughtsRules, DraughtsVariant, DrawClauses, OneEach,
};
pub use russian::Russian;
pub use spantsireti::Spantsireti;
pub use turkish::{RepetitionDraws, SeveralVOneMan, Turkish, TurkishOptions};
pub use vigman::{DarkGame, Half, LightGame, Vigman, VigmanOptions, VigmanTurn};
