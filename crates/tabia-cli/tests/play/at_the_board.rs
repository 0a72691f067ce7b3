//! Moves typed and made square by square.

use crate::terminal::{CLEAR, CONTROL_C, CONTROL_Z, ENTER, ESCAPE, RIGHT, TAB, Terminal, UP};
use tabia::Variant;

#[test]
fn every_game_is_drawn_and_left() {
    for variant in Variant::ALL {
        let mut terminal = Terminal::play(variant.name());
        terminal
            .sees(variant.about().title)
            .sees("white to move")
            .sees("type a move");
        terminal.enter("moves").sees("legal moves:").enter("quit");
        let (code, _) = terminal.ends();
        assert_eq!(code, 0, "{}", variant.name());
    }
}

#[test]
fn moves_are_typed_in_any_notation() {
    let mut terminal = Terminal::play("russian");
    terminal
        .enter("e3-d4")
        .sees("1. e3-d4")
        .sees("black to move");
    // In numbers; then a capture by its ends.
    terminal.enter("10-14").sees("1. e3-d4 d6-c5");
    terminal
        .enter("g3-f4")
        .enter("c5:g5")
        .sees("2. g3-f4 c5:g5");
    // Half-short, and then one that is none.
    terminal
        .enter("ab4")
        .sees("3. a3-b4")
        .enter("b4")
        .sees("expected")
        .sees("> b4");
}

#[test]
fn what_is_wrong_is_told_and_stays_to_be_put_right() {
    let mut terminal = Terminal::play("russian");
    terminal.enter("c3-c4").sees("found `c4`: ").sees("> c3-c4");
    terminal.press("\x7f\x7fd").enter("4").sees("1. c3-d4");
    terminal
        .enter("a1-h8")
        .sees("`a1-h8` is no legal move here")
        .press(ESCAPE)
        .misses("> a1");
    terminal.enter("redo").sees("no move was taken back");
}

#[test]
fn a_move_is_made_square_by_square() {
    let mut terminal = Terminal::play("russian --fen W:Wc1,h2:Bd2,d4,h8");
    // The man that must take, then its only way.
    terminal
        .sees("white to move")
        .press(TAB)
        .sees("on c1")
        .press(ENTER)
        .sees("[⛀]")
        .sees("•");
    terminal
        .press(TAB)
        .sees("on e3")
        .press(" ")
        .sees("moving e3")
        .sees("<⛂>");
    // A step back, and forth again.
    terminal
        .press(ESCAPE)
        .misses("moving")
        .press(TAB)
        .sees("on c1")
        .press(ENTER)
        .sees("moving c1");
    terminal
        .press(TAB)
        .sees("on e3")
        .press(ENTER)
        .sees("moving e3");
    terminal
        .press(TAB)
        .sees("on c5")
        .press(ENTER)
        .sees("1. c1:c5")
        .sees("black to move");
    terminal
        .press(CONTROL_Z)
        .sees("taken back")
        .misses("1. c1:c5");
    terminal.enter("redo").sees("1. c1:c5");
}

#[test]
fn a_promotion_is_picked() {
    let mut terminal = Terminal::play_from("shatra", "3/1S1/3/1/7/7/7/7/7/7/B/3/3/b2 w - - -");
    terminal
        .sees("white to move")
        .press(TAB)
        .sees("on 5")
        .press(ENTER)
        .sees("moving 5");
    terminal
        .press(UP)
        .press(ENTER)
        .sees("which? 1 ")
        .sees(" batyr");
    terminal.press("1").sees("1. 5-2").sees("black to move");
}

#[test]
fn a_capture_is_stopped() {
    let fen = "3/3/3/1/7/7/7/4s2/2s4/1B5/1/3/3/b2 w - - -";
    for stop in [" ", "stop\r"] {
        let mut terminal = Terminal::play_from("shatra", fen);
        terminal
            .sees("white to move")
            .press(TAB)
            .sees("on 47")
            .press(ENTER)
            .sees("moving 47");
        terminal
            .press(UP)
            .press(UP)
            .press(RIGHT)
            .press(RIGHT)
            .sees("on 35")
            .press(ENTER)
            .sees("moving 35")
            .sees("it may stop here");
        terminal.press(stop).sees("1. 47x35").sees("black to move");
    }
}

