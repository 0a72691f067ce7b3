//! Moves: what they hold, which are legal, playing them, their routes and their texts.

use crate::edge::{answer, ask, given, guard, text, write_list, write_text};
use crate::outcomes::TabiaAnnouncement;
use crate::positions::TabiaPosition;
use crate::status::{Failure, TabiaStatus};
use crate::values::{TABIA_NONE, TabiaMove, TabiaMoveInfo, TabiaRoute, style};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use std::ops::ControlFlow::Continue;

/// Writes what a move holds.
///
/// Errors: `TABIA_STATUS_BAD_MOVE` if no move has these bytes.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_move_read(
    mv: TabiaMove,
    info: Option<&mut MaybeUninit<TabiaMoveInfo>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(info)?;
        out.write(mv.read()?.into());
        Ok(())
    })
}

/// The square that a move starts from; `TABIA_NONE` if no move has these bytes.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_move_from(mv: TabiaMove) -> u8 {
    answer(TABIA_NONE, || Ok(mv.read()?.from().index() as u8))
}

/// The square that a move ends on; `TABIA_NONE` if no move has these bytes.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_move_to(mv: TabiaMove) -> u8 {
    answer(TABIA_NONE, || Ok(mv.read()?.to().index() as u8))
}

/// The squares of the captured pieces, as a set: the bit of a square is `1 << square`. 0 if the move captures
/// nothing, or no move has these bytes.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_move_captured(mv: TabiaMove) -> u64 {
    answer(0, || Ok(mv.read()?.captured().0))
}

/// The new kind, if the piece changes it in this move; otherwise, or if no move has these bytes, `TABIA_NONE`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_move_promotion(mv: TabiaMove) -> u8 {
    answer(TABIA_NONE, || {
        Ok(mv.read()?.promotion().map_or(TABIA_NONE, |kind| kind.0))
    })
}

/// Writes all legal moves into the caller's array, each once.
///
/// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
/// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_moves(
    position: Option<&TabiaPosition>,
    moves: *mut TabiaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        write_list(moves, capacity, count, |out| {
            let _ = position.visit_moves(&mut |mv| {
                out.push(mv.into());
                Continue(())
            });
            Ok(())
        })
    })
}

/// Writes the number of legal moves: cheaper than to list them.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_count_moves(
    position: Option<&TabiaPosition>,
    count: Option<&mut MaybeUninit<u64>>,
) -> TabiaStatus {
    ask(position, count, |position| position.0.count_moves())
}

/// Writes whether a move is legal here. Bytes that are no move are not.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_is_legal(
    position: Option<&TabiaPosition>,
    mv: TabiaMove,
    legal: Option<&mut MaybeUninit<bool>>,
) -> TabiaStatus {
    guard(|| {
        let position = given(position)?;
        let is_legal = mv.read().is_ok_and(|mv| position.0.is_legal(mv));
        given(legal)?.write(is_legal);
        Ok(())
    })
}

/// Plays a move.
///
/// Errors: `TABIA_STATUS_BAD_MOVE` if no move has these bytes, `TABIA_STATUS_ILLEGAL_MOVE` if it is not legal
/// here; the position stays as it was.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_play(
    position: Option<&mut TabiaPosition>,
    mv: TabiaMove,
) -> TabiaStatus {
    guard(|| {
        let position = given(position)?;
        let mv = mv.read()?;
        if !position.0.is_legal(mv) {
            return Err(Failure::illegal());
        }
        position.0.play(mv);
        Ok(())
    })
}

/// Plays a move that is known to be legal, without looking: for searches, with moves that
/// `tabia_position_moves` has listed for this very position.
///
/// Any other move leaves a position that means nothing: no call crashes with it and it can be freed, but calls may
/// answer anything, `TABIA_STATUS_PANIC` too. `tabia_position_play` looks.
/// Errors: `TABIA_STATUS_BAD_MOVE` if no move has these bytes.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_play_listed(
    position: Option<&mut TabiaPosition>,
    mv: TabiaMove,
) -> TabiaStatus {
    guard(|| {
        let position = given(position)?;
        let mv = mv.read()?;
        position.0.play(mv);
        Ok(())
    })
}

