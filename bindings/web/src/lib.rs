//! A table to play at in the browser: every game, move by move or step by step, for a page that knows no rule.
//!
//! The page sends a request and gets an answer, both JSON: see [`Request`] and [`Answer`]. The answer tells all that the
//! page shows, so that nothing has to be worked out there. [`memory`] hands them over in WebAssembly.
//!
//! ```json
//! {"click": {"square": "c3"}}
//! ```
#![cfg_attr(target_arch = "wasm32", no_std)]

extern crate alloc;

mod acts;
mod games;
pub mod memory;
mod picture;
mod request;
mod squares;
mod table;
mod view;
mod words;

pub use games::{Game, Setting, Values};
pub use request::{Request, Rules};
pub use squares::SquareView;
pub use table::Table;
pub use view::{Answer, Choice, View};
