//! What any SVG keeps: it is XML, refers to nothing outside, and says the same in words.

use crate::{board, games};
use roxmltree::Document;
use tabia::picture::{self, Picture, Theme};
use tabia::{AnyGame, AnyTurn, Variant};

/// Elements and attributes that a picture is made of: none refers to anything.
const ELEMENTS: &[&str] = &[
    "svg", "title", "desc", "rect", "g", "path", "circle", "ellipse", "text",
];

fn check(picture: &Picture) {
    let svg = picture.svg().to_string();
    let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
    for element in document.descendants().filter(|node| node.is_element()) {
        let name = element.tag_name().name();
        assert!(ELEMENTS.contains(&name), "{name}");
        for attribute in element.attributes() {
            assert_ne!(attribute.name(), "id");
            assert!(!attribute.value().contains("url("), "{}", attribute.value());
        }
    }
    let root = document.root_element();
    let number = |name: &str| {
        root.attribute(name)
            .and_then(|value| value.parse::<u32>().ok())
    };
    assert!(number("width").zip(number("height")).is_some());
    assert_eq!(root.attribute("role"), Some("img"));
    let first: Vec<&str> = root
        .children()
        .filter(|node| node.is_element())
        .map(|node| node.tag_name().name())
        .take(2)
        .collect();
    assert_eq!(first, ["title", "desc"]);
}

/// The text of the first element with this name.
fn text_of(picture: &Picture, element: &str) -> String {
    let svg = picture.svg().to_string();
    let document = Document::parse(&svg).expect("a picture is XML");
    let found = document
        .descendants()
        .find(|node| node.has_tag_name(element));
    let text = found.and_then(|node| node.text()).unwrap_or_default();
    text.to_owned()
}

#[test]
fn golden_pictures_are_xml() {
    for (_, picture) in games::all() {
        check(&picture);
    }
}

#[test]
fn random_games_and_turns_of_all_games_can_be_drawn() {
    let mut seed: u64 = 0x5eed;
    let mut below = |count: usize| {
        seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (seed >> 33) as usize % count
    };
    for &variant in Variant::ALL {
        let mut game = AnyGame::start(variant);
        for ply in 0..120 {
            let mut turn = AnyTurn::from(game.position());
            while let (None, steps) = (turn.finished(), turn.steps()) {
                if ply % 9 == 0 {
                    check(&picture::turn(&turn));
                }
                let Some(&step) = steps.get(below(steps.len().max(1))) else {
                    break;
                };
                turn.take(step).expect("a step of the list is legal");
            }
            let played = turn.finished().map(|mv| game.play(mv));
            if !matches!(played, Some(Ok(()))) {
                break;
            }
            if ply % 9 == 0 {
                check(&picture::turn(&turn).turned(true));
                check(&picture::game(&game).theme(Theme::PRINT));
            }
        }
        check(&picture::game(&game));
    }
}

#[test]
fn text_from_outside_is_escaped() {
    let nasty = "</title><script>&\"'\u{0}\u{8}\u{fffe}]]>";
    let picture = board(Variant::Russian, "W:Wc3:Bd4")
        .title(nasty)
        .caption(nasty);
    check(&picture);
    let shown = "</title><script>&\"'\u{fffd}\u{fffd}\u{fffd}]]>";
    assert_eq!(text_of(&picture, "title"), shown);
    assert!(text_of(&picture, "desc").ends_with(shown));
}

#[test]
fn the_description_tells_what_is_seen() {
    let mut picture = board(Variant::Russian, "B:Wc3,Kg1:Bb6,d8");
    for (name, value) in [
        ("last", "b2-c3"),
        ("arrows", "b6-a5"),
        ("from", "b6"),
        ("captured", "bB"),
    ] {
        picture.set(name, value).unwrap();
    }
    assert_eq!(
        text_of(&picture, "desc"),
        "Black to move. White: man c3; king g1. Black: man b6, d8. Last move: b2 c3. Marked: b6. \
         May go to: a5, c5. Arrow: b6 to a5. Captured: bB."
    );
    let over = board(Variant::Russian, "W:W:Bb6");
    assert_eq!(
        text_of(&over, "desc"),
        "The game is over: black wins (blocked). White: nothing. Black: man b6."
    );
    let towers = board(Variant::Bashni, "W:c3bbW,d8b");
    assert_eq!(
        text_of(&towers, "desc"),
        "White to move. White: king c3 (tower bbW from bottom to top). Black: man d8."
    );
}
