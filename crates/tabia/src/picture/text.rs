//! Boards for terminals: rows of letters or signs, with colours where there are any.

use super::sheet::Sheet;
use super::{Colour, Picture};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use tabia_core::Square;

/// What a board in a terminal is made of.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Glyphs {
    /// Letters and signs of ASCII, as [`Variant::piece_letter`](crate::Variant::piece_letter) has them.
    Ascii,
    /// Signs of Unicode for pieces: discs, circles with their signs, chess pieces.
    Unicode,
}

/// Whether a board in a terminal has colours.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Colouring {
    /// No colours: what is marked is told by brackets.
    None,
    /// The theme, in the 256 colours that terminals have, as escape sequences.
    Ansi,
}

/// A piece of a line that looks alike.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// What is written.
    pub text: String,
    /// The colour of the writing, if it is not the usual one.
    pub ink: Option<Colour>,
    /// The colour behind it, if it is not the usual one.
    pub ground: Option<Colour>,
    /// The playing square that it is.
    pub square: Option<Square>,
}

impl Span {
    pub(super) fn plain(text: impl Into<String>) -> Span {
        Span {
            text: text.into(),
            ink: None,
            ground: None,
            square: None,
        }
    }
}

impl Picture {
    /// The picture as lines for a terminal, without a line break at the end.
    ///
    /// Around a square stand `[ ]` if it is marked, `( )` if it is of the last move, `< >` if a piece may go there
    /// or is captured there; a vacant target is `*`, a vacant square of a capture `x`. With
    /// [`Coordinates::Numbers`](super::Coordinates::Numbers), vacant squares show their numbers; if nothing is said of
    /// coordinates, letters and numbers stand beside the board in every game, also in those whose squares are numbered.
    ///
    /// ```
    /// use tabia::picture::{self, Colouring, Glyphs};
    /// use tabia::{AnyTurn, Variant};
    /// let turn = AnyTurn::from_text(Variant::Russian, "W:Wc1:Bd2,d4 > c1:e3").unwrap();
    /// let text = picture::turn(&turn).text(Glyphs::Ascii, Colouring::None).to_string();
    /// assert_eq!(text, "\
    /// 8    .     .     .     .
    /// 7 .     .     .     .
    /// 6    .     .     .     .
    /// 5 .     *     .     .
    /// 4    .     b     .     .
    /// 3 .     .    [w]    .
    /// 2    .    <b>    .     .
    /// 1 .    (.)    .     .
    ///   a  b  c  d  e  f  g  h
    ///
    /// c1:e3");
    /// ```
    pub fn text(&self, glyphs: Glyphs, colouring: Colouring) -> impl fmt::Display + '_ {
        Text {
            picture: self,
            glyphs,
            colouring,
        }
    }

    /// The same as lines of spans with their colours, for programs that draw in a terminal themselves.
    #[must_use]
    pub fn spans(&self, glyphs: Glyphs) -> Vec<Vec<Span>> {
        let sheet = Sheet::of(self, glyphs);
        let mut lines = sheet.board();
        lines.extend(
            sheet
                .below()
                .into_iter()
                .map(|line| alloc::vec![Span::plain(line)]),
        );
        lines
    }
}

impl Colour {
    /// The nearest of the 216 colours of the cube that terminals with 256 colours have: 16 to 231.
    #[must_use]
    pub fn indexed(self) -> u8 {
        // The levels of the cube are 0, 95, 135, 175, 215 and 255.
        let level = |channel: u8| match channel {
            0..48 => 0,
            48..115 => 1,
            _ => (channel - 35) / 40,
        };
        let [red, green, blue] = self.channels().map(level);
        16 + 36 * red + 6 * green + blue
    }

    /// Whether dark writing is easier to read on it than light.
    pub(super) fn is_light(self) -> bool {
        let [red, green, blue] = self.channels().map(u32::from);
        299 * red + 587 * green + 114 * blue > 160_000
    }

    /// This colour over another.
    pub(super) fn over(self, beneath: Colour) -> Colour {
        let opacity = u32::from(self.opacity());
        let mixed = self.channels().into_iter().zip(beneath.channels());
        let rgb = mixed.fold(0, |rgb, (over, under)| {
            let channel = (u32::from(over) * opacity + u32::from(under) * (255 - opacity)) / 255;
            rgb << 8 | channel
        });
        Colour::rgb(rgb)
    }
}

struct Text<'a> {
    picture: &'a Picture,
    glyphs: Glyphs,
    colouring: Colouring,
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, line) in self.picture.spans(self.glyphs).iter().enumerate() {
            if i > 0 {
                f.write_char('\n')?;
            }
            match self.colouring {
                Colouring::None => {
                    let text: String = line.iter().map(|span| span.text.as_str()).collect();
                    f.write_str(text.trim_end())?;
                }
                Colouring::Ansi => line.iter().try_for_each(|span| write_coloured(span, f))?,
            }
        }
        Ok(())
    }
}

fn write_coloured(span: &Span, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let Some(ink) = span.ink {
        write!(f, "\x1b[38;5;{}m", ink.indexed())?;
    }
    if let Some(ground) = span.ground {
        write!(f, "\x1b[48;5;{}m", ground.indexed())?;
    }
    f.write_str(&span.text)?;
    if span.ink.or(span.ground).is_some() {
        f.write_str("\x1b[0m")?;
    }
    Ok(())
}
