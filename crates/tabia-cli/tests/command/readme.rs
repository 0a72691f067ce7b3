//! What the README shows is what happens.

use crate::tabia;

const README: &str = include_str!("../../../../README.md");
const COMMAND_README: &str = include_str!("../../README.md");
const CRATE_README: &str = include_str!("../../../tabia/README.md");

/// The blocks of this language between fences.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    let bodies = text.split(&fence).skip(1);
    bodies.filter_map(|body| body.split("```").next()).collect()
}

#[test]
fn the_example_is_that_of_the_crate_which_runs_as_a_test() {
    let example = blocks(README, "rust");
    assert_eq!(example.len(), 3);
    assert_eq!(example, blocks(CRATE_README, "rust"));
}

#[test]
fn the_tour_of_the_command_prints_what_it_shows() {
    let runs = [README, COMMAND_README]
        .into_iter()
        .flat_map(|page| blocks(page, "console"))
        .flat_map(|block| block.split("$ tabia ").skip(1));
    let mut count = 0;
    for run in runs {
        let (line, expected) = run.split_once('\n').expect("a command on a line");
        let answer = tabia(line);
        let shown = answer.out + &answer.err;
        assert_eq!(shown.trim_end(), expected.trim_end(), "{line}");
        count += 1;
    }
    assert!(count >= 4);
}

#[test]
fn the_table_of_games_has_a_row_for_every_game_with_its_leaf_counts() {
    for &variant in tabia::Variant::ALL {
        let name = format!("| `{}` |", variant.name());
        let row = README.lines().find(|line| line.contains(&name));
        let row = row.unwrap_or_else(|| panic!("the README has no row for {}", variant.name()));
        let start = tabia::AnyPosition::start(variant);
        let counts = row.trim_matches('|').split('|').map(str::trim).skip(3);
        for (depth, count) in (1..=4).zip(counts) {
            let moves = start.perft(depth).to_string();
            let routes = start.perft_routes(depth).to_string();
            let both = if moves == routes {
                moves
            } else {
                format!("{moves} / {routes}")
            };
            assert!(
                count.is_empty() || count == both,
                "{row}: depth {depth} is {both}"
            );
        }
    }
}
