//! Squares: their numbers inside, their names, their public numbers, their places on the board.

use crate::edge::{given, guard, text, write_text};
use crate::status::{Failure, TabiaStatus};
use crate::values::{form, square, variant};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia::{Square, SquareForm};

/// Writes the name of a square as text, such as `c3` or `22`; `form` is a `TabiaSquareForm`.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such square or form;
/// `TABIA_STATUS_BUFFER_TOO_SMALL`. Four bytes are always enough.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_square_name(
    variant: u8,
    square: u8,
    form: u8,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let variant = self::variant(variant)?;
        let sq = self::square(variant, square)?;
        let form = self::form(variant, form)?;
        write_text(buffer, capacity, needed, |out| {
            Ok(match form {
                SquareForm::Letters => write!(out, "{}", variant.grid().name(sq)),
                SquareForm::Numbers => write!(out, "{}", variant.grid().number(sq)),
            }?)
        })
    })
}

/// Writes the square with this name in letters, such as `c3`.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_NOTHING_THERE` if no playing square has this name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_square_named(
    variant: u8,
    name: *const c_char,
    length: usize,
    square: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    guard(|| {
        let grid = self::variant(variant)?.grid();
        write_square(grid.square(text(name, length)?), square)
    })
}

/// Writes the square with this public number, counted from 1 row by row from the top left.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_NOTHING_THERE` if no playing square has this number.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_square_numbered(
    variant: u8,
    number: u32,
    square: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    guard(|| {
        let grid = self::variant(variant)?.grid();
        write_square(grid.numbered(number), square)
    })
}

/// Writes the square on this file and rank, both counted from 0 at White's left corner.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_NOTHING_THERE` if nobody plays on that square.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_square_at(
    variant: u8,
    file: u8,
    rank: u8,
    square: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    guard(|| {
        let grid = self::variant(variant)?.grid();
        write_square(grid.at(file, rank), square)
    })
}

fn write_square(
    found: Option<Square>,
    square: Option<&mut MaybeUninit<u8>>,
) -> Result<(), Failure> {
    let out = given(square)?;
    let nothing = Failure::new(TabiaStatus::NothingThere, "there is no such playing square");
    out.write(found.ok_or(nothing)?.index() as u8);
    Ok(())
}

/// Writes the file and the rank of a square, both counted from 0 at White's left corner.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such square.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_square_place(
    variant: u8,
    square: u8,
    file: Option<&mut MaybeUninit<u8>>,
    rank: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    guard(|| {
        let (file, rank) = (given(file)?, given(rank)?);
        let variant = self::variant(variant)?;
        let sq = self::square(variant, square)?;
        file.write(variant.grid().file(sq));
        rank.write(variant.grid().rank(sq));
        Ok(())
    })
}

/// Writes the public number of a square, counted from 1 row by row from the top left.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such square.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_square_number(
    variant: u8,
    square: u8,
    number: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(number)?;
        let variant = self::variant(variant)?;
        out.write(variant.grid().number(self::square(variant, square)?));
        Ok(())
    })
}
