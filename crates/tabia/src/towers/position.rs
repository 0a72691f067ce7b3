//! A position of Bashni.

use super::at_once::{AtOnce, capturing, route_of};
use super::layers::Layers;
use super::options::{BashniOptions, Take};
use super::rules::{ABOUT, Tops};
use super::tower::Tower;
use crate::draughts::{Draughts, Russian, crowned_at};
use core::fmt;
use core::ops::ControlFlow::{self, Break, Continue};
use tabia_core::{
    Balance, Clause, Convention, Counted, Counter, Field, Finder, Grid, Kind, Lister, Move,
    Notation, Options, Outcome, Piece, Pieces, Position, Reason, Route, Set, Side, Sink, Square,
    StartsAgain, Steps, Topology, mix,
};

/// Fifteen moves of each side without a change of balance: nothing is captured and no man is crowned.
const BALANCE_STANDS: Clause = Clause {
    reason: Reason::NoCapture,
    balance: Balance::ANY,
    starts_again: StartsAgain::CaptureOrPromotion,
    counted: Counted::Plies,
    limit: 30,
};

/// A position of Bashni: every tower from bottom to top, the side to move and the chosen rules.
///
/// Two positions are equal if all towers are, layer by layer, with the same side to move and the
/// same rules.
///
/// A move holds the squares of its captures in order, at most [`MAX_TRAIL`](tabia_core::MAX_TRAIL).
/// More there cannot be: a taken piece goes under the tower that moves, is never its top, and so
/// cannot be taken again in the same move; and a side has no more than twelve pieces to lose.
///
/// ```
/// use tabia::towers::Bashni;
/// use tabia::{Notation, Position};
/// let mut position = Bashni::from_fen("W:c3w,d4bb,f6wb")?;
/// let mv = position.parse_move("c3:g7")?;
/// position.play(mv);
/// assert_eq!(position.fen().to_string(), "B:d4b,f6w,g7bbw");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub struct Bashni {
    /// The tops of White and of Black.
    tops: [Set; 2],
    /// Which of them are kings.
    kings: Set,
    layers: Layers,
    turn: Side,
    options: BashniOptions,
}

impl Bashni {
    /// An empty board.
    pub(super) const fn empty(turn: Side, options: BashniOptions) -> Bashni {
        Bashni {
            tops: [Set::EMPTY; 2],
            kings: Set::EMPTY,
            layers: Layers::NONE,
            turn,
            options: options.played(),
        }
    }

    /// The squares of a side's towers: those with its piece on top.
    #[must_use]
    #[inline]
    pub const fn towers(&self, side: Side) -> Set {
        self.tops[side as usize]
    }

    /// The squares with a king on top, of both sides.
    #[must_use]
    pub const fn kings(&self) -> Set {
        self.kings
    }

    /// The tower on a square.
    #[must_use]
    pub fn tower_on(&self, sq: Square) -> Tower {
        match self.piece_on(sq) {
            Some(top) => self.layers.under(sq).with_top(top),
            None => Tower::EMPTY,
        }
    }

    /// The number of pieces of a side, over all layers. No move changes it.
    #[must_use]
    pub fn count_pieces(&self, side: Side) -> u32 {
        let towers = self.tops[0] | self.tops[1];
        towers.iter().map(|sq| self.tower_on(sq).count(side)).sum()
    }

    /// Whether the side to move can capture, and so must.
    #[must_use]
    pub fn can_capture(&self) -> bool {
        match self.turn {
            Side::White => self.field::<true>().can_capture(),
            Side::Black => self.field::<false>().can_capture(),
        }
    }

    /// Whether the board changes with every jump of the moves here.
    fn captures_at_once(&self) -> bool {
        self.options.take == Take::AtOnce && self.can_capture()
    }

    /// The squares without a tower.
    pub(super) fn free(&self) -> Set {
        Tops::GRID.board() - (self.tops[0] | self.tops[1])
    }

    /// Puts a tower on a square without one.
    pub(super) fn put(&mut self, sq: Square, tower: Tower) {
        if let Some(top) = tower.top() {
            self.put_top(sq, top);
            self.layers.put(sq, tower.without_top());
        }
    }

