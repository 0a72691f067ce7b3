//! The calls of WebAssembly, and what a program without an operating system has to bring with it.
//!
//! A request is written into a room that [`tabia_room`] gives; [`tabia_answer`] answers it, and the answer stands where
//! [`tabia_answer_start`] says. A panic ends in `tabia_panicked`, which the page brings, and then in a trap: the page
//! begins with a new instance and the last table that was saved.

use crate::table::Table;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: dlmalloc::GlobalDlmalloc = dlmalloc::GlobalDlmalloc;

#[cfg(target_arch = "wasm32")]
#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Tells the page what went wrong: a text in UTF-8.
    fn tabia_panicked(start: *const u8, len: usize);
}

#[cfg(target_arch = "wasm32")]
#[panic_handler]
fn panic(info: &core::panic::PanicInfo<'_>) -> ! {
    let text = alloc::string::ToString::to_string(info);
    // SAFETY: the text lives until the page has read it.
    unsafe { tabia_panicked(text.as_ptr(), text.len()) };
    core::arch::wasm32::unreachable()
}

/// A table with the room for its requests, and its last answer.
pub struct Held {
    table: Table,
    request: Vec<u8>,
    answer: String,
}

/// A new table. The page keeps it for as long as it is open.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_open() -> *mut Held {
    Box::into_raw(Box::new(Held {
        table: Table::new(),
        request: Vec::new(),
        answer: String::new(),
    }))
}

/// Room for a request of so many bytes.
///
/// # Safety
///
/// The table is one from [`tabia_open`], and nobody else uses it meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_room(held: *mut Held, len: usize) -> *mut u8 {
    // SAFETY: as the caller promises.
    let held = unsafe { &mut *held };
    held.request.clear();
    held.request.resize(len, 0);
    held.request.as_mut_ptr()
}

/// Answers the request in the room, and gives the length of the answer in bytes.
///
/// # Safety
///
/// As [`tabia_room`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_answer(held: *mut Held) -> usize {
    // SAFETY: as the caller promises.
    let held = unsafe { &mut *held };
    let request = String::from_utf8_lossy(&held.request);
    held.answer = held.table.answer(&request);
    held.answer.len()
}

/// Where the last answer starts. It stays there until the next request.
///
/// # Safety
///
/// As [`tabia_room`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_answer_start(held: *const Held) -> *const u8 {
    // SAFETY: as the caller promises.
    unsafe { &*held }.answer.as_ptr()
}
