//! What every position can do.

use crate::{
    Announcement, Clause, Grid, Kind, Move, Options, Outcome, Piece, Reason, Repetition, Route,
    Set, Side, Square, Steps,
};
use core::fmt::Debug;
use core::hash::Hash;
use core::ops::ControlFlow::{self, Break, Continue};

/// A position: what decides the future of a game by its rules, and never its history.
///
/// Two positions are equal if they have the same pieces, the same side to move and the same of
/// whatever else the game says decides the future, under the same rules. Equal positions have equal
/// hashes and equal keys.
pub trait Position: Clone + Eq + Hash + Debug {
    /// The rules that can be chosen for the game.
    type Options: Options;

    /// How many kinds of pieces there are: the numbers of kinds are 0 and up.
    const KIND_COUNT: u8;

    /// The board.
    fn grid() -> &'static Grid;

    /// All steps that a turn of the game can be made of, with their numbers.
    fn steps() -> &'static Steps;

    /// The starting position under these rules.
    fn start_with(options: Self::Options) -> Self;

    /// The starting position under the usual rules.
    #[must_use]
    fn start() -> Self {
        Self::start_with(Self::Options::default())
    }

    /// The chosen rules.
    fn options(&self) -> Self::Options;

    /// The side to move.
    fn turn(&self) -> Side;

    /// The piece on a square: in a tower the top one.
    fn piece_on(&self, sq: Square) -> Option<Piece>;

    /// The piece that lies so many layers under the top one of a square; 0 is the top one itself.
    fn piece_under(&self, sq: Square, layers: usize) -> Option<Piece> {
        if layers == 0 { self.piece_on(sq) } else { None }
    }

    /// Visits every legal move once, until the visitor breaks.
    ///
    /// # Errors
    ///
    /// Breaks if the visitor does.
    fn visit_moves(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Visits every route of every legal move, until the visitor breaks. The first route of a move is its canonical one.
    fn visit_routes(
        &self,
        visit: &mut impl FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Visits the position after every legal move, each move once, until the visitor breaks.
    ///
    /// # Errors
    ///
    /// Breaks if the visitor does.
    #[inline]
    fn visit_successors(&self, visit: &mut impl FnMut(Self) -> ControlFlow<()>) -> ControlFlow<()> {
        self.visit_moves(&mut |mv| {
            let mut next = self.clone();
            next.play(mv);
            visit(next)
        })
    }

    /// At which landing of a route the piece changes its kind, if the move changes it: the number of that
    /// square in [`Route::squares`].
    fn promoted_at(&self, mv: Move, route: &Route) -> Option<usize> {
        mv.is_promotion().then(|| route.landings())
    }

    /// Plays a legal move of this position. Any other move leaves a position that means nothing; see [`Position::try_play`].
    fn play(&mut self, mv: Move);

    /// How the game has ended by the rules of moving or by what stands on the board, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// A number that is equal for equal positions under the same rules, and almost always different for others.
    fn key(&self) -> u64;

    /// The pieces of a side and a kind; in towers the top ones.
    fn pieces_of(&self, side: Side, kind: Kind) -> Set {
        let there = |sq: &Square| self.piece_on(*sq) == Some(Piece { side, kind });
        Self::grid().board().iter().filter(there).collect()
    }

    /// The draw clause with this number under the chosen rules: none past the last one. A position
    /// does not count: `Game` does.
    fn clause(&self, index: usize) -> Option<Clause> {
        let _ = index;
        None
    }

    /// How far the clause with this number has come in a position that a game begins with.
    fn clause_start(&self, index: usize) -> u16 {
        let _ = index;
        0
    }

    /// What the third repetition of a position means under the chosen rules.
    fn repetition(&self) -> Repetition {
        Repetition::Draws
    }

    /// A number that is equal for positions that repeat each other: the key, unless a game compares less.
    fn repetition_key(&self) -> u64 {
        self.key()
    }

    /// Whether this is the same position as the other for the count of repetitions.
    fn repeats(&self, other: &Self) -> bool {
        self == other
    }

    /// What a draw for this reason makes of the whole.
    fn drawn(&self, reason: Reason) -> Outcome {
        Outcome::draw(reason)
    }

    /// Tells what the customs of the game ask the player of this legal move to say.
    fn announcements(&self, mv: Move, tell: &mut dyn FnMut(Announcement)) {
        let _ = (mv, tell);
    }

    /// Whether there is a legal move.
    #[must_use]
    fn has_moves(&self) -> bool {
        self.visit_moves(&mut |_| Break(())).is_break()
    }

    /// The number of legal moves.
    #[must_use]
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit_moves(&mut |_| {
            count += 1;
            Continue(())
        });
        count
    }

    /// The number of positions after exactly this many plies, each legal move counted once: see [`perft`](crate::perft).
    #[must_use]
    fn count_leaves(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut leaves = 0;
                let _ = self.visit_successors(&mut |next| {
                    leaves += next.count_leaves(depth - 1);
                    Continue(())
                });
                leaves
            }
        }
    }

    /// The number of routes of all legal moves.
    #[must_use]
    fn count_routes(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit_routes(&mut |_, _| {
            count += 1;
            Continue(())
        });
        count
    }

    /// Whether the move is legal here.
    #[must_use]
    fn is_legal(&self, mv: Move) -> bool {
        self.visit_moves(&mut |legal| if legal == mv { Break(()) } else { Continue(()) })
            .is_break()
    }

    /// Plays the move if it is legal; otherwise leaves the position as it is and says no.
    fn try_play(&mut self, mv: Move) -> bool {
        let legal = self.is_legal(mv);
        if legal {
            self.play(mv);
        }
        legal
    }

    /// The canonical route of a legal move: of several, one whose every landing that is free to choose
    /// is right behind the captured piece.
    #[must_use]
    fn route(&self, mv: Move) -> Option<Route> {
        let mut found = None;
        let _ = self.visit_routes(&mut |legal, route| {
            if legal != mv {
                return Continue(());
            }
            found = Some(*route);
            Break(())
        });
        found
    }
}
