//! Vigman's draughts: two Russian games at once, on the dark and on the light squares of one board.
//!
//! A position is two positions of Russian draughts and what the turn asks for; no rule of moving is
//! repeated here.
//!
//! - `half`: the two games; here: whose turn it is, and in which game; `notation`: FEN and moves

mod half;
mod notation;

pub use half::{DarkGame, Half, LightGame};

use super::Russian;
use super::boards::{DARK_HALF, FULL_8X8};
use super::rules::DraughtsVariant;
use crate::About;
use core::cmp::Ordering;
use core::fmt;
use core::ops::ControlFlow::{self, Continue};
use tabia_core::{
    Grid, Kind, Move, Notation, Options, Outcome, Piece, Pieces, Position, Reason, Route, Set,
    Side, Square, Steps, mix,
};

tabia_core::choice! {
    /// What a turn is in Vigman's draughts.
    pub enum VigmanTurn {
        /// One move in each game that is not yet over, dark first.
        Paired = "paired",
        /// Two moves, in either game or both in one.
        TwoMoves = "two_moves",
    }
}

tabia_core::options! {
    /// The rules of Vigman's draughts that can be chosen.
    pub struct VigmanOptions {
        /// What a turn is: one move in each game that is not yet over, or two moves in either.
        turn: VigmanTurn,
    }
}

/// What the turn asks of the side to move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
enum Due {
    /// A move in the game that is next.
    Paired,
    /// Two moves in any game.
    Two,
    /// The second of two moves in any game.
    Second,
}

#[doc = include_str!("../../../docs/vigman.md")]
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Vigman {
    dark: DarkGame,
    light: LightGame,
    due: Due,
}

impl Vigman {
    /// What the game is, for lists of games.
    pub const ABOUT: About = About {
        name: "vigman",
        title: "Vigman's draughts",
        board: "8x8, all squares",
        about: "Two Russian games at once, on the dark and on the light squares.",
        ..Russian::ABOUT
    };

    /// The game on the dark squares.
    #[must_use]
    pub const fn dark(&self) -> &DarkGame {
        &self.dark
    }

    /// The game on the light squares.
    #[must_use]
    pub const fn light(&self) -> &LightGame {
        &self.light
    }

    /// How the dark and the light game have ended, if they have.
    ///
    /// Where a turn is two moves in either game, only the whole has a result.
    #[must_use]
    pub fn results(&self) -> [Option<Outcome>; 2] {
        match self.due {
            Due::Paired => [self.dark.outcome(), self.light.outcome()],
            Due::Two | Due::Second => [None, None],
        }
    }

    /// The points of White and of Black so far: two for a game won, one each for a draw.
    ///
    /// Where a turn is two moves in either game, the whole is one game.
    #[must_use]
    pub fn points(&self) -> [u8; 2] {
        let over = match self.due {
            Due::Paired => self.results(),
            Due::Two | Due::Second => [self.outcome(), None],
        };
        over.into_iter()
            .flatten()
            .fold([0, 0], |[white, black], result| match result.winner {
                Some(Side::White) => [white + 2, black],
                Some(Side::Black) => [white, black + 2],
                None => [white + 1, black + 1],
            })
    }

    /// The moves that the side to move still has in its turn, where a turn is two moves in either game.
    #[must_use]
    pub const fn moves_left(&self) -> Option<u8> {
        match self.due {
            Due::Paired => None,
            Due::Two => Some(2),
            Due::Second => Some(1),
        }
    }

    /// The games in which the next move may be made.
    fn games(&self) -> (Option<&DarkGame>, Option<&LightGame>) {
        match self.due {
            Due::Paired if self.dark_is_next() => (Some(&self.dark), None),
            Due::Paired => (None, Some(&self.light)),
            // A capture must be made if there is one in either game.
            Due::Two | Due::Second => match (self.dark.can_capture(), self.light.can_capture()) {
                (true, false) => (Some(&self.dark), None),
                (false, true) => (None, Some(&self.light)),
                _ => (Some(&self.dark), Some(&self.light)),
            },
        }
    }

    /// Whether the dark game moves next of a pair: the first of a turn, unless it is over.
    fn dark_is_next(&self) -> bool {
        let turn_begins = self.dark.turn() == self.light.turn();
        turn_begins && self.dark.has_moves() || !self.light.has_moves()
    }

