//! Which game a record is of, and its moves on the board.

use super::{good, line, only};
use tabia::pdn::{Reader, Record, ReplayErrorKind, ResultStyle, RulesError};
use tabia::{AnyPosition, RuleSet, Side, Variant};

fn with_tags(tags: &[(&str, &str)]) -> Record {
    let mut record = Record::new();
    for (name, value) in tags {
        record.set_tag(name, value).unwrap();
    }
    record
}

#[test]
fn numbers_stand_for_games() {
    for (value, variant) in [
        ("20", Variant::International),
        ("20,W,10,10,N2,0", Variant::International),
        ("25", Variant::Russian),
        ("25,W,8,8,A0,0", Variant::Russian),
        ("26", Variant::Brazilian),
        ("30", Variant::Turkish),
        ("30,W,8,8,A0,0", Variant::Turkish),
        (" 41 , W", Variant::Spantsireti),
    ] {
        assert_eq!(
            with_tags(&[("GameType", value)]).variant(),
            Ok(Some(variant))
        );
    }
    for value in ["21", "", "x", "250", "-25", "99999999999"] {
        let error = RulesError::GameType {
            value: value.into(),
        };
        assert_eq!(with_tags(&[("GameType", value)]).variant(), Err(error));
    }
}

#[test]
fn names_and_titles_stand_for_games() {
    for variant in Variant::ALL.iter().copied() {
        let about = variant.about();
        for name in [
            about.name.into(),
            about.title.to_uppercase(),
            about.title.to_lowercase(),
        ] {
            assert_eq!(
                with_tags(&[("Variant", &name)]).variant(),
                Ok(Some(variant))
            );
        }
    }
    let error = with_tags(&[("Variant", "Chess")]).variant().unwrap_err();
    assert_eq!(
        error.to_string(),
        "tag Variant: no game here has the name `Chess`"
    );
}

#[test]
fn two_tags_agree() {
    let variant = |number, name| with_tags(&[("GameType", number), ("Variant", name)]).variant();
    assert_eq!(variant("25", "poddavki"), Ok(Some(Variant::Poddavki)));
    assert_eq!(variant("26", "Brazilian"), Ok(Some(Variant::Brazilian)));
    assert_eq!(
        variant("26", "Russian").unwrap_err().to_string(),
        "the tag GameType says brazilian, the tag Variant says russian"
    );
}

#[test]
fn every_game_is_told_by_tags_and_every_option_too() {
    for variant in Variant::ALL.iter().copied() {
        assert_eq!(variant.rules().start().turn(), Side::White);
        let mut all = vec![variant.rules()];
        for option in variant.options() {
            let values = option.values.to_string();
            let words = values.split(", ").filter(|word| !word.contains(' '));
            for value in words.chain(["none", "7"]) {
                let mut rules = variant.rules();
                if rules.set(option.name, value).is_ok() && rules.check().is_ok() {
                    all.push(rules);
                }
            }
        }
        for rules in all {
            let mut record = with_tags(&[("GameType", "99"), ("Options", "x"), ("Variant", "y")]);
            record.set_rules(&rules);
            assert_eq!(
                only(record.to_string()).rules(),
                Ok(Some(rules)),
                "{record}"
            );
        }
    }
}

#[test]
fn tags_are_written_as_the_standard_has_them() {
    let written = |rules: RuleSet| {
        let mut record = Record::new();
        record.set_rules(&rules);
        record.to_string()
    };
    assert_eq!(
        written(Variant::Russian.rules()),
        "[GameType \"25,W,8,8,A0,0\"]\n\n*\n"
    );
    assert_eq!(
        written(Variant::Poddavki.rules()),
        "[GameType \"25,W,8,8,A0,0\"]\n[Variant \"Poddavki\"]\n\n*\n"
    );
    let mut bashni = Variant::Bashni.rules();
    bashni.set("take", "at_once").unwrap();
    assert_eq!(
        written(bashni),
        "[Variant \"Bashni\"]\n[Options \"take=at_once\"]\n\n*\n"
    );
}

#[test]
fn options_are_those_of_the_game() {
    let error = |options| {
        let tags = [("Variant", "bashni"), ("Options", options)];
        with_tags(&tags).rules().unwrap_err().to_string()
    };
    assert_eq!(
        error("take"),
        "tag Options: expected `name=value`, found `take`"
    );
    assert!(error("tak=at_once").starts_with("tag Options: unknown option `tak`"));
    assert!(error("take=never").starts_with("tag Options: option take has no value `never`"));
}

