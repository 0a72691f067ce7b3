//! Random games, looked at one and all: what they are like, and whether they keep the laws.

mod tally;

pub use tally::Tally;

use crate::{Game, UseGame, laws, with_game};
use std::ops::ControlFlow::Continue;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabia::{MAX_CAPTURES, MAX_TRAIL, Move, Notation, mix};

/// Whose random games are played, and how many of their positions are looked at closely.
#[derive(Debug, Clone)]
pub struct Census<'a> {
    /// The rule set, of [`GAMES`](crate::GAMES).
    pub name: &'a str,
    /// The numbers of the games: the same number is the same game, whichever others are played.
    pub games: Range<u64>,
    /// After so many plies a game is broken off.
    pub most_plies: usize,
    /// One of so many positions is held against the slow generator.
    pub slow: u64,
    /// One of so many positions is put to all laws.
    pub laws: u64,
}

impl Census<'_> {
    /// Plays the games. Nothing if there is no rule set of the name.
    ///
    /// # Panics
    ///
    /// If a law is broken: with its name and the position.
    #[must_use]
    pub fn take(&self) -> Option<Tally> {
        with_game(self.name, self)
    }

    /// Plays the game of this number.
    fn play<P: Notation + 'static>(&self, game: &Game<P>, number: u64, tally: &mut Tally) {
        let mut play = tabia::Game::new(P::start_with(game.options));
        let mut moves = Vec::new();
        let outcome = loop {
            if let Some(outcome) = play.outcome() {
                break Some(outcome);
            }
            // Who may claim a draw claims it.
            if play.claimable().is_some() {
                break play.claim_draw().ok();
            }
            if play.plies() == self.most_plies {
                break None;
            }
            let position = play.position();
            moves.clear();
            let _ = position.visit_moves(&mut |mv| {
                moves.push(mv);
                Continue(())
            });
            let chance = mix(&[number, play.plies() as u64]);
            self.look_closely(game, position, mix(&[chance]), tally);
            let Some(&mv) = moves.get((chance % moves.len().max(1) as u64) as usize) else {
                panic!("{}: no move, and no end: {}", self.name, position.fen());
            };
            for &mv in &moves {
                tally.longest_capture = tally.longest_capture.max(captures_within_bounds(mv));
            }
            tally.see(moves.len(), mv);
            play.play(mv).expect("a move that was listed is legal");
        };
        tally.end(outcome, play.plies());
    }

    /// Puts the position to the laws if it is one of the sample.
    fn look_closely<P: Notation + 'static>(
        &self,
        game: &Game<P>,
        position: &P,
        chance: u64,
        tally: &mut Tally,
    ) {
        let check = |name: &str, law: laws::Law<P>| {
            let kept = catch_unwind(AssertUnwindSafe(|| law(game, position)));
            assert!(kept.is_ok(), "{}: {name}: {}", self.name, position.fen());
        };
        if chance.is_multiple_of(self.slow) {
            tally.slow += 1;
            check("the_slow_generator_agrees", laws::the_slow_generator_agrees);
        }
        if mix(&[chance]).is_multiple_of(self.laws) {
            tally.laws += 1;
            for &(name, law) in laws::all() {
                check(name, law);
            }
        }
    }
}

/// How many pieces the move captures, which is no more than a move has room for.
fn captures_within_bounds(mv: Move) -> u64 {
    let captured = if mv.is_ordered() {
        let order = mv.trail().count();
        assert!(order <= MAX_TRAIL);
        order
    } else {
        let pieces = mv.captured().len() as usize;
        assert!(pieces <= MAX_CAPTURES);
        pieces
    };
    captured as u64
}

impl UseGame for &Census<'_> {
    type Output = Tally;

    fn with<P: Notation + Send + Sync + 'static>(self, game: &Game<P>) -> Tally {
        let mut tally = Tally::default();
        for number in self.games.clone() {
            self.play(game, number, &mut tally);
        }
        tally
    }
}
