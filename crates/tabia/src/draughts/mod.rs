//! The draughts games: men and kings on one board, captures by jumping.
//!
//! Each game is a file of constants, citing its rules: [`Russian`], [`Poddavki`], [`Spantsireti`],
//! [`Brazilian`], [`International`], [`Turkish`]. What they share is here and in the core.
//!
//! - `boards`: the boards, drawn; `pieces`: men and kings that several games use
//! - `rules`: what a game says of itself; `position`: [`Draughts`]; `notation`: FEN and moves

mod boards;
mod brazilian;
mod international;
mod movetext;
mod notation;
mod pieces;
mod poddavki;
mod position;
mod rules;
mod russian;
mod spantsireti;
mod turkish;

pub use boards::{DARK_8X8, DARK_10X8, DARK_10X10, FULL_8X8};
pub use brazilian::Brazilian;
pub use international::International;
pub(crate) use movetext::{parse_move, square, write_move, write_square};
pub(crate) use notation::{read_side_to_move, side_letter};
pub use pieces::{DIAGONAL_KING, DIAGONAL_MAN, ORTHOGONAL_KING, ORTHOGONAL_MAN};
pub use poddavki::Poddavki;
pub use position::Draughts;
pub use rules::{Blocked, DraughtsOptions, DraughtsRules, DraughtsVariant, OneEach};
pub use russian::Russian;
pub use spantsireti::Spantsireti;
pub use turkish::{SeveralVOneMan, Turkish, TurkishOptions};
