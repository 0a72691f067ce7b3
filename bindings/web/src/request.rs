//! What the page can ask for.

use alloc::string::String;
use alloc::vec::Vec;
use serde::Deserialize;

/// A request, as the page writes it: `"stop"`, or `{"click": {"square": "c3"}}`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// The list of all games.
    Games,
    /// Everything as it is.
    Show,
    /// A new game from the start.
    Start(Rules),
    /// A new game from a position.
    Position {
        /// The game it is of.
        rules: Rules,
        /// The position as text.
        fen: String,
    },
    /// A game from a file in PDN or PGN.
    Record {
        /// The game it is of, unless its tags say so.
        rules: Rules,
        /// The file.
        text: String,
        /// Which game of the file, from 1.
        number: usize,
    },
    /// The table as it was saved.
    Resume {
        /// What [`View::saved`](crate::View::saved) said.
        saved: String,
    },
    /// Somebody chose a square: to take a piece in hand, to go there with it, to end the move where it stands or to
    /// put it back.
    Click {
        /// The square in letters.
        square: String,
    },
    /// One of several steps that lead to the square chosen last.
    Choose {
        /// Its number.
        step: u16,
    },
    /// The end of a move that could go on.
    Stop,
    /// None of the steps to choose from, and a piece in hand that has not moved put back.
    Cancel,
    /// A move written down.
    Play {
        /// The move.
        text: String,
    },
    /// One back: a step of the turn under way, how the players ended the game, or a move.
    Back,
    /// Again what was taken back last.
    Forward,
    /// The game as it stood after so many moves.
    Go {
        /// The moves of both sides together.
        plies: usize,
    },
    /// The side to move resigns.
    Resign,
    /// The players agree on a draw.
    Agree,
    /// The side to move claims a draw.
    Claim,
    /// How the board is drawn from now on.
    Look {
        /// As Black sees it.
        turned: bool,
        /// The name of a theme.
        theme: String,
        /// What is written beside the board.
        coordinates: String,
    },
}

/// A game with what is chosen of its rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The name of the game.
    pub game: String,
    /// Options by name and value.
    #[serde(default)]
    pub options: Vec<(String, String)>,
}
