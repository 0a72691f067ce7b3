//! The census is the same however its games are shared out.

use testkit::GAMES;
use testkit::census::Census;

#[test]
fn games_by_their_numbers_are_the_same_however_they_are_shared_out() {
    for name in GAMES {
        let take = |games| {
            let census = Census {
                name,
                games,
                most_plies: 150,
                slow: 30,
                laws: 300,
            };
            census.take().expect("the name is one of the list")
        };
        let mut parts = take(0..2);
        parts += take(2..5);
        assert_eq!(parts, take(0..5), "{name}");
        assert!(parts.games == 5 && parts.slow > 0, "{name}: {parts:?}");
    }
}
