//! Armenian draughts, Keny and Vigman's draughts against the slow generators: every route with what
//! it captures and where it leads, in positions set up at random and reached by play.

use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;
use tabia::{Announcement, AnyPosition, Notation, Position, RuleSet, Set, Variant};
use testkit::reference::{self, ReferenceMove};

/// The piece letters of a square: nothing, a man or a king of either side.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Standing {
    Nothing,
    Man(char),
    King(char),
}

fn standing() -> impl Strategy<Value = Standing> {
    prop_oneof![
        6 => Just(Standing::Nothing),
        2 => prop_oneof![Just('W'), Just('B')].prop_map(Standing::Man),
        1 => prop_oneof![Just('W'), Just('B')].prop_map(Standing::King),
    ]
}

/// A board of 64 squares from a1 on, and the side to move of each of two games.
fn set_up() -> impl Strategy<Value = (Vec<Standing>, [char; 2])> {
    let side = || prop_oneof![Just('W'), Just('B')];
    (vec(standing(), 64), [side(), side()])
}

/// The position as text, of the squares that `plays` accepts and with at most `most` pieces a side.
fn fen(board: &[Standing], turn: char, most: usize, plays: impl Fn(usize) -> bool) -> String {
    let side = |side: char| {
        let last_rank = if side == 'W' { 7 } else { 0 };
        let mut pieces = Vec::new();
        for (index, &standing) in board.iter().enumerate().filter(|&(index, _)| plays(index)) {
            let name = format!("{}{}", char::from(b'a' + (index % 8) as u8), index / 8 + 1);
            match standing {
                Standing::Man(own) if own == side && index / 8 != last_rank => pieces.push(name),
                Standing::King(own) if own == side => pieces.push(format!("K{name}")),
                _ => {}
            }
        }
        pieces.truncate(most);
        pieces.join(",")
    };
    format!("{turn}:W{}:B{}", side('W'), side('B'))
}

fn is_dark(index: usize) -> bool {
    (index / 8 + index % 8) % 2 == 0
}

fn vigman_fen(board: &[Standing], [dark, light]: [char; 2], left: Option<u8>) -> String {
    let light = if left.is_some() { dark } else { light };
    let dark = fen(board, dark, 12, is_dark);
    let light = fen(board, light, 12, |index| !is_dark(index));
    let left = left.map_or(String::new(), |left| format!("|{left}"));
    format!("{dark}|{light}{left}")
}

/// Every route in the words of the slow generators, sorted.
fn routes(position: &AnyPosition) -> Vec<ReferenceMove> {
    let name = |&sq: &tabia::Square| position.grid().name(sq).to_string();
    let mut found = Vec::new();
    let _ = position.visit_routes(&mut |mv, route| {
        let mut after = position.clone();
        after.play(mv);
        found.push(ReferenceMove {
            route: route.squares().iter().map(name).collect(),
            captured: route.captured().iter().map(name).collect(),
            promotion: mv.promotion().map(|_| 'K'),
            after: after.fen().to_string(),
        });
        Continue(())
    });
    found.sort();
    found
}

fn agrees(position: &AnyPosition, mut expected: Vec<ReferenceMove>) -> Result<(), TestCaseError> {
    expected.sort();
    prop_assert_eq!(routes(position), expected.clone(), "in {}", position.fen());
    prop_assert_eq!(position.has_moves(), !expected.is_empty());
    prop_assert_eq!(position.perft_routes(1), expected.len() as u64);
    let moves: BTreeSet<String> = expected.into_iter().map(|mv| mv.after).collect();
    prop_assert_eq!(position.count_moves(), moves.len() as u64);
    let mut visited = BTreeSet::new();
    let _ = position.visit_moves(&mut |mv| {
        let mut after = position.clone();
        after.play(mv);
        visited.insert(after.fen().to_string());
        Continue(())
    });
    prop_assert_eq!(visited, moves.clone());
    let mut successors = match position {
        AnyPosition::Armenian(inner) => successors(inner),
        AnyPosition::Keny(inner) => successors(inner),
        AnyPosition::Vigman(inner) => successors(inner),
        other => panic!("{other:?} is of another game"),
    };
    successors.sort();
    prop_assert_eq!(successors, moves.into_iter().collect::<Vec<_>>());
    Ok(())
}

/// The positions after all moves, made without the moves.
fn successors<P: Position + Notation>(position: &P) -> Vec<String> {
    let mut found = Vec::new();
    let _ = position.visit_successors(&mut |next| {
        found.push(next.fen().to_string());
        Continue(())
    });
    found
}

fn draughts_agrees(game: &str, position: &AnyPosition) -> Result<(), TestCaseError> {
    let fen = position.fen().to_string();
    agrees(position, reference::draughts::moves(game, &fen).unwrap())?;
    let outcome = position.outcome();
    let found = outcome.map(|over| (over.winner.map(letter), over.reason.name()));
    prop_assert_eq!(found, reference::draughts::outcome(game, &fen));
    Ok(())
}

