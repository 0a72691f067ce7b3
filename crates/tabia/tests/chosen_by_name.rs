//! A game chosen by its name does what the game of its type does.

use std::ops::ControlFlow::Continue;
use tabia::encode::{Encode, WithGame};
use tabia::{
    AnyGame, AnyPosition, AnyTurn, Family, Game, Kind, Outcome, Reason, Side, StepAction, Turn,
    Variant, mix,
};

const PLIES: u64 = 40;

/// The moves of a random game of this number.
fn game(variant: Variant, number: u64) -> AnyGame {
    let mut game = AnyGame::start(variant);
    for ply in 0..PLIES {
        let moves = game.position().legal_moves();
        let chosen = mix(&[number, ply]) as usize % moves.len().max(1);
        if moves.is_empty() || game.play(moves[chosen]).is_err() {
            break;
        }
    }
    game
}

struct Beside(AnyGame);

impl WithGame for Beside {
    type Output = ();

    fn with<P: Encode>(self, options: P::Options) {
        let any = self.0;
        let mut typed = Game::new(P::start_with(options));
        for (position, mv) in any.positions().iter().zip(any.moves()) {
            agree(position, typed.position());
            turns_agree(position, typed.position());
            let mv = typed.position().parse_move(&position.text(*mv).to_string());
            typed.play(mv.expect("a legal move")).expect("a legal move");
        }
        agree(&any.position(), typed.position());
        assert_eq!(any.turn(), typed.position().turn());
        assert_eq!(any.outcome(), typed.outcome());
        assert_eq!(any.plies(), typed.plies());
        assert_eq!(any.texts(), typed.texts());
        assert_eq!(any.repetitions(), typed.repetitions());
        assert!(any.running().into_iter().eq(typed.running()));
        for outcome in ends() {
            let (mut any, mut typed) = (any.clone(), typed.clone());
            assert_eq!(any.end_as(outcome), typed.end_as(outcome));
            assert_eq!(any.outcome(), typed.outcome());
            assert_eq!(any.ended_by_players(), typed.ended_by_players());
        }
    }
}

fn ends() -> impl Iterator<Item = Outcome> {
    let winners = [None, Some(Side::White), Some(Side::Black)];
    let ends = winners.map(|winner| {
        Reason::ALL
            .iter()
            .map(move |&reason| Outcome { winner, reason })
    });
    ends.into_iter().flatten()
}

fn agree<P: Encode>(any: &AnyPosition, typed: &P) {
    assert_eq!(any.fen().to_string(), typed.fen().to_string());
    assert_eq!(any.key(), typed.key());
    assert_eq!(any.has_moves(), typed.has_moves());
    assert_eq!(any.count_moves(), typed.count_moves());
    assert_eq!(any.outcome(), typed.outcome());
    for side in [Side::White, Side::Black] {
        for kind in (0..8).map(Kind) {
            let stand =
                |sq: &tabia::Square| typed.piece_on(*sq) == Some(tabia::Piece { side, kind });
            let pieces = any.grid().board().iter().filter(stand).collect();
            assert_eq!(any.pieces_of(side, kind), pieces);
            assert_eq!(typed.pieces_of(side, kind), pieces);
        }
    }
}

/// Walks down the first and the last way of a turn.
fn turns_agree<P: Encode>(position: &AnyPosition, typed: &P) {
    for last in [false, true] {
        let mut typed = Turn::new(typed.clone());
        let start = position
            .rules()
            .turn(&position.fen().to_string())
            .expect("a turn not begun");
        let mut any = start.clone();
        let mut steps_taken = 0;
        loop {
            let steps = any.steps();
            let mut visited = Vec::new();
            let _ = any.visit_steps(&mut |step| {
                visited.push(step);
                Continue(())
            });
            assert_eq!(steps, visited);
            assert_eq!(steps, typed.steps());
            assert_eq!(any.may_stop(), typed.may_stop());
            assert_eq!(any.finished().is_some(), typed.finished().is_some());
            let numbers = any.legal_steps();
            assert!(any.numbering().actions(&numbers).eq(steps.iter().copied()));
            assert!(steps.iter().all(|&step| any.is_legal(step)));
            assert_eq!(any.is_legal(StepAction::Stop), any.may_stop());
            let chosen = if last { steps.last() } else { steps.first() };
            let Some(&chosen) = chosen else { break };
            assert_eq!(any.take(chosen).is_ok(), typed.take(chosen).is_ok());
            steps_taken += 1;
        }
        assert!(
            any.stop().is_err() && typed.stop().is_err(),
            "the turn is over"
        );
        for _ in 0..steps_taken {
            assert!(any.undo());
        }
        while any.undo() {}
        assert_eq!(any, start);
    }
}

#[test]
fn every_game_is_the_same_by_its_name() {
    for &variant in Variant::ALL {
        for number in 0..8 {
            variant.rules().with_game(Beside(game(variant, number)));
        }
    }
}

#[test]
fn a_piece_goes_to_the_square_it_is_sent_to() {
    let mut turn = AnyTurn::start(Variant::Russian);
    let sq = |name| turn.grid().square(name).expect("a square");
    let [c3, d4, e5] = ["c3", "d4", "e5"].map(sq);
    assert!(turn.clone().go(d4).is_err(), "several men can go there");
    turn.choose(c3).expect("a man that can go");
    assert!(turn.go(e5).is_err());
    let mv = turn.go(d4).expect("a step").expect("a whole move");
    assert_eq!(
        AnyPosition::start(Variant::Russian).text(mv).to_string(),
        "c3-d4"
    );
}

#[test]
fn families_have_names() {
    let names = [
        Family::Draughts,
        Family::Shatar,
        Family::Shatra,
        Family::Towers,
    ];
    let names = names.map(Family::name);
    assert_eq!(names, ["draughts", "shatar", "shatra", "towers"]);
    let told = Variant::ALL
        .iter()
        .map(|variant| variant.about().family.name());
    let told: std::collections::BTreeSet<&str> = told.collect();
    assert!(told.into_iter().eq(names));
}

#[test]
fn positions_show_their_game_and_rules_to_programmers() {
    for &variant in Variant::ALL {
        let position = AnyPosition::start(variant);
        let text = format!("{position:?}");
        assert!(text.contains(&position.fen().to_string()), "{text}");
        for (name, value) in variant.rules().chosen() {
            assert!(text.contains(&format!("{name}={value}")), "{text}");
        }
    }
}

#[test]
fn a_move_of_another_game_is_refused_and_does_no_harm() {
    let games = || Variant::ALL.iter().map(|&variant| game(variant, 1));
    for mine in games() {
        for mv in games().flat_map(|other| other.moves().to_vec()) {
            for position in mine.positions() {
                let (mut tried, mut played) = (position.clone(), position.clone());
                assert_eq!(tried.try_play(mv), position.is_legal(mv));
                // What comes of it means nothing, and can be asked.
                played.play(mv);
                let _ = (
                    played.fen().to_string(),
                    played.outcome(),
                    played.count_moves(),
                );
            }
        }
    }
}
