//! Players that are programs.

use crate::terminal::{CONTROL_C, CONTROL_Z, Terminal};

#[test]
fn a_program_answers_and_is_undone_with_the_person() {
    for player in ["random", "search"] {
        let words = format!("russian --black {player} --depth 2 --seed 1");
        let mut terminal = Terminal::play(&words);
        terminal
            .enter("c3-d4")
            .sees("1. c3-d4 ")
            .sees("white to move");
        terminal
            .press(CONTROL_Z)
            .sees("taken back")
            .misses("1. c3-d4")
            .sees("white to move");
        terminal.enter("draw").sees("there is no draw to claim");
    }
}

#[test]
fn two_programs_play_until_they_are_left() {
    let mut terminal = Terminal::play("shatra --white random --black random --seed 5");
    terminal
        .sees("  2. ")
        .press(CONTROL_C)
        .sees("the game is not saved")
        .press(CONTROL_C);
    let (code, left) = terminal.ends();
    assert_eq!(code, 0);
    assert!(left.contains("1. ") && left.contains('*'), "{left}");
}

#[test]
fn nobody_resigns_for_a_program() {
    let mut terminal = Terminal::play("russian --white random --black random --seed 5");
    // What is told is soon told over by the next move; the game goes on.
    terminal.sees("  2. ").enter("resign").sees("  6. ");
}
