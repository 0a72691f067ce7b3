//! Captures (section 4): one man, leap by leap, on a board that changes as the rules say.

use super::Route;
use super::board::{
    Direction, Kind, Man, Position, Side, Square, gate, in_castle, is_promotion_square, neighbour,
    own_rank, squares,
};
use super::options::{CapturedRemoved, DropDue, Options};
use super::quiet::line;

/// Every series of captures of the man on `from`.
pub fn captures(options: &Options, position: &Position, from: Square) -> Vec<Route> {
    let mut routes = Vec::new();
    let series = Series::start(options, position, from);
    series.play_on(&mut routes);
    for (prey, landing, direction) in en_passant(position, from) {
        for next in series.after_leap(prey, landing, direction) {
            next.play_on(&mut routes);
        }
    }
    routes
}

/// C3, C5, C13: whether the man on `from` may decline to capture, and may stop after any leap.
pub fn may_decline(position: &Position, from: Square) -> bool {
    let man = position.men[from].expect("a man captures");
    may_stop(man, from, false)
}

/// C11: prey, landing and direction of the captures in passing that the man on `from` has.
fn en_passant(position: &Position, from: Square) -> Vec<(Square, Square, Direction)> {
    let us = position.side;
    let shatra = Man {
        side: us,
        kind: Kind::Shatra,
    };
    let (Some(prey), true) = (position.ep, position.men[from] == Some(shatra)) else {
        return Vec::new();
    };
    let passed = neighbour(prey, (0, us.forward()));
    let mut found = Vec::new();
    for direction in [(-1, us.forward()), (1, us.forward())] {
        let over = neighbour(from, direction);
        let landing = over.and_then(|sq| neighbour(sq, direction));
        let vacant = landing.filter(|&sq| position.is_vacant(sq));
        if own_rank(us, from) == 8 && over == passed {
            found.extend(vacant.map(|landing| (prey, landing, direction)));
        }
    }
    found
}

/// C3, C13: the biy may stop after any leap; a shatra from the enemy gate on, until it comes into
/// the enemy fortress.
fn may_stop(man: Man, at: Square, could_stop: bool) -> bool {
    let enemy = man.side.opponent();
    match man.kind {
        Kind::Biy => true,
        Kind::Shatra if at == gate(enemy) => true,
        Kind::Shatra => could_stop && !in_castle(enemy, at),
        Kind::Batyr | Kind::Tura | Kind::Yalkyn => false,
    }
}

/// A capture under way.
#[derive(Clone)]
struct Series<'a> {
    options: &'a Options,
    /// The board without the man that captures.
    position: Position,
    /// The man that captures; its kind changes when it promotes.
    man: Man,
    /// Whether the man is of the initial reserve and has not left its castle.
    in_reserve: bool,
    /// The squares it started from and landed on.
    squares: Vec<Square>,
    captured: Vec<Square>,
    taken: Vec<Kind>,
    promotion: Option<(usize, Kind)>,
    last_leap: Option<Direction>,
    may_stop: bool,
}

impl<'a> Series<'a> {
    fn start(options: &'a Options, position: &Position, from: Square) -> Self {
        let mut position = position.clone();
        let in_reserve = position.reserve[from];
        let man = position.clear(from).expect("a man captures");
        Self {
            options,
            position,
            man,
            in_reserve,
            squares: vec![from],
            captured: Vec::new(),
            taken: Vec::new(),
            promotion: None,
            last_leap: None,
            may_stop: may_stop(man, from, false),
        }
    }

    fn at(&self) -> Square {
        *self.squares.last().expect("a series has a start")
    }

    /// Plays every continuation to its end (C2, C4) or, for who may stop, to each leap (C3, C13).
    fn play_on(&self, routes: &mut Vec<Route>) {
        let leaps = self.leaps();
        if !self.captured.is_empty() && (leaps.is_empty() || self.may_stop) {
            routes.push(self.finished());
        }
        for (prey, landing, direction) in leaps {
            for next in self.after_leap(prey, landing, direction) {
                next.play_on(routes);
            }
        }
    }

    /// The next leaps: prey, landing square, direction.
    fn leaps(&self) -> Vec<(Square, Square, Direction)> {
        let mut leaps = Vec::new();
        for direction in self.man.kind.directions() {
            let Some((prey, landings)) = self.landings(direction) else {
                continue;
            };
            for landing in self.compulsory(prey, &landings, direction) {
                leaps.push((prey, landing, direction));
            }
        }
        leaps
    }

