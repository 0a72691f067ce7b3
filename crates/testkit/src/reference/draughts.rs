//! A slow generator for the draughts games, from the rules only: a table of rows and files, and
//! plain loops.
//!
//! Sections and articles are those of the rules of the draughts games. The facts of each game are
//! in `draughts_rules`; here is what they mean. A capture is found by trying every jump and, where
//! the game compares captures, dropping the lesser ones afterwards.

use super::ReferenceMove;
use super::draughts_board::{Kind, Piece, Position, is_last_row, read, write};
use super::draughts_rules::{
    Crowning, Landing, Leaping, NoMove, OneEach, Prey, Priority, Reach, Removal, Rules, Square,
    Step, Turning,
};

/// One way to move, with all that a priority rule may ask.
struct Route {
    squares: Vec<Square>,
    captured: Vec<(Square, Piece)>,
    kind_before: Kind,
    kind_after: Kind,
    after: Position,
}

/// All legal routes of the side to move; several may lead to the same position (section 5).
///
/// # Errors
/// An unknown game, or a FEN that section 5 refuses.
pub fn moves(game: &str, fen: &str) -> Result<Vec<ReferenceMove>, String> {
    let rules = Rules::named(game)?;
    let position = read(rules, fen)?;
    let routes = legal_routes(rules, &position);
    Ok(routes.iter().map(|route| describe(rules, route)).collect())
}

/// The number of leaves at exactly `depth` plies (section 6): of routes, or of moves, that is,
/// different positions.
///
/// # Panics
/// Where [`moves`] has an error.
pub fn perft(game: &str, fen: &str, depth: u32, routes: bool) -> u64 {
    let rules = Rules::named(game).expect("a game of the table");
    let position = read(rules, fen).expect("a readable FEN");
    leaves(rules, &position, depth, routes)
}

/// Winner (`w`, `b`, or none for a draw) and reason, if the game is over by its rules of moving or
/// by what stands on the board: `blocked` (also with no piece left) and, in the Turkish family,
/// `one_piece_each` (sections 1 to 3).
///
/// # Panics
/// Where [`moves`] has an error.
pub fn outcome(game: &str, fen: &str) -> Option<(Option<char>, &'static str)> {
    let rules = Rules::named(game).expect("a game of the table");
    let position = read(rules, fen).expect("a readable FEN");
    let routes = legal_routes(rules, &position);
    let us = position.turn;
    if routes.is_empty() {
        let winner = match rules.no_move {
            NoMove::Loses => us.other(),
            NoMove::Wins => us,
        };
        return Some((Some(winner.letter().to_ascii_lowercase()), "blocked"));
    }
    let one_each = position.count(us) == 1 && position.count(us.other()) == 1;
    let quiet = routes.iter().all(|route| route.captured.is_empty());
    let drawn = rules.one_each == OneEach::Draw && one_each && quiet;
    drawn.then_some((None, "one_piece_each"))
}

fn describe(rules: &Rules, route: &Route) -> ReferenceMove {
    let captured = route.captured.iter();
    ReferenceMove {
        route: route.squares.iter().map(|&sq| rules.name(sq)).collect(),
        captured: captured.map(|&(sq, _)| rules.name(sq)).collect(),
        promotion: (route.kind_after != route.kind_before).then_some('K'),
        after: write(rules, &route.after),
    }
}

fn leaves(rules: &Rules, position: &Position, depth: u32, routes: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = legal_routes(rules, position).into_iter();
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
        .map(|next| leaves(rules, next, depth - 1, routes))
        .sum()
}

/// Captures, if there is one, for they are compulsory; else the quiet moves.
fn legal_routes(rules: &Rules, position: &Position) -> Vec<Route> {
    let own: Vec<(Square, Piece)> = position.pieces(rules, position.turn);
    let mut captures = Vec::new();
    for &(from, piece) in &own {
        captures.extend(captures_from(rules, position, from, piece));
    }
    if !captures.is_empty() {
        return compulsory(rules, captures);
    }
    let mut quiet = Vec::new();
    for &(from, piece) in &own {
        for to in quiet_targets(rules, position, from, piece) {
            let (squares, captured) = (vec![from, to], Vec::new());
            let kind = piece.kind;
            quiet.push(complete(rules, position, squares, captured, kind, kind));
        }
    }
    quiet
}

