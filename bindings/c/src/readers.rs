//! Files of recorded games, read one game at a time.

use crate::edge::{bytes, given, make};
use crate::records::TabiaRecord;
use crate::status::{Failure, TabiaStatus};
use std::ffi::c_char;
use std::io::Cursor;
use std::mem::MaybeUninit;
use tabia::pdn::{Encoding, Reader};

/// A reader of a file of recorded games. Made by `tabia_reader_new`, freed by `tabia_reader_free`.
pub struct TabiaReader(Reader<Cursor<Vec<u8>>>);

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
