//! `tabia show`.

use crate::{keys, tabia};
use tabia::{AnyPosition, Variant};

#[test]
fn ranks_and_files_are_named_and_squares_nobody_plays_on_are_blank() {
    assert_eq!(
        tabia("show russian").fine(),
        include_str!("golden/show-russian.txt")
    );
    assert_eq!(
        tabia("show turkish").fine(),
        include_str!("golden/show-turkish.txt")
    );
}

#[test]
fn a_turned_board_is_seen_by_black() {
    let out = tabia("show international --turned").fine();
    assert_eq!(out, include_str!("golden/show-international-turned.txt"));
}

#[test]
fn kings_are_capitals() {
    let out = tabia("show spantsireti --fen W:WKi1,a1:BKb2,k8").fine();
    assert_eq!(out, include_str!("golden/show-kings.txt"));
}

#[test]
fn towers_are_listed_below_the_board() {
    let out = tabia("show bashni --fen W:c3bbW,d4w,f6wb --turned").fine();
    assert_eq!(out, include_str!("golden/show-bashni-turned.txt"));
}

#[test]
fn the_end_of_the_game_is_told() {
    let out = tabia("show russian --fen W:W:Bb6").fine();
    assert!(
        out.ends_with("\n\nW:W:Bb6\nblack wins (blocked)\n"),
        "{out}"
    );
}

#[test]
fn the_object_has_the_board_line_by_line() {
    for &variant in Variant::ALL {
        let drawn = tabia(&format!("show {} --json", variant.name())).json();
        let mut found = keys(&drawn);
        found.sort_unstable();
        assert_eq!(found, ["board", "fen", "outcome", "turn"]);
        let board: Vec<&str> = drawn["board"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|line| line.as_str())
            .collect();
        let start = AnyPosition::start(variant);
        assert_eq!(board.join("\n"), start.board(false).to_string());
        assert_eq!(board.len(), usize::from(variant.grid().height()) + 1);
        assert_eq!(drawn["turn"], start.turn().name());
    }
}

#[test]
fn a_position_that_cannot_be_read_is_wrong_input() {
    let err = tabia("show turkish --fen X").wrong_input();
    assert!(
        err.starts_with("error: the position: at byte 0: expected the side to move"),
        "{err}"
    );
}
