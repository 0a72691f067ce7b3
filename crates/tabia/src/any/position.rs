//! What a position of any game can do: the same as the position inside.

use super::{AnyMove, AnyPosition, Shown, Variant};
use core::fmt;
use core::ops::ControlFlow;
use tabia_core::{
    Announcement, FenError, Grid, Kind, MoveError, Notation, Outcome, Piece, Position, Route, Set,
    Side, Square, SquareForm, Style,
};

impl AnyPosition {
    /// The starting position of a game under its usual rules.
    #[must_use]
    pub fn start(variant: Variant) -> AnyPosition {
        variant.rules().start()
    }

    /// Reads a position of a game under its usual rules.
    ///
    /// # Errors
    ///
    /// As [`RuleSet::position`](crate::RuleSet::position).
    pub fn from_fen(variant: Variant, fen: &str) -> Result<AnyPosition, FenError> {
        variant.rules().position(fen)
    }

    /// The board.
    #[must_use]
    pub fn grid(&self) -> &'static Grid {
        self.variant().grid()
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        each!(self, inner => inner.turn())
    }

    /// The piece on a square: in a tower the top one.
    #[must_use]
    pub fn piece_on(&self, sq: Square) -> Option<Piece> {
        each!(self, inner => inner.piece_on(sq))
    }

    /// The pieces on a square from bottom to top: more than one only in games with towers.
    ///
    /// ```
    /// use tabia::{AnyPosition, Kind, Piece, Side, Variant};
    /// let position = AnyPosition::from_fen(Variant::Bashni, "W:c3bW")?;
    /// let c3 = position.grid().square("c3").unwrap();
    /// let [bottom, top] = [(Side::Black, Kind::MAN), (Side::White, Kind::KING)];
    /// assert!(position.tower_on(c3).eq([bottom, top].map(|(side, kind)| Piece { side, kind })));
    /// # Ok::<(), tabia::FenError>(())
    /// ```
    pub fn tower_on(&self, sq: Square) -> impl DoubleEndedIterator<Item = Piece> + '_ {
        let under = move |layers| each!(self, inner => inner.piece_under(sq, layers));
        let height = (0..).take_while(|&layers| under(layers).is_some()).count();
        (0..height).rev().filter_map(under)
    }

    /// The position of Shatra, if it is of one of its games.
    #[must_use]
    pub const fn as_shatra(&self) -> Option<&crate::shatra::Shatra> {
        match self {
            AnyPosition::Shatra(inner)
            | AnyPosition::ShatraRu(inner)
            | AnyPosition::ShatraPritchard(inner) => Some(inner),
            _ => None,
        }
    }

    /// Visits every legal move once, until the visitor breaks.
    pub fn visit_moves(
        &self,
        visit: &mut impl FnMut(AnyMove) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each!(self, inner => inner.visit_moves(visit))
    }

    /// Visits every route of every legal move, until the visitor breaks.
    pub fn visit_routes(
        &self,
        visit: &mut impl FnMut(AnyMove, &Route) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        each!(self, inner => inner.visit_routes(visit))
    }

    /// The legal moves as a list.
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn legal_moves(&self) -> alloc::vec::Vec<AnyMove> {
        // Room for those of most positions.
        let mut moves = alloc::vec::Vec::with_capacity(32);
        let _ = self.visit_moves(&mut |mv| {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }

    /// Whether there is a legal move.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        each!(self, inner => inner.has_moves())
    }

    /// The number of legal moves.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        each!(self, inner => inner.count_moves())
    }

    /// Whether the move is legal here.
    #[must_use]
    pub fn is_legal(&self, mv: AnyMove) -> bool {
        each!(self, inner => inner.is_legal(mv))
    }

    /// Plays a legal move of this position. Any other move leaves a position that means nothing.
    pub fn play(&mut self, mv: AnyMove) {
        each!(self, inner => inner.play(mv));
    }

    /// Plays the move if it is legal; otherwise leaves the position as it is and says no.
    pub fn try_play(&mut self, mv: AnyMove) -> bool {
        each!(self, inner => inner.try_play(mv))
    }

    /// The canonical route of a legal move.
    #[must_use]
    pub fn route(&self, mv: AnyMove) -> Option<Route> {
        each!(self, inner => inner.route(mv))
    }

    /// How the game has ended by the rules of moving or by what stands on the board, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        each!(self, inner => inner.outcome())
    }

    /// Tells what the customs of the game ask the player of this legal move to say.
    pub fn announcements(&self, mv: AnyMove, tell: &mut dyn FnMut(Announcement)) {
        each!(self, inner => inner.announcements(mv, tell));
    }

    /// A number that is equal for equal positions under the same rules.
    #[must_use]
    pub fn key(&self) -> u64 {
        each!(self, inner => inner.key())
    }

    /// Leaves at exactly this depth, each move counted once. See [`tabia_core::perft`].
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        each!(self, inner => tabia_core::perft(inner, depth))
    }

    /// Leaves at exactly this depth, every route counted.
    #[must_use]
    pub fn perft_routes(&self, depth: u32) -> u64 {
        each!(self, inner => tabia_core::perft_routes(inner, depth))
    }

    /// Reads a move in any form that is accepted, and finds the one legal move it means.
    ///
    /// # Errors
    ///
    /// If the text is no move, no legal move fits, or legal moves with different results do.
    pub fn parse_move(&self, text: &str) -> Result<AnyMove, MoveError> {
        each!(self, inner => inner.parse_move(text))
    }

    /// Writes a legal move of this position.
    ///
    /// # Errors
    ///
    /// If the writer fails, or the move is not legal here.
    pub fn write_move(&self, mv: AnyMove, style: Style, out: &mut dyn fmt::Write) -> fmt::Result {
        each!(self, inner => inner.write_move(mv, style, out))
    }

    /// A legal move of this position as records of games have it: in Shatar as chess players write it, else in the usual form.
    ///
    /// ```
    /// use tabia::{AnyPosition, Variant};
    /// let position = AnyPosition::start(Variant::Shatar);
    /// let mv = position.parse_move("b1d2")?;
    /// assert_eq!(position.record_text(mv).to_string(), "Nd2");
    /// # Ok::<(), tabia::MoveError>(())
    /// ```
    pub fn record_text(&self, mv: AnyMove) -> impl fmt::Display + '_ {
        Shown(
            move |f: &mut fmt::Formatter<'_>| each!(self, inner => inner.write_record_move(mv, f)),
        )
    }

    /// The pieces of a side and a kind; in towers the top ones.
    #[must_use]
    pub fn pieces_of(&self, side: Side, kind: Kind) -> Set {
        each!(self, inner => inner.pieces_of(side, kind))
    }

    /// Writes the position with squares in this form.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    pub fn write_fen(&self, squares: SquareForm, out: &mut dyn fmt::Write) -> fmt::Result {
        each!(self, inner => inner.write_fen(squares, out))
    }

    /// The position as text, in the usual form of the game.
    pub fn fen(&self) -> impl fmt::Display + '_ {
        Shown(move |f: &mut fmt::Formatter<'_>| self.write_fen(self.variant().style().squares, f))
    }

    /// A legal move of this position as text, in the usual form of the game. Any other may not be written, and its text
    /// make no `String`: [`AnyPosition::write_move`] says so.
    pub fn text(&self, mv: AnyMove) -> impl fmt::Display + '_ {
        Shown(move |f: &mut fmt::Formatter<'_>| self.write_move(mv, self.variant().style(), f))
    }

    /// A square as text, in the usual form of the game.
    pub fn square_name(&self, sq: Square) -> impl fmt::Display + '_ {
        let grid = self.grid();
        let form = self.variant().style().squares;
        Shown(move |f: &mut fmt::Formatter<'_>| match form {
            SquareForm::Letters => write!(f, "{}", grid.name(sq)),
            SquareForm::Numbers => write!(f, "{}", grid.number(sq)),
        })
    }

    /// What a player says of a move, with the squares it speaks of.
    ///
    /// ```
    /// use tabia::{AnyPosition, Variant};
    /// let position = AnyPosition::from_fen(Variant::Turkish, "W:Wa6,c3:Bh7,h6")?;
    /// let mv = position.parse_move("a6-a7").unwrap();
    /// let mut said = Vec::new();
    /// position.announcements(mv, &mut |announcement| said.push(position.said(announcement).to_string()));
    /// assert_eq!(said, ["soon king a7"]);
    /// # Ok::<(), tabia::FenError>(())
    /// ```
    pub fn said(&self, announcement: Announcement) -> impl fmt::Display + '_ {
        Shown(move |f: &mut fmt::Formatter<'_>| {
            write!(f, "{}", announcement.in_words())?;
            let mut squares = announcement.squares().iter();
            squares.try_for_each(|sq| write!(f, " {}", self.square_name(sq)))
        })
    }

    /// An error of [`AnyPosition::parse_move`] in full: an ambiguous text with the moves it could mean.
    pub fn explain<'a>(&'a self, error: &'a MoveError) -> impl fmt::Display + 'a {
        Shown(move |f: &mut fmt::Formatter<'_>| {
            write!(f, "{error}")?;
            for (i, mv) in error.candidates().iter().enumerate() {
                write!(f, "{}{}", if i == 0 { ": " } else { ", " }, self.text(mv))?;
            }
            let more = error.candidates().len() > tabia_core::MAX_CANDIDATES;
            f.write_str(if more { ", …" } else { "" })
        })
    }
}
