//! Positions: what stands on the board, who is to move, how it ended.

use crate::edge::{ask, given, guard, make, text, write_list, write_text};
use crate::outcomes::TabiaOutcome;
use crate::rules::TabiaRules;
use crate::status::TabiaStatus;
use crate::values::{TabiaPiece, form, square, variant_named};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia::AnyPosition;

/// A position. Made by `tabia_position_new` and its like, freed by `tabia_position_free`.
pub struct TabiaPosition(pub(crate) AnyPosition);

/// Makes the starting position under these rules.
///
/// On success `*position` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
/// Errors: `TABIA_STATUS_BAD_OPTION` if the chosen options do not go together.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_new(
    rules: Option<&TabiaRules>,
    position: Option<&mut MaybeUninit<Option<Box<TabiaPosition>>>>,
) -> TabiaStatus {
    make(position, || {
        let rules = given(rules)?.0;
        rules.check()?;
        Ok(TabiaPosition(rules.start()))
    })
}

/// Makes the starting position of the game with this name, under its usual rules.
///
/// On success `*position` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_start(
    name: *const c_char,
    length: usize,
    position: Option<&mut MaybeUninit<Option<Box<TabiaPosition>>>>,
) -> TabiaStatus {
    make(position, || {
        let variant = variant_named(text(name, length)?)?;
        Ok(TabiaPosition(variant.rules().start()))
    })
}

/// Reads a position under these rules.
///
/// On success `*position` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
/// Errors: `TABIA_STATUS_BAD_FEN`, with a text that says where, what stands there and what was expected;
/// `TABIA_STATUS_BAD_OPTION` if the chosen options do not go together.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_from_fen(
    rules: Option<&TabiaRules>,
    fen: *const c_char,
    length: usize,
    position: Option<&mut MaybeUninit<Option<Box<TabiaPosition>>>>,
) -> TabiaStatus {
    make(position, || {
        let rules = given(rules)?.0;
        rules.check()?;
        Ok(TabiaPosition(rules.position(text(fen, length)?)?))
    })
}

/// Makes another position that is equal to this one.
///
/// On success `*copy` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_clone(
    position: Option<&TabiaPosition>,
    copy: Option<&mut MaybeUninit<Option<Box<TabiaPosition>>>>,
) -> TabiaStatus {
    make(copy, || Ok(TabiaPosition(given(position)?.0.clone())))
}

/// Makes a position that is there equal to another one, of whatever game: cheaper than a clone. The two
/// handles must not be the same.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_copy(
    to: Option<&mut TabiaPosition>,
    from: Option<&TabiaPosition>,
) -> TabiaStatus {
    guard(|| {
        given(to)?.0.clone_from(&given(from)?.0);
        Ok(())
    })
}

/// Frees a position. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_free(position: Option<Box<TabiaPosition>>) {
    drop(position);
}

/// Makes the rules that the position is played by.
///
/// On success `*rules` is a handle that the caller frees with `tabia_rules_free`; on failure it is null.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_rules(
    position: Option<&TabiaPosition>,
    rules: Option<&mut MaybeUninit<Option<Box<TabiaRules>>>>,
) -> TabiaStatus {
    make(rules, || Ok(TabiaRules(given(position)?.0.rules())))
}

/// Writes the number of the game.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_variant(
    position: Option<&TabiaPosition>,
    variant: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    ask(position, variant, |position| position.0.variant().number())
}

/// Writes the position as text; `form` is a `TabiaSquareForm`.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there is no such form; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_fen(
    position: Option<&TabiaPosition>,
    form: u8,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        let form = self::form(position.variant(), form)?;
        write_text(buffer, capacity, needed, |out| {
            Ok(position.write_fen(form, out)?)
        })
    })
}

/// Writes the board drawn as text: ranks from the top as White sees it, or as Black does if it is turned.
/// Lines end with a line break, the last one without.
///
/// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_board(
    position: Option<&TabiaPosition>,
    turned: bool,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        write_text(buffer, capacity, needed, |out| {
            Ok(write!(out, "{}", position.board(turned))?)
        })
    })
}

/// Writes the piece on a square, in a tower the top one; with `TABIA_NONE` in both its fields if the square is empty.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if it is no playing square of the game.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_piece(
    position: Option<&TabiaPosition>,
    square: u8,
    piece: Option<&mut MaybeUninit<TabiaPiece>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        let out = given(piece)?;
        let sq = self::square(position.variant(), square)?;
        out.write(position.piece_on(sq).into());
        Ok(())
    })
}

/// Writes the pieces on a square from bottom to top: more than one only in games with towers, none on an
/// empty square.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if it is no playing square of the game; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_tower(
    position: Option<&TabiaPosition>,
    square: u8,
    pieces: *mut TabiaPiece,
    capacity: usize,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let position = &given(position)?.0;
        let sq = self::square(position.variant(), square)?;
        write_list(pieces, capacity, count, |out| {
            position
                .tower_on(sq)
                .for_each(|piece| out.push(Some(piece).into()));
            Ok(())
        })
    })
}

/// Writes the side to move, a `TabiaSide`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_turn(
    position: Option<&TabiaPosition>,
    side: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    ask(position, side, |position| position.0.turn() as u8)
}

/// Writes how the game has ended by the rules of moving or by what stands on the board, if it has. What ends
/// a game by its history, `tabia_game_outcome` says.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_outcome(
    position: Option<&TabiaPosition>,
    outcome: Option<&mut MaybeUninit<TabiaOutcome>>,
) -> TabiaStatus {
    ask(position, outcome, |position| position.0.outcome().into())
}

/// Writes a number that is equal for equal positions under the same rules, and almost always different for others.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_key(
    position: Option<&TabiaPosition>,
    key: Option<&mut MaybeUninit<u64>>,
) -> TabiaStatus {
    ask(position, key, |position| position.0.key())
}

/// Writes whether two positions are equal: the same game and rules, the same pieces, the same side to move,
/// and the same of whatever else decides the future.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_position_equal(
    position: Option<&TabiaPosition>,
    other: Option<&TabiaPosition>,
    equal: Option<&mut MaybeUninit<bool>>,
) -> TabiaStatus {
    guard(|| {
        let (position, other) = (given(position)?, given(other)?);
        given(equal)?.write(position.0 == other.0);
        Ok(())
    })
}
