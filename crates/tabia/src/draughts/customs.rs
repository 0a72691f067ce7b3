//! The gentlemen's rules of Turkish draughts: what a player says of a move, never a matter of legality.

use super::position::Draughts;
use super::rules::DraughtsVariant;
use core::ops::ControlFlow::Continue;
use tabia_core::{Announcement, Kind, Move, Position, Set, Side};

impl<V: DraughtsVariant> Draughts<V> {
    /// Tells what the gentlemen's rules ask the player of this legal move to say.
    pub(super) fn announce(&self, mv: Move, tell: &mut dyn FnMut(Announcement)) {
        let squares = self.attacked_after(mv) - self.attacked();
        if !squares.is_empty() {
            tell(Announcement::Attack { squares });
        }
        let square = mv.to();
        let before_last = rank_before_last::<V>(self.turn());
        // A man that goes sideways along the rank before the last was announced when it came there.
        if mv.kind() == Kind::MAN
            && before_last.contains(square)
            && !before_last.contains(mv.from())
        {
            tell(Announcement::SoonKing { square });
        }
        if mv.is_promotion() {
            tell(Announcement::King { square });
        }
    }

    /// The enemy pieces that the mover could capture if it were his turn again after the move.
    fn attacked_after(&self, mv: Move) -> Set {
        let mut after = *self;
        after.play(mv);
        after.pass();
        after.attacked()
    }

    /// The enemy pieces that the side to move can capture by its legal moves.
    fn attacked(&self) -> Set {
        let mut attacked = Set::EMPTY;
        if self.can_capture() {
            let _ = self.visit_moves(&mut |mv| {
                attacked |= mv.captured();
                Continue(())
            });
        }
        attacked
    }
}

/// The rank before the last of a side: the seventh on eight ranks.
fn rank_before_last<V: DraughtsVariant>(side: Side) -> Set {
    match side {
        Side::White => V::GRID.rank_set(V::GRID.height() - 2),
        Side::Black => V::GRID.rank_set(1),
    }
}
