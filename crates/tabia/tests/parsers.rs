//! Whatever text a parser is given, it answers with a position or a move, or with an error that
//! points into the text.

use proptest::prelude::*;
use proptest::test_runner::{TestCaseError, TestRunner};
use tabia::{AnyPosition, AnyTurn, Length, SquareForm, Style, Variant};
use testkit::laws::config;
use testkit::strategies::{any_text, spoilt};

/// Texts that are tried in each game.
const CASES: u32 = 4000;

/// A position of the game from random play, with one of its moves, as text.
fn good(variant: Variant) -> impl Strategy<Value = (String, String)> {
    let choices = proptest::collection::vec(any::<u16>(), 0..60);
    (choices, any::<[bool; 2]>(), any::<u16>()).prop_map(
        move |(choices, [letters, full], choice)| {
            let mut position = AnyPosition::start(variant);
            for choice in choices {
                let moves = position.legal_moves();
                let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
                    break;
                };
                position.play(mv);
            }
            let squares = if letters {
                SquareForm::Letters
            } else {
                SquareForm::Numbers
            };
            let length = if full { Length::Full } else { Length::Short };
            let moves = position.legal_moves();
            let (mut fen, mut text) = (String::new(), String::new());
            let _ = position.write_fen(squares, &mut fen);
            if let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) {
                let _ = position.write_move(mv, Style { squares, length }, &mut text);
            }
            (fen, text)
        },
    )
}

/// Asserts that the parser of positions holds with this text.
fn fen_parser_holds(variant: Variant, text: &str) -> Result<(), TestCaseError> {
    match AnyPosition::from_fen(variant, text) {
        Ok(position) => {
            let fen = position.fen().to_string();
            let _ = (position.outcome(), position.count_moves());
            prop_assert_eq!(AnyPosition::from_fen(variant, &fen), Ok(position));
        }
        Err(error) => {
            prop_assert!(
                error.offset <= text.len(),
                "byte {} of {:?}",
                error.offset,
                text
            );
            prop_assert!(!error.expected.is_empty() && !error.to_string().is_empty());
        }
    }
    Ok(())
}

/// Asserts that the parser of moves holds with this text in this position.
fn move_parser_holds(position: &AnyPosition, text: &str) -> Result<(), TestCaseError> {
    match position.parse_move(text) {
        Ok(mv) => {
            prop_assert!(position.is_legal(mv));
            prop_assert_eq!(position.parse_move(&position.text(mv).to_string()), Ok(mv));
        }
        Err(error) => {
            prop_assert!(
                error.offset <= text.len(),
                "byte {} of {:?}",
                error.offset,
                text
            );
            prop_assert!(!position.explain(&error).to_string().is_empty());
            prop_assert!(error.candidates().iter().all(|mv| position.is_legal(mv)));
        }
    }
    Ok(())
}

/// Asserts that the parser of turns holds with this text.
fn turn_parser_holds(variant: Variant, text: &str) -> Result<(), TestCaseError> {
    match AnyTurn::from_text(variant, text) {
        Ok(turn) => {
            let again = AnyTurn::from_text(variant, &turn.to_string());
            prop_assert_eq!(again, Ok(turn));
        }
        Err(error) => {
            prop_assert!(error.offset <= text.len());
            prop_assert!(!error.expected.is_empty() && !error.to_string().is_empty());
        }
    }
    Ok(())
}

/// A turn of the game as text, as far as some of its steps.
fn good_turn(variant: Variant) -> impl Strategy<Value = String> {
    let choices = proptest::collection::vec(any::<u16>(), 0..4);
    (good(variant), choices).prop_map(move |((fen, _), choices)| {
        let mut turn = AnyTurn::from_text(variant, &fen).expect("a good position");
        for choice in choices {
            let steps = turn.steps();
            if let Some(&step) = steps.get(usize::from(choice) % steps.len().max(1)) {
                turn.take(step).expect("a legal step");
            }
        }
        turn.to_string()
    })
}

/// Tries this with every game.
fn in_every_game<T: std::fmt::Debug>(
    texts: impl Fn(Variant) -> BoxedStrategy<T>,
    holds: impl Fn(Variant, &T) -> Result<(), TestCaseError>,
) {
    for &variant in Variant::ALL {
        let mut runner = TestRunner::new(config(CASES));
        let tried = runner.run(&texts(variant), |text| holds(variant, &text));
        if let Err(error) = tried {
            panic!("{}: {error}", variant.name());
        }
    }
}

#[test]
fn any_text_as_a_position() {
    in_every_game(
        |_| any_text(),
        |variant, text| fen_parser_holds(variant, text),
    );
}

#[test]
fn spoilt_positions() {
    let texts = |variant| spoilt(good(variant).prop_map(|(fen, _)| fen));
    in_every_game(texts, |variant, text| fen_parser_holds(variant, text));
}

#[test]
fn any_text_as_a_turn() {
    let texts = |variant| {
        let path = any_text();
        (good(variant), path)
            .prop_map(|((fen, _), path)| format!("{fen} > {path}"))
            .boxed()
    };
    in_every_game(texts, |variant, text| turn_parser_holds(variant, text));
}

#[test]
fn spoilt_turns() {
    let texts = |variant| spoilt(good_turn(variant));
    in_every_game(texts, |variant, text| turn_parser_holds(variant, text));
}

#[test]
fn any_text_as_a_move() {
    let texts = |variant| (good(variant), any_text()).boxed();
    in_every_game(texts, |variant, ((fen, _), text)| {
        move_parser_holds(
            &AnyPosition::from_fen(variant, fen).expect("a good position"),
            text,
        )
    });
}

#[test]
fn spoilt_moves() {
    let texts = |variant| {
        good(variant)
            .prop_flat_map(|(fen, text)| (Just(fen), spoilt(Just(text))))
            .boxed()
    };
    in_every_game(texts, |variant, (fen, text)| {
        move_parser_holds(
            &AnyPosition::from_fen(variant, fen).expect("a good position"),
            text,
        )
    });
}

#[test]
fn options_with_any_names_and_values() {
    let words = |variant: Variant| {
        let known = variant
            .options()
            .iter()
            .map(|option| option.name.to_owned())
            .collect::<Vec<_>>();
        let name = prop_oneof![
            any::<String>(),
            proptest::sample::select([known, vec!["draws".to_owned()]].concat())
        ];
        (name, prop_oneof![any::<String>(), "[a-z_0-9]{0,12}"]).boxed()
    };
    in_every_game(words, |variant, (name, value)| {
        let mut rules = variant.rules();
        let before = rules;
        if let Err(error) = rules.set(name, value) {
            prop_assert!(!error.to_string().is_empty());
            prop_assert_eq!(rules, before, "a refused option changes nothing");
        }
        Ok(())
    });
}
