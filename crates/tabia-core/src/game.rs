//! A game being played: a start, the moves made from it, and how it ends.

use crate::clause::{Repetition, Running};
use crate::history::History;
use crate::{Move, MoveError, Notation, Outcome, Position, Reason, Side};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// How often a position must stand on the board to count as repeated.
pub const REPETITIONS: u32 = 3;

/// Why a game does not do what was asked of it. It stays as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum GameError {
    /// The game is over.
    Over(Outcome),
    /// The move is not legal here.
    Illegal,
    /// The text is no move that is legal here.
    Text(Box<MoveError>),
    /// There is no draw to claim.
    NothingToClaim,
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Over(outcome) => write!(f, "the game is over: {outcome}"),
            GameError::Illegal => f.write_str("the move is not legal here"),
            GameError::Text(error) => write!(f, "{error}"),
            GameError::NothingToClaim => f.write_str("there is no draw to claim here"),
        }
    }
}

impl core::error::Error for GameError {}

impl From<MoveError> for GameError {
    fn from(error: MoveError) -> GameError {
        GameError::Text(Box::new(error))
    }
}

/// A game being played: where it began, the moves, those taken back, and how it ended.
///
/// A game ends in one of three ways:
///
/// - by the rules of moving or by what stands on the board: as [`Position::outcome`] says;
/// - by its history, at once and without anybody asking: a draw clause whose count is full, or the
///   third repetition where the rules say so;
/// - by the players: they agree on a draw, one resigns, or one claims a draw that is there to claim.
///
/// [`Game::outcome`] answers for all three, [`Game::claimable`] says what can be claimed. Finding
/// repetitions takes the same time however long the game is, and is exact: positions are compared, not
/// only their keys. A ply takes [`Game::BYTES_A_PLY`] of memory.
///
/// The page on whole games of the crate `tabia` shows games of all kinds.
#[derive(Clone, Debug)]
pub struct Game<P> {
    history: History<P>,
    /// The moves made, and after them those taken back.
    moves: Vec<Move>,
    /// What the players made of it.
    end: Option<Outcome>,
}

impl<P: Position> Game<P> {
    /// The bytes that a ply takes: its move, its position with the counts of the clauses, and its place in the
    /// table of repetitions. Lists that grow hold up to twice that.
    pub const BYTES_A_PLY: usize = size_of::<Move>() + History::<P>::BYTES_A_STATE;

    /// A game that begins with this position.
    #[must_use]
    pub fn new(position: P) -> Game<P> {
        Game {
            history: History::new(position),
            moves: Vec::new(),
            end: None,
        }
    }

    /// A game from the start, under the usual rules.
    #[must_use]
    pub fn start() -> Game<P> {
        Game::new(P::start())
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &P {
        self.history.last()
    }

    /// The position that the game began with.
    #[must_use]
    pub fn first_position(&self) -> &P {
        self.history.first()
    }

    /// The positions from the first to the one now: one more than there are moves.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &P> + ExactSizeIterator {
        self.history.positions()
    }

