//! Positions, lists of moves, and what is held against what.

use std::ops::ControlFlow::Continue;
use tabia::shatra::{
    CapturedRemoved, DoubleStep, DropDue, DropOnRoad, ReserveRoadSlide, RoadSlideLimit, Shatra,
    ShatraOptions,
};
use tabia::{Notation, Position, SquareForm};

pub(crate) const USUAL: ShatraOptions = ShatraOptions {
    drop_on_road: DropOnRoad::Allowed,
    reserve_road_slide: ReserveRoadSlide::Yes,
    road_slide_limit: RoadSlideLimit::Field,
    double_step: DoubleStep::OwnHalf,
    captured_removed: CapturedRemoved::AtOnce,
    drop_due: DropDue::Turn,
};

pub(crate) fn position(fen: &str, options: ShatraOptions) -> Shatra {
    Shatra::from_fen_with(fen, options).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// All legal routes in full numeric notation, sorted.
pub(crate) fn routes(position: &Shatra) -> Vec<String> {
    let mut texts = Vec::new();
    let _ = position.visit_routes(&mut |mv, route| {
        let mut text = String::new();
        let written = position.write_route(mv, route, SquareForm::Numbers, &mut text);
        written.expect("a string takes everything");
        texts.push(text);
        Continue(())
    });
    texts.sort();
    texts
}

/// The moves of a list such as `46-39 60-[32-45,47]`: in brackets all the squares one may go to.
pub(crate) fn list(moves: &str) -> Vec<String> {
    let mut all: Vec<String> = moves.split_whitespace().flat_map(spread).collect();
    all.sort();
    all
}

fn spread(entry: &str) -> Vec<String> {
    let Some((from, squares)) = entry.split_once('[') else {
        return vec![entry.to_string()];
    };
    let squares = squares.trim_end_matches(']').split(',').flat_map(|part| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let number = |text: &str| text.parse::<u32>().expect("a number");
        number(first)..=number(last)
    });
    squares.map(|square| format!("{from}{square}")).collect()
}

/// The legal moves are these and no others.
pub(crate) fn legal_under(options: ShatraOptions, fen: &str, moves: &str) {
    assert_eq!(routes(&position(fen, options)), list(moves), "{fen}");
}

pub(crate) fn legal(fen: &str, moves: &str) {
    legal_under(USUAL, fen, moves);
}

/// The position after these moves.
pub(crate) fn after_under(options: ShatraOptions, fen: &str, moves: &str) -> Shatra {
    let mut position = position(fen, options);
    for text in moves.split_whitespace() {
        let mv = position
            .parse_move(text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        position.play(mv);
    }
    position
}

pub(crate) fn after(fen: &str, moves: &str) -> Shatra {
    after_under(USUAL, fen, moves)
}

pub(crate) fn legal_after(fen: &str, played: &str, moves: &str) {
    let position = after(fen, played);
    assert_eq!(routes(&position), list(moves), "{fen} after {played}");
}
