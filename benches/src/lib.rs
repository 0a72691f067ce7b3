//! What is measured, and beside what: leaf counts of every game, and of crates that count leaves of a game of
//! their own; and the other things that programs do all day.

mod leaves;
mod peer;
mod sample;
pub mod work;

pub use leaves::{TASKS, Task};
pub use peer::{Peer, Played};
pub use sample::{Random, Sample};
