//! Laws that Bashni keeps beside those of every game, under each combination of rules.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::{TestCaseError, TestRunner};
use std::ops::ControlFlow::Continue;
use tabia::towers::{Bashni, BashniOptions, Rejump, Take};
use tabia::{MAX_TRAIL, Move, Notation, Position, Side};
use testkit::laws::config;
use testkit::strategies::{played, positions};
use testkit::{bashni, legal_moves, square_name};

fn combinations() -> Vec<BashniOptions> {
    let at_once = |rejump| BashniOptions {
        take: Take::AtOnce,
        rejump,
    };
    let mut all = vec![BashniOptions::default()];
    all.extend([Rejump::Never, Rejump::Intervening, Rejump::Free].map(at_once));
    all
}

fn any_position() -> impl Strategy<Value = Bashni> {
    select(combinations()).prop_flat_map(|options| positions(&bashni(options)))
}

fn holds<T: std::fmt::Debug>(
    cases: u32,
    tried: impl Strategy<Value = T>,
    law: impl Fn(T) -> Result<(), TestCaseError>,
) {
    if let Err(error) = TestRunner::new(config(cases)).run(&tried, law) {
        panic!("{error}");
    }
}

fn pieces(position: &Bashni) -> [u32; 2] {
    [Side::White, Side::Black].map(|side| position.count_pieces(side))
}

#[test]
fn games_of_random_moves_keep_all_pieces_to_the_end() {
    let games = (select(combinations()), vec(any::<u16>(), 400));
    holds(60, games, |(options, choices)| {
        let mut position = Bashni::start_with(options);
        for choice in choices {
            prop_assert_eq!(pieces(&position), [12, 12]);
            let next = played(position, &[choice]);
            if next == position {
                prop_assert!(position.outcome().is_some());
                break;
            }
            position = next;
        }
        Ok(())
    });
}

#[test]
fn no_trail_is_longer_than_the_pieces_of_the_other_side() {
    holds(1000, any_position(), |position| {
        let enemies = position.count_pieces(position.turn().other()) as usize;
        for mv in legal_moves(&position) {
            prop_assert!(mv.trail().count() <= enemies.min(MAX_TRAIL));
        }
        Ok(())
    });
}

#[test]
fn any_route_in_full_names_its_move() {
    holds(1000, any_position(), |position| {
        prop_assume!(position.count_routes() <= 300);
        let mut routes = Vec::new();
        let _ = position.visit_routes(&mut |mv, route| {
            routes.push((mv, *route));
            Continue(())
        });
        for (mv, route) in routes {
            let names = route.squares().iter().map(|&sq| square_name::<Bashni>(sq));
            let separator = if mv.is_capture() { ":" } else { "-" };
            let text = names.collect::<Vec<_>>().join(separator);
            prop_assert_eq!(position.parse_move(&text), Ok(mv), "{}", text);
        }
        Ok(())
    });
}

#[test]
fn positions_with_different_towers_have_different_keys() {
    holds(1000, (any_position(), any_position()), |(one, other)| {
        let same = one.fen().to_string() == other.fen().to_string();
        prop_assert_eq!(one.key() == other.key(), same);
        prop_assert_eq!(one == other, same && one.options() == other.options());
        Ok(())
    });
}

#[test]
fn no_move_whatever_its_bytes_makes_a_position_panic() {
    let moves = vec(any::<[u8; 16]>().prop_map(as_move), 1..60);
    holds(1000, (any_position(), moves), |(mut position, moves)| {
        for mv in moves.into_iter().flatten() {
            position.play(mv);
            let _ = (position.fen().to_string(), position.key());
        }
        Ok(())
    });
}

/// A move of any kind: half of them name twelve captures, wherever they are.
fn as_move(mut bytes: [u8; 16]) -> Option<Move> {
    const ORDERED: u8 = 2;
    bytes[2] &= 1;
    bytes[3] &= 3;
    let twelve = if bytes[3] & ORDERED == 0 {
        [0; 4]
    } else {
        [0x5a, 0, 0, 12 << 4]
    };
    bytes[4..8].copy_from_slice(&twelve);
    bytes[..2].iter_mut().for_each(|square| *square %= 36);
    Move::from_bytes(bytes)
}