fn letter(side: tabia::Side) -> char {
    match side {
        tabia::Side::White => 'w',
        tabia::Side::Black => 'b',
    }
}

fn vigman_agrees(turn: &str, position: &AnyPosition) -> Result<(), TestCaseError> {
    let fen = position.fen().to_string();
    agrees(position, reference::vigman::moves(turn, &fen).unwrap())?;
    let found = position.outcome().map(|over| over.winner.map(letter));
    prop_assert_eq!(found, reference::vigman::outcome(turn, &fen));
    Ok(())
}

fn vigman(turn: &str) -> RuleSet {
    let mut rules = Variant::Vigman.rules();
    rules.set("turn", turn).unwrap();
    rules
}

/// Plays the moves with these numbers, as far as the game goes, and looks at every position.
fn play(
    mut position: AnyPosition,
    choices: &[u8],
    look: impl Fn(&AnyPosition) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    for &choice in choices {
        look(&position)?;
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.play(moves[choice as usize % moves.len()]);
    }
    Ok(())
}

/// What can be captured by the side to move, by the slow generator.
fn prey(game: &str, fen: &str) -> BTreeSet<String> {
    let moves = reference::draughts::moves(game, fen).unwrap().into_iter();
    moves.flat_map(|mv| mv.captured).collect()
}

fn attack_agrees(game: &str, position: &AnyPosition) -> Result<(), TestCaseError> {
    let before = position.fen().to_string();
    for mv in position.legal_moves() {
        let mut attack = Set::EMPTY;
        position.announcements(mv, &mut |said| {
            if let Announcement::Attack { squares } = said {
                attack = squares;
            }
        });
        let mut after = position.clone();
        after.play(mv);
        // His turn again: the letter of the side to move before the position after the move.
        let again = format!("{}{}", &before[..1], &after.fen().to_string()[1..]);
        let known = prey(game, &before);
        let expected: BTreeSet<String> = prey(game, &again).difference(&known).cloned().collect();
        let name = |sq| position.grid().name(sq).to_string();
        let found: BTreeSet<String> = attack.iter().map(name).collect();
        prop_assert_eq!(found, expected, "{} in {}", position.text(mv), before);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn armenian_agrees_in_positions_set_up((board, [turn, _]) in set_up()) {
        let position = AnyPosition::from_fen(Variant::Armenian, &fen(&board, turn, 16, |_| true));
        draughts_agrees("armenian", &position.unwrap())?;
    }

    #[test]
    fn keny_agrees_in_positions_set_up((board, [turn, _]) in set_up()) {
        let position = AnyPosition::from_fen(Variant::Keny, &fen(&board, turn, 16, |_| true));
        draughts_agrees("keny", &position.unwrap())?;
    }

    #[test]
    fn vigman_agrees_in_positions_set_up((board, turns) in set_up()) {
        for (turn, left) in [("paired", None), ("two_moves", Some(2)), ("two_moves", Some(1))] {
            let position = vigman(turn).position(&vigman_fen(&board, turns, left));
            vigman_agrees(turn, &position.unwrap())?;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn armenian_agrees_in_play(choices in vec(any::<u8>(), 0..90)) {
        let look = |position: &AnyPosition| draughts_agrees("armenian", position);
        play(AnyPosition::start(Variant::Armenian), &choices, look)?;
    }

    #[test]
    fn keny_agrees_in_play(choices in vec(any::<u8>(), 0..90)) {
        let look = |position: &AnyPosition| draughts_agrees("keny", position);
        play(AnyPosition::start(Variant::Keny), &choices, look)?;
    }

    #[test]
    fn vigman_agrees_in_play(choices in vec(any::<u8>(), 0..200)) {
        for turn in ["paired", "two_moves"] {
            play(vigman(turn).start(), &choices, |position| vigman_agrees(turn, position))?;
        }
    }

    #[test]
    fn attacks_agree_in_positions_set_up((board, [turn, _]) in set_up()) {
        for game in ["turkish", "armenian", "keny"] {
            let variant = Variant::from_name(game).unwrap();
            let position = AnyPosition::from_fen(variant, &fen(&board, turn, 16, |_| true));
            attack_agrees(game, &position.unwrap())?;
        }
    }
}

#[test]
fn vigman_with_two_moves_a_turn_has_the_leaf_counts_of_the_slow_generator() {
    let start = vigman("two_moves").start();
    assert_eq!(
        start.fen().to_string(),
        reference::vigman::start("two_moves")
    );
    for depth in 1..=4 {
        let fen = start.fen().to_string();
        let expected = reference::vigman::perft("two_moves", &fen, depth, false);
        assert_eq!(start.perft(depth), expected, "depth {depth}");
    }
}
