//! A turn of any game, one step at a time: the same as the turn inside.

// The macro names the positions of all games.
use super::*;
use core::fmt;
use core::ops::ControlFlow;
use tabia_core::{Piece, Set, Square, SquareForm, StepAction, StepError, StepSet};

any_of_every_game!(include_str!("../../docs/steps.md"), AnyTurn, Turn);

impl AnyTurn {
    /// The first turn of a game under its usual rules.
    #[must_use]
    pub fn start(variant: Variant) -> AnyTurn {
        AnyPosition::start(variant).into()
    }

    /// Reads a turn of a game under its usual rules: see [`Turn::from_text_with`].
    ///
    /// # Errors
    ///
    /// As [`RuleSet::turn`].
    pub fn from_text(variant: Variant, text: &str) -> Result<AnyTurn, FenError> {
        variant.rules().turn(text)
    }

    /// The board.
    #[must_use]
    pub fn grid(&self) -> &'static tabia_core::Grid {
        self.variant().grid()
    }

    /// All steps that a turn of the game can be made of, with their numbers.
    #[must_use]
    pub fn numbering(&self) -> &'static Steps {
        self.variant().steps()
    }

    /// The squares gone so far, the start first; none if no piece is chosen.
    #[must_use]
    pub fn path(&self) -> &[Square] {
        each!(AnyTurn: self, inner => inner.path())
    }

    /// The squares of the pieces captured so far, in the order of capture.
    #[must_use]
    pub fn captured(&self) -> &[Square] {
        each!(AnyTurn: self, inner => inner.captured())
    }

    /// The square that the chosen piece has come to.
    #[must_use]
    pub fn at(&self) -> Option<Square> {
        each!(AnyTurn: self, inner => inner.at())
    }

    /// The chosen piece, as what it is by now.
    #[must_use]
    pub fn piece(&self) -> Option<Piece> {
        each!(AnyTurn: self, inner => inner.piece())
    }

    /// The move, if the turn is finished.
    #[must_use]
    pub fn finished(&self) -> Option<AnyMove> {
        each!(AnyTurn: self, inner => inner.finished())
    }

    /// The position after the move, if the turn is finished.
    #[must_use]
    pub fn after(&self) -> Option<AnyPosition> {
        let mut next = self.position();
        next.play(self.finished()?);
        Some(next)
    }

    /// The squares of the pieces that can move.
    #[must_use]
    pub fn starts(&self) -> Set {
        each!(AnyTurn: self, inner => inner.starts())
    }

    /// Where the chosen piece may go next; where any piece may, if none is chosen.
    #[must_use]
    pub fn next_squares(&self) -> Set {
        each!(AnyTurn: self, inner => inner.next_squares())
    }

    /// Whether the move may end here, though it could go on.
    #[must_use]
    pub fn may_stop(&self) -> bool {
        each!(AnyTurn: self, inner => inner.may_stop())
    }

    /// The numbers of the legal actions; while no piece is chosen, those of all pieces.
    #[must_use]
    pub fn legal_steps(&self) -> StepSet {
        each!(AnyTurn: self, inner => inner.legal_steps())
    }

    /// Visits every legal action once, in the order of their numbers, until the visitor breaks.
    ///
    /// # Errors
    ///
    /// Breaks if the visitor does.
    pub fn visit_steps(
        &self,
        visit: &mut impl FnMut(StepAction) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each!(AnyTurn: self, inner => inner.visit_steps(visit))
    }

    /// The legal actions as a list, in the order of their numbers.
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn steps(&self) -> alloc::vec::Vec<StepAction> {
        each!(AnyTurn: self, inner => inner.steps())
    }

    /// Whether the action is legal here.
    #[must_use]
    pub fn is_legal(&self, action: StepAction) -> bool {
        each!(AnyTurn: self, inner => inner.is_legal(action))
    }

    /// Chooses the piece to move, or another one as long as none has moved.
    ///
    /// # Errors
    ///
    /// If no piece that can move stands there, or one has moved already.
    pub fn choose(&mut self, sq: Square) -> Result<(), StepError> {
        each!(AnyTurn: self, inner => inner.choose(sq))
    }

    /// Goes one step with the chosen piece. Where the move is then complete, gives it.
    ///
    /// # Errors
    ///
    /// If no piece is chosen, it may not go there, or may go there in several ways: then
    /// [`AnyTurn::take`] tells them apart.
    pub fn go(&mut self, to: Square) -> Result<Option<AnyMove>, StepError> {
        each!(AnyTurn: self, inner => inner.go(to))
    }

    /// Does this next. Where the move is then complete, gives it.
    ///
    /// # Errors
    ///
    /// If it is not legal here: the turn stays as it is.
    pub fn take(&mut self, action: StepAction) -> Result<Option<AnyMove>, StepError> {
        each!(AnyTurn: self, inner => inner.take(action))
    }

    /// Ends the move here, though it could go on.
    ///
    /// # Errors
    ///
    /// If it may not end here, or is finished already.
    pub fn stop(&mut self) -> Result<AnyMove, StepError> {
        each!(AnyTurn: self, inner => inner.stop())
    }

    /// Takes back what was done last: the stop, the last step, or the choice of a piece. A first step
    /// taken back leaves nothing chosen. Says no if nothing was done yet.
    pub fn undo(&mut self) -> bool {
        each!(AnyTurn: self, inner => inner.undo())
    }

    /// Writes the turn with squares in this form, as [`Turn::from_text_with`] reads it.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    pub fn write(&self, squares: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
        each!(AnyTurn: self, inner => inner.write(squares, out))
    }
}

/// Writes the turn with squares in the usual form of the game.
impl fmt::Display for AnyTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(self.variant().style().squares, f)
    }
}
