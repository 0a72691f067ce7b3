//! What cannot be read is refused: where it is wrong, what stands there, what was expected.

use tabia::draughts::{Draughts, DraughtsVariant, International, Russian, Turkish};
use tabia::{FenErrorKind, MoveErrorKind, Notation, Position};

/// Asserts that the position is refused at this byte, with this message.
#[track_caller]
fn fen<V: DraughtsVariant>(text: &str, kind: FenErrorKind, message: &str) {
    let error = Draughts::<V>::from_fen(text).expect_err(text);
    assert_eq!(
        (error.kind, error.to_string().as_str()),
        (kind, message),
        "{text}"
    );
    assert!(error.offset <= text.len());
}

#[track_caller]
fn syntax(text: &str, message: &str) {
    fen::<Russian>(text, FenErrorKind::Syntax, message);
}

#[test]
fn positions_without_a_side_to_move() {
    syntax(
        "",
        "at byte 0: expected the side to move, `W` or `B`, the text ends here",
    );
    syntax(
        "?:Wa1:Bb8",
        "at byte 0: expected the side to move, `W` or `B` (a position needs one to be played), found `?`",
    );
    syntax(
        "w:Wa1:Bb8",
        "at byte 0: expected the side to move, `W` or `B`, found `w`",
    );
    syntax(
        "white",
        "at byte 0: expected the side to move, `W` or `B`, found `white`",
    );
}

#[test]
fn positions_without_both_sides() {
    syntax(
        "W",
        "at byte 1: expected `:` and the pieces of a side, the text ends here",
    );
    syntax(
        "W:Wa1",
        "at byte 5: expected `:` and the pieces of a side, the text ends here",
    );
    syntax(
        "W:Wa1:Wb8",
        "at byte 6: expected the pieces of the other side, found `Wb8`",
    );
    syntax(
        "W:a1:b8",
        "at byte 2: expected `W` or `B` and the pieces of that side, found `a1`",
    );
    syntax(
        "Wa1:b8",
        "at byte 1: expected `:` and the pieces of a side, found `a1`",
    );
}

#[test]
fn positions_with_too_much_text() {
    syntax(
        "W:Wa1:Bb8:",
        "at byte 9: expected the end of the position, found `:`",
    );
    syntax(
        "W:Wa1:Bb8 0 1",
        "at byte 9: expected the end of the position, found ` `",
    );
    syntax(
        "W:Wa1:Bb8..",
        "at byte 10: expected the end of the position, found `.`",
    );
    syntax(
        " W:Wa1:Bb8",
        "at byte 0: expected the side to move, `W` or `B`, found ` `",
    );
}

#[test]
fn positions_with_broken_lists() {
    syntax("W:Wa1,:Bb8", "at byte 6: expected a square, found `:`");
    syntax("W:W,a1:Bb8", "at byte 3: expected a square, found `,`");
    syntax(
        "W:Wa1 c1:Bb8",
        "at byte 5: expected `:` and the pieces of a side, found ` `",
    );
    syntax("W:WK:Bb8", "at byte 4: expected a square, found `:`");
    syntax("W:WKKa1:Bb8", "at byte 4: expected a square, found `Ka1`");
    syntax("W:Wka1:Bb8", "at byte 3: expected a square, found `ka1`");
    syntax("W:W1-:Bb8", "at byte 5: expected a square, found `:`");
    syntax("W:Wa:Bb8", "at byte 3: expected a square, found `a`");
}

#[test]
fn squares_that_are_not_on_the_board() {
    let square = |text, message| fen::<Russian>(text, FenErrorKind::Square, message);
    square(
        "W:Wa2:Bb8",
        "at byte 3: found `a2`: no playing square has this name",
    );
    square(
        "W:Wa1:Bb8,i7",
        "at byte 10: found `i7`: no playing square has this name",
    );
    square(
        "W:Wa9:Bb8",
        "at byte 3: found `a9`: no playing square has this name",
    );
    square(
        "W:Wa01:Bb8",
        "at byte 3: found `a01`: no playing square has this name",
    );
    square(
        "W:W33:B1",
        "at byte 3: found `33`: no playing square has this name",
    );
    square(
        "W:W0:B1",
        "at byte 3: found `0`: no playing square has this name",
    );
    square(
        "W:W4294967299:B1",
        "at byte 3: found `4294967299`: no playing square has this name",
    );
    square(
        "W:W30-33:B1",
        "at byte 6: found `33`: no playing square has this name",
    );
    fen::<International>(
        "W:W51:B1",
        FenErrorKind::Square,
        "at byte 3: found `51`: no playing square has this name",
    );
    fen::<Turkish>(
        "W:W65:B1",
        FenErrorKind::Square,
        "at byte 3: found `65`: no playing square has this name",
    );
}

