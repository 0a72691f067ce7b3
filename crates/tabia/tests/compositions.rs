//! Published compositions: White wins by the move that is printed, against every defence, in just so many plies.
//! A legal move more or fewer for either side, and most would not. Where nothing else is said they are of the
//! Brazilian compositions that the tests of pydraughts hold.

use std::collections::HashMap;
use tabia::{AnyMove, AnyPosition, Side, Variant};

/// What a search has found: in how many plies the side to move wins, or does not, whatever is played.
#[derive(Default)]
struct Solver {
    wins: HashMap<(AnyPosition, u32), bool>,
}

impl Solver {
    /// Whether White wins within so many plies, whatever Black does.
    fn wins(&mut self, position: &AnyPosition, plies: u32) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.winner == Some(Side::White);
        }
        if plies == 0 {
            return false;
        }
        if let Some(&known) = self.wins.get(&(position.clone(), plies)) {
            return known;
        }
        let moves = position.legal_moves().into_iter();
        let mut after = moves.map(|mv| after(position, mv));
        let wins = match position.turn() {
            Side::White => after.any(|next| self.wins(&next, plies - 1)),
            Side::Black => after.all(|next| self.wins(&next, plies - 1)),
        };
        self.wins.insert((position.clone(), plies), wins);
        wins
    }

    /// The moves that win within so many plies.
    fn keys(&mut self, position: &AnyPosition, plies: u32) -> Vec<String> {
        let moves = position.legal_moves().into_iter();
        let keys = moves.filter(|&mv| self.wins(&after(position, mv), plies - 1));
        keys.map(|mv| position.text(mv).to_string()).collect()
    }
}

fn after(position: &AnyPosition, mv: AnyMove) -> AnyPosition {
    let mut next = position.clone();
    next.play(mv);
    next
}

/// White wins in so many plies by this move, by no other, and by none in fewer.
fn has_one_solution(variant: Variant, fen: &str, plies: u32, key: &str) {
    let position = AnyPosition::from_fen(variant, fen).expect("a position of the game");
    let mut solver = Solver::default();
    assert_eq!(solver.keys(&position, plies), [key], "{fen}");
    assert!(!solver.wins(&position, plies - 1), "{fen}: it is longer");
}

/// White wins in so many plies by this move; there may be others.
fn has_the_solution(variant: Variant, fen: &str, plies: u32, key: &str) {
    let position = AnyPosition::from_fen(variant, fen).expect("a position of the game");
    let keys = Solver::default().keys(&position, plies);
    assert!(keys.iter().any(|mv| mv == key), "{fen}: {keys:?}");
}

#[test]
fn brazilian_compositions() {
    for (fen, plies, key) in [
        ("W:Wa1,b2,c3:Ba5,e5,g7", 3, "c3-b4"),
        ("W:Wa1,b2,c3,h4:Ba5,e5,f6,g7", 9, "h4-g5"),
        ("W:WKe1,f2:Bd4,f4,b6,d6", 3, "f2-e3"),
        ("W:WKe1,f2,h4,h6:Bd4,b6,d6,f8", 7, "h6-g7"),
    ] {
        has_one_solution(Variant::Brazilian, fen, plies, key);
    }
    for (fen, plies, key) in [
        ("W:WKe1,f2,h4:Bd4,b6,d6,h6", 5, "h4-g5"),
        ("W:WKe1,d2,f2,h4,h6:Bb2,b6,d6,f8", 9, "h6-g7"),
    ] {
        has_the_solution(Variant::Brazilian, fen, plies, key);
    }
}

#[test]
fn russian_combinations_and_studies() {
    for (fen, plies, key) in [
        // kombinashki.ru: Black is locked in at the end.
        ("W:Wc1,b2,d2,d4:Bh2,b4,f6", 7, "d4-e5"),
        // draughts.narod.ru: a king against two men.
        ("W:WKg1:Be5,b8", 13, "g1-e3"),
        // A. Shoshin.
        ("W:Wa3,Ka5:Bf4,a7", 11, "a5-b4"),
        // table-games.ru: three kings against a king and a man.
        ("W:WKa1,Ka5,Ka7:Ba3,Kh6", 7, "a1-g7"),
    ] {
        has_one_solution(Variant::Russian, fen, plies, key);
    }
}
