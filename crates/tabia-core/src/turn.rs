//! A turn, one step at a time: where a chosen piece may go next, and the move once it is complete.

use crate::turn_ways::promoted_by;
use crate::{
    Kind, Move, Notation, Piece, Route, Set, Square, Step, StepAction, StepError, StepSet,
};
use core::ops::ControlFlow::{self, Break, Continue};

/// A move in the making: the position it is made in, and the squares gone so far.
///
/// It begins with nothing chosen. Each step is one square further: a quiet move is a single step, a
/// capture one for each jump. The turn is finished by the step after which nothing more can be done,
/// or by [`StepAction::Stop`] where a move may end and may go on too.
///
/// Each question looks at all routes of the position's moves: a turn stores no list of them.
///
/// ```
/// use tabia_core::{Notation, Square, StepError, Turn};
///
/// /// A click on a piece shows where it may go; a click on one of those squares goes there.
/// fn click<P: Notation>(turn: &mut Turn<P>, sq: Square) -> Result<Option<P>, StepError> {
///     if turn.at().is_some() && turn.next_squares().contains(sq) {
///         turn.go(sq)?;
///     } else {
///         turn.choose(sq)?;
///     }
///     Ok(turn.after())
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn<P: Notation> {
    pub(crate) position: P,
    /// Nothing until a piece is chosen.
    pub(crate) gone: Option<Route>,
    /// At which landing the piece has changed its kind, and what it has become.
    pub(crate) promoted: Option<(usize, Kind)>,
    pub(crate) finished: Option<Move>,
}

impl<P: Notation> Turn<P> {
    /// The beginning of a turn: no piece is chosen.
    #[must_use]
    pub const fn new(position: P) -> Turn<P> {
        Turn {
            position,
            gone: None,
            promoted: None,
            finished: None,
        }
    }

    /// The position in which the move is made; it stays as it is till the move is played.
    #[must_use]
    pub const fn position(&self) -> &P {
        &self.position
    }

    /// The squares gone so far, the start first; none if no piece is chosen.
    #[must_use]
    pub fn path(&self) -> &[Square] {
        self.gone.as_ref().map_or(&[], Route::squares)
    }

    /// The squares of the pieces captured so far, in the order of capture.
    #[must_use]
    pub fn captured(&self) -> &[Square] {
        self.gone.as_ref().map_or(&[], Route::captured)
    }

    /// The square that the chosen piece has come to.
    #[must_use]
    pub fn at(&self) -> Option<Square> {
        self.gone.as_ref().map(Route::end)
    }

    /// The chosen piece, as what it is by now.
    #[must_use]
    pub fn piece(&self) -> Option<Piece> {
        let piece = self.position.piece_on(self.gone.as_ref()?.start())?;
        let kind = self.promoted.map_or(piece.kind, |(_, kind)| kind);
        Some(Piece { kind, ..piece })
    }

    /// The move, if the turn is finished.
    #[must_use]
    pub const fn finished(&self) -> Option<Move> {
        self.finished
    }

    /// The position after the move, if the turn is finished.
    #[must_use]
    pub fn after(&self) -> Option<P> {
        let mut next = self.position.clone();
        next.play(self.finished?);
        Some(next)
    }

    /// The squares of the pieces that can move.
    #[must_use]
    pub fn starts(&self) -> Set {
        let mut starts = Set::EMPTY;
        let _ = self.position.visit_moves(&mut |mv| {
            starts = starts.with(mv.from());
            Continue(())
        });
        starts
    }

    /// Where the chosen piece may go next; where any piece may, if none is chosen.
    #[must_use]
    pub fn next_squares(&self) -> Set {
        let mut squares = Set::EMPTY;
        let _ = self.visit_next(&mut |_, step| {
            squares = squares.with(step.to);
            Continue(())
        });
        squares
    }

    /// Whether the move may end here, though it could go on.
    #[must_use]
    pub fn may_stop(&self) -> bool {
        self.stopped().is_some()
    }

    /// The numbers of the legal actions, as [`Position::steps`](crate::Position::steps) counts them.
    ///
    /// While no piece is chosen, those of all pieces.
    #[must_use]
    pub fn legal_steps(&self) -> StepSet {
        let mut legal = StepSet::EMPTY;
        let mut add = |action| {
            let number = P::steps().encode(action);
            debug_assert!(number.is_some(), "{action:?} has no number");
            number.into_iter().for_each(|number| legal.insert(number));
        };
        let _ = self.visit_next(&mut |_, step| {
            add(StepAction::Step(step));
            Continue(())
        });
        if self.may_stop() {
            add(StepAction::Stop);
        }
        legal
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
        P::steps().actions(&self.legal_steps()).try_for_each(visit)
    }

    /// The legal actions as a list, in the order of their numbers.
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn steps(&self) -> alloc::vec::Vec<StepAction> {
        P::steps().actions(&self.legal_steps()).collect()
    }

    /// Whether the action is legal here.
    #[must_use]
    pub fn is_legal(&self, action: StepAction) -> bool {
        match action {
            StepAction::Stop => self.may_stop(),
            StepAction::Step(step) => self
                .visit_next(&mut |_, next| {
                    if next == step {
                        Break(())
                    } else {
                        Continue(())
                    }
                })
                .is_break(),
        }
    }

