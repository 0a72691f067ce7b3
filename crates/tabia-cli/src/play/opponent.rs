//! Players that are programs: one plays anything, the other looks a few plies ahead and counts men.
//!
//! They are examples of how to use the library, and no engines.

use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};
use std::ops::ControlFlow::{Break, Continue};
use tabia::{AnyGame, AnyMove, AnyPosition, Family, Outcome, Side};

/// Worth more than all men together.
const WIN: i32 = 1_000_000;
/// Positions looked at for one move, at most.
const MOST: u64 = 400_000;
/// How much further captures that are due are followed.
const FURTHER: u8 = 6;

/// Chooses moves.
pub struct Opponent {
    depth: u8,
    chance: Pcg64Mcg,
}

impl Opponent {
    pub fn new(depth: u8, seed: u64) -> Opponent {
        let chance = Pcg64Mcg::seed_from_u64(seed);
        Opponent { depth, chance }
    }

    /// A move of the side to move, if the game goes on.
    pub fn choose(&mut self, searches: bool, game: &AnyGame) -> Option<AnyMove> {
        if game.outcome().is_some() {
            return None;
        }
        let position = game.position();
        let mut moves = position.legal_moves();
        self.shuffle(&mut moves);
        if searches {
            search(&position, moves, self.depth)
        } else {
            moves.first().copied()
        }
    }

    fn shuffle(&mut self, moves: &mut [AnyMove]) {
        for end in (1..moves.len()).rev() {
            let chosen = ((u128::from(self.chance.next_u64()) * (end as u128 + 1)) >> 64) as usize;
            moves.swap(end, chosen);
        }
    }
}

/// The best of these moves, the first of equals: each depth in turn, as far as the number of positions allows.
fn search(position: &AnyPosition, mut moves: Vec<AnyMove>, depth: u8) -> Option<AnyMove> {
    let mut looked = 0;
    let mut best = moves.first().copied();
    for depth in 1..=depth {
        let mut found = None;
        let mut bound = -WIN * 2;
        for &mv in &moves {
            let value = after(position, mv, depth, FURTHER, [bound, WIN * 2], &mut looked);
            if looked > MOST {
                return best;
            }
            if value > bound || found.is_none() {
                bound = value;
                found = Some(mv);
            }
        }
        best = found.or(best);
        // The best move so far is looked at first in the next round.
        if let Some(place) = moves.iter().position(|&mv| Some(mv) == best) {
            moves[..=place].rotate_right(1);
        }
    }
    best
}

/// What a move is worth for who makes it.
fn after(
    position: &AnyPosition,
    mv: AnyMove,
    depth: u8,
    further: u8,
    [low, high]: [i32; 2],
    looked: &mut u64,
) -> i32 {
    let mut next = position.clone();
    next.play(mv);
    // In some games a turn is two moves.
    if next.turn() == position.turn() {
        value(&next, depth - 1, further, [low, high], looked)
    } else {
        -value(&next, depth - 1, further, [-high, -low], looked)
    }
}

/// What a position is worth for the side to move, between these bounds.
fn value(
    position: &AnyPosition,
    depth: u8,
    further: u8,
    [mut low, high]: [i32; 2],
    looked: &mut u64,
) -> i32 {
    *looked += 1;
    if let Some(outcome) = position.outcome() {
        return worth(outcome, position.turn(), depth);
    }
    let (depth, further) = match (depth, further) {
        (0, 0) => return men(position),
        (0, _) if !must_capture(position) => return men(position),
        (0, _) => (1, further - 1),
        _ => (depth, further),
    };
    let mut best = -WIN * 2;
    let _ = position.visit_moves(&mut |mv| {
        let found = after(position, mv, depth, further, [low, high], looked);
        best = best.max(found);
        low = low.max(found);
        if low >= high || *looked > MOST {
            Break(())
        } else {
            Continue(())
        }
    });
    best
}

/// A win that comes sooner is worth more.
fn worth(outcome: Outcome, us: Side, left: u8) -> i32 {
    match outcome.winner {
        None => 0,
        Some(winner) if winner == us => WIN + i32::from(left),
        Some(_) => -WIN - i32::from(left),
    }
}

/// Whether the first move is a capture: where captures are compulsory, all are then.
fn must_capture(position: &AnyPosition) -> bool {
    let compulsory = position.variant().about().family != Family::Shatar;
    let first_captures = || {
        let mut captures = false;
        let _ = position.visit_moves(&mut |mv| {
            captures = mv.is_capture();
            Break(())
        });
        captures
    };
    compulsory && first_captures()
}

/// The men of the side to move, less those of the other.
fn men(position: &AnyPosition) -> i32 {
    let us = position.turn();
    let variant = position.variant();
    let mut sum = 0;
    for sq in variant.grid().board() {
        for piece in position.tower_on(sq) {
            let worth = match variant.kind_name(piece.kind) {
                "man" | "shatra" | "khuu" => 100,
                "king" | "mori" | "temee" | "yalkyn" => 300,
                "tura" | "tereg" => 500,
                "batyr" | "bers" => 800,
                _ => 0,
            };
            sum += if piece.side == us { worth } else { -worth };
        }
    }
    // Who plays to lose wants few.
    if variant == tabia::Variant::Poddavki {
        -sum
    } else {
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabia::Variant;

    fn best(variant: Variant, fen: &str, depth: u8) -> String {
        let position = AnyPosition::from_fen(variant, fen).unwrap();
        let mv = Opponent::new(depth, 1).choose(true, &AnyGame::new(position.clone()));
        position.text(mv.unwrap()).to_string()
    }

    #[test]
    fn search_takes_what_wins() {
        // The only capture there is.
        assert_eq!(best(Variant::Russian, "W:Wc3,e1:Bd4,h8", 3), "c3:e5");
        // Mate in one by the tereg.
        assert_eq!(
            best(Variant::Shatar, "7k/R7/8/8/p7/8/8/KR6 w - - 0 1 -", 3),
            "b1b8"
        );
    }

    #[test]
    fn both_choose_legal_moves_in_every_game_to_the_end() {
        for &variant in Variant::ALL {
            let mut opponent = Opponent::new(1, 3);
            let mut game = AnyGame::start(variant);
            for ply in 0..40 {
                let Some(mv) = opponent.choose(ply % 2 == 0, &game) else {
                    break;
                };
                game.play(mv).unwrap();
            }
            assert!(game.plies() > 5, "{}", variant.name());
        }
    }
}
