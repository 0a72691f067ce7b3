//! The gentlemen's rules of Turkish draughts and its relatives, and the clause of several men against one.

use tabia::{Announcement, AnyPosition, Outcome, Reason, Side, Variant};

/// What is said of a move, in order.
fn said(variant: Variant, fen: &str, text: &str) -> Vec<String> {
    let position = AnyPosition::from_fen(variant, fen).unwrap();
    let mv = position.parse_move(text).unwrap();
    let mut said = Vec::new();
    position.announcements(mv, &mut |announcement| {
        let names = announcement.squares().iter();
        let names: Vec<_> = names
            .map(|sq| position.grid().name(sq).to_string())
            .collect();
        said.push(format!("{} {}", announcement.name(), names.join(",")));
    });
    said
}

fn turkish(fen: &str, text: &str) -> Vec<String> {
    said(Variant::Turkish, fen, text)
}

#[test]
fn a_move_that_changes_nothing_is_made_in_silence() {
    let start = AnyPosition::start(Variant::Turkish).fen().to_string();
    assert!(turkish(&start, "a3-a4").is_empty());
}

#[test]
fn attack_is_said_of_pieces_that_could_be_captured_next() {
    assert_eq!(turkish("W:Wd3:Bd5", "d3-d4"), ["attack d5"]);
    assert_eq!(turkish("B:Wd4:Bd6", "d6-d5"), ["attack d4"]);
    // A man attacks nothing behind it, and nothing that is guarded.
    assert!(turkish("W:Wc5:Bd4", "c5-d5").is_empty());
    assert!(turkish("W:Wd3:Bd5,d6", "d3-d4").is_empty());
}

#[test]
fn attack_is_said_of_every_piece_of_a_series() {
    assert_eq!(turkish("W:Wd3:Bd5,d7", "d3-d4"), ["attack d5,d7"]);
}

#[test]
fn attack_is_said_of_a_line_that_opens() {
    assert_eq!(turkish("W:WKa4,d4:Bf4", "d4-d5"), ["attack f4"]);
}

#[test]
fn attack_is_not_said_of_a_piece_that_could_be_captured_before() {
    assert!(turkish("W:Wa2,h2:Ba3,h3", "a2xa4").is_empty());
}

#[test]
fn attack_is_said_of_a_piece_that_the_majority_rule_protected_before() {
    assert_eq!(turkish("W:Wa2,h2:Ba3,h3,a5", "a2xa6"), ["attack h3"]);
}

#[test]
fn soon_king_is_said_when_a_man_comes_to_its_seventh_rank() {
    assert_eq!(turkish("W:Wd6:Ba2", "d6-d7"), ["soon_king d7"]);
    assert_eq!(turkish("B:Wa7:Bd3", "d3-d2"), ["soon_king d2"]);
    assert_eq!(turkish("W:Wd5:Ba2,d6", "d5xd7"), ["soon_king d7"]);
    assert_eq!(turkish("W:Wd6:Be7", "d6-d7"), ["attack e7", "soon_king d7"]);
}

#[test]
fn soon_king_is_not_said_again_along_the_rank_nor_of_a_king() {
    assert!(turkish("W:Wd7:Ba2", "d7-e7").is_empty());
    assert!(turkish("W:WKd6:Ba2", "d6-d7").is_empty());
}

#[test]
fn king_is_said_when_a_man_is_crowned() {
    assert_eq!(turkish("W:Wd7:Ba2", "d7-d8"), ["king d8"]);
    assert_eq!(turkish("W:Wd7:Bd4", "d7-d8"), ["attack d4", "king d8"]);
    assert!(turkish("W:WKd7:Ba2", "d7-d8").is_empty());
}

#[test]
fn the_relatives_of_turkish_draughts_keep_its_customs() {
    assert_eq!(said(Variant::Keny, "W:Wc5:Bd4", "c5-d5"), ["attack d4"]);
    assert_eq!(
        said(Variant::Armenian, "W:Wd6:Ba3", "d6-c7"),
        ["soon_king c7"]
    );
    // Crowned on d8 in passing, the king is where the move ends.
    let crowned = said(Variant::Armenian, "W:Wd6:Ba3,d7,b8", "d6xd8xa8xa2");
    assert_eq!(crowned, ["king a2"]);
}

#[test]
fn russian_draughts_has_no_such_customs() {
    assert!(said(Variant::Russian, "W:Wc5:Be7", "c5-d6").is_empty());
    let mut silent = true;
    let position = AnyPosition::from_fen(Variant::Russian, "W:Wc7:Ba3").unwrap();
    let mv = position.parse_move("c7-b8").unwrap();
    position.announcements(mv, &mut |_: Announcement| silent = false);
    assert!(silent);
}

fn with_clause(variant: Variant, fen: &str) -> Option<Outcome> {
    let mut rules = variant.rules();
    rules.set("several_v_one_man", "yes").unwrap();
    rules.position(fen).unwrap().outcome()
}

const WHITE_WINS: Option<Outcome> = Some(Outcome::win(Side::White, Reason::SeveralVOneMan));
const BLACK_WINS: Option<Outcome> = Some(Outcome::win(Side::Black, Reason::SeveralVOneMan));

#[test]
fn several_men_against_one_man_play_on_by_default() {
    for fen in ["W:Wa2,b2:Bh7", "B:Wa2,b2:Bh7"] {
        let position = AnyPosition::from_fen(Variant::Turkish, fen).unwrap();
        assert_eq!(position.outcome(), None);
    }
}

#[test]
fn several_men_win_at_once_against_one_man_by_the_clause() {
    for variant in [Variant::Turkish, Variant::Armenian, Variant::Keny] {
        assert_eq!(with_clause(variant, "W:Wa2,b2:Bh7"), WHITE_WINS);
        assert_eq!(with_clause(variant, "B:Wa2,b2:Bh7"), WHITE_WINS);
        assert_eq!(with_clause(variant, "W:Wa2:Bf7,g7,h7"), BLACK_WINS);
    }
}

#[test]
fn several_men_do_not_win_by_the_clause_while_the_one_man_can_capture() {
    assert_eq!(with_clause(Variant::Turkish, "B:Wa2,h2:Ba3"), None);
    // The same with the several to move: it is they who capture.
    assert_eq!(with_clause(Variant::Turkish, "W:Wa2,h2:Ba3"), WHITE_WINS);
}

#[test]
fn several_men_do_not_win_by_the_clause_where_there_is_a_king() {
    for fen in ["B:WKa2,b2:Bh7", "B:Wa2,b2:BKh7", "W:WKa2,b2,c2:Bh7"] {
        assert_eq!(with_clause(Variant::Turkish, fen), None, "{fen}");
    }
}

#[test]
fn one_man_against_one_is_a_draw_and_two_against_two_play_on_under_the_clause() {
    let draw = Outcome::draw(Reason::OnePieceEach);
    assert_eq!(with_clause(Variant::Turkish, "W:Wa2:Bh7"), Some(draw));
    assert_eq!(with_clause(Variant::Turkish, "W:Wa2,b2:Bg7,h7"), None);
}

#[test]
fn the_clause_leaves_the_moves_as_they_are() {
    let mut rules = Variant::Turkish.rules();
    rules.set("several_v_one_man", "yes").unwrap();
    let position = rules.position("W:Wa2,b2:Bh7").unwrap();
    assert_eq!(position.count_moves(), 3);
}
