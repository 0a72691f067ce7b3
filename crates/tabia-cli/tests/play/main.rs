//! `tabia play` in a real terminal: keys go in, and what stands on the screen comes out.

mod at_the_board;
mod files;
mod programs;
mod terminal;
