//! Games being played: their history, their ends, moves taken back.

use crate::edge::{ask, given, guard, make, text, write_list};
use crate::outcomes::{TabiaOutcome, TabiaReason, TabiaRunning};
use crate::positions::TabiaPosition;
use crate::status::{Failure, TabiaStatus};
use crate::values::{TABIA_NONE, TabiaMove, side, variant_named};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia::{AnyGame, AnyMove, Outcome};

/// A game being played. Made by `tabia_game_new` and its like, freed by `tabia_game_free`.
pub struct TabiaGame(pub(crate) AnyGame);

/// Makes a game that begins with this position.
///
/// On success `*game` is a handle that the caller frees with `tabia_game_free`; on failure it is null. The
/// position stays the caller's.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_new(
    position: Option<&TabiaPosition>,
    game: Option<&mut MaybeUninit<Option<Box<TabiaGame>>>>,
) -> TabiaStatus {
    make(game, || {
        Ok(TabiaGame(AnyGame::from(given(position)?.0.clone())))
    })
}

/// Makes a game from the start, of the game with this name under its usual rules.
///
/// On success `*game` is a handle that the caller frees with `tabia_game_free`; on failure it is null.
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_game_start(
    name: *const c_char,
    length: usize,
    game: Option<&mut MaybeUninit<Option<Box<TabiaGame>>>>,
) -> TabiaStatus {
    make(game, || {
        let variant = variant_named(text(name, length)?)?;
        Ok(TabiaGame(AnyGame::start(variant)))
    })
}

/// Makes another game that is as this one is.
///
/// On success `*copy` is a handle that the caller frees with `tabia_game_free`; on failure it is null.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_clone(
    game: Option<&TabiaGame>,
    copy: Option<&mut MaybeUninit<Option<Box<TabiaGame>>>>,
) -> TabiaStatus {
    make(copy, || Ok(TabiaGame(given(game)?.0.clone())))
}

/// Frees a game. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_free(game: Option<Box<TabiaGame>>) {
    drop(game);
}

/// Makes the position now.
///
/// On success `*position` is a handle of its own that the caller frees with `tabia_position_free`; on failure
/// it is null. It does not follow the game.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_position(
    game: Option<&TabiaGame>,
    position: Option<&mut MaybeUninit<Option<Box<TabiaPosition>>>>,
) -> TabiaStatus {
    make(position, || Ok(TabiaPosition(given(game)?.0.position())))
}

/// Makes the position after so many plies: 0 is the first, `tabia_game_plies` the one now.
///
/// On success `*position` is a handle of its own that the caller frees with `tabia_position_free`; on failure
/// it is null. Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many plies.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_position_after(
    game: Option<&TabiaGame>,
    plies: usize,
    position: Option<&mut MaybeUninit<Option<Box<TabiaPosition>>>>,
) -> TabiaStatus {
    make(position, || {
        let mut positions = given(game)?.0.positions();
        if plies >= positions.len() {
            return Err(Failure::out_of_range(
                "the game has not so many plies",
                plies,
            ));
        }
        Ok(TabiaPosition(positions.swap_remove(plies)))
    })
}

/// Writes the side to move, a `TabiaSide`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_turn(
    game: Option<&TabiaGame>,
    side: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    ask(game, side, |game| game.0.turn() as u8)
}

/// Writes how many moves were made, of both sides together.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_plies(
    game: Option<&TabiaGame>,
    plies: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    ask(game, plies, |game| game.0.plies())
}

/// Writes the moves made so far into the caller's array.
///
/// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
/// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_game_moves(
    game: Option<&TabiaGame>,
    moves: *mut TabiaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| list(given(game)?.0.moves(), moves, capacity, count))
}

/// Writes the moves taken back that can be made again into the caller's array, the next one first.
///
/// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
/// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_game_undone(
    game: Option<&TabiaGame>,
    moves: *mut TabiaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| list(given(game)?.0.undone(), moves, capacity, count))
}

fn list(
    all: &[AnyMove],
    moves: *mut TabiaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> Result<(), Failure> {
    write_list(moves, capacity, count, |out| {
        all.iter().for_each(|&mv| out.push(mv.into()));
        Ok(())
    })
}

/// Makes a legal move. Moves taken back are forgotten, unless it is the next of them.
///
/// Errors: `TABIA_STATUS_GAME_OVER`; `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`. The game stays as it was.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_play(game: Option<&mut TabiaGame>, mv: TabiaMove) -> TabiaStatus {
    guard(|| Ok(given(game)?.0.play(mv.read()?)?))
}

/// Makes a legal move, also where the rules call the game a draw already: in records there are players who
/// went on.
///
/// Errors: `TABIA_STATUS_GAME_OVER` if the players have ended the game; `TABIA_STATUS_BAD_MOVE`,
/// `TABIA_STATUS_ILLEGAL_MOVE`. The game stays as it was.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_play_on(game: Option<&mut TabiaGame>, mv: TabiaMove) -> TabiaStatus {
    guard(|| Ok(given(game)?.0.play_on(mv.read()?)?))
}

