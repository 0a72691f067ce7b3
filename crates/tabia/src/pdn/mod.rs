#![doc = include_str!("../../docs/pdn.md")]
// - `record`: a game as recorded; `draft`: one that is being read, still in bytes; `text`: what a tag, a
//   comment and a move may look like; `result`: how it ended
// - `reader`: game by game; `lexer`: piece by piece; `input`: byte by byte; `encoding`: bytes to letters;
//   `error`: what was wrong, and where
// - `writer`: records as text
// - `game_type`: which game it is; `replay`: the moves on the board; `game`: whole games

mod draft;
mod encoding;
mod error;
mod game;
mod game_type;
mod input;
mod lexer;
mod reader;
mod record;
mod replay;
mod result;
mod text;
mod writer;

pub use encoding::Encoding;
pub use error::{PdnError, PdnErrorKind, Place};
pub use game_type::RulesError;
pub use input::Source;
pub use reader::{MAX_GAME, Reader};
pub use record::{Item, Record, Tag};
pub use replay::{ReplayError, ReplayErrorKind};
pub use result::{GameResult, ResultStyle};
pub use text::RecordError;
pub use writer::Writer;
