//! Where everything of a picture is.

use super::{Coordinates, Picture, caption};
use crate::Family;
use tabia_core::{Grid, Square};

/// The side of a square.
pub(super) const CELL: i32 = 40;
/// The half of it.
pub(super) const HALF: i32 = CELL / 2;
/// What is around the board where nothing is written there.
const RIM: i32 = 6;
/// The room of the letters and numbers beside the board.
const NAMES: i32 = 20;
/// The width of the ditch.
const DITCH: i32 = 10;
/// The height of a row of captured pieces.
const TRAY: i32 = 26;

/// Where the parts of a picture are, in its own units: forty to the side of a square.
#[derive(Copy, Clone)]
pub(super) struct Layout {
    grid: &'static Grid,
    turned: bool,
    /// The left edge of the board.
    pub(super) left: i32,
    /// Its top edge.
    pub(super) top: i32,
    /// The ditch between the two halves; none where nothing lies between them.
    pub(super) ditch: i32,
    /// Whether captured pieces are shown above and below.
    tray: i32,
    below: i32,
    /// The height of what is written below the board.
    caption: i32,
}

impl Layout {
    pub(super) fn of(picture: &Picture) -> Layout {
        let variant = picture.position.variant();
        let named = picture.named() == Coordinates::Letters;
        let is_shatra = variant.about().family == Family::Shatra;
        let tray = if picture.captured.is_empty() { 0 } else { TRAY };
        let layout = Layout {
            grid: variant.grid(),
            turned: picture.turned,
            left: if named { NAMES } else { RIM },
            top: RIM + tray,
            ditch: if is_shatra { DITCH } else { 0 },
            tray,
            below: if named { NAMES } else { RIM },
            caption: 0,
        };
        Layout {
            caption: caption::height(&picture.caption, layout.board_width()),
            ..layout
        }
    }

    /// The width of the board.
    pub(super) fn board_width(&self) -> i32 {
        i32::from(self.grid.width()) * CELL
    }

    /// The height of the board.
    pub(super) fn board_height(&self) -> i32 {
        i32::from(self.grid.height()) * CELL + self.ditch
    }

    /// The lower edge of the board.
    pub(super) fn bottom(&self) -> i32 {
        self.top + self.board_height()
    }

    /// The right edge of the board.
    pub(super) fn right(&self) -> i32 {
        self.left + self.board_width()
    }

    pub(super) fn width(&self) -> i32 {
        self.right() + RIM
    }

    pub(super) fn height(&self) -> i32 {
        self.bottom() + self.below + self.tray + self.caption
    }

    /// The top of the row of captured pieces above the board, and of the one below it.
    pub(super) fn trays(&self) -> [i32; 2] {
        [self.top - RIM - self.tray + 2, self.bottom() + self.below]
    }

    /// Where the last line of what is written below the board stands.
    pub(super) fn caption_line(&self) -> i32 {
        self.height() - 8
    }

    /// The file in a column of the picture, both counted from the left.
    pub(super) fn file(&self, column: u8) -> u8 {
        if self.turned {
            self.grid.width() - 1 - column
        } else {
            column
        }
    }

    /// The rank in a row of the picture, counted from the top.
    pub(super) fn rank(&self, row: u8) -> u8 {
        if self.turned {
            row
        } else {
            self.grid.height() - 1 - row
        }
    }

    /// The left edge of a column.
    pub(super) fn x(&self, column: u8) -> i32 {
        self.left + i32::from(column) * CELL
    }

    /// The top edge of a row.
    pub(super) fn y(&self, row: u8) -> i32 {
        let beyond = if row >= self.grid.height() / 2 {
            self.ditch
        } else {
            0
        };
        self.top + i32::from(row) * CELL + beyond
    }

    /// The left and the top edge of a playing square.
    pub(super) fn corner(&self, sq: Square) -> (i32, i32) {
        let [file, rank] = [self.grid.file(sq), self.grid.rank(sq)];
        // Turning twice is not turning: the same functions lead back.
        (self.x(self.file(file)), self.y(self.rank(rank)))
    }

    /// The middle of a playing square.
    pub(super) fn centre(&self, sq: Square) -> (i32, i32) {
        let (x, y) = self.corner(sq);
        (x + HALF, y + HALF)
    }

    /// The playing square at this place.
    pub(super) fn square_at(&self, x: i32, y: i32) -> Option<Square> {
        let inside = |sq: &Square| {
            let (left, top) = self.corner(*sq);
            (left..left + CELL).contains(&x) && (top..top + CELL).contains(&y)
        };
        self.grid.board().iter().find(inside)
    }
}
