//! Long captures and round trips, through text and bytes too.

use crate::board::{assert_routes, full, play, read, routes};
use tabia::draughts::{Draughts, DraughtsVariant, Russian, Turkish};
use tabia::{Move, Notation, Position, SquareForm};
use testkit::{fen_in, legal_moves};

/// Sixteen pieces, and one way to take them all.
const SIXTEEN: &str = "W:WKa2:BKg1,e2,a3,c3,d3,d4,e4,g4,b5,e5,b6,c6,g6,h6,c7,g7";

/// Every legal move, written in full and packed, comes back as itself and leads to this position.
fn assert_all_come_back<V: DraughtsVariant>(position: &Draughts<V>) {
    for mv in legal_moves(position) {
        assert_eq!(position.parse_move(&full(position, mv)), Ok(mv));
        assert_eq!(position.parse_move(&position.text(mv).to_string()), Ok(mv));
        assert_eq!(Move::from_bytes(mv.to_bytes()), Some(mv));
    }
}

#[test]
fn sixteen_pieces_are_taken_in_one_move() {
    let route = "a2xa5xc5xc2xg2xg5xb5xb7xe7xe3xc3xc7xh7xh1xd1xd6xh6";
    assert_routes::<Turkish>(SIXTEEN, route);
    let mut position = read::<Turkish>(SIXTEEN);
    assert_all_come_back(&position);
    let mv = position.parse_move("a2xh6").unwrap();
    assert_eq!(mv.captured().len(), 16);
    assert_eq!(full(&position, mv), route);
    assert!(position.try_play(mv));
    assert_eq!(position.fen().to_string(), "B:WKh6:B");
}

#[test]
fn twelve_pieces_and_a_round_trip_among_229_moves() {
    let fen = "W:WKc3,e4:BKe1,Kg1,b2,h2,f3,a5,Kc5,f5,Kh5,e6,Kg6,Kd7";
    let position = read::<Turkish>(fen);
    assert_all_come_back(&position);
    let moves = legal_moves(&position);
    assert!(moves.iter().all(|mv| mv.captured().len() == 12));
    assert!(moves.iter().any(|mv| mv.from() == mv.to()));
    assert!(routes(&position).len() > moves.len());
}

#[test]
fn a_king_crosses_one_square_twice() {
    // d6, on the way from f8 to b4 and again from f4 to b8.
    assert_routes::<Russian>("W:WKf8:Bc3,e3,c5,c7", "f8:b4:d2:f4:b8");
    assert_all_come_back(&read::<Russian>("W:WKf8:Bc3,e3,c5,c7"));
    // On the whole board even the squares of pieces that it took.
    assert_routes::<Turkish>("W:WKa4:Bc4,g4,a5,d6,b7", "a4xd4xd7xa7xa4xh4");
    assert_all_come_back(&read::<Turkish>("W:WKa4:Bc4,g4,a5,d6,b7"));
}

#[test]
fn a_man_and_a_king_end_where_they_began() {
    let mut position = read::<Russian>("W:Wc3:Bb4,d4,b6,d6");
    assert_all_come_back(&position);
    play(&mut position, "c3:c3");
    assert_eq!(position.fen().to_string(), "B:Wc3:B");
    let mut position = read::<Russian>("W:WKd2:Bc3,e3,c5,e5");
    assert_all_come_back(&position);
    // Both ways round have the same effect: one move.
    let [left, right] = ["d2:b4:d6:f4:d2", "d2:f4:d6:b4:d2"].map(|text| position.parse_move(text));
    assert_eq!(left, right);
    assert_eq!(position.count_moves(), 3);
    play(&mut position, "d2:d2");
    assert_eq!(position.fen().to_string(), "B:WKd2:B");
}

#[test]
fn several_moves_have_the_same_ends() {
    let position = read::<Russian>("W:WKd2:Be3,c5,e5,f6");
    let moves = legal_moves(&position);
    assert_eq!(moves.len(), 4);
    let ends = |mv: Move| (mv.from(), mv.to());
    assert!(moves.iter().all(|&mv| {
        moves
            .iter()
            .filter(|&&other| ends(mv) == ends(other))
            .count()
            == 2
    }));
    assert_all_come_back(&position);
}

#[test]
fn a_position_with_sixteen_to_take_is_written_and_read_in_numbers() {
    let position = read::<Turkish>(SIXTEEN);
    let numbers = fen_in(&position, SquareForm::Numbers);
    assert_eq!(
        numbers,
        "W:WK49:B11,15,18,19,23,24,26,29,36,37,39,41,43,44,53,K63"
    );
    assert_eq!(read::<Turkish>(&numbers), position);
}
