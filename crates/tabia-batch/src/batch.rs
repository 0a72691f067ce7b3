//! Many games side by side.

use crate::BatchError;
use crate::games::{Actions, Games, Run, Widths, starts_of};
use crate::outputs::Outputs;
use crate::snapshot::Stored;
use std::sync::{Arc, OnceLock};
use tabia::encode::{Encode, View, WithGame};
use tabia::{Outcome, RuleSet};

/// When a game that is over is started again.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Autoreset {
    /// In the next step, whose action does not count.
    NextStep,
    /// In the step that ended it: what is written of the game is its new start, but for reward and ends.
    SameStep,
    /// Only when it is asked for: till then a step is an error.
    Disabled,
}

/// What a batch is to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The game and its rules.
    pub rules: RuleSet,
    /// How many games are played side by side.
    pub games: usize,
    /// What chance begins with.
    pub seed: u64,
    /// When a game that is over is started again.
    pub autoreset: Autoreset,
    /// The plies after which a game is broken off.
    pub max_plies: Option<u32>,
    /// The positions that games begin with, one of them by chance; none for the usual start.
    pub starts: Vec<String>,
    /// How planes are written.
    pub view: View,
    /// How many threads play; 0 for one for each core.
    pub threads: usize,
}

impl Settings {
    /// So many games from the usual start, seed 0, started again in the next step, without a limit of plies, on one thread.
    #[must_use]
    pub fn new(rules: RuleSet, games: usize) -> Settings {
        Settings {
            rules,
            games,
            seed: 0,
            autoreset: Autoreset::NextStep,
            max_plies: None,
            starts: Vec::new(),
            view: View::default(),
            threads: 1,
        }
    }
}

/// Many games of one kind, played side by side: see the [crate](crate).
pub struct Batch {
    settings: Settings,
    widths: Widths,
    threads: Threads,
    games: Box<dyn Run>,
}

/// The threads that play.
#[derive(Clone)]
pub(crate) enum Threads {
    /// The one that asks.
    Own,
    /// One for each core.
    All,
    /// Those of a pool that this process made.
    Some(Arc<rayon::ThreadPool>, u32),
}

/// The process whose threads the shared pool has. A process that is forked off it has the pool, and no thread.
static PROCESS: OnceLock<u32> = OnceLock::new();

impl Threads {
    pub(crate) fn new(count: usize) -> Result<Threads, BatchError> {
        match count {
            0 => Ok(Threads::All),
            1 => Ok(Threads::Own),
            _ => {
                let most = std::thread::available_parallelism().map_or(count, usize::from);
                let threads = rayon::ThreadPoolBuilder::new().num_threads(count.min(most));
                let pool = threads
                    .build()
                    .map_err(|_| BatchError::Setting("so many threads there cannot be"))?;
                Ok(Threads::Some(Arc::new(pool), std::process::id()))
            }
        }
    }

    /// Does some work, which hears whether it may share itself out. In a process that was forked off there is nobody to
    /// share it with.
    pub(crate) fn run<T: Send>(&self, work: impl FnOnce(bool) -> T + Send) -> T {
        let here = std::process::id();
        match self {
            Threads::All if *PROCESS.get_or_init(|| here) == here => work(true),
            Threads::Some(pool, process) if *process == here => pool.install(|| work(true)),
            _ => work(false),
        }
    }
}

impl Batch {
    /// The batch so set, every game at its start.
    ///
    /// # Errors
    ///
    /// If the settings cannot be so, or a start is no position of the game in which it goes on.
    pub fn new(settings: Settings) -> Result<Batch, BatchError> {
        let games = settings.rules.with_game(Make(&settings))?;
        Batch::of(settings, games)
    }

    fn of(settings: Settings, games: Box<dyn Run>) -> Result<Batch, BatchError> {
        let threads = Threads::new(settings.threads)?;
        let widths = games.widths();
        Ok(Batch {
            settings,
            widths,
            threads,
            games,
        })
    }

    /// What it was set to be.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The number of games.
    #[must_use]
    #[allow(clippy::len_without_is_empty)] // There is always one.
    pub const fn len(&self) -> usize {
        self.settings.games
    }

    /// How many numbers the planes of a game have.
    #[must_use]
    pub const fn planes_len(&self) -> usize {
        self.widths.planes
    }

    /// The bytes of the same as packed bits.
    #[must_use]
    pub const fn packed_len(&self) -> usize {
        self.widths.packed
    }

    /// How many step actions the game has.
    #[must_use]
    pub const fn step_count(&self) -> usize {
        self.widths.steps
    }

    /// The bytes of memory that each game takes. Beside them there are those of earlier positions, if planes show any, and 8
    /// for each position past the 32nd since the last move that cannot be taken back.
    #[must_use]
    pub fn bytes_a_game(&self) -> usize {
        self.games.bytes_a_game()
    }

