//! Many games of [`tabia`] at once, for programs that learn: step by step into arrays, or random playouts wholly in Rust.
//!
//! A [`Batch`] plays a number of games side by side. In each call every game takes one step action, given by its
//! number ([`tabia::Steps`]) or chosen at random, and what a learner asks for is written into arrays that the caller
//! owns: planes, the mask of legal steps, rewards, ends, the side to move. [`StepGame`] is the same for one game,
//! [`playouts`] plays whole games at random.
//!
//! ```
//! use tabia::Variant;
//! use tabia_batch::{Batch, Outputs, Planes, Settings};
//!
//! let mut batch = Batch::new(Settings::new(Variant::Russian.rules(), 4))?;
//! let [planes, steps] = [batch.planes_len(), batch.step_count()];
//! let (mut planes, mut mask) = (vec![0_u8; 4 * planes], vec![0_u8; 4 * steps]);
//! let (mut actions, mut reward) = ([0; 4], [0.0; 8]);
//! batch.sample(&mut actions)?;
//! let outputs = Outputs {
//!     planes: Planes::Bytes(&mut planes),
//!     mask: &mut mask,
//!     reward: &mut reward,
//!     ..Outputs::default()
//! };
//! batch.step(&actions, outputs)?;
//! assert_eq!(mask[..steps].iter().sum::<u8>(), 7);
//! # Ok::<(), tabia_batch::BatchError>(())
//! ```
//!
//! # Chance
//!
//! Each game has its own stream of random numbers, so that results depend on the seed and never on the number of
//! threads: SplitMix64 from the state `tabia::mix(&[seed, index])`. A number below `n` is the upper half of the product
//! of `n` and the next number of the stream. A sampled action takes one number and is the legal step of that place
//! in their order; a start among several takes one.
//!
//! # Draws
//!
//! A batch draws by the clauses of the rules and by the third repetition, as a [`tabia::Game`] does; where a repetition
//! may be claimed (Shatra) it is claimed at once. Positions are compared by their keys of 64 bits since the last move
//! that cannot be taken back.
#![forbid(unsafe_code)]

mod batch;
mod chance;
mod error;
mod games;
mod line;
mod outputs;
mod play;
mod playouts;
mod single;
mod snapshot;

pub use batch::{Autoreset, Batch, Settings};
pub use error::BatchError;
pub use outputs::{Outputs, Planes};
pub use playouts::{Playout, playouts};
pub use single::StepGame;

/// The example of the README runs as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
