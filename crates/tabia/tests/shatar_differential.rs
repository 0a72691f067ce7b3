//! Shatar against the slow generator that was written apart from it, under all options.

use proptest::prelude::*;
use proptest::sample::select;
use tabia::shatar::{Shatar, ShatarOptions};
use tabia::{Move, Notation, Options, Position, Side, Values};
use testkit::laws::config;
use testkit::reference::shatar as slow;
use testkit::{legal_moves, shatar_rules, shatar_set_ups};

/// Cases tried, unless the variable `PROPTEST_CASES` says otherwise.
const CASES: u32 = 500;

fn words(values: Values) -> Vec<&'static str> {
    match values {
        Values::Words(words) => words.to_vec(),
        Values::NumberOrNone(_) => Vec::new(),
    }
}

/// All rules that can be chosen.
fn all_rules() -> Vec<ShatarOptions> {
    let mut all = vec![ShatarOptions::default()];
    for option in ShatarOptions::LIST {
        let with_each_value = |rules: ShatarOptions| {
            words(option.values).into_iter().map(move |value| {
                let mut rules = rules;
                rules
                    .set(option.name, value)
                    .expect("a value that is listed");
                rules
            })
        };
        all = all.into_iter().flat_map(with_each_value).collect();
    }
    all
}

fn rules() -> impl Strategy<Value = ShatarOptions> {
    select(all_rules())
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

fn side_letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}

/// Both say the same of a position: its text, its result, every move with what it leads to and what is said of it.
fn compare(position: &Shatar) -> Result<(), TestCaseError> {
    let (fen, rules) = (position.fen().to_string(), shatar_rules(position.options()));
    prop_assert_eq!(
        &Shatar::from_fen_with(&fen, position.options()).unwrap(),
        position
    );
    let outcome = position
        .outcome()
        .map(|end| (end.winner.map(side_letter), end.reason.name()));
    prop_assert_eq!(
        outcome,
        slow::outcome(&rules, &fen),
        "the result of {}",
        &fen
    );
    let mut ours: Vec<_> = legal_moves(position)
        .into_iter()
        .map(|mv| described(position, mv))
        .collect();
    ours.sort();
    let theirs = slow::moves(&rules, &fen).map_err(TestCaseError::fail)?;
    let theirs: Vec<_> = theirs
        .into_iter()
        .map(|mv| {
            let said = slow::announcements(&rules, &fen, &mv.route[0], &mv.route[1]);
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
    #![proptest_config(config(CASES))]

    #[test]
    fn positions_from_play(rules in rules(), choices in prop::collection::vec(any::<u16>(), 0..80)) {
        compare(&played(rules, &choices))?;
    }

    #[test]
    fn positions_set_up(rules in rules(), fen in shatar_set_ups()) {
        let position = Shatar::from_fen_with(&fen, rules);
        let theirs = slow::moves(&shatar_rules(rules), &fen);
        prop_assert_eq!(position.is_err(), theirs.is_err(), "{}: {:?}, {:?}", fen, position, theirs);
        if let Ok(position) = position {
            compare(&position)?;
            // With the field of the runs the text may contradict the board, which the fast one sets right;
            // without it both take the runs from the checks on the board.
            if fen.ends_with("17") {
                prop_assert_eq!(theirs, slow::moves(&shatar_rules(rules), &position.fen().to_string()));
            }
        }
    }
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
    "6rk/5bpp/7N/8/8/7j/K7/2j5 w - - 0 1 -",
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
            let position = Shatar::from_fen_with(fen, rules).expect(fen);
            compare(&position).expect(fen);
        }
    }
}
