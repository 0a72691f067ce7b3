//! The eight directions of a board, seen from White's side.

/// A direction on the board as White sees it: `N` is forward for White.
///
/// ```
/// use tabia_core::Dir;
/// assert_eq!(Dir::NE.opposite(), Dir::SW);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Dir {
    /// Forward for White.
    N = 0,
    /// Forward and to White's right.
    NE,
    /// To White's right.
    E,
    /// Backward and to White's right.
    SE,
    /// Backward for White.
    S,
    /// Backward and to White's left.
    SW,
    /// To White's left.
    W,
    /// Forward and to White's left.
    NW,
}

impl Dir {
    /// All eight, clockwise from `N`.
    pub const ALL: [Dir; 8] = [
        Dir::N,
        Dir::NE,
        Dir::E,
        Dir::SE,
        Dir::S,
        Dir::SW,
        Dir::W,
        Dir::NW,
    ];

    /// The direction that leads straight back.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Dir {
        Dir::ALL[(self as usize + 4) & 7]
    }

    /// Files to the right and ranks up that one step goes.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Dir::N => (0, 1),
            Dir::NE => (1, 1),
            Dir::E => (1, 0),
            Dir::SE => (1, -1),
            Dir::S => (0, -1),
            Dir::SW => (-1, -1),
            Dir::W => (-1, 0),
            Dir::NW => (-1, 1),
        }
    }
}

/// A set of directions.
///
/// ```
/// use tabia_core::{Dir, Dirs};
/// assert!(Dirs::FORWARD_DIAGONAL.contains(Dir::NW));
/// assert!(Dirs::FORWARD_DIAGONAL.turned().contains(Dir::SE));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Dirs(u8);

impl Dirs {
    /// No direction.
    pub const NONE: Dirs = Dirs(0);
    /// All eight.
    pub const ALL: Dirs = Dirs(0xff);
    /// Straight forward for White.
    pub const FORWARD: Dirs = Dirs::of(&[Dir::N]);
    /// To either side.
    pub const SIDEWAYS: Dirs = Dirs::of(&[Dir::E, Dir::W]);
    /// Both forward diagonals for White.
    pub const FORWARD_DIAGONAL: Dirs = Dirs::of(&[Dir::NE, Dir::NW]);
    /// The four diagonals.
    pub const DIAGONAL: Dirs = Dirs::of(&[Dir::NE, Dir::SE, Dir::SW, Dir::NW]);
    /// The four lines along ranks and files.
    pub const ORTHOGONAL: Dirs = Dirs::of(&[Dir::N, Dir::E, Dir::S, Dir::W]);

    /// The set of these directions.
    #[must_use]
    pub const fn of(dirs: &[Dir]) -> Dirs {
        let mut bits = 0;
        let mut i = 0;
        while i < dirs.len() {
            bits |= 1 << dirs[i] as u8;
            i += 1;
        }
        Dirs(bits)
    }

    /// The directions of either set.
    #[must_use]
    pub const fn or(self, other: Dirs) -> Dirs {
        Dirs(self.0 | other.0)
    }

    /// Whether the direction is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, dir: Dir) -> bool {
        self.0 >> dir as u8 & 1 == 1
    }

    /// Whether no direction is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many directions are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The same set seen from the other side of the board: each direction reversed.
    #[must_use]
    #[inline]
    pub const fn turned(self) -> Dirs {
        Dirs(self.0.rotate_left(4))
    }

    /// The directions in the set, clockwise from `N`.
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |&dir| self.contains(dir))
    }
}

/// Runs a block once for each direction of a constant set, with the direction as a constant.
macro_rules! each_dir {
    ($dirs:expr, $dir:ident => $body:block) => {
        $crate::dir::each_dir!(@ $dirs, $dir => $body, N NE E SE S SW W NW)
    };
    (@ $dirs:expr, $dir:ident => $body:block, $($name:ident)*) => {$(
        if const { $dirs.contains($crate::Dir::$name) } {
            const $dir: $crate::Dir = $crate::Dir::$name;
            $body
        }
    )*};
}
pub(crate) use each_dir;
