//! How planes are laid out, and from whose side they are seen.

use super::paint::{Cell, Flat, Packed, paint};
use super::{Encode, Plane, Scene};
use core::fmt;

/// From whose side the board is seen.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Viewpoint {
    /// White's, always: the top row is Black's last rank.
    White,
    /// Black's, always: the board is turned by 180 degrees and the colours are exchanged.
    Black,
    /// The mover's: where Black is to move the board is turned by 180 degrees and the colours are exchanged.
    Mover,
}

/// The order of the numbers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// Plane by plane, each row by row from the top.
    Chw,
    /// Cell by cell, row by row from the top, in each cell plane by plane.
    Hwc,
}

/// What planes are written, and how.
///
/// ```
/// use tabia::encode::{Layout, Scene, View, Viewpoint};
/// use tabia::draughts::{Draughts, Russian};
/// use tabia::{Position, Turn};
///
/// let view = View { from: Viewpoint::Mover, layout: Layout::Chw, history: 0 };
/// let turn = Turn::new(Draughts::<Russian>::start());
/// let mut planes = [0_u8; 12 * 8 * 8];
/// assert_eq!(view.shape::<Draughts<Russian>>(), [12, 8, 8]);
/// view.write(&Scene::of(&turn), &mut planes)?;
/// assert_eq!(planes[..64].iter().sum::<u8>(), 12); // the mover's men
/// # Ok::<(), tabia::encode::EncodeError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// From whose side the board is seen.
    pub from: Viewpoint,
    /// The order of the numbers.
    pub layout: Layout,
    /// How many earlier positions are shown after the one now, the latest first.
    pub history: u8,
}

impl Default for View {
    /// From the mover's side, plane by plane, without earlier positions.
    fn default() -> View {
        View {
            from: Viewpoint::Mover,
            layout: Layout::Chw,
            history: 0,
        }
    }
}

/// There is not the room that the planes take.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct EncodeError {
    /// What they take: numbers, or bytes of packed bits.
    pub needed: usize,
    /// What there is.
    pub found: usize,
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EncodeError { needed, found } = self;
        write!(f, "the planes take room for {needed}, not {found}")
    }
}

impl core::error::Error for EncodeError {}

impl View {
    /// The planes that are written, in their order, each with the number of plies ago that it shows.
    pub fn planes<P: Encode>(&self) -> impl Iterator<Item = (Plane, u8)> {
        let now = P::PLANES.iter().map(|&plane| (plane, 0));
        let earlier = (1..=self.history).flat_map(|ago| {
            let of_board = P::PLANES.iter().filter(|plane| plane.is_of_board());
            of_board.map(move |&plane| (plane, ago))
        });
        now.chain(earlier)
    }

    /// The shape of the planes: the number of planes, of rows and of columns, in the order of the layout.
    #[must_use]
    pub fn shape<P: Encode>(&self) -> [usize; 3] {
        let of_board = P::PLANES.iter().filter(|plane| plane.is_of_board()).count();
        let planes = P::PLANES.len() + of_board * usize::from(self.history);
        let grid = P::grid();
        let [height, width] = [grid.height(), grid.width()].map(usize::from);
        match self.layout {
            Layout::Chw => [planes, height, width],
            Layout::Hwc => [height, width, planes],
        }
    }

    /// The bytes of the same as packed bits.
    #[must_use]
    pub fn packed_len<P: Encode>(&self) -> usize {
        let bits: usize = self.planes::<P>().map(|(plane, _)| plane.bits()).sum();
        let grid = P::grid();
        (bits * usize::from(grid.height()) * usize::from(grid.width())).div_ceil(8)
    }

    /// Writes the planes as bytes (the numbers themselves) or as floats (divided by the largest of the plane).
    ///
    /// # Errors
    ///
    /// If the room is not that of [`View::shape`].
    #[inline]
    pub fn write<P: Encode, T: Cell>(
        &self,
        scene: &Scene<'_, P>,
        out: &mut [T],
    ) -> Result<(), EncodeError> {
        let shape = self.shape::<P>();
        check(shape.iter().product(), out.len())?;
        out.fill(T::ZERO);
        match self.layout {
            Layout::Chw => {
                let cells = shape[1] * shape[2];
                paint(self, scene, &mut Flat::by_plane(out, cells));
            }
            Layout::Hwc => paint(self, scene, &mut Flat::by_cell(out, shape[2])),
        }
        Ok(())
    }

    /// Writes the planes as packed bits, in the order of [`Layout::Chw`] whatever the layout: bit `n` is bit `n % 8`
    /// of byte `n / 8`. A plane whose largest number is more than 1 takes several, one for each binary digit, the lowest first.
    ///
    /// # Errors
    ///
    /// If the room is not [`View::packed_len`] bytes.
    pub fn write_packed<P: Encode>(
        &self,
        scene: &Scene<'_, P>,
        out: &mut [u8],
    ) -> Result<(), EncodeError> {
        check(self.packed_len::<P>(), out.len())?;
        out.fill(0);
        let [height, width] = [P::grid().height(), P::grid().width()].map(usize::from);
        paint(self, scene, &mut Packed::new(out, height * width));
        Ok(())
    }
}

fn check(needed: usize, found: usize) -> Result<(), EncodeError> {
    if needed == found {
        Ok(())
    } else {
        Err(EncodeError { needed, found })
    }
}
