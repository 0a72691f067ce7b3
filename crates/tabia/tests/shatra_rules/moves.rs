//! Moves that capture nothing: M1 to M6.

use crate::given::{USUAL, legal, legal_under, position, routes};
use tabia::shatra::{DoubleStep, ShatraOptions};

#[test]
fn m1_a_shatra_goes_one_or_two_squares_on_its_fifth_and_sixth_rank() {
    let fen = "3/3/3/1/7/7/6b/7/1S5/S5B/1/3/3/3 w - - -";
    legal(fen, "40-[26,33] 46-[32,39] 52-[44,45,51]");
    let rear = ShatraOptions {
        double_step: DoubleStep::RearRank,
        ..USUAL
    };
    legal_under(rear, fen, "40-33 46-[32,39] 52-[44,45,51]");
    // Both squares must be vacant.
    legal(
        "3/3/3/1/7/7/6b/S6/S6/S5B/1/3/3/3 w - - -",
        "32-[25,26] 52-[44,45,51]",
    );
    legal(
        "3/3/3/1/7/7/S5b/7/S6/6B/1/3/3/3 w - - -",
        "25-[18,19,26] 39-32 52-[44,45,51]",
    );
}

#[test]
fn m2_at_the_ditch_a_shatra_goes_forward_or_diagonally_forward() {
    legal(
        "3/3/3/1/7/7/7/3S3/7/6B/1/3/3/b2 w - - -",
        "35-[27-29] 52-[44,45,51]",
    );
}

#[test]
fn m3_beyond_the_ditch_it_goes_sideways_too() {
    legal(
        "3/3/3/1/7/7/3S3/7/7/6B/1/3/3/b2 w - - -",
        "28-[20-22,27,29] 52-[44,45,51]",
    );
    // Into the gate, and from it.
    legal(
        "3/3/3/1/4S2/7/7/7/7/6B/1/3/3/b2 w - - -",
        "15-[10,14,16] 52-[44,45,51]",
    );
    legal(
        "3/3/3/S/7/7/7/7/7/6B/1/3/3/b2 w - - -",
        "10-[7-9] 10-[11-31] 52-[44,45,51]",
    );
}

#[test]
fn m4_a_waiting_shatra_goes_sideways() {
    let fen = "1S1/3/3/1/7/7/7/7/7/6B/1/Y2/TTD/1bY w 54,57-59,62 - -";
    let moves = routes(&position(fen, USUAL));
    let steps: Vec<_> = moves
        .iter()
        .filter(|text| ["2-1", "2-3"].contains(&text.as_str()))
        .collect();
    assert_eq!(steps.len(), 2);
    assert!(!moves.contains(&"2-5".to_string()));
}

#[test]
fn m5_the_biy_goes_one_square_any_way_even_into_attack() {
    // On 41 he is beside the shatra 34, and behind him 48 is empty.
    legal(
        "3/3/3/b/7/7/7/2s4/7/2B4/1/3/3/3 w 10 - -",
        "48-[40-42,47,49,53]",
    );
}

#[test]
fn m6_batyr_tura_and_yalkyn_go_as_queen_rook_and_bishop() {
    // Through the gates, along the walls.
    legal(
        "3/3/Y2/1/7/7/7/7/7/6B/1/3/3/1b1 w - - -",
        "52-[44,45,51] 7-[3,5,10] 7-[11-31]",
    );
    legal(
        "3/3/3/1/7/7/7/7/6B/T6/1/3/3/2b w - - -",
        "45-[37,38,44,51,52] 46-[11,18,25,32,39] 46-[47-52]",
    );
    legal(
        "3/3/3/1/7/7/7/7/6B/D6/1/3/3/2b w - - -",
        "45-[37,38,44,51,52] 46-[11,18,25,32,39] 46-[47-52] 46-[16,22,28,34,40]",
    );
}
