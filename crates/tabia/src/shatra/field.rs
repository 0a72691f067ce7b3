//! The men of both sides as the side to move sees them, and what it must do.

use super::board::{Camp, GRID, NEIGHBOURS, each_direction};
use super::capture::Series;
use super::moves::Sink;
use super::options::{DropDue, DropOnRoad};
use super::pieces::{BATYR, BIY, FULL_SET, OFFICERS, SHATRA, TURA, YALKYN, rule};
use super::position::Shatra;
use core::ops::ControlFlow::{self, Continue};
use tabia_core::{Convention, Dir, Kind, Set, Square, leapers};

/// A position as the side to move sees it.
#[derive(Debug)]
pub(super) struct Field<'p, const WHITE: bool> {
    pub position: &'p Shatra,
    pub us: Set,
    pub them: Set,
    pub empty: Set,
    /// Own men of the initial reserve.
    pub reserve: Set,
}

impl<'p, const WHITE: bool> Field<'p, WHITE> {
    pub const CAMP: &'static Camp = if WHITE { &Camp::WHITE } else { &Camp::BLACK };
    pub const ENEMY_CAMP: &'static Camp = if WHITE { &Camp::BLACK } else { &Camp::WHITE };
    /// The own castle and the squares that touch its gate from outside: what a man in the castle can leap over
    /// without sliding there.
    const CASTLE_AND_FRONT: Set = {
        let castle = Self::CAMP.castle;
        let forward = GRID.shift(Self::CAMP.forward).apply(castle);
        let [(one, _), (other, _)] = Self::CAMP.diagonals;
        let sideways = GRID.shift(one).apply(castle).0 | GRID.shift(other).apply(castle).0;
        Set(castle.0 | forward.0 | sideways)
    };

    #[inline(always)]
    pub fn new(position: &'p Shatra) -> Self {
        let [white, black] = position.sides;
        let (us, them) = if WHITE {
            (white, black)
        } else {
            (black, white)
        };
        Field {
            position,
            us,
            them,
            empty: GRID.board() - (us | them),
            reserve: position.reserve & us,
        }
    }

    /// Own men of a kind.
    #[inline(always)]
    pub fn own(&self, kind: Kind) -> Set {
        self.position.kinds[kind.index()] & self.us
    }

    /// Own batyrs, turas and yalkyns.
    #[inline(always)]
    pub fn officers(&self) -> Set {
        self.us - (self.position.kinds[SHATRA.index()] | self.position.kinds[BIY.index()])
    }

    /// P1: the kinds of which there are fewer own men than at the start, from the highest.
    #[inline]
    pub fn vacant(&self) -> impl Iterator<Item = Kind> {
        OFFICERS
            .into_iter()
            .filter(|&kind| self.own(kind).len() < FULL_SET[kind.index()])
    }

    /// The vacant squares of a half, as far as men may be dropped there (D2, D3, D7).
    #[inline(always)]
    pub fn drop_squares(&self, camp: &Camp) -> Set {
        let vacant = camp.half & self.empty;
        match self.position.options.drop_on_road {
            DropOnRoad::Allowed => vacant,
            DropOnRoad::Forbidden => vacant - super::board::ROAD,
        }
    }

    /// Hands all legal moves to the sink (C5).
    #[inline(always)]
    pub fn moves(&self, convention: Convention, sink: &mut impl Sink) -> ControlFlow<()> {
        let capturers = self.capturers();
        if capturers.is_empty() {
            return self.moves_without_capture(sink);
        }
        for from in capturers {
            self.captures(from, convention, sink)?;
        }
        if self.may_decline(capturers) {
            self.quiet(capturers, sink)?;
        }
        Continue(())
    }

    /// C14: a drop that is due comes first, as long as there is a square for it.
    #[inline(always)]
    fn moves_without_capture(&self, sink: &mut impl Sink) -> ControlFlow<()> {
        let due = self.due();
        if !due.is_empty() {
            let squares = self.drop_squares(Self::CAMP);
            if !squares.is_empty() {
                return sink.each_to_each(due, squares);
            }
        }
        self.quiet(self.us, sink)
    }

    /// Own men that must be dropped next.
    #[inline(always)]
    fn due(&self) -> Set {
        match self.position.options.drop_due {
            DropDue::Turn => self.position.due & self.us,
            DropDue::None => Set::EMPTY,
        }
    }

    /// C5: the biy alone, or a shatra in the enemy gate alone, need not capture, but then must move itself.
    fn may_decline(&self, capturers: Set) -> bool {
        let free = self.own(BIY) | (self.own(SHATRA) & Self::ENEMY_CAMP.gate);
        !capturers.is_many() && capturers.meets(free)
    }

    /// C14: whether there is neither a capture nor a square for a drop that is due.
    pub fn drop_lapses(&self) -> bool {
        self.drop_squares(Self::CAMP).is_empty() && self.capturers().is_empty()
    }

    fn captures(
        &self,
        from: Square,
        convention: Convention,
        sink: &mut impl Sink,
    ) -> ControlFlow<()> {
        let kind = self.position.kind_on(from).unwrap_or(SHATRA);
        Series::new(self, from, kind).visit(convention, sink)
    }

    /// The own men that have a legal capture.
    #[inline(always)]
    pub fn capturers(&self) -> Set {
        self.shatras_that_capture() | self.biy_that_captures() | self.officers_that_capture()
    }

