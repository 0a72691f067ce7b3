//! The edge between C and the library: the guards for panics and for null, the text of the last error, and
//! all reading and writing of the caller's memory.
//!
//! This file holds all unsafe code. What it relies on is what the first page of the header asks of callers:
//! a pointer is null, or points to what its type and the length beside it say, and nobody else writes there
//! during the call.

use crate::status::{Failure, TabiaStatus};
use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_char};
use std::fmt::{self, Write};
use std::mem::MaybeUninit;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::{Mutex, PoisonError};

/// The length that means: the text ends with a NUL. `TABIA_Z` in the header.
pub const NUL_TERMINATED: usize = usize::MAX;

/// Where a function writes what it answers.
pub(crate) type Out<'a, T> = Option<&'a mut MaybeUninit<T>>;

thread_local! {
    static LAST_ERROR: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs the body of a call: whatever happens in it, C gets a status.
pub(crate) fn guard(body: impl FnOnce() -> Result<(), Failure>) -> TabiaStatus {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => TabiaStatus::Ok,
        Ok(Err(failure)) => tell(&failure),
        Err(panic) => tell(&panicked(&*panic)),
    }
}

/// Runs the body of a call that answers with a plain value: the second one, if it fails.
pub(crate) fn answer<T>(otherwise: T, body: impl FnOnce() -> Result<T, Failure>) -> T {
    let mut value = otherwise;
    guard(|| {
        value = body()?;
        Ok(())
    });
    value
}

/// Runs the body of a call that makes a handle: null, if it fails.
pub(crate) fn make<T>(
    out: Out<'_, Option<Box<T>>>,
    body: impl FnOnce() -> Result<T, Failure>,
) -> TabiaStatus {
    guard(|| {
        let out = given(out)?.write(None);
        *out = Some(Box::new(body()?));
        Ok(())
    })
}

/// Runs the body of a call that asks a handle for one value.
pub(crate) fn ask<H, T>(
    handle: Option<&H>,
    out: Out<'_, T>,
    value: impl FnOnce(&H) -> T,
) -> TabiaStatus {
    guard(|| {
        let handle = given(handle)?;
        given(out)?.write(value(handle));
        Ok(())
    })
}

#[cold]
fn tell(failure: &Failure) -> TabiaStatus {
    // A thread that is ending has no place for the text any more.
    let _ = LAST_ERROR.try_with(|last| {
        let mut last = last.borrow_mut();
        last.clear();
        last.push_str(&failure.text);
    });
    failure.status
}

fn panicked(panic: &(dyn Any + Send)) -> Failure {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    Failure::told(
        TabiaStatus::Panic,
        format_args!("a fault of the library: {}", text.unwrap_or("no text")),
    )
}

/// The text of the last error of this thread.
pub(crate) fn last_error() -> String {
    let text = LAST_ERROR.try_with(|last| last.borrow().clone());
    text.unwrap_or_default()
}

/// What a pointer points to, if it is not null.
pub(crate) fn given<T>(pointer: Option<T>) -> Result<T, Failure> {
    pointer.ok_or(Failure::new(
        TabiaStatus::NullArgument,
        "a pointer that must not be null is null",
    ))
}

/// The text at a pointer: so many bytes, or up to the NUL where the length says so.
pub(crate) fn text<'a>(text: *const c_char, length: usize) -> Result<&'a str, Failure> {
    let bytes = bytes(text, length)?;
    std::str::from_utf8(bytes).map_err(|error| {
        let offset = error.valid_up_to();
        Failure::told(
            TabiaStatus::BadUtf8,
            format_args!("at byte {offset}: the text is not UTF-8"),
        )
    })
}

