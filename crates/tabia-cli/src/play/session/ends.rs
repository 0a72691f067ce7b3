//! Ends that players make, and moves taken back.

use super::{Message, Session};
use crate::args::Player;
use tabia::AnyGame;

impl Session {
    /// Says how the game has ended, or that a draw can be claimed.
    pub(super) fn ended(&mut self) {
        if let Some(outcome) = self.game.outcome() {
            self.turn_begins();
            self.message.is_error = false;
            self.message.lines.push(outcome.in_words().to_string());
        } else if let Some(reason) = self.game.claimable() {
            let told = format!("`draw` claims a draw ({})", reason.in_words());
            self.message.lines.push(told);
        }
    }

    /// The side to move gives up.
    pub(super) fn resign(&mut self) -> Result<(), String> {
        self.may_act()?;
        let side = self.game.turn();
        self.game.resign(side).map_err(|error| error.to_string())?;
        self.message = Message::default();
        self.ended();
        Ok(())
    }

    /// A draw that is claimed, or that two people agree on. Programs play on.
    pub(super) fn draw(&mut self) -> Result<(), String> {
        self.may_act()?;
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

    /// Takes a move back; of a program too, so that the person is to move.
    pub(super) fn undo(&mut self) -> Result<(), String> {
        if self.turn.at().is_some() {
            self.turn_begins();
            self.message = Message::default();
            return Ok(());
        }
        if self.game.ended_by_players().is_some() && self.game.plies() == 0 {
            self.game = AnyGame::new(self.game.first_position());
            self.turn_begins();
            self.say(["taken back"]);
            return Ok(());
        }
        self.game.undo().ok_or("no move was made yet")?;
        while self.has_person() && self.program_to_move().is_some() && self.game.undo().is_some() {}
        self.turn_begins();
        self.say(["taken back"]);
        Ok(())
    }

    pub(super) fn redo(&mut self) -> Result<(), String> {
        self.game.redo().ok_or("no move was taken back")?;
        while self.has_person() && self.program_to_move().is_some() && self.game.redo().is_some() {}
        self.turn_begins();
        self.say(["made again"]);
        self.ended();
        Ok(())
    }
}
