//! The laws of turns: step by step the same moves are reached as at once.

use crate::{Game, legal_moves};
use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;
use tabia::{Kind, Move, Notation, Square, SquareForm, Step, StepAction, Turn};

/// Positions with more routes than this are left out: every step looks at all of them.
const MANY: u64 = 100;

/// Step by step every route of every legal move is gone, once, and nothing else. On the way each action has a
/// number that means it, is taken back without a trace, and the turn reads back from its text.
pub fn turns_reach_every_move<P: Notation>(_: &Game<P>, position: &P) {
    if position.count_routes() > MANY {
        return;
    }
    let turn = Turn::new(position.clone());
    let mut reached = Vec::new();
    follow(&turn, &mut reached);
    let moves: BTreeSet<Move> = reached.iter().copied().collect();
    assert_eq!(moves, legal_moves(position).into_iter().collect());
    assert_eq!(reached.len() as u64, position.count_routes());
    let starts = moves.iter().map(|mv| mv.from()).collect();
    assert_eq!(turn.starts(), starts);
    every_route_leads_to_its_move(position);
}

/// Takes every action from here to the end, and collects the moves.
fn follow<P: Notation>(turn: &Turn<P>, reached: &mut Vec<Move>) {
    reads_back(turn);
    if let Some(mv) = turn.finished() {
        assert!(turn.steps().is_empty() && !turn.may_stop());
        assert_eq!((turn.path()[0], turn.at()), (mv.from(), Some(mv.to())));
        assert_eq!(turn.piece().map(|piece| piece.kind), Some(mv.kind()));
        reached.push(mv);
        return;
    }
    let actions = turn.steps();
    // Only where there is no legal move at all nothing can be done.
    assert!(!actions.is_empty() || turn.path().is_empty() && !turn.position().has_moves());
    let legal = turn.legal_steps();
    for &action in &actions {
        let mut next = turn.clone();
        let number = P::steps()
            .encode(action)
            .expect("a legal action has a number");
        assert_eq!(P::steps().decode(number), Some(action));
        assert!(turn.is_legal(action) && legal.contains(number));
        assert_eq!(next.take(action), Ok(next.finished()));
        says_what_it_did(turn, &next, action);
        follow(&next, reached);
        assert!(next.undo());
        assert_eq!(&next, turn, "{action:?} taken back leaves a trace");
    }
    let targets = actions
        .iter()
        .filter_map(|action| Some(step_in(*action)?.to));
    assert_eq!(turn.next_squares(), targets.collect());
}

const fn step_in(action: StepAction) -> Option<Step> {
    match action {
        StepAction::Step(step) => Some(step),
        StepAction::Stop => None,
    }
}

fn says_what_it_did<P: Notation>(before: &Turn<P>, after: &Turn<P>, action: StepAction) {
    let Some(step) = step_in(action) else {
        assert!(before.may_stop() && after.finished().is_some());
        return;
    };
    assert_eq!(before.at().unwrap_or(step.from), step.from);
    assert_eq!(after.at(), Some(step.to));
    let taken = after.captured().len() - before.captured().len();
    assert_eq!(taken, usize::from(step.capture));
    if let Some(kind) = step.promotion {
        assert_eq!(after.piece().map(|piece| piece.kind), Some(kind));
    }
}

fn reads_back<P: Notation>(turn: &Turn<P>) {
    let forms: &[SquareForm] = match turn.finished() {
        Some(_) => &[P::STYLE.squares],
        None => &[SquareForm::Letters, SquareForm::Numbers],
    };
    for &form in forms {
        let mut text = String::new();
        turn.write(form, &mut text)
            .expect("every turn can be written");
        let read = Turn::<P>::from_text_with(&text, turn.position().options());
        assert_eq!(read.as_ref(), Ok(turn), "{text}");
    }
}

/// The steps of a route, and a stop where it could go on, are that move and no other.
fn every_route_leads_to_its_move<P: Notation>(position: &P) {
    let _ = position.visit_routes(&mut |mv, route| {
        let mut turn = Turn::new(position.clone());
        let promoted_at = position.promoted_at(mv, route);
        for (i, ends) in route.squares().windows(2).enumerate() {
            assert_eq!(turn.finished(), None);
            let step = step_between::<P>(mv, [ends[0], ends[1]], promoted_at == Some(i + 1));
            assert!(
                turn.take(StepAction::Step(step)).is_ok(),
                "{step:?} of {mv:?}"
            );
        }
        assert_eq!(turn.captured(), route.captured());
        let end = turn.finished().map_or_else(|| turn.stop(), Ok);
        assert_eq!(end, Ok(mv));
        Continue(())
    });
}

fn step_between<P: Notation>(mv: Move, [from, to]: [Square; 2], promotes: bool) -> Step {
    let by_choice = |kind: &Kind| P::steps().promotions().contains(kind);
    let capture = mv.is_capture();
    let promotion = mv.promotion().filter(|kind| promotes && by_choice(kind));
    Step {
        from,
        to,
        capture,
        promotion,
    }
}
