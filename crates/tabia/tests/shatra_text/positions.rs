//! Positions as text.

use crate::given::{PROMOTION, START, read, refused};
use tabia::shatra::{BATYR, BIY, DropDue, SHATRA, Shatra, ShatraOptions, TURA, YALKYN, kind_name};
use tabia::{AnyPosition, FenErrorKind, Kind, Notation, Position, SquareForm, Variant};

#[test]
fn fen_is_written_as_it_is_read() {
    for fen in [
        START,
        PROMOTION,
        "3/3/3/b/7/7/4Sss/7/7/7/B/3/3/3 w 10,53 - 30",
        "3/3/3/1/7/2b4/7/7/7/S2B3/T/3/3/3 w 53 53 -",
        "2s/s1s/1t1/1/1ss3s/s2s2t/y6/S2S1S1/b5B/S5S/1/3/3/1d1 b 3-4,6,8 - -",
    ] {
        assert_eq!(read(fen).fen().to_string(), fen);
    }
}

#[test]
fn fen_has_squares_in_letters_on_request() {
    let position = read("3/3/3/1/7/2b4/7/7/7/S2B3/T/YT1/3/3 w 53-55 53 -");
    let mut out = String::new();
    position
        .write_fen(SquareForm::Letters, &mut out)
        .expect("a string takes everything");
    assert_eq!(out, "3/3/3/1/7/2b4/7/7/7/S2B3/T/YT1/3/3 w d4,c3,d3 d4 -");
    assert_eq!(read(&out), position);
}

#[test]
fn fen_may_leave_out_its_last_fields_and_use_cyrillic_letters() {
    let ranks = "sds/sts/yty/b/sssssss/7/7/7/7/SSSSSSS/B/YTY/STS/SDS";
    assert_eq!(read(&format!("{ranks} w")), Shatra::start());
    assert_eq!(read(&format!("{ranks} w 1-10,53-62")), Shatra::start());
    assert_eq!(read(&format!("{ranks} w 1-10,53-62 -")), Shatra::start());
    // A range may be of one square.
    let one = "3/3/3/b/7/7/7/7/7/S6/B/3/S2/3 w";
    assert_eq!(
        read(&format!("{one} 53-53,57-57 - -")),
        read(&format!("{one} 53,57 - -"))
    );
    let cyrillic = "шдш/штш/ятя/б/шшшшшшш/7/7/7/7/ШШШШШШШ/Б/ЯТЯ/ШТШ/ШДШ w";
    assert_eq!(read(cyrillic), Shatra::start());
}

#[test]
fn fen_without_one_biy_is_a_finished_game() {
    assert!(!read("3/3/3/b/7/7/7/7/7/S6/1/3/3/3 w 10 - -").has_moves());
}

#[test]
fn fen_says_nothing_of_due_drops_where_none_are_due() {
    let rules = ShatraOptions {
        drop_due: DropDue::None,
        ..ShatraOptions::default()
    };
    let fen = "3/3/3/1/7/2b4/7/7/7/S2B3/T/3/3/3 w 53 53 -";
    let position = Shatra::from_fen_with(fen, rules).expect(fen);
    assert!(position.due().is_empty());
}

#[test]
fn fen_is_refused_where_a_rank_is_too_wide_or_too_narrow() {
    refused(
        "4/3/3/b/7/7/7/7/7/7/B/3/3/3 w",
        FenErrorKind::Syntax,
        0,
        "at byte 0: expected no more empty squares than are left of the rank, found `4/3/3/b/7/7/7/7/7/7/B/…`",
    );
    refused(
        "sdss/3/3/b/7/7/7/7/7/7/B/3/3/3 w",
        FenErrorKind::Syntax,
        3,
        "at byte 3: expected `/` and the next rank, found `s/3/3/b/7/7/7/7/7/7/B/…`",
    );
    refused(
        "sd/3/3/b/7/7/7/7/7/7/B/3/3/3 w",
        FenErrorKind::Syntax,
        2,
        "at byte 2: expected a man or a number of empty squares: the rank is not full, found `/3/3/b/7/7/7/7/7/7/B/3…`",
    );
    refused(
        "3/3/3/b/7/7/7/7/7/7/B/3/3 w",
        FenErrorKind::Syntax,
        25,
        "at byte 25: expected `/` and the next rank, found ` `",
    );
}

#[test]
fn fen_is_refused_without_biys_or_with_too_many_men() {
    refused(
        "3/3/3/1/7/7/7/7/7/S6/1/3/3/3 w",
        FenErrorKind::Count,
        0,
        "at byte 0: found `3/3/3/1/7/7/7/7/7/S6/1…`: both biys are missing",
    );
    let many = "a side has more men of this kind than there are in the set";
    for (fen, offset, rest) in [
        ("3/3/3/b/7/7/7/7/7/7/B/B2/3/3 w", 22, "B2/3/3"),
        ("3/3/3/b/7/7/7/7/7/DD5/B/3/3/3 w", 19, "D5/B/3/3/3"),
        (
            "3/3/3/b/ttt4/7/7/7/7/7/B/3/3/3 w",
            10,
            "t4/7/7/7/7/7/B/3/3/3",
        ),
        (
            "3/3/3/b/yyy4/7/7/7/7/7/B/3/3/3 w",
            10,
            "y4/7/7/7/7/7/B/3/3/3",
        ),
        ("3/3/3/b/7/7/7/7/SSSSSSS/SSSSS2/B/3/3/3 w", 28, "S2/B/3/3/3"),
    ] {
        let message = format!("at byte {offset}: found `{rest}`: {many}");
        refused(fen, FenErrorKind::Count, offset, &message);
    }
}

