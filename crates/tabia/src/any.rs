//! The dynamic face: every game by its name, and one position type for all.

use crate::draughts::{
    Armenian, Brazilian, Draughts, DraughtsVariant, International, Keny, Poddavki, Russian,
    Spantsireti, Turkish, Vigman,
};
use crate::shatar::{self, Shatar, ShatarOptions};
use crate::shatra::{self, Shatra, ShatraOptions};
use crate::towers::{self, Bashni};
use core::fmt;
use core::ops::ControlFlow;
use tabia_core::{
    Announcement, FenError, Grid, Move, MoveError, Notation, OptionError, OptionInfo, Options,
    Outcome, Piece, Position, Route, Side, Square, SquareForm, Style,
};

/// A move of any game. All games share one type.
pub type AnyMove = Move;

/// A group of games with one position type.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Men and kings.
    Draughts,
    /// Mongolian chess.
    Shatar,
    /// Chess pieces that capture as in draughts, on the board with two fortresses.
    Shatra,
    /// Towers of men and kings.
    Towers,
}

impl Family {
    /// The name of the family, such as `draughts`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Family::Draughts => "draughts",
            Family::Shatar => "shatar",
            Family::Shatra => "shatra",
            Family::Towers => "towers",
        }
    }
}

/// What a game is, for lists of games.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The name that programs use.
    pub name: &'static str,
    /// The name that people use.
    pub title: &'static str,
    /// Its family.
    pub family: Family,
    /// Its board, in words.
    pub board: &'static str,
    /// One line about it.
    pub about: &'static str,
    /// Whether its rules rest on few sources.
    pub experimental: bool,
}

/// Does the same with the position inside, whatever game it is of.
macro_rules! each_game {
    ($any:expr, $inner:ident => $body:expr, [$($game:ident)*]) => {
        match $any {
            $(AnyPosition::$game($inner) => $body,)*
        }
    };
}

