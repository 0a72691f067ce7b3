//! Captures: C1 to C15.

use crate::given::{
    USUAL, after, after_under, legal, legal_after, legal_under, list, position, routes,
};
use tabia::shatra::{CapturedRemoved, DropDue, ShatraOptions};
use tabia::{Notation, Outcome, Position, Reason, Side};

#[test]
fn c1_capture_is_compulsory_any_capture_will_do_and_the_reserve_must_too() {
    // The biy may not walk, the shatra may not step.
    legal("3/3/3/b/7/7/7/7/1s5/S5B/1/3/3/3 w 10 - -", "46x34");
    // One man with 46, two with 50: free choice.
    legal(
        "3/3/3/b/7/7/6s/7/1s3s1/S3S2/B/3/3/3 w 10,53 - -",
        "46x34 50x38x24",
    );
    // The tura of the reserve has the only capture.
    legal("3/3/3/1/7/3b3/7/7/7/S2B3/1/1t1/1T1/3 w 58 - -", "58x53");
}

#[test]
fn c2_a_shatra_leaps_any_of_eight_ways_just_behind_and_goes_on_to_the_end() {
    // Backward and sideways as well, and no farther than just behind.
    legal(
        "3/3/3/b/7/7/2s4/1sS4/3s3/6B/1/3/3/3 w 10 - -",
        "34x20 34x32 34x50",
    );
    // It must go on: 34x20 alone is no move.
    legal("3/3/3/b/7/3s3/2s4/2S4/7/6B/1/3/3/3 w 10 - -", "34x20x22");
}

#[test]
fn c3_the_biy_may_stop_after_any_leap() {
    let fen = "3/3/3/b/7/2s4/7/2s4/1B5/7/1/3/3/3 w 10 - -";
    legal(fen, "40-[32,33,39,41,46-48] 40x28 40x28x12");
}

#[test]
fn c4_sliding_men_leap_over_one_enemy_at_any_distance_and_turn() {
    // From far off, to any vacant square behind.
    legal("3/3/3/1/7/7/s6/7/7/T5B/1/3/3/b2 w - - -", "46x[11,18]");
    // A yalkyn leaps along the diagonals, and turns on them: 40 from 46, then 30 from 28.
    legal(
        "3/3/3/1/7/7/7/7/1s5/Y5B/1/3/3/b2 w - - -",
        "46x[16,22,28,34]",
    );
    legal("3/3/3/1/7/7/7/2s1s2/7/Y5B/1/3/3/b2 w - - -", "46x28x[44]");
    // Not over two that stand one behind the other.
    legal(
        "3/3/3/1/7/7/s6/s6/7/T5B/1/3/3/b2 w - - -",
        "46-[39,47-51] 52-[44,45,51]",
    );
}

#[test]
fn c5_the_biy_alone_may_decline_and_then_must_move_himself() {
    // Alone: his captures, or his own quiet moves; not those of the shatra 36.
    legal(
        "3/3/3/b/7/2s4/7/2s1S2/1B5/7/1/3/3/3 w 10 - -",
        "40-[32,33,39,41,46-48] 40x28 40x28x12",
    );
    // Another can capture too: captures only, the biy's partial ones among them.
    legal(
        "3/3/3/b/7/2s4/7/2s1s2/1B3S1/7/1/3/3/3 w 10 - -",
        "40x28 40x28x12 44x28x12",
    );
    // In the reserve he declines by a drop.
    legal(
        "3/3/3/1/7/7/6b/7/7/2s4/B/3/3/S2 w 53,60 - -",
        "53-[32-47,49-52] 53x40",
    );
    // A shatra in the enemy gate is as free.
    legal(
        "3/3/3/S/3s3/7/7/6b/7/6B/1/3/3/3 w - - -",
        "10-[7-9] 10-[11-13,15-31] 10x21",
    );
    // With both able, both must capture.
    legal("3/3/3/S/3s3/7/7/5s1/6B/b6/1/3/3/3 w - - -", "10x21 45x29");
}

