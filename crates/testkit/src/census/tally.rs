//! What was seen in random games.

use std::collections::BTreeMap;
use std::ops::AddAssign;
use tabia::{Move, Outcome, Reason, Side};

/// What was seen in random games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that were played.
    pub games: u64,
    /// Moves that were played in them.
    pub plies: u64,
    /// Moves of the longest game.
    pub longest_game: u64,
    /// Legal moves, of all positions together.
    pub moves: u64,
    /// Legal moves of the position with the most.
    pub most_moves: u64,
    /// Moves played that capture.
    pub captures: u64,
    /// Pieces that the longest legal capture takes.
    pub longest_capture: u64,
    /// Moves played by which a piece becomes another.
    pub promotions: u64,
    /// How the games ended, and how often; nothing for those broken off.
    pub ends: BTreeMap<Option<Outcome>, u64>,
    /// Positions held against the slow generator.
    pub slow: u64,
    /// Positions put to all laws.
    pub laws: u64,
}

impl Tally {
    /// A position with so many legal moves, and the one that is played.
    pub(super) fn see(&mut self, moves: usize, played: Move) {
        self.plies += 1;
        self.moves += moves as u64;
        self.most_moves = self.most_moves.max(moves as u64);
        self.captures += u64::from(played.is_capture());
        self.promotions += u64::from(played.is_promotion());
    }

    pub(super) fn end(&mut self, outcome: Option<Outcome>, plies: usize) {
        self.games += 1;
        self.longest_game = self.longest_game.max(plies as u64);
        *self.ends.entry(outcome).or_default() += 1;
    }

    /// Games that this side won; without one, that nobody won.
    #[must_use]
    pub fn won_by(&self, winner: Option<Side>) -> u64 {
        let ends = self.ends.iter();
        ends.filter(|(end, _)| end.is_some_and(|end| end.winner == winner))
            .map(|(_, games)| games)
            .sum()
    }

    /// Games that were broken off.
    #[must_use]
    pub fn broken_off(&self) -> u64 {
        self.ends.get(&None).copied().unwrap_or(0)
    }

    /// Why games ended, and how many for each reason, the most frequent first.
    #[must_use]
    pub fn reasons(&self) -> Vec<(Reason, u64)> {
        let mut reasons = BTreeMap::new();
        for (end, games) in &self.ends {
            if let Some(end) = end {
                *reasons.entry(end.reason).or_default() += games;
            }
        }
        let mut reasons: Vec<_> = reasons.into_iter().collect();
        reasons.sort_by_key(|&(_, games)| std::cmp::Reverse(games));
        reasons
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.plies += other.plies;
        self.longest_game = self.longest_game.max(other.longest_game);
        self.moves += other.moves;
        self.most_moves = self.most_moves.max(other.most_moves);
        self.captures += other.captures;
        self.longest_capture = self.longest_capture.max(other.longest_capture);
        self.promotions += other.promotions;
        for (end, games) in other.ends {
            *self.ends.entry(end).or_default() += games;
        }
        self.slow += other.slow;
        self.laws += other.laws;
    }
}
