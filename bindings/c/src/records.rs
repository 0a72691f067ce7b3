//! Recorded games: read from a buffer in PDN, made move by move, played on the board, written.

use crate::edge::{bytes, given, guard, make, text, write_text};
use crate::games::TabiaGame;
use crate::positions::TabiaPosition;
use crate::rules::TabiaRules;
use crate::status::{Failure, TabiaStatus};
use crate::values::TABIA_NONE;
use std::ffi::c_char;
use std::io::Cursor;
use std::mem::MaybeUninit;
use tabia::AnyGame;
use tabia::pdn::{Encoding, GameResult, Item, Place, Reader, Record, Tag};

/// A reader of a file of recorded games. Made by `tabia_reader_new`, freed by `tabia_reader_free`.
pub struct TabiaReader(Reader<Cursor<Vec<u8>>>);

/// A recorded game. Made by `tabia_reader_next` and its like, freed by `tabia_record_free`.
pub struct TabiaRecord(pub(crate) Record);

/// How the tags and comments of a file are encoded. Moves are the same in all of these.
#[repr(u8)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaEncoding {
    /// UTF-8 where it is valid, else whichever of the two others gives the likelier Russian.
    Guess = 0,
    /// UTF-8; what is not stands as U+FFFD.
    Utf8 = 1,
    /// The Cyrillic code page of Windows, 1251.
    Windows1251 = 2,
    /// The Cyrillic code page of DOS, 866.
    Ibm866 = 3,
}

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

/// What a part of the moves of a record is.
#[repr(u8)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaItemKind {
    /// A move; its text is as it is written.
    Move = 0,
    /// A comment.
    Comment = 1,
    /// What is thought of the move before: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    Nag = 2,
    /// A variation begins: instead of the move before.
    Open = 3,
    /// The variation ends.
    Close = 4,
}

/// A part of the moves of a record.
#[repr(C)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TabiaItem {
    /// What it is, a `TabiaItemKind`.
    pub kind: u8,
    /// The number, if it is a `TABIA_ITEM_KIND_NAG`; otherwise 0.
    pub nag: u8,
    /// The line of the file on which a move stands, from 1; 0 if it was not read from one.
    pub line: u64,
    /// The column, from 1, in bytes; 0 if it was not read from a file.
    pub column: u64,
}

/// Makes a reader of a file that is in memory; `encoding` is a `TabiaEncoding`. The bytes are copied. They may
/// be of any kind: `TABIA_STATUS_BAD_UTF8` does not come from here.
///
/// On success `*reader` is a handle that the caller frees with `tabia_reader_free`; on failure it is null.
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there is no such encoding.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_reader_new(
    file: *const c_char,
    length: usize,
    encoding: u8,
    reader: Option<&mut MaybeUninit<Option<Box<TabiaReader>>>>,
) -> TabiaStatus {
    make(reader, || {
        let encoding = match encoding {
            0 => Encoding::Guess,
            1 => Encoding::Utf8,
            2 => Encoding::Windows1251,
            3 => Encoding::Ibm866,
            _ => return Err(Failure::out_of_range("no encoding", encoding)),
        };
        let source = Cursor::new(bytes(file, length)?.to_vec());
        Ok(TabiaReader(Reader::with_encoding(source, encoding)))
    })
}

/// Reads the next game.
///
/// On success `*record` is a handle that the caller frees with `tabia_record_free`; on failure it is null.
/// Errors: `TABIA_STATUS_NOTHING_THERE` after the last game; `TABIA_STATUS_BAD_RECORD` if this game cannot be
/// read, with a text that says which game, where, and what was expected: those after it can.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_reader_next(
    reader: Option<&mut TabiaReader>,
    record: Option<&mut MaybeUninit<Option<Box<TabiaRecord>>>>,
) -> TabiaStatus {
    make(record, || {
        let next = given(reader)?.0.next();
        let end = Failure::new(TabiaStatus::NothingThere, "there is no further game");
        Ok(TabiaRecord(next.ok_or(end)??))
    })
}

