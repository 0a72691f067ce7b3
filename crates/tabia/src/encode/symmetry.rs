//! Boards, steps and policies mirrored and turned.

use super::planes::{Encode, Plane, Shows};
use super::view::{EncodeError, Layout, View, Viewpoint};
use tabia_core::{Grid, Square, Step, StepAction, Steps};

/// What can be done with the board of a game so that the game stays the same.
///
/// ```
/// use tabia::encode::Symmetry;
/// use tabia::Variant;
/// let grid = Variant::Turkish.grid();
/// let [a3, h3, h6] = ["a3", "h3", "h6"].map(|name| grid.square(name));
/// assert_eq!(Symmetry::Mirror.square(grid, a3.unwrap()), h3);
/// assert_eq!(Symmetry::Turn.square(grid, a3.unwrap()), h6);
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// Nothing.
    Identity,
    /// The left side becomes the right.
    Mirror,
    /// The board is turned by 180 degrees and the colours are exchanged.
    Turn,
    /// Both.
    MirrorTurn,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Symmetry; 4] = [
        Symmetry::Identity,
        Symmetry::Mirror,
        Symmetry::Turn,
        Symmetry::MirrorTurn,
    ];

    /// Its name: `identity`, `mirror`, `turn` or `mirror_turn`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::Identity => "identity",
            Symmetry::Mirror => "mirror",
            Symmetry::Turn => "turn",
            Symmetry::MirrorTurn => "mirror_turn",
        }
    }

    /// Whether colours are exchanged.
    #[must_use]
    pub const fn recolours(self) -> bool {
        matches!(self, Symmetry::Turn | Symmetry::MirrorTurn)
    }

    /// Whether the columns come in the other order.
    const fn reverses_files(self) -> bool {
        matches!(self, Symmetry::Mirror | Symmetry::Turn)
    }

    /// Where a square goes.
    #[must_use]
    pub fn square(self, grid: &Grid, sq: Square) -> Option<Square> {
        let (mut file, mut rank) = (grid.file(sq), grid.rank(sq));
        if self.reverses_files() {
            file = grid.width().checked_sub(1 + file)?;
        }
        if self.recolours() {
            rank = grid.height().checked_sub(1 + rank)?;
        }
        grid.at(file, rank)
    }

    /// The number that a step of the game gets; nothing if the game has no such step.
    #[must_use]
    pub fn step(self, grid: &Grid, steps: &Steps, number: u16) -> Option<u16> {
        let StepAction::Step(step) = steps.decode(number)? else {
            return Some(number);
        };
        steps.encode(StepAction::Step(Step {
            from: self.square(grid, step.from)?,
            to: self.square(grid, step.to)?,
            ..step
        }))
    }

    /// Writes a policy, a number for each step of the game, as it is on the board so changed.
    ///
    /// # Errors
    ///
    /// If either is not as long as there are steps.
    pub fn policy<P: Encode, T: Copy>(
        self,
        policy: &[T],
        out: &mut [T],
    ) -> Result<(), EncodeError> {
        let needed = usize::from(P::steps().len());
        for found in [policy.len(), out.len()] {
            if found != needed {
                return Err(EncodeError { needed, found });
            }
        }
        for (number, &value) in (0..).zip(policy) {
            if let Some(to) = self.step(P::grid(), P::steps(), number) {
                out[usize::from(to)] = value;
            }
        }
        Ok(())
    }

    /// Writes planes, as bytes, as they are on the board so changed.
    ///
    /// From the mover's side the board is turned already: of [`Symmetry::Turn`] only the colour of the mover is left.
    ///
    /// # Errors
    ///
    /// If either has not the room of [`View::shape`].
    pub fn planes<P: Encode>(
        self,
        view: &View,
        planes: &[u8],
        out: &mut [u8],
    ) -> Result<(), EncodeError> {
        let needed = view.shape::<P>().iter().product();
        for found in [planes.len(), out.len()] {
            if found != needed {
                return Err(EncodeError { needed, found });
            }
        }
        let [height, width] = [P::grid().height(), P::grid().width()].map(usize::from);
        let count = needed / (height * width);
        let place = |plane: usize, row: usize, file: usize| match view.layout {
            Layout::Chw => (plane * height + row) * width + file,
            Layout::Hwc => (row * width + file) * count + plane,
        };
        let turns = self.recolours() && view.from != Viewpoint::Mover;
        // From the mover's side only a mirror changes what is where.
        let reverses = match view.from {
            Viewpoint::White | Viewpoint::Black => self.reverses_files(),
            Viewpoint::Mover => matches!(self, Symmetry::Mirror | Symmetry::MirrorTurn),
        };
        for (index, (plane, ago)) in view.planes::<P>().enumerate() {
            let from = if turns {
                other::<P>(view, plane, ago)
            } else {
                index
            };
            let flips = match plane.shows {
                Shows::Mover => self.recolours(),
                Shows::Side(_) => turns,
                _ => false,
            };
            for row in 0..height {
                for file in 0..width {
                    let row_from = if turns { height - 1 - row } else { row };
                    let file_from = if reverses { width - 1 - file } else { file };
                    let value = planes[place(from, row_from, file_from)];
                    out[place(index, row, file)] = if flips { 1 - value.min(1) } else { value };
                }
            }
        }
        Ok(())
    }
}

/// The place of the plane that shows the same for the other side.
fn other<P: Encode>(view: &View, plane: Plane, ago: u8) -> usize {
    let wanted = (plane.of_other().shows, ago);
    let mut planes = view.planes::<P>();
    let place = planes.position(|(plane, ago)| (plane.shows, ago) == wanted);
    debug_assert!(place.is_some(), "a plane of one side has one of the other");
    place.unwrap_or(0)
}
