//! Bashni under test.

use crate::Game;
use crate::reference::towers as slow;
use crate::square_name;
use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeMap;
use tabia::towers::{Bashni, BashniOptions};
use tabia::{Kind, Move, Notation, Options, Position, Side};

/// A position with more routes than this is left to another day: over high towers they explode.
const MOST_ROUTES: u64 = 2000;

/// Bashni by these rules, tested against the slow generator.
pub fn bashni(options: BashniOptions) -> Game<Bashni> {
    let few_routes = move |fen: &String| {
        Bashni::from_fen_with(fen, options).is_ok_and(|it| it.count_routes() <= MOST_ROUTES)
    };
    let set_up = prop_oneof![towers_of_both(), king_among_towers()];
    Game {
        options,
        set_up: set_up.prop_filter("too many routes", few_routes).boxed(),
        slow_routes: |position| {
            let [take, rejump] = ["take", "rejump"].map(|name| value(position.options(), name));
            slow::moves(&take, &rejump, &position.fen().to_string())
                .expect("the slow generator reads what the fast one writes")
        },
        slow_outcome: |position| {
            let [take, rejump] = ["take", "rejump"].map(|name| value(position.options(), name));
            let moves = slow::moves(&take, &rejump, &position.fen().to_string());
            let winner = match position.turn() {
                Side::White => 'b',
                Side::Black => 'w',
            };
            let lost = moves.is_ok_and(|moves| moves.is_empty());
            lost.then_some((Some(winner), "blocked"))
        },
        turned: Some(turned),
        effect: top_pieces_go_under,
    }
}

fn value(options: BashniOptions, name: &str) -> String {
    let mut value = String::new();
    options
        .write_value(name, &mut value)
        .expect("an option of the game");
    value
}

/// Some towers of both sides.
fn towers_of_both() -> BoxedStrategy<String> {
    let towers = vec((1..=32_u32, "[wb]{0,3}[wbwbWB]"), 1..16);
    (any::<bool>(), towers)
        .prop_map(|(white, towers)| fitting(if white { "W:" } else { "B:" }, &towers))
        .boxed()
}

/// A king of the side to move among the other's towers: long captures, many routes.
fn king_among_towers() -> BoxedStrategy<String> {
    let towers = vec((1..=32_u32, "[bB]{1,3}"), 2..9);
    (1..=32_u32, towers)
        .prop_map(|(king, towers)| fitting(&format!("W:{king}W,"), &towers))
        .boxed()
}

/// As many of these towers, in numbers, as make a position with what is there.
fn fitting(start: &str, towers: &[(u32, String)]) -> String {
    let mut fen = start.trim_end_matches(',').to_owned();
    for (square, tower) in towers {
        let comma = if fen.len() > 2 { "," } else { "" };
        let longer = format!("{fen}{comma}{square}{tower}");
        if Bashni::from_fen(&longer).is_ok() {
            fen = longer;
        }
    }
    fen
}

/// All towers by the names of their squares, from bottom to top.
fn towers(position: &Bashni) -> BTreeMap<String, String> {
    let tower = |sq| (square_name::<Bashni>(sq), position.tower_on(sq).to_string());
    let all = Bashni::grid().by_name().map(tower);
    all.filter(|(_, tower)| !tower.is_empty()).collect()
}

/// The position turned by 180 degrees with colours exchanged, as text.
fn turned(position: &Bashni) -> String {
    let grid = Bashni::grid();
    let squares: Vec<_> = grid.by_name().collect();
    let opposite = squares.iter().zip(squares.iter().rev());
    let towers = opposite.filter_map(|(&sq, &opposite)| {
        let tower = position.tower_on(opposite);
        let exchanged = tower
            .to_string()
            .chars()
            .map(other_side)
            .collect::<String>();
        (!tower.is_empty()).then(|| square_name::<Bashni>(sq) + &exchanged)
    });
    let turn = match position.turn() {
        Side::White => 'B',
        Side::Black => 'W',
    };
    format!("{turn}:{}", towers.collect::<Vec<_>>().join(","))
}

fn other_side(letter: char) -> char {
    match letter {
        'w' => 'b',
        'W' => 'B',
        'b' => 'w',
        _ => 'W',
    }
}

/// The top of each captured tower goes under the one that moves, only whose top is crowned; all
/// else is where it was, so that the pieces of both colours are as many as before.
fn top_pieces_go_under(before: &Bashni, mv: Move, after: &Bashni) {
    assert_eq!(after.turn(), before.turn().other());
    let mut expected = towers(before);
    let from = square_name::<Bashni>(mv.from());
    let mut mover = expected.remove(&from).expect("a tower moves");
    for sq in mv.trail() {
        let name = square_name::<Bashni>(sq);
        let jumped = expected.get_mut(&name).expect("a tower is jumped");
        mover.insert(0, jumped.pop().expect("it has a top piece"));
        if jumped.is_empty() {
            expected.remove(&name);
        }
    }
    let top = mover.pop().expect("it has a top piece");
    assert_eq!(
        mv.is_promotion(),
        top.is_lowercase() && mv.kind() == Kind::KING
    );
    let crowned = mv.kind() == Kind::KING;
    mover.push(if crowned {
        top.to_ascii_uppercase()
    } else {
        top
    });
    expected.insert(square_name::<Bashni>(mv.to()), mover);
    assert_eq!(towers(after), expected);
    for side in [Side::White, Side::Black] {
        assert_eq!(after.count_pieces(side), before.count_pieces(side));
    }
}