#[test]
fn boards_of_ten_files_have_two_points() {
    for variant in Variant::ALL.iter().copied() {
        let mut record = Record::new();
        record.set_rules(&variant.rules());
        let two = matches!(variant, Variant::International | Variant::Spantsireti);
        assert_eq!(record.result_style() == ResultStyle::Two, two);
    }
    let written = only("[Result \"1-0\"]\n[GameType \"20\"]\n\n1. 32-28 1-0").to_string();
    assert_eq!(
        written,
        "[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 2-0\n"
    );
}

#[test]
fn the_position_to_start_from() {
    let rules = Variant::Russian.rules();
    let start = |tags| {
        with_tags(tags)
            .start(&rules)
            .map(|position| position.fen().to_string())
    };
    let usual = rules.start().fen().to_string();
    assert_eq!(start(&[]).as_ref(), Ok(&usual));
    assert_eq!(start(&[("FEN", "W:W29:B1")]).as_deref(), Ok("W:Wa1:Bb8"));
    assert_eq!(
        start(&[("SetUp", "1"), ("FEN", "W:W29:B1")]).as_deref(),
        Ok("W:Wa1:Bb8")
    );
    assert_eq!(
        start(&[("SetUp", "0"), ("FEN", "W:W29:B1")]).as_ref(),
        Ok(&usual)
    );
    assert_eq!(start(&[("SetUp", "1"), ("FEN", "")]).as_ref(), Ok(&usual));
    let record = only("[Event \"a\"]\n[FEN \"W:Wa1,c9:Bb8\"]\n\n1. c3-d4 *");
    let error = record.start(&rules).unwrap_err();
    assert_eq!(
        error.to_string(),
        "game 1, line 2, column 1: tag FEN: at byte 6: found `c9`: no playing square has this name"
    );
}

#[test]
fn moves_are_played_and_shown() {
    let record = only("1. C3-D4 (1. a1-a1) d6–c5 2. B2—C3 f6×g5");
    let rules = Variant::Russian.rules();
    let mut shown = Vec::new();
    let error = record.replay(&rules, |position, text, mv| {
        shown.push(format!("{text} = {}", position.text(mv)));
    });
    assert_eq!(shown, ["C3-D4 = c3-d4", "d6–c5 = d6-c5", "B2—C3 = b2-c3"]);
    let error = error.unwrap_err();
    assert!(matches!(error.kind, ReplayErrorKind::Move(_)));
    assert_eq!((error.played, &error.found[..]), (3, "f6×g5"));
}

#[test]
fn signs_and_capitals_of_old_books_are_read() {
    let rules = Variant::Russian.rules();
    for moves in ["1. C3–D4 E5×C3", "1. c3—d4 e5xC3", "1. c3−d4 E5:c3"] {
        let text = format!("[FEN \"W:Wc3,a1:Be5,h8\"]\n\n{moves} *\n");
        let last = only(text).replay(&rules, |_, _, _| {});
        let last = last.unwrap_or_else(|error| panic!("{moves}: {error}"));
        assert_eq!(last.fen().to_string(), "W:Wa1:Bc3,h8", "{moves}");
    }
}

#[test]
fn an_ambiguous_capture_names_what_it_could_be() {
    let text = |mv: &str| format!("\n[FEN \"W:Wc3:Bd4,d6,f6,f4\"]\n\n1. {mv} *");
    let rules = Variant::Russian.rules();
    let last = |mv: &str| only(text(mv)).replay(&rules, |_, _, _| {});
    let position = only(text("c3:e5")).start(&rules).unwrap();
    let moves: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|&mv| position.text(mv).to_string())
        .collect();
    for mv in &moves {
        assert!(last(mv).is_ok(), "{mv}");
    }
    let error = last("c3:e5").unwrap_err().to_string();
    assert!(
        error.starts_with("game 1, line 4, column 4: half-move 1, `c3:e5`: "),
        "{error}"
    );
}

