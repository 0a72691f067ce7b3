//! Rules that can be chosen by name: `--option take=at_once` and the like.

use crate::text_error::Token;
use core::fmt;

/// What can be chosen for one option.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words; the first is the default of the game.
    Words(&'static [&'static str]),
    /// The word `none`, or a whole number from 1 to this one.
    NumberOrNone(u16),
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::NumberOrNone(most) => write!(f, "none or a number from 1 to {most}"),
            Values::Words(words) => {
                for (i, word) in words.iter().enumerate() {
                    write!(f, "{}{word}", if i == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }
    }
}

/// An option of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OptionInfo {
    /// Its name, such as `draws`.
    pub name: &'static str,
    /// What it can be.
    pub values: Values,
    /// What it decides, in a sentence.
    pub about: &'static str,
}

/// The rules of a game that can be chosen.
pub trait Options: Copy + Eq + fmt::Debug + Default + core::hash::Hash {
    /// All options of the game.
    const LIST: &'static [OptionInfo];

    /// Chooses a value by name.
    ///
    /// # Errors
    ///
    /// If there is no such option, or it has no such value; the options stay as they were.
    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError>;

    /// Whether the chosen values go together.
    ///
    /// # Errors
    ///
    /// If no game can be played with them: why.
    fn check(&self) -> Result<(), OptionError> {
        Ok(())
    }

    /// Hands the value of an option to the writer.
    ///
    /// # Errors
    ///
    /// If there is no such option, or the writer fails.
    fn write_value(&self, name: &str, out: &mut dyn fmt::Write) -> fmt::Result;
}

/// An option that cannot be chosen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// The game has no option of this name.
    Name {
        /// The name asked for.
        name: Token,
        /// The options that the game has.
        known: &'static [OptionInfo],
    },
    /// The option has no such value.
    Value {
        /// The value asked for.
        value: Token,
        /// The option.
        option: OptionInfo,
    },
    /// The values of several options do not go together.
    Together {
        /// Why not.
        why: &'static str,
    },
}

impl OptionError {
    /// The game has no such option.
    #[must_use]
    pub fn name(name: &str, known: &'static [OptionInfo]) -> OptionError {
        OptionError::Name {
            name: Token::new(name.as_bytes()),
            known,
        }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::Name { name, known: [] } => {
                write!(f, "unknown option `{name}`: the game has none")
            }
            OptionError::Name { name, known } => {
                write!(f, "unknown option `{name}`: the game has ")?;
                for (i, option) in known.iter().enumerate() {
                    write!(f, "{}{}", if i == 0 { "" } else { ", " }, option.name)?;
                }
                Ok(())
            }
            OptionError::Value { value, option } => {
                write!(
                    f,
                    "option {} has no value `{value}`: it can be {}",
                    option.name, option.values
                )
            }
            OptionError::Together { why } => f.write_str(why),
        }
    }
}

impl core::error::Error for OptionError {}

/// A value that an option can have.
pub trait Choice: Copy + Sized {
    /// The values it can have.
    const VALUES: Values;
    /// The value with this name.
    fn parse(text: &str) -> Option<Self>;
    /// Writes the name of the value.
    ///
    /// # Errors
    ///
    /// If the writer fails.
    fn write(self, out: &mut dyn fmt::Write) -> fmt::Result;
}

/// A number of plies, or no limit.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Limit(pub Option<core::num::NonZeroU16>);

impl Choice for Limit {
    const VALUES: Values = Values::NumberOrNone(u16::MAX);

    fn parse(text: &str) -> Option<Limit> {
        if text == "none" {
            return Some(Limit(None));
        }
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if plain {
            text.parse().ok().map(|number| Limit(Some(number)))
        } else {
            None
        }
    }

    fn write(self, out: &mut dyn fmt::Write) -> fmt::Result {
        match self.0 {
            None => out.write_str("none"),
            Some(plies) => write!(out, "{plies}"),
        }
    }
}

