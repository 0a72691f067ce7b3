//! Shatra as text: positions and moves, what is read, how it is written, and what is wrong with the rest.

use proptest::prelude::*;
use tabia::shatra::{DropDue, Shatra, ShatraOptions};
use tabia::{
    AnyPosition, FenErrorKind, Length, MoveErrorKind, Notation, Position, SquareForm, Style,
    Variant,
};

const START: &str = "sds/sts/yty/b/sssssss/7/7/7/7/SSSSSSS/B/YTY/STS/SDS w 1-10,53-62 - -";
/// White promotes on its way to the biy.
const PROMOTION: &str = "3/1ts/2S/1/7/5sb/7/7/7/6B/1/3/3/3 w 5-6 - -";
/// Long captures of a batyr.
const LONG: &str = "3/3/3/1/2s3b/4ss1/s6/7/s6/D6/B/3/3/3 w 53 - -";

fn read(fen: &str) -> Shatra {
    Shatra::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The text is refused for this reason at this place, with these words.
fn refused(fen: &str, kind: FenErrorKind, offset: usize, message: &str) {
    let error = Shatra::from_fen(fen).expect_err(fen);
    assert_eq!((error.kind, error.offset), (kind, offset), "{fen}: {error}");
    assert_eq!(error.to_string(), message, "{fen}");
}

/// The text means the move that is written so in full.
fn means(fen: &str, text: &str, full: &str) {
    let position = read(fen);
    let mv = position
        .parse_move(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.text(mv).to_string(), full, "{text}");
}

fn move_refused(fen: &str, text: &str, message: &str) {
    let error = read(fen).parse_move(text).expect_err(text);
    assert_eq!(error.to_string(), message, "{text}");
}

fn written(fen: &str, text: &str, squares: SquareForm, length: Length) -> String {
    let position = read(fen);
    let mv = position.parse_move(text).expect(text);
    let mut out = String::new();
    position
        .write_move(mv, Style { squares, length }, &mut out)
        .expect("a string takes everything");
    out
}

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
fn moves_are_written_in_full_numbers_and_algebraic_on_request() {
    let full = "9x3Dx7x31x17++";
    means(PROMOTION, full, full);
    let letters = written(PROMOTION, full, SquareForm::Letters, Length::Full);
    assert_eq!(letters, "e12:e14Q:c12:g8:g10++");
    let short = written(PROMOTION, full, SquareForm::Numbers, Length::Short);
    assert_eq!(short, "9x17++");
    // Where a letter tells two captures apart, the short form has it too.
    let short = written(PROMOTION, "9x1T", SquareForm::Numbers, Length::Short);
    assert_eq!(short, "9x1T");
    // The English text names the man.
    let letters = written(LONG, "46x16x11x46", SquareForm::Letters, Length::Full);
    assert_eq!(letters, "Qa5:f10:a10:a7:a5");
    let letters = written(START, "55-40", SquareForm::Letters, Length::Full);
    assert_eq!(letters, "Rd3-b6");
}

#[test]
fn moves_are_read_in_short_forms_by_turning_points_or_ends() {
    means(LONG, "46x16x11x46", "46x16x11x32x46");
    means(LONG, "46x11x14x30x16", "46x32x11x14x30x16");
    means(LONG, "46x37", "46x16x37");
    means(PROMOTION, "9x17", "9x3Dx7x31x17++");
    means(PROMOTION, "9x3Dx17", "9x3Dx7x31x17++");
    means(PROMOTION, "9x7x17++", "9x3Dx7x31x17++");
    means(PROMOTION, "9x31", "9x3Yx7x31");
}

#[test]
fn moves_are_read_in_letters_with_or_without_the_man() {
    means(PROMOTION, "e12:e14Q:c12:g8:g10", "9x3Dx7x31x17++");
    means(LONG, "Qa5:f10:a10:a5", "46x16x11x32x46");
    means(LONG, "a5xf10xa10xa5", "46x16x11x32x46");
    means(LONG, "D46x16x11x46", "46x16x11x32x46");
    means(LONG, "Д46х16х11х46", "46x16x11x32x46");
    move_refused(
        LONG,
        "Ka5:f10:a10:a5",
        "`Ka5:f10:a10:a5` is no legal move here",
    );
    // `B` is the yalkyn of the English text, the biy of the Russian one.
    let fen = "3/3/3/b/7/7/7/7/7/Y6/B/3/3/3 w 53 - -";
    means(fen, "Ba5-b6", "46-40");
    means(fen, "B53-32", "53-32");
    means(fen, "Б53–32", "53-32");
    move_refused(fen, "B46-40", "`B46-40` is no legal move here");
}

#[test]
fn moves_are_read_with_promotion_letters_of_both_texts() {
    means(PROMOTION, "9x1Т", "9x1T");
    means(PROMOTION, "9x1R", "9x1T");
    means(PROMOTION, "9x1Я", "9x1Y");
    means(PROMOTION, "e12:c14B", "9x1Y");
    means(PROMOTION, "9х3Дх7х31х17++", "9x3Dx7x31x17++");
}

#[test]
fn moves_with_a_wrong_sign_are_no_moves() {
    // Both are legal, and differ.
    let fen = "3/3/3/1/7/7/6b/7/7/2s4/B/3/3/S2 w 53,60 - -";
    means(fen, "53-40", "53-40");
    means(fen, "53x40", "53x40");
    assert_ne!(read(fen).parse_move("53-40"), read(fen).parse_move("53x40"));
    move_refused(
        LONG,
        "46-16-37",
        "at byte 5: expected the end of the move, found `-37`",
    );
    move_refused(LONG, "46-30", "`46-30` is no legal move here");
    move_refused(START, "46x39", "`46x39` is no legal move here");
    move_refused(START, "60:40", "`60:40` is no legal move here");
}

#[test]
fn moves_that_claim_a_biy_must_capture_one() {
    means(
        "3/3/3/1/7/7/7/5b1/d6/T6/B/3/3/3 w 53 - -",
        "46x38",
        "46x32x38++",
    );
    means(
        "3/3/3/1/7/7/7/5b1/d6/T6/B/3/3/3 w 53 - -",
        "46x38++",
        "46x32x38++",
    );
    move_refused(LONG, "46x37++", "`46x37++` is no legal move here");
}

#[test]
fn moves_without_their_promotion_letter_are_refused() {
    let lacks = "expected after its square the letter of what the shatra becomes, `D`, `T` or `Y`, the text ends here";
    move_refused(PROMOTION, "9x1", &format!("at byte 3: {lacks}"));
    move_refused(PROMOTION, "9x3x7x31x17", &format!("at byte 11: {lacks}"));
    let fen = "3/1S1/3/1/7/7/6b/7/7/BDT1YY1/1/3/3/3 w - - -";
    move_refused(fen, "5-2", &format!("at byte 3: {lacks}"));
    move_refused(fen, "5-2D", "`5-2D` is no legal move here");
    move_refused(
        PROMOTION,
        "9x1B5",
        "at byte 4: expected the end of the move, found `5`",
    );
    move_refused(
        PROMOTION,
        "9x1K",
        "at byte 3: expected `D`, `T` or `Y`: a shatra becomes nothing else, found `K`",
    );
}

#[test]
fn moves_that_several_captures_fit_are_ambiguous() {
    // The ends are those of two captures that take different men.
    let fen = "3/3/3/1/7/1s1s3/7/1s1s3/2B4/7/1/3/3/b2 w - - -";
    let error = read(fen).parse_move("41x13").expect_err("two fit");
    assert!(matches!(error.kind, MoveErrorKind::Ambiguous(_)));
    assert_eq!(error.candidates().len(), 2);
    assert_eq!(error.to_string(), "`41x13` is ambiguous: 2 legal moves fit");
    let any = AnyPosition::from_fen(Variant::Shatra, fen).expect(fen);
    let error = any.parse_move("41x13").expect_err("two fit");
    assert_eq!(
        any.explain(&error).to_string(),
        "`41x13` is ambiguous: 2 legal moves fit: 41x29x13, 41x25x13"
    );
}

#[test]
fn moves_that_are_none_are_refused_with_the_place() {
    move_refused(
        START,
        "",
        "at byte 0: expected a square, the text ends here",
    );
    move_refused(
        START,
        "46",
        "at byte 2: expected `-`, `x` or `:` and a square, the text ends here",
    );
    move_refused(
        START,
        "46-",
        "at byte 3: expected a square, the text ends here",
    );
    move_refused(
        START,
        "46-63",
        "at byte 3: found `63`: no playing square has this name",
    );
    move_refused(
        START,
        "a5-a11",
        "at byte 3: found `a11`: no playing square has this name",
    );
    move_refused(
        START,
        "46-39!",
        "at byte 5: expected the end of the move, found `!`",
    );
    move_refused(
        START,
        &["46"; 30].join("x"),
        "at byte 63: expected the end of the move: it names too many squares, found `46x46x46x46x46x46x46x4…`",
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

/// Letters, digits and signs that positions and moves are made of, and some that they are not.
const PIECES_OF_TEXT: &str = "[bdtysBDTYSбшЯTкKQR0-9/ \\-x:хa-g+,é–]{0,40}";

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,80}") {
        let _ = Shatra::from_fen(&text).map_err(|error| error.to_string());
        let _ = read(LONG).parse_move(&text).map_err(|error| error.to_string());
    }

    #[test]
    fn text_of_the_right_letters_is_read_or_refused(text in PIECES_OF_TEXT) {
        let _ = Shatra::from_fen(&text).map_err(|error| error.to_string());
        for fen in [START, LONG, PROMOTION] {
            let _ = read(fen).parse_move(&text).map_err(|error| error.to_string());
        }
    }

    #[test]
    fn changed_positions_are_read_or_refused(
        which in 0..3usize,
        at in any::<prop::sample::Index>(),
        change in PIECES_OF_TEXT,
        cut in 0..4usize,
    ) {
        let fen = [START, LONG, PROMOTION][which];
        let at = at.index(fen.len());
        let rest = fen.get(at + cut..).unwrap_or("");
        let changed = format!("{}{change}{rest}", &fen[..at]);
        match Shatra::from_fen(&changed) {
            Ok(position) => {
                let written = position.fen().to_string();
                prop_assert_eq!(Shatra::from_fen(&written), Ok(position));
                prop_assert_eq!(position.has_moves(), position.count_moves() > 0);
            }
            Err(error) => prop_assert!(error.offset <= changed.len(), "{error}"),
        }
    }

    #[test]
    fn changed_moves_are_read_or_refused(
        text in prop::sample::select(vec!["46x16x11x32x46", "46x32x11x14x30x16", "46x16x37"]),
        at in any::<prop::sample::Index>(),
        change in "[0-9x:хDQ+\\-]{0,3}",
    ) {
        let at = at.index(text.len());
        let changed = format!("{}{change}{}", &text[..at], &text[at + 1..]);
        let position = read(LONG);
        match position.parse_move(&changed) {
            Ok(mv) => prop_assert!(position.is_legal(mv)),
            Err(error) => prop_assert!(error.offset <= changed.len(), "{error}"),
        }
    }
}
