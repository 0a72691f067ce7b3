//! Recorded games: their tags and results, played on the board, written.

use crate::edge::{ask, given, guard, make, text, write_text};
use crate::games::TabiaGame;
use crate::positions::TabiaPosition;
use crate::rules::TabiaRules;
use crate::status::{Failure, TabiaStatus};
use crate::values::TABIA_NONE;
use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia::pdn::{GameResult, Record, Tag};

/// A recorded game. Made by `tabia_reader_next` and its like, freed by `tabia_record_free`.
pub struct TabiaRecord(pub(crate) Record);

/// How a recorded game ended.
#[repr(u8)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaResult {
    /// White won: `1-0` or `2-0`.
    WhiteWins = 0,
    /// Black won: `0-1` or `0-2`.
    BlackWins = 1,
    /// A draw: `1/2-1/2` or `1-1`.
    Draw = 2,
    /// Both lost, by forfeit: `0-0`.
    BothLose = 3,
    /// Not known, or not over: `*`.
    Unknown = 4,
}

/// Makes a record without tags and moves.
///
/// On success `*record` is a handle that the caller frees with `tabia_record_free`; on failure it is null.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_new(
    record: Option<&mut MaybeUninit<Option<Box<TabiaRecord>>>>,
) -> TabiaStatus {
    make(record, || Ok(TabiaRecord(Record::new())))
}

/// Makes another record that is as this one is.
///
/// On success `*copy` is a handle that the caller frees with `tabia_record_free`; on failure it is null.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_clone(
    record: Option<&TabiaRecord>,
    copy: Option<&mut MaybeUninit<Option<Box<TabiaRecord>>>>,
) -> TabiaStatus {
    make(copy, || Ok(TabiaRecord(given(record)?.0.clone())))
}

/// Frees a record. Null is allowed.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_free(record: Option<Box<TabiaRecord>>) {
    drop(record);
}

/// Writes the number of the game in its file and the line it begins on, both from 1; 0 if it was not read from a file.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_place(
    record: Option<&TabiaRecord>,
    number: Option<&mut MaybeUninit<u64>>,
    line: Option<&mut MaybeUninit<u64>>,
) -> TabiaStatus {
    guard(|| {
        let record = given(record)?;
        let (number, line) = (given(number)?, given(line)?);
        number.write(record.0.number());
        line.write(record.0.line());
        Ok(())
    })
}

/// Writes the value of the first tag of this name.
///
/// Errors: `TABIA_STATUS_NOTHING_THERE` if there is none; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_tag(
    record: Option<&TabiaRecord>,
    name: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let (record, name) = (given(record)?, text(name, length)?);
        let none = Failure::new(TabiaStatus::NothingThere, "there is no such tag");
        let value = record.0.tag(name).ok_or(none)?;
        write_text(buffer, capacity, needed, |out| Ok(out.write_str(value)?))
    })
}

/// Writes how many tags there are.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_tag_count(
    record: Option<&TabiaRecord>,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    ask(record, count, |record| record.0.tags().len())
}

/// Writes the name of a tag, counted from 0.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_tag_name(
    record: Option<&TabiaRecord>,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let tag = tag_at(record, index)?;
        write_text(
            buffer,
            capacity,
            needed,
            |out| Ok(out.write_str(&tag.name)?),
        )
    })
}

/// Writes the value of a tag, counted from 0.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_tag_value(
    record: Option<&TabiaRecord>,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let tag = tag_at(record, index)?;
        write_text(buffer, capacity, needed, |out| {
            Ok(out.write_str(&tag.value)?)
        })
    })
}

fn tag_at(record: Option<&TabiaRecord>, index: usize) -> Result<&Tag, Failure> {
    let tag = given(record)?.0.tags().get(index);
    tag.ok_or_else(|| Failure::out_of_range("the record has not so many tags", index))
}

/// Gives a tag this value; a new tag comes after those there are. Line ends become spaces.
///
/// Errors: `TABIA_STATUS_BAD_RECORD` if no tag can have this name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_set_tag(
    record: Option<&mut TabiaRecord>,
    name: *const c_char,
    name_length: usize,
    value: *const c_char,
    value_length: usize,
) -> TabiaStatus {
    guard(|| {
        let record = given(record)?;
        let (name, value) = (text(name, name_length)?, text(value, value_length)?);
        Ok(record.0.set_tag(name, value)?)
    })
}

/// Removes all tags of this name, if there are any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_remove_tag(
    record: Option<&mut TabiaRecord>,
    name: *const c_char,
    length: usize,
) -> TabiaStatus {
    guard(|| {
        given(record)?.0.remove_tag(text(name, length)?);
        Ok(())
    })
}