    /// The result of the whole by the larger sum of points.
    fn sum(&self, reason: Reason) -> Outcome {
        let [white, black] = self.points();
        let winner = match white.cmp(&black) {
            Ordering::Greater => Some(Side::White),
            Ordering::Less => Some(Side::Black),
            Ordering::Equal => None,
        };
        Outcome { winner, reason }
    }
}

impl Position for Vigman {
    type Options = VigmanOptions;
    const KIND_COUNT: u8 = DarkGame::KIND_COUNT;

    fn grid() -> &'static Grid {
        &FULL_8X8
    }

    fn steps() -> &'static Steps {
        const { &Steps::of(&FULL_8X8, Russian::KINDS) }
    }

    fn start_with(options: VigmanOptions) -> Self {
        Vigman {
            dark: DarkGame::start(),
            light: LightGame::start(),
            due: match options.turn {
                VigmanTurn::Paired => Due::Paired,
                VigmanTurn::TwoMoves => Due::Two,
            },
        }
    }

    fn options(&self) -> VigmanOptions {
        let turn = match self.due {
            Due::Paired => VigmanTurn::Paired,
            Due::Two | Due::Second => VigmanTurn::TwoMoves,
        };
        VigmanOptions { turn }
    }

    fn turn(&self) -> Side {
        match self.due {
            Due::Paired if !self.dark_is_next() => self.light.turn(),
            _ => self.dark.turn(),
        }
    }

    fn piece_on(&self, sq: Square) -> Option<Piece> {
        self.dark.piece_on(sq).or_else(|| self.light.piece_on(sq))
    }

    fn pieces_of(&self, side: Side, kind: Kind) -> Set {
        self.dark.pieces_of(side, kind) | self.light.pieces_of(side, kind)
    }

    fn visit_moves(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let (dark, light) = self.games();
        dark.map_or(Continue(()), |game| game.visit_moves(visit))?;
        light.map_or(Continue(()), |game| game.visit_moves(visit))
    }

    fn visit_routes(
        &self,
        visit: &mut impl FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (dark, light) = self.games();
        dark.map_or(Continue(()), |game| game.visit_routes(visit))?;
        light.map_or(Continue(()), |game| game.visit_routes(visit))
    }

    fn promoted_at(&self, mv: Move, route: &Route) -> Option<usize> {
        if DARK_HALF.board().contains(mv.from()) {
            self.dark.promoted_at(mv, route)
        } else {
            self.light.promoted_at(mv, route)
        }
    }

    fn play(&mut self, mv: Move) {
        let on_dark = DARK_HALF.board().contains(mv.from());
        if on_dark {
            self.dark.play(mv);
        } else {
            self.light.play(mv);
        }
        // Both games have the same side to move where a turn is two moves.
        let (passes, due) = match self.due {
            Due::Paired => return,
            Due::Two => (on_dark, Due::Second),
            Due::Second => (!on_dark, Due::Two),
        };
        self.due = due;
        if passes {
            self.dark.pass();
        } else {
            self.light.pass();
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.due {
            Due::Paired => {
                let over = self.results().iter().all(Option::is_some);
                over.then(|| self.sum(Reason::Blocked))
            }
            // Who cannot make a move that is due loses the whole.
            Due::Two | Due::Second if self.has_moves() => None,
            Due::Two | Due::Second => Some(Outcome::win(self.turn().other(), Reason::Blocked)),
        }
    }

    /// A draw gives each side a point in every game that is not over: who has won the other wins the whole.
    fn drawn(&self, reason: Reason) -> Outcome {
        self.sum(reason)
    }

    fn key(&self) -> u64 {
        mix(&[self.dark.key(), self.light.key(), self.due as u64])
    }

    fn is_legal(&self, mv: Move) -> bool {
        let (dark, light) = self.games();
        dark.is_some_and(|game| game.is_legal(mv)) || light.is_some_and(|game| game.is_legal(mv))
    }

    fn has_moves(&self) -> bool {
        let (dark, light) = self.games();
        dark.is_some_and(Position::has_moves) || light.is_some_and(Position::has_moves)
    }

    fn count_moves(&self) -> u64 {
        let (dark, light) = self.games();
        dark.map_or(0, Position::count_moves) + light.map_or(0, Position::count_moves)
    }

    fn count_routes(&self) -> u64 {
        let (dark, light) = self.games();
        dark.map_or(0, Position::count_routes) + light.map_or(0, Position::count_routes)
    }
}

impl fmt::Debug for Vigman {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "vigman {} turn=", self.fen())?;
        self.options().write_value("turn", f)
    }
}
