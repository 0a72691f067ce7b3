//! Every game under each of its named rule sets.

use crate::{Game, bashni, draughts, shatar, shatra, vigman};
use tabia::Notation;
use tabia::draughts::{
    Armenian, Brazilian, International, Keny, Poddavki, Russian, Spantsireti, Turkish, VigmanTurn,
};
use tabia::shatar::ShatarOptions;
use tabia::shatra::ShatraOptions;
use tabia::towers::{BashniOptions, Rejump, Take};

/// What is done with a game under test.
pub trait UseGame {
    /// What comes of it.
    type Output;

    /// Does it with this game.
    fn with<P: Notation + Send + Sync + 'static>(self, game: &Game<P>) -> Self::Output;
}

macro_rules! games {
    ($($name:literal => $game:expr,)*) => {
        /// The names of all games under test, rule set by rule set.
        pub const GAMES: &[&str] = &[$($name),*];

        /// Does it with the game of this name; nothing if there is none.
        pub fn with_game<U: UseGame>(name: &str, user: U) -> Option<U::Output> {
            match name {
                $($name => Some(user.with(&$game)),)*
                _ => None,
            }
        }
    };
}

games! {
    "russian" => draughts::<Russian>(),
    "poddavki" => draughts::<Poddavki>(),
    "spantsireti" => draughts::<Spantsireti>(),
    "brazilian" => draughts::<Brazilian>(),
    "international" => draughts::<International>(),
    "turkish" => draughts::<Turkish>(),
    "armenian" => draughts::<Armenian>(),
    "keny" => draughts::<Keny>(),
    "vigman" => vigman(VigmanTurn::Paired),
    "vigman turn=two_moves" => vigman(VigmanTurn::TwoMoves),
    "bashni" => bashni(BashniOptions::default()),
    "bashni take=at_once" => bashni(at_once(Rejump::Never)),
    "bashni take=at_once rejump=intervening" => bashni(at_once(Rejump::Intervening)),
    "bashni take=at_once rejump=free" => bashni(at_once(Rejump::Free)),
    "shatra" => shatra(ShatraOptions::default()),
    "shatra-ru" => shatra(ShatraOptions::RUSSIAN_TEXT),
    "shatra-pritchard" => shatra(ShatraOptions::PRITCHARD),
    "shatar" => shatar(ShatarOptions::USUAL),
    "shatar-fairy" => shatar(ShatarOptions::FAIRY),
    "shatar-buryat" => shatar(ShatarOptions::BURYAT),
}

const fn at_once(rejump: Rejump) -> BashniOptions {
    BashniOptions {
        take: Take::AtOnce,
        rejump,
    }
}
