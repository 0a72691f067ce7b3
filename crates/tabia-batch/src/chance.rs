//! The stream of random numbers of a game: SplitMix64.

/// A stream; its state is all there is of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chance(pub u64);

impl Chance {
    /// The stream of the game with this index.
    pub(crate) const fn of(seed: u64, index: u64) -> Chance {
        Chance(tabia::mix(&[seed, index]))
    }

    #[inline]
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// A number below the limit; 0 if the limit is 0.
    #[inline]
    pub(crate) const fn below(&mut self, limit: u64) -> u64 {
        ((self.next() as u128 * limit as u128) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn the_stream_is_splitmix64() {
        // The first numbers of its published test, from the state 1234567.
        let mut chance = Chance(1_234_567);
        let numbers = [0; 3].map(|_| chance.next());
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }
}
