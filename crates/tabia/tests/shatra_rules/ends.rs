//! Promotion and the end of the game: P1 to E2.

use crate::given::{USUAL, after, legal, position, routes};
use tabia::{Notation, Outcome, Position, Reason, Side};

#[test]
fn p1_a_shatra_becomes_any_man_of_which_there_are_fewer_than_at_the_start() {
    // All three are vacant.
    legal(
        "3/S2/3/1/7/7/6b/7/7/B6/1/3/3/3 w - - -",
        "4-[5] 4-[11-30] 4-1D 4-1T 4-1Y 4-2D 4-2T 4-2Y 46-[39,40,47]",
    );
    // A tura only: it is compulsory.
    let moves = routes(&position(
        "3/1S1/3/1/7/7/6b/7/7/BDT1YY1/1/3/3/3 w - - -",
        USUAL,
    ));
    let promotions: Vec<_> = moves.iter().filter(|text| text.ends_with('T')).collect();
    assert_eq!(promotions, ["5-1T", "5-2T", "5-3T"]);
    assert!(!moves.contains(&"5-2".to_string()));
}

#[test]
fn p1_only_a_promotion_to_what_is_vacant_is_legal() {
    let all = position("3/1S1/3/1/7/7/6b/7/7/B6/1/3/3/3 w - - -", USUAL);
    let some = position("3/1S1/3/1/7/7/6b/7/7/BDT1YY1/1/3/3/3 w - - -", USUAL);
    for text in ["5-1D", "5-1T", "5-1Y"] {
        let promotion = all.parse_move(text).expect(text);
        assert!(all.is_legal(promotion), "{text}");
        assert_eq!(some.is_legal(promotion), text == "5-1T", "{text}");
    }
}

#[test]
fn p1_promotions_may_be_the_only_moves() {
    let fen = "3/SSS/3/1/bdttyys/sssssss/sssSSSS/BS5/SS5/7/1/3/3/3 w - - -";
    let steps = ["4-1", "4-2", "5-1", "5-2", "5-3", "6-2", "6-3"];
    let promotions = steps.map(|step| format!("{step}D {step}T {step}Y"));
    legal(fen, &promotions.join(" "));
    let position = position(fen, USUAL);
    assert!(position.has_moves());
    assert_eq!(position.outcome(), None);
}

#[test]
fn p2_a_waiting_shatra_turns_into_the_man_that_an_enemy_capture_made_vacant() {
    let fen = "1S1/3/3/b/7/7/7/5Tt/7/BDT1YY1/1/3/3/3 b 10 - -";
    let position = after(fen, "38x36");
    assert_eq!(
        position.fen().to_string(),
        "1T1/3/3/b/7/7/7/4t2/7/BDT1YY1/1/3/3/3 w 10 - -"
    );
    // Of several vacancies the highest, of several shatras that on the lowest square.
    let fen = "S1S/3/3/b/7/7/7/1D1T2t/7/B1T1YY1/1/3/3/3 b 10 - -";
    let position = after(fen, "38x34x32");
    assert!(position.fen().to_string().starts_with("D1T/"));
}

#[test]
fn e1_who_captures_the_biy_wins_and_who_cannot_move_loses() {
    let lost = Some(Outcome::win(Side::Black, Reason::BiyCaptured));
    assert_eq!(
        position("3/3/3/b/7/7/7/7/7/S6/1/3/3/3 w 10 - -", USUAL).outcome(),
        lost
    );
    let stuck = position("3/3/3/b/7/7/7/s1s4/ss5/Bss4/1/3/3/3 w 10 - -", USUAL);
    assert_eq!(
        stuck.outcome(),
        Some(Outcome::win(Side::Black, Reason::Blocked))
    );
    // A man of the reserve is no help where no square is free for it.
    let fen = "3/3/3/1/7/7/bdttyys/sssssss/SSSSSSS/SSSSsss/B/3/3/3 w 53 - -";
    legal(fen, "");
    assert_eq!(
        position(fen, USUAL).outcome(),
        Some(Outcome::win(Side::Black, Reason::Blocked))
    );
}

#[test]
fn e2_nothing_is_drawn_by_itself() {
    let fen = "3/3/3/1/4b2/7/7/7/7/7/B/3/3/3 w 53 - -";
    let round = "53-46 15-14 46-47 14-15 47-46 15-14 46-47 14-15 47-46 15-14 46-47 14-15";
    assert_eq!(after(fen, round).outcome(), None);
}
