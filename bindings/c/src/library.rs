//! The library itself: its version, and the text of the last error.

use crate::edge::{last_error, lasting, write_text};
use crate::status::TabiaStatus;
use std::ffi::c_char;
use std::mem::MaybeUninit;

/// The version of the binary interface. It changes with every change that an installed program would notice.
pub const TABIA_ABI_VERSION: u32 = 1;

/// The version of the library, such as `0.1.0`. Compare it with `TABIA_VERSION_STRING`, the header's.
///
/// The text stays for as long as the program runs.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_version() -> *const c_char {
    lasting(env!("CARGO_PKG_VERSION"))
}

/// The version of the library's binary interface. A program whose header says another number in
/// `TABIA_ABI_VERSION` must not call anything else.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_abi_version() -> u32 {
    TABIA_ABI_VERSION
}

/// The name of a status, such as `bad_fen`; `unknown` for a number that is none.
///
/// The text stays for as long as the program runs.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_status_name(status: i32) -> *const c_char {
    let known = TabiaStatus::ALL
        .into_iter()
        .find(|known| *known as i32 == status);
    lasting(known.map_or("unknown", TabiaStatus::name))
}

/// The text of the last error in this thread, empty if there was none. It is for people: lower case, one
/// line, with the offending word and its place. Success leaves it as it is; so does this call.
///
/// Answers `TABIA_STATUS_BUFFER_TOO_SMALL` or `TABIA_STATUS_NULL_ARGUMENT` as all functions that write a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_last_error(
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    let text = last_error();
    let copied = write_text(buffer, capacity, needed, |out| Ok(out.write_str(&text)?));
    // Not by `guard`, which would make this call's own error the last one.
    match copied {
        Ok(()) => TabiaStatus::Ok,
        Err(failure) => failure.status,
    }
}
