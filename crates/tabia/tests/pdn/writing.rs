//! What is written, and that it is read as the same.

use super::{good, only};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use tabia::pdn::{GameResult, Item, Reader, Record, Writer};
use testkit::laws::config;

#[test]
fn lines_are_at_most_eighty_letters() {
    let mut record = Record::new();
    for _ in 0..100 {
        record.add_move("c3-d4").unwrap();
        record.add_comment("ein Zug und виды на ничью");
    }
    let text = record.to_string();
    assert!(text.lines().count() > 10);
    assert!(text.lines().all(|line| line.chars().count() <= 80));
    assert!(
        text.lines()
            .rev()
            .skip(1)
            .all(|line| line.chars().count() > 60)
    );
    assert_eq!(only(&text).items().count(), 200);
}

#[test]
fn numbers_follow_comments_and_variations() {
    let text =
        "1. c3-d4 {a} 1... d6-c5 $1 2. b2-c3 (2. a3-b4 c5xa3 (2... b4xa3) 3. b2-a3) 2... f6-g5 *\n";
    assert_eq!(
        only(text).to_string().replace('\n', " "),
        text.replace('\n', " ")
    );
    let black = "[FEN \"B:W18:B1\"]\n\n1... b8-a7 2. d4-c5 *\n";
    assert_eq!(only(black).to_string(), black);
}

#[test]
fn records_are_equal_if_they_say_the_same() {
    let text = "[White \"a\"]\n\n1. c3-d4 $1 (1. c3-b4) 1... d6-c5 1-0\n";
    // Wherever the moves stand.
    let spread = text.replace(' ', "\n");
    assert_eq!(only(text), only(spread.replace("White\n", "White ")));
    for (part, other) in [
        ("\"a\"", "\"b\""),
        ("White", "Black"),
        ("1-0", "0-1"),
        ("$1", "$2"),
        (" $1", ""),
        ("c3-b4", "e3-f4"),
        ("(1. c3-b4) ", ""),
        (" 1... d6-c5", ""),
    ] {
        assert_ne!(only(text), only(text.replace(part, other)), "{part}");
    }
}

#[test]
fn marks_and_variations_are_written_where_they_are_added() {
    let mut record = Record::new();
    record.add_move("c3-d4").unwrap();
    record.add_nag(1);
    record.open_variation();
    record.add_move("c3-b4").unwrap();
    record.close_variation().unwrap();
    record.add_move("d6-c5").unwrap();
    assert_eq!(record.to_string(), "1. c3-d4 $1 (1. c3-b4) 1... d6-c5 *\n");
}

#[test]
fn a_comment_with_a_brace_has_a_line_of_its_own() {
    let mut record = Record::new();
    record.add_move("c3-d4").unwrap();
    record.add_comment("one } two");
    record.add_move("d6-c5").unwrap();
    assert_eq!(record.to_string(), "1. c3-d4\n; one } two\n1... d6-c5 *\n");
    assert_eq!(
        only(record.to_string()).items().nth(1),
        Some(Item::Comment("one } two"))
    );
}

#[test]
fn no_line_of_a_comment_begins_like_a_tag() {
    let mut record = Record::new();
    record.add_comment(&"[Event \"a\"] ".repeat(40));
    let text = record.to_string();
    assert!(!text.contains("\n["));
    assert_eq!(only(&text).to_string(), text);
}

#[test]
fn values_are_escaped_and_on_one_line() {
    let mut record = Record::new();
    record.set_tag("Event", "a\\\"]\n\0b").unwrap();
    assert_eq!(record.to_string(), "[Event \"a\\\\\\\"]  b\"]\n\n*\n");
    assert_eq!(only(record.to_string()), {
        record.set_result(GameResult::Unknown);
        record
    });
}

#[test]
fn the_tag_of_the_result_is_written_like_the_result() {
    let mut record = Record::new();
    record.set_tag("Result", "*").unwrap();
    record.set_tag("GameType", "20").unwrap();
    record.set_result(GameResult::BlackWins);
    assert_eq!(
        record.to_string(),
        "[Result \"0-2\"]\n[GameType \"20\"]\n\n0-2\n"
    );
}

/// Something that is done to a record.
#[derive(Clone, Debug)]
enum Deed {
    Tag(String, String),
    Move(String),
    Comment(String),
    Nag(u8),
    Open,
    Close,
    Result(GameResult),
}

/// Texts of all that could be mistaken for something else.
fn nasty() -> impl Strategy<Value = String> {
    let words = prop_oneof![
        Just("[Event \"a\"]"),
        Just("\n"),
        Just("\r\n\r\n"),
        Just("}"),
        Just("{"),
        Just(";"),
        Just("%"),
        Just("(!)"),
        Just(" "),
        Just("\\"),
        Just("\""),
        Just("1-0"),
        Just("\u{feff}"),
        Just("ж"),
        Just("c3-d4"),
        Just("]"),
        Just("[a"),
        Just("\0"),
        Just("1."),
        Just("1/2"),
        Just("\u{85}"),
        Just("\u{a0}"),
        Just("x"),
        Just("word"),
    ];
    prop_oneof![
        any::<String>(),
        "[ -~\n]{0,120}",
        proptest::collection::vec(words, 0..30).prop_map(|words| words.concat()),
    ]
}

