//! One game, step by step.

use crate::chance::Chance;
use crate::line::Line;
use tabia::encode::{Cell, Encode, EncodeError, Scene, View};
use tabia::{Move, Outcome, Square, StepAction, Turn};

/// Most quiet moves of a position that are kept.
const KEPT: usize = 12;
const NO_MOVE: Move = Move::quiet(Square::wrapping(0), Square::wrapping(0), tabia::Kind::MAN);

/// A game with a turn under way, the legal steps of it, and its past.
#[derive(Clone, Debug)]
pub(crate) struct Play<P: Encode> {
    pub(crate) turn: Turn<P>,
    pub(crate) line: Line,
    /// The numbers of the legal steps, as bits.
    legal: Box<[u64]>,
    legal_count: u16,
    /// The first quiet moves of the position, so that a step is played without a search for its move; and how many.
    quiet: [Move; KEPT],
    kept: u8,
    outcome: Option<Outcome>,
    /// The plies after which the game is broken off.
    max_plies: u32,
    /// Earlier positions for planes, in a ring: the place of the latest, and how many there are.
    pub(crate) earlier: Vec<P>,
    latest: u8,
    history: u8,
}

impl<P: Encode> Play<P> {
    pub(crate) fn new(start: P, max_plies: Option<u32>, history: u8) -> Play<P> {
        let line = Line::new(&start);
        Play::at(Turn::new(start), line, max_plies, history)
    }

    /// A game with a turn under way and this past.
    pub(crate) fn at(turn: Turn<P>, line: Line, max_plies: Option<u32>, history: u8) -> Play<P> {
        let words = usize::from(P::steps().len()).div_ceil(64);
        let mut play = Play {
            turn,
            line,
            legal: vec![0; words].into(),
            legal_count: 0,
            quiet: [NO_MOVE; KEPT],
            kept: 0,
            outcome: None,
            max_plies: max_plies.unwrap_or(u32::MAX),
            earlier: Vec::with_capacity(history.into()),
            latest: 0,
            history,
        };
        play.look();
        play
    }

    /// Begins again, in the same room.
    pub(crate) fn restart(&mut self, start: &P) {
        self.turn = Turn::new(start.clone());
        self.line.restart(start);
        self.earlier.clear();
        self.look();
    }

    /// The bytes that a game takes, without what grows with `history` and with moves that could be taken back.
    pub(crate) fn bytes() -> usize {
        let words = usize::from(P::steps().len()).div_ceil(64);
        size_of::<Play<P>>() + 8 * (words + Line::ROOM)
    }

