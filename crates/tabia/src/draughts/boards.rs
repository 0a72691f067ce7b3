//! The boards of the draughts games, drawn.

use tabia_core::{Grid, Numbering};

/// 8x8, dark squares only, a1 dark: 32 squares.
pub const DARK_8X8: Grid = Grid::new(
    "abcdefgh",
    &[
        ".#.#.#.#", //
        "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.",
    ],
    Numbering::Gapped,
);

/// The dark squares of the full 8x8 board, with the numbers of that board.
pub const DARK_HALF: Grid = Grid::new(
    "abcdefgh",
    &[
        ".#.#.#.#", //
        "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.",
    ],
    Numbering::EveryCell,
);

/// The light squares of the full 8x8 board, with the numbers of that board.
pub const LIGHT_HALF: Grid = Grid::new(
    "abcdefgh",
    &[
        "#.#.#.#.", //
        ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#",
    ],
    Numbering::EveryCell,
);

/// Ten files and eight ranks, dark squares only: 40 squares. The files leave out `j`.
pub const DARK_10X8: Grid = Grid::new(
    "abcdefghik",
    &[
        ".#.#.#.#.#",
        "#.#.#.#.#.",
        ".#.#.#.#.#",
        "#.#.#.#.#.",
        ".#.#.#.#.#",
        "#.#.#.#.#.",
        ".#.#.#.#.#",
        "#.#.#.#.#.",
    ],
    Numbering::Gapped,
);

/// 10x10, dark squares only: 50 squares.
pub const DARK_10X10: Grid = Grid::new(
    "abcdefghij",
    &[
        ".#.#.#.#.#",
        "#.#.#.#.#.",
        ".#.#.#.#.#",
        "#.#.#.#.#.",
        ".#.#.#.#.#",
        "#.#.#.#.#.",
        ".#.#.#.#.#",
        "#.#.#.#.#.",
        ".#.#.#.#.#",
        "#.#.#.#.#.",
    ],
    Numbering::Gapped,
);

/// 8x8, every square: 64 squares.
pub const FULL_8X8: Grid = Grid::new(
    "abcdefgh",
    &[
        "########", "########", "########", "########", //
        "########", "########", "########", "########",
    ],
    Numbering::FromBottom,
);
