//! The colours of a picture.

use super::{Colour, PictureError};
use tabia_core::Token;

/// Generates the colours of a theme with their names.
macro_rules! theme {
    ($($(#[doc = $about:literal])* $part:ident: $name:literal = $light:literal, $dark:literal, $print:literal;)*) => {
        /// The colours of a picture, as data. A theme of one's own is one of these with some colours changed.
        ///
        /// ```
        /// use tabia::picture::{self, Colour, Theme};
        /// use tabia::{AnyPosition, Variant};
        /// let theme = Theme { dark: Colour::rgb(0x4b7399), ..Theme::LIGHT };
        /// let svg = picture::board(&AnyPosition::start(Variant::Russian)).theme(theme).svg().to_string();
        /// assert!(svg.contains("fill=\"#4b7399\""));
        /// ```
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
        pub struct Theme {
            $($(#[doc = $about])* pub $part: Colour,)*
        }

        impl Theme {
            /// Dark on light, for screens: the usual one.
            pub const LIGHT: Theme = Theme { $($part: Colour::rgba($light),)* };
            /// Light on dark, for screens.
            pub const DARK: Theme = Theme { $($part: Colour::rgba($dark),)* };
            /// Black, white and grey, for paper.
            pub const PRINT: Theme = Theme { $($part: Colour::rgba($print),)* };

            /// The names of the colours, in their order.
            pub const PARTS: &'static [&'static str] = &[$($name,)*];

            /// The colour with this name.
            #[must_use]
            pub fn part(&self, name: &str) -> Option<Colour> {
                match name {
                    $($name => Some(self.$part),)*
                    _ => None,
                }
            }

            /// Changes the colour with this name.
            ///
            /// # Errors
            ///
            /// If no colour has this name.
            pub fn set(&mut self, name: &str, colour: Colour) -> Result<(), PictureError> {
                match name {
                    $($name => self.$part = colour,)*
                    _ => return Err(PictureError::Setting { name: Token::new(name.as_bytes()) }),
                }
                Ok(())
            }
        }
    };
}

theme! {
    /// Behind the board.
    ground: "ground" = 0xffffffff, 0x1f2328ff, 0xffffffff;
    /// Light squares.
    light: "light" = 0xf3e3c3ff, 0x8a93a0ff, 0xffffffff;
    /// Dark squares.
    dark: "dark" = 0xb98a5cff, 0x4d5763ff, 0xc4c4c4ff;
    /// The squares of a board of one colour.
    plain: "plain" = 0xeed9b3ff, 0x66707dff, 0xffffffff;
    /// The squares of a fortress.
    fortress: "fortress" = 0xd9b483ff, 0x525c69ff, 0xe2e2e2ff;
    /// The great road, where it is no fortress.
    road: "road" = 0xe3c595ff, 0x5b6572ff, 0xf0f0f0ff;
    /// The ditch between two halves.
    ditch: "ditch" = 0x6f9bb5ff, 0x2f5f80ff, 0x8c8c8cff;
    /// The lines of the board.
    line: "line" = 0x5b3d22ff, 0x15181cff, 0x000000ff;
    /// Names of squares, and what is written below the board.
    text: "text" = 0x4a3520ff, 0xd7dce2ff, 0x000000ff;
    /// White's pieces.
    white: "white" = 0xfffaf0ff, 0xf4f1eaff, 0xffffffff;
    /// What is drawn on White's pieces, and around them.
    white_line: "white_line" = 0x3b2a1aff, 0x14171aff, 0x000000ff;
    /// Black's pieces.
    black: "black" = 0x33271fff, 0x15181cff, 0x000000ff;
    /// What is drawn on Black's pieces.
    black_line: "black_line" = 0xf3e3c3ff, 0xe3e7ecff, 0xffffffff;
    /// Around Black's pieces.
    black_rim: "black_rim" = 0x17100bff, 0xc9d0d8ff, 0x9a9a9aff;
    /// The squares of the last move.
    last: "last" = 0xf2d13b80, 0xd6a92e8c, 0x00000030;
    /// Where a piece may go.
    target: "target" = 0x1f7a3dcc, 0x5fd38dcc, 0x000000a6;
    /// Around a square that is chosen or marked.
    mark: "mark" = 0x1f7a3dff, 0x5fd38dff, 0x000000ff;
    /// Across a piece that was captured.
    taken: "taken" = 0xc22f23ff, 0xff7a6bff, 0x000000ff;
    /// Arrows.
    arrow: "arrow" = 0x2265b3c0, 0x74b6ffc0, 0x000000b3;
}

impl Theme {
    /// The names of the themes there are.
    pub const NAMES: &'static [&'static str] = &["light", "dark", "print"];

    /// The theme with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Theme> {
        match name {
            "light" => Some(Theme::LIGHT),
            "dark" => Some(Theme::DARK),
            "print" => Some(Theme::PRINT),
            _ => None,
        }
    }
}
