//! Shatra as text: positions and moves, what is read, how it is written, and what is wrong with the rest.

mod any_text;
mod given;
mod moves;
mod positions;
