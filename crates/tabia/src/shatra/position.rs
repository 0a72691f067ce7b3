//! A position of Shatra.

use super::board::{BOARD, Camp, GRID};
use super::field::Field;
use super::moves::{Counter, Finder, First, Lister, Sink};
use super::options::{DropDue, ShatraOptions};
use super::pieces::{BATYR, BIY, FULL_SET, OFFICERS, SHATRA, TURA, YALKYN};
use super::steps::STEPS;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::ControlFlow::{self, Continue};
use tabia_core::{
    Convention, Grid, Kind, Move, Notation, Options, Outcome, Piece, Position, Reason, Repetition,
    Route, Set, Side, Square, Steps, mix,
};

/// A position of Shatra: the men, the side to move, the initial reserve, the drops that are due,
/// the shatra that can be taken en passant, and the chosen rules.
///
/// ```
/// use tabia::shatra::Shatra;
/// use tabia::{Notation, Position};
/// let mut position = Shatra::start();
/// let drop = position.parse_move("60-40")?;
/// assert!(position.try_play(drop));
/// assert_eq!(
///     position.fen().to_string(),
///     "sds/sts/yty/b/sssssss/7/7/7/1S5/SSSSSSS/B/YTY/STS/1DS b 1-10,53-59,61-62 - -",
/// );
/// # Ok::<(), tabia::MoveError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq)]
pub struct Shatra {
    pub(super) sides: [Set; 2],
    pub(super) kinds: [Set; 5],
    pub(super) reserve: Set,
    pub(super) due: Set,
    pub(super) en_passant: Set,
    pub(super) turn: Side,
    pub(super) options: ShatraOptions,
}

impl Shatra {
    /// An empty board.
    pub(super) const fn empty(options: ShatraOptions) -> Shatra {
        Shatra {
            sides: [Set::EMPTY; 2],
            kinds: [Set::EMPTY; 5],
            reserve: Set::EMPTY,
            due: Set::EMPTY,
            en_passant: Set::EMPTY,
            turn: Side::White,
            options,
        }
    }

    /// Puts a man on an empty square.
    pub(super) fn put(&mut self, sq: Square, man: Piece) {
        self.sides[man.side as usize] = self.sides[man.side as usize].with(sq);
        self.kinds[man.kind.index()] = self.kinds[man.kind.index()].with(sq);
    }

    /// The men of one side.
    #[must_use]
    pub const fn men(&self, side: Side) -> Set {
        self.sides[side as usize]
    }

    /// The men of one kind of both sides.
    #[must_use]
    pub fn of_kind(&self, kind: Kind) -> Set {
        self.kinds.get(kind.index()).copied().unwrap_or_default()
    }

    /// The men that are still of the initial reserve, of both sides.
    #[must_use]
    pub const fn reserve(&self) -> Set {
        self.reserve
    }

    /// Those of them that captured inside their castle and so must be dropped next.
    #[must_use]
    pub const fn due(&self) -> Set {
        self.due
    }

    /// The square of the shatra that has just made a double step from its fifth rank.
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant.first()
    }

    pub(super) fn kind_on(&self, sq: Square) -> Option<Kind> {
        let kind = self.kinds.iter().position(|men| men.contains(sq))?;
        Some(Kind(kind as u8))
    }

    /// The side whose biy is gone.
    fn without_biy(&self) -> Option<Side> {
        [Side::White, Side::Black]
            .into_iter()
            .find(|&side| !self.men(side).meets(self.kinds[BIY.index()]))
    }

    /// Hands the legal moves to the sink.
    #[inline(always)]
    fn each(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        if self.without_biy().is_some() {
            return Continue(());
        }
        match self.turn {
            Side::White => Field::<true>::new(self).moves(convention, sink),
            Side::Black => Field::<false>::new(self).moves(convention, sink),
        }
    }

    /// C14: whether what is due lapses with this move, because no square is free for it. One of several that are due may
    /// be the man that moves, onto the great road.
    fn drop_lapses(&self, mv: Move) -> bool {
        if mv.is_capture() {
            return false;
        }
        match self.turn {
            Side::White => Field::<true>::new(self).drop_lapses(),
            Side::Black => Field::<false>::new(self).drop_lapses(),
        }
    }

    fn update_reserve(&mut self, mv: Move) {
        let [from, to] = [Set::of(mv.from()), Set::of(mv.to())];
        let castle = Camp::side(self.turn).castle;
        if self.due.meets(castle) && self.drop_lapses(mv) {
            self.due -= castle;
        }
        // It stayed in the castle if it ended there and took nothing outside: whoever leaves the
        // castle by a leap over a man inside finds no way back but over men outside.
        let stayed = mv.is_capture() && to.meets(castle) && (mv.captured() - castle).is_empty();
        let stays = stayed && self.reserve.meets(from);
        let gone = from | mv.captured();
        self.reserve -= gone;
        self.due -= gone;
        if stays {
            self.reserve |= to;
            if self.options.drop_due == DropDue::Turn {
                self.due |= to;
            }
        }
    }

    /// P2: waiting shatras turn into what a capture has made vacant.
    fn relieve_waiting(&mut self, side: Side) {
        let [men, end] = [self.men(side), Camp::side(side).end()];
        for kind in OFFICERS {
            loop {
                let waiting = self.kinds[SHATRA.index()] & men & end;
                let there = (self.kinds[kind.index()] & men).len();
                match waiting.first() {
                    Some(sq) if there < FULL_SET[kind.index()] => self.promote(sq, kind),
                    _ => break,
                }
            }
        }
    }

    fn promote(&mut self, sq: Square, kind: Kind) {
        self.kinds[SHATRA.index()] -= Set::of(sq);
        self.kinds[kind.index()] |= Set::of(sq);
    }

    /// C11: whether the move is a double step from the fifth rank to the seventh.
    fn is_double_step(&self, mv: Move) -> bool {
        let camp = Camp::side(self.turn);
        mv.kind() == SHATRA
            && !mv.is_capture()
            && camp.rank(5).contains(mv.from())
            && camp.rank(7).contains(mv.to())
    }

    fn move_man(&mut self, mv: Move) {
        let [from, to] = [Set::of(mv.from()), Set::of(mv.to())];
        let [us, them] = [self.turn as usize, self.turn.other() as usize];
        for men in &mut self.kinds {
            *men -= from | mv.captured();
        }
        // A move of another game has kinds that are none here.
        if let Some(men) = self.kinds.get_mut(mv.kind().index()) {
            *men |= to;
        }
        self.sides[us] = (self.sides[us] - from) | to;
        self.sides[them] -= mv.captured();
    }
}

