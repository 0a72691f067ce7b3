//! One game of step actions.

use crate::BatchError;
use crate::chance::Chance;
use crate::games::{illegal, rewards, starts_of};
use crate::play::Play;
use crate::snapshot::{StoredPlay, fault, text_of};
use tabia::encode::{Encode, EncodeError, View, WithGame};
use tabia::{Outcome, RuleSet, Side};

/// A game played by the numbers of its steps, one at a time: what a search or an environment of one game asks for.
///
/// It draws as a [`Batch`](crate::Batch) does.
///
/// ```
/// use tabia::Variant;
/// use tabia_batch::StepGame;
///
/// let mut game = StepGame::new(Variant::Russian.rules(), None, None, 0)?;
/// while !game.is_over() {
///     let first = game.legal()[0];
///     game.take(first.into())?;
/// }
/// assert_eq!(game.rewards(), [-1.0, 1.0]);
/// assert!(game.take(0).is_err());
/// # Ok::<(), tabia_batch::BatchError>(())
/// ```
pub struct StepGame {
    rules: RuleSet,
    max_plies: Option<u32>,
    history: u8,
    game: Box<dyn Step>,
}

/// What is asked of a game whose type is known.
trait Step: Send + Sync {
    fn legal(&self) -> Vec<u16>;
    fn is_legal(&self, number: i64) -> bool;
    fn write_mask(&self, out: &mut [u8]);
    fn take(&mut self, number: i64) -> Result<(), BatchError>;
    fn sample(&self, chance: &mut Chance) -> Option<i64>;
    fn outcome(&self) -> Option<Outcome>;
    fn is_broken_off(&self) -> bool;
    fn turn(&self) -> Side;
    fn is_under_way(&self) -> bool;
    fn plies(&self) -> u32;
    fn write_bytes(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError>;
    fn write_floats(&self, view: &View, out: &mut [f32]) -> Result<(), EncodeError>;
    fn write_packed(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError>;
    fn text(&self) -> String;
    fn board(&self) -> tabia::AnyPosition;
    fn stored(&self) -> StoredPlay;
    fn boxed(&self) -> Box<dyn Step>;
}

struct One<P: Encode> {
    play: Play<P>,
    rules: RuleSet,
}

impl<P: Encode> Step for One<P> {
    fn legal(&self) -> Vec<u16> {
        let mut numbers = Vec::with_capacity(self.play.legal_count().into());
        numbers.extend(self.play.legal());
        numbers
    }

    fn is_legal(&self, number: i64) -> bool {
        self.play.is_legal(number)
    }

    fn write_mask(&self, out: &mut [u8]) {
        self.play.write_mask(out);
    }

    fn take(&mut self, number: i64) -> Result<(), BatchError> {
        if self.play.is_over() {
            return Err(BatchError::Over { game: 0 });
        }
        if self.play.take(number) {
            Ok(())
        } else {
            Err(illegal::<P>(0, number))
        }
    }

    fn sample(&self, chance: &mut Chance) -> Option<i64> {
        (!self.play.is_over()).then(|| self.play.sample(chance))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    fn is_broken_off(&self) -> bool {
        self.play.is_broken_off()
    }

    fn turn(&self) -> Side {
        self.play.position().turn()
    }

    fn is_under_way(&self) -> bool {
        self.play.turn.at().is_some()
    }

    fn plies(&self) -> u32 {
        self.play.line.plies
    }

    fn write_bytes(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError> {
        self.play.write_planes(view, out)
    }

    fn write_floats(&self, view: &View, out: &mut [f32]) -> Result<(), EncodeError> {
        self.play.write_planes(view, out)
    }

    fn write_packed(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError> {
        self.play.write_packed(view, out)
    }

    fn text(&self) -> String {
        text_of(&self.play.turn)
    }

    fn board(&self) -> tabia::AnyPosition {
        let fen = self.play.position().fen().to_string();
        // What a position writes of itself it reads back.
        self.rules
            .position(&fen)
            .unwrap_or_else(|_| self.rules.start())
    }

    fn stored(&self) -> StoredPlay {
        StoredPlay::of(&self.play, 0)
    }

    fn boxed(&self) -> Box<dyn Step> {
        Box::new(One {
            play: self.play.clone(),
            rules: self.rules,
        })
    }
}

impl StepGame {
    /// A game from a position given by its FEN, or from the start; broken off after so many plies. For planes it keeps
    /// so many earlier positions.
    ///
    /// # Errors
    ///
    /// If the rules do not go together, or the text is no position of the game in which it goes on.
    pub fn new(
        rules: RuleSet,
        fen: Option<&str>,
        max_plies: Option<u32>,
        history: u8,
    ) -> Result<StepGame, BatchError> {
        if max_plies == Some(0) {
            return Err(BatchError::Setting("a game has one ply at least"));
        }
        let game = rules.with_game(Begin {
            rules,
            fen,
            max_plies,
            history,
        })?;
        Ok(StepGame {
            rules,
            max_plies,
            history,
            game,
        })
    }

    /// The game and its rules.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The numbers of the legal steps, lowest first; none if the game is over.
    #[must_use]
    pub fn legal(&self) -> Vec<u16> {
        self.game.legal()
    }

    /// Whether the step with this number is legal.
    #[must_use]
    pub fn is_legal(&self, number: i64) -> bool {
        self.game.is_legal(number)
    }

    /// Writes 1 for each legal step and 0 for the others.
    ///
    /// # Errors
    ///
    /// If the array is not as long as there are steps.
    pub fn write_mask(&self, out: &mut [u8]) -> Result<(), BatchError> {
        let needed = self.rules.variant().steps().len().into();
        if out.len() != needed {
            let (what, found) = ("mask", out.len());
            return Err(BatchError::Length {
                what,
                needed,
                found,
            });
        }
        self.game.write_mask(out);
        Ok(())
    }

    /// Takes the step with this number.
    ///
    /// # Errors
    ///
    /// If it is not legal, or the game is over: the game stays as it was.
    pub fn take(&mut self, number: i64) -> Result<(), BatchError> {
        self.game.take(number)
    }

    /// A legal step by chance, from a stream of which only the state is known; the state is the next one then.
    pub fn sample(&self, state: &mut u64) -> Option<i64> {
        let mut chance = Chance(*state);
        let number = self.game.sample(&mut chance);
        *state = chance.0;
        number
    }

    /// Plays the game to its end, or to its limit of plies, by random steps from a stream with this state.
    ///
    /// # Errors
    ///
    /// None that is known: every step is legal.
    pub fn roll_out(&mut self, state: &mut u64) -> Result<(), BatchError> {
        while let Some(number) = self.sample(state) {
            self.take(number)?;
        }
        Ok(())
    }

    /// How the game has ended by its rules, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Whether it was broken off at its limit of plies.
    #[must_use]
    pub fn is_broken_off(&self) -> bool {
        self.game.is_broken_off()
    }

    /// Whether it has ended or was broken off.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_broken_off() || self.outcome().is_some()
    }

    /// What White and what Black gets.
    #[must_use]
    pub fn rewards(&self) -> [f32; 2] {
        rewards(self.outcome())
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.game.turn()
    }

    /// Whether a capture is under way, so that the same side takes the next step too.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.game.is_under_way()
    }

    /// How many moves were made.
    #[must_use]
    pub fn plies(&self) -> u32 {
        self.game.plies()
    }

    /// The position in which the turn began.
    #[must_use]
    pub fn position(&self) -> tabia::AnyPosition {
        self.game.board()
    }

    /// Writes planes as bytes: see [`View::write`].
    ///
    /// # Errors
    ///
    /// If the room is not that of the planes.
    pub fn write_bytes(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError> {
        self.game.write_bytes(view, out)
    }

    /// Writes planes as floats: see [`View::write`].
    ///
    /// # Errors
    ///
    /// If the room is not that of the planes.
    pub fn write_floats(&self, view: &View, out: &mut [f32]) -> Result<(), EncodeError> {
        self.game.write_floats(view, out)
    }

    /// Writes planes as packed bits: see [`View::write_packed`].
    ///
    /// # Errors
    ///
    /// If the room is not that of the planes.
    pub fn write_packed(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError> {
        self.game.write_packed(view, out)
    }

    /// The game as text, as [`tabia::AnyTurn`] is written: the position, and the squares gone so far in the turn.
    #[must_use]
    pub fn text(&self) -> String {
        self.game.text()
    }

    /// How many earlier positions are kept, and can be shown.
    #[must_use]
    pub const fn history(&self) -> u8 {
        self.history
    }

    /// All there is of the game, as bytes.
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        let stored = (self.rules, self.max_plies, self.history, self.game.stored());
        // A list of bytes takes whatever is written, and every field has a form.
        postcard::to_stdvec(&stored).unwrap_or_default()
    }

    /// The game that these bytes are a snapshot of.
    ///
    /// # Errors
    ///
    /// If they are none: why.
    pub fn restore(bytes: &[u8]) -> Result<StepGame, BatchError> {
        let stored: (RuleSet, Option<u32>, u8, StoredPlay) =
            postcard::from_bytes(bytes).map_err(|error| fault(&error.to_string()))?;
        let (rules, max_plies, history, stored) = stored;
        let game = rules.with_game(Again {
            rules,
            max_plies,
            history,
            stored,
        })?;
        Ok(StepGame {
            rules,
            max_plies,
            history,
            game,
        })
    }
}

impl Clone for StepGame {
    fn clone(&self) -> StepGame {
        StepGame {
            game: self.game.boxed(),
            ..*self
        }
    }
}

struct Begin<'a> {
    rules: RuleSet,
    fen: Option<&'a str>,
    max_plies: Option<u32>,
    history: u8,
}

impl WithGame for Begin<'_> {
    type Output = Result<Box<dyn Step>, BatchError>;

    fn with<P: Encode>(self, options: P::Options) -> Self::Output {
        let fens: Vec<String> = self.fen.map(str::to_owned).into_iter().collect();
        let start = starts_of::<P>(options, &fens)?.swap_remove(0);
        let play = Play::new(start, self.max_plies, self.history);
        let rules = self.rules;
        Ok(Box::new(One { play, rules }))
    }
}

struct Again {
    rules: RuleSet,
    max_plies: Option<u32>,
    history: u8,
    stored: StoredPlay,
}

impl WithGame for Again {
    type Output = Result<Box<dyn Step>, BatchError>;

    fn with<P: Encode>(self, options: P::Options) -> Self::Output {
        let play = self
            .stored
            .play::<P>(options, self.max_plies, self.history)?;
        let rules = self.rules;
        Ok(Box::new(One { play, rules }))
    }
}
