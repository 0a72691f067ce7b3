//! The arrays that games begin from, and the first moves that are forced.

use super::board::GRID;
use super::options::{Opening, ShatarOptions};
use super::pieces::{KHUU, kind_of};
use super::position::Shatar;
use tabia_core::{Kind, Set, Side, Square};

/// Which pieces stand where.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) struct Placement {
    /// By kind, both sides together.
    pub(super) kinds: [Set; 6],
    pub(super) white: Set,
}

/// The full array, as in chess.
const FULL: Placement = drawn(["rnbjkbnr", "pppppppp", "PPPPPPPP", "RNBJKBNR"]);
/// The bers on the right of its noyon.
const QUEEN_RIGHT: Placement = drawn(["rnbjkbnr", "pppppppp", "PPPPPPPP", "RNBKJBNR"]);

/// The two files whose khuus make a double step, if any do: d and e.
const D: u8 = 3;
const E: u8 = 4;

/// The array with these two upper and two lower ranks; small letters are Black's.
const fn drawn(ranks: [&str; 4]) -> Placement {
    let mut placement = Placement::EMPTY;
    let mut i = 0;
    while i < 32 {
        let (row, file) = (i / 8, (i % 8) as u8);
        let rank = if row < 2 { 7 - row } else { 3 - row } as u8;
        let letter = ranks[row].as_bytes()[file as usize];
        let kind = kind_of(letter.to_ascii_uppercase());
        if let (Some(kind), Some(sq)) = (kind, GRID.at(file, rank)) {
            placement.put(sq, kind, side_of(letter));
        }
        i += 1;
    }
    placement
}

/// Whose piece a letter stands for.
pub(super) const fn side_of(letter: u8) -> Side {
    if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    }
}

impl Placement {
    pub(super) const EMPTY: Placement = Placement {
        kinds: [Set::EMPTY; 6],
        white: Set::EMPTY,
    };

    /// Puts a piece on an empty square.
    pub(super) const fn put(&mut self, sq: Square, kind: Kind, side: Side) {
        let place = &mut self.kinds[kind.index()];
        *place = place.with(sq);
        if matches!(side, Side::White) {
            self.white = self.white.with(sq);
        }
    }

    /// The pieces of one side.
    pub(super) fn side(&self, side: Side) -> Set {
        let [khuu, mori, temee, tereg, bers, noyon] = self.kinds;
        match side {
            Side::White => self.white,
            Side::Black => (khuu | mori | temee | tereg | bers | noyon) - self.white,
        }
    }

    /// The same after the khuu on a file of the array has stepped twice.
    const fn after_double_step(mut self, side: Side, file: u8) -> Placement {
        let (from, to) = double_step(side, file);
        let moved = from.0 | to.0;
        self.kinds[KHUU.index()].0 ^= moved;
        if matches!(side, Side::White) {
            self.white.0 ^= moved;
        }
        self
    }
}

const fn double_step(side: Side, file: u8) -> (Set, Set) {
    let (from, to) = match side {
        Side::White => (1, 3),
        Side::Black => (6, 4),
    };
    match (GRID.at(file, from), GRID.at(file, to)) {
        (Some(from), Some(to)) => (Set::of(from), Set::of(to)),
        _ => (Set::EMPTY, Set::EMPTY),
    }
}

/// The array after both sides have stepped twice on a file.
const fn both_stepped(file: u8) -> Placement {
    FULL.after_double_step(Side::White, file)
        .after_double_step(Side::Black, file)
}

/// The placement that a game begins with; White moves.
pub(super) const fn start(opening: Opening) -> Placement {
    match opening {
        Opening::AfterD4D5 => const { both_stepped(D) },
        Opening::KingPawn => const { both_stepped(E) },
        Opening::QueenRight => QUEEN_RIGHT,
        Opening::QueenPawnForced | Opening::EitherMirrored | Opening::EitherFree => FULL,
    }
}

/// Whether some first move is forced under these rules.
#[inline(always)]
pub(super) const fn has_forced_moves(options: ShatarOptions) -> bool {
    matches!(
        options.opening,
        Opening::QueenPawnForced | Opening::EitherMirrored | Opening::EitherFree
    )
}

/// The double steps that are the only legal moves in this placement; none where the first moves are over.
pub(super) fn forced_moves(position: &Shatar) -> impl Iterator<Item = (Square, Square)> {
    let (placement, turn) = (position.placement(), position.turn);
    let stepped = |file| placement == FULL.after_double_step(Side::White, file);
    let files: &[u8] = match (turn, position.options.opening) {
        (Side::White, Opening::QueenPawnForced) if placement == FULL => &[D],
        (Side::White, _) if placement == FULL => &[D, E],
        (Side::Black, Opening::EitherFree) if stepped(D) || stepped(E) => &[D, E],
        (Side::Black, Opening::EitherMirrored) if stepped(E) => &[E],
        (Side::Black, _) if stepped(D) || stepped(E) => &[D],
        _ => &[],
    };
    files.iter().filter_map(move |&file| {
        let (from, to) = double_step(turn, file);
        from.first().zip(to.first())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabia_core::Notation;

    #[test]
    fn an_array_is_drawn_as_a_text_has_it() {
        for ranks in [
            ["rnbjkbnr", "pppppppp", "PPPPPPPP", "RNBJKBNR"],
            ["rnbjkbnr", "pppppppp", "PPPPPPPP", "RNBKJBNR"],
        ] {
            let [eight, seven, two, one] = ranks;
            let text = std::format!("{eight}/{seven}/8/8/8/8/{two}/{one} w");
            let position = Shatar::from_fen(&text);
            let placement = position.map(|position| position.placement());
            assert!(placement.is_ok_and(|placement| placement == drawn(ranks)));
        }
        let stepped = both_stepped(D);
        assert!(start(Opening::AfterD4D5) == stepped);
        let text = "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w";
        let position = Shatar::from_fen(text).map(|position| position.placement());
        assert!(position.is_ok_and(|placement| placement == stepped));
        assert_eq!(double_step(Side::Black, 8), (Set::EMPTY, Set::EMPTY));
    }
}
