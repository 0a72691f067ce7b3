//! Russian draughts.

use crate::board::{assert_routes, outcome, play, read};
use tabia::draughts::{Draughts, Russian};
use tabia::{Notation, Outcome, Position, Reason, Side};

const START: &str = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

fn legal(fen: &str, routes: &str) {
    assert_routes::<Russian>(fen, routes);
}

#[test]
fn twelve_men_each_on_the_dark_squares_of_three_rows_and_white_begins() {
    assert_eq!(Draughts::<Russian>::start().fen().to_string(), START);
    assert_eq!(Draughts::<Russian>::grid().board().len(), 32);
    legal(START, "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4");
}

#[test]
fn a_man_goes_one_square_diagonally_forward() {
    legal("W:Wc3:Bh8", "c3-b4 c3-d4");
    legal("B:Wa1:Bc5", "c5-b4 c5-d4");
}

#[test]
fn a_king_goes_any_number_of_empty_squares_on_a_diagonal() {
    let king = "d4-c3 d4-e5 d4-c5 d4-b6 d4-a7 d4-e3 d4-f2 d4-g1";
    legal(
        "W:Wb2,Kd4,f6:Bh2",
        &format!("{king} b2-a3 b2-c3 f6-e7 f6-g7"),
    );
}

#[test]
fn capture_is_compulsory() {
    legal("W:Wa1,c3:Bd4", "c3:e5");
}

#[test]
fn any_capture_may_be_chosen_not_only_the_longest() {
    legal("W:Wc3:Bb4,d4,f6", "c3:a5 c3:e5:g7");
}

#[test]
fn the_chosen_capture_is_played_to_its_end() {
    legal("W:Wc3:Bd4,f6", "c3:e5:g7");
    legal("W:WKa1:Bb2,e5,g7", "a1:c3:f6:h8 a1:d4:f6:h8");
}

#[test]
fn a_man_captures_its_neighbour_in_any_of_the_four_directions() {
    legal("W:We5:Bd4,f4,d6,f6", "e5:c3 e5:g3 e5:c7 e5:g7");
    legal("W:We5:Bd6,c7", "e5-f6");
}

#[test]
fn a_king_captures_at_any_distance_and_lands_on_any_empty_square_behind() {
    legal("W:WKa1:Bd4", "a1:e5 a1:f6 a1:g7 a1:h8");
    legal("W:WKa1:Bd4,h8", "a1:e5 a1:f6 a1:g7");
}

#[test]
fn a_king_captures_only_the_first_piece_it_meets() {
    legal("W:WKa1:Bd4,e5", "a1-b2 a1-c3");
    legal("W:WKa1,b2:Bd4", "b2-a3 b2-c3");
}

#[test]
fn where_capture_can_go_on_from_some_landing_squares_only_those_may_be_chosen() {
    legal("W:WKa1:Bd4,c7", "a1:e5:b8");
}

#[test]
fn jumped_pieces_stay_until_the_move_is_over_and_block() {
    // Coming from e5 to the diagonal of g7, the king meets f4 and d4 again, and they stop it.
    legal(
        "W:WKh2:BKg1,d4,f4,g7",
        "h2:e5:h8 h2:e5:c3 h2:e5:b2 h2:e5:a1",
    );
}

#[test]
fn a_jumped_piece_is_not_jumped_twice() {
    // Round the four men and no further: the fifth jump would be over the first of them.
    legal(
        "W:WKd2:Bc3,e3,c5,e5",
        "d2:f4:d6:b4:d2 d2:f4:d6:b4:e1 d2:b4:d6:f4:d2 d2:b4:d6:f4:c1",
    );
}

#[test]
fn the_start_square_counts_as_empty_and_a_square_may_be_crossed_again() {
    // The man returns to c3; the king crosses the square it started from.
    legal("W:Wc3:Bd4,d6,b6,b4", "c3:e5:c7:a5:c3 c3:a5:c7:e5:c3");
    legal("W:WKc3:Bb2,b4,b6,d6", "c3:a1 c3:a5:c7:e5:a1");
}

#[test]
fn a_man_is_crowned_on_the_last_rank() {
    legal("W:Wc7:Bh2", "c7-b8* c7-d8*");
    legal("B:Wh4:Bb2", "b2-a1* b2-c1*");
}

#[test]
fn a_man_crowned_in_a_capture_goes_on_as_a_king() {
    legal("W:Wh6:Bd2,c5,g7", "h6:f8:b4:e1*");
    legal("W:Wc3,b6:Bg5,c7", "b6:d8:h4*");
    // Stopped by the jumped g7, it is crowned and its move is over.
    legal("W:Wh4:Bd4,g5,g7", "h4:f6:h8*");
}

#[test]
fn routes_that_capture_the_same_pieces_are_one_move() {
    // Round the square either way, whatever stands where.
    for fen in ["W:Wc3:Bd2,f2,d4,f4", "W:Wc3:Bd2,f2,Kd4,f4"] {
        legal(fen, "c3:e1:g3:e5:c3 c3:e5:g3:e1:c3");
        assert_eq!(read::<Russian>(fen).count_moves(), 1);
        assert_eq!(testkit::legal_moves(&read::<Russian>(fen)).len(), 1);
    }
}

#[test]
fn who_has_no_piece_loses() {
    let lost = Some(Outcome::win(Side::White, Reason::Blocked));
    assert_eq!(outcome::<Russian>("B:Wd4:B"), lost);
}

#[test]
fn who_is_blocked_loses() {
    let lost = Some(Outcome::win(Side::Black, Reason::Blocked));
    assert_eq!(outcome::<Russian>("W:Wa3:Bb4,c5"), lost);
    legal("W:Wa3:Bb4,c5", "");
    assert_eq!(read::<Russian>("W:Wa3:Bb4,c5").count_moves(), 0);
}

#[test]
fn one_piece_each_is_a_position_like_any_other() {
    assert_eq!(outcome::<Russian>("W:WKa1:BKh2"), None);
}

#[test]
fn the_game_of_the_seed_is_played() {
    let mut position = Draughts::<Russian>::start();
    play(&mut position, "e3-d4 d6-c5 g3-f4");
    assert_eq!(crate::board::routes(&position), ["c5:e3:g5"]);
    play(&mut position, "c5:e3:g5");
    let after = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3:Bg5,b6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
    assert_eq!(position.fen().to_string(), after);
}
