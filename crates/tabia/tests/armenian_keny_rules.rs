//! Where Armenian draughts and Keny differ from Turkish draughts: each rule by the complete list of
//! legal moves. A star marks a man that is crowned.

use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;
use tabia::Variant::{self, Armenian, Keny, Turkish};
use tabia::{AnyPosition, Length, SquareForm, Style};

/// Every legal move by all its squares.
fn legal(variant: Variant, fen: &str) -> BTreeSet<String> {
    let position = AnyPosition::from_fen(variant, fen).unwrap();
    let style = Style {
        squares: SquareForm::Letters,
        length: Length::Full,
    };
    let mut moves = BTreeSet::new();
    let _ = position.visit_moves(&mut |mv| {
        let mut text = String::new();
        position.write_move(mv, style, &mut text).unwrap();
        text.push_str(if mv.is_promotion() { "*" } else { "" });
        assert!(moves.insert(text), "a move comes twice");
        Continue(())
    });
    moves
}

#[track_caller]
fn assert_legal(variant: Variant, fen: &str, expected: &str) {
    let expected = expected.split_whitespace().map(String::from).collect();
    assert_eq!(legal(variant, fen), expected, "{fen}");
}

#[test]
fn armenian_man_also_steps_diagonally_forward() {
    assert_legal(Armenian, "W:Wd4:Bh8", "d4-c4 d4-e4 d4-d5 d4-c5 d4-e5");
    assert_legal(Armenian, "B:Wa1:Bd5", "d5-c5 d5-e5 d5-d4 d5-c4 d5-e4");
    assert_legal(Turkish, "W:Wd4:Bh8", "d4-c4 d4-e4 d4-d5");
}

#[test]
fn armenian_man_is_crowned_by_a_diagonal_step() {
    assert_legal(Armenian, "W:Wa7:Bh2", "a7-b7 a7-a8* a7-b8*");
}

#[test]
fn armenian_man_does_not_capture_diagonally() {
    assert_legal(Armenian, "W:Wd4:Be5", "d4-c4 d4-e4 d4-d5 d4-c5");
}

#[test]
fn armenian_diagonal_steps_yield_to_a_capture() {
    assert_legal(Armenian, "W:Wd4:Bd5", "d4xd6");
}

#[test]
fn armenian_king_slides_like_a_queen_up_to_the_first_piece() {
    assert_legal(
        Armenian,
        "W:WKd4,f4,d6:Bf2,b6",
        "d4-d5 d4-e4 d4-d3 d4-d2 d4-d1 d4-c4 d4-b4 d4-a4 \
         d4-e5 d4-f6 d4-g7 d4-h8 d4-c5 d4-e3 d4-c3 d4-b2 d4-a1 \
         d6-c6 d6-e6 d6-d7 d6-c7 d6-e7 f4-e4 f4-g4 f4-f5 f4-e5 f4-g5",
    );
}

#[test]
fn armenian_king_captures_only_along_ranks_and_files() {
    assert_legal(Armenian, "W:WKd4:Bd6,f6", "d4xd7 d4xd8");
    // A man on a diagonal is no prey: it only stops the king before the last three squares there.
    let moves = legal(Armenian, "W:WKd4:Bf6");
    assert_eq!(moves.len(), 24);
    assert!(moves.iter().all(|text| !text.contains('x')));
}

#[test]
fn armenian_man_crowned_in_mid_capture_goes_on_as_a_king() {
    assert_legal(Armenian, "W:Wd6:Bd7,Kf8", "d6xd8xg8* d6xd8xh8*");
    assert_legal(Turkish, "W:Wd6:Bd7,Kf8", "d6xd8*");
}

#[test]
fn armenian_man_crowned_in_mid_capture_may_end_anywhere() {
    let fen = "W:Wd6:Ba3,d7,b8";
    assert_legal(Armenian, fen, "d6xd8xa8xa1* d6xd8xa8xa2*");
}

#[test]
fn armenian_man_crowned_by_its_only_capture_is_not_left_out() {
    assert_legal(Armenian, "W:Wd6,g4:Bg5,d7", "d6xd8* g4xg6");
}

