//! `tabia perft`.

use crate::{keys, tabia};

#[test]
fn leaves_of_the_start_agree_with_the_published_tables() {
    for (game, depth, leaves) in [
        ("russian", 6, 37986),
        ("poddavki", 6, 37986),
        ("spantsireti", 5, 27132),
        ("brazilian", 6, 37628),
        ("international", 5, 27117),
        ("turkish", 4, 7538),
    ] {
        let count = tabia(&format!("perft {game} {depth} --json")).json();
        assert_eq!(count["nodes"], leaves, "{game}");
    }
}

#[test]
fn threads_and_a_table_change_no_count() {
    for game in ["russian", "turkish", "bashni", "vigman", "shatra", "shatar"] {
        let depth = if game == "shatra" { 3 } else { 4 };
        let leaves = |how: &str| tabia(&format!("perft {game} {depth} --json {how}")).json();
        let one = leaves("");
        for how in [
            "--threads 2",
            "--threads 0",
            "--hash 1",
            "--threads 3 --hash 2 --divide",
        ] {
            assert_eq!(leaves(how)["nodes"], one["nodes"], "{game} {how}");
        }
    }
}

#[test]
fn what_cannot_be_counted_so_is_wrong_usage() {
    for how in [
        "--threads x",
        "--threads 2000",
        "--hash 0",
        "--hash 4 --routes",
        "--threads 2 --routes",
    ] {
        tabia(&format!("perft russian 3 {how}")).wrong_usage();
    }
}

#[test]
fn the_object_says_what_was_counted() {
    let count = tabia("perft russian 3 --fen W:Wc3:Bb4,d6 --json").json();
    let mut found = keys(&count);
    found.sort_unstable();
    assert_eq!(found, ["depth", "fen", "game", "nodes", "seconds"]);
    assert_eq!(count["game"], "russian");
    assert_eq!(count["depth"], 3);
    assert_eq!(count["fen"], "W:Wc3:Bb4,d6");
    assert!(count["seconds"].is_f64());
}

#[test]
fn routes_with_one_effect_are_one_move_and_several_routes() {
    let leaves = |line: &str| tabia(line).json()["nodes"].as_u64();
    let position = "perft russian 1 --fen W:WK24:B6,19 --json";
    assert_eq!(leaves(position), Some(1));
    assert_eq!(leaves(&format!("{position} --routes")), Some(2));
}

#[test]
fn shares_of_the_first_moves_make_the_whole() {
    for flags in ["", "--routes"] {
        let count = tabia(&format!("perft turkish 4 --divide --json {flags}")).json();
        let shares = count["divide"].as_array().expect("shares");
        assert_eq!(shares.len(), 8);
        let sum: u64 = shares
            .iter()
            .filter_map(|share| share["nodes"].as_u64())
            .sum();
        assert_eq!(count["nodes"].as_u64(), Some(sum));
    }
    let out = tabia("perft russian 2 --divide").fine();
    assert!(out.lines().any(|line| line == "c3-d4: 7"), "{out}");
    assert!(out.contains("49 leaves at depth 2\n"), "{out}");
}

#[test]
fn a_share_of_a_route_names_the_route() {
    let out = tabia("perft russian 1 --fen W:WK24:B6,19 --divide --routes").fine();
    assert!(
        out.starts_with("g3:b8 (g3 e5 b8): 1\ng3:b8 (g3 d6 b8): 1\n2 leaves"),
        "{out}"
    );
}

#[test]
fn at_depth_0_the_position_itself_is_the_leaf() {
    assert_eq!(tabia("perft turkish 0 --divide --json").json()["nodes"], 1);
}

#[test]
fn a_finished_game_has_no_leaves() {
    let count = tabia("perft russian 255 --fen W:W:Bb6 --json").json();
    assert_eq!(count["nodes"], 0);
}