#[test]
fn fen_is_refused_with_a_wrong_reserve() {
    let ranks = "3/3/3/b/7/7/7/7/7/S6/B/3/S2/3";
    let home = "a man of the initial reserve stands in its own castle";
    for (field, offset, token) in [
        ("54", 32, "54"),    // nobody there
        ("46", 32, "46"),    // not in a castle
        ("53,58", 35, "58"), // the second
        ("53-58", 32, "53-58"),
    ] {
        let fen = format!("{ranks} w {field} - -");
        let message = format!("at byte {offset}: found `{token}`: {home}");
        refused(&fen, FenErrorKind::Rule, offset, &message);
    }
    // A man in the castle of the other side is of no reserve.
    let error = Shatra::from_fen("S2/3/3/b/7/7/7/7/7/7/B/3/3/3 w 1 - -").expect_err("1");
    assert_eq!(error.kind, FenErrorKind::Rule);
    refused(
        &format!("{ranks} w 53 - -"),
        FenErrorKind::Rule,
        32,
        "at byte 32: found `53`: a shatra in its own castle is of the initial reserve, and one is not listed",
    );
    refused(
        &format!("{ranks} w 57-53 - -"),
        FenErrorKind::Rule,
        32,
        "at byte 32: found `57-53`: a range goes from the lower number to the higher",
    );
    refused(
        &format!("{ranks} w 57,63 - -"),
        FenErrorKind::Square,
        35,
        "at byte 35: found `63`: no playing square has this name",
    );
}

#[test]
fn fen_is_refused_with_a_wrong_due_drop_or_en_passant() {
    refused(
        "3/3/3/b/7/7/7/7/7/7/B/T2/3/3 w 53 54 -",
        FenErrorKind::Rule,
        34,
        "at byte 34: found `54`: a drop is due only of a man of the initial reserve",
    );
    let why = "en passant is a shatra of the side that just moved, on its seventh rank with two empty squares behind it";
    for (fen, square) in [
        ("3/3/3/b/7/7/7/7/7/7/B/3/3/3 w 10,53 - 30", "30"), // nobody
        ("3/3/3/b/7/7/5t1/7/7/7/B/3/3/3 w 10,53 - 30", "30"), // a tura
        ("3/3/3/b/7/7/5s1/7/7/7/B/3/3/3 b 10,53 - 30", "30"), // the side to move
        ("3/3/3/b/7/5s1/7/7/7/7/B/3/3/3 w 10,53 - 23", "23"), // the wrong rank
        ("3/3/3/b/7/5s1/5s1/7/7/7/B/3/3/3 w 10,53 - 30", "30"), // passed over a man
        ("3/3/3/b/5s1/7/5s1/7/7/7/B/3/3/3 w 10,53 - 30", "30"), // came from a taken square
    ] {
        let offset = fen.len() - 2;
        let message = format!("at byte {offset}: found `{square}`: {why}");
        refused(fen, FenErrorKind::Rule, offset, &message);
    }
}

#[test]
fn fen_is_refused_without_a_side_and_with_more_than_its_fields() {
    let ranks = "3/3/3/b/7/7/7/7/7/7/B/3/3/3";
    refused(
        ranks,
        FenErrorKind::Syntax,
        27,
        "at byte 27: expected a space and the side to move, the text ends here",
    );
    refused(
        &format!("{ranks} x"),
        FenErrorKind::Syntax,
        28,
        "at byte 28: expected the side to move, `w` or `b`, found `x`",
    );
    refused(
        &format!("{ranks} w - - - 1"),
        FenErrorKind::Syntax,
        35,
        "at byte 35: expected the end of the position, found ` `",
    );
}

#[test]
fn three_rule_sets_are_in_the_registry() {
    for (name, number, leaves) in [
        ("shatra", 10, 2_931_848),
        ("shatra-ru", 11, 2_931_848),
        ("shatra-pritchard", 12, 1_938_964),
    ] {
        let variant = Variant::from_name(name).expect(name);
        assert_eq!(variant.number(), number);
        assert_eq!(variant.about().family.name(), "shatra");
        assert_eq!(AnyPosition::start(variant).perft(3), leaves, "{name}");
    }
}

#[test]
fn five_kinds_have_names() {
    let names = [SHATRA, YALKYN, TURA, BATYR, BIY].map(kind_name);
    let known = ["shatra", "yalkyn", "tura", "batyr", "biy"].map(Some);
    assert_eq!(names, known);
    for other in [5, 6, 255] {
        assert_eq!(kind_name(Kind(other)), None);
    }
}