#[test]
fn numeric_games_are_replayed() {
    let record = only("[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 1-1");
    let last = record
        .replay(&record.rules().unwrap().unwrap(), |_, _, _| {})
        .unwrap();
    assert_eq!(last.turn(), Side::Black);
    let russian = only("[GameType \"25\"]\n\n1. 22-18 11-15 *");
    assert!(
        russian
            .replay(&Variant::Russian.rules(), |_, _, _| {})
            .is_ok()
    );
}

/// A game of this many half-moves, always the same.
fn played(variant: Variant, plies: usize) -> Record {
    let mut record = Record::new();
    record.set_rules(&variant.rules());
    let mut position = AnyPosition::start(variant);
    for ply in 0..plies {
        let moves = position.legal_moves();
        let Some(&mv) = moves.get((ply * 7 + 3) % moves.len().max(1)) else {
            break;
        };
        record
            .add_move(&position.record_text(mv).to_string())
            .unwrap();
        position.play(mv);
    }
    record
}

#[test]
fn what_records_say_of_moves_is_read_in_every_game() {
    for variant in Variant::ALL.iter().copied() {
        let record = played(variant, 80);
        let read = only(record.to_string());
        assert_eq!(line(&read), line(&record));
        let last = read.replay(&read.rules().unwrap().unwrap(), |_, _, _| {});
        let last = last.unwrap_or_else(|error| panic!("{}: {error}", variant.name()));
        assert!(last.fen().to_string() != variant.rules().start().fen().to_string());
    }
}

#[test]
fn shatar_is_read_by_its_own_letters_and_by_squares() {
    let tags = "[Variant \"Shatar\"]\n\n";
    for moves in ["1. Nd2 Nd7 2. J", "1. b1d2 b8d7 2. J"] {
        let text = format!("{tags}{}", moves.trim_end_matches(" 2. J"));
        let record = only(text);
        let rules = record.rules().unwrap().unwrap();
        assert!(record.replay(&rules, |_, _, _| {}).is_ok(), "{moves}");
    }
    let fen = "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR b - - 0 12 -";
    let text = format!("[Variant \"Shatar\"]\n[FEN \"{fen}\"]\n\n12... Nd7 13. Nd2 *\n");
    assert_eq!(only(&text).to_string(), text);
}

#[test]
fn shatra_is_read_by_numbers() {
    let record = played(Variant::Shatra, 30);
    assert!(
        record
            .moves()
            .all(|(text, _)| text.starts_with(|first: char| first.is_ascii_digit()))
    );
    let games = good(record.to_string() + "\n" + &record.to_string());
    assert_eq!(games, [only(record.to_string()), only(record.to_string())]);
    let count = Reader::new(record.to_string().as_bytes()).count();
    assert_eq!(count, 1);
}

/// White has won: Black has no piece.
const WON: &str = "[GameType \"25\"]\n[FEN \"W:Wc3:Bd4\"]\n";

#[test]
fn a_result_is_that_of_the_rules_and_of_the_tag() {
    let checked = |text: &str| {
        let record = only(text);
        let game = record.game(&Variant::Russian.rules()).expect("legal moves");
        record.check_result(&game).map_err(|error| {
            let kind = match error.kind {
                ReplayErrorKind::Result(_) => "rules",
                ReplayErrorKind::ResultTag => "tag",
                _ => "other",
            };
            (kind, error.to_string(), error.played)
        })
    };
    for right in ["1. c3:e5 2-0", "1. c3:e5 *", "1. c3:e5"] {
        assert_eq!(checked(&format!("{WON}\n{right}\n")), Ok(()), "{right}");
    }
    let tagged = format!("{WON}[Result \"2-0\"]\n\n1. c3:e5 2-0\n");
    assert_eq!(checked(&tagged), Ok(()));
    let wrong = format!("{WON}\n1. c3:e5 0-2\n");
    let told = "game 1, line 4, column 10: result `0-1`: by the rules: white wins (blocked)";
    let (kind, text, played) = checked(&wrong).expect_err("Black has not won");
    assert_eq!((kind, played), ("rules", 1));
    assert_eq!(text, told);
    let two = format!("{WON}[Result \"0-2\"]\n\n1. c3:e5 2-0\n");
    let (kind, text, _) = checked(&two).expect_err("two results");
    assert_eq!(kind, "tag");
    assert!(
        text.ends_with("result `1-0`: the tag Result says 0-1"),
        "{text}"
    );
    // Where the rules have not decided, the players may have.
    let open = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 1-1\n";
    assert_eq!(checked(open), Ok(()));
}
