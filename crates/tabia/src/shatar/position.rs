//! A position of Shatar.

use super::array::{Placement, start};
use super::attacks::Attackers;
use super::board::{BETWEEN, GRID, STEPS};
use super::mate::Runs;
use super::moves::{Legality, each_move};
use super::options::ShatarOptions;
use super::pieces::{KHUU, KINDS, NOYON};
use super::sinks::{Any, Counter, Finder, Gathered, Successors};
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::ControlFlow;
use tabia_core::{
    Announcement, Balance, Clause, Counted, Grid, Kind, Move, Notation, Options, Outcome, Piece,
    Position, Reason, Route, Set, Side, Square, StartsAgain, Steps, mix,
};

/// Fifty moves of each side without a capture or a move of a khuu.
const FIFTY_MOVES: Clause = Clause {
    reason: Reason::FiftyMoves,
    balance: Balance::ANY,
    starts_again: StartsAgain::CaptureOrMan,
    counted: Counted::Plies,
    limit: 100,
};

/// A position of Shatar: the pieces, the side to move, for each side whether its present run of
/// checks contains a shak, and the chosen rules. Two counters travel with it that decide nothing.
///
/// ```
/// use tabia::shatar::Shatar;
/// use tabia::{Notation, Position};
/// let mut position = Shatar::start();
/// assert_eq!(position.count_moves(), 20);
/// let mv = position.parse_move("d1d3")?;
/// position.play(mv);
/// assert_eq!(
///     position.fen().to_string(),
///     "rnbjkbnr/ppp1pppp/8/3p4/3P4/3J4/PPP1PPPP/RNB1KBNR b - - 1 1 -"
/// );
/// # Ok::<(), tabia::MoveError>(())
/// ```
#[derive(Copy, Clone)]
pub struct Shatar {
    /// By kind, both sides together.
    pub(super) kinds: [Set; 6],
    pub(super) us: Set,
    pub(super) them: Set,
    /// What attacks our noyon.
    pub(super) checkers: Set,
    /// Our pieces that alone stand between our noyon and a slider of theirs.
    pub(super) pinned: Set,
    pub(super) turn: Side,
    pub(super) runs: Runs,
    pub(super) options: ShatarOptions,
    pub(super) counters: Counters,
}

/// Two numbers that travel with a position for its text, and decide nothing.
#[derive(Copy, Clone)]
pub(super) struct Counters {
    /// Plies since a capture or a move of a khuu.
    pub(super) quiet: u16,
    /// The number of the move.
    pub(super) number: u16,
}

impl Counters {
    pub(super) const START: Counters = Counters {
        quiet: 0,
        number: 1,
    };

    #[inline(always)]
    fn after(self, mover: Side, is_quiet: bool) -> Counters {
        Counters {
            quiet: if is_quiet {
                self.quiet.saturating_add(1)
            } else {
                0
            },
            number: self.number.saturating_add(mover as u16),
        }
    }
}

impl Shatar {
    /// The position of this placement, which has one noyon a side.
    ///
    /// The runs are kept as far as they agree with the checks on the board.
    pub(super) fn set_up(
        placement: &Placement,
        turn: Side,
        runs: Runs,
        options: ShatarOptions,
        counters: Counters,
    ) -> Shatar {
        let mut position = Shatar {
            kinds: placement.kinds,
            us: placement.side(turn),
            them: placement.side(turn.other()),
            checkers: Set::EMPTY,
            pinned: Set::EMPTY,
            turn,
            runs,
            options,
            counters,
        };
        position.look_at_noyon();
        position.runs = runs.after_move(turn.other(), position.checks());
        position
    }

    /// The pieces of one side.
    #[must_use]
    #[inline]
    pub fn pieces(&self, side: Side) -> Set {
        if side == self.turn {
            self.us
        } else {
            self.them
        }
    }

    /// The pieces of a kind, of both sides.
    #[must_use]
    pub fn pieces_of_kind(&self, kind: Kind) -> Set {
        self.kinds.get(kind.index()).copied().unwrap_or_default()
    }

    /// The pieces that attack the noyon of the side to move.
    #[must_use]
    pub fn checkers(&self) -> Set {
        self.checkers
    }

    /// Whether the present unbroken run of checks by this side contains a shak.
    #[must_use]
    pub fn run_has_shak(&self, side: Side) -> bool {
        self.runs.has(side)
    }

    /// Plies since a capture or a move of a khuu, as far as the position was told.
    ///
    /// The counters travel with the position for its text. They decide nothing, and are no part of equality and key.
    #[must_use]
    pub fn quiet_plies(&self) -> u16 {
        self.counters.quiet
    }

    /// The number of the move, as far as the position was told. See [`Shatar::quiet_plies`].
    #[must_use]
    pub fn move_number(&self) -> u16 {
        self.counters.number
    }

    fn key_with(&self, runs: Runs) -> u64 {
        let [khuu, mori, temee, tereg, bers, noyon] = self.kinds.map(|kind| kind.0);
        let rest = self.turn as u64 | runs.bits() << 1;
        mix(&[khuu, mori, temee, tereg, bers, noyon, self.us.0, rest])
    }

    /// Whether the side to move could capture the noyon, so that the move before was none.
    pub(super) fn leaves_noyon_attacked(&self) -> bool {
        let us = Attackers::new(self, self.us, self.turn);
        us.attack(self.noyon(self.them), self.us | self.them)
    }

    pub(super) fn placement(&self) -> Placement {
        Placement {
            kinds: self.kinds,
            white: self.pieces(Side::White),
        }
    }

