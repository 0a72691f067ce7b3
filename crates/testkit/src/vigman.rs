//! Vigman's draughts under test.

use crate::draughts::pieces_move;
use crate::reference::vigman as slow;
use crate::strategies::draughts_set_ups;
use crate::{Game, draughts_turned};
use proptest::prelude::*;
use tabia::draughts::{DarkGame, LightGame, Vigman, VigmanOptions, VigmanTurn};
use tabia::{Choice, Move, Notation, Position};

/// Vigman's draughts with this turn, tested against the slow generator.
pub fn vigman(turn: VigmanTurn) -> Game<Vigman> {
    Game {
        options: VigmanOptions { turn },
        set_up: set_ups(turn),
        slow_routes: |position| {
            slow::moves(&turn_of(position), &position.fen().to_string())
                .expect("the slow generator reads what the fast one writes")
        },
        slow_outcome: |position| {
            let winner = slow::outcome(&turn_of(position), &position.fen().to_string());
            winner.map(|winner| (winner, "blocked"))
        },
        turned: Some(turned),
        effect: one_game_moves,
    }
}

fn turn_of(position: &Vigman) -> String {
    let mut word = String::new();
    position
        .options()
        .turn
        .write(&mut word)
        .expect("a string takes every word");
    word
}

/// Two games set up at random; with two moves a turn, they have the same side to move.
fn set_ups(turn: VigmanTurn) -> BoxedStrategy<String> {
    let games = (
        draughts_set_ups::<DarkGame>(),
        draughts_set_ups::<LightGame>(),
        1..=2,
    );
    games
        .prop_map(move |(dark, light, left)| match turn {
            VigmanTurn::Paired => format!("{dark}|{light}"),
            VigmanTurn::TwoMoves => format!("{dark}|{}{}|{left}", &dark[..1], &light[1..]),
        })
        .boxed()
}

fn turned(position: &Vigman) -> String {
    let [dark, light] = [
        draughts_turned(position.dark()),
        draughts_turned(position.light()),
    ];
    match position.moves_left() {
        None => format!("{dark}|{light}"),
        Some(left) => format!("{dark}|{light}|{left}"),
    }
}

/// One game changes by the move; of the other at most the side to move does.
fn one_game_moves(before: &Vigman, mv: Move, after: &Vigman) {
    if DarkGame::grid().board().contains(mv.from()) {
        pieces_move(before.dark(), mv, after.dark());
        assert_eq!(pieces(after.light()), pieces(before.light()));
    } else {
        pieces_move(before.light(), mv, after.light());
        assert_eq!(pieces(after.dark()), pieces(before.dark()));
    }
    if let Some(left) = before.moves_left() {
        let us = before.turn();
        let (next, left) = if left == 2 { (us, 1) } else { (us.other(), 2) };
        assert_eq!((after.turn(), after.moves_left()), (next, Some(left)));
    }
}

/// The pieces as they are written, without the side to move.
fn pieces(game: &impl Notation) -> String {
    game.fen().to_string().split_off(1)
}
