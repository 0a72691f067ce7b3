//! The dynamic face: every game by its name, and one position type for all.

use crate::draughts::{
    Armenian, Brazilian, Draughts, DraughtsVariant, International, Keny, Poddavki, Russian,
    Spantsireti, Turkish, Vigman,
};
use crate::shatar::{self, Shatar, ShatarOptions};
use crate::shatra::{self, Shatra, ShatraOptions};
use crate::towers::{self, Bashni};
use core::fmt;
use tabia_core::{
    FenError, Grid, Kind, Move, Notation, OptionError, OptionInfo, Options, Position, Steps, Style,
    Turn,
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
    ($of:ident, $any:expr, $inner:ident => $body:expr, [$($game:ident)*]) => {
        match $any {
            $($of::$game($inner) => $body,)*
        }
    };
}

/// Generates the enum of something that every game has, such as a turn: a variant for each game.
macro_rules! any_game {
    ($about:expr, $name:ident, $of:ident, [$($game:ident: $position:ty,)*]) => {
        #[doc = $about]
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum $name {
            $(#[doc = concat!("Of the game `", stringify!($game), "`.")] $game($of<$position>),)*
        }

        impl From<AnyPosition> for $name {
            fn from(position: AnyPosition) -> $name {
                match position { $(AnyPosition::$game(inner) => $name::$game($of::new(inner)),)* }
            }
        }

        impl $name {
            /// The game.
            #[must_use]
            pub const fn variant(&self) -> Variant {
                match self { $($name::$game(_) => Variant::$game,)* }
            }

            /// The position in it.
            #[must_use]
            pub fn position(&self) -> AnyPosition {
                match self { $($name::$game(inner) => AnyPosition::$game(inner.position().clone()),)* }
            }
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

            /// All steps that a turn of the game can be made of, with their numbers.
            #[must_use]
            pub fn steps(self) -> &'static Steps {
                match self { $(Variant::$game => <$position>::steps(),)* }
            }

            /// How moves of the game are written where nothing else is asked for.
            #[must_use]
            pub const fn style(self) -> Style {
                match self { $(Variant::$game => <$position as Notation>::STYLE,)* }
            }

            /// How many kinds of pieces the game has.
            const fn kind_count(self) -> u8 {
                match self { $(Variant::$game => <$position as Position>::KIND_COUNT,)* }
            }

            /// The letter of a kind of piece.
            #[must_use]
            pub fn kind_letter(self, kind: Kind) -> char {
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

            /// What is chosen otherwise than usual in the game: options with their values.
            ///
            /// ```
            /// use tabia::Variant;
            /// let mut rules = Variant::Bashni.rules();
            /// assert_eq!(rules.chosen(), []);
            /// rules.set("take", "at_once").unwrap();
            /// assert_eq!(rules.chosen(), [("take", "at_once".to_string())]);
            /// ```
            #[cfg(feature = "alloc")]
            #[must_use]
            pub fn chosen(&self) -> alloc::vec::Vec<(&'static str, alloc::string::String)> {
                match self {
                    $(RuleSet::$game(options) => tabia_core::chosen(options, &$usual),)*
                }
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

            /// Reads a turn under way: see [`Turn::from_text_with`].
            ///
            /// # Errors
            ///
            /// If the text is no turn of the game: where, what stands there, what was expected.
            pub fn turn(&self, text: &str) -> Result<AnyTurn, FenError> {
                match self {
                    $(RuleSet::$game(options) => {
                        Turn::from_text_with(text, *options).map(AnyTurn::$game)
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
                each_game!(AnyPosition, $any, $inner => $body, [$($game)*])
            };
            ($of:ident: $any:expr, $inner:ident => $body:expr) => {
                each_game!($of, $any, $inner => $body, [$($game)*])
            };
        }

        macro_rules! any_of_every_game {
            ($text:expr, $name:ident, $of:ident) => {
                any_game!($text, $name, $of, [$($game: $position,)*]);
            };
        }

        /// Hands all games with their positions to a macro that generates something for each.
        #[cfg(any(feature = "alloc", feature = "encode"))]
        macro_rules! with_games {
            ($generate:ident) => {
                $generate! { $($game: $position,)* }
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

#[cfg(feature = "encode")]
mod encode;
#[cfg(feature = "alloc")]
mod game;
#[cfg(feature = "rayon")]
mod leaves;
mod position;
mod turn;
mod variant;

#[cfg(feature = "alloc")]
pub use game::AnyGame;
#[cfg(feature = "rayon")]
pub use leaves::LeafCounter;
pub use turn::AnyTurn;

struct Shown<F>(F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Shown<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}
