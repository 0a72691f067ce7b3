//! Checks by name, the run of checks, and how a game ends.

use super::moves::{Legality, each_move};
use super::options::{KnightMate, MateRule, Stalemate};
use super::pieces::{BERS, KHUU, MORI, TEMEE, TEREG};
use super::position::Shatar;
use super::sinks::Any;
use tabia_core::{Announcement, Kind, Outcome, Reason, Set, Side};

/// The checks of one moment, by the piece that attacks the noyon.
#[derive(Copy, Clone)]
pub(super) struct Checks {
    /// By bers, tereg or mori.
    pub(super) shak: Set,
    /// By temee.
    pub(super) tuk: Set,
    /// By khuu.
    pub(super) tsod: Set,
}

impl Checks {
    #[inline(always)]
    fn is_any(self) -> bool {
        !(self.shak | self.tuk | self.tsod).is_empty()
    }
}

/// For each side, whether its present unbroken run of checks contains a shak.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(super) struct Runs(u8);

impl Runs {
    pub(super) const NONE: Runs = Runs(0);

    /// The same with the run of this side marked.
    pub(super) const fn with(self, side: Side) -> Runs {
        Runs(self.0 | 1 << side as u8)
    }

    #[inline(always)]
    pub(super) const fn has(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    pub(super) const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// The runs after a move of this side gives these checks. Only a move of its own that gives none ends its run.
    #[inline(always)]
    pub(super) fn after_move(self, side: Side, checks: Checks) -> Runs {
        let bit = 1 << side as u8;
        if !checks.is_any() {
            Runs(self.0 & !bit)
        } else if checks.shak.is_empty() {
            self
        } else {
            Runs(self.0 | bit)
        }
    }
}

impl Shatar {
    /// The checks that the side to move is in.
    #[inline(always)]
    pub(super) fn checks(&self) -> Checks {
        let by = |kind: Kind| self.checkers & self.kinds[kind.index()];
        Checks {
            shak: by(BERS) | by(TEREG) | by(MORI),
            tuk: by(TEMEE),
            tsod: by(KHUU),
        }
    }

    /// Whether a side has only its noyon left.
    #[inline(always)]
    pub(super) fn is_bared(&self) -> bool {
        !self.us.is_many() || !self.them.is_many()
    }

    /// Whether the noyon is mated: attacked, with no move that chess allows.
    fn is_mate(&self) -> bool {
        !self.checkers.is_empty() && each_move(self, Legality::Chess, &mut Any).is_continue()
    }

    fn only_moris_check(&self) -> bool {
        (self.checkers - self.kinds[MORI.index()]).is_empty()
    }

    /// Whether the noyon is mated by moris alone.
    pub(super) fn is_mate_by_moris(&self) -> bool {
        self.only_moris_check() && self.is_mate()
    }

    /// The result, in the order in which the rules ask for it.
    pub(super) fn result(&self) -> Option<Outcome> {
        if self.is_bared() {
            return Some(Outcome::draw(Reason::Robado));
        }
        if self.is_mate() {
            return Some(self.worth_of_mate());
        }
        if each_move(self, Legality::Shatar, &mut Any).is_continue() {
            return Some(self.worth_of_stalemate());
        }
        let alive = [Side::White, Side::Black]
            .into_iter()
            .any(|side| self.can_win(side));
        (!alive).then_some(Outcome::draw(Reason::DeadPosition))
    }

    fn worth_of_mate(&self) -> Outcome {
        let (mated, giver) = (self.turn, self.turn.other());
        if self.only_moris_check() {
            return match self.options.knight_mate {
                KnightMate::Illegal | KnightMate::Draw => Outcome::draw(Reason::KnightMate),
                KnightMate::Loses => Outcome::win(mated, Reason::KnightMate),
                KnightMate::Allowed => Outcome::win(giver, Reason::Mate),
            };
        }
        if self.options.mate_rule == MateRule::Any || self.runs.has(giver) {
            Outcome::win(giver, Reason::Mate)
        } else {
            Outcome::draw(Reason::Niol)
        }
    }

    fn worth_of_stalemate(&self) -> Outcome {
        match self.options.stalemate {
            Stalemate::Draw => Outcome::draw(Reason::Stalemate),
            Stalemate::Loses => Outcome::win(self.turn.other(), Reason::Stalemate),
        }
    }

    /// Whether a side has pieces that can win at all.
    fn can_win(&self, side: Side) -> bool {
        let has = |kind: Kind| self.kinds[kind.index()].meets(self.pieces(side));
        has(BERS)
            || has(TEREG)
            || has(KHUU)
            || has(TEMEE) && (has(MORI) || self.options.mate_rule == MateRule::Any)
            || has(MORI) && self.options.knight_mate == KnightMate::Allowed
    }

    /// What the player says whose move has led to this position.
    pub(super) fn tell(&self, tell: &mut dyn FnMut(Announcement)) {
        let checks = self.checks();
        let named = [
            (checks.shak, Announcement::Shak),
            (checks.tuk, Announcement::Tuk),
            (checks.tsod, Announcement::Tsod),
        ];
        for (checkers, name) in named {
            if !checkers.is_empty() {
                tell(name);
            }
        }
        match self.result().map(|result| result.reason) {
            Some(Reason::Robado) => tell(Announcement::Robado),
            Some(Reason::Niol) => tell(Announcement::Niol),
            Some(Reason::Mate | Reason::KnightMate) => tell(Announcement::Mate),
            _ => {}
        }
    }
}
