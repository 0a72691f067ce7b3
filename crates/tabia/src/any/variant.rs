//! A game by its name and its number, and the kinds of its pieces.

use super::Variant;
use crate::{Family, shatar, shatra};
use tabia_core::Kind;

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

    /// The kinds of pieces of the game, in the order of their numbers.
    ///
    /// ```
    /// use tabia::Variant;
    /// let letters = Variant::Shatra.kinds().map(|kind| Variant::Shatra.kind_letter(kind));
    /// assert_eq!(letters.collect::<String>(), "SYTDB");
    /// assert_eq!(Variant::ALL.iter().map(|game| game.kinds().len()).max(), Some(6));
    /// ```
    pub fn kinds(self) -> impl ExactSizeIterator<Item = Kind> {
        (0..self.kind_count()).map(Kind)
    }

    /// What players call a kind of piece, such as `king` or `tereg`.
    ///
    /// ```
    /// use tabia::Variant;
    /// let names: Vec<&str> = Variant::Shatra.kinds().map(|kind| Variant::Shatra.kind_name(kind)).collect();
    /// assert_eq!(names, ["shatra", "yalkyn", "tura", "batyr", "biy"]);
    /// ```
    #[must_use]
    pub fn kind_name(self, kind: Kind) -> &'static str {
        match self.about().family {
            Family::Shatar => shatar::kind_name(kind).unwrap_or("piece"),
            Family::Shatra => shatra::kind_name(kind).unwrap_or("piece"),
            Family::Draughts | Family::Towers => match kind {
                Kind::MAN => "man",
                _ => "king",
            },
        }
    }

    /// The stable number of the game.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }
}
