//! What is refused: which game, where, what was expected, and that reading goes on.

use super::{all, line};
use tabia::pdn::{MAX_GAME, PdnError, PdnErrorKind, Reader, RecordError};

const NEXT: &str = "\n[Event \"next\"]\n\n1. a3-b4 *\n";

/// The error of the first game of a file; the game after it is read.
fn error(text: impl AsRef<[u8]>) -> PdnError {
    let games = all([text.as_ref(), NEXT.as_bytes()].concat());
    assert_eq!(games.len(), 2, "{games:?}");
    let next = games[1].as_ref().expect("the next game");
    assert_eq!((next.number(), &line(next)[..]), (2, "a3-b4"));
    games[0].clone().expect_err("a fault")
}

fn told(text: impl AsRef<[u8]>) -> String {
    error(text).to_string()
}

#[test]
fn an_unclosed_comment_ends_where_tags_begin() {
    assert_eq!(
        told("[Event \"Cup\"]\n[White \"A\"]\n[Black \"B\"]\n\n1. c3-d4 d6-c5 {good"),
        "game 1 (Cup, A - B), line 5, column 16: expected `}` at the end of the comment, found `{good`"
    );
    assert_eq!(all("1. c3-d4 {a").len(), 1);
    assert_eq!(
        all("\n{").pop().unwrap().unwrap_err().to_string(),
        "game 1, line 2, column 1: expected `}` at the end of the comment, found `{`"
    );
    // What only looks like a tag a little is a part of the comment.
    assert!(all("{a\n[%clk 1]\n[Event]\n[a b]} 1. c3-d4 *")[0].is_ok());
}

#[test]
fn variations_begin_and_end() {
    assert_eq!(
        told("[Black \"B\"]\n1. c3-d4 (1. a3-b4 (1. e3-f4) 1-0"),
        "game 1 (? - B), line 2, column 10: expected `)` at the end of the variation, found `(`"
    );
    assert_eq!(
        told("1. c3-d4 (1. a3-b4"),
        "game 1, line 1, column 10: expected `)` at the end of the variation, found `(`"
    );
    assert_eq!(
        told("1. c3-d4 ) d6-c5"),
        "game 1, line 1, column 10: expected no end of a variation, for none is open, found `)`"
    );
}

#[test]
fn tags_have_a_form() {
    for (text, told_of) in [
        ("[]", "column 2: expected the name of a tag, found `]`"),
        (
            "[Event]",
            "column 7: expected `\"` and the value of the tag, found `]`",
        ),
        (
            "[Event a]",
            "column 8: expected `\"` and the value of the tag, found `a]`",
        ),
        (
            "[Event \"a",
            "column 8: expected `\"]` before the end of the line, found `\"a`",
        ),
        (
            "[Event \"a\"",
            "column 8: expected `\"]` before the end of the line, found `\"a\"`",
        ),
    ] {
        let text = format!("{text}\n[White \"w\"]\n\n1. c3-d4 *\n");
        assert_eq!(told(&text), format!("game 1, line 1, {told_of}"));
    }
    let last = all("[Event \"a").pop().unwrap().unwrap_err();
    assert_eq!((last.kind, last.place.column), (PdnErrorKind::Tag, 8));
}

#[test]
fn marks_are_those_there_are() {
    let found = |text| {
        (
            error(text).kind,
            error(text).found,
            error(text).place.column,
        )
    };
    assert_eq!(found("c3-d4 $256 *"), (PdnErrorKind::Nag, "$256".into(), 7));
    assert_eq!(found("c3-d4 $ *"), (PdnErrorKind::Nag, "$".into(), 7));
    assert_eq!(found("c3-d4!?! *"), (PdnErrorKind::Nag, "!?!".into(), 6));
}

#[test]
fn what_cannot_be_a_move_is_refused() {
    for (text, found, column) in [
        ("1. c3-d4 hello *", "hello", 10),
        ("1. c3-d4 } *", "}", 10),
        ("1. c3-d4 ] *", "]", 10),
        ("1. \"c3-d4\" *", "\"", 4),
        ("1. c3- *", "c3-", 4),
        ("1. /W:Wa1:Bb8/ *", "/W:Wa1:Bb8/", 4),
    ] {
        let fault = error(text);
        let found_here = (&fault.found[..], fault.place.column);
        assert_eq!(fault.kind, PdnErrorKind::Token, "{text}");
        assert_eq!(found_here, (found, column), "{text}");
    }
}

#[test]
fn a_byte_zero_is_no_text() {
    for text in [
        &b"1. c3-d4 \0 *"[..],
        b"1. c3-d4 {\0} *",
        b"1. c3-d4 ;\0",
        b"1. c3-d\0",
    ] {
        assert_eq!(error(text).kind, PdnErrorKind::Zero);
        assert_eq!(error(text).found, "\\u{0}");
    }
    let tags = b"[Event \"a\0\"]\n[White \"w\"]\n\n1. c3-d4 *\n";
    assert_eq!(error(tags).place.column, 10);
}

