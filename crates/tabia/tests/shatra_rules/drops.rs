//! Reserve and drops: D1 to D9.

use crate::given::{USUAL, after, legal, legal_after, legal_under, list, position, routes};
use tabia::shatra::{DropOnRoad, ReserveRoadSlide, RoadSlideLimit, Shatra, ShatraOptions};
use tabia::{Notation, Position};

#[test]
fn d1_the_reserve_is_who_stands_in_the_castle_at_first_and_never_who_comes_back() {
    let start = Shatra::start();
    assert_eq!(start.reserve().len(), 20);
    // The tura goes out, comes back, and goes as it likes.
    let fen = "3/3/3/1/7/7/6b/7/7/B6/1/1T1/3/3 w 55 - -";
    let home = after(fen, "55-49 31-30 49-55 30-31");
    assert_eq!(
        home.fen().to_string(),
        "3/3/3/1/7/7/6b/7/7/B6/1/1T1/3/3 w - - -"
    );
    assert_eq!(
        routes(&home),
        list("46-[39,40,47] 55-[14,21,28,32-45,47-54,56,58,61]")
    );
}

#[test]
fn d2_men_of_the_reserve_do_not_move_but_are_dropped_on_the_own_half() {
    legal(
        "3/3/3/1/7/7/6b/7/7/7/B/3/3/S2 w 53,60 - -",
        "53-[32-52] 60-[32-52]",
    );
}

#[test]
fn d3_drops_on_the_road_may_be_forbidden() {
    let rules = ShatraOptions {
        drop_on_road: DropOnRoad::Forbidden,
        ..USUAL
    };
    legal_under(
        rules,
        "3/3/3/1/7/7/6b/7/7/7/B/3/3/S2 w 53,60 - -",
        "53-[32-34,36-41,43-48,50-52] 60-[32-34,36-41,43-48,50-52]",
    );
    // In the enemy's half too; a slide along the road is no drop.
    let fen = "3/3/S2/1/7/7/6b/7/7/B6/1/3/3/3 w - - -";
    legal(fen, "46-[39,40,47] 7-[4,5,8] 7-[11-30]");
    legal_under(
        rules,
        fen,
        "46-[39,40,47] 7-[4,5,8] 7-[11-13,15-20,22-27,29,30]",
    );
    let fen = "3/3/3/1/7/7/6b/7/7/B6/T/3/3/3 w 53 - -";
    legal_under(
        rules,
        fen,
        "46-[39,40,47] 53-[14,21,28,35,42,49] 53-[32-34,36-41,43-45,47,48,50-52]",
    );
}

#[test]
fn d4_tura_and_batyr_slide_out_along_the_road_but_not_into_the_enemy_castle() {
    // From the reserve: to 21, before the shatra; not to 53 or 58, which are of its castle.
    let fen = "3/3/3/b/3s3/7/7/7/7/B6/1/1T1/3/3 w 10,55 - -";
    legal(fen, "46-[39,40,47] 55-[21,28] 55-[32-45,47-52]");
    let dropped_only = ShatraOptions {
        reserve_road_slide: ReserveRoadSlide::No,
        ..USUAL
    };
    legal_under(dropped_only, fen, "46-[39,40,47] 55-[32-45,47-52]");
    // A yalkyn does not, and nobody beside the road.
    let fen = "3/3/3/b/3s3/7/7/7/7/B6/1/Y1T/3/3 w 10,54,56 - -";
    legal(fen, "46-[39,40,47] 54-[32-45,47-52] 56-[32-45,47-52]");
    // How far, the rules leave open.
    let fen = "3/3/3/1/7/7/6b/7/7/B6/1/1D1/3/3 w 55 - -";
    legal(fen, "46-[39,40,47] 55-[14,21,28] 55-[32-45,47-52]");
    let to_the_end = ShatraOptions {
        road_slide_limit: RoadSlideLimit::Fortress,
        ..USUAL
    };
    legal_under(
        to_the_end,
        fen,
        "46-[39,40,47] 55-[2,5,8,10,14,21,28] 55-[32-45,47-52]",
    );
    // The limit holds for one that came back as well, and not for one outside.
    let fen = "3/3/3/1/7/7/6b/7/7/B6/T/3/3/3 w - - -";
    legal(fen, "46-[39,40,47] 53-[14,21,28,55,58,61] 53-[32-45,47-52]");
    let fen = "3/3/3/1/7/7/6b/7/7/B2T3/1/3/3/3 w - - -";
    legal(
        fen,
        "46-[39,40,47] 49-[2,5,8,10,14,21,28,35,42] 49-[47,48,50-52] 49-[53,55,58,61]",
    );
}

