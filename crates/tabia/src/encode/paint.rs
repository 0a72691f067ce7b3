//! The one writer of planes.

use super::planes::{Encode, Owner, Plane, Shows};
use super::{Scene, View, Viewpoint};
use tabia_core::{Piece, Set, Side, Square};

/// A number of a plane: a byte or a float.
pub trait Cell: Copy {
    /// Nothing.
    const ZERO: Self;

    /// The number, where the largest of the plane is `most`.
    fn of(value: u8, most: u8) -> Self;
}

impl Cell for u8 {
    const ZERO: u8 = 0;

    #[inline(always)]
    fn of(value: u8, _: u8) -> u8 {
        value
    }
}

impl Cell for f32 {
    const ZERO: f32 = 0.0;

    #[inline(always)]
    fn of(value: u8, most: u8) -> f32 {
        f32::from(value) / f32::from(most)
    }
}

/// Where planes are written, one after the other.
pub(super) trait Canvas {
    /// Puts a number in a cell of the plane.
    fn put(&mut self, cell: usize, value: u8, most: u8);
    /// Puts a number, not 0, in all cells of the plane.
    fn fill(&mut self, value: u8, most: u8);
    /// Goes on to the next plane.
    fn next(&mut self, most: u8);
}

/// A number for each cell of each plane.
pub(super) struct Flat<'a, T> {
    out: &'a mut [T],
    first: usize,
    /// From a plane to the next.
    plane: usize,
    /// From a cell to the next.
    cell: usize,
}

impl<'a, T> Flat<'a, T> {
    pub(super) const fn by_plane(out: &'a mut [T], cells: usize) -> Flat<'a, T> {
        Flat {
            out,
            first: 0,
            plane: cells,
            cell: 1,
        }
    }

    pub(super) const fn by_cell(out: &'a mut [T], planes: usize) -> Flat<'a, T> {
        Flat {
            out,
            first: 0,
            plane: 1,
            cell: planes,
        }
    }
}

impl<T: Cell> Canvas for Flat<'_, T> {
    #[inline(always)]
    fn put(&mut self, cell: usize, value: u8, most: u8) {
        self.out[self.first + cell * self.cell] = T::of(value, most);
    }

    #[inline(always)]
    fn fill(&mut self, value: u8, most: u8) {
        let value = T::of(value, most);
        if self.cell == 1 {
            self.out[self.first..self.first + self.plane].fill(value);
        } else {
            let cells = self.out[self.first..].iter_mut().step_by(self.cell);
            cells.for_each(|cell| *cell = value);
        }
    }

    #[inline(always)]
    fn next(&mut self, _: u8) {
        self.first += self.plane;
    }
}

/// A bit for each binary digit of each cell of each plane.
pub(super) struct Packed<'a> {
    out: &'a mut [u8],
    first: usize,
    cells: usize,
}

impl<'a> Packed<'a> {
    pub(super) const fn new(out: &'a mut [u8], cells: usize) -> Packed<'a> {
        Packed {
            out,
            first: 0,
            cells,
        }
    }
}

impl Canvas for Packed<'_> {
    fn put(&mut self, cell: usize, value: u8, _: u8) {
        for digit in Set(value.into()) {
            let bit = self.first + digit.index() * self.cells + cell;
            self.out[bit / 8] |= 1 << (bit % 8);
        }
    }

    fn fill(&mut self, value: u8, most: u8) {
        (0..self.cells).for_each(|cell| self.put(cell, value, most));
    }

    fn next(&mut self, most: u8) {
        let digits = 8 - most.leading_zeros() as usize;
        self.first += digits * self.cells;
    }
}

/// From where a board is seen.
struct Seat {
    height: usize,
    width: usize,
    turned: bool,
}

impl Seat {
    #[inline(always)]
    fn cell<P: Encode>(&self, sq: Square) -> usize {
        let grid = P::grid();
        let row = self.height - 1 - usize::from(grid.rank(sq));
        let cell = row * self.width + usize::from(grid.file(sq));
        if self.turned {
            self.height * self.width - 1 - cell
        } else {
            cell
        }
    }

    #[inline(always)]
    fn side(&self, owner: Owner) -> Side {
        let is_white = matches!(owner, Owner::First) != self.turned;
        if is_white { Side::White } else { Side::Black }
    }
}

