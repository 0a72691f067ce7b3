//! Reading a file of ten thousand games takes no more memory than reading a file of ten: counted by the allocator, in
//! the thread that reads.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::io::{self, Read};
use tabia::Variant;
use tabia::pdn::Reader;

struct Counting;

thread_local! {
    /// Bytes held now, and the most since it was set: less than nothing where another thread's are given back.
    static HELD: Cell<isize> = const { Cell::new(0) };
    static MOST: Cell<isize> = const { Cell::new(0) };
}

fn add(bytes: isize) {
    HELD.set(HELD.get() + bytes);
    MOST.set(MOST.get().max(HELD.get()));
}

// SAFETY: every call is handed on to the allocator of the system, unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        add(layout.size() as isize);
        // SAFETY: the caller keeps the promises of this very function.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        add(-(layout.size() as isize));
        // SAFETY: as above, and the place was given by the same allocator.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

const GAME: &[u8] = b"[Event \"\xcc\xee\xf1\xea\xe2\xe0\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 {x} (1... b6-a5) 2. b2-c3 1-0\n\n";

/// The most bytes held while this many games are read and replayed.
fn most_held(games: usize) -> isize {
    let before = HELD.get();
    MOST.set(before);
    let bytes = (GAME.len() * games) as u64;
    let file = Repeated(0).take(bytes);
    let read = Reader::new(file).map(Result::unwrap);
    let replayed = read.filter(|game| game.replay(&Variant::Russian.rules(), |_, _, _| {}).is_ok());
    assert_eq!(replayed.count(), games);
    MOST.get() - before
}

/// The same game again and again.
struct Repeated(usize);

impl Read for Repeated {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        for byte in &mut *buffer {
            *byte = GAME[self.0];
            self.0 = (self.0 + 1) % GAME.len();
        }
        Ok(buffer.len())
    }
}

#[test]
fn ten_thousand_games_take_the_memory_of_ten() {
    let few = most_held(10);
    let many = most_held(10_000);
    assert!(
        many <= few,
        "{few} bytes for ten games, {many} for ten thousand"
    );
    assert!(many < 32 * 1024, "{many} bytes");
}