    /// The moves made so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.plies()]
    }

    /// How many moves were made, of both sides together.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.history.len() - 1
    }

    /// The moves taken back that can be made again, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Move] {
        &self.moves[self.plies()..]
    }

    /// Makes a legal move. Moves taken back are forgotten, unless it is the next of them.
    ///
    /// # Errors
    ///
    /// If the game is over in any way, or the move is not legal here.
    pub fn play(&mut self, mv: Move) -> Result<(), GameError> {
        match self.outcome() {
            Some(outcome) => Err(GameError::Over(outcome)),
            None => self.play_on(mv),
        }
    }

    /// Makes a legal move, also where the rules call the game a draw already: in records there are
    /// players who went on.
    ///
    /// # Errors
    ///
    /// If the players have ended the game, or the move is not legal here.
    pub fn play_on(&mut self, mv: Move) -> Result<(), GameError> {
        if let Some(outcome) = self.end {
            return Err(GameError::Over(outcome));
        }
        if !self.position().is_legal(mv) {
            return Err(GameError::Illegal);
        }
        if self.undone().first() != Some(&mv) {
            self.moves.truncate(self.plies());
            self.moves.push(mv);
        }
        self.make(mv);
        Ok(())
    }

    fn make(&mut self, mv: Move) {
        let before = self.history.last();
        let mut position = before.clone();
        position.play(mv);
        let counts = self.history.counts().after(before, mv, &position);
        self.history.push(position, counts);
    }

    /// Takes the last move back, and with it what the players made of the game. Nothing if no move was made.
    pub fn undo(&mut self) -> Option<Move> {
        if !self.history.pop() {
            return None;
        }
        self.end = None;
        self.undone().first().copied()
    }

    /// Makes the move again that was taken back last. Nothing if there is none, or the players have ended the game.
    pub fn redo(&mut self) -> Option<Move> {
        if self.end.is_some() {
            return None;
        }
        let mv = self.undone().first().copied()?;
        self.make(mv);
        Some(mv)
    }

    /// How the game has ended, if it has: on the board, by a draw clause, by repetition, or by the players.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let position = self.position();
        self.end
            .or_else(|| position.outcome())
            .or_else(|| self.drawn().map(|reason| position.drawn(reason)))
    }

    /// What the players made of the game, if they ended it.
    #[must_use]
    pub fn ended_by_players(&self) -> Option<Outcome> {
        self.end
    }

    /// The draw that is there by the history of the game, without anybody asking.
    fn drawn(&self) -> Option<Reason> {
        let full = |running: Running| running.is_complete().then_some(running.clause.reason);
        let repeated = self.is_repeated() && self.position().repetition() == Repetition::Draws;
        let by_clause = || self.running().find_map(full);
        let by_repetition = repeated.then_some(Reason::Repetition);
        by_repetition.or_else(by_clause)
    }

    /// Why the side to move may claim a draw, if it may.
    #[must_use]
    pub fn claimable(&self) -> Option<Reason> {
        let position = self.position();
        let repeated = self.is_repeated() && position.repetition() == Repetition::Claimable;
        (repeated && self.outcome().is_none()).then_some(Reason::Repetition)
    }

    /// Ends the game by the draw that the side to move may claim.
    ///
    /// # Errors
    ///
    /// If the game is over, or there is none.
    pub fn claim_draw(&mut self) -> Result<Outcome, GameError> {
        let reason = self.claimable().ok_or(GameError::NothingToClaim);
        self.end_by(|position| Ok(position.drawn(reason?)))
    }

    /// Ends the game by a draw that the players agree on.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn agree_draw(&mut self) -> Result<Outcome, GameError> {
        self.end_by(|position| Ok(position.drawn(Reason::Agreement)))
    }

    /// Ends the game: this side resigns.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn resign(&mut self, side: Side) -> Result<Outcome, GameError> {
        self.end_by(|_| Ok(Outcome::win(side.other(), Reason::Resignation)))
    }

    fn end_by(
        &mut self,
        end: impl FnOnce(&P) -> Result<Outcome, GameError>,
    ) -> Result<Outcome, GameError> {
        if let Some(outcome) = self.outcome() {
            return Err(GameError::Over(outcome));
        }
        let outcome = end(self.position())?;
        self.end = Some(outcome);
        Ok(outcome)
    }

    /// Ends the game as the players did, if they could have ended it so: by agreement, resignation or a claim.
    pub fn end_as(&mut self, outcome: Outcome) -> bool {
        let now = self.position();
        let drawn = |reason| now.drawn(reason) == outcome;
        let possible = match outcome.reason {
            Reason::Agreement => drawn(Reason::Agreement),
            Reason::Resignation => outcome.winner.is_some(),
            reason => self.claimable() == Some(reason) && drawn(reason),
        };
        possible && self.end_by(|_| Ok(outcome)).is_ok()
    }

    /// How often the position now has stood on the board, this time included.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        self.history.times()
    }

    fn is_repeated(&self) -> bool {
        self.repetitions() >= REPETITIONS
    }

    /// The draw clauses whose counts run, and how far they have come.
    pub fn running(&self) -> impl Iterator<Item = Running> + '_ {
        self.history.counts().running(self.position())
    }
}

/// Two games are equal if they began alike, have the same moves made and taken back, and ended alike.
impl<P: Position> PartialEq for Game<P> {
    fn eq(&self, other: &Game<P>) -> bool {
        (self.first_position(), self.plies()) == (other.first_position(), other.plies())
            && (&self.moves, self.end) == (&other.moves, other.end)
    }
}

impl<P: Position> Eq for Game<P> {}

impl<P: Notation> Game<P> {
    /// The moves as text, in the usual form of the game: those made, and after them those taken back.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        let mut position = self.first_position().clone();
        let text = |&mv: &Move| {
            let text = position.text(mv).to_string();
            position.play(mv);
            text
        };
        self.moves.iter().map(text).collect()
    }

    /// Makes the move that a text means.
    ///
    /// # Errors
    ///
    /// If the game is over, or the text is no move that is legal here.
    pub fn play_text(&mut self, text: &str) -> Result<Move, GameError> {
        if let Some(outcome) = self.outcome() {
            return Err(GameError::Over(outcome));
        }
        let mv = self.position().parse_move(text)?;
        self.play_on(mv)?;
        Ok(mv)
    }
}
