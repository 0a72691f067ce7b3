//! Shatar against the slow generator that was written apart from it, under all options.

use proptest::prelude::*;
use proptest::sample::select;
use tabia::shatar::{Shatar, ShatarOptions};
use tabia::{Move, Notation, Options, Position, Side, Values};
use testkit::reference::shatar as reference;

/// The same rules for both.
type Rules = (ShatarOptions, reference::Options);

fn words(values: Values) -> Vec<&'static str> {
    match values {
        Values::Words(words) => words.to_vec(),
        Values::NumberOrNone(_) => Vec::new(),
    }
}

fn rules() -> impl Strategy<Value = Rules> {
    let values: Vec<_> = ShatarOptions::LIST
        .iter()
        .map(|option| select(words(option.values)).prop_map(move |value| (option.name, value)))
        .collect();
    values.prop_map(|chosen| {
        let mut rules = Rules::default();
        for (name, value) in chosen {
            rules.0.set(name, value).expect("a value that is listed");
            rules
                .1
                .set(name, value)
                .expect("a value the reference knows");
        }
        rules
    })
}

fn legal_moves(position: &Shatar) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = position.visit_moves(&mut |mv| {
        moves.push(mv);
        std::ops::ControlFlow::Continue(())
    });
    moves
}

/// Plays on from the start, each number choosing among the legal moves.
fn played(options: ShatarOptions, choices: &[u16]) -> Shatar {
    let mut position = Shatar::start_with(options);
    for &choice in choices {
        let moves = legal_moves(&position);
        if moves.is_empty() {
            break;
        }
        // Checks and captures come more often than they would by chance.
        let lively: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&mv| mv.is_capture() || gives_check(&position, mv))
            .collect();
        let from = if choice % 3 == 0 && !lively.is_empty() {
            &lively
        } else {
            &moves
        };
        position.play(from[usize::from(choice / 3) % from.len()]);
    }
    position
}

fn gives_check(position: &Shatar, mv: Move) -> bool {
    let mut next = *position;
    next.play(mv);
    !next.checkers().is_empty()
}

/// A placement at random, with one noyon a side and no khuu on the ends of the board.
fn placement() -> impl Strategy<Value = String> {
    let man = (
        8..56_usize,
        select("PpPpPpNnNnBbBbRrJj".as_bytes().to_vec()),
    );
    let piece = (0..64_usize, select("NnNnBbBbRrJj".as_bytes().to_vec()));
    let men = prop::collection::vec(prop_oneof![man, piece], 0..20);
    (men, 0..64_usize, 0..64_usize, any::<bool>()).prop_map(|(men, white, black, in_corner)| {
        let mut board = [b'1'; 64];
        for (at, letter) in men {
            board[at] = letter;
        }
        let black = if in_corner {
            [0, 7, 56, 63][black % 4]
        } else {
            black
        };
        board[white] = b'K';
        board[if black == white { 63 - black } else { black }] = b'k';
        let ranks: Vec<&str> = board
            .chunks(8)
            .map(|rank| core::str::from_utf8(rank).unwrap())
            .collect();
        ranks.join("/")
    })
}

fn set_up() -> impl Strategy<Value = String> {
    (
        placement(),
        select(vec!["w", "b"]),
        select(vec!["", " -", " w", " b", " wb"]),
    )
        .prop_map(|(placement, turn, runs)| format!("{placement} {turn} - - 3 17{runs}"))
}

fn side_letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}

/// Both say the same of a position: its text, its result, every move with what it leads to and what is said of it.
fn compare(rules: &Rules, position: &Shatar) -> Result<(), TestCaseError> {
    let fen = position.fen().to_string();
    prop_assert_eq!(&Shatar::from_fen_with(&fen, rules.0).unwrap(), position);
    let outcome = position
        .outcome()
        .map(|end| (end.winner.map(side_letter), end.reason.name()));
    prop_assert_eq!(
        outcome,
        reference::outcome(&rules.1, &fen),
        "the result of {}",
        &fen
    );
    let mut ours: Vec<_> = legal_moves(position)
        .into_iter()
        .map(|mv| described(position, mv))
        .collect();
    ours.sort();
    let theirs = reference::moves(&rules.1, &fen).map_err(TestCaseError::fail)?;
    let theirs: Vec<_> = theirs
        .into_iter()
        .map(|mv| {
            let said = reference::announcements(&rules.1, &fen, &mv.route[0], &mv.route[1]);
            (mv.route.concat(), mv.captured, mv.promotion, mv.after, said)
        })
        .collect();
    prop_assert_eq!(position.count_moves(), ours.len() as u64);
    prop_assert_eq!(position.has_moves(), !ours.is_empty());
    prop_assert_eq!(position.count_leaves(2), leaves_one_by_one(position));
    prop_assert_eq!(ours, theirs, "the moves of {}", fen);
    Ok(())
}

