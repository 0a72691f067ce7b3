//! The laws that every game keeps, each a function of a game and one of its positions.
//!
//! [`laws_of!`](crate::laws_of) puts a game to all of them. A law panics where it is broken;
//! [`check`] looks for a position that breaks it, and shows the simplest found.

use crate::Game;
pub use crate::moves::{
    moves_read_back_from_bytes, moves_read_back_from_text, other_moves_are_refused,
};
use crate::reference::ReferenceMove;
use crate::strategies::positions;
use crate::text::{fen_in, legal_moves, square_name};
pub use crate::turns::turns_reach_every_move;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow::{Break, Continue};
use tabia::{Kind, Move, Notation, Piece, Position, Reason, Set, Side, Square, SquareForm, perft};

/// A law: panics if the position breaks it.
pub type Law<P> = fn(&Game<P>, &P);

/// Positions that are tried for each law, unless the variable `PROPTEST_CASES` says otherwise.
const CASES: u32 = 2000;
/// Where the random numbers begin, unless `PROPTEST_RNG_SEED` says otherwise: a test run can be repeated.
const SEED: u64 = 64;

/// Positions with more routes than this are left out where every pair of them would be looked at.
pub(crate) const MANY: u64 = 3000;

/// Puts a game to all laws: one test a law, in a module of this name.
#[macro_export]
macro_rules! laws_of {
    ($name:ident, $game:expr) => {
        mod $name {
            #[allow(unused_imports)]
            use super::*;
            $crate::laws_of! { @every test $game, }
        }
    };
    (@every $way:ident $($told:tt)*) => {
        $crate::laws_of! { @$way $($told)*
            moves_are_legal_distinct_and_complete
            routes_cover_the_moves
            breaking_stops_at_once
            successors_are_the_positions_after_the_moves
            leaves_are_the_moves_after_the_moves
            positions_read_back_from_text
            pieces_stand_where_they_are_counted
            play_keeps_what_a_position_is
            moves_read_back_from_text
            moves_read_back_from_bytes
            other_moves_are_refused
            moves_change_what_they_say
            outcome_agrees_with_the_moves
            turning_the_board_changes_nothing
            the_slow_generator_agrees
            turns_reach_every_move
        }
    };
    (@test $game:expr, $($law:ident)*) => {$(
        #[test]
        fn $law() {
            $crate::laws::check(&$game, $crate::laws::$law);
        }
    )*};
    (@list $($law:ident)*) => { &[$((stringify!($law), $law)),*] };
}

/// All laws, with their names.
#[must_use]
pub fn all<P: Notation + 'static>() -> &'static [(&'static str, Law<P>)] {
    crate::laws_of! { @every list }
}

/// Tries a law on many positions of the game.
///
/// # Panics
///
/// If one breaks it: with the simplest that was found.
pub fn check<P: Notation + 'static>(game: &Game<P>, law: Law<P>) {
    let mut runner = TestRunner::new(config(CASES));
    let tried = runner.run(&positions(game), |position| {
        law(game, &position);
        Ok::<(), TestCaseError>(())
    });
    if let Err(error) = tried {
        panic!("{error}");
    }
}

/// How proptest runs here: repeatable, and `PROPTEST_CASES` and `PROPTEST_RNG_SEED` have their say.
pub fn config(cases: u32) -> Config {
    let unset = |name| std::env::var_os(name).is_none();
    let mut config = Config {
        failure_persistence: None,
        ..Config::default()
    };
    if unset("PROPTEST_CASES") {
        config.cases = cases;
    }
    if unset("PROPTEST_RNG_SEED") {
        config.rng_seed = RngSeed::Fixed(SEED);
    }
    config
}

/// Every move that is visited is legal, none comes twice, and what counts and asks agrees with the list.
pub fn moves_are_legal_distinct_and_complete<P: Notation>(_: &Game<P>, position: &P) {
    let moves = legal_moves(position);
    let distinct: BTreeSet<Move> = moves.iter().copied().collect();
    assert_eq!(distinct.len(), moves.len(), "a move is visited twice");
    for &mv in &moves {
        assert!(position.is_legal(mv), "{mv:?} is visited and not legal");
        assert!(
            position.clone().try_play(mv),
            "{mv:?} is legal and cannot be played"
        );
    }
    assert_eq!(position.count_moves(), moves.len() as u64);
    assert_eq!(position.has_moves(), !moves.is_empty());
    let effects: BTreeSet<String> = moves.iter().map(|&mv| after(position, mv)).collect();
    assert_eq!(effects.len(), moves.len(), "two moves have the same effect");
}

