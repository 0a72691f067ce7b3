#![doc = include_str!("../../docs/shatar.md")]
//!
//! # In this module
//!
//! - `board`: what can be told of the squares; `pieces`: kinds, names, letters; `options`: the rules that can be chosen
//! - `array`: how games begin; `position`: [`Shatar`]; `attacks`, `moves` and `sinks`: the legal moves, as sets
//! - `mate`: checks by name, runs of checks, results; `notation` and `san`: positions and moves as text

mod array;
mod attacks;
mod board;
mod mate;
mod moves;
mod notation;
mod options;
mod pieces;
mod position;
mod san;
mod sinks;

use crate::{About, Family};

pub use options::{BishopRange, KnightMate, MateRule, Opening, ShatarOptions, Stalemate};
pub use pieces::{BERS, KHUU, KINDS, MORI, NOYON, TEMEE, TEREG, kind_name};
pub use position::Shatar;

/// Shatar by its usual rules.
pub(crate) const ABOUT: About = About {
    name: "shatar",
    title: "Shatar",
    family: Family::Shatar,
    board: "8x8, all squares",
    about: "Mongolian chess: a mate wins only if the run of checks before it contains a shak.",
    experimental: false,
};

/// Shatar as Fairy-Stockfish plays it.
pub(crate) const FAIRY_ABOUT: About = About {
    name: "shatar-fairy",
    title: "Shatar (Fairy-Stockfish)",
    about: "Shatar as Fairy-Stockfish plays it: who mates by a mori alone loses.",
    ..ABOUT
};

/// Shatar by the rules of the Buryat federation.
pub(crate) const BURYAT_ABOUT: About = About {
    name: "shatar-buryat",
    title: "Shatar (Buryatia)",
    about: "Shatar by the rules of the Buryat federation: free first moves, every mate but a mori's wins.",
    ..ABOUT
};
