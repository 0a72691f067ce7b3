//! A set of squares in one machine word.

use crate::Square;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

/// A set of squares: bit `n` is the square with the number `n` inside.
///
/// ```
/// use tabia_core::{Set, Square};
/// let two = Set::of(Square::wrapping(3)) | Set::of(Square::wrapping(9));
/// assert_eq!(two.len(), 2);
/// assert_eq!(two.iter().map(Square::index).collect::<Vec<_>>(), [3, 9]);
/// assert!((two - two).is_empty());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Set(pub u64);

impl Set {
    /// No square.
    pub const EMPTY: Set = Set(0);
    /// All 64 numbers, playing squares or not.
    pub const ALL: Set = Set(u64::MAX);

    /// The set of one square.
    #[must_use]
    #[inline]
    pub const fn of(sq: Square) -> Set {
        Set(1 << sq.index())
    }

    /// Whether the square is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, sq: Square) -> bool {
        self.0 >> sq.index() & 1 == 1
    }

    /// Whether no square is in the set.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether two or more squares are in the set.
    #[must_use]
    #[inline]
    pub const fn is_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Whether the two sets share a square.
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Set) -> bool {
        self.0 & other.0 != 0
    }

    /// The square with the lowest number.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrapping(self.0.trailing_zeros() as u8))
        }
    }

    /// The square with the highest number.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::wrapping(63 - self.0.leading_zeros() as u8))
        }
    }

    /// The set with this square added.
    #[must_use]
    #[inline]
    pub const fn with(self, sq: Square) -> Set {
        Set(self.0 | 1 << sq.index())
    }

    /// The set with this square taken out.
    #[must_use]
    #[inline]
    pub const fn without(self, sq: Square) -> Set {
        Set(self.0 & !(1 << sq.index()))
    }

    /// How many squares are in each of these sets, which all lie within a constant one, added up.
    #[must_use]
    #[inline(always)]
    pub(crate) const fn total(sets: &[Set], within: Set) -> u32 {
        Set::total_unless(Set::EMPTY, sets, within)
    }

    /// How many squares are in the first set, or where that is empty in each of the others, added up.
    ///
    /// Faster than adding [`Set::len`] of each on machines that do not count bits in one instruction:
    /// two sets of up to 32 numbers share a word, and the sums of neighbouring bits are added first, so
    /// that what is left is folded once for all. There is no branch.
    #[must_use]
    #[inline(always)]
    pub(crate) const fn total_unless(first: Set, others: &[Set], within: Set) -> u32 {
        const TWOS: u64 = u64::MAX / 0b11;
        const FOURS: u64 = u64::MAX / 0b101;
        const BYTES: u64 = u64::MAX / 0x11;
        const WORDS: u64 = u64::MAX / 0x101;
        if others.is_empty() {
            return first.len();
        }
        let mask = (first.is_empty() as u64).wrapping_neg();
        let mut i = 0;
        if cfg!(target_feature = "popcnt") {
            let mut total = 0;
            while i < others.len() {
                total += others[i].len();
                i += 1;
            }
            return first.len() + (total & mask as u32);
        }
        let lowest = within.0.trailing_zeros() & 63;
        let pairs = lowest <= 32 && within.0 >> lowest <= u32::MAX as u64;
        let (mut bytes, mut folded) = (0, 0);
        while i < others.len() {
            // A sum of four bits is at most 4: three of them fit into four bits.
            let (mut fours, mut words) = (0, 0);
            while i < others.len() && words < 3 {
                let mut bits = others[i].0;
                i += 1;
                if pairs && i < others.len() {
                    bits = bits >> lowest | others[i].0 << (32 - lowest);
                    i += 1;
                }
                bits &= mask;
                if folded + words == 0 {
                    bits |= first.0;
                }
                let twos = bits - (bits >> 1 & TWOS);
                fours += (twos & FOURS) + (twos >> 2 & FOURS);
                words += 1;
            }
            bytes += (fours & BYTES) + (fours >> 4 & BYTES);
            folded += words;
        }
        if folded <= 3 {
            return (bytes.wrapping_mul(u64::MAX / 0xff) >> 56) as u32;
        }
        let words = (bytes & WORDS) + (bytes >> 8 & WORDS);
        (words.wrapping_mul(u64::MAX / 0xffff) >> 48) as u32
    }

    /// The squares in ascending order of their numbers, each as a set of its own.
    #[inline(always)]
    pub fn singles(self) -> impl Iterator<Item = Set> {
        let mut left = self.0;
        core::iter::from_fn(move || {
            let first = left & left.wrapping_neg();
            left ^= first;
            if first == 0 { None } else { Some(Set(first)) }
        })
    }

    /// The squares in ascending order of their numbers.
    #[inline]
    pub const fn iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a [`Set`], lowest number first.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = Set(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl DoubleEndedIterator for Squares {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        let last = Set(self.0).last()?;
        self.0 = Set(self.0).without(last).0;
        Some(last)
    }
}

impl IntoIterator for Set {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl FromIterator<Square> for Set {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Set {
        squares.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl core::fmt::Debug for Set {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set()
            .entries(self.iter().map(Square::index))
            .finish()
    }
}

impl BitAnd for Set {
    type Output = Set;
    #[inline]
    fn bitand(self, other: Set) -> Set {
        Set(self.0 & other.0)
    }
}

impl BitOr for Set {
    type Output = Set;
    #[inline]
    fn bitor(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }
}

impl BitXor for Set {
    type Output = Set;
    #[inline]
    fn bitxor(self, other: Set) -> Set {
        Set(self.0 ^ other.0)
    }
}

/// The squares of the first set that are not in the second.
impl Sub for Set {
    type Output = Set;
    #[inline]
    fn sub(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }
}

impl Not for Set {
    type Output = Set;
    #[inline]
    fn not(self) -> Set {
        Set(!self.0)
    }
}

impl BitAndAssign for Set {
    #[inline]
    fn bitand_assign(&mut self, other: Set) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Set {
    #[inline]
    fn bitor_assign(&mut self, other: Set) {
        self.0 |= other.0;
    }
}

impl SubAssign for Set {
    #[inline]
    fn sub_assign(&mut self, other: Set) {
        self.0 &= !other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::Set;
    use crate::mix;
    use alloc::vec::Vec;

    /// Sets by chance within this one.
    fn some(within: Set, seed: u64) -> Vec<Set> {
        let sets = (0..16).map(|i| Set(mix(&[seed, i])) & within);
        sets.take((seed % 17) as usize).collect()
    }

    #[test]
    fn a_total_is_the_sum_of_the_lengths() {
        for within in [
            Set::ALL,
            Set(0xffff_ffff),
            Set(0xf_f7fb_fdfe),
            Set(0xff << 40),
        ] {
            for seed in 0..500 {
                let sets = some(within, seed);
                let sum: u32 = sets.iter().map(|set| set.len()).sum();
                assert_eq!(Set::total(&sets, within), sum, "{within:?} {sets:?}");
            }
            let full = [within; 16];
            assert_eq!(Set::total(&full, within), 16 * within.len());
        }
    }

    #[test]
    fn a_set_that_is_not_empty_is_counted_instead_of_the_others() {
        for seed in 0..500 {
            let (first, sets) = (Set(mix(&[seed, 99]) | 1), some(Set(0xffff_fff0), seed));
            assert_eq!(
                Set::total_unless(first, &sets, Set(0xffff_fff0)),
                first.len()
            );
        }
    }
}
