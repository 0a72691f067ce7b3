//! Everything that may stand in a file, and what it means.

use super::{good, line, movetext, only};
use tabia::pdn::{GameResult, Item, Place};

#[test]
fn tags_are_kept_in_their_order_without_escapes() {
    let record =
        only("[White \"A \\\"B\\\" C\"]\n[Event \"back\\\\slash \\n\"] [ Site \"\" ]\n\n*");
    let tags: Vec<(&str, &str)> = record
        .tags()
        .iter()
        .map(|tag| (&tag.name[..], &tag.value[..]))
        .collect();
    assert_eq!(
        tags,
        [
            ("White", "A \"B\" C"),
            ("Event", "back\\slash \\n"),
            ("Site", "")
        ]
    );
    assert_eq!(record.tags()[1].place, Place { line: 2, column: 1 });
    assert_eq!(record.tag("White"), Some("A \"B\" C"));
    assert_eq!(record.tag("Black"), None);
}

#[test]
fn a_quote_that_no_bracket_follows_is_part_of_the_value() {
    let record = only("[Event \"Кубок \"Волга\" 2001\"]\n[Site \"\"x\"\"]\n*");
    assert_eq!(record.tag("Event"), Some("Кубок \"Волга\" 2001"));
    assert_eq!(record.tag("Site"), Some("\"x\""));
}

#[test]
fn the_first_of_tags_with_one_name_counts() {
    let record = only("[Event \"a\"]\n[Event \"b\"]\n\n*");
    assert_eq!(record.tag("Event"), Some("a"));
    assert_eq!(record.tags().len(), 2);
}

#[test]
fn numbers_and_full_stops_say_nothing() {
    for text in [
        "1. c3-d4 d6-c5 2. b2-c3 *",
        "1.c3-d4 d6-c5 2.b2-c3*",
        "1 c3-d4 1... d6-c5 2 . b2-c3 *",
        "1. c3-d4 1. ... d6-c5 2.\nb2-c3. *",
    ] {
        assert_eq!(line(&only(text)), "c3-d4 d6-c5 b2-c3", "{text}");
    }
}

#[test]
fn moves_are_kept_as_they_are_written() {
    let moves =
        "c3:e5:g7 32x21 12x3x14 cd4 b:d4 C3-D4 c3–d4 9x3Dx7x31x17++ e12:e14Q:c12 Nbd2 exd5 a8=J+";
    assert_eq!(line(&only(moves)), moves);
}

#[test]
fn spaces_around_the_sign_of_a_move_are_dropped() {
    let record = only("1. 32 - 28 19 -23 2. 28x 19 14 x 23 3. 33 : 28 1 - 0");
    assert_eq!(line(&record), "32-28 19-23 28x19 14x23 33:28");
    assert_eq!(record.result(), Some(GameResult::WhiteWins));
}

#[test]
fn every_move_has_its_place() {
    let record = only("\u{feff}1. c3-d4\r\n  d6-c5\r2. b2-c3 {é} f6-g5 *");
    let places: Vec<(u64, u64)> = record
        .moves()
        .map(|(_, place)| (place.line, place.column))
        .collect();
    // The letter é is two bytes.
    assert_eq!(places, [(1, 4), (2, 3), (3, 4), (3, 15)]);
}

#[test]
fn marks_have_numbers() {
    let record =
        only("c3-d4! d6-c5 ? b2-c3!! f6-g5?? c3-b4!? g5-h4?! a1-b2$7 a3-b4(!) b4-a5 (??) *");
    assert_eq!(
        movetext(&record),
        "c3-d4 $1 d6-c5 $2 b2-c3 $3 f6-g5 $4 c3-b4 $5 g5-h4 $6 a1-b2 $7 a3-b4 $1 b4-a5 $4"
    );
    assert_eq!(
        movetext(&only("c3-d4!!! d6-c5???? $255 *")),
        "c3-d4 $3 d6-c5 $4 $255"
    );
}

#[test]
fn comments_lose_their_lines() {
    let record = only("{ a\r\n  b\t{c } c3-d4{}; to the end } of the line\n; \n{d}e3-f4 *");
    assert_eq!(
        movetext(&record),
        "{a b {c} c3-d4 {to the end } of the line} {d} e3-f4"
    );
}

#[test]
fn lines_after_a_percent_sign_are_dropped() {
    let record = only("% a line (\n[Event \"a\"]\n%\n1. c3-d4 % till here {\nd6-c5 *");
    assert_eq!(movetext(&record), "c3-d4 d6-c5");
}

#[test]
fn variations_nest() {
    let record = only("1. c3-d4 (1. a3-b4 b6-a5 (1... b6-c5 $2) {x}) (e3-f4) d6-c5 *");
    assert_eq!(
        movetext(&record),
        "c3-d4 ( a3-b4 b6-a5 ( b6-c5 $2 ) {x} ) ( e3-f4 ) d6-c5"
    );
    assert_eq!(line(&record), "c3-d4 d6-c5");
}