impl Position for Shatra {
    type Options = ShatraOptions;
    const KIND_COUNT: u8 = FULL_SET.len() as u8;

    fn grid() -> &'static Grid {
        GRID
    }

    fn steps() -> &'static Steps {
        &STEPS
    }

    fn start_with(options: ShatraOptions) -> Shatra {
        let mut start = Shatra::empty(options);
        for side in [Side::White, Side::Black] {
            let camp = Camp::side(side);
            for sq in camp.castle | camp.rank(5) {
                let kind = starting_kind(sq);
                start.put(sq, Piece { side, kind });
            }
            start.reserve |= camp.castle;
        }
        start
    }

    fn options(&self) -> ShatraOptions {
        self.options
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn piece_on(&self, sq: Square) -> Option<Piece> {
        let kind = self.kind_on(sq)?;
        let side = if self.men(Side::White).contains(sq) {
            Side::White
        } else {
            Side::Black
        };
        Some(Piece { side, kind })
    }

    #[inline]
    fn visit_moves(&self, visit: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let visit = |mv, _: &Route| visit(mv);
        self.each(Convention::Moves, &mut Lister::new(self, visit))
    }

    fn visit_routes(
        &self,
        visit: &mut impl FnMut(Move, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each(Convention::Routes, &mut Lister::new(self, visit))
    }

    /// It is the first promotion square, for what is vacant does not change on the way.
    fn promoted_at(&self, mv: Move, route: &Route) -> Option<usize> {
        let end = Camp::side(self.turn).end();
        let landings = &route.squares()[1..];
        let first = landings.iter().position(|&sq| end.contains(sq))?;
        mv.is_promotion().then_some(first + 1)
    }

    #[inline]
    fn play(&mut self, mv: Move) {
        let them = self.turn.other();
        self.update_reserve(mv);
        let officers =
            self.kinds[BATYR.index()] | self.kinds[TURA.index()] | self.kinds[YALKYN.index()];
        let makes_vacancy = mv.captured().meets(officers);
        self.en_passant = if self.is_double_step(mv) {
            Set::of(mv.to())
        } else {
            Set::EMPTY
        };
        self.move_man(mv);
        if makes_vacancy {
            self.relieve_waiting(them);
        }
        self.turn = them;
    }

    fn outcome(&self) -> Option<Outcome> {
        if let Some(loser) = self.without_biy() {
            return Some(Outcome::win(loser.other(), Reason::BiyCaptured));
        }
        if self.has_moves() {
            None
        } else {
            Some(Outcome::win(self.turn.other(), Reason::Blocked))
        }
    }

    fn pieces_of(&self, side: Side, kind: Kind) -> Set {
        self.men(side) & self.of_kind(kind)
    }

    /// E2: repetition may be claimed, and nothing is drawn by itself.
    fn repetition(&self) -> Repetition {
        Repetition::Claimable
    }

    fn key(&self) -> u64 {
        let [white, black] = self.sides;
        let [_, yalkyns, turas, batyrs, biys] = self.kinds;
        mix(&[
            white.0,
            black.0,
            yalkyns.0,
            turas.0,
            batyrs.0,
            biys.0,
            self.reserve.0,
            self.due.0,
            self.en_passant.0,
            self.turn as u64,
        ])
    }

    fn is_legal(&self, mv: Move) -> bool {
        self.each(Convention::Moves, &mut Finder::new(self, mv))
            .is_break()
    }

    fn has_moves(&self) -> bool {
        self.each(Convention::Moves, &mut First).is_break()
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        let mut counter = Counter::default();
        let _ = self.each(Convention::Moves, &mut counter);
        counter.0
    }

    fn count_routes(&self) -> u64 {
        let mut counter = Counter::default();
        let _ = self.each(Convention::Routes, &mut counter);
        counter.0
    }
}

/// The kind of the man that stands on this square at the start.
fn starting_kind(sq: Square) -> Kind {
    // Either side's squares, as the numbers of Black's: the board turned is the board.
    let number = BOARD.number(sq);
    match number.min(63 - number) {
        10 => BIY,
        2 => BATYR,
        5 | 8 => TURA,
        7 | 9 => YALKYN,
        _ => SHATRA,
    }
}

impl Hash for Shatra {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl fmt::Debug for Shatra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "shatra {}", self.fen())?;
        for option in ShatraOptions::LIST {
            write!(f, " {}=", option.name)?;
            self.options.write_value(option.name, f)?;
        }
        Ok(())
    }
}
