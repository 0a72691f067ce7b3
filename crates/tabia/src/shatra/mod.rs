#![doc = include_str!("../../docs/shatra.md")]
//!
//! # In the code
//!
//! Rule numbers in comments are those of this page.
//!
//! - `board`: the board, drawn; `pieces`: the men; `options`: what can be chosen
//! - `position`: [`Shatra`]; `field`: who must capture; `quiet`, `capture`: the moves; `moves`: who takes them;
//!   `steps`: what one step of a turn can be
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
mod steps;

pub use board::BOARD;
pub(crate) use options::{ABOUT, ABOUT_PRITCHARD, ABOUT_RUSSIAN_TEXT};
pub use options::{
    CapturedRemoved, DoubleStep, DropDue, DropOnRoad, ReserveRoadSlide, RoadSlideLimit,
    ShatraOptions,
};
pub use pieces::{BATYR, BIY, SHATRA, TURA, YALKYN, kind_name};
pub use position::Shatra;
