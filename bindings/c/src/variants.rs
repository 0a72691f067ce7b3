//! The games and their options.

use crate::edge::{given, guard, lasting, text};
use crate::outcomes::SAYINGS;
use crate::status::{Failure, TabiaStatus};
use crate::values::{TabiaPiece, piece, variant, variant_named};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia::{Reason, Values, Variant};

/// What a game is. The texts stay for as long as the program runs.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct TabiaAbout {
    /// Its number, the same in every version.
    pub variant: u8,
    /// Whether its rules rest on few sources.
    pub is_experimental: bool,
    /// The number of files of its board.
    pub width: u8,
    /// The number of ranks of its board.
    pub height: u8,
    /// The playing squares, as a set: the bit of a square is `1 << square`.
    pub squares: u64,
    /// How many options it has.
    pub options: usize,
    /// The name that programs use, such as `russian`.
    pub name: *const c_char,
    /// The name that people use.
    pub title: *const c_char,
    /// Its family, such as `draughts`.
    pub family: *const c_char,
    /// Its board, in words.
    pub board: *const c_char,
    /// One line about it.
    pub about: *const c_char,
}

/// An option of a game. The texts stay for as long as the program runs.
#[repr(C)]
#[derive(Copy, Clone, Debug)]
pub struct TabiaOption {
    /// Its name.
    pub name: *const c_char,
    /// What it decides, in a sentence.
    pub about: *const c_char,
    /// How many words it can be; 0 if it is a number.
    pub values: usize,
    /// Where it is a number: the greatest; the least is 1, and the word `none` stands for no limit. Otherwise 0.
    pub most: u16,
}

/// How many games there are.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_variant_count() -> usize {
    Variant::ALL.len()
}

/// Writes the number of a game, counted through all games from 0.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_variant_at(
    index: usize,
    variant: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(variant)?;
        let known = Variant::ALL.get(index);
        let known =
            known.ok_or_else(|| Failure::out_of_range("there are not so many games", index))?;
        out.write(known.number());
        Ok(())
    })
}

/// Writes the number of the game with this name, such as `russian`.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if there is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_variant_named(
    name: *const c_char,
    length: usize,
    variant: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(variant)?;
        out.write(variant_named(text(name, length)?)?.number());
        Ok(())
    })
}

/// Writes what a game is.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this number.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_variant_about(
    variant: u8,
    about: Option<&mut MaybeUninit<TabiaAbout>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(about)?;
        let variant = self::variant(variant)?;
        out.write(about_of(variant));
        Ok(())
    })
}

fn about_of(variant: Variant) -> TabiaAbout {
    let (about, grid) = (variant.about(), variant.grid());
    TabiaAbout {
        variant: variant.number(),
        is_experimental: about.experimental,
        width: grid.width(),
        height: grid.height(),
        squares: grid.board().0,
        options: variant.options().len(),
        name: lasting(about.name),
        title: lasting(about.title),
        family: lasting(about.family.name()),
        board: lasting(about.board),
        about: lasting(about.about),
    }
}

/// Writes what an option of a game is, counted from 0.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if the game has not so many options.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_variant_option(
    variant: u8,
    index: usize,
    option: Option<&mut MaybeUninit<TabiaOption>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(option)?;
        let option = option_at(variant, index)?;
        let (values, most) = match option.values {
            Values::Words(words) => (words.len(), 0),
            Values::NumberOrNone(most) => (0, most),
        };
        out.write(TabiaOption {
            name: lasting(option.name),
            about: lasting(option.about),
            values,
            most,
        });
        Ok(())
    })
}

/// Writes a word that an option of a game can be, counted from 0. The first is the default of the family,
/// which a game may override: `tabia_rules_value` says what is chosen. The text stays for as long as the
/// program runs.
///
/// Errors: as `tabia_variant_option`; `TABIA_STATUS_OUT_OF_RANGE` too if the option has not so many words.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_variant_option_value(
    variant: u8,
    index: usize,
    value: usize,
    word: Option<&mut MaybeUninit<*const c_char>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(word)?;
        let words = match option_at(variant, index)?.values {
            Values::Words(words) => words,
            Values::NumberOrNone(_) => &[],
        };
        let word = words.get(value);
        let word =
            word.ok_or_else(|| Failure::out_of_range("the option has not so many words", value))?;
        out.write(lasting(word));
        Ok(())
    })
}

fn option_at(number: u8, index: usize) -> Result<tabia::OptionInfo, Failure> {
    let option = variant(number)?.options().get(index).copied();
    option.ok_or_else(|| Failure::out_of_range("the game has not so many options", index))
}

/// Writes the letter that stands for a piece on a board drawn as text. Where all pieces are men and kings:
/// `w` and `b` for men, `W` and `B` for kings; elsewhere the letter of the kind, large for White.
///
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT`; `TABIA_STATUS_OUT_OF_RANGE` if there is no such side or kind.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_piece_letter(
    variant: u8,
    piece: TabiaPiece,
    letter: Option<&mut MaybeUninit<c_char>>,
) -> TabiaStatus {
    guard(|| {
        let out = given(letter)?;
        let letter = self::variant(variant)?.piece_letter(self::piece(piece)?);
        // The letters of all games are ASCII.
        out.write(letter as u8 as c_char);
        Ok(())
    })
}

/// The name of a reason, such as `one_piece_each`; `unknown` for a number that is none.
///
/// The text stays for as long as the program runs.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_reason_name(reason: u8) -> *const c_char {
    let known = Reason::ALL.get(usize::from(reason));
    lasting(known.map_or("unknown", |reason| reason.name()))
}

/// The name of what a player is to say, such as `soon_king`; `unknown` for a number that is none.
///
/// The text stays for as long as the program runs.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_saying_name(saying: u8) -> *const c_char {
    lasting(
        SAYINGS
            .get(usize::from(saying))
            .copied()
            .unwrap_or("unknown"),
    )
}