/// The routes are those of the legal moves and of no others; each says what its move says.
pub fn routes_cover_the_moves<P: Notation>(_: &Game<P>, position: &P) {
    let mut first = std::collections::BTreeMap::new();
    let mut seen = BTreeSet::new();
    let mut count = 0;
    let _ = position.visit_routes(&mut |mv, route| {
        count += 1;
        first.entry(mv).or_insert(*route);
        assert!(
            seen.insert((route.squares().to_vec(), mv)),
            "a route of {mv:?} is visited twice"
        );
        assert_eq!((route.start(), route.end()), (mv.from(), mv.to()));
        let captured: Set = route.captured().iter().copied().collect();
        assert_eq!(
            captured,
            mv.captured(),
            "the route of {mv:?} captures something else"
        );
        Continue(())
    });
    assert_eq!(position.count_routes(), count);
    let moves: BTreeSet<Move> = legal_moves(position).into_iter().collect();
    assert_eq!(first.keys().copied().collect::<BTreeSet<_>>(), moves);
    for (mv, route) in first {
        assert_eq!(
            position.route(mv),
            Some(route),
            "the canonical route is the first"
        );
    }
}

/// A visitor that breaks is not called again, and the caller is told.
pub fn breaking_stops_at_once<P: Notation>(_: &Game<P>, position: &P) {
    let (moves, routes) = (position.count_moves(), position.count_routes());
    for stop in [1, moves / 2, moves]
        .into_iter()
        .filter(|&stop| stop > 0 && stop <= moves)
    {
        let mut left = stop;
        let end = position.visit_moves(&mut |_| countdown(&mut left));
        assert_eq!((left, end), (0, Break(())));
    }
    for stop in [1, routes / 2, routes]
        .into_iter()
        .filter(|&stop| stop > 0 && stop <= routes)
    {
        let mut left = stop;
        let end = position.visit_routes(&mut |_, _| countdown(&mut left));
        assert_eq!((left, end), (0, Break(())));
    }
}

fn countdown(left: &mut u64) -> std::ops::ControlFlow<()> {
    *left = left.checked_sub(1).expect("called again after a break");
    if *left == 0 { Break(()) } else { Continue(()) }
}

/// The positions visited without their moves are those after the moves, in any order.
pub fn successors_are_the_positions_after_the_moves<P: Notation>(_: &Game<P>, position: &P) {
    let mut visited = Vec::new();
    let _ = position.visit_successors(&mut |next| {
        visited.push(next.fen().to_string());
        Continue(())
    });
    let moves = legal_moves(position).into_iter();
    let mut expected: Vec<String> = moves.map(|mv| after(position, mv)).collect();
    visited.sort();
    expected.sort();
    assert_eq!(visited, expected);
}

/// Leaves after two plies, however they are counted, are the moves after each move.
pub fn leaves_are_the_moves_after_the_moves<P: Notation>(_: &Game<P>, position: &P) {
    let listed = legal_moves(position).into_iter().map(|mv| {
        let mut next = position.clone();
        next.play(mv);
        legal_moves(&next).len() as u64
    });
    assert_eq!(position.count_leaves(0), 1);
    assert_eq!(position.count_leaves(1), position.count_moves());
    assert_eq!(position.count_leaves(2), listed.sum::<u64>());
}

/// A position written in letters or numbers reads back as the same position, with the same key and hash.
pub fn positions_read_back_from_text<P: Notation>(_: &Game<P>, position: &P) {
    for form in [SquareForm::Letters, SquareForm::Numbers] {
        let text = fen_in(position, form);
        let read = P::from_fen_with(&text, position.options());
        let read = read.unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_same(&read, position);
        assert_eq!(fen_in(&read, form), text);
    }
}

/// The pieces of a side and kind are those that stand on the squares.
pub fn pieces_stand_where_they_are_counted<P: Notation>(_: &Game<P>, position: &P) {
    for side in [Side::White, Side::Black] {
        for kind in (0..8).map(Kind) {
            let stands = |sq: &Square| position.piece_on(*sq) == Some(Piece { side, kind });
            let pieces: Set = P::grid().board().iter().filter(stands).collect();
            assert_eq!(position.pieces_of(side, kind), pieces, "{side:?} {kind:?}");
        }
    }
}

