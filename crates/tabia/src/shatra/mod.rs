//! Shatra, the Altai game of chess pieces that capture as in draughts.
//!
//! A biy, a batyr, two turas, two yalkyns and eleven shatras a side, on 62 squares: two halves of a
//! battlefield with a ditch between them, and a fortress with a gate behind each. Ten men of each side
//! wait in the castle at the start and are dropped one by one. Captures are compulsory and go in series
//! of leaps; who takes the biy wins.
//!
//! Sources: the booklet of L. Kurin (Moscow, 1988) and the description by Ivan Derzhanski. Where they
//! differ, [`ShatraOptions`] has both. Rule numbers in comments (D1 … E2) are those of the book page.
//!
//! - `board`: the board, drawn; `pieces`: the men; `options`: what can be chosen
//! - `position`: [`Shatra`]; `field`: who must capture; `quiet`, `capture`: the moves; `moves`: who takes them
//! - `fen`: positions as text; `notation`, `matching`: moves as text

mod board;
mod capture;
mod fen;
mod field;
mod matching;
mod moves;
mod notation;
mod options;
mod pieces;
mod position;
mod quiet;

pub use board::BOARD;
pub(crate) use options::{ABOUT, ABOUT_PRITCHARD, ABOUT_RUSSIAN_TEXT};
pub use options::{
    CapturedRemoved, DoubleStep, DropDue, DropOnRoad, ReserveRoadSlide, RoadSlideLimit,
    ShatraOptions,
};
pub use pieces::{BATYR, BIY, SHATRA, TURA, YALKYN};
pub use position::Shatra;
