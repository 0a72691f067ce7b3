//! A square of a board.

/// A square, as the number a board uses inside for it: 0 to 63.
///
/// It is not the number that players use: public names and numbers come from the board's
/// [`Grid`](crate::Grid).
///
/// ```
/// use tabia_core::Square;
/// assert_eq!(Square::new(5).map(Square::index), Some(5));
/// assert_eq!(Square::new(64), None);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(transparent)]
pub struct Square(u8);

impl Square {
    /// The square with this number inside, or nothing if the number is 64 or more.
    #[must_use]
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The square with the low six bits of this number.
    #[must_use]
    pub const fn wrapping(index: u8) -> Square {
        Square(index & 63)
    }

    /// The number inside, always below 64.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }
}
