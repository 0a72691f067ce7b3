//! Position keys: a few words mixed into one.

const SEEDS: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93];

/// Mixes words into a key. The same words in the same order give the same key on every machine and
/// in every version of this crate.
///
/// ```
/// use tabia_core::mix;
/// assert_ne!(mix(&[1, 2]), mix(&[2, 1]));
/// ```
#[must_use]
#[inline]
pub const fn mix(words: &[u64]) -> u64 {
    let mut key = SEEDS[0];
    let mut i = 0;
    while i < words.len() {
        key = fold(key ^ words[i], SEEDS[1].wrapping_add(i as u64 * 2));
        i += 1;
    }
    fold(key ^ words.len() as u64, SEEDS[0])
}

#[inline]
const fn fold(a: u64, b: u64) -> u64 {
    // A product alone would send one word to zero; the sum keeps every word apart.
    let product = (a ^ SEEDS[0]) as u128 * (b | 1) as u128;
    (product as u64 ^ (product >> 64) as u64).wrapping_add(a.rotate_left(29))
}
