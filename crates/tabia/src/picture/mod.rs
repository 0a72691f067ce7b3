//! Pictures of boards: as SVG for pages, books and notebooks, as text for terminals.
//!
//! A [`Picture`] says what is shown; [`Picture::svg`] draws it, [`Picture::text`] writes it.
//!
//! ```
//! use tabia::{AnyPosition, Variant, picture};
//! let position = AnyPosition::from_fen(Variant::Russian, "W:Wc3,Kg1:Bb6,d4")?;
//! let svg = picture::board(&position).svg().to_string();
//! assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
//! assert!(svg.contains("<title>Russian draughts</title>"));
//! # Ok::<(), tabia::FenError>(())
//! ```
//!
//! A turn under way shows the squares gone so far, the pieces captured, and where the piece may go next;
//! a game its last move, what it captured, and what the player says of it:
//!
//! ```
//! use tabia::picture::{self, Coordinates, Theme};
//! use tabia::{AnyGame, AnyTurn, Variant};
//!
//! let turn = AnyTurn::from_text(Variant::Russian, "W:Wc1:Bd2,d4 > c1:e3").unwrap();
//! let svg = picture::turn(&turn).theme(Theme::DARK).turned(true).svg().to_string();
//! assert!(svg.contains("c1:e3"));
//!
//! let mut game = AnyGame::start(Variant::Turkish);
//! game.play_text("a3-a4")?;
//! let svg = picture::game(&game).coordinates(Coordinates::Numbers).width(200).svg().to_string();
//! assert!(svg.contains("width=\"200\""));
//! # Ok::<(), tabia::GameError>(())
//! ```
//!
//! An SVG is one element without identifiers, styles, scripts or references to anything outside, so that
//! several can stand in one page. It has a title and a description for those who do not see it, and
//! every square is where [`Picture::corner_of`] says.
//!
//! - here: what is shown; `views`: pictures of positions, turns and games; `settings`: the same by names and texts
//! - `theme` and `colour`: colours as data; `error`: what cannot be shown
//! - `layout`: where everything is; `svg`: the document; `words`: its title and description
//! - `text`: the lines for a terminal, with or without colours; `sheet`: what stands in them
//! - `squares`, `marks`, `pieces`, `caption`: what is drawn; `tenths`: numbers in it

mod caption;
mod colour;
mod error;
mod layout;
mod marks;
mod pieces;
mod settings;
mod sheet;
mod squares;
mod svg;
mod tenths;
mod text;
mod theme;
mod views;
mod words;

pub use colour::Colour;
pub use error::PictureError;
pub use settings::SettingInfo;
pub use text::{Colouring, Glyphs, Span};
pub use theme::Theme;
pub use views::{board, game, turn};

use crate::{AnyMove, AnyPosition, AnyTurn};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use layout::Layout;
use tabia_core::{Outcome, Piece, Route, Set, Side, Square, SquareForm};

/// How the squares of a picture are named.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Coordinates {
    /// Letters and numbers beside the board.
    Letters,
    /// The number of each square in its corner.
    Numbers,
    /// Not at all.
    None,
}

/// What a picture shows: a position, and what is marked in it.
///
/// The defaults show the board as White sees it, named as usual in the game, in the theme [`Theme::LIGHT`].
///
/// ```
/// use tabia::{AnyPosition, Variant, picture};
/// let position = AnyPosition::start(Variant::Shatar);
/// let square = |name| position.grid().square(name).unwrap();
/// let picture = picture::board(&position)
///     .arrow(square("g1"), square("f3"))?
///     .targets_of(square("b1"))?
///     .caption("White to move");
/// assert!(picture.svg().to_string().contains(">White to move</text>"));
/// # Ok::<(), tabia::picture::PictureError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    position: AnyPosition,
    turned: bool,
    coordinates: Option<Coordinates>,
    theme: Theme,
    width: Option<u32>,
    title: Option<String>,
    caption: String,
    /// The squares of the last move, from its start.
    last: Vec<Square>,
    /// Where pieces were captured.
    taken: Set,
    arrows: Vec<(Square, Square)>,
    marks: Set,
    targets: Set,
    /// The captured pieces shown beside the board.
    captured: Vec<Piece>,
    /// The piece that has left its square, and where it is by now.
    moved: Option<Moved>,
    /// How the game has ended, where the position alone does not tell.
    outcome: Option<Outcome>,
}

