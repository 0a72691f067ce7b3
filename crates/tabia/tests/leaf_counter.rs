//! Leaves counted on threads, with a table and without, are those counted in order.

use tabia::{AnyPosition, LeafCounter, Variant};

/// A depth with some ten thousand leaves from the start.
fn depth(variant: Variant) -> u32 {
    let start = AnyPosition::start(variant);
    (1..).find(|&depth| start.perft(depth) > 5000).unwrap_or(1)
}

#[test]
fn threads_and_tables_change_no_count() {
    let small = LeafCounter::with_table(1).expect("a megabyte");
    for &variant in Variant::ALL {
        let start = AnyPosition::start(variant);
        for depth in 0..=depth(variant) {
            let leaves = start.perft(depth);
            assert_eq!(
                LeafCounter::new().count(&start, depth),
                leaves,
                "{variant:?}"
            );
            // What an earlier count has left is good for the next.
            assert_eq!(small.count(&start, depth), leaves, "{variant:?}");
            assert_eq!(small.count(&start, depth), leaves, "{variant:?}");
        }
    }
}

#[test]
fn what_is_in_the_table_is_looked_up() {
    let start = AnyPosition::start(Variant::Russian);
    let counter = LeafCounter::with_table(1).expect("a megabyte");
    for depth in [8, 7, 8] {
        assert_eq!(counter.count(&start, depth), start.perft(depth));
    }
}

#[test]
fn a_table_serves_games_whose_positions_look_alike() {
    let counter = LeafCounter::with_table(1).expect("a megabyte");
    for variant in [Variant::Turkish, Variant::Armenian, Variant::Keny] {
        let start = AnyPosition::start(variant);
        assert_eq!(counter.count(&start, 6), start.perft(6), "{variant:?}");
    }
}

#[test]
fn one_thread_counts_what_many_do() {
    let position = AnyPosition::start(Variant::Turkish);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
    let count = pool
        .expect("a thread")
        .install(|| LeafCounter::new().count(&position, 4));
    assert_eq!(count, position.perft(4));
}

#[test]
fn a_game_that_is_over_has_no_leaves() {
    let lost = AnyPosition::from_fen(Variant::Russian, "W:W:Bc3").expect("a position");
    for counter in [
        LeafCounter::new(),
        LeafCounter::with_table(0).expect("a megabyte"),
    ] {
        assert_eq!(counter.count(&lost, 0), 1);
        assert_eq!(counter.count(&lost, 5), 0);
    }
}

#[test]
fn a_table_larger_than_memory_is_refused() {
    assert!(LeafCounter::with_table(usize::MAX).is_err());
}
