//! The ways on from a turn under way: every route that begins with what was gone so far.

use crate::{Kind, Move, Notation, Route, Step, StepAction, StepError, Turn};
use core::ops::ControlFlow::{self, Break, Continue};

impl<P: Notation> Turn<P> {
    /// Does this next, as [`Turn::take`] does, and tells the numbers of what is legal after it from the same look at
    /// the routes. A number may be told several times; none is where the move is complete.
    ///
    /// # Errors
    ///
    /// If it is not legal here: the turn stays as it is, though numbers may have been told.
    pub fn advance(
        &mut self,
        action: StepAction,
        legal: &mut impl FnMut(u16),
    ) -> Result<Option<Move>, StepError> {
        let StepAction::Step(step) = action else {
            return self.take(action);
        };
        let landings = self.path().len().max(1);
        let (mut gone, mut ended, mut goes_on) = (None, None, false);
        let _ = self.visit_ways(&mut |mv, route| {
            if self.step_at(landings, mv, route) != Some(step) {
                return Continue(());
            }
            if gone.is_none() {
                let promoted = promoted_by(&self.position, mv, route, landings);
                gone = Some((route.up_to(landings), promoted));
            }
            match self.step_at(landings + 1, mv, route) {
                Some(next) => {
                    goes_on = true;
                    P::steps()
                        .encode(StepAction::Step(next))
                        .into_iter()
                        .for_each(&mut *legal);
                    Continue(())
                }
                None => {
                    ended = Some(mv);
                    // Nothing goes on from a quiet move.
                    if mv.is_capture() {
                        Continue(())
                    } else {
                        Break(())
                    }
                }
            }
        });
        let Some((gone, promoted)) = gone else {
            return self.take(action);
        };
        if goes_on && ended.is_some() {
            legal(P::steps().stop());
        }
        (self.gone, self.promoted) = (Some(gone), promoted);
        self.finished = ended.filter(|_| !goes_on);
        Ok(self.finished)
    }

    /// Tells the number of every first step of a turn in this position, with a move that begins so; some are told
    /// several times. A quiet move is complete with its first step.
    #[inline]
    pub fn first_steps(position: &P, tell: &mut impl FnMut(u16, Move)) {
        let steps = P::steps();
        let _ = position.visit_routes(&mut |mv, route| {
            let step = step_at(position, 1, mv, route).map(StepAction::Step);
            if let Some(number) = step.and_then(|step| steps.encode(step)) {
                tell(number, mv);
            }
            Continue(())
        });
    }

    /// Visits the next step of every way to go on from here, with its move; some come several times.
    pub(crate) fn visit_next(
        &self,
        visit: &mut impl FnMut(Move, Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visit_ways(&mut |mv, route| match self.step_of(mv, route) {
            Some(step) => visit(mv, step),
            None => Continue(()),
        })
    }

    /// Visits every route of every move that begins with what was gone so far, unless the turn is over.
    ///
    /// The visitor is a dynamic one, so that the search for captures is compiled once a game and not once a question.
    pub(crate) fn visit_ways(
        &self,
        visit: &mut dyn FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.finished.is_some() {
            return Continue(());
        }
        let Some(gone) = self.gone else {
            return self
                .position
                .visit_routes(&mut |mv, route| visit(mv, route));
        };
        self.position.visit_routes(&mut |mv, route| {
            let landings = gone.landings();
            let begins_so = route.up_to(landings) == gone
                && promoted_by(&self.position, mv, route, landings) == self.promoted;
            if begins_so {
                visit(mv, route)
            } else {
                Continue(())
            }
        })
    }

    /// The next step of a way that begins with what was gone so far; nothing if it ends here.
    pub(crate) fn step_of(&self, mv: Move, route: &Route) -> Option<Step> {
        self.step_at(self.path().len().max(1), mv, route)
    }

    fn step_at(&self, landing: usize, mv: Move, route: &Route) -> Option<Step> {
        step_at(&self.position, landing, mv, route)
    }
}

/// The step of a way to this landing; nothing if it ends before.
#[inline]
fn step_at<P: Notation>(position: &P, landing: usize, mv: Move, route: &Route) -> Option<Step> {
    let to = *route.squares().get(landing)?;
    let is_promoted =
        !P::steps().promotions().is_empty() && position.promoted_at(mv, route) == Some(landing);
    Some(Step {
        from: route.squares()[landing - 1],
        to,
        capture: mv.is_capture(),
        promotion: mv.promotion().filter(|_| is_promoted),
    })
}

/// At which of the first landings of a route the piece changes its kind, and what it becomes.
pub(crate) fn promoted_by<P: Notation>(
    position: &P,
    mv: Move,
    route: &Route,
    landings: usize,
) -> Option<(usize, Kind)> {
    let at = position.promoted_at(mv, route)?;
    mv.promotion()
        .filter(|_| at <= landings)
        .map(|kind| (at, kind))
}
