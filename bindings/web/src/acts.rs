//! What is done at the table.

use crate::request::{Request, Rules};
use crate::table::{Table, rules, text};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use tabia::pdn::Reader;
use tabia::{AnyGame, AnyMove, GameError, Outcome, Square, StepAction, StepError};

impl Table {
    pub(crate) fn act(&mut self, request: Request) -> Result<(), String> {
        match request {
            Request::Games | Request::Show => Ok(()),
            Request::Start(asked) => self.start(&asked),
            Request::Position { rules, fen } => self.set_position(&rules, &fen),
            Request::Record {
                rules,
                text,
                number,
            } => self.read_record(&rules, &text, number),
            Request::Resume { saved } => self.resume(&saved),
            Request::Click { square } => self.click(&square),
            Request::Choose { step } => self.choose(step),
            Request::Stop => self.step(|turn| turn.stop().map(drop)),
            Request::Cancel => self.cancel(),
            Request::Play { text } => self.play(&text),
            Request::Back => self.back(),
            Request::Forward => self.forward(),
            Request::Go { plies } => self.go(plies),
            Request::Resign => self.end(|game| game.resign(game.turn())),
            Request::Agree => self.end(AnyGame::agree_draw),
            Request::Claim => self.end(AnyGame::claim_draw),
            Request::Look {
                turned,
                theme,
                coordinates,
            } => self.look.set(turned, &theme, &coordinates),
        }
    }

    fn start(&mut self, asked: &Rules) -> Result<(), String> {
        self.put(AnyGame::new(rules(asked)?.start()));
        Ok(())
    }

    fn set_position(&mut self, asked: &Rules, fen: &str) -> Result<(), String> {
        let position = rules(asked)?.position(fen.trim()).map_err(text)?;
        self.put(AnyGame::new(position));
        Ok(())
    }

    fn read_record(&mut self, asked: &Rules, file: &str, number: usize) -> Result<(), String> {
        let usual = rules(asked)?;
        let index = number.checked_sub(1).ok_or("games are counted from 1")?;
        let Some(record) = Reader::new(file.as_bytes()).nth(index) else {
            let there_are = Reader::new(file.as_bytes()).count();
            return Err(match there_are {
                0 => "there is no game in this text".into(),
                _ => format!("the text has {there_are} games, none with the number {number}"),
            });
        };
        let record = record.map_err(text)?;
        let rules = record.rules().map_err(text)?.unwrap_or(usual);
        self.put(record.game(&rules).map_err(text)?);
        Ok(())
    }

    /// A click takes a piece in hand or goes on with it; one on the square where it stands ends the move, or puts
    /// a piece back that has not moved.
    fn click(&mut self, name: &str) -> Result<(), String> {
        let sq = self.turn.grid().square(name);
        let sq = sq.ok_or_else(|| format!("`{name}` is no square of this board"))?;
        if self.turn.at().is_some() && self.turn.next_squares().contains(sq) {
            return self.go_to(sq);
        }
        if self.turn.at() != Some(sq) {
            return self.step(|turn| turn.choose(sq));
        }
        if self.turn.path().len() > 1 {
            return self.step(|turn| turn.stop().map(drop));
        }
        self.begin_turn();
        Ok(())
    }

    fn go_to(&mut self, sq: Square) -> Result<(), String> {
        let leads_there =
            |action: &StepAction| matches!(action, StepAction::Step(step) if step.to == sq);
        let steps: Vec<StepAction> = self.turn.steps().into_iter().filter(leads_there).collect();
        match steps[..] {
            [only] => self.step(|turn| turn.take(only).map(drop)),
            _ => {
                self.choices = steps;
                Ok(())
            }
        }
    }

    fn cancel(&mut self) -> Result<(), String> {
        self.choices.clear();
        if self.turn.path().len() == 1 {
            self.begin_turn();
        }
        Ok(())
    }

    fn choose(&mut self, number: u16) -> Result<(), String> {
        let action = self.turn.numbering().decode(number);
        let action = action.ok_or_else(|| format!("there is no step {number}"))?;
        self.step(|turn| turn.take(action).map(drop))
    }

    /// Goes on with the turn, and plays the move once it is complete.
    fn step(
        &mut self,
        go_on: impl FnOnce(&mut tabia::AnyTurn) -> Result<(), StepError>,
    ) -> Result<(), String> {
        self.still_going().map_err(text)?;
        go_on(&mut self.turn).map_err(text)?;
        self.choices.clear();
        self.turn.finished().map_or(Ok(()), |mv| self.make(mv))
    }

    fn still_going(&self) -> Result<(), GameError> {
        self.game
            .outcome()
            .map_or(Ok(()), |outcome| Err(GameError::Over(outcome)))
    }

    fn play(&mut self, written: &str) -> Result<(), String> {
        self.still_going().map_err(text)?;
        let position = self.game.position();
        let mv = position.parse_move(written.trim());
        self.make(mv.map_err(|error| text(position.explain(&error)))?)
    }

    /// Makes a move. Unless it is the one taken back last, how the players ended the game is forgotten with the rest.
    fn make(&mut self, mv: AnyMove) -> Result<(), String> {
        let is_again = self.game.undone().first() == Some(&mv);
        self.game.play(mv).map_err(text)?;
        self.ended = self.ended.filter(|_| is_again);
        self.begin_turn();
        Ok(())
    }

    /// The players end the game here, and moves taken back are forgotten.
    fn end(
        &mut self,
        end: impl FnOnce(&mut AnyGame) -> Result<Outcome, GameError>,
    ) -> Result<(), String> {
        self.still_going().map_err(text)?;
        let mut game = self.game_so_far();
        let outcome = end(&mut game).map_err(text)?;
        self.game = game;
        self.ended = Some(outcome);
        self.begin_turn();
        Ok(())
    }

    fn back(&mut self) -> Result<(), String> {
        if self.turn.path().len() > 1 {
            self.turn.undo();
            self.choices.clear();
            return Ok(());
        }
        if self.game.ended_by_players().is_some() {
            self.game = self.game_so_far();
        } else if self.game.undo().is_none() {
            return Err("there is nothing to take back".into());
        }
        self.begin_turn();
        Ok(())
    }

    /// The game up to here: without moves taken back, and without the end that the players made.
    fn game_so_far(&self) -> AnyGame {
        let mut game = AnyGame::new(self.game.first_position());
        for mv in self.game.moves() {
            // Each was made here before.
            let _ = game.play_on(*mv);
        }
        game
    }

    fn forward(&mut self) -> Result<(), String> {
        let is_done = match self.ended.filter(|_| self.is_to_end()) {
            Some(outcome) => self.game.end_as(outcome),
            None => self.game.redo().is_some(),
        };
        if !is_done {
            return Err("there is nothing to make again".into());
        }
        self.begin_turn();
        Ok(())
    }

    /// Whether the players ended the game here, and that was taken back.
    pub(crate) fn is_to_end(&self) -> bool {
        let is_last = self.game.undone().is_empty();
        is_last && self.ended.is_some() && self.game.ended_by_players().is_none()
    }

    /// Back or forward to the position after so many moves; at the last move with how the players ended the game.
    fn go(&mut self, plies: usize) -> Result<(), String> {
        let all = self.game.plies() + self.game.undone().len();
        if plies > all {
            return Err(format!("the game has {all} moves, not {plies}"));
        }
        self.begin_turn();
        while self.game.plies() > plies {
            self.back()?;
        }
        while self.game.plies() < plies {
            self.forward()?;
        }
        if plies == all && self.is_to_end() {
            self.forward()?;
        }
        Ok(())
    }
}
