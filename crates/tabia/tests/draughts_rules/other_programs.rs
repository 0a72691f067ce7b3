//! What other programs got wrong, or count in another way: here it is right, and counted as we say.

use crate::board::{assert_routes, outcome, read};
use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;
use tabia::draughts::{Brazilian, Draughts, DraughtsVariant, Russian, Turkish};
use tabia::{Notation, Position, Square, perft, perft_routes};

/// Three ways to count captures: every landing square; the order of captured pieces and the last
/// square; the set of captured pieces and the last square.
fn three_counts<V: DraughtsVariant>(fen: &str) -> [usize; 3] {
    let mut by_order: BTreeSet<(Square, Square, Vec<Square>)> = BTreeSet::new();
    let position = read::<V>(fen);
    let _ = position.visit_routes(&mut |mv, route| {
        by_order.insert((mv.from(), mv.to(), route.captured().to_vec()));
        Continue(())
    });
    [
        position.count_routes() as usize,
        by_order.len(),
        position.count_moves() as usize,
    ]
}

#[test]
fn routes_orders_and_sets_of_captures_are_counted_apart() {
    assert_eq!(three_counts::<Russian>("W:WK24:B6,19"), [2, 1, 1]);
    assert_eq!(three_counts::<Russian>("W:WK2:B7,9,17,23"), [3, 3, 2]);
    assert_eq!(three_counts::<Turkish>("W:WK63:B23,47"), [4, 2, 2]);
    assert_eq!(three_counts::<Turkish>("W:WK50:B6,23,42,53"), [6, 6, 5]);
}

/// Published with rhalbersma/dctl; from depth 10 on they are fewer than the routes.
#[test]
fn the_published_larger_counts_of_russian_draughts_are_of_orders() {
    fn leaves(position: &Draughts<Russian>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut seen = BTreeSet::new();
        let mut leaves = 0;
        let _ = position.visit_routes(&mut |mv, route| {
            if route.captures() < 2 || seen.insert((mv, route.captured().to_vec())) {
                let mut next = *position;
                next.play(mv);
                leaves += leaves_after(&next, depth - 1);
            }
            Continue(())
        });
        leaves
    }
    fn leaves_after(next: &Draughts<Russian>, depth: u32) -> u64 {
        if depth == 1 && !next.can_capture() {
            next.count_moves()
        } else {
            leaves(next, depth)
        }
    }
    let start = Draughts::<Russian>::start();
    assert_eq!(leaves(&start, 10), 22_450_628);
    assert_eq!(perft_routes(&start, 10), 22_450_647);
}

/// rhalbersma/dctl loses the promotion.
#[test]
fn a_promotion_in_mid_capture_is_not_lost() {
    assert_routes::<Russian>("B:W6,24,26:B2,22", "d8:b6 c3:e1:h4*");
    let mut position = read::<Russian>("B:W6,24,26:B2,22");
    let mv = position.parse_move("22:20").unwrap();
    assert!(mv.is_promotion());
    position.play(mv);
    assert_eq!(position.fen().to_string(), "W:Wc7:BKh4,d8");
}

/// kish names the last square `A9`.
#[test]
fn a_capture_that_ends_where_it_began_ends_on_a_square() {
    // A black man on 59 would stand on its last rank, so a king stands there.
    let mut position = read::<Turkish>("W:WK57:B49,34,44,K59");
    assert_routes::<Turkish>(
        "W:WK57:B49,34,44,K59",
        "a1xa4xd4xd1xa1 a1xd1xd4xa4xa1 a1xa4xd4xd1xb1",
    );
    let round = position.parse_move("a1xa1").unwrap();
    assert_eq!(round.from(), round.to());
    assert_eq!(position.text(round).to_string(), "a1xa1");
    position.play(round);
    assert_eq!(position.fen().to_string(), "B:WKa1:B");
}

/// pydraughts lets the king slide on through h6.
#[test]
fn a_king_does_not_slide_through_pieces() {
    let moves = "h8-g8 h8-f8 h8-e8 h8-d8 h8-c8 h8-b8 h8-a8 h8-h7 h6-h7 h6-g6";
    assert_routes::<Turkish>("W:WK8,24:B21", moves);
}

/// kish counts a finished game as one leaf at any depth.
#[test]
fn a_finished_game_has_no_leaves() {
    let blocked = read::<Turkish>("W:Wa3,a4:Bb3,c3,b4,c4,a5,a6");
    assert_eq!([0, 1, 2].map(|depth| perft(&blocked, depth)), [1, 0, 0]);
}

/// pydraughts 28, py-draughts 48.
#[test]
fn a_king_does_not_stop_a_capture_early() {
    assert_routes::<Russian>("W:Wh6:Bd2,c5,g7", "h6:f8:b4:e1*");
    let position = read::<Russian>("W:Wh6:Bd2,c5,g7");
    assert!(position.parse_move("h6:f8").is_err());
    assert!(position.parse_move("h6:f8:b4").is_err());
}

/// py-draughts 43.
#[test]
fn captured_men_block_until_the_move_is_over() {
    assert_routes::<Brazilian>(
        "W:WKh2:BKg1,d4,f4,g7",
        "h2xe5xh8 h2xe5xc3 h2xe5xb2 h2xe5xa1",
    );
}

/// BrainKing allowed g1:a7.
#[test]
fn of_two_landing_squares_only_the_one_that_goes_on() {
    assert_routes::<Russian>("B:We3,e5:BKg1,h8", "g1:d4:f6 g1:d4:g7");
}

/// py-draughts 29, lidraughts 16: printed alike, the wrong one played silently.
#[test]
fn captures_with_the_same_ends_are_written_and_read_apart() {
    let position = read::<Russian>("W:WKd2:Be3,c5,e5,f6");
    let error = position.parse_move("d2:b4").unwrap_err();
    let candidates: Vec<String> = error
        .candidates()
        .iter()
        .map(|mv| position.text(mv).to_string())
        .collect();
    assert_eq!(candidates, ["d2:f4:d6:b4", "d2:g5:e7:b4"]);
    assert_eq!(error.to_string(), "`d2:b4` is ambiguous: 2 legal moves fit");
    let captured =
        ["d2:f4:d6:b4", "d2:g5:e7:b4"].map(|text| position.parse_move(text).unwrap().captured());
    assert_ne!(captured[0], captured[1]);
}

/// py-draughts 26, 28.
#[test]
fn a_position_with_an_empty_side_is_read() {
    assert_eq!(read::<Russian>("W::Bb8").fen().to_string(), "W:W:Bb8");
    assert_eq!(outcome::<Russian>("B::Bb8"), None);
}

/// py-draughts 27.
#[test]
fn an_illegal_move_is_not_played() {
    let mut position = Draughts::<Russian>::start();
    let other = read::<Russian>("W:Wd4:Bh8").parse_move("d4-c5").unwrap();
    assert!(!position.try_play(other));
    assert_eq!(position, Draughts::start());
}
