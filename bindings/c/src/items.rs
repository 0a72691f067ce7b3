//! The moves of a recorded game with what is said of them, part by part.

use crate::edge::{ask, given, guard, text as text_in, write_text};
use crate::records::TabiaRecord;
use crate::status::{Failure, TabiaStatus};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia::pdn::{Item, Place};

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

/// Writes how many parts the moves of the record have: moves, comments, marks, and the ends of variations.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_record_item_count(
    record: Option<&TabiaRecord>,
    count: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    ask(record, count, |record| record.0.items().len())
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
        let found = record.0.item(index);
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
    guard(|| Ok(given(record)?.0.add_move(text_in(text, length)?)?))
}

/// Adds a comment; line ends and rows of spaces become one space. An empty one is nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_record_add_comment(
    record: Option<&mut TabiaRecord>,
    text: *const c_char,
    length: usize,
) -> TabiaStatus {
    guard(|| {
        given(record)?.0.add_comment(text_in(text, length)?);
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
