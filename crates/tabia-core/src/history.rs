//! The positions of a game, and how often each has stood on the board.

use crate::Position;
use crate::counts::Counts;
use alloc::vec::Vec;

/// A position of a game, and what is known of it there.
#[derive(Clone, Debug)]
struct State<P> {
    position: P,
    key: u64,
    counts: Counts,
    /// How often this position has stood on the board, this time included.
    times: u32,
    /// The place of the last state with the same position, plus one; 0 if there is none.
    earlier: u32,
}

/// The positions of a game in order, never none.
///
/// Equal positions are found by their key in a table of places, and told apart from those that only
/// share the key by comparing them.
#[derive(Clone, Debug)]
pub(crate) struct History<P> {
    states: Vec<State<P>>,
    /// Places of states plus one, by key, 0 where nothing is; for equal positions the place of the last.
    /// Its length is a power of two, and at least twice the number of states.
    table: Vec<u32>,
}

impl<P: Position> History<P> {
    /// A state, and the two slots of the table that there are for each.
    pub(crate) const BYTES_A_STATE: usize = size_of::<State<P>>() + 2 * size_of::<u32>();

    /// A game that begins here.
    pub(crate) fn new(position: P) -> History<P> {
        let counts = Counts::at_start(&position);
        let mut history = History {
            states: Vec::new(),
            table: Vec::from([0; 16]),
        };
        history.push(position, counts);
        history
    }

    /// The number of positions.
    pub(crate) fn len(&self) -> usize {
        self.states.len()
    }

    /// The first position.
    pub(crate) fn first(&self) -> &P {
        &self.states[0].position
    }

    /// The last position.
    pub(crate) fn last(&self) -> &P {
        &self.state().position
    }

    /// The counts of the draw clauses in the last position.
    pub(crate) fn counts(&self) -> &Counts {
        &self.state().counts
    }

    /// How often the last position has stood on the board.
    pub(crate) fn times(&self) -> u32 {
        self.state().times
    }

    fn state(&self) -> &State<P> {
        &self.states[self.states.len() - 1]
    }

    /// All positions in order.
    pub(crate) fn positions(&self) -> impl DoubleEndedIterator<Item = &P> + ExactSizeIterator {
        self.states.iter().map(|state| &state.position)
    }

    /// Adds a position.
    pub(crate) fn push(&mut self, position: P, counts: Counts) {
        if 2 * (self.states.len() + 1) > self.table.len() {
            self.grow();
        }
        let key = position.repetition_key();
        let slot = self.slot(key, |state| {
            state.key == key && state.position.repeats(&position)
        });
        let earlier = self.table[slot];
        let times = match earlier {
            0 => 1,
            place => self.states[place as usize - 1].times + 1,
        };
        self.table[slot] = self.states.len() as u32 + 1;
        self.states.push(State {
            position,
            key,
            counts,
            times,
            earlier,
        });
    }

    /// Takes the last position back, unless it is the first.
    pub(crate) fn pop(&mut self) -> bool {
        if self.states.len() == 1 {
            return false;
        }
        let Some(state) = self.states.pop() else {
            return false;
        };
        // Whatever went past this slot to find its own came later, and is gone.
        let place = self.states.len() as u32 + 1;
        let slot = self.slot_of(state.key, place);
        self.table[slot] = state.earlier;
        true
    }

    /// The slot of a state that fits, or the empty one where it belongs.
    fn slot(&self, key: u64, fits: impl Fn(&State<P>) -> bool) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = key as usize & mask;
        while let Some(place) = self.table[slot].checked_sub(1) {
            if fits(&self.states[place as usize]) {
                break;
            }
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn slot_of(&self, key: u64, place: u32) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = key as usize & mask;
        while self.table[slot] != place {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// Doubles the table. The states go in again in their order, so that taking back still finds them last.
    fn grow(&mut self) {
        let slots = self.table.len() * 2;
        self.table.clear();
        self.table.resize(slots, 0);
        for place in 1..=self.states.len() as u32 {
            let state = &self.states[place as usize - 1];
            let (key, earlier) = (state.key, state.earlier);
            let slot = match earlier {
                0 => self.slot(key, |_| false),
                earlier => self.slot_of(key, earlier),
            };
            self.table[slot] = place;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::History;
    use crate::{
        Grid, Move, NoOptions, Numbering, Outcome, Pairs, Piece, Position, Route, Side, Square,
        Steps,
    };
    use alloc::vec::Vec;
    use core::ops::ControlFlow;

    /// A position that is a number, with a key that nearly all numbers share.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    struct Number(u32);

    const BOARD: Grid = Grid::new("a", &["#"], Numbering::FromBottom);

    impl Position for Number {
        type Options = NoOptions;
        const KIND_COUNT: u8 = 0;
        fn grid() -> &'static Grid {
            &BOARD
        }
        fn steps() -> &'static Steps {
            const { &Steps::new(&BOARD, Pairs::NONE, Pairs::NONE) }
        }
        fn start_with(_: NoOptions) -> Number {
            Number(0)
        }
        fn options(&self) -> NoOptions {
            NoOptions {}
        }
        fn turn(&self) -> Side {
            Side::White
        }
        fn piece_on(&self, _: Square) -> Option<Piece> {
            None
        }
        fn visit_moves(&self, _: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
            ControlFlow::Continue(())
        }
        fn visit_routes(
            &self,
            _: &mut impl FnMut(Move, &Route) -> ControlFlow<()>,
        ) -> ControlFlow<()> {
            ControlFlow::Continue(())
        }
        fn play(&mut self, _: Move) {}
        fn outcome(&self) -> Option<Outcome> {
            None
        }
        fn key(&self) -> u64 {
            u64::from(self.0.is_multiple_of(7))
        }
    }

    /// How often the last number came, in a plain list.
    fn times(numbers: &[u32]) -> u32 {
        let last = numbers.last();
        numbers
            .iter()
            .filter(|number| Some(*number) == last)
            .count() as u32
    }

    #[test]
    fn positions_that_share_a_key_are_counted_apart() {
        let mut history = History::new(Number(0));
        let mut numbers = Vec::from([0]);
        let mut chance = 1_u32;
        for _ in 0..4000 {
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let number = (chance >> 16) % 50;
            if number < 20 && numbers.len() > 1 {
                assert!(history.pop());
                numbers.pop();
            } else {
                let counts = *history.counts();
                history.push(Number(number), counts);
                numbers.push(number);
            }
            assert_eq!(history.last(), &Number(numbers[numbers.len() - 1]));
            assert_eq!(history.times(), times(&numbers));
            assert_eq!(history.len(), numbers.len());
        }
        while history.pop() {
            numbers.pop();
            assert_eq!(history.times(), times(&numbers));
        }
        assert!(history.table.iter().filter(|&&place| place != 0).count() == 1);
    }
}