#[test]
fn armenian_man_crowned_in_mid_capture_does_not_turn_straight_back() {
    assert_legal(Armenian, "W:Wd6:Bd3,d7", "d6xd8*");
}

#[test]
fn armenian_majority_counts_what_the_new_king_takes() {
    assert_legal(Armenian, "W:Wg4,d6:Bg5,d7,f8", "d6xd8xg8* d6xd8xh8*");
}

#[test]
fn keny_man_leaps_over_its_own_forward() {
    assert_legal(Keny, "W:Wd4,d5:Bh8", "d4-c4 d4-e4 d4-d6 d5-c5 d5-e5 d5-d6");
    assert_legal(Keny, "B:Wa1:Bd4,d5", "d4-c4 d4-e4 d4-d3 d5-c5 d5-e5 d5-d3");
    assert_legal(Turkish, "W:Wd4,d5:Bh8", "d4-c4 d4-e4 d5-c5 d5-e5 d5-d6");
}

#[test]
fn keny_man_leaps_over_its_own_sideways_and_a_king_never_leaps() {
    assert_legal(
        Keny,
        "W:Wd4,Ke4:Bh8",
        "d4-c4 d4-d5 d4-f4 e4-e5 e4-e6 e4-e7 e4-e8 e4-e3 e4-e2 e4-e1 e4-f4 e4-g4 e4-h4",
    );
}

#[test]
fn keny_man_leaps_neither_backward_nor_onto_a_piece() {
    assert_legal(
        Keny,
        "W:Wd3,d4,e4,f4:Ba8",
        "d3-c3 d3-e3 d3-d5 d4-c4 d4-d5 e4-e5 e4-c4 e4-g4 f4-f5 f4-g4",
    );
}

#[test]
fn keny_man_does_not_leap_over_two() {
    assert_legal(Keny, "W:Wd4:Bd5,d6", "d4-c4 d4-e4");
}

#[test]
fn keny_man_is_crowned_by_a_leap() {
    assert_legal(
        Keny,
        "W:Wd6,d7:Bh2",
        "d6-c6 d6-e6 d6-d8* d7-c7 d7-e7 d7-d8*",
    );
}

#[test]
fn keny_leaps_yield_to_a_capture() {
    assert_legal(Keny, "W:Wa2,d4,d5:Bb2", "a2xc2");
}

#[test]
fn keny_man_captures_backward_too() {
    assert_legal(Keny, "W:Wd4:Bd3", "d4xd2");
    assert_legal(Turkish, "W:Wd4:Bd3", "d4-c4 d4-e4 d4-d5");
}

#[test]
fn keny_has_no_majority_but_a_capture_goes_to_its_end() {
    assert_legal(Keny, "W:Wd4,g4:Bd5,g5,d7", "d4xd6xd8* g4xg6");
    assert_legal(Turkish, "W:Wd4,g4:Bd5,g5,d7", "d4xd6xd8*");
}

#[test]
fn keny_king_lands_where_it_can_go_on() {
    assert_legal(Keny, "W:WKd4:Bd6,f7", "d4xd7xg7 d4xd7xh7");
    assert_legal(Keny, "W:WKd4:Bd6", "d4xd7 d4xd8");
}

#[test]
fn keny_king_does_not_turn_straight_back() {
    assert_legal(Keny, "W:WKd4:Bd2,d6", "d4xd1 d4xd7 d4xd8");
}

#[test]
fn keny_man_passes_the_last_rank_as_a_man() {
    assert_legal(Keny, "W:Wd6:Bd7,f7,e8", "d6xd8xf8xf6");
    assert_legal(Keny, "W:Wd6:Bd7,Kg8", "d6xd8*");
}

#[test]
fn both_are_experimental_and_otherwise_turkish() {
    for variant in [Armenian, Keny] {
        assert!(variant.about().experimental);
        assert_eq!(variant.options(), Turkish.options());
        let one_each = AnyPosition::from_fen(variant, "W:WKh5:Bb7").unwrap();
        assert_eq!(
            one_each.outcome().unwrap().to_string(),
            "draw (one_piece_each)"
        );
    }
}