    /// Takes a whole tower off the board.
    pub(super) fn lift(&mut self, sq: Square) {
        self.clear_top(sq);
        self.layers.take(sq);
    }

    /// Takes the top piece of a tower off, so that the next one shows.
    pub(super) fn take_top(&mut self, sq: Square) -> Option<Piece> {
        let taken = self.piece_on(sq)?;
        self.clear_top(sq);
        if let Some(next) = self.layers.pop(sq) {
            self.put_top(sq, next);
        }
        Some(taken)
    }

    fn put_top(&mut self, sq: Square, top: Piece) {
        let side = &mut self.tops[top.side as usize];
        *side = side.with(sq);
        if top.kind == Kind::KING {
            self.kings = self.kings.with(sq);
        }
    }

    fn clear_top(&mut self, sq: Square) {
        self.tops = self.tops.map(|side| side.without(sq));
        self.kings = self.kings.without(sq);
    }

    #[inline(always)]
    fn field<const WHITE: bool>(&self) -> Field<Tops, WHITE> {
        let men_and_kings = |tops: Set| [tops - self.kings, tops & self.kings];
        let [us, them] = if WHITE { [0, 1] } else { [1, 0] };
        Field::new(men_and_kings(self.tops[us]), men_and_kings(self.tops[them]))
    }

    /// Visits all legal moves. Compiled once: the generator is large.
    fn list(
        &self,
        convention: Convention,
        visit: &mut dyn FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.turn {
            Side::White => self.each::<true>(convention, &mut Lister::<Tops, true, _>::new(visit)),
            Side::Black => {
                self.each::<false>(convention, &mut Lister::<Tops, false, _>::new(visit))
            }
        }
    }

    /// Hands all legal moves to the sink.
    #[inline]
    fn each<const WHITE: bool>(
        &self,
        convention: Convention,
        sink: &mut impl Sink,
    ) -> ControlFlow<()> {
        let field = self.field::<WHITE>();
        match self.options.take {
            Take::AtEnd => field.moves(convention, sink),
            Take::AtOnce if !field.can_capture() => field.quiet(sink),
            Take::AtOnce => capturing(self).iter().try_for_each(|from| {
                AtOnce::new(self, from).visit(convention, &mut |mv, route| sink.capture(mv, route))
            }),
        }
    }

    /// Leaves at a depth of two. Where the first move captures nothing, the tops tell all there is to
    /// count: what lies under them shows a move later.
    fn leaves_after_one(&self) -> u64 {
        let quiet = self.options.take == Take::AtEnd && !self.can_capture();
        match self.turn {
            Side::White if quiet => self.field::<true>().leaves(2),
            Side::Black if quiet => self.field::<false>().leaves(2),
            _ => self.leaves_of_successors(2),
        }
    }

    fn leaves_of_successors(&self, depth: u32) -> u64 {
        let mut leaves = 0;
        let _ = self.visit_successors(&mut |next| {
            leaves += next.count_leaves(depth - 1);
            Continue(())
        });
        leaves
    }

    fn count(&self, convention: Convention) -> u64 {
        let mut counter = Counter::default();
        let _ = match self.turn {
            Side::White => self.each::<true>(convention, &mut counter),
            Side::Black => self.each::<false>(convention, &mut counter),
        };
        counter.0
    }

    /// Moves a tower that captures: what it takes goes under it.
    fn capture(&mut self, mv: Move) {
        let mut under = self.layers.take(mv.from());
        for sq in mv.trail() {
            if let Some(taken) = self.take_top(sq) {
                under = under.with_bottom(taken);
            }
        }
        self.layers.put(mv.to(), under);
    }
}

impl Position for Bashni {
    type Options = BashniOptions;
    const KIND_COUNT: u8 = Tops::KINDS.len() as u8;