    /// Whether the game has ended or was broken off.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.outcome.is_some() || self.is_broken_off()
    }

    /// Whether the game has not ended, but was broken off after so many plies.
    #[inline]
    pub(crate) fn is_broken_off(&self) -> bool {
        self.outcome.is_none() && self.line.plies >= self.max_plies
    }

    pub(crate) const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    pub(crate) fn position(&self) -> &P {
        self.turn.position()
    }

    pub(crate) const fn legal_count(&self) -> u16 {
        self.legal_count
    }

    #[inline]
    pub(crate) fn is_legal(&self, number: i64) -> bool {
        let Ok(number) = usize::try_from(number) else {
            return false;
        };
        let word = self.legal.get(number / 64);
        word.is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// The numbers of the legal steps, lowest first.
    pub(crate) fn legal(&self) -> impl Iterator<Item = u16> {
        let words = (0_u16..).zip(self.legal.iter());
        words.flat_map(|(i, &word)| {
            tabia::Set(word)
                .iter()
                .map(move |bit| 64 * i + bit.index() as u16)
        })
    }

    /// One of the legal steps, each as likely as any other; 0 if there is none.
    #[inline]
    pub(crate) fn sample(&self, chance: &mut Chance) -> i64 {
        let mut left = chance.below(self.legal_count.into()) as u32;
        for (i, &word) in self.legal.iter().enumerate() {
            let here = word.count_ones();
            if left < here {
                let bit = nth_bit(word, left);
                return (64 * i) as i64 + i64::from(bit);
            }
            left -= here;
        }
        0
    }

    /// Takes a legal step. If it is not legal nothing happens, and it says no.
    #[inline]
    pub(crate) fn take(&mut self, number: i64) -> bool {
        if !self.is_legal(number) {
            return false;
        }
        let Some(action) = P::steps().decode(number as u16) else {
            return false;
        };
        if let Some(mv) = self.kept_move(action) {
            self.play(mv);
            return true;
        }
        self.clear();
        let (legal, count) = (&mut self.legal, &mut self.legal_count);
        let moved = self
            .turn
            .advance(action, &mut |number| insert(legal, count, number));
        debug_assert!(moved.is_ok(), "what is in the mask is legal");
        if let Ok(Some(mv)) = moved {
            self.play(mv);
        }
        true
    }

    /// The move that this step is, if it is one of the quiet moves that are kept.
    #[inline]
    fn kept_move(&self, action: StepAction) -> Option<Move> {
        let StepAction::Step(step) = action else {
            return None;
        };
        let is_step = |mv: &&Move| (mv.from(), mv.to()) == (step.from, step.to);
        let kept = &self.quiet[..self.kept.into()];
        kept.iter().find(is_step).copied().filter(|_| !step.capture)
    }

    fn play(&mut self, mv: Move) {
        let before = self.turn.position();
        let mut position = before.clone();
        position.play(mv);
        self.line.go_on(before, mv, &position);
        if self.history > 0 {
            self.remember(self.turn.position().clone());
        }
        self.turn = Turn::new(position);
        self.look();
    }

    /// Keeps the position that is left for the planes of those to come.
    pub(crate) fn remember(&mut self, position: P) {
        if self.earlier.len() < self.history.into() {
            self.latest = self.earlier.len() as u8;
            self.earlier.push(position);
        } else {
            self.latest = (self.latest + 1) % self.history;
            self.earlier[usize::from(self.latest)] = position;
        }
    }

    /// The position so many plies before the one before this.
    pub(crate) fn earlier(&self, ago: usize) -> Option<&P> {
        let len = self.earlier.len();
        (ago < len).then(|| &self.earlier[(usize::from(self.latest) + len - ago) % len])
    }

    fn clear(&mut self) {
        self.legal.fill(0);
        self.legal_count = 0;
        self.kept = 0;
    }

    /// Finds how the game stands at the beginning of a turn, or in a turn just read.
    fn look(&mut self) {
        self.clear();
        self.outcome = self.line.outcome(self.turn.position());
        if self.is_over() {
            return;
        }
        let (legal, count) = (&mut self.legal, &mut self.legal_count);
        if self.turn.at().is_some() {
            let numbers = self.turn.legal_steps();
            numbers
                .iter()
                .for_each(|number| insert(legal, count, number));
            return;
        }
        let (quiet, kept) = (&mut self.quiet, &mut self.kept);
        // Where a promotion is a choice, two moves have the same two ends.
        let keeps = P::steps().promotions().is_empty();
        Turn::first_steps(self.turn.position(), &mut |number, mv| {
            insert(legal, count, number);
            if let Some(place) = quiet.get_mut(usize::from(*kept))
                && keeps
                && !mv.is_capture()
            {
                *place = mv;
                *kept += 1;
            }
        });
    }

    #[inline]
    fn look_at<T>(&self, see: impl FnOnce(&Scene<'_, P>) -> T) -> T {
        see(&Scene {
            turn: &self.turn,
            past: self.line.past(self.turn.position()),
            earlier: &|ago| self.earlier(ago),
        })
    }

    #[inline]
    pub(crate) fn write_planes<T: Cell>(
        &self,
        view: &View,
        out: &mut [T],
    ) -> Result<(), EncodeError> {
        self.look_at(|scene| view.write(scene, out))
    }

    pub(crate) fn write_packed(&self, view: &View, out: &mut [u8]) -> Result<(), EncodeError> {
        self.look_at(|scene| view.write_packed(scene, out))
    }

    /// Writes 1 for each legal step and 0 for the others.
    #[inline]
    pub(crate) fn write_mask(&self, out: &mut [u8]) {
        out.fill(0);
        for number in self.legal() {
            if let Some(place) = out.get_mut(usize::from(number)) {
                *place = 1;
            }
        }
    }
}

#[inline]
fn insert(legal: &mut [u64], count: &mut u16, number: u16) {
    if let Some(word) = legal.get_mut(usize::from(number / 64)) {
        let bit = 1 << (number % 64);
        *count += u16::from(*word & bit == 0);
        *word |= bit;
    }
}

/// The place of a set bit of a word, counted from the lowest.
#[inline]
fn nth_bit(mut word: u64, nth: u32) -> u32 {
    for _ in 0..nth {
        word &= word - 1;
    }
    word.trailing_zeros()
}