#[test]
fn utf_16_is_refused_in_one_word() {
    let text: Vec<u8> = "\u{feff}[Event \"a\"]\n\n1. c3-d4 *\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let games = all(&text);
    assert_eq!(games.len(), 1);
    assert_eq!(
        games[0].clone().unwrap_err().to_string(),
        "game 1, line 1, column 1: expected a file in UTF-8 or in a Russian code page, found `UTF-16`"
    );
    // Without its mark it is as bad.
    let without_mark = all(&text[2..]);
    assert_eq!(without_mark.len(), 1);
    assert_eq!(without_mark[0].clone().unwrap_err().kind, PdnErrorKind::Tag);
}

#[test]
fn a_game_longer_than_all_is_refused() {
    for text in ["(", "c3-d4 ", "{a} ", "1. ", "[Event \"a\"]\n"] {
        let long = text.repeat(MAX_GAME / text.len() + 2) + "\n*\n";
        let fault = error(&long);
        assert_eq!(fault.kind, PdnErrorKind::TooLong, "{text}");
    }
    for start in ["{", "[", "[Event \"", "c", "$", ";", "!"] {
        let games = all(start.to_owned() + &"1".repeat(MAX_GAME + 10));
        let fault = games[0].clone().expect_err(start);
        assert!(!fault.found.is_empty() || fault.kind == PdnErrorKind::TooLong);
    }
}

#[test]
fn every_bad_game_is_one_error_and_every_good_one_is_read() {
    let bad = [
        "1. c3-d4 )\n",
        "[Event a]\n[Site \"b\"]\n\n1. c3-d4 *\n",
        "{\n",
        "(\n",
        "hello\n",
    ];
    let file: String = (0..100)
        .map(|i| format!("{}{NEXT}\n", bad[i % bad.len()]))
        .collect();
    let games = all(&file);
    assert_eq!(games.len(), 200);
    for (i, game) in games.iter().enumerate() {
        let number = match game {
            Ok(record) => record.number(),
            Err(error) => error.game,
        };
        assert_eq!(
            (number, game.is_ok()),
            (i as u64 + 1, i % 2 == 1),
            "{game:?}"
        );
    }
}

#[test]
fn a_file_that_cannot_be_read_on_is_the_last_error() {
    struct Broken(usize);
    impl std::io::Read for Broken {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let text = b"1. c3-d4 1-0\n\n1. e3-f4 ";
            self.0 += 1;
            match self.0 {
                1 => Err(std::io::ErrorKind::Interrupted.into()),
                2 => std::io::Read::read(&mut &text[..], buffer),
                _ => Err(std::io::Error::other("the disk is gone")),
            }
        }
    }
    let games: Vec<_> = Reader::new(Broken(0)).collect();
    assert_eq!(games.len(), 2);
    assert!(games[0].is_ok());
    assert_eq!(
        games[1].clone().unwrap_err().to_string(),
        "game 2, line 3, column 10: expected a file that can be read on, found `the disk is gone`"
    );
}

#[test]
fn a_record_takes_no_names_and_moves_that_could_not_be_read() {
    let mut record = tabia::pdn::Record::new();
    for name in ["", "a b", "a\"", "[", "a]", "\n", "a\0"] {
        assert_eq!(
            record.set_tag(name, ""),
            Err(RecordError::TagName),
            "{name:?}"
        );
    }
    for text in [
        "",
        "c3 d4",
        "1",
        "1-0",
        "*",
        "hello",
        "c3-",
        "-d4",
        "$1",
        "%1",
        "a1{",
        "1/4",
        "\u{feff}a1",
        "c3-d4!",
    ] {
        assert_eq!(record.add_move(text), Err(RecordError::Move), "{text:?}");
    }
    assert_eq!(record.close_variation(), Err(RecordError::NoVariation));
    assert_eq!(record, tabia::pdn::Record::new());
}

#[test]
fn errors_say_what_is_wrong() {
    let errors = [
        RecordError::TagName,
        RecordError::Move,
        RecordError::NoVariation,
    ];
    assert_eq!(
        errors.map(|error| error.to_string()),
        [
            "the name of a tag is one word without quotes and brackets",
            "a move is one word with a digit in it, and no result",
            "no variation is open",
        ]
    );
    let mut record = tabia::pdn::Record::new();
    record.set_tag("GameType", "21").expect("a tag");
    let error = record.variant().expect_err("no game has the number");
    assert_eq!(
        error.to_string(),
        "tag GameType: no game here has the number `21`: known are 20, 25, 26, 30 and 41"
    );
    let unclosed = all("[");
    let error = unclosed[0].as_ref().expect_err("a tag is open");
    assert!(error.to_string().ends_with("the text ends here"), "{error}");
    let long = format!("{{{}}} *", "a".repeat(MAX_GAME + 1));
    let bytes = format!("this one has more than {MAX_GAME} bytes");
    assert!(told(long).ends_with(&bytes));
}