#[test]
fn arrow_keys_go_over_the_board() {
    let mut terminal = Terminal::play("turkish");
    terminal
        .sees("on e5")
        .press(UP)
        .sees("on e6")
        .press(RIGHT)
        .sees("on f6");
    terminal
        .press(ENTER)
        .sees("no piece that can move stands on `f6`");
    terminal.enter("turn").press(UP).sees("on f5");
}

#[test]
fn what_is_pasted_is_typed_and_not_obeyed() {
    let mut terminal = Terminal::play("russian");
    terminal.sees("white to move");
    assert!(terminal.tells_pastes());
    terminal
        .press("\x1b[200~ c3-d4\n\x1b[201~")
        .sees("> c3-d4")
        .press(ENTER)
        .sees("1. c3-d4");
}

#[test]
fn leaving_asks_first_where_moves_would_be_lost() {
    let mut terminal = Terminal::play("turkish");
    terminal
        .enter("a3-a4")
        .sees("1. a3-a4")
        .press(CONTROL_C)
        .sees("the game is not saved");
    terminal.press(CONTROL_C);
    let (code, left) = terminal.ends();
    assert_eq!(code, 0);
    assert!(left.contains("1. a3-a4 *"), "{left}");
}

#[test]
fn games_end_by_the_players_and_by_the_rules() {
    let mut terminal = Terminal::play("russian");
    terminal
        .enter("draw")
        .sees("draw (agreement)")
        .enter("c3-d4")
        .sees("the game is over: draw (agreement)");
    terminal
        .press(CLEAR)
        .enter("undo")
        .sees("white to move")
        .enter("resign")
        .sees("black wins (resignation)");
    let mut terminal = Terminal::play("russian --fen W:Wc3:Bd4");
    terminal
        .enter("c3:e5")
        .sees("white wins (blocked)")
        .press(CONTROL_Z)
        .sees("white to move");
}

#[test]
fn reasons_are_told_in_words() {
    let mut terminal = Terminal::play("turkish --fen W:Wb4:Bb5,h8");
    terminal.enter("b4:b6").sees("draw (one piece each)");
    terminal
        .enter("h8-h7")
        .sees("the game is over: draw (one piece each)");
    let mut terminal = Terminal::play("russian --fen W:WKa1,Kc1,Ke1:BKh2");
    terminal.enter("c1-d2").sees("three kings 1 of 15");
}

#[test]
fn announcements_are_told() {
    let fen = "7r/6NP/2B3pk/8/5p2/4Pn2/8/3K4 w - - 0 1 -";
    let mut terminal = Terminal::play_from("shatar", fen);
    terminal
        .enter("g7f5")
        .sees(", shak")
        .enter("h6g5")
        .sees("white to move")
        .misses(", shak")
        .enter("e3f4")
        .sees(", tsod")
        .enter("g5h5")
        .sees("white to move")
        .enter("c6f3")
        .sees(", tuk, mate")
        .sees("white wins (mate)");
    let mut terminal = Terminal::play("turkish --fen W:Wa6,c3:Bh7,h6");
    terminal.enter("a6-a7").sees("a6-a7, soon king a7");
}

#[test]
fn colours_and_signs_are_those_the_terminal_has() {
    let mut terminal = Terminal::play("russian");
    terminal.sees("⛀");
    assert!(terminal.is_coloured("⛀"));
    let mut terminal = Terminal::with(
        "russian",
        &[("NO_COLOR", "1"), ("LC_ALL", "C")],
        ".".as_ref(),
    );
    terminal.sees(" w ");
    assert!(!terminal.is_coloured("w"));
}