#[test]
fn variations_are_as_deep_as_one_likes() {
    let depth = 200_000;
    let text = format!(
        "c3-d4 {} d6-c5 *",
        "(a3-b4 ".repeat(depth) + &")".repeat(depth)
    );
    let record = only(&text);
    assert_eq!(
        record.items().filter(|&item| item == Item::Open).count(),
        depth
    );
    assert_eq!(line(&record), "c3-d4 d6-c5");
    assert_eq!(only(record.to_string()), record);
}

#[test]
fn results_of_both_kinds_end_a_game() {
    use GameResult::*;
    let texts = "1-0 1/2-1/2 1/2 0-1 2-0 1-1 0-2 0-0 *".split(' ');
    let results = [
        WhiteWins, Draw, Draw, BlackWins, WhiteWins, Draw, BlackWins, BothLose, Unknown,
    ];
    for (text, result) in texts.zip(results) {
        let games = good(format!("1. 32-28 {text} 1. 31-26 {text}"));
        let read: Vec<_> = games
            .iter()
            .map(|game| (line(game), game.result()))
            .collect();
        assert_eq!(
            read,
            [
                ("32-28".into(), Some(result)),
                ("31-26".into(), Some(result))
            ]
        );
    }
}

#[test]
fn moves_of_numbers_are_no_results() {
    let record = only("1. 1-5 2-7 2. 12x1 11-1 3. 1x1 10-20");
    assert_eq!(line(&record), "1-5 2-7 12x1 11-1 1x1 10-20");
    assert_eq!(record.result(), None);
}

#[test]
fn without_a_result_after_the_moves_the_tag_tells_it() {
    let result = |text| only(text).result();
    assert_eq!(
        result("[Result \"0-2\"]\n1. c3-d4"),
        Some(GameResult::BlackWins)
    );
    assert_eq!(
        result("[Result \"0-2\"]\n1. c3-d4 1-0"),
        Some(GameResult::WhiteWins)
    );
    assert_eq!(result("[Result \"?\"]\n1. c3-d4"), None);
}

#[test]
fn a_game_ends_with_its_result_or_before_the_next_tags() {
    let file = "[Event \"a\"]\n1. c3-d4\n[Event \"b\"]\n\n1. e3-f4 1-0 [Event \"c\"] *\n1. a3-b4";
    let games = good(file);
    let read: Vec<_> = games
        .iter()
        .map(|game| (game.number(), game.line(), game.tag("Event"), line(game)))
        .collect();
    assert_eq!(
        read,
        [
            (1, 1, Some("a"), "c3-d4".into()),
            (2, 3, Some("b"), "e3-f4".into()),
            (3, 5, Some("c"), String::new()),
            (4, 6, None, "a3-b4".into()),
        ]
    );
}

#[test]
fn tags_alone_are_a_game_where_the_first_comes_again_after_an_empty_line() {
    let games = good("[Event \"a\"]\n\n[White \"x\"]\n\n[Event \"b\"]\n[White \"y\"]\n");
    let whites: Vec<_> = games.iter().map(|game| game.tag("White")).collect();
    assert_eq!(whites, [Some("x"), Some("y")]);
}

#[test]
fn comments_stay_with_their_game() {
    let games =
        good("{of a}\n[Event \"a\"]\n{too}\n1. c3-d4 1-0 {resigns}\n; really\n\n{of b} 1. e3-f4 *");
    let read: Vec<_> = games.iter().map(movetext).collect();
    assert_eq!(
        read,
        ["{of a} {too} c3-d4 {resigns} {really}", "{of b} e3-f4"]
    );
    assert_eq!(games[0].tag("Event"), Some("a"));
}

#[test]
fn nothing_is_no_game() {
    for text in ["", "\u{feff}", " \r\n\n\r ", "% only this\n", "..."] {
        assert_eq!(good(text).len(), 0, "{text:?}");
    }
}

#[test]
fn all_ends_of_lines_are_one() {
    let text =
        "[Event \"a\"]\n[White \"b\"]\n\n1. c3-d4 {x\ny} d6-c5 ; z\n1-0\n\n[Event \"c\"]\n\n*\n";
    for ends in ["\r\n", "\r"] {
        assert_eq!(good(text.replace('\n', ends)), good(text));
    }
    assert_eq!(good(text.replace('\n', "\r\n"))[1].line(), 8);
    assert_eq!(good(text.replace('\n', "\r"))[1].line(), 8);
}

#[test]
fn byte_order_marks_are_dropped_between_joined_files_too() {
    let file = "\u{feff}[Event \"a\"]\n\n1. c3-d4 *\n\u{feff}[Event \"b\"]\n\n1. e3-f4 *\n";
    let games = good(file);
    assert_eq!(games[0].tags()[0].place, Place { line: 1, column: 1 });
    assert_eq!(games[1].tag("Event"), Some("b"));
}

#[test]
fn lines_may_be_long() {
    let moves = "c3-d4 ".repeat(100_000);
    let text = format!(
        "[Event \"{}\"] {{{}}} {moves} 1-0",
        "e".repeat(100_000),
        "c ".repeat(100_000)
    );
    let record = only(text);
    assert_eq!(record.moves().count(), 100_000);
    assert_eq!(record.tag("Event").map(str::len), Some(100_000));
}