#[test]
fn c6_the_nearest_square_from_which_the_capture_goes_on_is_compulsory() {
    // Over 35 to 28: from 28, 21 and 14 nothing goes on; over 25 there is nothing. All are allowed.
    legal(
        "3/3/3/1/7/7/7/3s3/7/3T2B/1/3/3/b2 w - - -",
        "49x[2,5,8,10,14,21,28]",
    );
    // From 21 the shatra 23 can be taken: 28 and all beyond are forbidden.
    legal("3/3/3/1/7/5s1/7/3s3/7/3T2B/1/3/3/b2 w - - -", "49x21x24");
    // The nearest of two: from 28 over 30, though 21 would go on over 23.
    legal("3/3/3/1/7/5s1/5s1/3s3/7/3T2B/1/3/3/b2 w - - -", "49x28x31");
    // Judged prey by prey: the other direction stays free.
    legal(
        "3/3/3/1/7/5s1/7/3s3/7/1s1T2B/1/3/3/b2 w - - -",
        "49x21x24 49x46",
    );
}

#[test]
fn c7_a_sliding_man_may_not_go_straight_back() {
    // Over 21 to 14, and then not back over 42; nor the other way round.
    let fen = "3/3/3/1/6b/3s3/3D3/7/3s3/6B/1/3/3/3 w - - -";
    legal(fen, "28x[2,5,8,10,14] 28x[49,53,55,58,61]");
}

#[test]
fn c8_a_shatra_never_leaps_home_but_within_the_castle() {
    // Over 49 it would land in the gate: the series ends before.
    legal("3/3/3/b/7/7/3S3/3s3/7/3s2B/1/3/3/3 w 10 - -", "28x42");
    // A shatra of the reserve leaps within the castle, and out of it.
    legal("3/3/3/b/7/7/7/7/7/B6/1/3/St1/3 w 10,57 - -", "57x59");
    legal("3/3/3/b/7/7/7/7/7/B6/t/S2/3/3 w 10,54 - -", "54x50");
    // So does the last that is left, in the far corner.
    legal("s2/1S1/3/1/6b/7/7/7/7/6B/1/3/3/3 b 1 - -", "1x9");
    // Once out, it does not come back over 49 or 50, though it started in the gate.
    legal(
        "3/3/3/b/7/7/7/7/4s2/B2ss2/S/3/3/3 w 10,53 - -",
        "53x42x44 53x44x42",
    );
}

#[test]
fn c9_others_leap_home_only_when_the_reserve_is_gone_the_biy_always_into_his_gate() {
    let fen = "3/3/3/b/7/7/7/Y6/7/2s3B/1/3/3/3 w 10 - -";
    legal(fen, "32x[53,56]");
    let fen = "3/3/3/b/7/7/7/Y6/7/2s3B/1/3/3/S2 w 10,60 - -";
    legal(fen, "32-[14,20,26,40] 52-[44,45,51] 60-[33-47,49-51]");
    // Landing squares are filtered one by one: before the gate the tura may land.
    let fen = "b2/3/3/1/7/7/3T3/3s3/7/6B/1/3/3/S2 w 60 - -";
    legal(fen, "28x[42,49]");
    // The biy over 49 into his gate, but not over the gate into the fortress.
    let fen = "3/3/3/b/7/7/7/7/3B3/3s3/1/3/3/S2 w 10,60 - -";
    legal(fen, "42-[34-36,41,43,48,50] 42x53");
    let fen = "3/3/3/b/7/7/7/7/7/3B3/s/3/3/S2 w 10,60 - -";
    legal(fen, "49-[41-43,48,50] 60-[32-48,50-52]");
    // Leaps that start inside are free.
    let fen = "3/3/3/1/7/3b3/7/7/7/S2B3/1/1t1/1T1/S2 w 58,60 - -";
    legal(fen, "58x53");
    // Nor does an own man in the gate shut in who has an enemy inside.
    legal("b2/3/3/1/7/7/7/7/7/B6/Y/3/1s1/1T1 w - - -", "61x55");
    // A man of the reserve does not close the castle to itself: out over one, and home over another.
    let fen = "b2/3/3/1/7/7/7/7/4s2/B2ss2/D/3/3/3 w 53 - -";
    legal(fen, "53x42x44x[53,54] 53x44x42x[53,55,58,61]");
    let fen = "b2/3/3/1/7/7/7/7/4s2/B2ss2/D/3/3/S2 w 53,60 - -";
    legal(fen, "53x42x[44,45] 53x44x[39-42]");
}

