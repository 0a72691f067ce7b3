//! Moves as text.

use crate::given::{LONG, PROMOTION, START, means, move_refused, read, written};
use tabia::{AnyPosition, Length, MoveErrorKind, Notation, SquareForm, Variant};

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
    // A shatra may be named too.
    for text in ["S46-39", "Ш46-39", "P46-39", "Pa5-a6"] {
        means(START, text, "46-39");
    }
    move_refused(START, "S55-40", "`S55-40` is no legal move here");
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
fn moves_have_the_promotion_letter_after_its_square() {
    let fen = "3/2t/3/d/2S4/7/6b/7/7/B6/1/3/3/3 w - - -";
    means(fen, "13x9x3D", "13x9x3D");
    means(fen, "13x3T", "13x9x3T");
    let letters = written(fen, "13x9x3D", SquareForm::Letters, Length::Full);
    assert_eq!(letters, "c10:e12:e14Q");
    move_refused(fen, "13x9Dx3", "`13x9Dx3` is no legal move here");
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
    // No letter would mend these.
    move_refused(PROMOTION, "9x2", "`9x2` is no legal move here");
    move_refused(PROMOTION, "52-45", "`52-45` is no legal move here");
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
        "46=39",
        "at byte 2: expected `-`, `x` or `:` and a square, found `=39`",
    );
    // Only a capture goes on, with the sign of a capture, and not after its end.
    for (text, at) in [("46-16x37", 5), ("46x16-37", 5), ("46x16!37", 5)] {
        let rest = &text[at..];
        let message = format!("at byte {at}: expected the end of the move, found `{rest}`");
        move_refused(LONG, text, &message);
    }
    move_refused(
        PROMOTION,
        "9x17++x3",
        "at byte 6: expected the end of the move, found `x3`",
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
