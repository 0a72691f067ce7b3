//! Moves made, taken back and made again, and how often positions have stood on the board.

use crate::play;
use proptest::prelude::*;
use tabia::{AnyGame, AnyMove, AnyPosition, GameError, Variant};

#[test]
fn moves_are_taken_back_and_made_again() {
    let mut game = AnyGame::start(Variant::Russian);
    play(&mut game, "c3-d4 d6-c5 b2-c3");
    let [moves, end] = [game.moves().to_vec(), Vec::new()];
    assert_eq!(game.undone(), end);
    assert_eq!(game.undo(), Some(moves[2]));
    assert_eq!(game.undo(), Some(moves[1]));
    assert_eq!(game.moves(), &moves[..1]);
    assert_eq!(game.undone(), &moves[1..]);
    assert_eq!(game.redo(), Some(moves[1]));
    assert_eq!(game.redo(), Some(moves[2]));
    assert_eq!(game.redo(), None);
    assert_eq!(game.moves(), moves);
}

#[test]
fn another_move_forgets_those_taken_back() {
    let mut game = AnyGame::start(Variant::Russian);
    play(&mut game, "c3-d4 d6-c5");
    assert!(game.undo().is_some() && game.undo().is_some());
    play(&mut game, "c3-d4");
    assert_eq!(game.undone().len(), 1, "the same move keeps the rest");
    assert!(game.undo().is_some());
    play(&mut game, "a3-b4");
    assert_eq!(game.undone(), []);
}

#[test]
fn a_game_keeps_its_first_position() {
    let mut game = AnyGame::start(Variant::Shatar);
    let first = game.position();
    play(&mut game, "d1d3");
    assert_eq!(game.first_position(), first);
    assert_eq!(game.positions(), [first, game.position()]);
}

#[test]
fn a_move_that_is_not_legal_changes_nothing() {
    let mut game = AnyGame::start(Variant::Russian);
    let mv = game.position().legal_moves()[0];
    play(&mut game, "c3-d4");
    let before = game.position();
    assert_eq!(game.play(mv), Err(GameError::Illegal));
    let error = game.play_text("c3-d4").unwrap_err();
    assert_eq!(error.to_string(), "`c3-d4` is no legal move here");
    assert_eq!((game.position(), game.plies()), (before, 1));
}

/// What is done to a game: a move by its place among the legal ones, or one taken back, or made again.
#[derive(Debug, Clone)]
enum Done {
    Move(usize),
    Undo,
    Redo,
}

fn done() -> impl Strategy<Value = Done> {
    prop_oneof![
        4 => (0_usize..64).prop_map(Done::Move),
        3 => Just(Done::Undo),
        1 => Just(Done::Redo),
    ]
}

fn variant() -> impl Strategy<Value = Variant> {
    prop::sample::select(Variant::ALL)
}

proptest! {
    #![proptest_config(testkit::laws::config(300))]

    /// A game answers as one that is played anew with the same moves.
    #[test]
    fn a_game_is_its_moves(variant in variant(), all in prop::collection::vec(done(), 1..80)) {
        let mut game = AnyGame::start(variant);
        for one in all {
            match one {
                Done::Move(place) => {
                    let moves = game.position().legal_moves();
                    if !moves.is_empty() {
                        prop_assert_eq!(game.play_on(moves[place % moves.len()]), Ok(()));
                    }
                }
                Done::Undo => {
                    let last = game.moves().last().copied();
                    prop_assert_eq!(game.undo(), last);
                }
                Done::Redo => {
                    let next = game.undone().first().copied();
                    prop_assert_eq!(game.redo(), next);
                }
            }
        }
        let again = replayed(&game);
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.running(), game.running());
        prop_assert_eq!(again.repetitions(), game.repetitions());
        prop_assert_eq!(again.outcome(), game.outcome());
        prop_assert_eq!(game.repetitions(), counted(&game));
    }
}

fn replayed(game: &AnyGame) -> AnyGame {
    let mut again = AnyGame::new(game.first_position());
    let moves: &[AnyMove] = game.moves();
    for &mv in moves {
        assert_eq!(again.play_on(mv), Ok(()));
    }
    again
}

/// How often the last position stood on the board, by comparing it with all.
fn counted(game: &AnyGame) -> u32 {
    let now = without_runs(&game.position());
    let same = |position: &&AnyPosition| without_runs(position) == now;
    game.positions().iter().filter(same).count() as u32
}

/// The position without the runs of checks, which repetition does not see, and without what only counts.
fn without_runs(position: &AnyPosition) -> String {
    let fen = position.fen().to_string();
    match position.variant().about().family {
        tabia::Family::Shatar => fen.split(' ').take(2).collect(),
        _ => fen,
    }
}

/// The page on whole games says how much memory a ply takes.
#[test]
fn the_page_tells_the_memory_of_a_ply() {
    use tabia::draughts::{Draughts, International, Keny, Russian, Turkish, Vigman};
    use tabia::{Game, shatar::Shatar, shatra::Shatra, towers::Bashni};
    let names = "Russian, Poddavki, Spantsireti, Brazilian, International, Turkish, Armenian, Keny";
    let rows = [
        (names, Game::<Draughts<Russian>>::BYTES_A_PLY),
        (names, Game::<Draughts<International>>::BYTES_A_PLY),
        (names, Game::<Draughts<Turkish>>::BYTES_A_PLY),
        (names, Game::<Draughts<Keny>>::BYTES_A_PLY),
        ("Vigman", Game::<Vigman>::BYTES_A_PLY),
        ("Bashni", Game::<Bashni>::BYTES_A_PLY),
        ("Shatar", Game::<Shatar>::BYTES_A_PLY),
        ("Shatra", Game::<Shatra>::BYTES_A_PLY),
    ];
    let page = include_str!("../../docs/games.md");
    let rows = rows.map(|(names, bytes)| format!("| {names} | {bytes} |"));
    let missing: Vec<&String> = rows.iter().filter(|row| !page.contains(*row)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}