    /// Chooses the piece to move, or another one as long as none has moved.
    ///
    /// # Errors
    ///
    /// If no piece that can move stands there, or one has moved already.
    pub fn choose(&mut self, sq: Square) -> Result<(), StepError> {
        match self.at() {
            _ if self.finished.is_some() => return Err(StepError::Finished),
            Some(at) if self.path().len() > 1 => return Err(StepError::under_way::<P>(at)),
            _ => {}
        }
        if !self.starts().contains(sq) {
            return Err(StepError::start::<P>(sq));
        }
        self.gone = Some(Route::from(sq));
        Ok(())
    }

    /// Goes one step with the chosen piece. Where the move is then complete, gives it.
    ///
    /// # Errors
    ///
    /// If no piece is chosen, it may not go there, or may go there in several ways: then
    /// [`Turn::take`] tells them apart.
    pub fn go(&mut self, to: Square) -> Result<Option<Move>, StepError> {
        let from = self.at().ok_or(StepError::NothingChosen)?;
        let legal = self.legal_steps();
        let leads_there =
            |action: &StepAction| matches!(action, StepAction::Step(step) if step.to == to);
        let mut steps = P::steps().actions(&legal).filter(leads_there);
        match (steps.next(), steps.next()) {
            (Some(_), Some(_)) => Err(StepError::several::<P>(to)),
            (Some(step), None) => self.take(step),
            (None, _) if self.finished.is_some() => Err(StepError::Finished),
            (None, _) => Err(StepError::step::<P>(Step {
                from,
                to,
                capture: !self.captured().is_empty(),
                promotion: None,
            })),
        }
    }

    /// Does this next. Where the move is then complete, gives it.
    ///
    /// # Errors
    ///
    /// If it is not legal here: the turn stays as it is.
    pub fn take(&mut self, action: StepAction) -> Result<Option<Move>, StepError> {
        match action {
            _ if self.finished.is_some() => Err(StepError::Finished),
            StepAction::Step(step) => self.take_step(step),
            StepAction::Stop => self.stop().map(Some),
        }
    }

    /// Ends the move here, though it could go on.
    ///
    /// # Errors
    ///
    /// If it may not end here, or is finished already.
    pub fn stop(&mut self) -> Result<Move, StepError> {
        if self.finished.is_some() {
            return Err(StepError::Finished);
        }
        self.finished = self.stopped();
        self.finished.ok_or(StepError::Stop)
    }

    /// Takes back what was done last: the stop, the last step, or the choice of a piece. A first step
    /// taken back leaves nothing chosen. Says no if nothing was done yet.
    pub fn undo(&mut self) -> bool {
        let Some(gone) = self.gone else {
            return false;
        };
        let was_stopped = self.is_stopped();
        self.finished = None;
        if was_stopped {
            return true;
        }
        let left = gone.landings().saturating_sub(1);
        self.gone = (left > 0).then(|| gone.up_to(left));
        self.promoted = self.promoted.filter(|&(at, _)| at <= left);
        true
    }

    fn take_step(&mut self, step: Step) -> Result<Option<Move>, StepError> {
        let landings = self.path().len().max(1);
        let (mut gone, mut ended, mut goes_on) = (None, None, false);
        let _ = self.visit_ways(&mut |mv, route| {
            if self.step_of(mv, route) != Some(step) {
                return Continue(());
            }
            if gone.is_none() {
                let promoted = promoted_by(&self.position, mv, route, landings);
                gone = Some((route.up_to(landings), promoted));
            }
            if route.landings() == landings {
                ended = Some(mv);
            } else {
                goes_on = true;
            }
            if goes_on && ended.is_some() {
                Break(())
            } else {
                Continue(())
            }
        });
        let (gone, promoted) = gone.ok_or_else(|| self.refusal(step))?;
        (self.gone, self.promoted) = (Some(gone), promoted);
        self.finished = ended.filter(|_| !goes_on);
        Ok(self.finished)
    }

    /// The move that ends here, unless the turn is over.
    fn stopped(&self) -> Option<Move> {
        let mut found = None;
        let _ = self.visit_ways(&mut |mv, route| {
            if self.path().len() == route.landings() + 1 {
                found = Some(mv);
                return Break(());
            }
            Continue(())
        });
        found
    }

    /// What is wrong with a step that is not legal here.
    fn refusal(&self, step: Step) -> StepError {
        let alike = self.visit_next(&mut |_, next| {
            let promotion = step.promotion;
            if (Step { promotion, ..next }) == step {
                Break(())
            } else {
                Continue(())
            }
        });
        if alike.is_break() {
            StepError::promotion::<P>(step.to)
        } else {
            StepError::step::<P>(step)
        }
    }

    /// Whether the player ended the move where it could have gone on.
    pub(crate) fn is_stopped(&self) -> bool {
        let mut before = self.clone();
        before.finished.take().is_some() && before.goes_on()
    }

    /// What the player let the piece become on this square of the path.
    pub(crate) fn chosen_promotion(&self, landing: usize) -> Option<Kind> {
        let (at, kind) = self.promoted?;
        (at == landing && P::steps().promotions().contains(&kind)).then_some(kind)
    }

    fn goes_on(&self) -> bool {
        self.visit_next(&mut |_, _| Break(())).is_break()
    }
}
