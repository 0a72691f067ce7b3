//! Whole games as records, and back.

use proptest::prelude::*;
use tabia::pdn::{Reader, Record};
use tabia::{AnyGame, AnyPosition, RuleSet, Side, Variant};

/// The rules of every game: the usual ones, and some that are not.
fn rules() -> Vec<RuleSet> {
    let mut all: Vec<RuleSet> = Variant::ALL.iter().map(|variant| variant.rules()).collect();
    let chosen = [
        (Variant::Russian, "draws", "fmjd64"),
        (Variant::Brazilian, "draws", "none"),
        (Variant::Bashni, "take", "at_once"),
        (Variant::Vigman, "turn", "two_moves"),
        (Variant::Turkish, "no_capture_limit", "30"),
        (Variant::Shatra, "drop_due", "none"),
        (Variant::Shatar, "opening", "either_free"),
    ];
    for (variant, name, value) in chosen {
        let mut rules = variant.rules();
        assert_eq!(rules.set(name, value), Ok(()));
        all.push(rules);
    }
    all
}

fn read(text: &str) -> Record {
    let mut records = Reader::new(text.as_bytes());
    let record = records
        .next()
        .unwrap_or_else(|| panic!("no record in {text}"));
    assert!(records.next().is_none(), "two records in {text}");
    record.unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Writes the game, reads it, and holds both against each other.
fn comes_back(game: &AnyGame) {
    let record = Record::of(game);
    let text = record.to_string();
    let again = read(&text);
    assert_eq!(again, record, "{text}");
    assert_eq!(again.to_string(), text);
    let rules = again.rules().ok().flatten();
    assert_eq!(rules, Some(game.rules()), "{text}");
    let played = again
        .game(&game.rules())
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(played.positions(), game.positions(), "{text}");
    assert_eq!(played.outcome(), game.outcome(), "{text}");
    assert_eq!(again.check_result(&played), Ok(()));
}

proptest! {
    #![proptest_config(testkit::laws::config(300))]

    #[test]
    fn games_are_read_as_they_were_written(
        rules in prop::sample::select(rules()),
        before in 0_usize..30,
        places in prop::collection::vec(0_usize..64, 0..120),
        end in 0..4,
    ) {
        let mut game = AnyGame::new(rules.start());
        for (ply, place) in places.into_iter().enumerate() {
            // Some games begin with another position.
            if ply == before {
                let fen = game.position().fen().to_string();
                let position = rules.position(&fen);
                prop_assert!(position.is_ok(), "{fen}");
                game = AnyGame::new(position.unwrap_or_else(|_| rules.start()));
            }
            let moves = game.position().legal_moves();
            if moves.is_empty() || game.play(moves[place % moves.len()]).is_err() {
                break;
            }
        }
        let _ = match end {
            0 => game.resign(Side::White).map(|_| ()),
            1 => game.resign(Side::Black).map(|_| ()),
            2 if game.claimable().is_none() => game.agree_draw().map(|_| ()),
            _ => game.claim_draw().map(|_| ()),
        };
        comes_back(&game);
    }
}

#[test]
fn a_record_tells_the_position_it_began_with() {
    let position = AnyPosition::from_fen(Variant::Turkish, "B:WKh5,a2:Bb7,g6").unwrap();
    let mut game = AnyGame::new(position);
    game.play_text("b7-a7").unwrap();
    let expected = "[GameType \"30,W,8,8,A0,0\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"B:Wa2,Kh5:Bg6,b7\"]\n\n1... b7-a7 *\n";
    assert_eq!(Record::of(&game).to_string(), expected);
    comes_back(&game);
}

#[test]
fn a_draw_that_can_be_claimed_was_claimed() {
    let fen = "3/3/3/b/7/6d/7/7/D6/7/B/3/3/3 w 10,53 - -";
    let mut game = AnyGame::new(AnyPosition::from_fen(Variant::Shatra, fen).unwrap());
    for text in ["39-40", "24-23", "40-39", "23-24"].repeat(2) {
        game.play_text(text).unwrap();
    }
    game.claim_draw().unwrap();
    comes_back(&game);
}