/// Makes the move that a text means, and writes it to `*mv`, which may be null.
///
/// Errors: `TABIA_STATUS_GAME_OVER`; those of `tabia_position_parse_move`. The game stays as it was.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_game_play_text(
    game: Option<&mut TabiaGame>,
    text: *const c_char,
    length: usize,
    mv: Option<&mut MaybeUninit<TabiaMove>>,
) -> TabiaStatus {
    guard(|| {
        let game = given(game)?;
        let played = game.0.play_text(self::text(text, length)?)?;
        if let Some(out) = mv {
            out.write(played.into());
        }
        Ok(())
    })
}

/// Takes the last move back, and with it what the players made of the game. Writes it to `*mv`, which may be null.
///
/// Errors: `TABIA_STATUS_NOTHING_THERE` if no move was made.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_undo(
    game: Option<&mut TabiaGame>,
    mv: Option<&mut MaybeUninit<TabiaMove>>,
) -> TabiaStatus {
    guard(|| tell_move(given(game)?.0.undo(), mv))
}

/// Makes the move again that was taken back last, and writes it to `*mv`, which may be null.
///
/// Errors: `TABIA_STATUS_NOTHING_THERE` if there is none, or the players have ended the game.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_redo(
    game: Option<&mut TabiaGame>,
    mv: Option<&mut MaybeUninit<TabiaMove>>,
) -> TabiaStatus {
    guard(|| tell_move(given(game)?.0.redo(), mv))
}

fn tell_move(
    moved: Option<AnyMove>,
    mv: Option<&mut MaybeUninit<TabiaMove>>,
) -> Result<(), Failure> {
    let moved = moved.ok_or(Failure::new(
        TabiaStatus::NothingThere,
        "there is no such move",
    ))?;
    if let Some(out) = mv {
        out.write(moved.into());
    }
    Ok(())
}

/// Writes how the game has ended, if it has: on the board, by a draw clause, by repetition, or by the players.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_outcome(
    game: Option<&TabiaGame>,
    outcome: Option<&mut MaybeUninit<TabiaOutcome>>,
) -> TabiaStatus {
    ask(game, outcome, |game| game.0.outcome().into())
}

/// Writes why the side to move may claim a draw, a `TabiaReason`; `TABIA_NONE` if it may not.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_claimable(
    game: Option<&TabiaGame>,
    reason: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    guard(|| {
        let claimable = given(game)?.0.claimable();
        let claimable = claimable.map(|reason| TabiaReason::from(reason) as u8);
        given(reason)?.write(claimable.unwrap_or(TABIA_NONE));
        Ok(())
    })
}

/// Ends the game by the draw that the side to move may claim. Writes the outcome, which may be null.
///
/// Errors: `TABIA_STATUS_GAME_OVER`, `TABIA_STATUS_NOTHING_TO_CLAIM`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_claim_draw(
    game: Option<&mut TabiaGame>,
    outcome: Option<&mut MaybeUninit<TabiaOutcome>>,
) -> TabiaStatus {
    guard(|| {
        tell_end(given(game)?.0.claim_draw()?, outcome);
        Ok(())
    })
}

/// Ends the game by a draw that the players agree on. Writes the outcome, which may be null.
///
/// Errors: `TABIA_STATUS_GAME_OVER`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_agree_draw(
    game: Option<&mut TabiaGame>,
    outcome: Option<&mut MaybeUninit<TabiaOutcome>>,
) -> TabiaStatus {
    guard(|| {
        tell_end(given(game)?.0.agree_draw()?, outcome);
        Ok(())
    })
}

/// Ends the game: this side, a `TabiaSide`, resigns. Writes the outcome, which may be null.
///
/// Errors: `TABIA_STATUS_GAME_OVER`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such side.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_resign(
    game: Option<&mut TabiaGame>,
    side: u8,
    outcome: Option<&mut MaybeUninit<TabiaOutcome>>,
) -> TabiaStatus {
    guard(|| {
        let game = given(game)?;
        tell_end(game.0.resign(self::side(side)?)?, outcome);
        Ok(())
    })
}

fn tell_end(end: Outcome, outcome: Option<&mut MaybeUninit<TabiaOutcome>>) {
    if let Some(out) = outcome {
        out.write(Some(end).into());
    }
}

/// Writes how often the position now has stood on the board, this time included.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_repetitions(
    game: Option<&TabiaGame>,
    times: Option<&mut MaybeUninit<u32>>,
) -> TabiaStatus {
    ask(game, times, |game| game.0.repetitions())
}

/// Writes the draw clauses whose counts run, and how far they have come, into the caller's array.
///
/// `*count` is how many there are. Eight are always enough. Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_game_running(
    game: Option<&TabiaGame>,
    running: *mut TabiaRunning,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let all = given(game)?.0.running();
        write_list(running, capacity, count, |out| {
            all.into_iter().for_each(|clause| out.push(clause.into()));
            Ok(())
        })
    })
}
