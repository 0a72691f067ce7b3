//! How far the draw clauses of a game have come.

use crate::{Clause, Counted, Kind, MAX_CLAUSES, Move, Position, Running, Side, StartsAgain};

/// How far all draw clauses of a game have come, for programs that keep games in their own way; `Game` keeps its own.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
// Nothing for those that do not run, otherwise one more than the count.
pub struct Counts([u16; MAX_CLAUSES]);

impl Counts {
    /// Those of a game that begins here.
    #[must_use]
    pub fn at_start(position: &impl Position) -> Counts {
        Counts::each(position, |index, _| position.clause_start(index))
    }

    /// Those after a legal move was made: the position before it, the move, the position after it.
    #[must_use]
    pub fn after<P: Position>(self, before: &P, mv: Move, position: &P) -> Counts {
        let man = before.piece_on(mv.from()).map(|piece| piece.kind) == Some(Kind::MAN);
        Counts::each(position, |index, (clause, stronger)| {
            let again = mv.is_capture()
                || match clause.starts_again {
                    StartsAgain::Capture => false,
                    StartsAgain::CaptureOrPromotion => mv.is_promotion(),
                    StartsAgain::CaptureOrMan => man,
                };
            let arose = self.0[index] == 0;
            let counts = match clause.counted {
                Counted::Plies => true,
                Counted::StrongerSide => before.turn() == stronger,
            };
            let so_far = self.0[index].saturating_sub(1);
            if again || arose {
                0
            } else {
                so_far.saturating_add(counts.into())
            }
        })
    }

    /// The count that a function finds for each clause that runs in this position.
    fn each(
        position: &impl Position,
        mut count: impl FnMut(usize, (Clause, Side)) -> u16,
    ) -> Counts {
        let mut counts = Counts([0; MAX_CLAUSES]);
        for (index, place) in counts.0.iter_mut().enumerate() {
            let Some(clause) = position.clause(index) else {
                break;
            };
            if let Some(stronger) = clause.balance.stronger_side(position) {
                *place = count(index, (clause, stronger)).saturating_add(1);
            }
        }
        counts
    }

    /// The clauses that run in this position.
    pub fn running<'a>(
        &'a self,
        position: &'a impl Position,
    ) -> impl Iterator<Item = Running> + 'a {
        // Mostly none does.
        let counts: &[u16] = match self.0 {
            counts if counts == [0; MAX_CLAUSES] => &[],
            _ => &self.0,
        };
        counts.iter().enumerate().filter_map(|(index, &count)| {
            let count = count.checked_sub(1)?;
            let clause = position.clause(index)?;
            Some(Running { clause, count })
        })
    }

    /// The counts as plain numbers.
    #[must_use]
    pub const fn to_words(self) -> [u16; MAX_CLAUSES] {
        self.0
    }

    /// The counts that [`Counts::to_words`] gave.
    #[must_use]
    pub const fn from_words(words: [u16; MAX_CLAUSES]) -> Counts {
        Counts(words)
    }
}
