//! Whole games at random.

use crate::BatchError;
use crate::batch::{Settings, Threads};
use crate::chance::Chance;
use crate::games::starts_of;
use crate::line::Line;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use std::ops::ControlFlow::{Break, Continue};
use tabia::encode::{Encode, WithGame};
use tabia::{Move, Outcome};

/// How a game of random moves went.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How many moves were made.
    pub plies: u32,
    /// How it ended; nothing if it was broken off at the limit of plies.
    pub outcome: Option<Outcome>,
}

/// Plays as many games as the settings say, each legal move as likely as any other. Game `i` has the stream of random
/// numbers `first + i`, and takes one number for each move, which is its place in the order of
/// [`visit_moves`](tabia::Position::visit_moves).
///
/// ```
/// use tabia::Variant;
/// use tabia_batch::{Settings, playouts};
/// let games = playouts(&Settings::new(Variant::Turkish.rules(), 10), 0)?;
/// assert!(games.iter().all(|game| game.outcome.is_some() && game.plies > 20));
/// # Ok::<(), tabia_batch::BatchError>(())
/// ```
///
/// # Errors
///
/// If the settings cannot be so, or a start is no position of the game in which it goes on.
pub fn playouts(settings: &Settings, first: u64) -> Result<Vec<Playout>, BatchError> {
    settings.rules.with_game(PlayOut(settings, first))
}

struct PlayOut<'a>(&'a Settings, u64);

impl WithGame for PlayOut<'_> {
    type Output = Result<Vec<Playout>, BatchError>;

    fn with<P: Encode>(self, options: P::Options) -> Self::Output {
        let PlayOut(settings, first) = self;
        let starts = starts_of::<P>(options, &settings.starts)?;
        let most = settings.max_plies.unwrap_or(u32::MAX);
        let games = settings.games as u64;
        let play = |line: &mut Option<Line>, index: u64| {
            let mut chance = Chance::of(settings.seed, first.wrapping_add(index));
            let start = match starts.as_slice() {
                [start] => start,
                starts => &starts[chance.below(starts.len() as u64) as usize],
            };
            play_out(start, &mut chance, most, line)
        };
        let played = Threads::new(settings.threads)?.run(|share| {
            if share {
                let games = (0..games as usize).into_par_iter().with_min_len(16);
                games
                    .map_init(|| None, |line, index| play(line, index as u64))
                    .collect()
            } else {
                let mut line = None;
                (0..games).map(|index| play(&mut line, index)).collect()
            }
        });
        Ok(played)
    }
}

fn play_out<P: Encode>(
    start: &P,
    chance: &mut Chance,
    most: u32,
    line: &mut Option<Line>,
) -> Playout {
    let line = line.get_or_insert_with(|| Line::new(start));
    line.restart(start);
    let mut position = start.clone();
    loop {
        let outcome = line.outcome(&position);
        if outcome.is_some() || line.plies >= most {
            let plies = line.plies;
            return Playout { plies, outcome };
        }
        let Some(mv) = nth_move(&position, chance.below(position.count_moves())) else {
            let plies = line.plies;
            return Playout { plies, outcome };
        };
        let mut next = position.clone();
        next.play(mv);
        line.go_on(&position, mv, &next);
        position = next;
    }
}

#[inline]
fn nth_move<P: Encode>(position: &P, mut nth: u64) -> Option<Move> {
    let mut found = None;
    let _ = position.visit_moves(&mut |mv| {
        if nth == 0 {
            found = Some(mv);
            return Break(());
        }
        nth -= 1;
        Continue(())
    });
    found
}