#[test]
fn c9_a_shatra_promoted_on_the_way_comes_home_as_the_man_that_it_has_become() {
    // A batyr from 3 on, it leaps out of the fortress over 10, onto the road over 22 or 29, and home over 42.
    legal(
        "3/1ss/2S/s/6b/4s2/4s2/7/3s3/B6/1/3/3/3 w 5-6,10 - -",
        "9x13 9x1D 9x1T 9x1Y 9x3T 9x3Dx7x23x21x[49,53,55,58,61] 9x3Dx7x23x35x[49,53,55,58,61] \
            9x3Dx7x23x21x45x[39-41] 9x3Yx7x23x[35,41,47]",
    );
    // Not while a man of the reserve is there: it lands before the castle.
    legal(
        "3/1ss/2S/s/6b/4s2/4s2/7/3s3/B6/1/3/3/S2 w 5-6,10,60 - -",
        "9x13 9x1D 9x1T 9x1Y 9x3T 9x3Dx7x23x21x49 9x3Dx7x23x35x49 \
            9x3Dx7x23x21x45x[39-41] 9x3Yx7x23x[35,41,47]",
    );
}

#[test]
fn c10_a_captured_man_is_removed_at_once_or_after_the_move() {
    let fen = "3/3/3/1/5s1/6s/7/s2b3/T6/1B5/1/3/3/3 w - - -";
    // The first prey, 32, is gone when the tura comes back along its rank.
    legal(fen, "39x11x17x38x32++ 39x11x17x38x33++ 39x11x17x38x34++");
    let walls = ShatraOptions {
        captured_removed: CapturedRemoved::AfterMove,
        ..USUAL
    };
    // As a wall it bars 32.
    legal_under(walls, fen, "39x11x17x38x33++ 39x11x17x38x34++");
    // Either way nobody is leapt over twice, and a square may be visited again.
    let fen = "3/3/3/1/2s3b/4ss1/s6/7/s6/D6/B/3/3/3 w 53 - -";
    let moves = "46x16x11x32x46 46x16x[30,37,44,51] 46x32x11x14x30x16";
    legal(fen, moves);
    legal_under(walls, fen, moves);
}

#[test]
fn c11_en_passant_at_once_as_first_leap_of_a_shatra_and_only_from_the_fifth_rank() {
    let fen = "3/3/3/b/5s1/7/4S1s/7/7/7/B/3/3/3 b 10,53 - -";
    legal_after(fen, "16-30", "29x17");
    assert_eq!(
        after(fen, "16-30 29x17").fen().to_string(),
        "3/3/3/b/6S/7/6s/7/7/7/B/3/3/3 b 10,53 - -"
    );
    // Two squares from the sixth rank give no such right.
    let fen = "3/3/3/b/7/4s2/5S1/6S/7/7/B/3/3/3 b 10,53 - -";
    legal_after(fen, "22-36", "30x42");
    // Nor does a drop on that square.
    let fen = "2s/3/3/b/7/7/4S2/7/7/7/B/3/3/3 b 3,10,53 - -";
    legal_after(fen, "3-30", "29x31");
    // Nor has anyone but a shatra.
    let fen = "3/3/3/b/5s1/7/4B1s/7/7/7/1/3/3/3 b 10 - -";
    legal_after(fen, "16-30", "29-[21-23,28,35-37]");
    // Nor a shatra that comes there by a leap.
    let fen = "3/3/3/b/5s1/7/6s/4s2/4S2/4S2/B/3/3/3 b 10,53 - -";
    legal_after(fen, "16-30", "43x29");
    // The series goes on after it.
    let fen = "3/3/3/b/5s1/6s/4S2/7/7/7/B/3/3/3 b 10,53 - -";
    legal_after(fen, "16-30", "29x17x31 29x31x17");
    // Not a turn later.
    let fen = "3/3/3/b/5s1/7/4S1s/7/7/7/B/3/3/3 b 10,53 - -";
    assert_eq!(
        after(fen, "16-30").en_passant().map(|sq| sq.index() + 1),
        Some(30)
    );
    legal(
        "3/3/3/b/7/7/4Sss/7/7/6B/1/3/3/3 w 10 - -",
        "29-[21-23,28] 52-[44,45,51]",
    );
}