    /// Where the noyon among these pieces stands.
    #[inline(always)]
    pub(super) fn noyon(&self, side: Set) -> Square {
        let noyon = self.kinds[NOYON.index()] & side;
        Square::wrapping(noyon.0.trailing_zeros() as u8)
    }

    /// Finds what attacks our noyon and what is pinned to it.
    #[inline(always)]
    fn look_at_noyon(&mut self) {
        let noyon = self.noyon(self.us);
        let occupied = self.us | self.them;
        let them = Attackers::new(self, self.them, self.turn.other());
        self.checkers = them.near(noyon);
        self.pinned = Set::EMPTY;
        for slider in them.in_line(noyon) {
            let between = BETWEEN[noyon.index()][slider.index()] & occupied;
            if between.is_empty() {
                self.checkers = self.checkers.with(slider);
            } else if !between.is_many() {
                self.pinned |= between & self.us;
            }
        }
    }

    /// The position after one of our pieces goes from a square to another, where it is of this kind.
    #[inline(always)]
    pub(super) fn after(&self, from: Set, to: Set, kind: Kind) -> Shatar {
        let is_quiet = (self.them & to | self.kinds[KHUU.index()] & from).is_empty();
        let mut kinds = self.kinds.map(|all| all - (from | to));
        if let Some(all) = kinds.get_mut(kind.index()) {
            *all |= to;
        }
        let mut next = Shatar {
            kinds,
            us: self.them - to,
            them: (self.us - from) | to,
            checkers: Set::EMPTY,
            pinned: Set::EMPTY,
            turn: self.turn.other(),
            runs: self.runs,
            options: self.options,
            counters: self.counters.after(self.turn, is_quiet),
        };
        next.look_at_noyon();
        next.runs = self.runs.after_move(self.turn, next.checks());
        next
    }
}

impl Position for Shatar {
    type Options = ShatarOptions;
    const KIND_COUNT: u8 = KINDS.len() as u8;

    fn grid() -> &'static Grid {
        GRID
    }

    fn steps() -> &'static Steps {
        &STEPS
    }

    fn start_with(options: ShatarOptions) -> Shatar {
        let placement = start(options.opening);
        Shatar::set_up(
            &placement,
            Side::White,
            Runs::NONE,
            options,
            Counters::START,
        )
    }

    fn options(&self) -> ShatarOptions {
        self.options
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn piece_on(&self, sq: Square) -> Option<Piece> {
        let kind = KINDS
            .into_iter()
            .find(|kind| self.kinds[kind.index()].contains(sq))?;
        let side = if self.us.contains(sq) {
            self.turn
        } else {
            self.turn.other()
        };
        Some(Piece { side, kind })
    }

    #[inline]
    fn visit_moves(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        Gathered::of(self).visit(self.them, visit)
    }

    fn visit_routes(
        &self,
        visit: &mut impl FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.visit_moves(&mut |mv| {
            let mut route = Route::from(mv.from());
            route.push(mv.to(), mv.captured().first());
            visit(mv, &route)
        })
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        *self = self.after(Set::of(mv.from()), Set::of(mv.to()), mv.kind());
    }

    #[inline]
    fn visit_successors(&self, visit: &mut impl FnMut(Self) -> ControlFlow<()>) -> ControlFlow<()> {
        each_move(self, Legality::Shatar, &mut Successors::new(self, visit))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn key(&self) -> u64 {
        self.key_with(self.runs)
    }

    fn pieces_of(&self, side: Side, kind: Kind) -> Set {
        self.pieces(side) & self.pieces_of_kind(kind)
    }

    fn clause(&self, index: usize) -> Option<Clause> {
        (index == 0).then_some(FIFTY_MOVES)
    }

    fn clause_start(&self, _: usize) -> u16 {
        self.quiet_plies()
    }

    /// Equal for the same pieces and the same side to move, whatever runs of checks led there: the
    /// possible moves are the same.
    fn repetition_key(&self) -> u64 {
        self.key_with(Runs::NONE)
    }

    fn repeats(&self, other: &Self) -> bool {
        (self.kinds, self.us, self.turn) == (other.kinds, other.us, other.turn)
    }

    fn announcements(&self, mv: Move, tell: &mut dyn FnMut(Announcement)) {
        let mut next = *self;
        next.play(mv);
        next.tell(tell);
    }

    fn is_legal(&self, mv: Move) -> bool {
        each_move(self, Legality::Shatar, &mut Finder::new(self, mv)).is_break()
    }

    fn has_moves(&self) -> bool {
        each_move(self, Legality::Shatar, &mut Any).is_break()
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        let mut counter = Counter::default();
        let _ = each_move(self, Legality::Shatar, &mut counter);
        counter.count()
    }

    fn count_routes(&self) -> u64 {
        self.count_moves()
    }
}

// Derived traits would compare the counters, which decide nothing, and what follows from the rest.

impl PartialEq for Shatar {
    fn eq(&self, other: &Self) -> bool {
        (self.kinds, self.us, self.turn, self.runs, self.options)
            == (other.kinds, other.us, other.turn, other.runs, other.options)
    }
}

impl Eq for Shatar {}

impl Hash for Shatar {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl fmt::Debug for Shatar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "shatar {}", self.fen())?;
        for option in ShatarOptions::LIST {
            write!(f, " {}=", option.name)?;
            self.options.write_value(option.name, f)?;
        }
        Ok(())
    }
}