/// The captures that no key of the priority puts below another.
fn compulsory(rules: &Rules, mut captures: Vec<Route>) -> Vec<Route> {
    for &key in rules.priority {
        let best = captures.iter().map(|capture| worth(key, capture)).max();
        captures.retain(|capture| Some(worth(key, capture)) == best);
    }
    captures
}

/// What a capture is worth under one key of the priority (section 4).
fn worth(key: Priority, capture: &Route) -> u64 {
    let is_king = |&(_, piece): &(Square, Piece)| piece.kind == Kind::King;
    let pieces = capture.captured.len() as u64;
    let kings = capture
        .captured
        .iter()
        .filter(|taken| is_king(taken))
        .count() as u64;
    match key {
        Priority::Pieces => pieces,
        Priority::WithKing => u64::from(capture.kind_before == Kind::King),
        Priority::Kings => kings,
        // Compared like words of equal length: the first difference decides, and a king is greater
        // there.
        Priority::KingsEarliest => capture
            .captured
            .iter()
            .fold(0, |word, taken| word * 2 + u64::from(is_king(taken))),
        // A man 200 and a king 399: no number of kings on a board equals a number of men.
        Priority::Value => 200 * (pieces - kings) + 399 * kings,
    }
}

/// Where a piece can go without a capture.
fn quiet_targets(rules: &Rules, position: &Position, from: Square, piece: Piece) -> Vec<Square> {
    let mut targets = Vec::new();
    for step in steps_of(rules.man_steps, rules.king_steps, piece) {
        let next = go(from, step);
        if position.is_empty(rules, next) {
            targets.push(next);
            if piece.kind == Kind::King && rules.king_reach == Reach::Fly {
                targets.extend(empty_run(rules, position, go(next, step), step));
            }
        } else if piece.kind == Kind::Man && rules.man_leaping == Leaping::OverOwn {
            let over_own = position.side_on(rules, next) == Some(piece.side);
            let behind = go(next, step);
            if over_own && position.is_empty(rules, behind) {
                targets.push(behind);
            }
        }
    }
    targets
}

/// The empty squares from `first` on, in one direction, up to the first piece or the edge.
fn empty_run(rules: &Rules, position: &Position, first: Square, step: Step) -> Vec<Square> {
    let mut run = Vec::new();
    let mut sq = first;
    while position.is_empty(rules, sq) {
        run.push(sq);
        sq = go(sq, step);
    }
    run
}

/// The directions of a piece, turned round for Black.
fn steps_of(man: &[Step], king: &[Step], piece: Piece) -> Vec<Step> {
    let steps = match piece.kind {
        Kind::Man => man,
        Kind::King => king,
    };
    let forward = piece.side.forward();
    steps
        .iter()
        .map(|&(rows, files)| (rows * forward, files))
        .collect()
}

fn go((row, file): Square, (rows, files): Step) -> Square {
    (row + rows, file + files)
}

/// The capturing piece between two jumps.
#[derive(Clone, Copy)]
struct Mover {
    at: Square,
    piece: Piece,
    last_step: Option<Step>,
    /// Whether it was crowned in a game where that ends the move.
    ended: bool,
}

/// A piece that can be jumped, and where the jump may come down.
struct Jump {
    over: Square,
    step: Step,
    landings: Vec<Square>,
}

/// A capture as far as it has gone.
struct Capturing<'a> {
    rules: &'a Rules,
    /// The board at this moment: without the mover, whose start square counts as empty.
    position: Position,
    kind_before: Kind,
    squares: Vec<Square>,
    captured: Vec<(Square, Piece)>,
    found: Vec<Route>,
}

fn captures_from(rules: &Rules, position: &Position, from: Square, piece: Piece) -> Vec<Route> {
    let mut position = position.clone();
    position.set(from, None);
    let mut capturing = Capturing {
        rules,
        position,
        kind_before: piece.kind,
        squares: vec![from],
        captured: Vec::new(),
        found: Vec::new(),
    };
    let (last_step, ended) = (None, false);
    capturing.go_on(Mover {
        at: from,
        piece,
        last_step,
        ended,
    });
    capturing.found
}

