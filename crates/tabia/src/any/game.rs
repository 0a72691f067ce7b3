//! A game of any kind: the dynamic face of [`Game`].

// The registry hands over the types of all games by their names there.
use super::*;
use alloc::string::String;
use alloc::vec::Vec;
#[cfg(feature = "serde")]
use tabia_core::persist::{PlainGame, Stored};
use tabia_core::{Game, GameError, Outcome, Reason, Running, Side};

any_of_every_game!(
    "A game of any kind being played: where it began, the moves, those taken back, and how it ended.

[`Game`] says what ends a game, and what a game takes of memory.

```
use tabia::{AnyGame, Reason, Variant};
let mut game = AnyGame::start(Variant::Turkish);
for text in [\"a3-a4\", \"a6-a5\"] {
    game.play_text(text)?;
}
assert_eq!(game.undo().map(|mv| game.position().text(mv).to_string()).as_deref(), Some(\"a6-a5\"));
assert!(game.redo().is_some());
assert_eq!(game.agree_draw()?.reason, Reason::Agreement);
assert_eq!(game.play_text(\"b3-b4\").unwrap_err().to_string(), \"the game is over: draw (agreement)\");
# Ok::<(), tabia::GameError>(())
```",
    AnyGame,
    Game
);

/// Generates what a game does with positions of its kind.
macro_rules! positions_of_every_game {
    ($($game:ident: $position:ty,)*) => {
        impl AnyGame {
            /// The position that the game began with.
            #[must_use]
            pub fn first_position(&self) -> AnyPosition {
                match self {
                    $(AnyGame::$game(inner) => AnyPosition::$game(inner.first_position().clone()),)*
                }
            }

            /// The positions from the first to the one now: one more than there are moves.
            #[must_use]
            pub fn positions(&self) -> Vec<AnyPosition> {
                match self {
                    $(AnyGame::$game(inner) => inner.positions().cloned().map(AnyPosition::$game).collect(),)*
                }
            }

            /// Plays a game that was stored.
            #[cfg(feature = "serde")]
            pub(crate) fn from_plain<M: Stored>(
                plain: PlainGame<AnyPosition, M>,
            ) -> Result<AnyGame, String> {
                let PlainGame { start, moves, made, end } = plain;
                match start {
                    $(AnyPosition::$game(start) => {
                        PlainGame { start, moves, made, end }.play().map(AnyGame::$game)
                    })*
                }
            }
        }
    };
}

with_games!(positions_of_every_game);

impl AnyGame {
    /// A game that begins with this position.
    #[must_use]
    pub fn new(position: AnyPosition) -> AnyGame {
        position.into()
    }

    /// A game from the start, under the usual rules.
    #[must_use]
    pub fn start(variant: Variant) -> AnyGame {
        AnyGame::new(AnyPosition::start(variant))
    }

    /// The game and the rules it is played by.
    #[must_use]
    pub fn rules(&self) -> RuleSet {
        self.position().rules()
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        each!(AnyGame: self, inner => inner.position().turn())
    }

    /// The moves made so far.
    #[must_use]
    pub fn moves(&self) -> &[AnyMove] {
        each!(AnyGame: self, inner => inner.moves())
    }

    /// The moves as text, in the usual form of the game: those made, and after them those taken back.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        each!(AnyGame: self, inner => inner.texts())
    }

    /// How many moves were made, of both sides together.
    #[must_use]
    pub fn plies(&self) -> usize {
        each!(AnyGame: self, inner => inner.plies())
    }

    /// The moves taken back that can be made again, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[AnyMove] {
        each!(AnyGame: self, inner => inner.undone())
    }

    /// Makes a legal move.
    ///
    /// # Errors
    ///
    /// If the game is over in any way, or the move is not legal here.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), GameError> {
        each!(AnyGame: self, inner => inner.play(mv))
    }

    /// Makes a legal move, also where the rules call the game a draw already: see [`Game::play_on`].
    ///
    /// # Errors
    ///
    /// If the players have ended the game, or the move is not legal here.
    pub fn play_on(&mut self, mv: AnyMove) -> Result<(), GameError> {
        each!(AnyGame: self, inner => inner.play_on(mv))
    }

    /// Makes the move that a text means.
    ///
    /// # Errors
    ///
    /// If the game is over, or the text is no move that is legal here.
    pub fn play_text(&mut self, text: &str) -> Result<AnyMove, GameError> {
        each!(AnyGame: self, inner => inner.play_text(text))
    }

    /// Takes the last move back, and with it what the players made of the game.
    pub fn undo(&mut self) -> Option<AnyMove> {
        each!(AnyGame: self, inner => inner.undo())
    }

    /// Makes the move again that was taken back last.
    pub fn redo(&mut self) -> Option<AnyMove> {
        each!(AnyGame: self, inner => inner.redo())
    }

    /// How the game has ended, if it has: on the board, by a draw clause, by repetition, or by the players.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(AnyGame: self, inner => inner.outcome())
    }

    /// Why the side to move may claim a draw, if it may.
    #[must_use]
    pub fn claimable(&self) -> Option<Reason> {
        each!(AnyGame: self, inner => inner.claimable())
    }

    /// Ends the game by the draw that the side to move may claim.
    ///
    /// # Errors
    ///
    /// If the game is over, or there is none.
    pub fn claim_draw(&mut self) -> Result<Outcome, GameError> {
        each!(AnyGame: self, inner => inner.claim_draw())
    }

    /// Ends the game by a draw that the players agree on.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn agree_draw(&mut self) -> Result<Outcome, GameError> {
        each!(AnyGame: self, inner => inner.agree_draw())
    }

    /// Ends the game: this side resigns.
    ///
    /// # Errors
    ///
    /// If the game is over.
    pub fn resign(&mut self, side: Side) -> Result<Outcome, GameError> {
        each!(AnyGame: self, inner => inner.resign(side))
    }

    /// What the players made of the game, if they ended it.
    #[must_use]
    pub fn ended_by_players(&self) -> Option<Outcome> {
        each!(AnyGame: self, inner => inner.ended_by_players())
    }

    /// Ends the game as the players did, if they could have ended it so.
    pub fn end_as(&mut self, outcome: Outcome) -> bool {
        each!(AnyGame: self, inner => inner.end_as(outcome))
    }

    /// How often the position now has stood on the board, this time included.
    #[must_use]
    pub fn repetitions(&self) -> u32 {
        each!(AnyGame: self, inner => inner.repetitions())
    }

    /// The draw clauses whose counts run, and how far they have come.
    #[must_use]
    pub fn running(&self) -> Vec<Running> {
        each!(AnyGame: self, inner => inner.running().collect())
    }
}
