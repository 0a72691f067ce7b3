//! How a recorded game ended, as players write it: `1-0` or `2-0`.

use core::fmt;
use tabia_core::{Outcome, Side};

/// The result of a recorded game.
///
/// ```
/// use tabia::pdn::{GameResult, ResultStyle};
/// assert_eq!(GameResult::from_text("2-0"), Some(GameResult::WhiteWins));
/// assert_eq!(GameResult::from_text("1/2"), Some(GameResult::Draw));
/// assert_eq!(GameResult::Draw.text(ResultStyle::Two), "1-1");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// White won: `1-0` or `2-0`.
    WhiteWins,
    /// A draw: `1/2-1/2` or `1-1`.
    Draw,
    /// Black won: `0-1` or `0-2`.
    BlackWins,
    /// Both lost, by forfeit: `0-0`.
    BothLose,
    /// Not known, or not over: `*`.
    Unknown,
}

/// How many points a won game is worth, as results are written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum ResultStyle {
    /// One point: `1-0 1/2-1/2 0-1`.
    One,
    /// Two points, as in international draughts: `2-0 1-1 0-2`.
    Two,
}

impl GameResult {
    /// Reads a result in either form. No square has the number 0 and nothing moves from 1 to 1 in one step:
    /// no result is a move.
    #[must_use]
    pub fn from_text(text: &str) -> Option<GameResult> {
        GameResult::from_bytes(text.as_bytes())
    }

    pub(super) fn from_bytes(text: &[u8]) -> Option<GameResult> {
        match text {
            b"1-0" | b"2-0" => Some(GameResult::WhiteWins),
            b"1/2-1/2" | b"1/2" | b"1-1" => Some(GameResult::Draw),
            b"0-1" | b"0-2" => Some(GameResult::BlackWins),
            b"0-0" => Some(GameResult::BothLose),
            b"*" => Some(GameResult::Unknown),
            _ => None,
        }
    }

    /// The result as it is written.
    #[must_use]
    pub const fn text(self, style: ResultStyle) -> &'static str {
        match (self, style) {
            (GameResult::WhiteWins, ResultStyle::One) => "1-0",
            (GameResult::Draw, ResultStyle::One) => "1/2-1/2",
            (GameResult::BlackWins, ResultStyle::One) => "0-1",
            (GameResult::WhiteWins, ResultStyle::Two) => "2-0",
            (GameResult::Draw, ResultStyle::Two) => "1-1",
            (GameResult::BlackWins, ResultStyle::Two) => "0-2",
            (GameResult::BothLose, _) => "0-0",
            (GameResult::Unknown, _) => "*",
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        match outcome.winner {
            Some(Side::White) => GameResult::WhiteWins,
            Some(Side::Black) => GameResult::BlackWins,
            None => GameResult::Draw,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text(ResultStyle::One))
    }
}
