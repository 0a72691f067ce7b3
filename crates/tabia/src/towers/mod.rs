#![doc = include_str!("../../docs/bashni.md")]
//!
//! # Sources
//!
//! Board, set-up and moves are those of Russian draughts: see [`Russian`](crate::draughts::Russian).
//! On when a taken piece goes under, and on taking twice from one tower, sources differ:
//! [`BashniOptions`] has the readings.
//!
//! # Files
//!
//! - `rules`: what the capture search must know of the tops; `options`: the rules that can be chosen
//! - `tower`: [`Tower`]; `layers`: all that lies under the tops, in four words
//! - `position`: [`Bashni`]; `at_once`: captures whose pieces go under during the move
//! - `notation`: FEN and moves

mod at_once;
mod layers;
mod notation;
mod options;
mod position;
mod rules;
mod tower;

pub use options::{BashniOptions, Rejump, Take};
pub use position::Bashni;
pub(crate) use rules::ABOUT;
pub use tower::Tower;
