//! What a game knows of its past, in a few words: plies, draw counts, and the positions that can come again.

use tabia::encode::{Encode, Past};
use tabia::{Counts, Kind, Move, Outcome, Reason, Repetition, Running};

/// How often a position must stand on the board to count as repeated.
const REPETITIONS: u32 = 3;

/// The past of a game.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) counts: Counts,
    /// The keys of the positions since the last move that cannot be taken back, the one now last.
    pub(crate) keys: Vec<u64>,
    pub(crate) plies: u32,
    times: u32,
}

impl Line {
    /// Keys that there is room for from the beginning.
    pub(crate) const ROOM: usize = 32;

    pub(crate) fn new<P: Encode>(position: &P) -> Line {
        let mut line = Line {
            counts: Counts::at_start(position),
            keys: Vec::with_capacity(Line::ROOM),
            plies: 0,
            times: 0,
        };
        line.add(position);
        line
    }

    /// Begins again, in the same room.
    pub(crate) fn restart<P: Encode>(&mut self, position: &P) {
        self.counts = Counts::at_start(position);
        self.keys.clear();
        self.plies = 0;
        self.add(position);
    }

    /// The past of a game as it was stored.
    pub(crate) fn stored<P: Encode>(
        position: &P,
        counts: Counts,
        keys: Vec<u64>,
        plies: u32,
    ) -> Line {
        let key = position.repetition_key();
        let times = keys.iter().filter(|&&other| other == key).count() as u32;
        Line {
            counts,
            keys,
            plies,
            times: times.max(1),
        }
    }

    /// Goes on by a move: the position before it, the move, the position after it.
    #[inline]
    pub(crate) fn go_on<P: Encode>(&mut self, before: &P, mv: Move, position: &P) {
        self.counts = self.counts.after(before, mv, position);
        self.plies = self.plies.saturating_add(1);
        if !P::ANYTHING_REPEATS && is_for_good(before, mv) {
            self.keys.clear();
        }
        self.add(position);
    }

    #[inline]
    fn add<P: Encode>(&mut self, position: &P) {
        let key = position.repetition_key();
        let earlier = self.keys.iter().filter(|&&other| other == key).count();
        self.times = earlier as u32 + 1;
        self.keys.push(key);
    }

    /// How the game has ended, if it has: on the board, by repetition, or by a draw clause.
    #[inline]
    pub(crate) fn outcome<P: Encode>(&self, position: &P) -> Option<Outcome> {
        position
            .outcome()
            .or_else(|| self.drawn(position).map(|reason| position.drawn(reason)))
    }

    fn drawn<P: Encode>(&self, position: &P) -> Option<Reason> {
        if self.times >= REPETITIONS && position.repetition() != Repetition::Ignored {
            return Some(Reason::Repetition);
        }
        let mut running = self.counts.running(position);
        let full = running.find(Running::is_complete)?;
        Some(full.clause.reason)
    }

    /// What planes show of it.
    pub(crate) fn past<P: Encode>(&self, position: &P) -> Past {
        Past::of(self.counts.running(position), self.times)
    }
}

/// Whether no earlier position can come again after the move: a piece is gone or has changed, or a man went forward.
#[inline]
fn is_for_good<P: Encode>(before: &P, mv: Move) -> bool {
    let grid = P::grid();
    let changes_rank = grid.rank(mv.from()) != grid.rank(mv.to());
    let is_man = || before.piece_on(mv.from()).map(|piece| piece.kind) == Some(Kind::MAN);
    mv.is_capture() || mv.is_promotion() || changes_rank && is_man()
}
