//! A position of a draughts game.

use super::draws::no_capture;
use super::rules::{Blocked, Customs, DraughtsOptions, DraughtsVariant, OneEach};
use core::ops::ControlFlow::{self};
use tabia_core::{
    Announcement, CapturePolicy, Clause, Convention, Counter, Crowning, Field, Finder, Grid, Kind,
    Lister, Move, Outcome, Piece, Position, Reason, Repetition, Route, Set, Side, Sink, Square,
    Steps, Topology, last_rank, mix,
};

/// A position of the draughts game `V`: the pieces, the side to move and the chosen rules.
///
/// ```
/// use tabia::draughts::{Draughts, Russian};
/// use tabia::{Notation, Position};
/// let mut position = Draughts::<Russian>::start();
/// let mv = position.parse_move("c3-d4")?;
/// assert!(position.try_play(mv));
/// assert_eq!(position.count_moves(), 7);
/// # Ok::<(), tabia::MoveError>(())
/// ```
pub struct Draughts<V: DraughtsVariant> {
    pub(super) us: Set,
    pub(super) them: Set,
    pub(super) kings: Set,
    pub(super) turn: Side,
    pub(super) options: V::Options,
}

impl<V: DraughtsVariant> Draughts<V> {
    /// An empty board.
    pub(super) fn empty(turn: Side, options: V::Options) -> Self {
        Draughts {
            us: Set::EMPTY,
            them: Set::EMPTY,
            kings: Set::EMPTY,
            turn,
            options,
        }
    }

    /// Puts a piece on an empty square.
    pub(super) fn put(&mut self, sq: Square, piece: Piece) {
        let side = if piece.side == self.turn {
            &mut self.us
        } else {
            &mut self.them
        };
        *side = side.with(sq);
        if piece.kind == Kind::KING {
            self.kings = self.kings.with(sq);
        }
    }

    /// Gives the turn to the other side as if it had moved.
    pub(super) fn pass(&mut self) {
        core::mem::swap(&mut self.us, &mut self.them);
        self.turn = self.turn.other();
    }

    /// The pieces of one side.
    #[must_use]
    pub fn pieces(&self, side: Side) -> Set {
        if side == self.turn {
            self.us
        } else {
            self.them
        }
    }

    /// The kings of both sides.
    #[must_use]
    pub fn kings(&self) -> Set {
        self.kings
    }

    /// Whether the side to move can capture, and so must.
    #[must_use]
    pub fn can_capture(&self) -> bool {
        match self.turn {
            Side::White => self.field::<true>().can_capture(),
            Side::Black => self.field::<false>().can_capture(),
        }
    }

    /// The most pieces that one side can have: those it starts with.
    #[must_use]
    pub fn most_pieces() -> u32 {
        starting_men::<V>(Side::White).len()
    }

    #[inline(always)]
    fn field<const WHITE: bool>(&self) -> Field<V, WHITE> {
        let men = |side: Set| [side - self.kings, side & self.kings];
        Field::new(men(self.us), men(self.them))
    }

    #[inline(always)]
    fn each(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        match self.turn {
            Side::White => self.field::<true>().moves(convention, sink),
            Side::Black => self.field::<false>().moves(convention, sink),
        }
    }

    #[inline(always)]
    fn list(
        &self,
        convention: Convention,
        visit: &mut impl FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.turn {
            Side::White => self
                .field::<true>()
                .moves(convention, &mut Lister::<V, true, _>::new(visit)),
            Side::Black => self
                .field::<false>()
                .moves(convention, &mut Lister::<V, false, _>::new(visit)),
        }
    }

    #[inline(always)]
    fn successors<const WHITE: bool>(
        &self,
        visit: &mut impl FnMut(Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let enemy_kings = self.them & self.kings;
        self.field::<WHITE>()
            .successors(&mut |men, kings, captured| {
                visit(Draughts {
                    us: self.them - captured,
                    them: men | kings,
                    kings: kings | (enemy_kings - captured),
                    turn: self.turn.other(),
                    options: self.options,
                })
            })
    }

    /// The winner if several men stand against one man and nothing else.
    fn several_against_one(&self) -> Option<Side> {
        if !self.kings.is_empty() {
            return None;
        }
        match (self.us.len(), self.them.len()) {
            (2.., 1) => Some(self.turn),
            (1, 2..) if !self.can_capture() => Some(self.turn.other()),
            _ => None,
        }
    }
}

/// The squares of a side's men at the start.
fn starting_men<V: DraughtsVariant>(side: Side) -> Set {
    let first = V::RULES.ranks_behind;
    let ranks = first..first + V::RULES.ranks_of_men;
    let own_rank = |rank| match side {
        Side::White => rank,
        Side::Black => V::GRID.height() - 1 - rank,
    };
    ranks.fold(Set::EMPTY, |men, rank| {
        men | V::GRID.rank_set(own_rank(rank))
    })
}

/// The squares on which a side's men cannot stand: its last rank.
pub(super) fn no_men<V: DraughtsVariant>(side: Side) -> Set {
    last_rank(V::GRID, side)
}

/// At which landing of a route a man is crowned, if it is.
pub(crate) fn crowned_at<R: Topology + CapturePolicy>(
    side: Side,
    mv: Move,
    route: &Route,
) -> Option<usize> {
    let last = last_rank(R::GRID, side);
    let in_passing = match R::RULE.crowning {
        Crowning::InPassing | Crowning::EndsMove => {
            let landings = &route.squares()[1..];
            landings.iter().position(|&sq| last.contains(sq))
        }
        Crowning::AtEnd => None,
    };
    let crowned = in_passing.map_or(route.landings(), |landing| landing + 1);
    mv.is_promotion().then_some(crowned)
}

impl<V: DraughtsVariant> Position for Draughts<V> {
    type Options = V::Options;
    const KIND_COUNT: u8 = V::KINDS.len() as u8;

