//! Moves, checks and results of Shatar (sections 1 and 2).

use super::position::{Position, Side};
use super::{BishopRange, KnightMate, MateRule, Opening, Options, Outcome, Stalemate};

/// A move that was made, and the position it led to.
pub(super) struct Turn {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) after: Position,
}

/// The legal moves of a game that may go on: none after robado.
///
/// They are the chess-legal ones, less the mates by mori where those are illegal (section 3). Such
/// a mate is told by the chess-legal answers to it, and robado goes before it.
pub(super) fn turns(options: &Options, position: &Position) -> Vec<Turn> {
    if is_robado(position) {
        return Vec::new();
    }
    let mut legal = chess_legal(options, position);
    if options.knight_mate == KnightMate::Illegal {
        legal.retain(|turn| is_robado(&turn.after) || !is_knight_mate(options, &turn.after));
    }
    legal
}

/// The result of the position, by the points of section 2 in their order.
pub(super) fn outcome_of(options: &Options, position: &Position) -> Option<Outcome> {
    if is_robado(position) {
        return Some((None, "robado"));
    }
    if is_mate(options, position) {
        return Some(mate_result(options, position));
    }
    if turns(options, position).is_empty() {
        let winner = match options.stalemate {
            Stalemate::Draw => None,
            Stalemate::Loses => Some(position.turn.other().letter()),
        };
        return Some((winner, "stalemate"));
    }
    if !can_win(options, position, Side::White) && !can_win(options, position, Side::Black) {
        return Some((None, "dead_position"));
    }
    None
}

/// The men that attack the noyon of this side, as white letters.
pub(super) fn attackers(options: &Options, position: &Position, side: Side) -> Vec<char> {
    let is_noyon =
        |&square: &usize| side.owns(position.at(square)) && kind(position, square) == 'K';
    let noyon = (0..64).find(is_noyon).expect("each side has a noyon");
    let enemies = (0..64).filter(|&from| side.other().owns(position.at(from)));
    enemies
        .filter(|&from| attacks(options, position, from, noyon))
        .map(|from| kind(position, from))
        .collect()
}

/// Section 2: shak is given by bers, tereg or mori.
pub(super) fn contains_shak(attackers: &[char]) -> bool {
    attackers.iter().any(|man| matches!(man, 'J' | 'R' | 'N'))
}

/// Point 1: either side has only its noyon left.
fn is_robado(position: &Position) -> bool {
    position.men(Side::White).len() == 1 || position.men(Side::Black).len() == 1
}

/// In check and no chess-legal move.
fn is_mate(options: &Options, position: &Position) -> bool {
    !attackers(options, position, position.turn).is_empty()
        && chess_legal(options, position).is_empty()
}

fn is_knight_mate(options: &Options, position: &Position) -> bool {
    only_mori(&attackers(options, position, position.turn)) && is_mate(options, position)
}

fn only_mori(attackers: &[char]) -> bool {
    !attackers.is_empty() && attackers.iter().all(|&man| man == 'N')
}

/// Point 2. A mate by mori under `illegal` can only have been loaded: nobody is paid for it.
fn mate_result(options: &Options, position: &Position) -> Outcome {
    let mated = position.turn;
    let mating = mated.other();
    if only_mori(&attackers(options, position, mated)) {
        return match options.knight_mate {
            KnightMate::Illegal | KnightMate::Draw => (None, "knight_mate"),
            KnightMate::Loses => (Some(mated.letter()), "knight_mate"),
            KnightMate::Allowed => (Some(mating.letter()), "mate"),
        };
    }
    if position.shak(mating) || options.mate_rule == MateRule::Any {
        (Some(mating.letter()), "mate")
    } else {
        (None, "niol")
    }
}

/// Point 4: whether the men of this side are enough to win.
fn can_win(options: &Options, position: &Position, side: Side) -> bool {
    let men = position.men(side);
    let temee = men.contains(&'B');
    let mori = men.contains(&'N');
    men.iter().any(|man| matches!(man, 'J' | 'R' | 'P'))
        || temee && mori
        || mori && options.knight_mate == KnightMate::Allowed
        || temee && options.mate_rule == MateRule::Any
}

/// Every move after which the own noyon is not attacked.
fn chess_legal(options: &Options, position: &Position) -> Vec<Turn> {
    let us = position.turn;
    let mut legal = Vec::new();
    for (from, to) in candidates(options, position) {
        let after = moved(options, position, from, to);
        if attackers(options, &after, us).is_empty() {
            legal.push(Turn { from, to, after });
        }
    }
    legal
}

fn candidates(options: &Options, position: &Position) -> Vec<(usize, usize)> {
    let forced = forced_first_moves(options, position);
    if !forced.is_empty() {
        return forced;
    }
    let own = (0..64).filter(|&from| position.turn.owns(position.at(from)));
    own.flat_map(|from| (0..64).map(move |to| (from, to)))
        .filter(|&(from, to)| may_go(options, position, from, to))
        .collect()
}

