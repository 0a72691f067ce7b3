//! The rules of the draughts games, one test a rule: a position and all its legal moves.

mod board;
mod long_captures;
mod notation;
mod other_programs;
mod refusals;
mod relatives;
mod russian;
mod turkish;
