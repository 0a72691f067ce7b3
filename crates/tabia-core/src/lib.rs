//! The machinery under Tabia, the rules library for traditional board games.
//!
//! No game is in here. A game says what it is by constants of three small traits, [`Topology`],
//! [`Pieces`] and [`CapturePolicy`]; what follows from them is computed here: boards drawn as
//! pictures, sets of squares, moves as sets, and the one search for captures by jumping.
//! Those who play use the crate `tabia`, which re-exports all of this.
//!
//! ```
//! use tabia_core::{Dir, Grid, Numbering, Set};
//!
//! // A board is a picture.
//! const CROSS: Grid = Grid::new("abc", &[".#.", "###", ".#."], Numbering::FromBottom);
//! let centre = CROSS.square("b2").unwrap();
//! // A whole set of squares moves one step at once.
//! let moved = CROSS.shift(Dir::N).apply(Set::of(centre));
//! assert_eq!(moved, Set::of(CROSS.square("b3").unwrap()));
//! ```
//!
//! The crate needs neither `std` nor an allocator, has no dependency and no unsafe code.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(any(feature = "alloc", test))]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod capture;
mod clause;
#[cfg(feature = "alloc")]
mod counts;
mod dir;
mod field;
#[cfg(feature = "alloc")]
mod game;
mod grid;
#[cfg(feature = "alloc")]
mod history;
mod jumps;
mod key;
mod leap;
mod moves;
mod names;
mod options;
mod pairs;
mod perft;
#[cfg(feature = "serde")]
pub mod persist;
mod position;
mod rules;
mod set;
mod sink;
mod square;
mod step_error;
mod steps;
mod text;
mod turn;
mod turn_text;

pub use capture::{Jumping, Reached, Search, last_rank};
pub use clause::{
    Balance, Between, Clause, Counted, Force, MAX_CLAUSES, Repetition, Running, StartsAgain,
};
pub use dir::{Dir, Dirs};
pub use field::{Convention, Field};
#[cfg(feature = "alloc")]
pub use game::{Game, GameError, REPETITIONS};
pub use grid::{Grid, Name, Numbering, Shift};
pub use key::mix;
pub use leap::{Leap, flying_leap, leapers, short_leap};
pub use moves::{MAX_CAPTURES, MAX_TRAIL, Move, Route};
pub use names::SquareName;
pub use options::{Choice, Limit, NoOptions, OptionError, OptionInfo, Options, Values};
pub use pairs::Pairs;
pub use perft::{perft, perft_routes};
pub use position::{Announcement, Outcome, Position, Reason};
pub use rules::{
    CapturePolicy, CaptureRule, Crowning, Kind, Landing, Piece, PieceRule, Pieces, Prey, Priority,
    Reach, Removal, Reversal, Side, Topology,
};
pub use set::{Set, Squares};
pub use sink::{Any, Counter, Lister, Player, Sink};
pub use square::Square;
pub use step_error::StepError;
pub use steps::{Step, StepAction, StepSet, Steps};
pub use text::{
    Candidates, Cursor, FenError, FenErrorKind, Length, MAX_CANDIDATES, MoveError, MoveErrorKind,
    Notation, SquareForm, Style, Token, ends_are_enough, is_subsequence, set_of,
};
pub use turn::Turn;
