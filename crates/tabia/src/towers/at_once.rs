//! Captures whose pieces go under during the move, so that the board changes with every jump.
//!
//! A jumped tower loses its top at once: one of a single piece leaves its square empty, one with an
//! own piece below is freed and blocks, one with another enemy below may be jumped again where the
//! rules allow it. The core's search knows one enemy a square, so these captures are looked for here.

use super::options::Rejump;
use super::position::Bashni;
use super::rules::Tops;
use core::ops::ControlFlow::{self, Break, Continue};
use tabia_core::{
    Convention, Dir, Dirs, Grid, Kind, Leap, Move, Pieces, Position, Route, Set, Side, Square,
    Topology, flying_leap, last_rank, leapers, short_leap,
};

const GRID: &Grid = Tops::GRID;
const MAN_LEAPS: Dirs = Tops::KINDS[0].capture.step;
const KING_LEAPS: Dirs = Tops::KINDS[1].capture.slide;

/// The towers that may capture: all that can with a man on top, and those with a king.
pub(super) fn capturing(position: &Bashni) -> Set {
    let own = position.towers(position.turn());
    let prey = position.towers(position.turn().other());
    let free = position.free();
    let next_to_prey = |all, dir| all | leapers(GRID, dir, prey, free);
    own & (MAN_LEAPS.iter().fold(Set::EMPTY, next_to_prey) | position.kings())
}

/// The canonical route of a capture, if it is legal.
pub(super) fn route_of(position: &Bashni, mv: Move) -> Option<Route> {
    let is_able = capturing(position).contains(mv.from());
    is_able
        .then(|| AtOnce::new(position, mv.from()).route(mv))
        .flatten()
}

/// All captures of one tower.
pub(super) struct AtOnce {
    start: InHand,
    from: Square,
}

/// A tower in the middle of its capture: in the hand, not on the board.
#[derive(Copy, Clone)]
struct InHand {
    /// The board without it and without what it has taken.
    board: Bashni,
    at: Square,
    kind: Kind,
    /// Towers that it may not jump now.
    barred: Set,
    /// How many pieces it has taken, and which of them were kings, in the order of capture.
    taken: u32,
    kings: u32,
}

impl AtOnce {
    /// The captures of the tower on this square.
    pub(super) fn new(position: &Bashni, from: Square) -> AtOnce {
        let kind = position.piece_on(from).map_or(Kind::MAN, |top| top.kind);
        let mut board = *position;
        board.lift(from);
        let start = InHand {
            board,
            at: from,
            kind,
            barred: Set::EMPTY,
            taken: 0,
            kings: 0,
        };
        AtOnce { start, from }
    }

    /// Visits every complete capture: each move once, or by every route.
    pub(super) fn visit(
        &self,
        convention: Convention,
        found: &mut dyn FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut goes_on = |hand: &InHand, route: &Route| {
            Continue(convention == Convention::Routes || self.is_first_way(hand, route))
        };
        let mut firsts = Firsts::default();
        let mut ends = |hand: &InHand, route: &Route| {
            let first = match convention {
                Convention::Moves => self.first_with_result(hand, route),
                Convention::Routes => firsts.first(self, hand, route),
            };
            match convention {
                Convention::Moves if !first.same_squares(route) => Continue(()),
                _ => found(self.made(hand, &first), route),
            }
        };
        let mut route = Route::from(self.from);
        self.start.extend(&mut route, &mut goes_on, &mut ends)
    }

    /// The canonical route of a capture, if it is one of these: only what takes the same pieces in the same order is
    /// followed.
    fn route(&self, mv: Move) -> Option<Route> {
        let mut found = None;
        let mut goes_on = |hand: &InHand, route: &Route| {
            let last = route.captures() - 1;
            let follows = mv.trail().nth(last) == route.captured().last().copied();
            Continue(follows && self.is_first_way(hand, route))
        };
        let mut ends = |hand: &InHand, route: &Route| {
            let first = self.first_with_result(hand, route);
            if !first.same_squares(route) || self.made(hand, &first) != mv {
                return Continue(());
            }
            found = Some(first);
            Break(())
        };
        let mut route = Route::from(self.from);
        let _ = self.start.extend(&mut route, &mut goes_on, &mut ends);
        found
    }

    /// The number of complete captures by all routes.
    pub(super) fn count_routes(&self) -> u64 {
        let mut count = 0;
        let mut route = Route::from(self.from);
        let mut ends = |_: &InHand, _: &Route| {
            count += 1;
            Continue(())
        };
        let always = &mut |_: &InHand, _: &Route| Continue(true);
        let _ = self.start.extend(&mut route, always, &mut ends);
        count
    }

    fn made(&self, hand: &InHand, route: &Route) -> Move {
        let quiet = Move::quiet(self.from, hand.at, hand.kind);
        let mv = Move::ordered(self.from, hand.at, hand.kind, route.captured());
        mv.unwrap_or(quiet).promoting(hand.kind != self.start.kind)
    }

    /// Whether no earlier route leads to the same state in the middle of a capture: only the first
    /// is followed, or the number of routes over a high tower would explode.
    fn is_first_way(&self, hand: &InHand, route: &Route) -> bool {
        let alike = |other: &InHand| other.barred == hand.barred;
        self.first(hand, route, alike).same_squares(route)
    }

    /// The first of all routes with the same result as this complete one.
    fn first_with_result(&self, hand: &InHand, route: &Route) -> Route {
        self.first(hand, route, InHand::is_over)
    }

