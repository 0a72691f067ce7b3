//! Games by name, rules, positions, moves and whole games, stored by serde and read again.

use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_str, json, to_value};
use tabia::draughts::{Draughts, Russian};
use tabia::shatar::Shatar;
use tabia::{
    AnyGame, AnyMove, AnyPosition, Game, Notation, Outcome, Position, Reason, RuleSet, Side,
    Variant,
};

/// Stores it for people and for programs, and reads both.
fn both<T: Serialize + DeserializeOwned>(thing: &T) -> [T; 2] {
    let text = serde_json::to_string(thing).unwrap_or_else(|error| panic!("{error}"));
    let bytes = postcard::to_allocvec(thing).unwrap_or_else(|error| panic!("{error}"));
    let read = postcard::from_bytes(&bytes).unwrap_or_else(|error| panic!("{error}"));
    [
        from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}")),
        read,
    ]
}

fn stays<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(thing: &T) {
    for read in both(thing) {
        assert_eq!(read, *thing);
    }
}

fn refused<T: DeserializeOwned>(text: &str) -> String {
    match from_str::<T>(text) {
        Ok(_) => panic!("{text} is read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_game_is_its_name_for_people_and_its_number_for_programs() {
    assert_eq!(
        to_value(Variant::ShatarFairy).ok(),
        Some(json!("shatar-fairy"))
    );
    assert_eq!(postcard::to_allocvec(&Variant::ShatarFairy), Ok(vec![14]));
    Variant::ALL.iter().for_each(stays);
    let error = refused::<Variant>("\"chess\"");
    assert!(error.starts_with("there is no game `chess`"), "{error}");
}

#[test]
fn rules_name_only_what_is_chosen() {
    let mut rules: RuleSet = Variant::Bashni.rules();
    assert_eq!(to_value(rules).ok(), Some(json!({"game": "bashni"})));
    rules.set("take", "at_once").unwrap();
    let stored = json!({"game": "bashni", "options": {"take": "at_once"}});
    assert_eq!(to_value(rules).ok(), Some(stored));
    stays(&rules);
    for &variant in Variant::ALL {
        stays(&variant.rules());
    }
}

#[test]
fn rules_that_do_not_go_together_are_refused() {
    let text = r#"{"game": "bashni", "options": {"rejump": "free"}}"#;
    let error = refused::<RuleSet>(text);
    assert!(
        error.contains("take=at_end goes with rejump=never only"),
        "{error}"
    );
    let error = refused::<RuleSet>(r#"{"game": "russian", "options": {"draw": "no"}}"#);
    assert!(
        error.contains("unknown option `draw`: the game has draws"),
        "{error}"
    );
}

#[test]
fn a_position_is_its_fen() {
    let position = AnyPosition::from_fen(Variant::Turkish, "W:WKh5:Bb7").unwrap();
    let stored = json!({"game": "turkish", "fen": "W:WKh5:Bb7"});
    assert_eq!(to_value(&position).ok(), Some(stored));
    stays(&position);
    let typed = Draughts::<Russian>::from_fen("B:Wc3:Bd4").unwrap();
    assert_eq!(to_value(typed).ok(), Some(json!({"fen": "B:Wc3:Bd4"})));
    stays(&typed);
    stays(&Shatar::start());
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    let error = refused::<AnyPosition>(r#"{"game": "russian", "fen": "W:Wa2:Bb8"}"#);
    assert!(error.contains("at byte 3: found `a2`"), "{error}");
    let error = refused::<AnyPosition>(r#"{"game": "russian"}"#);
    assert!(error.contains("missing field `fen`"), "{error}");
    let error = refused::<Draughts<Russian>>(r#"{"fen": "W:Wa1:Bb8", "what": 1}"#);
    assert!(error.contains("unknown field `what`"), "{error}");
}

#[test]
fn moves_are_sixteen_bytes() {
    let position = AnyPosition::start(Variant::Shatra);
    for mv in position.legal_moves() {
        assert_eq!(postcard::to_allocvec(&mv).map(|bytes| bytes.len()), Ok(16));
        stays(&mv);
    }
    let error = refused::<AnyMove>("\"c3-d4\"");
    assert!(
        error.contains("`c3-d4` is no move: 32 hexadecimal digits are"),
        "{error}"
    );
    let error = refused::<AnyMove>("\"ff000000000000000000000000000000\"");
    assert!(error.contains("no move has these bytes"), "{error}");
}

#[test]
fn outcomes_tell_the_winner_and_the_reason() {
    let outcome = Outcome::win(Side::Black, Reason::Resignation);
    let stored = json!({"winner": "black", "reason": "resignation"});
    assert_eq!(to_value(outcome).ok(), Some(stored));
    for &reason in Reason::ALL {
        stays(&Outcome::draw(reason));
    }
}

#[test]
fn a_whole_game_is_its_start_and_its_moves() {
    let mut game = AnyGame::start(Variant::Russian);
    game.play_text("c3-d4").unwrap();
    game.play_text("d6-c5").unwrap();
    game.undo();
    game.agree_draw().unwrap();
    let stored = json!({
        "start": {"game": "russian", "fen": Variant::Russian.rules().start().fen().to_string()},
        "moves": ["c3-d4", "d6-c5"],
        "made": 1,
        "end": {"winner": null, "reason": "agreement"},
    });
    assert_eq!(to_value(&game).ok(), Some(stored));
}

#[test]
fn a_game_that_cannot_have_been_played_is_refused() {
    let game = |moves: &str, made: u32, end: &str| {
        let fen = "W:Wc3:Bb8";
        format!(
            r#"{{"start": {{"game": "russian", "fen": "{fen}"}}, "moves": {moves}, "made": {made}, "end": {end}}}"#
        )
    };
    assert!(from_str::<AnyGame>(&game(r#"["c3-d4"]"#, 1, "null")).is_ok());
    let error = refused::<AnyGame>(&game(r#"["c3-d4", "c3-d4"]"#, 2, "null"));
    assert!(
        error.contains("ply 2: \"c3-d4\" is no legal move there"),
        "{error}"
    );
    let error = refused::<AnyGame>(&game(r#"["c3-d4"]"#, 2, "null"));
    assert!(error.contains("2 moves made of 1"), "{error}");
    let mate = r#"{"winner": "white", "reason": "mate"}"#;
    let error = refused::<AnyGame>(&game("[]", 0, mate));
    assert!(
        error.contains("the players cannot have ended the game so: white wins (mate)"),
        "{error}"
    );
}

#[test]
fn a_game_whose_kind_is_known_is_stored_alike() {
    let mut game = Game::<Shatar>::start();
    game.play_text("d1d3").unwrap();
    game.resign(Side::White).unwrap();
    for read in both(&game) {
        assert_eq!(read.moves(), game.moves());
        assert_eq!(read.outcome(), game.outcome());
    }
}

proptest! {
    #![proptest_config(testkit::laws::config(200))]

    #[test]
    fn games_are_read_as_they_were_stored(
        variant in prop::sample::select(Variant::ALL),
        places in prop::collection::vec(0_usize..64, 0..60),
        undone in 0_usize..5,
        resigns in any::<bool>(),
    ) {
        let mut game = AnyGame::start(variant);
        for place in places {
            let moves = game.position().legal_moves();
            if moves.is_empty() || game.play(moves[place % moves.len()]).is_err() {
                break;
            }
        }
        for _ in 0..undone {
            game.undo();
        }
        if resigns && game.outcome().is_none() {
            prop_assert!(game.resign(Side::White).is_ok());
        }
        for read in both(&game) {
            prop_assert_eq!(read.positions(), game.positions());
            prop_assert_eq!(read.moves(), game.moves());
            prop_assert_eq!(read.undone(), game.undone());
            prop_assert_eq!(read.outcome(), game.outcome());
        }
        for position in game.positions() {
            stays(&position);
        }
    }
}