/// The bytes at a pointer.
pub(crate) fn bytes<'a>(text: *const c_char, length: usize) -> Result<&'a [u8], Failure> {
    if text.is_null() {
        return given(None);
    }
    if length == NUL_TERMINATED {
        // SAFETY: not null, and the length says that a NUL ends the text.
        return Ok(unsafe { CStr::from_ptr(text) }.to_bytes());
    }
    if length > isize::MAX as usize {
        return Err(Failure::out_of_range("no text is so long", length));
    }
    // SAFETY: not null, and the caller says that so many bytes are there.
    Ok(unsafe { std::slice::from_raw_parts(text.cast(), length) })
}

/// The caller's buffer for a text, and how much of the text there was.
struct TextOut {
    buffer: *mut c_char,
    capacity: usize,
    length: usize,
}

impl TextOut {
    /// Whether what was written so far fits with the NUL after it.
    fn fits(&self) -> bool {
        self.length < self.capacity
    }

    fn end(&self, at: usize) {
        if at < self.capacity {
            // SAFETY: the buffer is not null, for its capacity is not 0, and `at` lies in it.
            unsafe { self.buffer.add(at).write(0) };
        }
    }
}

impl Write for TextOut {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let start = self.length;
        self.length += text.len();
        if self.fits() {
            // SAFETY: the buffer is not null, for its capacity is not 0; `start + text.len()` lies in it;
            // a text of the library does not overlap the caller's buffer.
            unsafe {
                let place = self.buffer.add(start).cast::<u8>();
                ptr::copy_nonoverlapping(text.as_ptr(), place, text.len());
            }
        }
        Ok(())
    }
}

/// Writes a text into the caller's buffer, with a NUL after it, and says how many bytes that takes.
///
/// Where it does not fit, or there is an error, the buffer holds an empty text.
pub(crate) fn write_text(
    buffer: *mut c_char,
    capacity: usize,
    needed: Out<'_, usize>,
    write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>,
) -> Result<(), Failure> {
    check_room(buffer, capacity)?;
    let mut out = TextOut {
        buffer,
        capacity,
        length: 0,
    };
    out.end(0);
    if let Err(failure) = write(&mut out) {
        out.end(0);
        return Err(failure);
    }
    if let Some(needed) = needed {
        needed.write(out.length + 1);
    }
    out.end(if out.fits() { out.length } else { 0 });
    if out.fits() { Ok(()) } else { too_small() }
}

fn check_room<T>(buffer: *mut T, capacity: usize) -> Result<(), Failure> {
    let is_missing = buffer.is_null() && capacity > 0;
    given((!is_missing).then_some(()))
}

fn too_small() -> Result<(), Failure> {
    Err(Failure::new(
        TabiaStatus::BufferTooSmall,
        "the buffer is too small",
    ))
}

/// The caller's array, and how many values there were for it.
pub(crate) struct ListOut<T> {
    values: *mut T,
    capacity: usize,
    count: usize,
}

impl<T> ListOut<T> {
    /// Adds a value, if there is room. Those past the capacity are only counted.
    #[inline]
    pub fn push(&mut self, value: T) {
        if self.count < self.capacity {
            // SAFETY: the array is not null, for its capacity is not 0, and `count` lies in it.
            unsafe { self.values.add(self.count).write(value) };
        }
        self.count += 1;
    }
}

/// Writes values into the caller's array, and says how many there are.
#[inline]
pub(crate) fn write_list<T: Copy>(
    values: *mut T,
    capacity: usize,
    count: Out<'_, usize>,
    list: impl FnOnce(&mut ListOut<T>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let count = given(count)?;
    check_room(values, capacity)?;
    let mut out = ListOut {
        values,
        capacity,
        count: 0,
    };
    list(&mut out)?;
    count.write(out.count);
    if out.count <= capacity {
        Ok(())
    } else {
        too_small()
    }
}

/// A text of the library with a NUL after it. It stays for as long as the program runs.
pub(crate) fn lasting(text: &'static str) -> *const c_char {
    static KNOWN: Mutex<BTreeMap<&'static str, CString>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    // None of them holds a NUL.
    let make = || CString::new(text).unwrap_or_default();
    known.entry(text).or_insert_with(make).as_ptr()
}
