//! The page of encodings says what the code does. `TABIA_WRITE=1 cargo test -p tabia --features encode --test encodings`
//! writes its tables anew.

use tabia::encode::{Layout, Plane, Shows, View, Viewpoint};
use tabia::{AnyTurn, Variant};

/// The page, and where it is.
const PAGE: &str = include_str!("../docs/encodings.md");
const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/encodings.md");
/// What the tables come after.
const MARK: &str = "# The planes of each game\n";

fn owner(plane: &Plane) -> &'static str {
    match plane.owner() {
        None => "",
        Some(tabia::encode::Owner::First) => "own",
        Some(tabia::encode::Owner::Second) => "enemy's",
    }
}

/// Games with the same planes on a board of the same size share a table.
fn tables() -> String {
    let mut text = String::from(MARK);
    let mut told: Vec<Variant> = Vec::new();
    for &variant in Variant::ALL {
        let view = View::default();
        let alike = |other: &Variant| {
            other.planes() == variant.planes()
                && other.planes_shape(&view) == variant.planes_shape(&view)
                && other.symmetries() == variant.symmetries()
        };
        if told.iter().any(alike) {
            continue;
        }
        told.push(variant);
        let games = Variant::ALL.iter().filter(|other| alike(other));
        let names: Vec<String> = games.map(|game| format!("`{}`", game.name())).collect();
        text += &format!("\n## {}\n\n", names.join(", "));
        let [planes, height, width] = variant.planes_shape(&view);
        let symmetries = variant.symmetries().iter().map(|symmetry| symmetry.name());
        let symmetries = symmetries.collect::<Vec<_>>().join(", ");
        let bytes = variant.packed_len(&view);
        let earlier = variant
            .planes()
            .iter()
            .filter(|plane| plane.is_of_board())
            .count();
        text += &format!(
            "Shape ({planes}, {height}, {width}), packed {bytes} bytes; {earlier} planes more for each earlier position. \
             Symmetries: {symmetries}.\n\n"
        );
        text += "| plane | whose | shows | of | most |\n|---|---|---|---|---|\n";
        for (number, plane) in variant.planes().iter().enumerate() {
            let of = if plane.is_even() {
                "the whole board"
            } else {
                "each square"
            };
            let (name, meaning) = (plane.name, plane.meaning);
            let whose = owner(plane);
            text += &format!(
                "| {number} {name} | {whose} | {meaning} | {of} | {} |\n",
                plane.most
            );
        }
    }
    text
}

#[test]
fn the_page_tells_the_planes_of_every_game() {
    let tables = tables();
    let before = PAGE.split_once(MARK).map_or(PAGE, |(before, _)| before);
    if std::env::var_os("TABIA_WRITE").is_some() {
        std::fs::write(PATH, format!("{before}{tables}")).expect("the page can be written");
        return;
    }
    assert!(PAGE.ends_with(&tables), "the page lacks\n{tables}");
}

#[test]
fn shapes_are_the_documented_ones() {
    for &variant in Variant::ALL {
        let of_board = variant
            .planes()
            .iter()
            .filter(|plane| plane.is_of_board())
            .count();
        for (layout, history) in [(Layout::Chw, 0), (Layout::Hwc, 3)] {
            let from = Viewpoint::Mover;
            let view = View {
                from,
                layout,
                history,
            };
            let planes = variant.planes().len() + of_board * usize::from(history);
            let [height, width] =
                [variant.grid().height(), variant.grid().width()].map(usize::from);
            let shape = match layout {
                Layout::Chw => [planes, height, width],
                Layout::Hwc => [height, width, planes],
            };
            assert_eq!(variant.planes_shape(&view), shape);
            let mut out = vec![0_u8; shape.iter().product()];
            let turn = AnyTurn::start(variant);
            assert_eq!(turn.write_planes(&view, &mut out), Ok(()));
            assert!(turn.write_planes(&view, &mut out[1..]).is_err());
            let mut packed = vec![0; variant.packed_len(&view)];
            assert_eq!(turn.write_packed(&view, &mut packed), Ok(()));
            assert!(turn.write_packed(&view, &mut packed[1..]).is_err());
        }
    }
}

#[test]
fn every_piece_of_every_game_has_its_plane() {
    for &variant in Variant::ALL {
        for kind in variant.kinds() {
            let shown = |plane: &&Plane| matches!(plane.shows, Shows::Pieces(_, of) if of == kind);
            assert_eq!(variant.planes().iter().filter(shown).count(), 2);
        }
    }
}

/// A man of Russian draughts in the middle of its capture: e3 has taken d2 and goes on over d4.
#[test]
fn a_turn_under_way_is_shown() {
    let turn = AnyTurn::from_text(Variant::Russian, "W:Wc1:Bd2,d4 > c1:e3").expect("a turn");
    let mut planes = [0_u8; 12 * 64];
    let written = turn.write_planes(&View::default(), &mut planes);
    assert_eq!(written, Ok(()));
    let cell = |name: &str| {
        let sq = turn.grid().square(name).expect("a square");
        usize::from(7 - turn.grid().rank(sq)) * 8 + usize::from(turn.grid().file(sq))
    };
    let shown = |plane: usize| {
        let cells = planes[plane * 64..][..64].iter().enumerate();
        let mut set: Vec<usize> = cells
            .filter(|(_, bit)| **bit != 0)
            .map(|(at, _)| at)
            .collect();
        set.sort_unstable();
        set
    };
    let sorted = |names: &[&str]| {
        let mut cells: Vec<usize> = names.iter().map(|name| cell(name)).collect();
        cells.sort_unstable();
        cells
    };
    assert_eq!(shown(0), sorted(&["e3"]));
    assert_eq!(shown(2), sorted(&["d2", "d4"]));
    assert_eq!(shown(4), sorted(&["e3"]));
    assert_eq!(shown(5), sorted(&["c1"]));
    assert_eq!(shown(6), sorted(&["c1"]));
    assert_eq!(shown(7), sorted(&["d2"]));
}
