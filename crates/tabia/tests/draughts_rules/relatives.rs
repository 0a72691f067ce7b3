//! Poddavki, Spantsireti, Brazilian and International draughts: where they differ from Russian draughts.

use crate::board::{assert_routes, outcome, read};
use tabia::draughts::{Brazilian, Draughts, International, Poddavki, Russian, Spantsireti};
use tabia::{Notation, Outcome, Position, Reason, Side};

#[test]
fn poddavki_who_has_no_legal_move_wins() {
    let won = Some(Outcome::win(Side::White, Reason::Blocked));
    assert_eq!(outcome::<Poddavki>("W:W:Bb4,c5"), won);
    assert_eq!(outcome::<Poddavki>("W:Wa3:Bb4,c5"), won);
    assert_eq!(outcome::<Poddavki>("W:Wa3:Bh8"), None);
}

#[test]
fn poddavki_capture_stays_compulsory_and_free() {
    assert_routes::<Poddavki>("W:Wc3,g1:Bb4,d4,f6", "c3:a5 c3:e5:g7");
}

#[test]
fn spantsireti_fifteen_men_each_on_ten_files_without_j() {
    let start = "W:Wa1,c1,e1,g1,i1,b2,d2,f2,h2,k2,a3,c3,e3,g3,i3:\
                 Bb6,d6,f6,h6,k6,a7,c7,e7,g7,i7,b8,d8,f8,h8,k8";
    assert_eq!(Draughts::<Spantsireti>::start().fen().to_string(), start);
    assert_routes::<Spantsireti>(
        start,
        "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4 i3-h4 i3-k4",
    );
}

#[test]
fn spantsireti_by_russian_rules() {
    // Free choice, captures backwards, a king at once.
    assert_routes::<Spantsireti>("W:Wg3:Bf4,h4,k6", "g3:e5 g3:i5");
    assert_routes::<Spantsireti>("W:Wk6:Bc3,d4,f6,i7", "k6:h8:e5*");
}

#[test]
fn spantsireti_j_is_read_as_k() {
    let position = read::<Spantsireti>("W:Wj4:Bj8");
    assert_eq!(position.fen().to_string(), "W:Wk4:Bk8");
    assert_eq!(position.parse_move("j4-i5"), position.parse_move("k4-i5"));
}

#[test]
fn brazilian_the_greatest_number_must_be_taken() {
    assert_routes::<Brazilian>("W:Wc3:Bb4,d4,f6", "c3xe5xg7");
    assert_routes::<Brazilian>("W:Wc3,g3:Bb4,f4,f6", "g3xe5xg7");
}

#[test]
fn brazilian_men_and_kings_count_alike() {
    assert_routes::<Brazilian>("W:Wc3:BKb4,d4", "c3xa5 c3xe5");
}

#[test]
fn brazilian_a_man_that_passes_the_last_row_goes_on_as_a_man() {
    assert_routes::<Brazilian>("W:Wb6:Bc7,e7", "b6xd8xf6");
    // As a king it would go on to c5 and d2.
    assert_routes::<Brazilian>("W:Wh6:Bd2,c5,g7", "h6xf8*");
}

#[test]
fn brazilian_board_and_start_as_russian() {
    let [brazilian, russian] = [
        Draughts::<Brazilian>::start().fen().to_string(),
        Draughts::<Russian>::start().fen().to_string(),
    ];
    assert_eq!(brazilian, russian);
}

#[test]
fn international_twenty_men_each_on_fifty_squares_in_numbers() {
    let start = "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                 B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";
    assert_eq!(Draughts::<International>::start().fen().to_string(), start);
    assert_eq!(Draughts::<International>::grid().board().len(), 50);
    assert_routes::<International>(
        start,
        "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30",
    );
}

#[test]
fn international_by_brazilian_rules() {
    assert_routes::<International>("W:W33,35:B28,29,19,20", "33x24x13 33x24x15");
    assert_routes::<International>("W:WK46:B23,14", "46x19x10 46x19x5");
}
