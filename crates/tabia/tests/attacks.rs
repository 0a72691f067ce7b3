//! The attacks that the customs of Turkish draughts ask a player to name, as the slow generator sees them.

use std::collections::BTreeSet;
use tabia::draughts::{Armenian, Draughts, DraughtsVariant, Keny, Turkish};
use tabia::{Announcement, Notation, Position, Set};
use testkit::{Game, draughts, laws, legal_moves, reference, square_name};

#[test]
fn turkish_attacks_agree() {
    laws::check(&draughts::<Turkish>(), attacks_agree);
}

#[test]
fn armenian_attacks_agree() {
    laws::check(&draughts::<Armenian>(), attacks_agree);
}

#[test]
fn keny_attacks_agree() {
    laws::check(&draughts::<Keny>(), attacks_agree);
}

/// What can be captured if it is the mover's turn again after the move, and could not before it.
fn attacks_agree<V: DraughtsVariant>(_: &Game<Draughts<V>>, position: &Draughts<V>) {
    if position.count_routes() > 60 {
        return;
    }
    let before = position.fen().to_string();
    let known = prey::<V>(&before);
    for mv in legal_moves(position) {
        let mut after = *position;
        after.play(mv);
        let again = format!("{}{}", &before[..1], &after.fen().to_string()[1..]);
        let expected: BTreeSet<String> = prey::<V>(&again).difference(&known).cloned().collect();
        let mut attack = Set::EMPTY;
        position.announcements(mv, &mut |said| {
            if let Announcement::Attack { squares } = said {
                attack = squares;
            }
        });
        let named = attack.iter().map(square_name::<Draughts<V>>);
        assert_eq!(named.collect::<BTreeSet<_>>(), expected, "{mv:?}");
    }
}

/// What the side to move can capture, by the slow generator.
fn prey<V: DraughtsVariant>(fen: &str) -> BTreeSet<String> {
    let moves = reference::draughts::moves(V::ABOUT.name, fen).expect("a position");
    moves.into_iter().flat_map(|mv| mv.captured).collect()
}