/// Generates the registry. A line is: name of the game, its number, its position, what it is, its rules unless others are chosen.
macro_rules! registry {
    ($($(#[$doc:meta])* $game:ident = $number:literal: $position:ty, $about:expr, $usual:expr;)*) => {
        /// A game with a set of rules that one can play.
        ///
        /// The numbers are stable: a game keeps its number in every version.
        #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        #[non_exhaustive]
        pub enum Variant {
            $($(#[$doc])* $game = $number,)*
        }

        impl Variant {
            /// All games.
            pub const ALL: &'static [Variant] = &[$(Variant::$game,)*];

            /// What the game is.
            #[must_use]
            pub const fn about(self) -> About {
                match self { $(Variant::$game => $about,)* }
            }

            /// The options of the game.
            #[must_use]
            pub const fn options(self) -> &'static [OptionInfo] {
                match self {
                    $(Variant::$game => <<$position as Position>::Options as Options>::LIST,)*
                }
            }

            /// The board of the game.
            #[must_use]
            pub fn grid(self) -> &'static Grid {
                match self { $(Variant::$game => <$position>::grid(),)* }
            }

            /// How moves of the game are written where nothing else is asked for.
            #[must_use]
            pub const fn style(self) -> Style {
                match self { $(Variant::$game => <$position as Notation>::STYLE,)* }
            }

            /// The letter of a kind of piece.
            #[must_use]
            pub fn kind_letter(self, kind: tabia_core::Kind) -> char {
                match self { $(Variant::$game => <$position>::kind_letter(kind),)* }
            }

            /// The usual rules of the game.
            #[must_use]
            pub fn rules(self) -> RuleSet {
                match self { $(Variant::$game => RuleSet::$game($usual),)* }
            }
        }

        /// A game and what is chosen of its options.
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum RuleSet {
            $($(#[$doc])* $game(<$position as Position>::Options),)*
        }

        impl RuleSet {
            /// The game.
            #[must_use]
            pub const fn variant(&self) -> Variant {
                match self { $(RuleSet::$game(_) => Variant::$game,)* }
            }

            /// Chooses a value for an option by name.
            ///
            /// # Errors
            ///
            /// If the game has no such option, or the option no such value: the error lists those there are.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
                match self { $(RuleSet::$game(options) => options.set(name, value),)* }
            }

            /// Whether the chosen values go together: to ask after the last one is set.
            ///
            /// # Errors
            ///
            /// If no game can be played with them: why.
            pub fn check(&self) -> Result<(), OptionError> {
                match self { $(RuleSet::$game(options) => options.check(),)* }
            }

            /// Writes the value of an option.
            ///
            /// # Errors
            ///
            /// If there is no such option, or the writer fails.
            pub fn write_value(&self, name: &str, out: &mut dyn fmt::Write) -> fmt::Result {
                match self { $(RuleSet::$game(options) => options.write_value(name, out),)* }
            }

            /// The starting position.
            #[must_use]
            pub fn start(&self) -> AnyPosition {
                match self {
                    $(RuleSet::$game(options) => AnyPosition::$game(Position::start_with(*options)),)*
                }
            }

            /// Reads a position.
            ///
            /// # Errors
            ///
            /// If the text is no position of the game: where, what stands there, what was expected.
            pub fn position(&self, fen: &str) -> Result<AnyPosition, FenError> {
                match self {
                    $(RuleSet::$game(options) => {
                        Notation::from_fen_with(fen, *options).map(AnyPosition::$game)
                    })*
                }
            }
        }

        /// A position of any game.
        ///
        /// ```
        /// use tabia::{AnyPosition, Variant};
        /// let mut position = AnyPosition::start(Variant::Turkish);
        /// let mv = position.parse_move("a3-a4")?;
        /// position.play(mv);
        /// assert_eq!(position.count_moves(), 8);
        /// # Ok::<(), tabia::MoveError>(())
        /// ```
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum AnyPosition {
            $($(#[$doc])* $game($position),)*
        }

        impl AnyPosition {
            /// The game.
            #[must_use]
            pub const fn variant(&self) -> Variant {
                match self { $(AnyPosition::$game(_) => Variant::$game,)* }
            }

            /// The game with what is chosen of its options.
            #[must_use]
            pub fn rules(&self) -> RuleSet {
                match self { $(AnyPosition::$game(inner) => RuleSet::$game(inner.options()),)* }
            }
        }

        macro_rules! each {
            ($any:expr, $inner:ident => $body:expr) => {
                each_game!($any, $inner => $body, [$($game)*])
            };
        }

        /// Hands all games with their positions to a macro that generates something for each.
        #[cfg(feature = "alloc")]
        macro_rules! with_games {
            ($generate:ident) => {
                $generate! { $($(#[$doc])* $game: $position;)* }
            };
        }
    };
}

registry! {
    /// Russian draughts.
    Russian = 0: Draughts<Russian>, Russian::ABOUT, Default::default();
    /// Russian draughts to lose.
    Poddavki = 1: Draughts<Poddavki>, Poddavki::ABOUT, Default::default();
    /// Russian draughts on 10x8.
    Spantsireti = 2: Draughts<Spantsireti>, Spantsireti::ABOUT, Default::default();
    /// Brazilian draughts.
    Brazilian = 3: Draughts<Brazilian>, Brazilian::ABOUT, Default::default();
    /// International draughts on 10x10.
    International = 4: Draughts<International>, International::ABOUT, Default::default();
    /// Turkish draughts.
    Turkish = 5: Draughts<Turkish>, Turkish::ABOUT, Default::default();
    /// Armenian draughts (experimental).
    Armenian = 6: Draughts<Armenian>, Armenian::ABOUT, Default::default();
    /// Keny (experimental).
    Keny = 7: Draughts<Keny>, Keny::ABOUT, Default::default();
    /// Vigman's draughts: two Russian games on one board.
    Vigman = 8: Vigman, Vigman::ABOUT, Default::default();
    /// Shatra.
    Shatra = 10: Shatra, shatra::ABOUT, Default::default();
    /// Shatra by the letter of the Russian text.
    ShatraRu = 11: Shatra, shatra::ABOUT_RUSSIAN_TEXT, ShatraOptions::RUSSIAN_TEXT;
    /// Shatra with Pritchard's drops.
    ShatraPritchard = 12: Shatra, shatra::ABOUT_PRITCHARD, ShatraOptions::PRITCHARD;
    /// Mongolian chess.
    Shatar = 13: Shatar, shatar::ABOUT, Default::default();
    /// Mongolian chess as Fairy-Stockfish plays it.
    ShatarFairy = 14: Shatar, shatar::FAIRY_ABOUT, ShatarOptions::FAIRY;
    /// Mongolian chess as the Buryat federation plays it.
    ShatarBuryat = 15: Shatar, shatar::BURYAT_ABOUT, ShatarOptions::BURYAT;
    /// Bashni, draughts with towers.
    Bashni = 9: Bashni, towers::ABOUT, Default::default();
}

#[cfg(feature = "alloc")]
mod game;

#[cfg(feature = "alloc")]
pub use game::AnyGame;

impl Variant {
    /// The name that programs use, such as `russian`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.about().name
    }

    /// The game with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Variant> {
        Variant::ALL
            .iter()
            .copied()
            .find(|variant| variant.name() == name)
    }

    /// The game with this number.
    #[must_use]
    pub fn from_number(number: u8) -> Option<Variant> {
        Variant::ALL
            .iter()
            .copied()
            .find(|variant| variant.number() == number)
    }

    /// The stable number of the game.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

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
    /// As [`RuleSet::position`].
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
        let mut moves = alloc::vec::Vec::new();
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

    /// A legal move of this position as text, in the usual form of the game.
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

struct Shown<F>(F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Shown<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}