    /// The prey in one direction and the squares behind it where this man may land at all.
    fn landings(&self, direction: Direction) -> Option<(Square, Vec<Square>)> {
        let is_long = Kind::OFFICERS.contains(&self.man.kind);
        if is_long && self.last_leap == Some((-direction.0, -direction.1)) {
            return None; // C7
        }
        let run = if is_long {
            line(&self.position, self.at(), direction)
        } else {
            Vec::new()
        };
        let prey = neighbour(*run.last().unwrap_or(&self.at()), direction)?;
        let is_enemy = self.position.men[prey].is_some_and(|man| man.side != self.man.side);
        if !is_enemy || self.captured.contains(&prey) {
            return None; // C10: a captured man that still stands is a wall
        }
        let mut landings = line(&self.position, prey, direction);
        if !is_long {
            landings.truncate(1);
        }
        landings.retain(|&landing| self.may_land(landing));
        Some((prey, landings)).filter(|(_, landings)| !landings.is_empty())
    }

    /// C8 and C9: who may leap from outside into his own castle.
    fn may_land(&self, landing: Square) -> bool {
        let us = self.man.side;
        if !in_castle(us, landing) || in_castle(us, self.at()) {
            return true;
        }
        match self.man.kind {
            Kind::Shatra => false,
            Kind::Biy if landing == gate(us) => true,
            _ => !self.position.has_reserve(us),
        }
    }

    /// C6: the nearest landing square from which the capture can go on, or else all of them.
    fn compulsory(&self, prey: Square, landings: &[Square], direction: Direction) -> Vec<Square> {
        let goes_on = |&landing: &Square| {
            let next = self.after_leap(prey, landing, direction);
            next.iter().any(Self::can_capture)
        };
        match landings.iter().copied().find(goes_on) {
            Some(landing) => vec![landing],
            None => landings.to_vec(),
        }
    }

    fn can_capture(&self) -> bool {
        let directions = self.man.kind.directions();
        directions.iter().any(|&way| self.landings(way).is_some())
    }

    /// The series after one more leap; several if the man promotes by it and has a choice (C12).
    fn after_leap(&self, prey: Square, landing: Square, direction: Direction) -> Vec<Self> {
        let us = self.man.side;
        let mut next = self.clone();
        let taken = self.position.men[prey].expect("the prey is there");
        next.taken.push(taken.kind);
        next.captured.push(prey);
        next.squares.push(landing);
        next.last_leap = Some(direction);
        next.in_reserve &= in_castle(us, landing);
        if self.options.captured_removed == CapturedRemoved::AtOnce {
            next.position.clear(prey);
        }
        let promotes = self.man.kind == Kind::Shatra && is_promotion_square(us, landing);
        let choices = if promotes {
            self.position.vacancies(us)
        } else {
            Vec::new()
        };
        next.may_stop = may_stop(next.man, landing, self.may_stop);
        if choices.is_empty() {
            return vec![next];
        }
        choices
            .into_iter()
            .map(|kind| next.promoted(kind))
            .collect()
    }

    fn promoted(&self, kind: Kind) -> Self {
        let mut next = self.clone();
        next.man.kind = kind;
        next.promotion = Some((self.squares.len() - 1, kind));
        next.may_stop = false;
        next
    }

    /// The board after the series: the captured men are off, the reserve man that stayed in its
    /// castle is due (C14), waiting shatras of the enemy have turned (P2).
    fn finished(&self) -> Route {
        let at = self.at();
        let mut after = self.position.clone();
        for &prey in &self.captured {
            after.clear(prey);
        }
        after.men[at] = Some(self.man);
        after.reserve[at] = self.in_reserve;
        after.due[at] = self.in_reserve && self.options.drop_due == DropDue::Turn;
        after.side = self.man.side.opponent();
        after.ep = None;
        if self.taken.iter().any(|kind| Kind::OFFICERS.contains(kind)) {
            turn_waiting_shatras(&mut after, self.man.side.opponent());
        }
        Route {
            squares: self.squares.clone(),
            captured: self.captured.clone(),
            takes_biy: self.taken.contains(&Kind::Biy),
            promotion: self.promotion,
            after,
        }
    }
}

/// P2: the lowest waiting shatra turns into the highest vacant man, as long as there are both.
fn turn_waiting_shatras(position: &mut Position, side: Side) {
    let shatra = Man {
        side,
        kind: Kind::Shatra,
    };
    for sq in squares().filter(|&sq| is_promotion_square(side, sq)) {
        let highest = position.vacancies(side).first().copied();
        if let (Some(kind), true) = (highest, position.men[sq] == Some(shatra)) {
            position.men[sq] = Some(Man { side, kind });
        }
    }
}