    /// The first of all routes that take as many pieces of the same squares, men and kings in the
    /// same order, and bring the tower to the same square in a state that is `alike`.
    fn first(&self, hand: &InHand, route: &Route, alike: impl Fn(&InHand) -> bool) -> Route {
        if !may_repeat(hand, route) {
            return *route;
        }
        let mut first = *route;
        let mut goes_on = |other: &InHand, so_far: &Route| {
            if !leads_to(other, so_far, hand, route) {
                return Continue(false);
            }
            if so_far.captures() < route.captures() {
                return Continue(true);
            }
            if other.at == hand.at && other.kind == hand.kind && alike(other) {
                first = *so_far;
                return Break(());
            }
            Continue(false)
        };
        let mut so_far = Route::from(self.from);
        let _ = self
            .start
            .extend(&mut so_far, &mut goes_on, &mut |_, _| Continue(()));
        first
    }
}

/// The first route with each result, where all routes are listed: to search for it again at each would take the square
/// of their number. Without an allocator it is searched for.
#[derive(Default)]
struct Firsts {
    #[cfg(feature = "alloc")]
    routes: alloc::collections::BTreeMap<Effect, Route>,
}

/// What a complete capture comes to: the squares of what it takes in their order on the board, which of them in the
/// order of capture were kings, where it ends, and as what.
#[cfg(feature = "alloc")]
type Effect = ([u8; tabia_core::MAX_TRAIL], u32, usize, u8);

impl Firsts {
    #[cfg(feature = "alloc")]
    fn first(&mut self, _: &AtOnce, hand: &InHand, route: &Route) -> Route {
        if !may_repeat(hand, route) {
            return *route;
        }
        let mut taken = [u8::MAX; tabia_core::MAX_TRAIL];
        for (place, sq) in taken.iter_mut().zip(route.captured()) {
            *place = sq.index() as u8;
        }
        taken.sort_unstable();
        let effect = (taken, hand.kings, hand.at.index(), hand.kind.0);
        *self.routes.entry(effect).or_insert(*route)
    }

    #[cfg(not(feature = "alloc"))]
    fn first(&mut self, all: &AtOnce, hand: &InHand, route: &Route) -> Route {
        all.first_with_result(hand, route)
    }
}

/// Whether another route could have the same result: as in the core's search, short leaps alone
/// take a loop of four captures to come to the same, and one capture is never two.
fn may_repeat(hand: &InHand, route: &Route) -> bool {
    let enough = if hand.kind == Kind::KING { 2 } else { 4 };
    route.captures() >= enough
}

/// Whether a capture so far takes nothing that this one does not take, and kings when it does.
fn leads_to(other: &InHand, so_far: &Route, hand: &InHand, route: &Route) -> bool {
    let Some(last) = so_far.captured().last() else {
        return true;
    };
    let times = |route: &Route| route.captured().iter().filter(|&sq| sq == last).count();
    let shared = (1 << other.taken) - 1;
    times(so_far) <= times(route) && other.kings == hand.kings & shared
}

impl InHand {
    /// Follows every capture from here. `goes_on` says which states to follow, `ends` takes those
    /// that are complete.
    fn extend(
        &self,
        route: &mut Route,
        goes_on: &mut impl FnMut(&InHand, &Route) -> ControlFlow<(), bool>,
        ends: &mut impl FnMut(&InHand, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut over = route.captures() > 0;
        for dir in self.leap_dirs().iter() {
            let Some(leap) = self.leap(dir) else { continue };
            over = false;
            let mut left = self.landings(leap);
            while let Some(landing) = GRID.ray_end(dir, left) {
                left = left.without(landing);
                let next = self.land(leap.prey, landing);
                route.push(landing, Some(leap.prey));
                if goes_on(&next, route)? {
                    next.extend(route, goes_on, ends)?;
                }
                route.pop_jump();
            }
        }
        if over {
            ends(self, route)
        } else {
            Continue(())
        }
    }

    fn side(&self) -> Side {
        self.board.turn()
    }

    /// Whether nothing more can be taken.
    fn is_over(&self) -> bool {
        self.leap_dirs().iter().all(|dir| self.leap(dir).is_none())
    }

    fn leap_dirs(&self) -> Dirs {
        match self.kind {
            Kind::MAN => MAN_LEAPS,
            _ => KING_LEAPS,
        }
    }

    fn leap(&self, dir: Dir) -> Option<Leap> {
        let prey = self.board.towers(self.side().other()) - self.barred;
        match self.kind {
            Kind::MAN => short_leap(GRID, dir, self.at, prey, self.board.free()),
            _ => flying_leap(GRID, dir, self.at, prey, self.board.free()),
        }
    }

    /// If from some landing squares a further capture is possible, only those may be chosen.
    fn landings(&self, leap: Leap) -> Set {
        if !leap.landings.is_many() {
            return leap.landings;
        }
        let onward = |&landing: &Square| !self.land(leap.prey, landing).is_over();
        let going_on: Set = leap.landings.iter().filter(onward).collect();
        if going_on.is_empty() {
            leap.landings
        } else {
            going_on
        }
    }

    /// The tower after a jump: the top piece of the jumped one is in the hand too.
    fn land(&self, prey: Square, landing: Square) -> InHand {
        let mut next = *self;
        next.at = landing;
        let taken = next.board.take_top(prey);
        let is_king = taken.is_some_and(|piece| piece.kind == Kind::KING);
        next.kings = self.kings | u32::from(is_king) << self.taken;
        next.taken = self.taken + 1;
        next.barred = match self.board.options().rejump {
            Rejump::Never => self.barred.with(prey),
            Rejump::Intervening => Set::of(prey),
            Rejump::Free => Set::EMPTY,
        };
        // A man that reaches the last rank is crowned at once and goes on as a king.
        if last_rank(GRID, self.side()).contains(landing) {
            next.kind = Kind::KING;
        }
        next
    }
}