#[test]
fn two_pieces_on_a_square() {
    let occupied = |text, message| fen::<Russian>(text, FenErrorKind::Occupied, message);
    occupied(
        "W:Wa1,a1:Bb8",
        "at byte 6: found `a1`: there is a piece on this square already",
    );
    occupied(
        "W:Wa1:Bb8,Ka1",
        "at byte 10: found `Ka1`: there is a piece on this square already",
    );
    occupied(
        "W:Wa1:Bb8,29",
        "at byte 10: found `29`: there is a piece on this square already",
    );
    occupied(
        "W:W21-24,22-25:B1",
        "at byte 9: found `22-25`: there is a piece on this square already",
    );
}

#[test]
fn men_on_their_last_rank() {
    let place = |text, message| fen::<Russian>(text, FenErrorKind::Place, message);
    place(
        "W:Wb8:B",
        "at byte 3: found `b8`: a man cannot stand on its last rank",
    );
    place(
        "W:W:Bh2,g1",
        "at byte 8: found `g1`: a man cannot stand on its last rank",
    );
    place(
        "W:W1-4:B",
        "at byte 3: found `1-4`: a man cannot stand on its last rank",
    );
    fen::<Turkish>(
        "W:Wa8:B",
        FenErrorKind::Place,
        "at byte 3: found `a8`: a man cannot stand on its last rank",
    );
}

#[test]
fn more_pieces_than_in_the_set() {
    let count = |text, message| fen::<Russian>(text, FenErrorKind::Count, message);
    count(
        "W:W20-32:B1",
        "at byte 3: found `20-32`: a side has more pieces than there are in the set",
    );
    count(
        "W:W:BK1-13",
        "at byte 5: found `K1-13`: a side has more pieces than there are in the set",
    );
    fen::<Turkish>(
        "W:W33-49:B1",
        FenErrorKind::Count,
        "at byte 3: found `33-49`: a side has more pieces than there are in the set",
    );
}

#[test]
fn ranges_the_wrong_way() {
    fen::<Russian>(
        "W:W32-21:B1",
        FenErrorKind::Rule,
        "at byte 3: found `32-21`: a range goes from the lower number to the higher",
    );
}

/// Asserts that the move is refused in the starting position, with this message.
#[track_caller]
fn refused(text: &str, message: &str) -> MoveErrorKind {
    let error = Draughts::<Russian>::start()
        .parse_move(text)
        .expect_err(text);
    assert_eq!(error.to_string(), message, "{text}");
    assert!(error.offset <= text.len());
    error.kind
}

#[test]
fn moves_that_are_no_text_of_a_move() {
    let syntax = |text, message| assert_eq!(refused(text, message), MoveErrorKind::Syntax);
    syntax("", "at byte 0: expected a square, the text ends here");
    syntax(
        "c3",
        "at byte 2: expected `-`, `:` or `x` and a square, the text ends here",
    );
    syntax("c3-", "at byte 3: expected a square, the text ends here");
    syntax("c3--d4", "at byte 3: expected a square, found `-d4`");
    syntax("-d4", "at byte 0: expected a square, found `-d4`");
    syntax("c3 d4", "at byte 2: expected `-`, `:` or `x`, found ` `");
    syntax("C3-D4", "at byte 0: expected a square, found `C3-D4`");
    syntax("c", "at byte 0: expected a square, found `c`");
    syntax(
        "22",
        "at byte 2: expected `-`, `:` or `x` and a square, the text ends here",
    );
    syntax("22 18", "at byte 2: expected `-`, `:` or `x`, found ` `");
    syntax("c3-d4 ", "at byte 5: expected `-`, `:` or `x`, found ` `");
    syntax("c3-d4?", "at byte 5: expected `-`, `:` or `x`, found `?`");
    syntax("c3-ж4", "at byte 3: expected a square, found `ж4`");
    syntax(
        &format!("c3{}", ":e5".repeat(21)),
        "at byte 63: expected the end of the move: it names too many squares, found `e5`",
    );
}

#[test]
fn moves_over_squares_that_are_not_on_the_board() {
    let square = |text, message| assert_eq!(refused(text, message), MoveErrorKind::Square);
    square(
        "c3-d5",
        "at byte 3: found `d5`: no playing square has this name",
    );
    square(
        "c3-i4",
        "at byte 3: found `i4`: no playing square has this name",
    );
    square(
        "c3-d04",
        "at byte 3: found `d04`: no playing square has this name",
    );
    square(
        "22-33",
        "at byte 3: found `33`: no playing square has this name",
    );
    square(
        "c3-d99999999999",
        "at byte 3: found `d99999999999`: no playing square has this name",
    );
}

#[test]
fn moves_that_are_not_legal() {
    let illegal = |text, message| assert_eq!(refused(text, message), MoveErrorKind::Illegal);
    illegal("c3-e5", "`c3-e5` is no legal move here");
    illegal("c3:d4", "`c3:d4` is no legal move here");
    illegal("b6-a5", "`b6-a5` is no legal move here");
    illegal("c3-c3", "`c3-c3` is no legal move here");
    illegal("c3-d4-e5", "`c3-d4-e5` is no legal move here");
    illegal("cd6", "`cd6` is no legal move here");
    illegal("22-17-18", "`22-17-18` is no legal move here");
}