/// Declares an enum whose variants are the values of an option. The first is the default.
///
/// ```
/// tabia_core::choice! {
///     /// When a captured piece is taken off.
///     pub enum Taken {
///         /// At once.
///         AtOnce = "at_once",
///         /// After the move.
///         AfterMove = "after_move",
///     }
/// }
/// use tabia_core::Choice;
/// assert_eq!(Taken::parse("after_move"), Some(Taken::AfterMove));
/// assert_eq!(Taken::default(), Taken::AtOnce);
/// ```
#[macro_export]
macro_rules! choice {
    ($(#[$doc:meta])* pub enum $name:ident {
        $(#[$first_doc:meta])* $first:ident = $first_word:literal
        $(, $(#[$value_doc:meta])* $value:ident = $word:literal)* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub enum $name {
            $(#[$first_doc])* #[default] $first,
            $($(#[$value_doc])* $value,)*
        }

        impl $crate::Choice for $name {
            const VALUES: $crate::Values = $crate::Values::Words(&[$first_word $(, $word)*]);

            fn parse(text: &str) -> Option<Self> {
                match text {
                    $first_word => Some($name::$first),
                    $($word => Some($name::$value),)*
                    _ => None,
                }
            }

            fn write(self, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                out.write_str(match self {
                    $name::$first => $first_word,
                    $($name::$value => $word,)*
                })
            }
        }
    };
}

/// Declares the options of a game: a struct whose fields are [`Choice`]s, named as the options are.
///
/// Where not all values go together, `check` and the function that says so follow the struct.
///
/// ```
/// tabia_core::choice! { pub enum Mate { Wins = "wins", Draws = "draws" } }
/// tabia_core::options! {
///     /// The options of a game.
///     pub struct Rules {
///         /// What a mate is worth.
///         mate: Mate,
///     }
/// }
/// use tabia_core::Options;
/// let mut rules = Rules::default();
/// rules.set("mate", "draws").unwrap();
/// assert_eq!(rules.mate, Mate::Draws);
/// assert_eq!(rules.set("mat", "draws").unwrap_err().to_string(), "unknown option `mat`: the game has mate");
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$doc:meta])* pub struct $name:ident {
        $(#[doc = $about:literal] $field:ident: $choice:ty,)*
    } $(check $check:expr)?) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name {
            $(#[doc = $about] pub $field: $choice,)*
        }

        impl $crate::Options for $name {
            const LIST: &'static [$crate::OptionInfo] = &[$($crate::OptionInfo {
                name: stringify!($field),
                values: <$choice as $crate::Choice>::VALUES,
                about: $about.trim_ascii(),
            },)*];

            #[allow(unused_variables)]
            fn set(&mut self, name: &str, value: &str) -> Result<(), $crate::OptionError> {
                match Self::LIST.iter().find(|option| option.name == name) {
                    None => Err($crate::OptionError::name(name, Self::LIST)),
                    Some(option) => {
                        $(if name == stringify!($field) {
                            self.$field = <$choice as $crate::Choice>::parse(value).ok_or(
                                $crate::OptionError::Value {
                                    value: $crate::Token::new(value.as_bytes()),
                                    option: *option,
                                },
                            )?;
                        })*
                        Ok(())
                    }
                }
            }

            $(fn check(&self) -> Result<(), $crate::OptionError> {
                let check: fn(&Self) -> Result<(), $crate::OptionError> = $check;
                check(self)
            })?

            #[allow(unused_variables)]
            fn write_value(&self, name: &str, out: &mut dyn ::core::fmt::Write) -> ::core::fmt::Result {
                $(if name == stringify!($field) {
                    return <$choice as $crate::Choice>::write(self.$field, out);
                })*
                Err(::core::fmt::Error)
            }
        }
    };
}

options! {
    /// No options: the game is always played by the same rules.
    pub struct NoOptions {}
}
