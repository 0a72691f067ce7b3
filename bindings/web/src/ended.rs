//! How the players ended a game, kept while the moves before are looked at.

use alloc::string::{String, ToString};
use serde::{Deserialize, Serialize};
use tabia::{Outcome, Reason, Side};

/// How the players ended the game, and after how many moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ended {
    pub plies: usize,
    winner: Option<String>,
    reason: String,
}

impl Ended {
    pub fn new(plies: usize, outcome: Outcome) -> Ended {
        Ended {
            plies,
            winner: outcome.winner.map(|side| side.name().to_string()),
            reason: outcome.reason.name().to_string(),
        }
    }

    /// The outcome, if the words are those of one.
    pub fn outcome(&self) -> Option<Outcome> {
        let winner = match &self.winner {
            None => None,
            Some(name) => Some(
                [Side::White, Side::Black]
                    .into_iter()
                    .find(|side| side.name() == name)?,
            ),
        };
        let mut reasons = Reason::ALL.iter().copied();
        let reason = reasons.find(|reason| reason.name() == self.reason)?;
        Some(Outcome { winner, reason })
    }
}