/// Frees a reader. Null is allowed. Records that it read stay.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_reader_free(reader: Option<Box<TabiaReader>>) {
    drop(reader);
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
    guard(|| {
        let record = given(record)?;
        given(count)?.write(record.0.tags().len());
        Ok(())
    })
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
/// the game a draw and the players went on, it goes on.
///
/// On success `*game` is a handle that the caller frees with `tabia_game_free`; on failure it is null.
/// Errors: `TABIA_STATUS_BAD_RECORD` if the tag `FEN` is no position, or a move is no legal one: the text says
/// where in the file.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_replay(
    record: Option<&TabiaRecord>,
    rules: Option<&TabiaRules>,
    game: Option<&mut MaybeUninit<Option<Box<TabiaGame>>>>,
) -> TabiaStatus {
    make(game, || {
        let (record, rules) = (given(record)?, given(rules)?.0);
        rules.check()?;
        let mut moves = Vec::new();
        record.0.replay(&rules, |_, _, mv| moves.push(mv))?;
        let mut game = AnyGame::from(record.0.start(&rules)?);
        for mv in moves {
            game.play_on(mv)?;
        }
        Ok(TabiaGame(game))
    })
}

/// Writes how many parts the moves of the record have: moves, comments, marks, and the ends of variations.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_item_count(
    record: Option<&TabiaRecord>,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let record = given(record)?;
        given(count)?.write(record.0.items().count());
        Ok(())
    })
}

/// Writes a part of the moves of the record, counted from 0, and its text: that of a move or a comment, else an empty one.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are not so many; `TABIA_STATUS_BUFFER_TOO_SMALL`, where the item is
/// written all the same.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_item(
    record: Option<&TabiaRecord>,
    index: usize,
    item: Option<&mut MaybeUninit<TabiaItem>>,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let record = given(record)?;
        let out = given(item)?;
        let found = record.0.items().nth(index);
        let found = found
            .ok_or_else(|| Failure::out_of_range("the record has not so many parts", index))?;
        let (told, text) = told(found);
        out.write(told);
        write_text(buffer, capacity, needed, |out| Ok(out.write_str(text)?))
    })
}

fn told(item: Item<'_>) -> (TabiaItem, &str) {
    let (kind, nag, place, text) = match item {
        Item::Move { text, place } => (TabiaItemKind::Move, 0, place, text),
        Item::Comment(text) => (TabiaItemKind::Comment, 0, Place::default(), text),
        Item::Nag(nag) => (TabiaItemKind::Nag, nag, Place::default(), ""),
        Item::Open => (TabiaItemKind::Open, 0, Place::default(), ""),
        Item::Close => (TabiaItemKind::Close, 0, Place::default(), ""),
    };
    let told = TabiaItem {
        kind: kind as u8,
        nag,
        line: place.line,
        column: place.column,
    };
    (told, text)
}

/// Adds a move, as `tabia_position_record_text` writes it. Whether it is legal is not asked.
///
/// Errors: `TABIA_STATUS_BAD_RECORD` if it is not one word with a digit in it, or is a result.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_add_move(
    record: Option<&mut TabiaRecord>,
    text: *const c_char,
    length: usize,
) -> TabiaStatus {
    guard(|| Ok(given(record)?.0.add_move(self::text(text, length)?)?))
}

/// Adds a comment; line ends and rows of spaces become one space. An empty one is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_add_comment(
    record: Option<&mut TabiaRecord>,
    text: *const c_char,
    length: usize,
) -> TabiaStatus {
    guard(|| {
        given(record)?.0.add_comment(self::text(text, length)?);
        Ok(())
    })
}

/// Says what is thought of the move before: 1 is `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_add_nag(record: Option<&mut TabiaRecord>, nag: u8) -> TabiaStatus {
    guard(|| {
        given(record)?.0.add_nag(nag);
        Ok(())
    })
}

/// Opens a variation, played instead of the move before. One left open is closed in writing.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_open_variation(record: Option<&mut TabiaRecord>) -> TabiaStatus {
    guard(|| {
        given(record)?.0.open_variation();
        Ok(())
    })
}

/// Closes the variation opened last.
///
/// Errors: `TABIA_STATUS_BAD_RECORD` if none is open.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_close_variation(record: Option<&mut TabiaRecord>) -> TabiaStatus {
    guard(|| Ok(given(record)?.0.close_variation()?))
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
