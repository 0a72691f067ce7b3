//! The game being played, and what a person does to it. Whatever is wrong is told, and changes nothing.
//!
//! - here: orders, and moves made at once; `steps`: moves made square by square
//! - `kept`: records in files; `ends`: ends that players make, and moves taken back

mod ends;
mod kept;
mod steps;
#[cfg(test)]
mod tests;

use super::cursor::Cursor;
use super::orders::{HELP, Order};
use super::saved::Saved;
use crate::args::Player;
use kept::Kept;
use std::fmt::Display;
use tabia::picture::{self, Coordinates, Glyphs, Picture};
use tabia::{AnyGame, AnyMove, AnyTurn, Side, SquareForm, StepAction};

/// Most moves that are listed.
const MOST_LISTED: usize = 60;

/// What the person is told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Message {
    pub lines: Vec<String>,
    pub is_error: bool,
}

/// A game being played in the terminal.
pub struct Session {
    pub game: AnyGame,
    /// The turn under way, made square by square.
    pub turn: AnyTurn,
    /// The several ways to the square that was chosen; one must be picked.
    pub choices: Vec<StepAction>,
    pub cursor: Cursor,
    /// What is typed.
    pub line: String,
    pub message: Message,
    pub turned: bool,
    pub glyphs: Glyphs,
    pub coloured: bool,
    players: [Player; 2],
    kept: Kept,
    /// Whether the person was warned that leaving loses the game.
    warned: bool,
    left: bool,
}

impl Session {
    pub fn new(begun: Saved, players: [Player; 2]) -> Session {
        let game = begun.game;
        let mut session = Session {
            turn: AnyTurn::from(game.position()),
            choices: Vec::new(),
            cursor: Cursor::new(game.position().grid()),
            line: String::new(),
            message: Message::default(),
            turned: false,
            glyphs: Glyphs::Ascii,
            coloured: false,
            players,
            kept: Kept::new(game.clone(), begun.tags),
            game,
            warned: false,
            left: false,
        };
        session.say(["type a move, or `help`"]);
        session
    }

    /// Whether the person has left.
    pub fn is_left(&self) -> bool {
        self.left
    }

    /// Who plays a side.
    pub fn player(&self, side: Side) -> Player {
        self.players[side as usize]
    }

    pub fn has_person(&self) -> bool {
        self.players.contains(&Player::Person)
    }

    /// The program that is to move, if one is and the game goes on.
    pub fn program_to_move(&self) -> Option<Player> {
        let player = self.player(self.game.turn());
        (player != Player::Person && self.game.outcome().is_none()).then_some(player)
    }

    /// The picture of the game, with the turn under way. Where moves are written in numbers, its squares show theirs.
    pub fn picture(&self) -> Picture {
        let mut picture = picture::game(&self.game).caption("").turned(self.turned);
        if self.game.variant().style().squares == SquareForm::Numbers {
            picture = picture.coordinates(Coordinates::Numbers);
        }
        if self.turn.at().is_some() {
            picture.under_way(&self.turn)
        } else {
            picture
        }
    }

    /// Does what was typed.
    pub fn enter(&mut self) {
        let line = std::mem::take(&mut self.line);
        let done = self.obey(&Order::read(&line));
        if let Err(fault) = done {
            // What was wrong can be put right: it is still there.
            self.line = line;
            self.complain(fault);
        }
    }

    /// Takes back what was done last to the line, the choice, or the turn under way.
    pub fn back(&mut self) {
        self.message = Message::default();
        if !self.choices.is_empty() {
            self.choices.clear();
        } else if !self.line.is_empty() {
            self.line.clear();
        } else {
            self.turn.undo();
        }
    }

    /// Makes a legal move, and tells what the customs of the game ask to say.
    pub fn play(&mut self, mv: AnyMove) {
        let done = self.try_play(mv);
        done.unwrap_or_else(|fault| self.complain(fault));
    }

    /// Leaves, unless that would lose moves and the person was not warned yet.
    pub fn leave(&mut self) {
        let done = self.obey(&Order::Quit { force: self.warned });
        done.unwrap_or_else(|fault| self.complain(fault));
    }

    /// Does this.
    pub fn obey(&mut self, order: &Order) -> Result<(), String> {
        if !matches!(order, Order::Quit { .. }) {
            self.warned = false;
        }
        match order {
            Order::Move(text) => self.typed(text)?,
            Order::Undo => self.undo()?,
            Order::Redo => self.redo()?,
            Order::Stop => self.stop()?,
            Order::Resign => self.resign()?,
            Order::Draw => self.draw()?,
            Order::Turn => self.turned = !self.turned,
            Order::Fen => self.say([self.game.position().fen()]),
            Order::Moves => self.list_moves(),
            Order::Help => self.say(HELP),
            Order::Save { file, force } => self.save(file.as_deref(), *force)?,
            Order::Load { file, force } => self.load(file.as_deref(), *force)?,
            Order::New { force } => {
                self.may_lose(*force, "new!")?;
                self.begin(Saved::nowhere(AnyGame::new(self.game.first_position())));
                self.say(["a new game"]);
            }
            Order::Quit { force } => {
                let may_leave = self.may_leave(*force);
                self.warned = may_leave.is_err();
                may_leave?;
                self.left = true;
            }
        }
        Ok(())
    }

    fn say<T: Display>(&mut self, lines: impl IntoIterator<Item = T>) {
        self.message = Message {
            lines: lines.into_iter().map(|line| line.to_string()).collect(),
            is_error: false,
        };
    }

    pub fn complain(&mut self, fault: String) {
        self.message = Message {
            lines: vec![fault],
            is_error: true,
        };
    }

    fn typed(&mut self, text: &str) -> Result<(), String> {
        self.may_act()?;
        let position = self.game.position();
        let read = position.parse_move(text);
        let mv = read.map_err(|error| position.explain(&error).to_string())?;
        self.try_play(mv)
    }

    fn is_on(&self) -> Result<(), String> {
        match self.game.outcome() {
            None => Ok(()),
            Some(outcome) => Err(format!("the game is over: {}", outcome.in_words())),
        }
    }

    /// Whether it is for the person to act: nobody moves, claims or resigns for a program.
    fn may_act(&self) -> Result<(), String> {
        self.is_on()?;
        match self.program_to_move() {
            None => Ok(()),
            Some(_) => Err("it is not your turn".to_owned()),
        }
    }

    fn try_play(&mut self, mv: AnyMove) -> Result<(), String> {
        let before = self.game.position();
        self.game.play(mv).map_err(|error| error.to_string())?;
        self.turn_begins();
        let mut said = vec![before.record_text(mv).to_string()];
        before.announcements(mv, &mut |word| said.push(before.said(word).to_string()));
        self.say([said.join(", ")]);
        self.ended();
        Ok(())
    }

    fn turn_begins(&mut self) {
        self.turn = AnyTurn::from(self.game.position());
        self.choices.clear();
    }

    fn list_moves(&mut self) {
        let position = self.game.position();
        let mut moves: Vec<String> = position
            .legal_moves()
            .into_iter()
            .map(|mv| position.text(mv).to_string())
            .collect();
        moves.sort_unstable();
        let count = moves.len();
        if count > MOST_LISTED {
            moves.truncate(MOST_LISTED);
            moves.push("…".to_owned());
        }
        self.say([format!("{count} legal moves: {}", moves.join(" "))]);
    }
}
