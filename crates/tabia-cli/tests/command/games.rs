//! `tabia games`.

use crate::{keys, tabia};
use tabia::{AnyPosition, Variant};

#[test]
fn a_game_is_listed_with_family_board_start_and_a_line_about_it() {
    let out = tabia("games").fine();
    assert!(
        out.starts_with(include_str!("golden/games-russian.txt")),
        "{out}"
    );
    assert!(
        out.contains(include_str!("golden/games-turkish.txt")),
        "{out}"
    );
}

#[test]
fn every_game_of_the_library_is_listed() {
    let list = tabia("games --json").json();
    let games = list.as_array().expect("a list");
    assert_eq!(games.len(), Variant::ALL.len());
    for (game, &variant) in games.iter().zip(Variant::ALL) {
        let about = variant.about();
        assert_eq!(game["name"], about.name);
        assert_eq!(game["title"], about.title);
        assert_eq!(game["family"], about.family.name());
        assert_eq!(game["board"], about.board);
        assert_eq!(game["description"], about.about);
        assert_eq!(game["experimental"], about.experimental);
        assert_eq!(game["fen"], AnyPosition::start(variant).fen().to_string());
        assert_eq!(
            game["options"].as_array().map(Vec::len),
            Some(variant.options().len())
        );
    }
}

#[test]
fn an_option_is_listed_with_its_values_and_the_one_that_is_chosen() {
    let chosen = |line: &str| {
        let list = tabia(line).json();
        let mut games = list.as_array().into_iter().flatten();
        let turkish = games.find(|game| game["name"] == "turkish");
        let option = &turkish.expect("turkish is listed")["options"][0];
        let mut found = keys(option);
        found.sort_unstable();
        assert_eq!(found, ["description", "name", "value", "values"]);
        assert_eq!(option["name"], "several_v_one_man");
        assert_eq!(option["values"], "no, yes");
        option["value"].as_str().map(str::to_owned)
    };
    assert_eq!(chosen("games --json").as_deref(), Some("no"));
    let yes = chosen("games --json --option several_v_one_man=yes");
    assert_eq!(yes.as_deref(), Some("yes"));
}
