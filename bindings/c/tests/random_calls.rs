//! Calls of the C functions by chance: see `driver`.

mod driver;

use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn every_call_answers(bytes in proptest::collection::vec(any::<u8>(), 0..3000)) {
        driver::run(&bytes);
    }
}

/// Long runs get further than short ones: games of many moves, turns of many steps.
#[test]
fn long_runs_answer() {
    let mut state = 1_u64;
    let mut byte = || {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 56) as u8
    };
    for _ in 0..20 {
        let bytes: Vec<u8> = (0..100_000).map(|_| byte()).collect();
        assert!(driver::run(&bytes) > 10_000);
    }
}
