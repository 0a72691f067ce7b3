//! What the games are tested with: laws that every game keeps, ways to come by positions, tables
//! of leaf counts, records of games, and slow generators written apart from the fast ones.
//!
//! A game is put to all laws by one line of a test file:
//!
//! ```text
//! testkit::laws_of!(russian, testkit::draughts::<Russian>());
//! ```

mod bashni;
#[cfg(doctest)]
mod book;
pub mod census;
mod draughts;
mod game;
mod games;
pub mod laws;
mod moves;
pub mod records;
pub mod reference;
mod shatar;
mod shatra;
pub mod strategies;
pub mod tables;
mod text;
mod turns;
mod vigman;

pub use bashni::bashni;
pub use draughts::{draughts, draughts_turned};
pub use game::Game;
pub use games::{GAMES, UseGame, with_game};
pub use shatar::{shatar, shatar_rules, shatar_set_ups};
pub use shatra::{ShatraSetUp, shatra, shatra_rules, shatra_set_up, shatra_set_ups};
pub use text::{fen_in, legal_moves, move_in, square_name};
pub use vigman::vigman;