    #[inline(always)]
    fn shatras_that_capture(&self) -> Set {
        let shatras = self.own(SHATRA);
        if self.out_of_touch(shatras) {
            return Set::EMPTY;
        }
        let outside = shatras - Self::CAMP.castle;
        let mut capturers = self.leapers_to(outside, self.empty - Self::CAMP.castle);
        if self.them.meets(Self::CASTLE_AND_FRONT) && outside != shatras {
            // C8: within the castle, and out of it, a shatra of the reserve may capture.
            capturers |= self.leapers_to(shatras & Self::CAMP.castle, self.empty);
        }
        if self.position.en_passant.is_empty() {
            capturers
        } else {
            capturers | self.en_passant_capturers()
        }
    }

    /// Whether all enemies are beyond the reach of the foremost of these men. Squares that touch have numbers that
    /// differ by eight at most.
    #[inline(always)]
    fn out_of_touch(&self, men: Set) -> bool {
        let apart = |above: Option<Square>, below: Option<Square>| match (above, below) {
            (Some(above), Some(below)) => above.index() + 8 < below.index(),
            _ => true,
        };
        if WHITE {
            apart(self.them.last(), men.first())
        } else {
            apart(men.last(), self.them.first())
        }
    }

    /// Those of these men whose short leap lands on one of these squares.
    #[inline(always)]
    fn leapers_to(&self, men: Set, landings: Set) -> Set {
        let mut all = Set::EMPTY;
        each_direction!(DIR => {
            if GRID.shift(DIR).apply(men).meets(self.them) {
                all |= leapers(GRID, DIR, self.them, landings);
            }
        });
        all & men
    }

    /// C11: the shatras beside one that has just made a double step, with an empty square to land on.
    fn en_passant_capturers(&self) -> Set {
        let mut capturers = Set::EMPTY;
        for (dir, side) in Self::CAMP.diagonals {
            let back = GRID.shift(dir.opposite());
            let beside = GRID.shift(side.opposite()).apply(self.position.en_passant);
            capturers |= beside & back.apply(back.apply(self.empty));
        }
        capturers & self.own(SHATRA)
    }

    #[inline(always)]
    fn biy_that_captures(&self) -> Set {
        let biy = self.own(BIY);
        match biy.first() {
            Some(from) if NEIGHBOURS[from.index()].meets(self.them) => {
                self.if_it_captures(from, BIY)
            }
            _ => Set::EMPTY,
        }
    }

    #[inline(always)]
    fn officers_that_capture(&self) -> Set {
        let mut capturers = Set::EMPTY;
        let looking_out = self.officers() - self.shut_in();
        if looking_out.is_empty() {
            return capturers;
        }
        for kind in [BATYR, TURA, YALKYN] {
            for from in looking_out & self.position.kinds[kind.index()] {
                if lines(kind, from).meets(self.them) {
                    capturers |= self.if_it_captures(from, kind);
                }
            }
        }
        capturers
    }

    /// Squares from which nothing can be captured along a line: the fortress behind an own man in the gate, with no enemy in it.
    #[inline(always)]
    fn shut_in(&self) -> Set {
        let closed = self.us.meets(Self::CAMP.gate) && !self.them.meets(Self::CAMP.fortress);
        if closed {
            Self::CAMP.fortress
        } else {
            Set::EMPTY
        }
    }

    #[inline]
    fn if_it_captures(&self, from: Square, kind: Kind) -> Set {
        if Series::new(self, from, kind).can_capture() {
            Set::of(from)
        } else {
            Set::EMPTY
        }
    }

    /// The squares of the own castle that are closed to this man (D5, C9). The man itself does not close them.
    #[inline(always)]
    pub fn closed_to(&self, kind: Kind, man: Square) -> Set {
        let castle = Self::CAMP.castle;
        if kind == SHATRA {
            return castle;
        }
        if self.reserve.without(man).is_empty() {
            return Set::EMPTY;
        }
        if kind == BIY {
            castle - Self::CAMP.gate
        } else {
            castle
        }
    }
}

/// All squares on the lines of a sliding kind.
#[inline(always)]
pub(super) fn lines(kind: Kind, from: Square) -> Set {
    let table = match kind {
        BATYR => &BATYR_LINES,
        TURA => &TURA_LINES,
        _ => &YALKYN_LINES,
    };
    table[from.index()]
}

static BATYR_LINES: [Set; 64] = lines_of(BATYR);
static TURA_LINES: [Set; 64] = lines_of(TURA);
static YALKYN_LINES: [Set; 64] = lines_of(YALKYN);

const fn lines_of(kind: Kind) -> [Set; 64] {
    let mut all = [Set::EMPTY; 64];
    let mut left = GRID.board();
    while let Some(sq) = left.first() {
        left = left.without(sq);
        let mut i = 0;
        while i < 8 {
            let dir = Dir::ALL[i];
            if rule(kind).capture.slide.contains(dir) {
                all[sq.index()] = Set(all[sq.index()].0 | GRID.ray(dir, sq).0);
            }
            i += 1;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn officers_stand_on_all_squares_of_their_lines() {
        let [batyr, tura, yalkyn] = [BATYR, TURA, YALKYN].map(lines_of);
        for from in GRID.board() {
            let along = |dirs: [Dir; 4]| {
                let rays = dirs.map(|dir| GRID.ray(dir, from));
                rays.into_iter().fold(Set::EMPTY, |all, ray| all | ray)
            };
            let straight = along([Dir::N, Dir::E, Dir::S, Dir::W]);
            let slanting = along([Dir::NE, Dir::SE, Dir::SW, Dir::NW]);
            assert_eq!(tura[from.index()], straight);
            assert_eq!(yalkyn[from.index()], slanting);
            assert_eq!(batyr[from.index()], straight | slanting);
            assert_eq!(lines(BATYR, from), straight | slanting);
            assert_eq!(lines(TURA, from), straight);
            assert_eq!(lines(YALKYN, from), slanting);
        }
    }
}