/// The leaves after two plies, each move played.
fn leaves_one_by_one(position: &Shatar) -> u64 {
    let after = |mv| {
        let mut next = *position;
        next.play(mv);
        legal_moves(&next).len() as u64
    };
    legal_moves(position).into_iter().map(after).sum()
}

type Described = (String, Vec<String>, Option<char>, String, Vec<&'static str>);

fn described(position: &Shatar, mv: Move) -> Described {
    let name = |sq| Shatar::grid().name(sq).to_string();
    let mut next = *position;
    next.play(mv);
    let mut said = Vec::new();
    position.announcements(mv, &mut |what| said.push(what.name()));
    (
        name(mv.from()) + &name(mv.to()),
        mv.captured().iter().map(name).collect(),
        mv.promotion().map(Shatar::kind_letter),
        next.fen().to_string(),
        said,
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn positions_from_play(rules in rules(), choices in prop::collection::vec(any::<u16>(), 0..80)) {
        let position = played(rules.0, &choices);
        compare(&rules, &position)?;
    }

    #[test]
    fn positions_set_up(rules in rules(), fen in set_up()) {
        match (Shatar::from_fen_with(&fen, rules.0), reference::moves(&rules.1, &fen)) {
            (Ok(position), Ok(_)) => {
                compare(&rules, &position)?;
                // Without the field of the runs both take them from the checks on the board. With it they may
                // contradict the board, which the fast one then sets right.
                if fen.ends_with("17") {
                    let moves = reference::moves(&rules.1, &position.fen().to_string());
                    prop_assert_eq!(moves, reference::moves(&rules.1, &fen));
                }
            }
            (Err(_), Err(_)) => {}
            (ours, theirs) => prop_assert!(false, "{fen}: {ours:?}, but the reference: {theirs:?}"),
        }
    }
}

/// How many cases: more where the deep tests run.
fn cases() -> u32 {
    if std::env::var("TABIA_DEEP").as_deref() == Ok("1") {
        20_000
    } else {
        300
    }
}

/// All rules that can be chosen.
fn all_rules() -> Vec<Rules> {
    let mut all = vec![Rules::default()];
    for option in ShatarOptions::LIST {
        let with_each_value = |rules: Rules| {
            words(option.values).into_iter().map(move |value| {
                let mut rules = rules.clone();
                rules
                    .0
                    .set(option.name, value)
                    .expect("a value that is listed");
                rules
                    .1
                    .set(option.name, value)
                    .expect("a value the reference knows");
                rules
            })
        };
        all = all.into_iter().flat_map(with_each_value).collect();
    }
    all
}

/// Positions in which an option decides something.
const DECISIVE: [&str; 16] = [
    "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w - - 0 1 -",
    "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR b - - 0 1 -",
    "rnbjkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBJKBNR b - - 0 1 -",
    "rnbjkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBJKBNR b - - 0 1 -",
    "rnbjkbnr/ppp1pppp/8/3p4/8/8/PPPPPPPP/RNBJKBNR w - - 0 1 -",
    "6rk/6pp/8/6N1/8/8/8/K6R w - - 0 1 -",
    "6rk/5Npp/8/8/8/8/8/K6R b - - 1 1 w",
    "6rk/5Npp/8/6n1/8/5pp1/5P1p/7K b - - 0 1 w",
    "1r4rk/5bpp/7N/4b3/8/P7/K7/8 w - - 0 1 -",
    "1b1N2rk/1Pp1p1pp/2P1P3/8/1r6/p7/P7/K7 w - - 0 1 -",
    "7k/5J1p/7P/8/8/8/8/K7 b - - 0 1 -",
    "7k/7B/6PK/2pbr3/8/2P5/3p4/8 w - - 0 1 -",
    "7k/7n/8/8/8/8/N7/K7 w - - 0 1 -",
    "7k/7b/8/8/8/8/B7/K7 w - - 0 1 -",
    "k7/2pN4/1K6/3N4/8/8/8/8 w - - 0 1 -",
    "7k/7p/8/4b3/8/8/1P6/K7 w - - 0 1 -",
];

#[test]
fn positions_in_which_the_options_decide() {
    for rules in all_rules() {
        for fen in DECISIVE {
            let position = Shatar::from_fen_with(fen, rules.0).expect(fen);
            compare(&rules, &position).expect(fen);
        }
    }
}
