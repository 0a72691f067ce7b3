//! A turn made square by square.

use super::{Message, Session};
use crate::play::cursor::Cursor;
use tabia::{AnyMove, Square, StepAction};

impl Session {
    /// Chooses a square: a piece to move, the next square of its way, or the square it stands on, to stop there.
    pub fn choose(&mut self, sq: Square) {
        self.warned = false;
        let done = self.try_choose(sq);
        done.unwrap_or_else(|fault| self.complain(fault));
    }

    /// Picks one of several ways by its number, from 0.
    pub fn pick(&mut self, index: usize) {
        if let Some(&action) = self.choices.get(index) {
            self.warned = false;
            self.choices.clear();
            let taken = self.turn.take(action).map_err(|error| error.to_string());
            let done = taken.and_then(|mv| self.step_made(mv));
            done.unwrap_or_else(|fault| self.complain(fault));
        }
    }

    fn try_choose(&mut self, sq: Square) -> Result<(), String> {
        self.may_act()?;
        self.message = Message::default();
        self.choices.clear();
        self.cursor = Cursor::at(sq, self.turn.grid());
        if self.turn.at() == Some(sq) && self.turn.may_stop() {
            return self.stop();
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

    /// Ends the move where its piece stands.
    pub(super) fn stop(&mut self) -> Result<(), String> {
        self.may_act()?;
        let mv = self.turn.stop().map_err(|error| error.to_string())?;
        self.try_play(mv)
    }
}
