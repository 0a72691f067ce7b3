//! Quiet moves and drops (sections 2 and 3).

use super::Route;
use super::board::{
    Kind, Position, Side, Square, gate, in_castle, in_half, is_promotion_square, neighbour,
    on_road, own_rank, squares,
};
use super::options::{DoubleStep, DropOnRoad, Options, ReserveRoadSlide, RoadSlideLimit};

/// Every quiet turn of a player who has no capture: the due drops if there are any (C14), or else
/// the moves and drops of all his men.
///
/// Each due man stays due until it is dropped itself. When no square is free for it, it is due no
/// longer after this turn.
pub fn quiet_turns(options: &Options, position: &Position) -> Vec<Route> {
    let men = position.men_of(position.side);
    let due_men = men.iter().filter(|&&from| position.due[from]);
    let due_drops: Vec<Route> = due_men
        .flat_map(|&from| routes_to(position, from, &drops(options, position, from)))
        .collect();
    if !due_drops.is_empty() {
        return due_drops;
    }
    let mut lapsed = position.clone();
    for &sq in &men {
        lapsed.due[sq] = false;
    }
    men.iter()
        .flat_map(|&from| quiet_moves(options, &lapsed, from))
        .collect()
}

/// The quiet moves and drops of one man; the same to by slide and by drop is one (D8).
pub fn quiet_moves(options: &Options, position: &Position, from: Square) -> Vec<Route> {
    let mut destinations = drops(options, position, from);
    if position.reserve[from] {
        destinations.extend(reserve_slides(options, position, from));
    } else {
        destinations.extend(ordinary_moves(options, position, from));
    }
    destinations.sort_unstable();
    destinations.dedup();
    routes_to(position, from, &destinations)
}

/// Where a man may be dropped: a reserve man on the own half (D2), a man that came back too when
/// the reserve is gone (D6), a man in the enemy castle on the enemy's half (D7).
fn drops(options: &Options, position: &Position, from: Square) -> Vec<Square> {
    let us = position.side;
    let may_leave_home = position.reserve[from] || !position.has_reserve(us);
    let half = if in_castle(us, from) && may_leave_home {
        us
    } else if in_castle(us.opponent(), from) {
        us.opponent()
    } else {
        return Vec::new();
    };
    squares()
        .filter(|&sq| in_half(half, sq) && position.is_vacant(sq))
        .filter(|&sq| options.drop_on_road == DropOnRoad::Allowed || !on_road(sq))
        .collect()
}

/// D4: a tura or batyr of the reserve slides forward along the road, out of the castle.
fn reserve_slides(options: &Options, position: &Position, from: Square) -> Vec<Square> {
    let us = position.side;
    let slides = matches!(kind_on(position, from), Kind::Tura | Kind::Batyr) && on_road(from);
    if !slides || options.reserve_road_slide == ReserveRoadSlide::No {
        return Vec::new();
    }
    line(position, from, (0, us.forward()))
        .into_iter()
        .filter(|&to| !in_castle(us, to) && is_within_limit(options, us, from, to))
        .collect()
}

/// M1 to M6 for a man that is not in reserve.
fn ordinary_moves(options: &Options, position: &Position, from: Square) -> Vec<Square> {
    let us = position.side;
    let kind = kind_on(position, from);
    let mut destinations = Vec::new();
    match kind {
        Kind::Shatra => destinations = shatra_steps(options, position, from),
        Kind::Biy => {
            for direction in kind.directions() {
                destinations.extend(vacant_neighbour(position, from, direction));
            }
        }
        Kind::Batyr | Kind::Tura | Kind::Yalkyn => {
            for direction in kind.directions() {
                destinations.extend(line(position, from, direction));
            }
        }
    }
    destinations.retain(|&to| may_enter(position, kind, to));
    destinations.retain(|&to| is_within_limit(options, us, from, to));
    destinations
}

/// D5: nobody ends a quiet move in his own castle while initial reserve is there, except the biy
/// in his gate.
fn may_enter(position: &Position, kind: Kind, to: Square) -> bool {
    let us = position.side;
    let biy_to_gate = kind == Kind::Biy && to == gate(us);
    !in_castle(us, to) || !position.has_reserve(us) || biy_to_gate
}

/// D4: no slide from the own castle into the enemy castle.
fn is_within_limit(options: &Options, us: Side, from: Square, to: Square) -> bool {
    let castle_to_castle = in_castle(us, from) && in_castle(us.opponent(), to);
    !castle_to_castle || options.road_slide_limit == RoadSlideLimit::Fortress
}

/// M1 to M4.
fn shatra_steps(options: &Options, position: &Position, from: Square) -> Vec<Square> {
    let us = position.side;
    let forward = us.forward();
    let rank = own_rank(us, from);
    let directions: &[i32] = match rank {
        7..=13 => &[-1, 0, 1],
        5 | 6 => &[0],
        _ => &[],
    };
    let mut destinations = Vec::new();
    for &aside in directions {
        destinations.extend(vacant_neighbour(position, from, (aside, forward)));
    }
    if rank >= 8 {
        destinations.extend(vacant_neighbour(position, from, (-1, 0)));
        destinations.extend(vacant_neighbour(position, from, (1, 0)));
    }
    if rank == 5 || (rank == 6 && options.double_step == DoubleStep::OwnHalf) {
        let passed = vacant_neighbour(position, from, (0, forward));
        destinations.extend(passed.and_then(|sq| vacant_neighbour(position, sq, (0, forward))));
    }
    destinations
}

fn kind_on(position: &Position, sq: Square) -> Kind {
    position.men[sq].expect("a man moves").kind
}

fn vacant_neighbour(position: &Position, sq: Square, direction: (i32, i32)) -> Option<Square> {
    neighbour(sq, direction).filter(|&sq| position.is_vacant(sq))
}

/// The vacant squares one after another in one direction.
pub fn line(position: &Position, from: Square, direction: (i32, i32)) -> Vec<Square> {
    let mut found = Vec::new();
    let mut next = vacant_neighbour(position, from, direction);
    while let Some(sq) = next {
        found.push(sq);
        next = vacant_neighbour(position, sq, direction);
    }
    found
}

/// The move of one man to each destination, with every promotion that it may choose (P1).
fn routes_to(position: &Position, from: Square, destinations: &[Square]) -> Vec<Route> {
    let us = position.side;
    let mut routes = Vec::new();
    for &to in destinations {
        let promotes = kind_on(position, from) == Kind::Shatra && is_promotion_square(us, to);
        let choices = if promotes {
            position.vacancies(us)
        } else {
            Vec::new()
        };
        if choices.is_empty() {
            routes.push(route(position, from, to, None));
        }
        for kind in choices {
            routes.push(route(position, from, to, Some(kind)));
        }
    }
    routes
}

fn route(position: &Position, from: Square, to: Square, promotion: Option<Kind>) -> Route {
    let us = position.side;
    let mut after = position.clone();
    let mut man = after.clear(from).expect("a man moves");
    man.kind = promotion.unwrap_or(man.kind);
    after.men[to] = Some(man);
    after.side = us.opponent();
    let double_step = own_rank(us, from) == 5 && own_rank(us, to) == 7;
    after.ep = (man.kind == Kind::Shatra && double_step).then_some(to);
    Route {
        squares: vec![from, to],
        captured: Vec::new(),
        takes_biy: false,
        promotion: promotion.map(|kind| (1, kind)),
        after,
    }
}