/// Writes the canonical route of a legal move.
///
/// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_route(
    position: Option<&TabiaPosition>,
    mv: TabiaMove,
    route: Option<&mut MaybeUninit<TabiaRoute>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        let out = given(route)?;
        let mv = mv.read()?;
        let found = position.route(mv).ok_or(Failure::illegal())?;
        out.write(TabiaRoute::new(mv, &found));
        Ok(())
    })
}

/// Writes all routes of all legal moves into the caller's array. The first of a move is its canonical one.
///
/// `*count` is how many there are. Where they are more than `capacity`, the array holds the first of them.
/// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_routes(
    position: Option<&TabiaPosition>,
    routes: *mut TabiaRoute,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        write_list(routes, capacity, count, |out| {
            let _ = position.visit_routes(&mut |mv, route| {
                out.push(TabiaRoute::new(mv, route));
                Continue(())
            });
            Ok(())
        })
    })
}

/// Writes a legal move as text; `form` is a `TabiaSquareForm`, `length` a `TabiaLength`.
///
/// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such
/// form or length; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_move_text(
    position: Option<&TabiaPosition>,
    mv: TabiaMove,
    form: u8,
    length: u8,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        let mv = mv.read()?;
        let style = style(position.variant(), form, length)?;
        if !position.is_legal(mv) {
            return Err(Failure::illegal());
        }
        write_text(buffer, capacity, needed, |out| {
            Ok(position.write_move(mv, style, out)?)
        })
    })
}

/// Writes a legal move as text as records of games have it: in Shatar as chess players write it, else as is usual.
///
/// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_record_text(
    position: Option<&TabiaPosition>,
    mv: TabiaMove,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        let mv = mv.read()?;
        if !position.is_legal(mv) {
            return Err(Failure::illegal());
        }
        write_text(buffer, capacity, needed, |out| {
            Ok(write!(out, "{}", position.record_text(mv))?)
        })
    })
}

/// Reads a move in any form that is accepted, and writes the one legal move it means.
///
/// Errors: `TABIA_STATUS_BAD_MOVE` if the text has not the form of a move, `TABIA_STATUS_ILLEGAL_MOVE` if no legal
/// move fits, `TABIA_STATUS_AMBIGUOUS_MOVE` if legal moves with different results do: then the text of the error
/// and `tabia_position_candidates` list them.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_parse_move(
    position: Option<&TabiaPosition>,
    text: *const c_char,
    length: usize,
    mv: Option<&mut MaybeUninit<TabiaMove>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        let out = given(mv)?;
        let read = position.parse_move(self::text(text, length)?);
        let explain = |error| {
            let status = Failure::from(error).status;
            Failure::told(status, position.explain(&error))
        };
        out.write(read.map_err(explain)?.into());
        Ok(())
    })
}

/// Writes the moves that an ambiguous text could mean, at most the first eight of them, into the caller's array;
/// the one move, if the text is not ambiguous.
///
/// `*count` is how many there are in the array, or would be if it were large enough.
/// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_candidates(
    position: Option<&TabiaPosition>,
    text: *const c_char,
    length: usize,
    moves: *mut TabiaMove,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        let read = position.parse_move(self::text(text, length)?);
        write_list(moves, capacity, count, |out| match read {
            Ok(mv) => {
                out.push(mv.into());
                Ok(())
            }
            Err(error) if error.candidates().is_empty() => Err(error.into()),
            Err(error) => {
                error.candidates().iter().for_each(|mv| out.push(mv.into()));
                Ok(())
            }
        })
    })
}

/// Writes what the customs of the game ask the player of a legal move to say, into the caller's array.
///
/// `*count` is how many announcements there are. Four are always enough.
/// Errors: `TABIA_STATUS_BAD_MOVE`, `TABIA_STATUS_ILLEGAL_MOVE`; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_announcements(
    position: Option<&TabiaPosition>,
    mv: TabiaMove,
    announcements: *mut TabiaAnnouncement,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        let mv = mv.read()?;
        if !position.is_legal(mv) {
            return Err(Failure::illegal());
        }
        write_list(announcements, capacity, count, |out| {
            position.announcements(mv, &mut |said| out.push(said.into()));
            Ok(())
        })
    })
}