/// Writes the result, a `TabiaResult`: that after the moves, else that of the tag `Result`; `TABIA_NONE` if neither is there.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_result(
    record: Option<&TabiaRecord>,
    result: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    guard(|| {
        let found = given(record)?.0.result().map(|result| match result {
            GameResult::WhiteWins => TabiaResult::WhiteWins,
            GameResult::BlackWins => TabiaResult::BlackWins,
            GameResult::Draw => TabiaResult::Draw,
            GameResult::BothLose => TabiaResult::BothLose,
            GameResult::Unknown => TabiaResult::Unknown,
        });
        given(result)?.write(found.map_or(TABIA_NONE, |result| result as u8));
        Ok(())
    })
}

/// Sets the result after the moves, a `TabiaResult`, and that of the tag `Result` if there is one.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there is no such result.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_set_result(
    record: Option<&mut TabiaRecord>,
    result: u8,
) -> TabiaStatus {
    guard(|| {
        let record = given(record)?;
        let result = match result {
            0 => GameResult::WhiteWins,
            1 => GameResult::BlackWins,
            2 => GameResult::Draw,
            3 => GameResult::BothLose,
            4 => GameResult::Unknown,
            _ => return Err(Failure::out_of_range("no result", result)),
        };
        record.0.set_result(result);
        Ok(())
    })
}

/// Makes the rules that the tags of the record speak of.
///
/// On success `*rules` is a handle that the caller frees with `tabia_rules_free`; on failure it is null.
/// Errors: `TABIA_STATUS_NOTHING_THERE` if no tag says which game it is; `TABIA_STATUS_BAD_RECORD` if one names a
/// game or an option that is not known here, or two name different games.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_rules(
    record: Option<&TabiaRecord>,
    rules: Option<&mut MaybeUninit<Option<Box<TabiaRules>>>>,
) -> TabiaStatus {
    make(rules, || {
        let none = Failure::new(TabiaStatus::NothingThere, "no tag says which game it is");
        Ok(TabiaRules(given(record)?.0.rules()?.ok_or(none)?))
    })
}

/// Says by tags which game the record is of, and what is chosen of its options.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_set_rules(
    record: Option<&mut TabiaRecord>,
    rules: Option<&TabiaRules>,
) -> TabiaStatus {
    guard(|| {
        given(record)?.0.set_rules(&given(rules)?.0);
        Ok(())
    })
}

/// Makes the position that the game starts from under these rules: that of the tag `FEN`, or the usual one.
///
/// On success `*position` is a handle that the caller frees with `tabia_position_free`; on failure it is null.
/// Errors: `TABIA_STATUS_BAD_RECORD` if the tag is no position of the game.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_start(
    record: Option<&TabiaRecord>,
    rules: Option<&TabiaRules>,
    position: Option<&mut MaybeUninit<Option<Box<TabiaPosition>>>>,
) -> TabiaStatus {
    make(position, || {
        let (record, rules) = (given(record)?, given(rules)?.0);
        rules.check()?;
        Ok(TabiaPosition(record.0.start(&rules)?))
    })
}

/// Makes a game of the moves of the record, without its variations, played under these rules. Where the rules call
/// the game a draw and the players went on, it goes on. A result that the rules do not give is what the players made
/// of the game: a draw agreed or claimed, or a side that resigned.
///
/// On success `*game` is a handle that the caller frees with `tabia_game_free`; on failure it is null.
/// Errors: `TABIA_STATUS_BAD_RECORD` if the tag `FEN` is no position, or a move is no legal one: the text says
/// where in the file.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_game(
    record: Option<&TabiaRecord>,
    rules: Option<&TabiaRules>,
    game: Option<&mut MaybeUninit<Option<Box<TabiaGame>>>>,
) -> TabiaStatus {
    make(game, || {
        let (record, rules) = (given(record)?, given(rules)?.0);
        rules.check()?;
        Ok(TabiaGame(record.0.game(&rules)?))
    })
}

/// Says whether the result of the record is that of its game, as `tabia_record_game` makes it: where the rules
/// decide, theirs; and the same in the tag `Result` and after the moves. A result that is not known contradicts nothing.
///
/// Errors: `TABIA_STATUS_BAD_RECORD` if it is not, with a text that says where in the file.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_check_result(
    record: Option<&TabiaRecord>,
    game: Option<&TabiaGame>,
) -> TabiaStatus {
    guard(|| Ok(given(record)?.0.check_result(&given(game)?.0)?))
}

/// Makes the record of a game: its rules, the position it began with where that is not the usual one, its moves, its
/// result. Other tags are for the caller to set.
///
/// On success `*record` is a handle that the caller frees with `tabia_record_free`; on failure it is null.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_game_record(
    game: Option<&TabiaGame>,
    record: Option<&mut MaybeUninit<Option<Box<TabiaRecord>>>>,
) -> TabiaStatus {
    make(record, || Ok(TabiaRecord(Record::of(&given(game)?.0))))
}

/// Writes the record in PDN, as a file has it.
///
/// Errors: `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_text(
    record: Option<&TabiaRecord>,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let record = given(record)?;
        write_text(buffer, capacity, needed, |out| Ok(record.0.write(out)?))
    })
}
