//! Which of several captures are legal: the order of priorities of a game.

use crate::capture::{Jumping, Search};
use crate::rules::Priority;
use crate::{Kind, Route};

impl<G: Jumping, const WHITE: bool> Search<G, WHITE> {
    /// The rank of a capture by the priority keys of the game: the highest are legal.
    #[must_use]
    pub fn score(&self, from_kind: Kind, route: &Route) -> u64 {
        let kings = route
            .captured()
            .iter()
            .filter(|&&sq| self.enemy_kings.contains(sq))
            .count() as u64;
        let count = route.captures() as u64;
        let mut score = 0;
        for key in G::RULE.priority {
            score = score << 16
                | match *key {
                    Priority::Count => count,
                    Priority::Value { man, king } => {
                        (count - kings) * u64::from(man) + kings * u64::from(king)
                    }
                    Priority::WithKing => u64::from(from_kind == Kind::KING),
                    Priority::MostKings => kings,
                    Priority::KingsEarliest => self.kings_earliest(route),
                };
        }
        score
    }

    fn kings_earliest(&self, route: &Route) -> u64 {
        let earlier = route.captured().iter().take(16);
        earlier
            .enumerate()
            .filter(|(_, sq)| self.enemy_kings.contains(**sq))
            .map(|(i, _)| 1 << (15 - i))
            .sum()
    }
}