fn deed() -> impl Strategy<Value = Deed> {
    let name = prop_oneof![
        "[A-Z][a-z]{0,9}",
        Just("Result".to_owned()),
        Just("FEN".to_owned()),
        Just("GameType".to_owned()),
        Just("SetUp".to_owned()),
        nasty(),
    ];
    let value = prop_oneof![
        nasty(),
        Just("1-0".to_owned()),
        Just("20".to_owned()),
        Just("B:Wa1:Bb8".to_owned()),
        Just("x b - - 0 4294967295 -".to_owned()),
    ];
    let mv = prop_oneof![
        "[a-h][1-8][-:x][a-h][1-8]",
        "[1-9][0-9]?[-x][1-9][0-9]?",
        nasty()
    ];
    let result = prop_oneof![
        Just(GameResult::WhiteWins),
        Just(GameResult::Draw),
        Just(GameResult::BothLose),
        Just(GameResult::Unknown),
    ];
    prop_oneof![
        2 => (name, value).prop_map(|(name, value)| Deed::Tag(name, value)),
        6 => mv.prop_map(Deed::Move),
        3 => nasty().prop_map(Deed::Comment),
        1 => any::<u8>().prop_map(Deed::Nag),
        2 => Just(Deed::Open),
        2 => Just(Deed::Close),
        1 => result.prop_map(Deed::Result),
    ]
}

/// The record after these deeds, as far as they can be done.
fn record() -> impl Strategy<Value = Record> {
    proptest::collection::vec(deed(), 0..40).prop_map(|deeds| {
        let mut record = Record::new();
        for deed in deeds {
            let _ = match deed {
                Deed::Tag(name, value) => record.set_tag(&name, &value),
                Deed::Move(text) => record.add_move(&text),
                Deed::Close => record.close_variation(),
                Deed::Comment(text) => {
                    record.add_comment(&text);
                    Ok(())
                }
                Deed::Nag(number) => {
                    record.add_nag(number);
                    Ok(())
                }
                Deed::Open => {
                    record.open_variation();
                    Ok(())
                }
                Deed::Result(result) => {
                    record.set_result(result);
                    Ok(())
                }
            };
        }
        record
    })
}

fn written(records: &[Record]) -> String {
    let mut text = String::new();
    let mut writer = Writer::new(&mut text);
    records
        .iter()
        .for_each(|record| writer.write(record).unwrap());
    text
}

#[test]
fn what_is_written_is_read_as_the_same_and_written_as_the_same() {
    let files = proptest::collection::vec(record(), 0..4);
    let run = TestRunner::new(config(2000)).run(&files, |records| {
        let text = written(&records);
        let read = good(&text);
        prop_assert_eq!(read.len(), records.len(), "{}", text);
        for (mut before, after) in records.into_iter().zip(&read) {
            while before.close_variation().is_ok() {}
            prop_assert!(
                before.items().map(bare).eq(after.items().map(bare)),
                "{}",
                text
            );
            prop_assert_eq!(
                before.result().unwrap_or(GameResult::Unknown),
                after.result().unwrap()
            );
        }
        prop_assert_eq!(written(&read), text);
        Ok(())
    });
    run.unwrap();
}

/// An item without its place.
fn bare(item: Item<'_>) -> String {
    match item {
        Item::Move { text, .. } => text.to_owned(),
        item => format!("{item:?}"),
    }
}

/// Whatever a file holds, reading it ends; what is read is written and read again as the same.
#[test]
fn any_file_is_read_or_refused() {
    let bytes = prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..300),
        proptest::collection::vec(nasty(), 0..8).prop_map(|texts| texts.join(" ").into_bytes()),
        (record(), any::<u16>(), any::<u8>()).prop_map(|(record, at, byte)| {
            let mut bytes = record.to_string().into_bytes();
            let at = usize::from(at) % bytes.len();
            bytes[at] = byte;
            bytes
        }),
    ];
    let run = TestRunner::new(config(4000)).run(&bytes, |bytes| {
        let mut read = Vec::new();
        for (i, game) in Reader::new(&bytes[..]).enumerate() {
            match game {
                Ok(record) => read.push(record),
                Err(error) => {
                    prop_assert_eq!(error.game, i as u64 + 1);
                    prop_assert!(error.place.line > 0 && error.place.column > 0);
                    prop_assert!(error.place.line <= bytes.len() as u64 + 1);
                }
            }
        }
        let text = written(&read);
        prop_assert_eq!(written(&good(&text)), text);
        Ok(())
    });
    run.unwrap();
}
