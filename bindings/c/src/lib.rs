//! The C and C++ interface of Tabia: `include/tabia.h`, whose first page has the conventions.
//!
//! Everything here is thin. `edge` holds all that touches the caller's memory, the guard for panics, the
//! guard for null and the text of the last error; the other files say, function by function, which method of
//! the library is called. The header is generated from them: their comments are its documentation.
//!
//! Pointers to handles and to single values are taken as `Option<&T>` and `Option<&mut T>`, which C sees as
//! pointers that may be null. Text and arrays are plain pointers with a length. Enumerations come as integers
//! and are checked.

// What a caller in C has to keep is said once, on the first page of the header.
#![allow(clippy::missing_safety_doc)]
// The prefix is the namespace in C.
#![allow(clippy::module_name_repetitions)]

mod edge;
pub mod games;
pub mod items;
pub mod library;
pub mod moves;
pub mod outcomes;
pub mod perft;
pub mod pictures;
pub mod positions;
pub mod readers;
pub mod records;
pub mod rules;
pub mod squares;
pub mod status;
pub mod turns;
pub mod values;
pub mod variants;
