//! `tabia show`.

use crate::{keys, tabia, words};
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

#[test]
fn an_svg_goes_into_a_file_or_to_standard_output() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("board.svg");
    let shown = tabia(&format!("show shatra --svg {}", file.display())).fine();
    assert_eq!(shown, "");
    let svg = std::fs::read_to_string(&file).expect("the picture");
    assert_eq!(svg, tabia("show shatra --svg -").fine());
    let start = AnyPosition::start(Variant::Shatra);
    assert_eq!(svg, tabia::picture::board(&start).svg().to_string());
    let err = tabia("show shatra --svg no/such/folder/board.svg").wrong_input();
    assert!(
        err.starts_with("error: no/such/folder/board.svg: "),
        "{err}"
    );
}

#[test]
fn settings_say_what_a_picture_shows() {
    let line = "show russian --svg - --set theme=dark --set from=c3 --set caption=a=b --turned";
    let svg = tabia(line).fine();
    assert!(
        svg.contains(">a=b</text>") && svg.contains("class=\"targets\""),
        "{svg}"
    );
    let text = tabia("show russian --set from=c3").fine();
    assert!(text.contains("[w]"), "{text}");
    let help = tabia("show --help").fine();
    for setting in tabia::picture::Picture::SETTINGS {
        assert!(
            help.contains(&format!("{}=", setting.name)),
            "{}",
            setting.name
        );
    }
    for (setting, fault) in [
        (
            "shape=round",
            "error: the picture: unknown setting `shape`: expected one of turned",
        ),
        (
            "arrows=c3-z9",
            "error: the picture: arrows: at byte 3 of `c3-z9`",
        ),
        ("colour-dark=red", "error: the picture: `red` is no colour"),
    ] {
        let err = tabia(&format!("show russian --svg - --set {setting}")).wrong_input();
        assert!(err.starts_with(fault), "{err}");
    }
    tabia("show russian --set theme").wrong_usage();
}

#[test]
fn a_turn_under_way_is_drawn() {
    let turn = ["show", "russian", "--fen", "W:Wc1:Bd2,d4 > c1:e3"];
    let out = words(&turn, b"").fine();
    assert!(
        out.contains("[w]") && out.contains("<b>") && out.contains("*"),
        "{out}"
    );
    let turn = ["show", "russian", "--fen", "W:Wc1:Bd2,d4 > c1:g5"];
    let err = words(&turn, b"").wrong_input();
    assert!(err.starts_with("error: the turn: at byte"), "{err}");
}

#[test]
fn signs_and_colours_come_where_they_are_asked_for() {
    let plain = tabia("show shatar").fine();
    assert!(plain.is_ascii(), "{plain}");
    let signs = tabia("show shatar --glyphs unicode").fine();
    assert!(signs.contains('♘') && !signs.contains('\u{1b}'), "{signs}");
    let coloured = tabia("show shatar --color always").fine();
    assert!(coloured.contains("\u{1b}[48;5;"), "{coloured}");
    assert!(
        !tabia("show shatar --colour never")
            .fine()
            .contains('\u{1b}')
    );
}

#[test]
fn playing_needs_a_terminal() {
    let err = tabia("play russian").wrong_input();
    assert_eq!(err, "error: play: it needs a terminal\n");
    let err = tabia("play russian --fen X").wrong_input();
    assert!(err.starts_with("error: the position: at byte 0"), "{err}");
    let err = tabia("play russian --load no.pdn").wrong_input();
    assert!(err.starts_with("error: no.pdn: "), "{err}");
    assert!(tabia("play russian --json").wrong_input().contains("JSON"));
    tabia("play russian --depth 0").wrong_usage();
}
