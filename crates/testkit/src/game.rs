//! A game under test: what the laws cannot know by themselves.

use crate::reference::ReferenceMove;
use proptest::strategy::BoxedStrategy;
use tabia::{Move, Notation};

/// The end of a game as the slow generators tell it: `w`, `b` or nobody, and the reason.
pub type SlowOutcome = Option<(Option<char>, &'static str)>;

/// A game with the rules it is played by, and what its family knows of it.
pub struct Game<P: Notation> {
    /// The rules.
    pub options: P::Options,
    /// Positions set up at random, as text. Text that the game refuses is left out.
    pub set_up: BoxedStrategy<String>,
    /// All legal routes, found the slow way. What the rules are, the position says.
    pub slow_routes: fn(&P) -> Vec<ReferenceMove>,
    /// How the game has ended, found the slow way.
    pub slow_outcome: fn(&P) -> SlowOutcome,
    /// The same position turned by 180 degrees with colours exchanged, as text; nothing where that is another game.
    pub turned: Option<fn(&P) -> String>,
    /// Asserts that a move changes what it says and nothing else: position before, move, position after.
    pub effect: fn(&P, Move, &P),
}
