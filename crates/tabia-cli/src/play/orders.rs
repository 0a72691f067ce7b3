//! What a person types: a move, or one of a few words.

use std::path::PathBuf;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// A move in any notation.
    Move(String),
    /// Take the last move back.
    Undo,
    /// Make it again.
    Redo,
    /// End the move here, though it could go on.
    Stop,
    /// The side to move resigns.
    Resign,
    /// Claim a draw, or agree on one.
    Draw,
    /// See the board from the other side.
    Turn,
    /// Tell the position as text.
    Fen,
    /// List the legal moves.
    Moves,
    /// Write the record.
    Save { file: Option<PathBuf>, force: bool },
    /// Read a record.
    Load { file: Option<PathBuf>, force: bool },
    /// Begin anew.
    New { force: bool },
    /// Tell what can be typed.
    Help,
    /// Leave.
    Quit { force: bool },
}

/// What can be typed, for people.
pub const HELP: &[&str] = &[
    "a move          in any notation: c3-d4, 22-18, c5:e3:g5, cg5, 46x28",
    "undo, redo      take a move back, make it again (Ctrl-Z, Ctrl-Y)",
    "stop            end a capture that could go on",
    "draw, resign    agree on a draw or claim one; give up",
    "save [FILE]     write the record; save! replaces a file",
    "load FILE       read a record; load! gives up the game",
    "new, quit       begin anew; leave: a game that has a file is written there",
    "new!, quit!     the same, though the game is not saved",
    "turn, fen       see the other side; the position as text",
    "moves           the legal moves",
    "",
    "Arrow keys go over the board, Tab to the next piece or target,",
    "Enter or Space chooses, Esc takes a step back.",
];

impl Order {
    /// What a line means. A word may have a colon before it, and an exclamation mark after it to insist.
    pub fn read(line: &str) -> Order {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let file = (!rest.is_empty()).then(|| PathBuf::from(rest));
        let plain = word.strip_prefix(':').unwrap_or(word);
        let (name, force) = match plain.strip_suffix('!') {
            Some(name) => (name, true),
            None => (plain, false),
        };
        match name.to_ascii_lowercase().as_str() {
            "save" => Order::Save { file, force },
            "load" => Order::Load { file, force },
            _ if !rest.is_empty() => Order::Move(line.to_owned()),
            "undo" => Order::Undo,
            "redo" => Order::Redo,
            "stop" => Order::Stop,
            "resign" => Order::Resign,
            "draw" => Order::Draw,
            "turn" => Order::Turn,
            "fen" => Order::Fen,
            "moves" => Order::Moves,
            "new" => Order::New { force },
            "help" | "?" => Order::Help,
            "quit" | "exit" => Order::Quit { force },
            _ => Order::Move(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_orders_or_moves() {
        let file = Some(PathBuf::from("my game.pdn"));
        let cases = [
            ("c3-d4", Order::Move("c3-d4".into())),
            (" 22 - 18 ", Order::Move("22 - 18".into())),
            ("undo", Order::Undo),
            (":UNDO", Order::Undo),
            (
                "save  my game.pdn",
                Order::Save {
                    file: file.clone(),
                    force: false,
                },
            ),
            (
                "save!",
                Order::Save {
                    file: None,
                    force: true,
                },
            ),
            ("load! my game.pdn", Order::Load { file, force: true }),
            ("quit!", Order::Quit { force: true }),
            ("undo it", Order::Move("undo it".into())),
            ("46x38++", Order::Move("46x38++".into())),
        ];
        for (line, order) in cases {
            assert_eq!(Order::read(line), order, "{line}");
        }
    }
}
