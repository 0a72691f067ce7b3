//! The steps of a game as numbers: a fixed list of all that one step can be.

use crate::{Grid, Kind, Pairs, PieceRule, Set, Square};

/// A step of one piece within a turn: a whole quiet move, or one jump of a capture.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// Where the piece stands before it.
    pub from: Square,
    /// Where it stands after it.
    pub to: Square,
    /// Whether it captures.
    pub capture: bool,
    /// What the piece becomes with it, where that is the player's choice.
    pub promotion: Option<Kind>,
}

/// What a player can do next in a turn.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StepAction {
    /// One step.
    Step(Step),
    /// End the move here, though it could go on.
    Stop,
}

/// All steps of a game and their numbers, each number from 0 to [`Steps::len`] used once.
///
/// The numbers come in five blocks: steps without a capture, steps with one, both once more with a
/// promotion that is the player's choice, and last, alone, [`StepAction::Stop`]. Within a block they
/// go by the square a step starts from, then by the square it ends on, then by what the piece becomes,
/// in the order of [`Steps::promotions`]. Squares are in the order of their public numbers,
/// [`Grid::number`]. Only pairs of squares that some piece can go between are in the list.
///
/// ```
/// use tabia_core::{Dirs, Grid, Numbering, Pairs, Step, StepAction, Steps};
/// const LINE: Grid = Grid::new("abc", &["###"], Numbering::FromBottom);
/// const STEPS: Steps = Steps::new(
///     &LINE,
///     Pairs::NONE.and_steps(&LINE, Dirs::SIDEWAYS, 1), // a1-b1, b1-a1, b1-c1, c1-b1
///     Pairs::NONE.and_steps(&LINE, Dirs::SIDEWAYS, 2), // a1:c1, c1:a1
/// );
/// assert_eq!(STEPS.len(), 7);
/// let [from, to] = ["c1", "a1"].map(|name| LINE.square(name).unwrap());
/// let jump = StepAction::Step(Step { from, to, capture: true, promotion: None });
/// assert_eq!(STEPS.encode(jump), Some(5));
/// assert_eq!(STEPS.decode(5), Some(jump));
/// assert_eq!(STEPS.decode(6), Some(StepAction::Stop));
/// assert_eq!(STEPS.decode(7), None);
/// ```
#[derive(Debug)]
pub struct Steps {
    grid: &'static Grid,
    /// Quiet steps, captures, quiet promotions, promotions in a capture.
    blocks: [Block; 4],
    promotions: &'static [Kind],
}

/// The pairs of squares of a block, by public numbers less one.
#[derive(Copy, Clone, Debug)]
struct Block {
    /// The number of its first step.
    first: u16,
    /// The pairs that come before those of each square.
    before: [u16; 64],
    targets: [Set; 64],
    len: u16,
}

impl Steps {
    /// The steps of a game whose pieces go between these squares, without and with a capture. Pairs off the board are
    /// left out.
    ///
    /// # Panics
    ///
    /// At compile time, if there are more than a [`StepSet`] can hold.
    #[must_use]
    pub const fn new(grid: &'static Grid, quiet: Pairs, captures: Pairs) -> Steps {
        let none = Block::of(grid, Pairs::NONE);
        let blocks = [
            Block::of(grid, quiet),
            Block::of(grid, captures),
            none,
            none,
        ];
        Steps {
            grid,
            blocks,
            promotions: &[],
        }
        .placed()
    }

    /// The steps of a game that these kinds of pieces make, capturing by jumps.
    #[must_use]
    pub const fn of(grid: &'static Grid, kinds: &[PieceRule]) -> Steps {
        Steps::new(grid, Pairs::quiet(grid, kinds), Pairs::jumps(grid, kinds))
    }

    /// With steps between these squares after which a piece becomes one of these kinds by choice.
    #[must_use]
    pub const fn with_promotions(
        mut self,
        kinds: &'static [Kind],
        quiet: Pairs,
        captures: Pairs,
    ) -> Steps {
        self.blocks[2] = Block::of(self.grid, quiet);
        self.blocks[3] = Block::of(self.grid, captures);
        self.promotions = kinds;
        self.placed()
    }

    const fn placed(mut self) -> Steps {
        let mut first = 0;
        let mut i = 0;
        while i < self.blocks.len() {
            self.blocks[i].first = first;
            first += self.blocks[i].len * self.kinds_in(i);
            i += 1;
        }
        assert!(
            (first as usize) < StepSet::CAPACITY,
            "a game has no more steps than a set can hold"
        );
        self
    }

    /// How many steps share a pair of squares of this block.
    const fn kinds_in(&self, block: usize) -> u16 {
        if block < 2 {
            1
        } else {
            self.promotions.len() as u16
        }
    }

    /// How many there are, [`StepAction::Stop`] among them.
    #[must_use]
    #[allow(clippy::len_without_is_empty)] // There is always one.
    pub const fn len(&self) -> u16 {
        let last = &self.blocks[3];
        last.first + last.len * self.kinds_in(3) + 1
    }

    /// The number of [`StepAction::Stop`].
    #[must_use]
    pub const fn stop(&self) -> u16 {
        self.len() - 1
    }

