//! Turkish draughts.

use crate::board::{assert_routes, outcome, read};
use tabia::draughts::{Draughts, Turkish, TurkishOptions};
use tabia::{Notation, Options, Outcome, Position, Reason, Side};

const START: &str = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

fn legal(fen: &str, routes: &str) {
    assert_routes::<Turkish>(fen, routes);
}

#[test]
fn sixteen_men_each_on_the_second_and_third_ranks_and_white_begins() {
    assert_eq!(Draughts::<Turkish>::start().fen().to_string(), START);
}

#[test]
fn all_64_squares_are_played_on() {
    assert_eq!(Draughts::<Turkish>::grid().board().len(), 64);
    legal(START, "a3-a4 b3-b4 c3-c4 d3-d4 e3-e4 f3-f4 g3-g4 h3-h4");
}

#[test]
fn a_man_goes_one_square_forward_left_or_right() {
    legal("W:Wd4:Bh8", "d4-d5 d4-c4 d4-e4");
    legal("B:Wa1:Bd4", "d4-d3 d4-c4 d4-e4");
}

#[test]
fn a_king_goes_any_number_of_empty_squares_in_four_directions() {
    let king = "d4-d5 d4-d3 d4-d2 d4-d1 d4-c4 d4-b4 d4-a4 d4-e4";
    let men = "d6-d7 d6-c6 d6-e6 f4-f5 f4-e4 f4-g4";
    legal("W:Wf4,Kd4,d6:Ba8", &format!("{king} {men}"));
}

#[test]
fn capture_is_compulsory() {
    legal("W:Wa2,d4:Bd5", "d4xd6");
}

#[test]
fn capture_goes_on_while_the_same_piece_can_take() {
    legal("W:Wd2:Bd3,d5,e6", "d2xd4xd6xf6");
}

#[test]
fn a_man_captures_forward_left_and_right_and_never_backwards() {
    legal("W:Wd4:Bd3,c4,e4,d5", "d4xd6 d4xb4 d4xf4");
}

#[test]
fn a_man_captures_only_its_neighbour_and_lands_right_behind() {
    legal("W:Wd4:Bd6", "d4-d5 d4-c4 d4-e4");
    legal("W:Wd4:Bd5,d6", "d4-c4 d4-e4");
}

#[test]
fn a_king_captures_at_any_distance_and_lands_on_any_empty_square_behind() {
    legal("W:WKa1:Ba5", "a1xa6 a1xa7 a1xa8");
    legal("W:WKa1:Ba5,a8", "a1xa6 a1xa7");
}

#[test]
fn a_king_captures_only_the_first_piece_it_meets() {
    let along_the_rank = "a1-b1 a1-c1 a1-d1 a1-e1 a1-f1 a1-g1 a1-h1";
    legal(
        "W:WKa1,a3:Ba5",
        &format!("a1-a2 {along_the_rank} a3-a4 a3-b3"),
    );
    legal(
        "W:WKa1:Ba5,a6",
        &format!("a1-a2 a1-a3 a1-a4 {along_the_rank}"),
    );
}

#[test]
fn the_greatest_number_of_all_pieces_must_be_taken() {
    legal("W:Wd4:Bc4,b5,d5", "d4xb4xb6");
    legal("W:Wd4,g2:Bd5,g3,g5", "g2xg4xg6");
}

#[test]
fn men_and_kings_count_alike_when_taken() {
    legal("W:Wd4:Bc4,b5,Kd5", "d4xb4xb6");
    legal("W:Wd4:Bc4,Kd5", "d4xb4 d4xd6");
}

#[test]
fn men_and_kings_count_alike_when_taking() {
    legal("W:WKh1,d4:Bd5,Kh5", "d4xd6 h1xh6 h1xh7 h1xh8");
}

#[test]
fn the_landing_square_is_free_among_those_that_reach_the_greatest_number() {
    legal(
        "W:WKa1:Ba4,c6",
        "a1xa6xd6 a1xa6xe6 a1xa6xf6 a1xa6xg6 a1xa6xh6",
    );
    legal("W:WKa1:Ba3,a6", "a1xa4xa7 a1xa4xa8 a1xa5xa7 a1xa5xa8");
}

