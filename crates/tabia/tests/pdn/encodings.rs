//! Files that are not UTF-8.

use super::{good, line, movetext, only, only_in};
use tabia::pdn::Encoding::{Guess, Ibm866, Utf8, Windows1251};

/// The bytes of a Russian text in Windows 1251.
fn windows(text: &str) -> Vec<u8> {
    text.chars()
        .map(|letter| byte(letter, 0xc0, 0xf0, 0xa8, 0xb8))
        .collect()
}

/// The bytes of a Russian text in DOS 866.
fn dos(text: &str) -> Vec<u8> {
    text.chars()
        .map(|letter| byte(letter, 0x80, 0xe0, 0xf0, 0xf1))
        .collect()
}

fn byte(letter: char, capital_a: u8, small_er: u8, capital_yo: u8, small_yo: u8) -> u8 {
    match letter {
        'А'..='п' => (letter as u32 - 'А' as u32) as u8 + capital_a,
        'р'..='я' => (letter as u32 - 'р' as u32) as u8 + small_er,
        'Ё' => capital_yo,
        'ё' => small_yo,
        _ => u8::try_from(letter).expect("ASCII"),
    }
}

const FILE: &str = "[Event \"Чемпионат Москвы\"]\n[White \"Королёв А.\"]\n\n1. c3-d4 {Ход, который ведёт к ничьей} d6-c5 1-0\n";

#[test]
fn a_russian_file_is_read_in_each_encoding() {
    let expected = only(FILE);
    for bytes in [windows(FILE), dos(FILE)] {
        assert_eq!(only(&bytes), expected);
        assert_eq!(line(&only_in(Utf8, &bytes)), "c3-d4 d6-c5");
    }
    assert_eq!(only_in(Windows1251, &windows(FILE)), expected);
    assert_eq!(only_in(Ibm866, &dos(FILE)), expected);
    assert_eq!(only_in(Guess, FILE.as_bytes()), expected);
    assert_eq!(only_in(Utf8, FILE.as_bytes()), expected);
}

#[test]
fn the_only_bytes_of_a_wrong_encoding_are_shown_as_such() {
    let record = only_in(Utf8, b"[Event \"\xcc\xee a\"]\n\n1. c3-d4 *");
    assert_eq!(record.tag("Event"), Some("\u{fffd}\u{fffd} a"));
}

#[test]
fn common_words_and_names_are_guessed() {
    let words = "Москва первенство СССР Иванов петров Саратов Хабаровск партия вничью белые выигрывают \
                 ЧЕМПИОНАТ Ленинград юноши Цукерман Щёголев Плакхин кубок мастеров";
    for word in words.split_whitespace() {
        assert_eq!(Guess.decode(&windows(word)), word);
        assert_eq!(Guess.decode(&dos(word)), word);
    }
}

#[test]
fn a_file_is_guessed_by_all_that_it_said() {
    // A word alone would be read as another one in the other code page.
    let doubtful = "рсту";
    let file = |first: &str| {
        format!("[Event \"{first}\"]\n\n1. c3-d4 *\n\n[Event \"{doubtful}\"]\n\n1. c3-d4 *\n")
    };
    for bytes in [
        windows(&file("Чемпионат Москвы по шашкам")),
        dos(&file("Чемпионат Москвы по шашкам")),
    ] {
        assert_eq!(good(&bytes)[1].tag("Event"), Some(doubtful));
    }
}

#[test]
fn every_byte_has_its_letter() {
    let all: Vec<u8> = (0x80..=0xff).collect();
    let alphabet: String = ('А'..='я').collect();
    assert_eq!(Windows1251.decode(&all[64..]), alphabet);
    assert_eq!(
        Ibm866.decode(&all[..48]) + &Ibm866.decode(&all[96..112]),
        alphabet
    );
    assert_eq!(
        Windows1251.decode(b"\x96\x97\xab\xbb\xb9\xa8\xb8"),
        "–—«»№Ёё"
    );
    assert_eq!(Ibm866.decode(b"\xfc\xf0\xf1\xdb\xc4\xff"), "№Ёё█─\u{a0}");
    for decoded in [Windows1251.decode(&all), Ibm866.decode(&all)] {
        let letters: std::collections::BTreeSet<char> = decoded.chars().collect();
        assert_eq!(letters.len(), 128);
    }
}

#[test]
fn moves_of_files_that_are_not_utf_8_are_read() {
    let file = b"{\xcc\xee} 1. c3\x96d4 (1. a3-b4 {\xcd\xe5\xf2}) d6-c5 *";
    let expected = "{Мо} c3–d4 ( a3-b4 {Нет} ) d6-c5";
    assert_eq!(movetext(&only_in(Windows1251, file)), expected);
    assert_eq!(movetext(&only(file)), expected);
}

#[test]
fn texts_that_are_utf_8_only_together_are_apart() {
    let record = only(b"[Event \"\xd0\"]\n[Site \"\x9c\"]\n\n{\xd0} {\x9c} *");
    assert_eq!(record.tags().len(), 2);
    assert_eq!(record.items().count(), 2);
}