#[test]
fn c12_a_shatra_promoted_in_a_capture_goes_on_as_the_new_man() {
    let fen = "3/1ts/2S/1/7/5sb/7/7/7/6B/1/3/3/3 w 5-6 - -";
    legal(fen, "9x1D 9x1T 9x1Y 9x3Dx7x31x17++ 9x3T 9x3Yx7x31");
    // Nothing vacant: it goes on as a shatra.
    let fen = "1y1/1ts/2S/1/7/6b/7/7/7/DTTYY1B/1/3/3/3 w 2,5-6 - -";
    legal(fen, "9x1x3x9 9x3x1x9 9x3x7");
}

#[test]
fn c12_a_shatra_may_be_promoted_by_a_later_leap() {
    let fen = "3/2t/3/d/2S4/7/6b/7/7/B6/1/3/3/3 w - - -";
    legal(fen, "13x9x3D 13x9x3T 13x9x3Y");
}

#[test]
fn c13_a_shatra_in_the_enemy_gate_may_stop_as_the_biy() {
    // At the start of the turn in the gate.
    let fen = "3/3/3/S/3s3/7/3s3/6b/7/6B/1/3/3/3 w - - -";
    legal(fen, "10-[7-9] 10-[11-13,15-27,29-31] 10x21 10x21x35");
    // Landing in the gate it may stop there, or later; but not decline.
    legal(
        "3/3/3/1/2s1s2/1S5/5s1/6b/7/6B/1/3/3/3 w - - -",
        "19x10 19x10x23 19x10x23x37",
    );
    // In the fortress the right is lost: it may not decline.
    legal("3/2s/2S/1/7/7/7/6b/7/DTTYY1B/1/3/3/3 w 6 - -", "9x3");
}

#[test]
fn c14_who_captured_inside_the_castle_is_dropped_in_the_next_turn_without_a_capture() {
    let fen = "3/3/3/1/7/3b3/7/7/7/S2B3/1/1t1/1T1/3 w 58 - -";
    legal_after(fen, "58x53 21-20", "53-[32-45,47,48,50-52]");
    let none = ShatraOptions {
        drop_due: DropDue::None,
        ..USUAL
    };
    let free = after_under(none, fen, "58x53 21-20");
    assert_eq!(
        routes(&free),
        list("46-[32,39] 49-[41-43,48,50] 53-[32-45,47,48,50-52]")
    );
    // A capture comes first, and the drop stays due.
    let fen = "3/3/3/1/3s3/7/7/7/1b5/S2B3/T/3/3/3 w 53 53 -";
    legal(fen, "46x34++");
    // Of two that are due either is dropped, and the other stays due.
    let fen = "3/3/3/1/7/3b3/7/7/7/B6/1/S2/2Y/3 w 54,59 54,59 -";
    legal(fen, "54-[32-45,47-52] 59-[32-45,47-52]");
    assert_eq!(after(fen, "54-32").due().len(), 1);
    // It lapses if no square is free.
    let fen = "3/3/3/b/7/7/7/SSSSSSS/sSYYSTT/ssDBSss/1/3/S2/3 w 57 57 -";
    let position = position(fen, USUAL);
    assert!(!routes(&position).is_empty());
    assert!(after(fen, "32-25").due().is_empty());
}

#[test]
fn c14_a_due_drop_stays_due_while_the_biy_declines_a_capture() {
    let fen = "3/3/3/b/7/7/7/7/1s5/B6/1/T2/3/3 w 10,54 54 -";
    legal(fen, "46-[39,47] 46x34");
    assert_eq!(
        after(fen, "46-39").fen().to_string(),
        "3/3/3/b/7/7/7/7/Bs5/7/1/T2/3/3 b 10,54 54 -"
    );
    // Though no square is free for it: it lapses only where there is no capture.
    let fen = "3/3/3/b/7/7/s6/BSSSSSS/sSYYSTT/ssDSSss/1/3/S2/3 w 10,57 57 -";
    legal(fen, "32-26 32x18");
    assert_eq!(after(fen, "32-26").due().len(), 1);
}

#[test]
fn c15_the_biy_is_captured_like_any_other_and_the_series_goes_on() {
    let fen = "3/3/3/1/7/7/2s4/7/2b4/2S4/1/B2/3/3 w 54 - -";
    legal(fen, "48x34x20++");
    let over = after(fen, "48x34x20++");
    assert_eq!(
        over.outcome(),
        Some(Outcome::win(Side::White, Reason::BiyCaptured))
    );
    assert!(!over.has_moves());
}
