//! Shatra, written from the text of the rules alone: slow, plain, and meant to be obviously right.
//!
//! A move is found by trying every man in every direction on a board of 62 squares, with a copy of
//! the position for every leap. Whoever writes a fast generator compares it with this one. The
//! letters and numbers in the comments (D1 to D9, M1 to M6, C1 to C15, P1, P2, E1, E2) are those of
//! the rules.
//!
//! - `options.rs`: the options and the named rule sets
//! - `board.rs`: squares, men, a position
//! - `fen.rs`: reading and writing of positions
//! - `quiet.rs`: moves and drops
//! - `capture.rs`: captures

mod board;
mod capture;
mod fen;
mod options;
mod quiet;

use super::ReferenceMove;
use board::{Kind, Position, Square};
pub use options::{
    CapturedRemoved, DoubleStep, DropDue, DropOnRoad, Options, ReserveRoadSlide, RoadSlideLimit,
};

/// Every legal route from a position: two differ if start, path, captured men or promotion differ.
///
/// A finished game has none.
///
/// # Errors
///
/// If `fen` is not a position of section 6 of the rules.
pub fn moves(options: &Options, fen: &str) -> Result<Vec<ReferenceMove>, String> {
    let position = read(options, fen)?;
    let routes = legal_routes(options, &position);
    Ok(routes.iter().map(Route::to_reference_move).collect())
}

/// The full numeric texts of all legal routes, as `46-39`, `9x1T`, `9x3Dx7x31x17++`.
///
/// # Errors
///
/// If `fen` is not a position of section 6 of the rules.
pub fn texts(options: &Options, fen: &str) -> Result<Vec<String>, String> {
    let position = read(options, fen)?;
    let routes = legal_routes(options, &position);
    Ok(routes.iter().map(Route::text).collect())
}

/// The winner, `w` or `b`, and how he won, `biy_captured` or `blocked` (E1); nothing while the game
/// goes on, and nothing for a text that is not a position.
#[must_use]
pub fn outcome(options: &Options, fen: &str) -> Option<(Option<char>, &'static str)> {
    let position = read(options, fen).ok()?;
    if let Some(winner) = position.biy_captor() {
        return Some((Some(winner.letter()), "biy_captured"));
    }
    let blocked = legal_routes(options, &position).is_empty();
    blocked.then(|| (Some(position.side.opponent().letter()), "blocked"))
}

/// The number of lines of `depth` turns: by `routes` all of them, otherwise those that lead to the
/// same position in one turn count once.
///
/// # Panics
///
/// If `fen` is not a position of section 6 of the rules.
#[must_use]
pub fn perft(options: &Options, fen: &str, depth: u32, routes: bool) -> u64 {
    let position = read(options, fen).expect("perft starts from a position");
    count_lines(options, &position, depth, routes)
}

/// The position of a text; without the drop due of C14 its due squares mean nothing.
fn read(options: &Options, fen: &str) -> Result<Position, String> {
    let mut position = fen::read(fen)?;
    if options.drop_due == DropDue::None {
        position.due = [false; 63];
    }
    Ok(position)
}

fn count_lines(options: &Options, position: &Position, depth: u32, routes: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut found = legal_routes(options, position);
    if !routes {
        found.sort_unstable_by(|a, b| a.after.cmp(&b.after));
        found.dedup_by(|a, b| a.after == b.after);
    }
    if depth == 1 {
        return found.len() as u64;
    }
    let counts = found
        .iter()
        .map(|route| count_lines(options, &route.after, depth - 1, routes));
    counts.sum()
}

/// C5: captures if there are any, but a lone biy or a lone shatra in the enemy gate may move.
fn legal_routes(options: &Options, position: &Position) -> Vec<Route> {
    if position.biy_captor().is_some() {
        return Vec::new();
    }
    let mut routes = Vec::new();
    let mut capturers = Vec::new();
    for from in position.men_of(position.side) {
        let series = capture::captures(options, position, from);
        if !series.is_empty() {
            capturers.push(from);
        }
        routes.extend(series);
    }
    match capturers[..] {
        [] => quiet::quiet_turns(options, position),
        [from] if capture::may_decline(position, from) => {
            routes.extend(quiet::quiet_moves(options, position, from));
            routes
        }
        _ => routes,
    }
}

/// One legal move and what the board is after it.
struct Route {
    /// The start and every square the man stood on.
    squares: Vec<Square>,
    /// Where the captured men stood, in the order of capture.
    captured: Vec<Square>,
    takes_biy: bool,
    /// The index in `squares` of the square where the man promoted, and what it became.
    promotion: Option<(usize, Kind)>,
    after: Position,
}

impl Route {
    fn to_reference_move(&self) -> ReferenceMove {
        ReferenceMove {
            route: self.squares.iter().map(Square::to_string).collect(),
            captured: self.captured.iter().map(Square::to_string).collect(),
            promotion: self.promotion.map(|(_, kind)| kind.letter()),
            after: fen::write(&self.after),
        }
    }

    fn text(&self) -> String {
        let joint = if self.captured.is_empty() { "-" } else { "x" };
        let squares = self.squares.iter().enumerate();
        let parts: Vec<String> = squares
            .map(|(index, sq)| match self.promotion {
                Some((promoted_at, kind)) if promoted_at == index => {
                    format!("{sq}{}", kind.letter())
                }
                _ => sq.to_string(),
            })
            .collect();
        let end = if self.takes_biy { "++" } else { "" };
        parts.join(joint) + end
    }
}