    fn grid() -> &'static Grid {
        V::GRID
    }

    fn steps() -> &'static Steps {
        const { &Steps::of(V::GRID, V::KINDS) }
    }

    fn start_with(options: V::Options) -> Self {
        let turn = V::RULES.first;
        let (us, them) = (starting_men::<V>(turn), starting_men::<V>(turn.other()));
        Draughts {
            us,
            them,
            kings: Set::EMPTY,
            turn,
            options,
        }
    }

    fn options(&self) -> V::Options {
        self.options
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn piece_on(&self, sq: Square) -> Option<Piece> {
        let kind = if self.kings.contains(sq) {
            Kind::KING
        } else {
            Kind::MAN
        };
        let side = match (self.us.contains(sq), self.them.contains(sq)) {
            (true, _) => self.turn,
            (_, true) => self.turn.other(),
            _ => return None,
        };
        Some(Piece { side, kind })
    }

    #[inline]
    fn visit_moves(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        self.list(Convention::Moves, &mut |mv, _: &Route| visit(mv))
    }

    #[inline]
    fn visit_successors(&self, visit: &mut impl FnMut(Self) -> ControlFlow<()>) -> ControlFlow<()> {
        match self.turn {
            Side::White => self.successors::<true>(visit),
            Side::Black => self.successors::<false>(visit),
        }
    }

    fn visit_routes(
        &self,
        visit: &mut impl FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.list(Convention::Routes, visit)
    }

    fn promoted_at(&self, mv: Move, route: &Route) -> Option<usize> {
        crowned_at::<V>(self.turn, mv, route)
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        let (from, to) = (Set::of(mv.from()), Set::of(mv.to()));
        let us = (self.us - from) | to;
        let crowned = if mv.kind() == Kind::KING {
            to
        } else {
            Set::EMPTY
        };
        self.kings = (self.kings - from - mv.captured()) | crowned;
        self.us = self.them - mv.captured();
        self.them = us;
        self.turn = self.turn.other();
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.has_moves() {
            let winner = match V::RULES.blocked {
                Blocked::Loses => self.turn.other(),
                Blocked::Wins => self.turn,
            };
            return Some(Outcome::win(winner, Reason::Blocked));
        }
        let one_each = self.us.len() == 1 && self.them.len() == 1;
        if V::RULES.one_each == OneEach::Draw && one_each && !self.can_capture() {
            return Some(Outcome::draw(Reason::OnePieceEach));
        }
        if self.options.several_men_win() {
            let winner = self.several_against_one()?;
            return Some(Outcome::win(winner, Reason::SeveralVOneMan));
        }
        None
    }

    fn announcements(&self, mv: Move, tell: &mut dyn FnMut(Announcement)) {
        match V::RULES.customs {
            Customs::Silent => {}
            Customs::Gentlemen => self.announce(mv, tell),
        }
    }

    fn pieces_of(&self, side: Side, kind: Kind) -> Set {
        match kind {
            Kind::MAN => self.pieces(side) - self.kings,
            Kind::KING => self.pieces(side) & self.kings,
            _ => Set::EMPTY,
        }
    }

    fn clause(&self, index: usize) -> Option<Clause> {
        let clauses = self.options.clauses(&V::RULES.draws);
        let beside = || self.options.no_capture_limit().map(no_capture);
        match index.checked_sub(clauses.len()) {
            Some(0) => beside(),
            _ => clauses.get(index).copied(),
        }
    }

    fn repetition(&self) -> Repetition {
        self.options.repetition()
    }

    fn key(&self) -> u64 {
        mix(&[self.us.0, self.them.0, self.kings.0, self.turn as u64])
    }

    fn is_legal(&self, mv: Move) -> bool {
        let found = match self.turn {
            Side::White => self
                .field::<true>()
                .moves(Convention::Moves, &mut Finder::<V, true>::new(mv)),
            Side::Black => self
                .field::<false>()
                .moves(Convention::Moves, &mut Finder::<V, false>::new(mv)),
        };
        found.is_break()
    }

    fn has_moves(&self) -> bool {
        match self.turn {
            Side::White => self.field::<true>().has_moves(),
            Side::Black => self.field::<false>().has_moves(),
        }
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        let mut counter = Counter::default();
        let _ = self.each(Convention::Moves, &mut counter);
        counter.0
    }

    fn count_leaves(&self, depth: u32) -> u64 {
        match self.turn {
            Side::White => self.field::<true>().leaves(depth),
            Side::Black => self.field::<false>().leaves(depth),
        }
    }

    fn count_routes(&self) -> u64 {
        let mut counter = Counter::default();
        let _ = self.each(Convention::Routes, &mut counter);
        counter.0
    }
}