/// A piece in the middle of its move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Moved {
    from: Square,
    to: Square,
    top: Piece,
}

impl Picture {
    /// The position that is shown.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// As Black sees the board, or as White does.
    #[must_use]
    pub fn turned(mut self, turned: bool) -> Picture {
        self.turned = turned;
        self
    }

    /// How squares are named; as usual in the game, if this is not said.
    #[must_use]
    pub fn coordinates(mut self, coordinates: Coordinates) -> Picture {
        self.coordinates = Some(coordinates);
        self
    }

    /// The colours.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Picture {
        self.theme = theme;
        self
    }

    /// How many pixels wide an SVG is; its height follows. About 350, if this is not said.
    #[must_use]
    pub fn width(mut self, pixels: u32) -> Picture {
        self.width = Some(pixels);
        self
    }

    /// What the picture is called for those who do not see it; the name of the game, if this is not said.
    #[must_use]
    pub fn title(mut self, title: &str) -> Picture {
        self.title = Some(title.to_string());
        self
    }

    /// What is written below the board; in an SVG on as many lines as it needs.
    #[must_use]
    pub fn caption(mut self, caption: &str) -> Picture {
        self.caption = caption.to_string();
        self
    }

    /// Marks the squares of the move that led here from the position before, and where it captured.
    #[must_use]
    pub fn last_move(self, before: &AnyPosition, mv: AnyMove) -> Picture {
        let route = before.route(mv);
        let ends = [mv.from(), mv.to()];
        let path = route.as_ref().map_or(&ends[..], Route::squares);
        self.last_route(path, mv.captured())
    }

    /// Marks these squares as those of the last move, from its start, and these as where it captured.
    ///
    /// Squares that are not on the board are left out.
    #[must_use]
    pub fn last_route(mut self, path: &[Square], captured: Set) -> Picture {
        let board = self.position.grid().board();
        self.last = path.to_vec();
        self.last.retain(|&sq| board.contains(sq));
        // Where a piece is captured by one that takes its place, that one stands there now.
        let end = self.last.last().map_or(Set::EMPTY, |&sq| Set::of(sq));
        self.taken = (captured & board) - end;
        self
    }

    /// Shows a turn under way of this position, as [`turn`] does.
    #[must_use]
    pub fn under_way(mut self, turn: &AnyTurn) -> Picture {
        let (Some(at), Some(top)) = (turn.at(), turn.piece()) else {
            self.marks = turn.starts() & self.position.grid().board();
            return self;
        };
        let board = self.position.grid().board();
        self.marks = Set::of(at) & board;
        self.targets = turn.next_squares() & board;
        let [from, .., _] = *turn.path() else {
            return self;
        };
        if board.contains(from) && board.contains(at) {
            self.moved = Some(Moved { from, to: at, top });
        }
        self = self.last_route(turn.path(), turn.captured().iter().copied().collect());
        self.caption = turn.to_string().split(" > ").skip(1).collect();
        self
    }

    /// Adds an arrow.
    ///
    /// # Errors
    ///
    /// If one of its ends is not on the board.
    pub fn arrow(mut self, from: Square, to: Square) -> Result<Picture, PictureError> {
        self.on_board(Set::of(from).with(to))?;
        self.arrows.push((from, to));
        Ok(self)
    }

    /// Marks these squares.
    ///
    /// # Errors
    ///
    /// If one is not on the board.
    pub fn marks(mut self, squares: Set) -> Result<Picture, PictureError> {
        self.on_board(squares)?;
        self.marks |= squares;
        Ok(self)
    }

    /// Marks these squares as those where a piece may go.
    ///
    /// # Errors
    ///
    /// If one is not on the board.
    pub fn targets(mut self, squares: Set) -> Result<Picture, PictureError> {
        self.on_board(squares)?;
        self.targets |= squares;
        Ok(self)
    }

    /// Marks the piece on this square, and where it may go.
    ///
    /// # Errors
    ///
    /// If no piece that can move stands there.
    pub fn targets_of(mut self, sq: Square) -> Result<Picture, PictureError> {
        self.on_board(Set::of(sq))?;
        let mut turn = AnyTurn::from(self.position.clone());
        turn.choose(sq)?;
        self.marks = self.marks.with(sq);
        self.targets |= turn.next_squares();
        Ok(self)
    }

    /// Tells those who do not see the picture how the game has ended, where the position alone does not tell.
    #[must_use]
    pub fn outcome(mut self, outcome: Option<Outcome>) -> Picture {
        self.outcome = outcome;
        self
    }

    /// Shows these captured pieces beside the board, each with those who captured it. Pieces that are of no kind of
    /// the game are left out.
    #[must_use]
    pub fn captured(mut self, pieces: impl IntoIterator<Item = Piece>) -> Picture {
        let kinds = self.position.variant().kinds().len();
        let is_known = |piece: &Piece| piece.kind.index() < kinds;
        self.captured = pieces.into_iter().filter(is_known).collect();
        self
    }

    /// The picture as an SVG document.
    ///
    /// ```
    /// use tabia::{AnyPosition, Variant, picture};
    /// let svg = picture::board(&AnyPosition::start(Variant::Bashni)).title("<Bashni>").svg().to_string();
    /// assert!(svg.contains("<title>&lt;Bashni&gt;</title>") && svg.ends_with("</svg>\n"));
    /// ```
    pub fn svg(&self) -> impl fmt::Display + '_ {
        svg::Document(self)
    }

    /// The width and the height of the picture in its own units, in which a square is 40 wide.
    #[must_use]
    pub fn size(&self) -> (i32, i32) {
        let layout = Layout::of(self);
        (layout.width(), layout.height())
    }

    /// The left and the top edge of a square, in the units of [`Picture::size`]; nothing if it is not on the board.
    ///
    /// ```
    /// use tabia::{AnyPosition, Variant, picture};
    /// let picture = picture::board(&AnyPosition::start(Variant::Russian));
    /// let a1 = picture.position().grid().square("a1").unwrap();
    /// let (x, y) = picture.corner_of(a1).unwrap();
    /// assert_eq!(picture.square_at(x + 20, y + 20), Some(a1));
    /// ```
    #[must_use]
    pub fn corner_of(&self, sq: Square) -> Option<(i32, i32)> {
        let on_board = self.position.grid().board().contains(sq);
        on_board.then(|| Layout::of(self).corner(sq))
    }

    /// The playing square at this place, in the units of [`Picture::size`].
    #[must_use]
    pub fn square_at(&self, x: i32, y: i32) -> Option<Square> {
        Layout::of(self).square_at(x, y)
    }

    fn named(&self) -> Coordinates {
        let usual = match self.position.variant().style().squares {
            SquareForm::Letters => Coordinates::Letters,
            SquareForm::Numbers => Coordinates::Numbers,
        };
        self.coordinates.unwrap_or(usual)
    }

    fn on_board(&self, squares: Set) -> Result<(), PictureError> {
        match (squares - self.position.grid().board()).first() {
            None => Ok(()),
            Some(sq) => Err(PictureError::OffBoard { index: sq.index() }),
        }
    }

    /// The pieces shown on a square, from bottom to top.
    #[must_use]
    pub fn tower(&self, sq: Square) -> Vec<Piece> {
        let Some(moved) = self
            .moved
            .filter(|moved| [moved.from, moved.to].contains(&sq))
        else {
            return self.position.tower_on(sq).collect();
        };
        if sq != moved.to {
            return Vec::new();
        }
        let mut tower: Vec<Piece> = self.position.tower_on(moved.from).collect();
        if let Some(top) = tower.last_mut() {
            *top = moved.top;
        }
        tower
    }

    /// The captured pieces of a side, the highest kinds last.
    fn captured_of(&self, side: Side) -> Vec<Piece> {
        let of_side = |piece: &&Piece| piece.side == side;
        let mut pieces: Vec<Piece> = self.captured.iter().filter(of_side).copied().collect();
        pieces.sort_unstable();
        pieces
    }
}