    /// The first number of each block: quiet steps, captures, quiet promotions, promotions in a
    /// capture, and the one of [`StepAction::Stop`].
    #[must_use]
    pub const fn blocks(&self) -> [u16; 5] {
        let [quiet, captures, quiet_promotions, promotions] = &self.blocks;
        [
            quiet.first,
            captures.first,
            quiet_promotions.first,
            promotions.first,
            self.stop(),
        ]
    }

    /// What a piece can become where that is the player's choice, in the order of the numbers.
    #[must_use]
    pub const fn promotions(&self) -> &'static [Kind] {
        self.promotions
    }

    /// The number of an action, or nothing if no piece of the game can ever do so.
    #[must_use]
    pub fn encode(&self, action: StepAction) -> Option<u16> {
        let StepAction::Step(step) = action else {
            return Some(self.stop());
        };
        let index = usize::from(step.capture) + 2 * usize::from(step.promotion.is_some());
        let block = &self.blocks[index];
        let pair = block.index(self.place(step.from)?, self.place(step.to)?)?;
        let kind = match step.promotion {
            None => 0,
            Some(kind) => self.promotions.iter().position(|&other| other == kind)?,
        };
        Some(block.first + pair * self.kinds_in(index) + kind as u16)
    }

    /// The action with this number.
    #[must_use]
    pub fn decode(&self, number: u16) -> Option<StepAction> {
        if number >= self.stop() {
            return (number == self.stop()).then_some(StepAction::Stop);
        }
        let index = self
            .blocks
            .iter()
            .rposition(|block| block.first <= number)?;
        let block = &self.blocks[index];
        let (within, kinds) = (number - block.first, self.kinds_in(index));
        let (from, to) = block.pair(within / kinds)?;
        let promotion = self.promotions.get(usize::from(within % kinds)).copied();
        Some(StepAction::Step(Step {
            from: self.grid.numbered(from + 1)?,
            to: self.grid.numbered(to + 1)?,
            capture: index % 2 == 1,
            promotion: promotion.filter(|_| index >= 2),
        }))
    }

    /// The actions that these numbers mean, in the order of the numbers.
    pub fn actions<'s>(&'s self, numbers: &'s StepSet) -> impl Iterator<Item = StepAction> + 's {
        numbers.iter().filter_map(|number| self.decode(number))
    }

    /// The place of a square in the order of public numbers.
    fn place(&self, sq: Square) -> Option<Square> {
        let on_board = self.grid.board().contains(sq);
        on_board.then(|| Square::wrapping(self.grid.number(sq) - 1))
    }
}

impl Block {
    const fn of(grid: &Grid, pairs: Pairs) -> Block {
        let mut block = Block {
            first: 0,
            before: [0; 64],
            targets: [Set::EMPTY; 64],
            len: 0,
        };
        let mut place = 0;
        while place < 64 {
            block.before[place] = block.len;
            if let Some(from) = grid.numbered(place as u32 + 1) {
                let mut left = Set(pairs.from(from).0 & grid.board().0);
                while let Some(to) = left.first() {
                    left = left.without(to);
                    let to = Square::wrapping(grid.number(to) - 1);
                    block.targets[place] = block.targets[place].with(to);
                }
            }
            block.len += block.targets[place].len() as u16;
            place += 1;
        }
        block
    }

    fn index(&self, from: Square, to: Square) -> Option<u16> {
        let targets = self.targets[from.index()];
        let before = Set(targets.0 & (Set::of(to).0 - 1)).len() as u16;
        let index = self.before[from.index()] + before;
        targets.contains(to).then_some(index)
    }

    fn pair(&self, index: u16) -> Option<(u32, u32)> {
        let up_to = self.before.partition_point(|&before| before <= index);
        let from = up_to.checked_sub(1)?;
        let within = usize::from(index - self.before[from]);
        let to = self.targets[from].iter().nth(within)?;
        Some((from as u32, to.index() as u32))
    }
}

/// A set of step numbers: which of all steps of a game are legal, as a mask.
///
/// ```
/// use tabia_core::StepSet;
/// let mut legal = StepSet::EMPTY;
/// legal.insert(70);
/// assert_eq!(legal.iter().collect::<Vec<_>>(), [70]);
/// assert_eq!(legal.words()[1], 1 << 6);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct StepSet([u64; StepSet::CAPACITY / 64]);

impl StepSet {
    /// More numbers than any game has.
    pub const CAPACITY: usize = 4096;
    /// No number.
    pub const EMPTY: StepSet = StepSet([0; StepSet::CAPACITY / 64]);

    /// Adds a number. Numbers that no game has are left out.
    pub fn insert(&mut self, number: u16) {
        if let Some(word) = self.0.get_mut(usize::from(number / 64)) {
            *word |= 1 << (number % 64);
        }
    }

    /// Whether the number is in the set.
    #[must_use]
    pub fn contains(&self, number: u16) -> bool {
        let word = self.0.get(usize::from(number / 64));
        word.is_some_and(|word| word >> (number % 64) & 1 == 1)
    }

    /// How many numbers are in the set.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether no number is in the set.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// The numbers, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        let words = self.0.iter().enumerate();
        words.flat_map(|(i, &word)| {
            Set(word)
                .iter()
                .map(move |bit| (64 * i + bit.index()) as u16)
        })
    }

    /// The set as bits: number `n` is bit `n % 64` of word `n / 64`.
    #[must_use]
    pub const fn words(&self) -> &[u64; StepSet::CAPACITY / 64] {
        &self.0
    }
}
