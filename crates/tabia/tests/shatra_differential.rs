//! Shatra held against the slow reference generator, which was written apart from the rules alone:
//! positions from random play and set up at random, under all options.

use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;
use tabia::shatra::{BATYR, BIY, BOARD, SHATRA, Shatra, ShatraOptions, TURA, YALKYN};
use tabia::{Notation, Options, Position, Set, Square, Values};
use testkit::reference::{ReferenceMove, shatra as reference};
use testkit::{ShatraSetUp, shatra_rules, shatra_set_up};

/// Chooses each option by one bit.
fn options(bits: u8) -> ShatraOptions {
    let mut options = ShatraOptions::default();
    for (i, option) in ShatraOptions::LIST.iter().enumerate() {
        let Values::Words(words) = option.values else {
            panic!("{} has words", option.name);
        };
        let word = words[usize::from(bits >> i & 1)];
        options.set(option.name, word).expect("the option has it");
    }
    options
}

fn number(sq: Square) -> String {
    BOARD.number(sq).to_string()
}

/// Every legal route as the reference writes it, sorted.
fn routes(position: &Shatra) -> Vec<ReferenceMove> {
    let mut found = Vec::new();
    let _ = position.visit_routes(&mut |mv, route| {
        let mut after = *position;
        after.play(mv);
        found.push(ReferenceMove {
            route: route.squares().iter().copied().map(number).collect(),
            captured: route.captured().iter().copied().map(number).collect(),
            promotion: mv.promotion().map(Shatra::kind_letter),
            after: after.fen().to_string(),
        });
        Continue(())
    });
    found.sort();
    found
}

/// Holds one position against the reference: routes, moves, result.
fn agree(position: &Shatra) {
    let [fen, rules] = [
        position.fen().to_string(),
        format!("{:?}", position.options()),
    ];
    let options = shatra_rules(position.options());
    let mut expected = reference::moves(&options, &fen).expect("the reference reads it");
    expected.sort();
    let found = routes(position);
    assert_eq!(found, expected, "{fen} {rules}");
    // Two men of a kind that each return to their square over the same prey are two moves with one result.
    let results: BTreeSet<_> = expected
        .iter()
        .map(|mv| (&mv.route[0], &mv.after))
        .collect();
    assert_eq!(
        position.count_moves(),
        results.len() as u64,
        "{fen} {rules}"
    );
    assert_eq!(position.count_routes(), expected.len() as u64, "{fen}");
    assert_eq!(moves(position).len(), results.len(), "{fen}");
    assert_eq!(position.has_moves(), !expected.is_empty(), "{fen}");
    let winner = position.outcome().map(|outcome| {
        let winner = outcome.winner.expect("nothing is drawn by itself");
        (winner.name().chars().next(), outcome.reason.name())
    });
    assert_eq!(winner, reference::outcome(&options, &fen), "{fen}");
}

fn moves(position: &Shatra) -> Vec<tabia::Move> {
    let mut moves = Vec::new();
    let _ = position.visit_moves(&mut |mv| {
        moves.push(mv);
        Continue(())
    });
    moves
}

fn check_set_up(set_up: &ShatraSetUp, bits: u8) {
    let fen = set_up.fen();
    let rules = options(bits);
    let ours = Shatra::from_fen_with(&fen, rules);
    let theirs = reference::moves(&shatra_rules(rules), &fen);
    assert_eq!(ours.is_ok(), theirs.is_ok(), "{fen} {ours:?} {theirs:?}");
    if let Ok(position) = ours {
        agree(&position);
        for mv in moves(&position) {
            let mut after = position;
            after.play(mv);
            let read = Shatra::from_fen_with(&after.fen().to_string(), rules);
            assert_eq!(read, Ok(after));
        }
    }
}

fn play(choices: &[u16], start: Shatra, mut visit: impl FnMut(&Shatra)) {
    let mut position = start;
    for &choice in choices {
        visit(&position);
        let legal = moves(&position);
        if legal.is_empty() {
            return;
        }
        position.play(legal[usize::from(choice) % legal.len()]);
    }
}

fn everywhere() -> Vec<u8> {
    (1..63).collect()
}

/// White's castle and its front, and for balance some of the field.
fn round_the_castle() -> Vec<u8> {
    let mut squares: Vec<u8> = (39..63).collect();
    squares.extend([1, 2, 3, 5, 8, 10, 14, 28, 35]);
    squares
}

