//! The games of a batch, where their type is known.

use crate::BatchError;
use crate::batch::{Autoreset, Settings};
use crate::chance::Chance;
use crate::outputs::{Outputs, Planes};
use crate::play::Play;
use crate::snapshot::StoredPlay;
use tabia::encode::{Encode, View};
use tabia::{Options, Outcome, Side};

pub(crate) use crate::outputs::Widths;

/// Games that are played one after the other at least: sharing out fewer costs more than it gains.
const GRAIN: usize = 32;

/// Actions that are given, or to be chosen and told.
pub(crate) enum Actions<'a> {
    Given(&'a [i64]),
    Sampled(&'a mut [i64]),
}

impl<'a> Actions<'a> {
    fn split(self, games: usize) -> (Actions<'a>, Actions<'a>) {
        match self {
            Actions::Given(actions) => {
                let (first, rest) = actions.split_at(games);
                (Actions::Given(first), Actions::Given(rest))
            }
            Actions::Sampled(actions) => {
                let (first, rest) = actions.split_at_mut(games);
                (Actions::Sampled(first), Actions::Sampled(rest))
            }
        }
    }
}

/// What a batch asks of its games. All lengths are checked before.
pub(crate) trait Run: Send + Sync {
    fn widths(&self) -> Widths;
    fn bytes_a_game(&self) -> usize;
    fn reset(&mut self, seed: Option<u64>, which: Option<&[bool]>);
    /// Whether every action is legal.
    fn check(&self, actions: &[i64]) -> Result<(), BatchError>;
    /// Whether every game takes another step.
    fn check_over(&self) -> Result<(), BatchError>;
    fn step(&mut self, actions: Actions<'_>, outputs: Outputs<'_>, share: bool);
    fn sample(&mut self, actions: &mut [i64]);
    fn write(&self, outputs: Outputs<'_>, share: bool);
    fn outcome(&self, game: usize) -> Option<Outcome>;
    fn text(&self, game: usize) -> Option<String>;
    fn stored(&self) -> Vec<StoredPlay>;
    fn boxed(&self) -> Box<dyn Run>;
}

#[derive(Clone)]
struct Slot<P: Encode> {
    play: Play<P>,
    chance: Chance,
}

/// What all games of a batch share.
#[derive(Clone)]
struct Shared<P> {
    starts: Vec<P>,
    view: View,
    autoreset: Autoreset,
    max_plies: Option<u32>,
    widths: Widths,
}

#[derive(Clone)]
pub(crate) struct Games<P: Encode> {
    slots: Vec<Slot<P>>,
    shared: Shared<P>,
}

/// The positions that games begin with.
pub(crate) fn starts_of<P: Encode>(
    options: P::Options,
    fens: &[String],
) -> Result<Vec<P>, BatchError> {
    options.check().map_err(BatchError::Rules)?;
    if fens.is_empty() {
        return Ok(vec![P::start_with(options)]);
    }
    let read = |(index, fen): (usize, &String)| {
        let position = P::from_fen_with(fen, options).map_err(|error| BatchError::Start {
            index,
            error: Box::new(error),
        })?;
        match position.outcome() {
            Some(_) => Err(BatchError::StartOver { index }),
            None => Ok(position),
        }
    };
    fens.iter().enumerate().map(read).collect()
}

impl<P: Encode> Games<P> {
    pub(crate) fn new(settings: &Settings, starts: Vec<P>) -> Result<Games<P>, BatchError> {
        if settings.games == 0 {
            return Err(BatchError::Setting("a batch has one game at least"));
        }
        if settings.max_plies == Some(0) {
            return Err(BatchError::Setting("a game has one ply at least"));
        }
        let view = settings.view;
        let shared = Shared {
            starts,
            view,
            autoreset: settings.autoreset,
            max_plies: settings.max_plies,
            widths: Widths {
                planes: view.shape::<P>().iter().product(),
                packed: view.packed_len::<P>(),
                steps: P::steps().len().into(),
            },
        };
        let slot = |index| shared.slot(Chance::of(settings.seed, index));
        let mut slots = Vec::new();
        slots
            .try_reserve_exact(settings.games)
            .map_err(|_| BatchError::Setting("so many games take more memory than there is"))?;
        slots.extend((0..settings.games as u64).map(slot));
        Ok(Games { slots, shared })
    }

    /// Puts stored games in the place of those there are.
    pub(crate) fn restore(
        &mut self,
        stored: Vec<StoredPlay>,
        options: P::Options,
    ) -> Result<(), BatchError> {
        if stored.len() != self.slots.len() {
            let told = format!("{} games of {}", stored.len(), self.slots.len());
            return Err(BatchError::Snapshot(told));
        }
        let (most, history) = (self.shared.max_plies, self.shared.view.history);
        for (slot, stored) in self.slots.iter_mut().zip(stored) {
            slot.chance = Chance(stored.chance);
            slot.play = stored.play(options, most, history)?;
        }
        Ok(())
    }
}

impl<P: Encode> Shared<P> {
    fn slot(&self, mut chance: Chance) -> Slot<P> {
        let start = self.start(&mut chance).clone();
        let play = Play::new(start, self.max_plies, self.view.history);
        Slot { play, chance }
    }

    fn start(&self, chance: &mut Chance) -> &P {
        match self.starts.as_slice() {
            [start] => start,
            starts => &starts[chance.below(starts.len() as u64) as usize],
        }
    }

    fn restart(&self, slot: &mut Slot<P>) {
        let start = self.start(&mut slot.chance);
        slot.play.restart(start);
    }

    /// Shares out games and arrays until few are left.
    fn step_all(
        &self,
        slots: &mut [Slot<P>],
        actions: Actions<'_>,
        mut outputs: Outputs<'_>,
        share: bool,
    ) {
        let games = slots.len();
        if share && games > GRAIN {
            let half = games / 2;
            let (first, rest) = slots.split_at_mut(half);
            let (first_actions, rest_actions) = actions.split(half);
            let (first_outputs, rest_outputs) = outputs.split(half, games);
            rayon::join(
                || self.step_all(first, first_actions, first_outputs, share),
                || self.step_all(rest, rest_actions, rest_outputs, share),
            );
            return;
        }
        match actions {
            Actions::Given(actions) => {
                for (game, (slot, &action)) in slots.iter_mut().zip(actions).enumerate() {
                    self.step_one(slot, |_| action, game, &mut outputs);
                }
            }
            Actions::Sampled(actions) => {
                for (game, (slot, told)) in slots.iter_mut().zip(actions).enumerate() {
                    let choose = |slot: &mut Slot<P>| {
                        *told = slot.play.sample(&mut slot.chance);
                        *told
                    };
                    self.step_one(slot, choose, game, &mut outputs);
                }
            }
        }
    }

    #[inline(always)]
    fn step_one(
        &self,
        slot: &mut Slot<P>,
        choose: impl FnOnce(&mut Slot<P>) -> i64,
        game: usize,
        outputs: &mut Outputs<'_>,
    ) {
        let action = choose(slot);
        if slot.play.is_over() {
            self.restart(slot);
            self.write_ends(&slot.play, game, outputs);
        } else {
            slot.play.take(action);
            self.write_ends(&slot.play, game, outputs);
            if self.autoreset == Autoreset::SameStep && slot.play.is_over() {
                self.write_planes(&slot.play, game, &mut outputs.final_planes);
                self.restart(slot);
            }
        }
        self.write_state(&slot.play, game, outputs);
    }

    fn write_all(&self, slots: &[Slot<P>], mut outputs: Outputs<'_>, share: bool) {
        let games = slots.len();
        if share && games > GRAIN {
            let half = games / 2;
            let (first, rest) = slots.split_at(half);
            let (first_outputs, rest_outputs) = outputs.split(half, games);
            rayon::join(
                || self.write_all(first, first_outputs, share),
                || self.write_all(rest, rest_outputs, share),
            );
            return;
        }
        for (game, slot) in slots.iter().enumerate() {
            self.write_ends(&slot.play, game, &mut outputs);
            self.write_state(&slot.play, game, &mut outputs);
        }
    }

    /// Rewards, and whether the game is over.
    #[inline(always)]
    fn write_ends(&self, play: &Play<P>, game: usize, outputs: &mut Outputs<'_>) {
        let outcome = play.outcome();
        if let Some(reward) = row(outputs.reward, game, 2) {
            reward.copy_from_slice(&rewards(outcome));
        }
        if let Some(terminated) = outputs.terminated.get_mut(game) {
            *terminated = outcome.is_some();
        }
        if let Some(truncated) = outputs.truncated.get_mut(game) {
            *truncated = play.is_broken_off();
        }
    }

    /// Planes, mask and the side to move.
    #[inline(always)]
    fn write_state(&self, play: &Play<P>, game: usize, outputs: &mut Outputs<'_>) {
        if let Some(player) = outputs.player.get_mut(game) {
            *player = play.position().turn() as i8;
        }
        if let Some(mask) = row(outputs.mask, game, self.widths.steps) {
            play.write_mask(mask);
        }
        self.write_planes(play, game, &mut outputs.planes);
    }

    #[inline(always)]
    fn write_planes(&self, play: &Play<P>, game: usize, planes: &mut Planes<'_>) {
        let Widths {
            planes: width,
            packed,
            ..
        } = self.widths;
        let written = match planes {
            Planes::None => Ok(()),
            Planes::Bytes(out) => {
                row(out, game, width).map_or(Ok(()), |out| play.write_planes(&self.view, out))
            }
            Planes::Floats(out) => {
                row(out, game, width).map_or(Ok(()), |out| play.write_planes(&self.view, out))
            }
            Planes::Packed(out) => {
                row(out, game, packed).map_or(Ok(()), |out| play.write_packed(&self.view, out))
            }
        };
        debug_assert_eq!(written, Ok(()), "rows are as long as planes are");
    }
}

/// What White and what Black gets.
pub(crate) fn rewards(outcome: Option<Outcome>) -> [f32; 2] {
    match outcome.and_then(|outcome| outcome.winner) {
        Some(Side::White) => [1.0, -1.0],
        Some(Side::Black) => [-1.0, 1.0],
        None => [0.0, 0.0],
    }
}

/// The part of an array that is a game's; none of an empty one.
#[inline(always)]
fn row<T>(out: &mut [T], game: usize, width: usize) -> Option<&mut [T]> {
    out.get_mut(game * width..(game + 1) * width)
}

impl<P: Encode> Run for Games<P> {
    fn widths(&self) -> Widths {
        self.shared.widths
    }

    fn bytes_a_game(&self) -> usize {
        Play::<P>::bytes() + size_of::<Slot<P>>() - size_of::<Play<P>>()
    }

    fn reset(&mut self, seed: Option<u64>, which: Option<&[bool]>) {
        for (index, slot) in self.slots.iter_mut().enumerate() {
            if which.is_some_and(|which| !which[index]) {
                continue;
            }
            if let Some(seed) = seed {
                slot.chance = Chance::of(seed, index as u64);
            }
            self.shared.restart(slot);
        }
    }

    fn check(&self, actions: &[i64]) -> Result<(), BatchError> {
        for (game, (slot, &action)) in self.slots.iter().zip(actions).enumerate() {
            if slot.play.is_legal(action) {
                continue;
            }
            if slot.play.is_over() {
                if self.shared.autoreset == Autoreset::Disabled {
                    return Err(BatchError::Over { game });
                }
                continue;
            }
            return Err(illegal::<P>(game, action));
        }
        Ok(())
    }

    fn check_over(&self) -> Result<(), BatchError> {
        if self.shared.autoreset != Autoreset::Disabled {
            return Ok(());
        }
        let over = self.slots.iter().position(|slot| slot.play.is_over());
        over.map_or(Ok(()), |game| Err(BatchError::Over { game }))
    }

    fn step(&mut self, actions: Actions<'_>, outputs: Outputs<'_>, share: bool) {
        self.shared
            .step_all(&mut self.slots, actions, outputs, share);
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (slot, action) in self.slots.iter_mut().zip(actions) {
            *action = slot.play.sample(&mut slot.chance);
        }
    }

    fn write(&self, outputs: Outputs<'_>, share: bool) {
        self.shared.write_all(&self.slots, outputs, share);
    }

    fn outcome(&self, game: usize) -> Option<Outcome> {
        self.slots.get(game)?.play.outcome()
    }

    fn text(&self, game: usize) -> Option<String> {
        let play = &self.slots.get(game)?.play;
        Some(crate::snapshot::text_of(&play.turn))
    }

    fn stored(&self) -> Vec<StoredPlay> {
        let store = |slot: &Slot<P>| StoredPlay::of(&slot.play, slot.chance.0);
        self.slots.iter().map(store).collect()
    }

    fn boxed(&self) -> Box<dyn Run> {
        Box::new(self.clone())
    }
}

/// The error of an action that is not legal.
pub(crate) fn illegal<P: Encode>(game: usize, action: i64) -> BatchError {
    let step = u16::try_from(action)
        .ok()
        .and_then(|number| P::steps().decode(number));
    let told = step.map(|step| match step {
        tabia::StepAction::Stop => "stop".to_owned(),
        tabia::StepAction::Step(step) => {
            let squares = P::STYLE.squares;
            let [from, to] = [step.from, step.to].map(|sq| P::grid().written(sq, squares));
            let between = if step.capture { ':' } else { '-' };
            let promotion = step.promotion.map(P::kind_letter);
            let promotion = promotion.map_or(String::new(), String::from);
            format!("{from}{between}{to}{promotion}")
        }
    });
    BatchError::Illegal {
        game,
        action,
        step: told,
    }
}