    fn grid() -> &'static Grid {
        Tops::GRID
    }

    fn steps() -> &'static Steps {
        const { &Steps::of(Tops::GRID, Tops::KINDS) }
    }

    /// The starting position under these rules. Rules that do not go together are played as
    /// [`BashniOptions::played`] says.
    fn start_with(options: BashniOptions) -> Bashni {
        let men = Draughts::<Russian>::start();
        Bashni {
            tops: [men.pieces(Side::White), men.pieces(Side::Black)],
            ..Bashni::empty(men.turn(), options)
        }
    }

    fn options(&self) -> BashniOptions {
        self.options
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn piece_on(&self, sq: Square) -> Option<Piece> {
        let owns = |&side: &Side| self.towers(side).contains(sq);
        let side = [Side::White, Side::Black].into_iter().find(owns)?;
        let kind = if self.kings.contains(sq) {
            Kind::KING
        } else {
            Kind::MAN
        };
        Some(Piece { side, kind })
    }

    fn piece_under(&self, sq: Square, layers: usize) -> Option<Piece> {
        let tower = self.tower_on(sq);
        tower.piece(tower.height().checked_sub(1)?.checked_sub(layers)?)
    }

    #[inline]
    fn visit_moves(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        self.list(Convention::Moves, &mut |mv, _: &Route| visit(mv))
    }

    fn visit_routes(
        &self,
        visit: &mut impl FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.list(Convention::Routes, visit)
    }

    fn route(&self, mv: Move) -> Option<Route> {
        if self.captures_at_once() {
            return route_of(self, mv);
        }
        let mut found = None;
        let _ = self.visit_routes(&mut |legal, route| {
            found = (legal == mv).then_some(*route);
            found.map_or(Continue(()), |_| Break(()))
        });
        found
    }

    fn promoted_at(&self, mv: Move, route: &Route) -> Option<usize> {
        crowned_at::<Tops>(self.turn, mv, route)
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        let (from, to) = (Set::of(mv.from()), Set::of(mv.to()));
        self.tops[self.turn as usize] -= from;
        self.kings -= from;
        // The taken pieces go first: the move may end where one of them stood.
        if mv.is_capture() {
            self.capture(mv);
        } else if self.layers.tall().contains(mv.from()) {
            let under = self.layers.take(mv.from());
            self.layers.put(mv.to(), under);
        }
        self.tops[self.turn as usize] |= to;
        if mv.kind() == Kind::KING {
            self.kings |= to;
        }
        self.turn = self.turn.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        let lost = !self.has_moves();
        lost.then(|| Outcome::win(self.turn.other(), Reason::Blocked))
    }

    fn pieces_of(&self, side: Side, kind: Kind) -> Set {
        match kind {
            Kind::MAN => self.towers(side) - self.kings,
            Kind::KING => self.towers(side) & self.kings,
            _ => Set::EMPTY,
        }
    }

    fn clause(&self, index: usize) -> Option<Clause> {
        (index == 0).then_some(BALANCE_STANDS)
    }

    fn key(&self) -> u64 {
        let [tall, ends, under] = self.layers.words();
        let [white, black] = self.tops;
        let turn = self.turn as u64;
        mix(&[white.0, black.0, self.kings.0, turn, tall, ends, under])
    }

    fn is_legal(&self, mv: Move) -> bool {
        if self.captures_at_once() {
            return route_of(self, mv).is_some();
        }
        let found = match self.turn {
            Side::White => self.each::<true>(Convention::Moves, &mut Finder::<Tops, true>::new(mv)),
            Side::Black => {
                self.each::<false>(Convention::Moves, &mut Finder::<Tops, false>::new(mv))
            }
        };
        found.is_break()
    }

    fn has_moves(&self) -> bool {
        match self.turn {
            Side::White => self.field::<true>().has_moves(),
            Side::Black => self.field::<false>().has_moves(),
        }
    }

    fn count_moves(&self) -> u64 {
        self.count(Convention::Moves)
    }

    fn count_leaves(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            2 => self.leaves_after_one(),
            _ => self.leaves_of_successors(depth),
        }
    }

    fn count_routes(&self) -> u64 {
        if self.options.take == Take::AtEnd || !self.can_capture() {
            return self.count(Convention::Routes);
        }
        let routes = |from| AtOnce::new(self, from).count_routes();
        capturing(self).iter().map(routes).sum()
    }
}

impl fmt::Debug for Bashni {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", ABOUT.name, self.fen())?;
        for option in BashniOptions::LIST {
            write!(f, " {}=", option.name)?;
            self.options.write_value(option.name, f)?;
        }
        Ok(())
    }
}