proptest! {
    #[test]
    fn random_play_agrees_with_the_reference(
        choices in prop::collection::vec(any::<u16>(), 1..90),
        bits in 0..64u8,
    ) {
        let mut ply = 0;
        play(&choices, Shatra::start_with(options(bits)), |position| {
            // The reference is slow: the opening is looked at now and then.
            if ply % 8 == 0 || ply > 40 && ply % 3 == 0 {
                agree(position);
            }
            ply += 1;
        });
    }

    #[test]
    fn positions_set_up_anywhere_agree_with_the_reference(
        set_up in shatra_set_up(everywhere(), 34),
        bits in 0..64u8,
    ) {
        check_set_up(&set_up, bits);
    }

    #[test]
    fn positions_round_a_castle_agree_with_the_reference(
        set_up in shatra_set_up(round_the_castle(), 24),
        bits in 0..64u8,
    ) {
        check_set_up(&set_up, bits);
    }

    #[test]
    fn play_from_positions_set_up_agrees_with_the_reference(
        set_up in shatra_set_up(everywhere(), 20),
        choices in prop::collection::vec(any::<u16>(), 1..12),
        bits in 0..64u8,
    ) {
        if let Ok(position) = Shatra::from_fen_with(&set_up.fen(), options(bits)) {
            play(&choices, position, agree);
        }
    }

    #[test]
    fn random_games_end_or_go_on_without_a_fault(
        choices in prop::collection::vec(any::<u16>(), 300),
        bits in 0..64u8,
    ) {
        play(&choices, Shatra::start_with(options(bits)), |position| {
            let fen = position.fen().to_string();
            let read = Shatra::from_fen_with(&fen, position.options());
            assert_eq!(read, Ok(*position));
            assert_eq!(read.map(|read| read.key()), Ok(position.key()));
            let men = position.men(tabia::Side::White) | position.men(tabia::Side::Black);
            let kinds = [SHATRA, YALKYN, TURA, BATYR, BIY].map(|kind| position.of_kind(kind));
            let together = kinds.into_iter().fold(Set::EMPTY, |all, kind| all | kind);
            assert_eq!(men, together);
        });
    }
}

/// Positions that chance does not find: a half without a free square while a drop is due (C14).
#[test]
fn full_halves_agree_with_the_reference() {
    for fen in [
        // Nothing to capture: the drop lapses.
        "3/3/3/b/7/7/7/SSSSSSS/sSYYSTT/ssDBSss/1/3/S2/3 w 57 57 -",
        "3/3/3/b/7/7/7/SSSSSSS/sSYYSTT/ssDBSss/1/3/1S1/3 w 10,58 58 -",
        "3/3/3/b/7/7/7/SSSSSSS/sSYYBTT/ssSSSss/1/3/1D1/3 w 10,58 58 -",
        // Two are due, and one of them leaves by the road: the drop of the other lapses.
        "b2/3/3/1/7/7/7/SSS1SSS/sSY1STD/ssB1Sss/T/Y2/3/3 w 53-54 53-54 -",
        // The biy alone can capture, and need not.
        "3/3/3/b/7/7/s6/BSSSSSS/sSYYSTT/ssDSSss/1/3/S2/3 w 10,57 57 -",
        // Shatras beside it can capture too.
        "3/3/3/b/7/7/1s5/SBSSSSS/sSYYSTT/ssDSSss/1/3/S2/3 w 57 57 -",
        "3/3/3/b/7/7/3s3/SSSBSSS/sSYYSTT/ssDSSss/1/3/S2/3 w 57 57 -",
        // A shatra in the enemy gate alone can capture, and need not.
        "3/3/3/S/3s3/7/1b5/SSSBSSS/sTTYYDs/ssSSsss/1/3/S2/3 w 57 57 -",
        // Others can capture.
        "3/3/3/b/7/7/3s3/SSSSSSS/sSYYSTT/ssDBSss/1/3/S2/3 w 57 57 -",
    ] {
        for bits in 0..64 {
            let position = Shatra::from_fen_with(fen, options(bits)).expect(fen);
            agree(&position);
            for mv in moves(&position) {
                let mut after = position;
                after.play(mv);
                agree(&after);
            }
        }
    }
}
