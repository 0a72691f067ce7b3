//! The game being played, and what a person does to it. Whatever is wrong is told, and changes nothing.

mod kept;

use super::cursor::Cursor;
use super::orders::{HELP, Order};
use crate::args::Player;
use std::fmt::Display;
use std::path::PathBuf;
use tabia::picture::{self, Glyphs, Picture};
use tabia::{AnyGame, AnyMove, AnyTurn, Side, Square, StepAction};

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
    file: Option<PathBuf>,
    /// The game as it was written last, or as it began.
    kept: AnyGame,
    /// Whether the person was warned that leaving loses the game.
    warned: bool,
    left: bool,
}

impl Session {
    pub fn new(game: AnyGame, players: [Player; 2], file: Option<PathBuf>) -> Session {
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
            file,
            kept: game.clone(),
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

    /// The picture of the game, with the turn under way.
    pub fn picture(&self) -> Picture {
        let picture = picture::game(&self.game).caption("").turned(self.turned);
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

    /// Chooses a square: a piece to move, the next square of its way, or the square it stands on, to stop there.
    pub fn choose(&mut self, sq: Square) {
        let done = self.try_choose(sq);
        done.unwrap_or_else(|fault| self.complain(fault));
    }

    /// Picks one of several ways by its number, from 0.
    pub fn pick(&mut self, index: usize) {
        if let Some(&action) = self.choices.get(index) {
            self.choices.clear();
            let taken = self.turn.take(action).map_err(|error| error.to_string());
            let done = taken.and_then(|mv| self.step_made(mv));
            done.unwrap_or_else(|fault| self.complain(fault));
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
            Order::Stop => {
                let mv = self.turn.stop().map_err(|error| error.to_string())?;
                self.try_play(mv)?;
            }
            Order::Resign => {
                let side = self.game.turn();
                self.game.resign(side).map_err(|error| error.to_string())?;
                self.ended();
            }
            Order::Draw => self.draw()?,
            Order::Turn => self.turned = !self.turned,
            Order::Fen => self.say([self.game.position().fen()]),
            Order::Moves => self.list_moves(),
            Order::Help => self.say(HELP),
            Order::Save { file, force } => self.save(file.as_deref(), *force)?,
            Order::Load { file, force } => self.load(file.as_deref(), *force)?,
            Order::New { force } => {
                self.may_lose(*force, "new!")?;
                self.begin(AnyGame::new(self.game.first_position()));
                self.say(["a new game"]);
            }
            Order::Quit { force } => {
                let kept = self.may_lose(*force, "quit!");
                self.warned = kept.is_err();
                kept?;
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
        self.is_on()?;
        let position = self.game.position();
        let read = position.parse_move(text);
        let mv = read.map_err(|error| position.explain(&error).to_string())?;
        self.try_play(mv)
    }

    fn is_on(&self) -> Result<(), String> {
        match self.game.outcome() {
            None => Ok(()),
            Some(outcome) => Err(format!("the game is over: {outcome}")),
        }
    }

    fn try_choose(&mut self, sq: Square) -> Result<(), String> {
        self.is_on()?;
        self.message = Message::default();
        self.choices.clear();
        self.cursor = Cursor::at(sq, self.turn.grid());
        if self.turn.at() == Some(sq) && self.turn.may_stop() {
            return self.obey(&Order::Stop);
        }
        if self.turn.at().is_none() || !self.turn.next_squares().contains(sq) {
            return self.turn.choose(sq).map_err(|error| error.to_string());
        }
        let leads_there =
            |action: &StepAction| matches!(action, StepAction::Step(step) if step.to == sq);
        let steps = self.turn.steps().into_iter().filter(leads_there);
        self.choices = steps.collect();
        if self.choices.len() == 1 {
            self.pick(0);
        } else {
            let ways: Vec<String> = (1..).zip(&self.choices).map(|way| self.way(way)).collect();
            self.say([format!("which? {}", ways.join(", "))]);
        }
        Ok(())
    }

    /// One of several ways to a square, with its number.
    fn way(&self, (number, action): (usize, &StepAction)) -> String {
        let variant = self.game.variant();
        match action {
            StepAction::Step(step) => {
                let kind = step.promotion.map(|kind| variant.kind_name(kind));
                let what = match (kind, step.capture) {
                    (Some(kind), _) => kind,
                    (None, true) => "capture",
                    (None, false) => "move",
                };
                format!("{number} {what}")
            }
            StepAction::Stop => format!("{number} stop"),
        }
    }

    fn step_made(&mut self, mv: Option<AnyMove>) -> Result<(), String> {
        if let Some(mv) = mv {
            return self.try_play(mv);
        }
        if self.turn.may_stop() {
            self.say(["it may stop here: choose its square once more, or type `stop`"]);
        }
        Ok(())
    }

    fn try_play(&mut self, mv: AnyMove) -> Result<(), String> {
        let before = self.game.position();
        self.game.play(mv).map_err(|error| error.to_string())?;
        self.turn_begins();
        let mut said = vec![before.record_text(mv).to_string()];
        before.announcements(mv, &mut |word| {
            let mut text = word.name().replace('_', " ");
            for sq in word.squares() {
                text += &format!(" {}", before.square_name(sq));
            }
            said.push(text);
        });
        self.say([said.join(", ")]);
        self.ended();
        Ok(())
    }

    /// Says how the game has ended, or that a draw can be claimed.
    fn ended(&mut self) {
        if let Some(outcome) = self.game.outcome() {
            self.turn_begins();
            self.message.is_error = false;
            self.message.lines.push(outcome.to_string());
        } else if let Some(reason) = self.game.claimable() {
            let name = reason.name();
            self.message
                .lines
                .push(format!("`draw` claims a draw ({name})"));
        }
    }

    fn turn_begins(&mut self) {
        self.turn = AnyTurn::from(self.game.position());
        self.choices.clear();
    }

    /// Takes a move back; of a program too, so that the person is to move.
    fn undo(&mut self) -> Result<(), String> {
        if self.turn.at().is_some() {
            self.turn_begins();
            return Ok(());
        }
        if self.game.ended_by_players().is_some() && self.game.plies() == 0 {
            self.begin(AnyGame::new(self.game.first_position()));
            return Ok(());
        }
        self.game.undo().ok_or("no move was made yet")?;
        while self.has_person() && self.program_to_move().is_some() && self.game.undo().is_some() {}
        self.turn_begins();
        self.say(["taken back"]);
        Ok(())
    }

    fn redo(&mut self) -> Result<(), String> {
        self.game.redo().ok_or("no move was taken back")?;
        while self.has_person() && self.program_to_move().is_some() && self.game.redo().is_some() {}
        self.turn_begins();
        self.say(["made again"]);
        self.ended();
        Ok(())
    }

    /// A draw that is claimed, or that two people agree on. Programs play on.
    fn draw(&mut self) -> Result<(), String> {
        self.is_on()?;
        let drawn = if self.game.claimable().is_some() {
            self.game.claim_draw()
        } else if self.players == [Player::Person; 2] {
            self.game.agree_draw()
        } else {
            return Err("there is no draw to claim, and programs do not agree on one".to_owned());
        };
        drawn.map_err(|error| error.to_string())?;
        self.message = Message::default();
        self.ended();
        Ok(())
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