#[test]
fn d5_nobody_moves_home_while_the_reserve_waits_except_the_biy_into_his_gate() {
    let fen = "3/3/3/1/7/7/6b/7/7/3BT2/1/3/3/S2 w 60 - -";
    legal(
        fen,
        "49-[41-43,48,53] 50-[15,22,29,36,43,51,52] 60-[32-48,51,52]",
    );
    let fen = "3/3/3/1/7/7/6b/7/7/3T2B/1/3/3/S2 w 60 - -";
    legal(
        fen,
        "49-[2,5,8,10,14,21,28,35,42] 49-[46-48,50,51] 52-[44,45,51] 60-[32-48,50,51]",
    );
    // Without a reserve all may.
    let fen = "3/3/3/1/7/7/6b/7/7/3T2B/1/3/3/3 w - - -";
    legal(
        fen,
        "49-[2,5,8,10,14,21,28,35,42] 49-[46-48,50,51] 49-[53,55,58,61] 52-[44,45,51]",
    );
    // A shatra never: it does not go back.
    legal(
        "3/3/3/1/7/7/6b/7/7/3S2B/1/3/3/3 w - - -",
        "49-[35,42] 52-[44,45,51]",
    );
}

#[test]
fn d6_who_came_back_moves_and_is_dropped_once_the_reserve_is_gone() {
    // The biy went back into the gate early: as long as the shatra waits he has only his steps.
    let fen = "3/3/3/1/7/7/6b/7/7/7/B/3/3/S2 w 60 - -";
    legal(fen, "53-[48-50] 60-[32-52]");
    legal_after(fen, "60-46 31-30", "46-[32,39] 53-[32-45,47-52,54-56]");
}

#[test]
fn d7_in_the_enemy_castle_a_man_moves_or_is_dropped_on_the_enemy_half() {
    let fen = "3/1T1/2S/1/7/7/6b/7/7/B6/1/3/3/3 w - - -";
    legal(
        fen,
        "46-[39,40,47] 5-[2,4,6,8,10,14,21,28,35,42,49,53,55,58,61] 5-[11-13,15-20,22-27,29,30] 9-[6,8] 9-[11-30]",
    );
    // Waiting ones as well.
    let fen = "1S1/3/3/1/7/7/6b/7/B6/DTTYY2/1/3/3/3 w - - -";
    let moves = routes(&position(fen, USUAL));
    assert_eq!(
        moves.iter().filter(|text| text.starts_with("2-")).count(),
        2 + 20
    );
}

#[test]
fn d8_the_same_squares_by_slide_and_by_drop_are_one_move() {
    let fen = "3/3/3/1/7/7/6b/7/7/B6/T/3/3/3 w - - -";
    let position = position(fen, USUAL);
    let to_42 = routes(&position)
        .iter()
        .filter(|text| *text == "53-42")
        .count();
    assert_eq!(to_42, 1);
    assert_eq!(position.count_moves(), 3 + 3 + 3 + 20);
    assert_eq!(position.count_routes(), position.count_moves());
}

#[test]
fn d9_nothing_is_dropped_while_a_capture_is_due() {
    legal("3/3/3/b/7/7/7/7/1s5/S5B/1/3/3/S2 w 10,60 - -", "46x34");
}
