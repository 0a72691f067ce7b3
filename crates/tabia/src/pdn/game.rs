//! Records as whole games, and whole games as records.

use super::record::Record;
use super::replay::{ReplayError, ReplayErrorKind};
use super::result::GameResult;
use crate::any::{AnyGame, RuleSet};
use alloc::format;
use alloc::string::{String, ToString};
use core::ops::ControlFlow;
use tabia_core::Side;

impl Record {
    /// Plays the record as a whole game under these rules. Players may have gone on where the rules call the
    /// game a draw. A result that the rules do not give is what the players made of the game: a draw agreed or
    /// claimed, or a side that resigned.
    ///
    /// ```
    /// use tabia::pdn::{Reader, Record};
    /// let file = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 0-1\n";
    /// let record = Reader::new(file.as_bytes()).next().unwrap()?;
    /// let rules = record.rules()?.expect("the tag GameType");
    /// let game = record.game(&rules)?;
    /// assert_eq!(game.outcome().unwrap().to_string(), "black wins (resignation)");
    /// assert_eq!(Record::of(&game).to_string(), "[GameType \"25,W,8,8,A0,0\"]\n[Result \"0-1\"]\n\n1. c3-d4 d6-c5 0-1\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the tag `FEN` is no position, or a move is no legal one: where in the file.
    pub fn game(&self, rules: &RuleSet) -> Result<AnyGame, ReplayError> {
        self.game_while(rules, |_| ControlFlow::Continue(()))
    }

    /// The same, and shows the game after each move for as long as the one who looks on wants to. Where it
    /// breaks, the game stays as it was shown.
    ///
    /// # Errors
    ///
    /// As [`Record::game`].
    pub fn game_while(
        &self,
        rules: &RuleSet,
        mut watch: impl FnMut(&AnyGame) -> ControlFlow<()>,
    ) -> Result<AnyGame, ReplayError> {
        let mut game = AnyGame::new(self.start(rules)?);
        for (played, (text, place)) in self.moves().enumerate() {
            let read = self.read_move(&game.position(), text, place);
            let mv = read.map_err(|error| ReplayError { played, ..error })?;
            // It was read as a legal move, and no player has ended the game yet.
            let _ = game.play_on(mv);
            if watch(&game).is_break() {
                return Ok(game);
            }
        }
        if let Some(result) = self.result() {
            end_by_players(&mut game, result);
        }
        Ok(game)
    }

    /// Whether the result of the record is that of its game: where the rules decide, theirs; and the same in
    /// the tag `Result` and after the moves. A result that is not known contradicts nothing.
    ///
    /// # Errors
    ///
    /// If it is not: where in the file the result stands.
    pub fn check_result(&self, game: &AnyGame) -> Result<(), ReplayError> {
        let (Some(stated), place) = (self.result(), self.result_place()) else {
            return Ok(());
        };
        let fault = |kind, explanation| ReplayError {
            kind,
            game: self.number(),
            place,
            played: game.plies(),
            found: stated.text(self.result_style()).into(),
            explanation,
        };
        let tagged = self.tag("Result").map(str::trim);
        let tagged = tagged.and_then(GameResult::from_text).filter(is_known);
        if let Some(tagged) = tagged.filter(|tagged| is_known(&stated) && *tagged != stated) {
            let says = format!("the tag Result says {}", tagged.text(self.result_style()));
            return Err(fault(ReplayErrorKind::ResultTag, says));
        }
        let decided = matches!(
            stated,
            GameResult::WhiteWins | GameResult::Draw | GameResult::BlackWins
        );
        match game.outcome() {
            Some(outcome) if decided && GameResult::from(outcome) != stated => Err(fault(
                ReplayErrorKind::Result(outcome),
                by_the_rules(outcome),
            )),
            _ => Ok(()),
        }
    }

    /// The record of a game: its rules, the position it began with where that is not the usual one, its moves
    /// as records have them, its result. Other tags are for the caller to set.
    #[must_use]
    pub fn of(game: &AnyGame) -> Record {
        let mut record = Record::new();
        record.set_rules(&game.rules());
        let mut position = game.first_position();
        let outcome = game.outcome();
        let result = outcome.map_or(GameResult::Unknown, GameResult::from);
        let style = record.result_style();
        // These are names of tags.
        let _ = record.set_tag("Result", result.text(style));
        if position != game.rules().start() {
            let _ = record.set_tag("SetUp", "1");
            let _ = record.set_tag("FEN", &position.fen().to_string());
        }
        for &mv in game.moves() {
            let text = position.record_text(mv).to_string();
            // What we write is a move.
            let _ = record.add_move(&text);
            position.play(mv);
        }
        record.set_result(result);
        record
    }
}

fn is_known(result: &GameResult) -> bool {
    *result != GameResult::Unknown
}

fn by_the_rules(outcome: tabia_core::Outcome) -> String {
    format!("by the rules: {outcome}")
}

/// Ends a game that is not over as its result says.
fn end_by_players(game: &mut AnyGame, result: GameResult) {
    let _ = match result {
        GameResult::WhiteWins => game.resign(Side::Black),
        GameResult::BlackWins => game.resign(Side::White),
        GameResult::Draw if game.claimable().is_some() => game.claim_draw(),
        GameResult::Draw => game.agree_draw(),
        GameResult::BothLose | GameResult::Unknown => return,
    };
}