/// The double steps of section 3: where one is due, no other move is legal. Empty everywhere else.
fn forced_first_moves(options: &Options, position: &Position) -> Vec<(usize, usize)> {
    const D2D4: (usize, usize) = (11, 27);
    const E2E4: (usize, usize) = (12, 28);
    const D7D5: (usize, usize) = (51, 35);
    const E7E5: (usize, usize) = (52, 36);
    if let Opening::AfterD4D5 | Opening::KingPawn | Opening::QueenRight = options.opening {
        return Vec::new();
    }
    let moves: &[(usize, usize)] = match (position.placement_and_turn().as_str(), options.opening) {
        (FULL_ARRAY, Opening::QueenPawnForced) => &[D2D4],
        (FULL_ARRAY, _) => &[D2D4, E2E4],
        (AFTER_D4 | AFTER_E4, Opening::EitherFree) => &[D7D5, E7E5],
        (AFTER_E4, Opening::EitherMirrored) => &[E7E5],
        (AFTER_D4 | AFTER_E4, _) => &[D7D5],
        _ => &[],
    };
    moves.to_vec()
}

const FULL_ARRAY: &str = "rnbjkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBJKBNR w";
const AFTER_D4: &str = "rnbjkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBJKBNR b";
const AFTER_E4: &str = "rnbjkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBJKBNR b";

/// Whether the man on `from` may go to `to`, its own noyon left aside (section 1).
fn may_go(options: &Options, position: &Position, from: usize, to: usize) -> bool {
    let target = position.at(to);
    if position.turn.owns(target) {
        return false;
    }
    if kind(position, from) != 'P' {
        return attacks(options, position, from, to);
    }
    let (files, ranks) = distance(from, to);
    let one_forward = files == 0 && ranks == forward(position, from);
    if target == '.' {
        one_forward
    } else {
        attacks(options, position, from, to)
    }
}

/// Whether the man on `from` attacks `to`, whatever stands there (section 1).
fn attacks(options: &Options, position: &Position, from: usize, to: usize) -> bool {
    let (files, ranks) = distance(from, to);
    let nearest = files.abs().min(ranks.abs());
    let farthest = files.abs().max(ranks.abs());
    let one_step = farthest == 1;
    let straight = nearest == 0 && farthest > 0;
    let diagonal = nearest == farthest && farthest > 0;
    let reach = match options.bishop_range {
        BishopRange::Full => 7,
        BishopRange::Three => 3,
    };
    match kind(position, from) {
        'K' => one_step,
        'J' => straight && nothing_between(position, from, to) || diagonal && one_step,
        'R' => straight && nothing_between(position, from, to),
        'N' => nearest == 1 && farthest == 2,
        'B' => diagonal && farthest <= reach && nothing_between(position, from, to),
        'P' => files.abs() == 1 && ranks == forward(position, from),
        other => unreachable!("no man is written '{other}'"),
    }
}

/// The man on this square, as a white letter.
fn kind(position: &Position, square: usize) -> char {
    position.at(square).to_ascii_uppercase()
}

/// Files to the right and ranks up, from one square to another.
fn distance(from: usize, to: usize) -> (i32, i32) {
    let (from, to) = (from as i32, to as i32);
    (to % 8 - from % 8, to / 8 - from / 8)
}

fn forward(position: &Position, from: usize) -> i32 {
    if Side::White.owns(position.at(from)) {
        1
    } else {
        -1
    }
}

/// Whether the squares strictly between the two ends of a line are empty.
fn nothing_between(position: &Position, from: usize, to: usize) -> bool {
    let (files, ranks) = distance(from, to);
    let step = files.signum() + 8 * ranks.signum();
    let length = files.abs().max(ranks.abs());
    (1..length).all(|steps| position.at((from as i32 + steps * step) as usize) == '.')
}

/// The position after a move.
///
/// The man stands on `to`, a khuu on its last rank as a bers; the counters and the bit of the mover
/// follow.
fn moved(options: &Options, position: &Position, from: usize, to: usize) -> Position {
    let us = position.turn;
    let man = position.at(from);
    let restarts = kind(position, from) == 'P' || position.at(to) != '.';
    let mut after = position.clone();
    after.board[from] = '.';
    after.board[to] = match (man, to / 8) {
        ('P', 7) => 'J',
        ('p', 0) => 'j',
        _ => man,
    };
    after.turn = us.other();
    after.clock = if restarts {
        0
    } else {
        position.clock.saturating_add(1)
    };
    after.number = if us == Side::Black {
        position.number.saturating_add(1)
    } else {
        position.number
    };
    let given = attackers(options, &after, us.other());
    after.set_shak(
        us,
        !given.is_empty() && (position.shak(us) || contains_shak(&given)),
    );
    after
}