impl Capturing<'_> {
    /// Tries every jump from here; without one, the capture is complete.
    fn go_on(&mut self, mover: Mover) {
        let jumps = self.jumps(mover);
        if jumps.is_empty() && !self.captured.is_empty() {
            self.finish(mover.piece.kind);
        }
        for jump in jumps {
            let taken = self.position.on(jump.over).expect("a piece to jump");
            self.captured.push((jump.over, taken));
            if self.rules.removal == Removal::AtOnce {
                self.position.set(jump.over, None);
            }
            for landed in self.landed(mover, &jump) {
                self.squares.push(landed.at);
                self.go_on(landed);
                self.squares.pop();
            }
            self.position.set(jump.over, Some(taken));
            self.captured.pop();
        }
    }

    /// The mover after the jump, once for each landing; where it can go on from some landings, only
    /// from those.
    fn landed(&self, mover: Mover, jump: &Jump) -> Vec<Mover> {
        let landings = jump.landings.iter();
        let all: Vec<Mover> = landings
            .map(|&at| self.arrive(mover, jump.step, at))
            .collect();
        let goes_on = |landed: &&Mover| !self.jumps(**landed).is_empty();
        let going_on: Vec<Mover> = all.iter().filter(goes_on).copied().collect();
        if going_on.is_empty() { all } else { going_on }
    }

    fn arrive(&self, mover: Mover, step: Step, at: Square) -> Mover {
        let man_on_last_row =
            mover.piece.kind == Kind::Man && is_last_row(self.rules, mover.piece.side, at);
        let crowned = man_on_last_row && self.rules.crowning != Crowning::AtEnd;
        let kind = if crowned {
            Kind::King
        } else {
            mover.piece.kind
        };
        Mover {
            at,
            piece: Piece {
                kind,
                ..mover.piece
            },
            last_step: Some(step),
            ended: crowned && self.rules.crowning == Crowning::EndsMove,
        }
    }

    fn jumps(&self, mover: Mover) -> Vec<Jump> {
        let rules = self.rules;
        let mut jumps = Vec::new();
        for step in steps_of(rules.man_captures, rules.king_captures, mover.piece) {
            let straight_back = mover.last_step == Some((-step.0, -step.1));
            let may_turn = rules.turning == Turning::Free || !straight_back;
            if may_turn && !mover.ended {
                jumps.extend(self.jump_towards(mover, step));
            }
        }
        jumps
    }

    fn jump_towards(&self, mover: Mover, step: Step) -> Option<Jump> {
        let (rules, position) = (self.rules, &self.position);
        let is_king = mover.piece.kind == Kind::King;
        let mut over = go(mover.at, step);
        while is_king && rules.king_reach == Reach::Fly && position.is_empty(rules, over) {
            over = go(over, step);
        }
        if !self.may_take(mover.piece, over) {
            return None;
        }
        let mut landings = empty_run(rules, position, go(over, step), step);
        if !is_king || rules.king_landing == Landing::Next {
            landings.truncate(1);
        }
        (!landings.is_empty()).then_some(Jump {
            over,
            step,
            landings,
        })
    }

    /// Whether an enemy stands there that was not jumped before and that this piece may take.
    fn may_take(&self, taker: Piece, sq: Square) -> bool {
        let enemy_side = Some(taker.side.other());
        if self.position.side_on(self.rules, sq) != enemy_side {
            return false;
        }
        let jumped_before = self.captured.iter().any(|&(jumped, _)| jumped == sq);
        let enemy_king = self.position.on(sq).map(|enemy| enemy.kind) == Some(Kind::King);
        let men_only = taker.kind == Kind::Man && self.rules.man_prey == Prey::Men;
        !(jumped_before || enemy_king && men_only)
    }

    fn finish(&mut self, kind: Kind) {
        let (squares, captured) = (self.squares.clone(), self.captured.clone());
        let before = self.kind_before;
        let route = complete(self.rules, &self.position, squares, captured, before, kind);
        self.found.push(route);
    }
}

/// The route with the position that it leads to; a man that ends on the last row is crowned in
/// every game.
fn complete(
    rules: &Rules,
    position: &Position,
    squares: Vec<Square>,
    captured: Vec<(Square, Piece)>,
    kind_before: Kind,
    kind: Kind,
) -> Route {
    let side = position.turn;
    let (from, to) = (squares[0], squares[squares.len() - 1]);
    let crowned = is_last_row(rules, side, to);
    let kind_after = if crowned { Kind::King } else { kind };
    let mut after = position.clone();
    after.set(from, None);
    for &(sq, _) in &captured {
        after.set(sq, None);
    }
    let kind = kind_after;
    after.set(to, Some(Piece { side, kind }));
    after.turn = side.other();
    Route {
        squares,
        captured,
        kind_before,
        kind_after,
        after,
    }
}
