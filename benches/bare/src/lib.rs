//! What the programs have in common: each reads a position of one game, lists its moves, plays them and counts.
//!
//! The program begins in `begin`, without a C library. On Linux it exits with 0 if the leaves are those of the tables;
//! in WebAssembly the function `counts` says so; on bare metal it waits, since no code of a board is linked.
#![no_std]

use core::fmt::{self, Write};
use core::ops::ControlFlow::Continue;
use tabia::{AnyPosition, Notation, Variant};

mod entry;

/// Reads the position, writes its moves, plays each of them, and counts the leaves after so many plies.
#[must_use]
pub fn leaves<P: Notation>(fen: &str, depth: u32) -> Option<u64> {
    let position = P::from_fen(fen).ok()?;
    let (mut leaves, mut page) = (0, Page::EMPTY);
    let _ = position.visit_moves(&mut |mv| {
        page = Page::EMPTY;
        let written = position.write_move(mv, P::STYLE, &mut page);
        let mut next = position.clone();
        if written.is_ok() && page.is_written() {
            next.play(mv);
            leaves += next.count_leaves(depth - 1);
        }
        Continue(())
    });
    Some(leaves)
}

/// The same, whatever game the position is of.
#[must_use]
pub fn leaves_of_any(game: &str, fen: &str, depth: u32) -> Option<u64> {
    let position = AnyPosition::from_fen(Variant::from_name(game)?, fen).ok()?;
    let (mut leaves, mut page) = (0, Page::EMPTY);
    let _ = position.visit_moves(&mut |mv| {
        page = Page::EMPTY;
        let written = write!(page, "{}", position.text(mv));
        let mut next = position.clone();
        if written.is_ok() && page.is_written() {
            next.play(mv);
            leaves += next.perft(depth - 1);
        }
        Continue(())
    });
    Some(leaves)
}

/// Room for the text of a move: a board would show it.
struct Page {
    bytes: [u8; 128],
    len: usize,
}

impl Page {
    const EMPTY: Page = Page {
        bytes: [0; 128],
        len: 0,
    };

    fn is_written(&self) -> bool {
        core::hint::black_box(&self.bytes)[..self.len] != []
    }
}

impl Write for Page {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        let room = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// The program of a game: its position type, a position, a depth, and the leaves that must be counted.
#[macro_export]
macro_rules! program {
    ($game:ty, $fen:literal, $depth:literal, $leaves:literal) => {
        // Black boxes, so that nothing is read or counted when the program is compiled.
        $crate::begin!(
            $crate::leaves::<$game>(core::hint::black_box($fen), core::hint::black_box($depth))
                == Some($leaves)
        );
    };
}

/// A program that says whether what is counted is right.
#[macro_export]
macro_rules! begin {
    ($counts:expr) => {
        #[unsafe(no_mangle)]
        extern "C" fn counts() -> bool {
            $counts
        }

        #[panic_handler]
        fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
            $crate::stop()
        }
    };
}

pub use entry::stop;
