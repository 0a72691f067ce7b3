//! Tabia plays by the rules of traditional board games that chess and checkers libraries leave out.
//!
//! It is a rules library and no engine: positions, legal moves, results, notation, leaf counts.
//!
//! ```
//! use tabia::{AnyPosition, Variant};
//!
//! // Every game by its name …
//! let russian = Variant::from_name("russian").unwrap();
//! let mut position = AnyPosition::start(russian);
//! for text in ["e3-d4", "d6-c5", "g3-f4"] {
//!     let mv = position.parse_move(text)?;
//!     position.play(mv);
//! }
//! // … the one legal answer is a capture, named by its two ends.
//! assert_eq!(position.count_moves(), 1);
//! let mv = position.parse_move("c5:g5")?;
//! assert_eq!(position.route(mv).unwrap().captures(), 2);
//! # Ok::<(), tabia::MoveError>(())
//! ```
//!
//! Where the game is known when the program is compiled, its own type is as good and a little faster:
//!
//! ```
//! use tabia::draughts::{Draughts, Turkish};
//! use tabia::{Notation, Outcome, Position, Reason, perft};
//!
//! let start = Draughts::<Turkish>::start();
//! assert_eq!(perft(&start, 3), 708);
//!
//! let bare = Draughts::<Turkish>::from_fen("W:WKh5:Bb7")?;
//! assert_eq!(bare.outcome(), Some(Outcome::draw(Reason::OnePieceEach)));
//! # Ok::<(), tabia::FenError>(())
//! ```
//!
//! A game keeps what a position does not know: the moves made, repetitions, and draws by count. See [`games`].
//!
//! ```
//! use tabia::{AnyGame, Variant};
//! let mut game = AnyGame::start(Variant::Turkish);
//! game.play_text("a3-a4")?;
//! assert_eq!(game.undo(), game.undone().first().copied());
//! # Ok::<(), tabia::GameError>(())
//! ```
//!
//! What cannot be read is answered with an error that says what was wrong, where, and what was expected:
//!
//! ```
//! use tabia::{AnyPosition, Variant};
//! let error = AnyPosition::from_fen(Variant::Russian, "W:Wa1,c9:Bb8").unwrap_err();
//! assert_eq!(error.to_string(), "at byte 6: found `c9`: no playing square has this name");
//! ```
//!
//! [`picture`] draws boards as SVG and as text for terminals.
//!
//! With the feature `serde`, games, rules, positions, moves and whole games can be stored: as text in formats that
//! people read, in few bytes in others. With `rayon`, leaves are counted on all processors.
//!
//! With the feature `encode`, positions and turns are written as planes of numbers for programs that learn.
//!
//! The crate needs neither `std` nor an allocator: the feature `std` (default) and `alloc` add what
//! returns lists and strings. [`sizes`] tells how large programs of one game are.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod any;
mod board_text;
pub mod draughts;
#[cfg(feature = "encode")]
pub mod encode;
#[cfg(feature = "alloc")]
#[doc = include_str!("../docs/games.md")]
pub mod games {}
#[cfg(doc)]
#[doc = include_str!("../docs/speed.md")]
pub mod speed {}
#[cfg(doc)]
#[doc = include_str!("../docs/correctness.md")]
pub mod correctness {}
#[cfg(doc)]
#[doc = include_str!("../docs/census.md")]
pub mod census {}
#[cfg(doc)]
#[doc = include_str!("../docs/sizes.md")]
pub mod sizes {}
#[cfg(feature = "alloc")]
pub mod pdn;
#[cfg(feature = "alloc")]
pub mod picture;
pub mod shatar;
pub mod shatra;
#[cfg(feature = "serde")]
mod stored;
pub mod towers;

#[cfg(feature = "alloc")]
pub use any::AnyGame;
#[cfg(feature = "rayon")]
pub use any::LeafCounter;
pub use any::{About, AnyMove, AnyPosition, AnyTurn, Family, RuleSet, Variant};
pub use tabia_core::*;

/// The example of the README runs as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
