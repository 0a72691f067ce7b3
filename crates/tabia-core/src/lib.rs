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

mod announcement;
mod capture;
mod chains;
mod clause;
mod counts;
mod cursor;
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
mod leaves;
mod moves;
mod names;
mod options;
mod outcome;
mod pairs;
mod perft;
#[cfg(feature = "serde")]
pub mod persist;
mod position;
mod priority;
mod reach;
mod rules;
mod seen;
mod set;
mod shift;
mod sink;
mod square;
mod step_error;
mod steps;
mod successors;
mod takers;
mod text;
mod text_error;
mod turn;
mod turn_text;
mod turn_ways;

pub use announcement::Announcement;
pub use capture::{Jumping, Reached, Search};
pub use clause::{
    Balance, Between, Clause, Counted, Force, MAX_CLAUSES, Repetition, Running, StartsAgain,
};
pub use counts::Counts;
pub use cursor::Cursor;
pub use dir::{Dir, Dirs};
pub use field::{Convention, Field};
#[cfg(feature = "alloc")]
pub use game::{Game, GameError, REPETITIONS};
pub use grid::{Grid, Numbering};
pub use key::mix;
pub use leap::{Leap, flying_leap, leapers, short_leap};
pub use moves::{MAX_CAPTURES, MAX_TRAIL, Move, Route};
pub use names::{Name, SquareName};
#[cfg(feature = "alloc")]
pub use options::chosen;
pub use options::{Choice, Limit, NoOptions, OptionError, OptionInfo, Options, Values};
pub use outcome::{Outcome, Reason};
pub use pairs::Pairs;
pub use perft::{perft, perft_routes};
pub use position::Position;
pub use reach::last_rank;
pub use rules::{
    CapturePolicy, CaptureRule, Crowning, Kind, Landing, Piece, PieceRule, Pieces, Prey, Priority,
    Reach, Removal, Reversal, Side, Topology,
};
pub use seen::Seen;
pub use set::{Set, Squares};
pub use shift::Shift;
pub use sink::{Any, Counter, Finder, Lister, Player, Sink};
pub use square::Square;
pub use step_error::StepError;
pub use steps::{Step, StepAction, StepSet, Steps};
pub use text::{Length, Notation, SquareForm, Style, ends_are_enough, is_subsequence, set_of};
pub use text_error::{
    Candidates, FenError, FenErrorKind, MAX_CANDIDATES, MoveError, MoveErrorKind, Token,
};
pub use turn::Turn;
