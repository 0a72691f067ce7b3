#![doc = include_str!("../../docs/encodings.md")]
//!
//! # In this module
//!
//! - `planes`: what a plane shows; `games`: the planes of each game
//! - `view`: how they are laid out; `scene`: what is looked at; `paint`: the one writer, for bytes, floats and bits
//! - `symmetry`: boards, steps and policies mirrored and turned

mod games;
mod paint;
mod planes;
mod scene;
mod symmetry;
mod view;

pub use paint::Cell;
pub use planes::{Encode, Owner, Plane, Shows};
pub use scene::{Past, Scene};
pub use symmetry::Symmetry;
pub use view::{EncodeError, Layout, View, Viewpoint};

use tabia_core::Position;

/// What is to be done with a game whose type is known, for a game that is chosen by name.
///
/// ```
/// use tabia::encode::{Encode, WithGame};
/// use tabia::Variant;
///
/// struct PlaneCount;
/// impl WithGame for PlaneCount {
///     type Output = usize;
///     fn with<P: Encode>(self, _: P::Options) -> usize {
///         P::PLANES.len()
///     }
/// }
/// assert_eq!(Variant::Russian.rules().with_game(PlaneCount), 12);
/// ```
pub trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it with the position type of the game, under these rules.
    fn with<P: Encode>(self, options: <P as Position>::Options) -> Self::Output;
}