    /// Starts games again: those marked, or all where nothing is marked. With a seed, their chance begins anew.
    ///
    /// # Errors
    ///
    /// If an array has another length than it must have.
    pub fn reset(
        &mut self,
        seed: Option<u64>,
        which: Option<&[bool]>,
        outputs: Outputs<'_>,
    ) -> Result<(), BatchError> {
        self.check("which games", which.map(<[bool]>::len))?;
        outputs.check(self.len(), &self.widths)?;
        self.settings.seed = seed.unwrap_or(self.settings.seed);
        self.games.reset(seed, which);
        self.write(outputs);
        Ok(())
    }

    /// Takes these actions, one in each game. What becomes of the games is written.
    ///
    /// # Errors
    ///
    /// If an action is not legal, a game is over and not started again by itself, or an array has another length than it
    /// must have. The batch is then as it was.
    pub fn step(&mut self, actions: &[i64], outputs: Outputs<'_>) -> Result<(), BatchError> {
        self.check("actions", Some(actions.len()))?;
        outputs.check(self.len(), &self.widths)?;
        self.games.check(actions)?;
        self.go(Actions::Given(actions), outputs);
        Ok(())
    }

    /// Takes a legal action by chance in each game, and tells which. Where a game is over that is 0.
    ///
    /// # Errors
    ///
    /// If a game is over and not started again by itself, or an array has another length than it must have.
    pub fn step_randomly(
        &mut self,
        actions: &mut [i64],
        outputs: Outputs<'_>,
    ) -> Result<(), BatchError> {
        self.check("actions", Some(actions.len()))?;
        outputs.check(self.len(), &self.widths)?;
        self.games.check_over()?;
        self.go(Actions::Sampled(actions), outputs);
        Ok(())
    }

    fn go(&mut self, actions: Actions<'_>, outputs: Outputs<'_>) {
        let games = &mut self.games;
        self.threads
            .run(|share| games.step(actions, outputs, share));
    }

    /// Chooses a legal action by chance in each game; 0 where a game is over.
    ///
    /// # Errors
    ///
    /// If the array has another length than there are games.
    pub fn sample(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        self.check("actions", Some(actions.len()))?;
        self.games.sample(actions);
        Ok(())
    }

    /// Writes how the games stand, without a step: rewards and ends are those of games that are over.
    ///
    /// # Errors
    ///
    /// If an array has another length than it must have.
    pub fn observe(&self, outputs: Outputs<'_>) -> Result<(), BatchError> {
        outputs.check(self.len(), &self.widths)?;
        self.write(outputs);
        Ok(())
    }

    fn write(&self, outputs: Outputs<'_>) {
        let games = &self.games;
        self.threads.run(|share| games.write(outputs, share));
    }

    /// How a game has ended, if it has by its rules; nothing if there is no such game.
    #[must_use]
    pub fn outcome(&self, game: usize) -> Option<Outcome> {
        self.games.outcome(game)
    }

    /// A game as text, as [`tabia::AnyTurn`] is written: the position, and the squares gone so far in the turn.
    #[must_use]
    pub fn text(&self, game: usize) -> Option<String> {
        self.games.text(game)
    }

    /// All there is of the batch, as bytes.
    #[must_use]
    pub fn snapshot(&self) -> Vec<u8> {
        Stored::of(&self.settings, self.games.stored()).to_bytes()
    }

    /// The batch that these bytes are a snapshot of.
    ///
    /// # Errors
    ///
    /// If they are none: why.
    pub fn restore(bytes: &[u8]) -> Result<Batch, BatchError> {
        let stored = Stored::from_bytes(bytes)?;
        let settings = stored.settings()?;
        let games = settings.rules.with_game(Restore(&settings, stored))?;
        Batch::of(settings, games)
    }

    fn check(&self, what: &'static str, found: Option<usize>) -> Result<(), BatchError> {
        let needed = self.len();
        match found {
            Some(found) if found != needed => Err(BatchError::Length {
                what,
                needed,
                found,
            }),
            _ => Ok(()),
        }
    }
}

impl Clone for Batch {
    fn clone(&self) -> Batch {
        Batch {
            settings: self.settings.clone(),
            widths: self.widths,
            threads: self.threads.clone(),
            games: self.games.boxed(),
        }
    }
}

struct Make<'a>(&'a Settings);

impl WithGame for Make<'_> {
    type Output = Result<Box<dyn Run>, BatchError>;

    fn with<P: Encode>(self, options: P::Options) -> Self::Output {
        let starts = starts_of::<P>(options, &self.0.starts)?;
        Ok(Box::new(Games::new(self.0, starts)?))
    }
}

struct Restore<'a>(&'a Settings, Stored);

impl WithGame for Restore<'_> {
    type Output = Result<Box<dyn Run>, BatchError>;

    fn with<P: Encode>(self, options: P::Options) -> Self::Output {
        let starts = starts_of::<P>(options, &self.0.starts)?;
        let mut games = Games::new(self.0, starts)?;
        games.restore(self.1.games, options)?;
        Ok(Box::new(games))
    }
}
