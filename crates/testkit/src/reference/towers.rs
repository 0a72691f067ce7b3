//! A slow generator for Bashni, the draughts with towers (rules, section 3), in each of its four
//! option sets.
//!
//! A tower moves as its top piece does, by the Russian rules of section 2. A jumped tower loses its
//! top piece to the bottom of the capturing tower and stays with what is left. `take` says when
//! that happens, `rejump` whether the same tower may be jumped again in the same move.

use super::ReferenceMove;
use super::towers_board::{
    Position, SIZE, Square, Step, Tower, all_squares, crown, empty_run, is_king, name, next_square,
    other, read, write,
};

const DIAGONALS: [Step; 4] = [(1, -1), (1, 1), (-1, -1), (-1, 1)];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Take {
    AtEnd,
    AtOnce,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Rejump {
    Never,
    Intervening,
    Free,
}

#[derive(Clone, Copy)]
struct Options {
    take: Take,
    rejump: Rejump,
}

struct Route {
    squares: Vec<Square>,
    captured: Vec<Square>,
    crowned: bool,
    after: Position,
}

/// All legal routes of the side to move; several may lead to the same position.
///
/// `take` is `at_end` or `at_once`, `rejump` is `never`, `intervening` or `free` (section 3).
///
/// # Errors
/// Options that do not exist together, or a FEN that section 5 refuses.
pub fn moves(take: &str, rejump: &str, fen: &str) -> Result<Vec<ReferenceMove>, String> {
    let options = read_options(take, rejump)?;
    let position = read(fen)?;
    let routes = legal_routes(options, &position);
    Ok(routes.iter().map(describe).collect())
}

/// The number of leaves at exactly `depth` plies (section 6): of routes, or of moves, that is,
/// different positions.
///
/// # Panics
/// Where [`moves`] has an error.
pub fn perft(take: &str, rejump: &str, fen: &str, depth: u32, routes: bool) -> u64 {
    let options = read_options(take, rejump).expect("options that exist");
    let position = read(fen).expect("a readable FEN");
    leaves(options, &position, depth, routes)
}

fn read_options(take: &str, rejump: &str) -> Result<Options, String> {
    let (take, rejump) = match (take, rejump) {
        ("at_end", "never") => (Take::AtEnd, Rejump::Never),
        ("at_once", "never") => (Take::AtOnce, Rejump::Never),
        ("at_once", "intervening") => (Take::AtOnce, Rejump::Intervening),
        ("at_once", "free") => (Take::AtOnce, Rejump::Free),
        _ => return Err(format!("no options '{take}' with '{rejump}'")),
    };
    Ok(Options { take, rejump })
}

fn describe(route: &Route) -> ReferenceMove {
    ReferenceMove {
        route: route.squares.iter().map(|&sq| name(sq)).collect(),
        captured: route.captured.iter().map(|&sq| name(sq)).collect(),
        promotion: route.crowned.then_some('K'),
        after: write(&route.after),
    }
}

fn leaves(options: Options, position: &Position, depth: u32, routes: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = legal_routes(options, position).into_iter();
    let mut after: Vec<Position> = legal.map(|route| route.after).collect();
    if !routes {
        after.sort();
        after.dedup();
    }
    if depth == 1 {
        return after.len() as u64;
    }
    after
        .iter()
        .map(|next| leaves(options, next, depth - 1, routes))
        .sum()
}

/// Captures, if there is one, for they are compulsory and free to choose from; else the quiet
/// moves.
fn legal_routes(options: Options, position: &Position) -> Vec<Route> {
    let mut captures = Vec::new();
    let mut quiet = Vec::new();
    for from in all_squares() {
        if position.owner(from) != Some(position.turn) {
            continue;
        }
        captures.extend(captures_from(options, position, from));
        for to in quiet_targets(position, from) {
            quiet.push(quiet_route(position, from, to));
        }
    }
    if captures.is_empty() { quiet } else { captures }
}

/// A man goes one square diagonally forward, a king any number of empty squares on a diagonal.
fn quiet_targets(position: &Position, from: Square) -> Vec<Square> {
    let top = position.top(from).expect("a tower to move");
    let mut targets = Vec::new();
    for step in DIAGONALS {
        let run = empty_run(position, from, step);
        if is_king(top) {
            targets.extend(run);
        } else if step.0 == forward(top) {
            targets.extend(run.first());
        }
    }
    targets
}

fn quiet_route(position: &Position, from: Square, to: Square) -> Route {
    let mut after = position.clone();
    let mut tower = after.lift(from);
    let crowned = crown(&mut tower, to);
    after.towers[to.0][to.1] = tower;
    after.turn = other(position.turn);
    Route {
        squares: vec![from, to],
        captured: Vec::new(),
        crowned,
        after,
    }
}

/// A capture as far as it has gone. The mover is in the hand: its start square counts as empty.
#[derive(Clone)]
struct Capturing {
    options: Options,
    position: Position,
    hand: Tower,
    squares: Vec<Square>,
    captured: Vec<Square>,
    crowned: bool,
}

/// A jump: over which tower, onto which square.
type Jump = (Square, Square);

fn captures_from(options: Options, position: &Position, from: Square) -> Vec<Route> {
    let mut position = position.clone();
    let hand = position.lift(from);
    let start = Capturing {
        options,
        position,
        hand,
        squares: vec![from],
        captured: Vec::new(),
        crowned: false,
    };
    let mut found = Vec::new();
    start.go_on(&mut found);
    found
}

impl Capturing {
    /// Tries every jump from here; without one, the capture is complete.
    fn go_on(self, found: &mut Vec<Route>) {
        let mut any = false;
        for step in DIAGONALS {
            for jumped in self.jumps_to_choose(step) {
                any = true;
                jumped.go_on(found);
            }
        }
        if !any && !self.captured.is_empty() {
            found.push(self.finish());
        }
    }

    /// The capture after each jump in this direction; where it can go on from some landings, only
    /// those (section 2).
    fn jumps_to_choose(&self, step: Step) -> Vec<Capturing> {
        let jumps = self.jumps(step).into_iter();
        let all: Vec<Capturing> = jumps.map(|jump| self.jump(jump)).collect();
        let going_on =
            |next: &&Capturing| DIAGONALS.iter().any(|&step| !next.jumps(step).is_empty());
        let chosen: Vec<Capturing> = all.iter().filter(going_on).cloned().collect();
        if chosen.is_empty() { all } else { chosen }
    }

    fn at(&self) -> Square {
        self.squares[self.squares.len() - 1]
    }

    fn top(&self) -> char {
        self.hand[self.hand.len() - 1]
    }

    /// A man jumps an adjacent tower and lands right behind; a king the first tower it meets,
    /// landing anywhere behind.
    fn jumps(&self, step: Step) -> Vec<Jump> {
        let flies = is_king(self.top());
        let run = empty_run(&self.position, self.at(), step);
        let last_empty = if flies { run.last() } else { None };
        let Some(over) = next_square(*last_empty.unwrap_or(&self.at()), step) else {
            return Vec::new();
        };
        if !self.may_jump(over) {
            return Vec::new();
        }
        let mut landings = empty_run(&self.position, over, step);
        landings.truncate(if flies { SIZE } else { 1 });
        landings
            .into_iter()
            .map(|landing| (over, landing))
            .collect()
    }

    /// Whether an enemy tower stands there that the option `rejump` lets be jumped now.
    fn may_jump(&self, over: Square) -> bool {
        let enemy = other(self.position.turn);
        let allowed = match self.options.rejump {
            Rejump::Never => !self.captured.contains(&over),
            Rejump::Intervening => self.captured.last() != Some(&over),
            Rejump::Free => true,
        };
        self.position.owner(over) == Some(enemy) && allowed
    }

    fn jump(&self, (over, landing): Jump) -> Capturing {
        let mut next = self.clone();
        if next.options.take == Take::AtOnce {
            next.take_top(over);
        }
        next.captured.push(over);
        next.squares.push(landing);
        next.crowned |= crown(&mut next.hand, landing);
        next
    }

    /// The top piece of that tower goes under the capturing one.
    fn take_top(&mut self, (row, file): Square) {
        let taken = self.position.towers[row][file].pop();
        self.hand.insert(0, taken.expect("a piece to take"));
    }

    fn finish(mut self) -> Route {
        if self.options.take == Take::AtEnd {
            for sq in self.captured.clone() {
                self.take_top(sq);
            }
        }
        let (row, file) = self.at();
        let mut after = self.position;
        after.towers[row][file] = self.hand;
        after.turn = other(after.turn);
        Route {
            squares: self.squares,
            captured: self.captured,
            crowned: self.crowned,
            after,
        }
    }
}

/// The way of a man, in rows.
fn forward(piece: char) -> isize {
    if piece.eq_ignore_ascii_case(&'w') {
        1
    } else {
        -1
    }
}