/// What is reached by play is a position like any other: it reads back from its text, with the
/// key that a position from scratch has. Positions that differ have different keys and hashes.
pub fn play_keeps_what_a_position_is<P: Notation>(game: &Game<P>, position: &P) {
    let mut keys = BTreeSet::from([position.key()]);
    let mut hashes = BTreeSet::from([hash(position)]);
    for mv in legal_moves(position) {
        let mut next = position.clone();
        next.play(mv);
        assert!(next != *position, "{mv:?} changes nothing");
        positions_read_back_from_text(game, &next);
        let mut tried = position.clone();
        assert!(tried.try_play(mv));
        assert_same(&tried, &next);
        assert!(keys.insert(next.key()), "two positions with one key");
        assert!(hashes.insert(hash(&next)), "two positions with one hash");
    }
}

pub(crate) fn assert_same<P: Position>(one: &P, other: &P) {
    assert_eq!(one, other);
    assert_eq!(one.key(), other.key(), "equal positions, different keys");
    assert_eq!(hash(one), hash(other), "equal positions, different hashes");
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A move changes what it says and nothing else: see the family.
pub fn moves_change_what_they_say<P: Notation>(game: &Game<P>, position: &P) {
    for mv in legal_moves(position) {
        let mut next = position.clone();
        next.play(mv);
        (game.effect)(position, mv, &next);
    }
}

/// Who has no move has an outcome; what the rules of moving have ended has no move.
pub fn outcome_agrees_with_the_moves<P: Notation>(game: &Game<P>, position: &P) {
    let outcome = position.outcome();
    if !position.has_moves() {
        assert!(outcome.is_some(), "no move and no outcome");
    }
    let on_the_board = [
        Reason::OnePieceEach,
        Reason::SeveralVOneMan,
        Reason::DeadPosition,
    ];
    if outcome.is_some_and(|outcome| !on_the_board.contains(&outcome.reason)) {
        assert!(!position.has_moves(), "{outcome:?}, and there are moves");
    }
    let told = outcome.map(|outcome| {
        let winner = outcome
            .winner
            .map(|side| if side.name() == "white" { 'w' } else { 'b' });
        (winner, outcome.reason.name())
    });
    assert_eq!(told, (game.slow_outcome)(position));
}

/// Turned by 180 degrees with colours exchanged, a position has the same leaves.
pub fn turning_the_board_changes_nothing<P: Notation>(game: &Game<P>, position: &P) {
    let Some(turned) = game.turned else { return };
    let text = turned(position);
    let other = P::from_fen_with(&text, position.options());
    let other = other.unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(
        turned(&other),
        position.fen().to_string(),
        "turning twice is no turning"
    );
    assert_eq!(other.count_routes(), position.count_routes());
    for depth in 1..=2 {
        assert_eq!(
            perft(&other, depth),
            perft(position, depth),
            "depth {depth}"
        );
    }
    let ends = [&other, position].map(|side| side.outcome().map(|end| end.reason));
    assert_eq!(ends[0], ends[1]);
}

/// The generator written apart finds the same routes, with the same captures, promotions and positions after.
pub fn the_slow_generator_agrees<P: Notation>(game: &Game<P>, position: &P) {
    if position.count_routes() > MANY {
        return;
    }
    let mut slow = (game.slow_routes)(position);
    let mut fast = Vec::new();
    let names = |squares: &[_]| squares.iter().map(|&sq| square_name::<P>(sq)).collect();
    let _ = position.visit_routes(&mut |mv, route| {
        fast.push(ReferenceMove {
            route: names(route.squares()),
            captured: names(route.captured()),
            promotion: mv.promotion().map(P::kind_letter),
            after: after(position, mv),
        });
        Continue(())
    });
    slow.sort();
    fast.sort();
    assert_eq!(fast, slow);
    let effects: BTreeSet<&String> = slow.iter().map(|route| &route.after).collect();
    assert_eq!(position.count_moves(), effects.len() as u64);
}

/// The position after a move, as text.
fn after<P: Notation>(position: &P, mv: Move) -> String {
    let mut next = position.clone();
    next.play(mv);
    next.fen().to_string()
}