/// Writes the planes on a canvas that is empty.
#[inline(always)]
pub(super) fn paint<P: Encode>(view: &View, scene: &Scene<'_, P>, canvas: &mut impl Canvas) {
    let position = scene.turn.position();
    let seat = Seat {
        height: P::grid().height().into(),
        width: P::grid().width().into(),
        turned: match view.from {
            Viewpoint::White => false,
            Viewpoint::Black => true,
            Viewpoint::Mover => position.turn() == Side::Black,
        },
    };
    for plane in P::PLANES {
        if plane.is_of_board() {
            board_plane(plane, position, moved(scene), &seat, canvas);
        } else if plane.is_even() {
            let value = even(plane, scene, &seat).min(plane.most);
            if value != 0 {
                canvas.fill(value, plane.most);
            }
        } else {
            squares(plane, scene, &seat, canvas);
        }
        canvas.next(plane.most);
    }
    for ago in 0..view.history.into() {
        let earlier = (scene.earlier)(ago);
        for plane in P::PLANES.iter().filter(|plane| plane.is_of_board()) {
            if let Some(position) = earlier {
                board_plane(plane, position, None, &seat, canvas);
            }
            canvas.next(plane.most);
        }
    }
}

/// A piece that has begun its move: where it stood, where it stands, as what.
type Moved = Option<(Square, Square, Piece)>;

#[inline(always)]
fn moved<P: Encode>(scene: &Scene<'_, P>) -> Moved {
    let path = scene.turn.path();
    let (&from, &at) = (path.first()?, path.last()?);
    Some((from, at, scene.turn.piece()?))
}

/// Where a square's pieces are shown.
#[inline(always)]
fn shown_at(sq: Square, moved: Moved) -> Square {
    match moved {
        Some((from, at, _)) if from == sq => at,
        _ => sq,
    }
}

#[inline(always)]
fn board_plane<P: Encode>(
    plane: &Plane,
    position: &P,
    moved: Moved,
    seat: &Seat,
    canvas: &mut impl Canvas,
) {
    match plane.shows {
        Shows::Pieces(owner, kind) => {
            let piece = Piece {
                side: seat.side(owner),
                kind,
            };
            let mut there = position.pieces_of(piece.side, kind);
            if let Some((from, at, now)) = moved {
                there = there.without(from);
                if now == piece {
                    there = there.with(at);
                }
            }
            there
                .iter()
                .for_each(|sq| canvas.put(seat.cell::<P>(sq), 1, 1));
        }
        Shows::Under(layers, owner, kind) => {
            let piece = Piece {
                side: seat.side(owner),
                kind,
            };
            for sq in position.tall() {
                if position.piece_under(sq, layers.into()) == Some(piece) {
                    canvas.put(seat.cell::<P>(shown_at(sq, moved)), 1, 1);
                }
            }
        }
        Shows::CountUnder(owner) => {
            for sq in position.tall() {
                let count = position.under(sq)[seat.side(owner) as usize].min(plane.most);
                canvas.put(seat.cell::<P>(shown_at(sq, moved)), count, plane.most);
            }
        }
        _ => {}
    }
}

/// The number of a plane that has the same in every cell.
#[inline(always)]
fn even<P: Encode>(plane: &Plane, scene: &Scene<'_, P>, seat: &Seat) -> u8 {
    let position = scene.turn.position();
    let cut = |count: u32| u8::try_from(count).unwrap_or(u8::MAX);
    match plane.shows {
        Shows::NumberOf(owner, first) => position.number(first + seat.side(owner) as u8),
        Shows::Number(number) => position.number(number),
        Shows::Side(number) => position.number(number) ^ u8::from(seat.turned),
        Shows::Mover => position.turn() as u8,
        Shows::DrawCount => scene.past.draw.map_or(0, |[count, _]| cut(count.into())),
        Shows::DrawLeft => scene
            .past
            .draw
            .map_or(plane.most, |[_, left]| cut(left.into())),
        Shows::Repetitions => cut(scene.past.times.saturating_sub(1)),
        _ => 0,
    }
}

/// A plane of squares that belong to the turn, or that the position marks.
#[inline(always)]
fn squares<P: Encode>(plane: &Plane, scene: &Scene<'_, P>, seat: &Seat, canvas: &mut impl Canvas) {
    let turn = scene.turn;
    let mut put = |sq: Square, value: usize| {
        let value = value.min(plane.most.into()) as u8;
        canvas.put(seat.cell::<P>(sq), value, plane.most);
    };
    match plane.shows {
        Shows::Marked(number) => {
            let marked = turn.position().marked(number);
            marked.iter().for_each(|sq| put(sq, 1));
        }
        Shows::At => turn.at().into_iter().for_each(|sq| put(sq, 1)),
        Shows::Start => turn.path().first().into_iter().for_each(|&sq| put(sq, 1)),
        Shows::Before => {
            let before = turn.path().iter().rev().nth(1);
            before.into_iter().for_each(|&sq| put(sq, 1));
        }
        Shows::Captured => {
            let captured = turn.captured();
            for &sq in captured {
                put(sq, captured.iter().filter(|&&other| other == sq).count());
            }
        }
        _ => {}
    }
}
