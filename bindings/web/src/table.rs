//! The table: a game, the turn under way in it, and how it is looked at.

use crate::picture::Look;
use crate::request::{Request, Rules};
use crate::view::{Answer, View};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabia::{AnyGame, AnyTurn, Outcome, RuleSet, StepAction, Variant};

/// A table with a game on it. It begins with that of [`Variant::Russian`].
///
/// ```
/// let mut table = tabia_web::Table::new();
/// let answer = table.answer(r#"{"click": {"square": "e5"}}"#);
/// assert!(answer.starts_with(r#"{"error":"no piece that can move stands on `e5`""#));
/// ```
#[derive(Debug)]
pub struct Table {
    pub(crate) game: AnyGame,
    pub(crate) turn: AnyTurn,
    /// How the players ended the game after its last move, also while it is looked at as it stood before.
    pub(crate) ended: Option<Outcome>,
    /// The steps that lead to the square chosen last, where there are several.
    pub(crate) choices: Vec<StepAction>,
    pub(crate) look: Look,
}

/// A table as it is saved.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    game: AnyGame,
    turn: String,
    ended: Option<Outcome>,
}

impl Default for Table {
    fn default() -> Table {
        Table::new()
    }
}

impl Table {
    /// A table with a new game.
    #[must_use]
    pub fn new() -> Table {
        let game = AnyGame::start(Variant::Russian);
        Table {
            turn: game.position().into(),
            game,
            ended: None,
            choices: Vec::new(),
            look: Look::default(),
        }
    }

    /// Does what a request in JSON says, and answers in JSON. What cannot be done is told in the answer, and
    /// nothing changes.
    #[must_use]
    pub fn answer(&mut self, request: &str) -> String {
        let answer = match serde_json::from_str::<Request>(request) {
            Ok(request) => self.ask(request),
            Err(error) => self.told(Err(error.to_string())),
        };
        serde_json::to_string(&answer).unwrap_or_else(|error| {
            // Nothing in an answer can fail to be written; if it does, the page is told so.
            alloc::format!("{{\"error\":{:?}}}", error.to_string())
        })
    }

    /// Does what a request says, and tells how everything is then.
    pub fn ask(&mut self, request: Request) -> Answer {
        let games = matches!(request, Request::Games).then(crate::games::list);
        let done = self.act(request);
        Answer {
            games,
            ..self.told(done)
        }
    }

    fn told(&self, done: Result<(), String>) -> Answer {
        Answer {
            error: done.err(),
            games: None,
            view: View::of(self),
        }
    }

    /// Puts a game on the table.
    pub(crate) fn put(&mut self, game: AnyGame) {
        self.ended = game.ended_by_players();
        self.game = game;
        self.begin_turn();
    }

    pub(crate) fn begin_turn(&mut self) {
        self.turn = self.game.position().into();
        self.choices.clear();
    }

    /// The table in one text, from which [`Table::resume`] makes it again.
    pub(crate) fn saved(&self) -> String {
        let saved = Saved {
            game: self.game.clone(),
            turn: self.turn.to_string(),
            ended: self.ended,
        };
        serde_json::to_string(&saved).unwrap_or_default()
    }

    pub(crate) fn resume(&mut self, saved: &str) -> Result<(), String> {
        let Saved { game, turn, ended } = serde_json::from_str(saved).map_err(text)?;
        let turn = game.rules().turn(&turn).map_err(text)?;
        if turn.position() != game.position() {
            return Err("the turn is not one of the position in the game".into());
        }
        let end = whole(&game, ended);
        if !end.undone().is_empty() || end.ended_by_players() != ended {
            return Err("the players cannot have ended the game so".into());
        }
        self.put(game);
        self.turn = turn;
        self.ended = ended;
        Ok(())
    }

    /// The game with all that was taken back.
    pub(crate) fn whole(&self) -> AnyGame {
        whole(&self.game, self.ended)
    }
}

fn whole(game: &AnyGame, ended: Option<Outcome>) -> AnyGame {
    let mut game = game.clone();
    while game.redo().is_some() {}
    if let Some(outcome) = ended {
        game.end_as(outcome);
    }
    game
}

/// The rules that a request names.
pub(crate) fn rules(asked: &Rules) -> Result<RuleSet, String> {
    let game = Variant::from_name(&asked.game);
    let game = game.ok_or_else(|| alloc::format!("there is no game `{}`", asked.game))?;
    let mut rules = game.rules();
    for (name, value) in &asked.options {
        rules.set(name, value).map_err(text)?;
    }
    rules.check().map_err(text)?;
    Ok(rules)
}

/// An error in words.
pub(crate) fn text(error: impl ToString) -> String {
    error.to_string()
}