#[test]
fn jumped_pieces_leave_at_once_and_lines_open() {
    // The king comes back over c4, which it took first, to take g4.
    legal("W:WKa4:Bc4,g4,a5,d6,b7", "a4xd4xd7xa7xa4xh4");
}

#[test]
fn a_king_may_not_turn_straight_back_between_two_jumps() {
    legal("W:WKd4:Bb4,f4", "d4xa4 d4xg4 d4xh4");
    // e4 becomes free, but a4 is behind the king.
    legal("W:WKd4:Ba4,e4", "d4xf4 d4xg4 d4xh4");
}

#[test]
fn a_quarter_turn_and_straight_on_are_fine() {
    legal("W:WKd4:Bd6,f7", "d4xd7xg7 d4xd7xh7");
    legal("W:WKa1:Ba3,a5,a7", "a1xa4xa6xa8");
}

#[test]
fn a_man_is_crowned_where_its_move_ends_on_the_last_rank() {
    legal("W:Wd7:Bh2", "d7-d8* d7-c7 d7-e7");
    legal("W:Wd6:Bd7", "d6xd8*");
}

#[test]
fn a_man_on_the_last_rank_goes_on_taking_as_a_man() {
    legal("W:Wd6:Bd7,c8", "d6xd8xb8*");
    // A king could take f8 from d8; a man cannot.
    legal("W:Wd6:Bd7,f8", "d6xd8*");
}

#[test]
fn the_start_square_counts_as_empty_and_a_king_may_end_where_it_began() {
    legal(
        "W:WKa1:BKc1,a2,d3,b4",
        "a1xa4xd4xd1xa1 a1xa4xd4xd1xb1 a1xd1xd4xa4xa1",
    );
}

#[test]
fn who_has_no_piece_loses() {
    let lost = Some(Outcome::win(Side::Black, Reason::Blocked));
    assert_eq!(outcome::<Turkish>("W:W:Bd5"), lost);
    legal("W:W:Bd5", "");
}

#[test]
fn who_has_no_legal_move_loses() {
    let lost = Some(Outcome::win(Side::Black, Reason::Blocked));
    assert_eq!(outcome::<Turkish>("W:Wa3,a4:Bb3,c3,b4,c4,a5,a6"), lost);
}

#[test]
fn one_piece_each_is_a_draw_and_the_moves_stay() {
    let drawn = Some(Outcome::draw(Reason::OnePieceEach));
    assert_eq!(outcome::<Turkish>("W:WKh5:Bb7"), drawn);
    assert_eq!(outcome::<Turkish>("B:Wa2:Bh7"), drawn);
    assert_eq!(outcome::<Turkish>("B:WKa2:BKh7"), drawn);
    assert_eq!(read::<Turkish>("W:WKh5:Bb7").count_moves(), 14);
}

#[test]
fn one_piece_each_goes_on_by_a_capture() {
    assert_eq!(outcome::<Turkish>("W:WKd4:BKd7"), None);
    assert_eq!(outcome::<Turkish>("W:Wd4:Bd5"), None);
}

#[test]
fn several_men_against_one_win_only_where_that_is_chosen() {
    let mut options = TurkishOptions::default();
    options.set("several_v_one_man", "yes").unwrap();
    let chosen = |fen| {
        Draughts::<Turkish>::from_fen_with(fen, options)
            .unwrap()
            .outcome()
    };
    let won = |side| Some(Outcome::win(side, Reason::SeveralVOneMan));
    assert_eq!(outcome::<Turkish>("W:Wa2,b2:Bh7"), None);
    assert_eq!(chosen("W:Wa2,b2:Bh7"), won(Side::White));
    assert_eq!(chosen("B:Wa2,b2:Bh7"), won(Side::White));
    assert_eq!(chosen("B:Wa2:Bg7,h7"), won(Side::Black));
    // Not with a capture pending, not with a king on either side, not against two.
    assert_eq!(chosen("B:Wa2,h6:Bh7"), None);
    assert_eq!(chosen("W:Wa2,Kb2:Bh7"), None);
    assert_eq!(chosen("W:Wa2,b2:BKh7"), None);
    assert_eq!(chosen("W:Wa2,b2,c2:Bg7,h7"), None);
}
