//! `tabia convert`.

use crate::{fed, tabia};

const GAME: &str = "[Event \"One\"]\n[GameType \"25\"]\n[FEN \"W:W22,32:B11,18.\"]\n\n1. 22x15x8 {all} (1. c3:e5:g7) *\n";

#[test]
fn records_come_out_in_letters_or_numbers_short_or_full() {
    let letters = fed("convert --squares letters -", GAME.as_bytes()).fine();
    let head = "[Event \"One\"]\n[GameType \"25,W,8,8,A0,0\"]\n";
    let start = "[FEN \"W:Wg1,c3:Bd4,f6\"]";
    assert_eq!(
        letters,
        format!("{head}{start}\n\n1. c3:g7 {{all}} (1. c3:g7) *\n")
    );
}

#[test]
fn a_position_is_written_in_letters_or_numbers() {
    let out = tabia("convert --game russian --fen W:Wc3:Bb6 --squares numbers").fine();
    assert_eq!(out, "W:W22:B9\n");
    let out = fed(
        "convert --game turkish --fen - --squares letters",
        b"W:W1,64:B8\nW:WKa8:Bh1\n",
    );
    assert_eq!(out.code, Some(1));
}

#[test]
fn positions_of_standard_input_are_answered_line_by_line() {
    let answer = fed(
        "convert --game russian --fen - --squares numbers",
        b"W:Wc3:Bb6\nW:Wz\nB:Wc3:Bb6\n",
    );
    assert_eq!(answer.code, Some(1));
    assert_eq!(answer.out, "W:W22:B9\nB:W22:B9\n");
    assert!(
        answer.err.starts_with("error: line 2: at byte 3: "),
        "{}",
        answer.err
    );
}

#[test]
fn a_game_with_a_fault_is_left_out_and_told() {
    let text = "[GameType \"25\"]\n\n1. c3-d4 *\n\n[GameType \"25\"]\n\n1. c3-d5 *\n\n[GameType \"25\"]\n\n1. c3-b4 *\n";
    let answer = fed("convert - --squares numbers", text.as_bytes());
    assert_eq!(answer.code, Some(1));
    let head = "[GameType \"25,W,8,8,A0,0\"]\n\n";
    assert_eq!(
        answer.out,
        format!("{head}1. 22-18 *\n\n{head}1. 22-17 *\n")
    );
    let expected = "error: standard input: game 2, line 7, column 4: half-move 1, `c3-d5`: at byte 3: found `d5`: no playing square has this name\n";
    assert_eq!(answer.err, expected);
}

#[test]
fn what_is_converted_twice_stays() {
    let once = fed(
        "convert --squares numbers --length full -",
        GAME_WITH_ALL.as_bytes(),
    )
    .fine();
    assert_eq!(
        fed("convert --squares numbers --length full -", once.as_bytes()).fine(),
        once
    );
    let back = fed(
        "convert --squares letters --length short -",
        once.as_bytes(),
    )
    .fine();
    assert_eq!(back, fed("convert -", GAME_WITH_ALL.as_bytes()).fine());
}

const GAME_WITH_ALL: &str = "[GameType \"25\"]\n\n1. c3-d4 $1 (1. c3-b4 {one} d6-c5 (1... b6-a5)) 1... d6-c5 {two} 2. b2-c3 1-0\n";

#[test]
fn shatar_comes_out_as_chess_players_write_it() {
    let text = b"[Variant \"Shatar\"]\n\n1. b1c3 g8f6 *\n";
    let out = fed("convert -", text).fine();
    assert_eq!(out, "[Variant \"Shatar\"]\n\n1. Nc3 Nf6 *\n");
    let out = fed("convert --length full -", text).fine();
    assert!(out.ends_with("1. b1c3 g8f6 *\n"), "{out}");
}
