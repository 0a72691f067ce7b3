//! A colour, as it stands in a theme.

use super::PictureError;
use core::fmt;

/// A colour: red, green, blue, and how much of what lies beneath it hides.
///
/// ```
/// use tabia::picture::Colour;
/// assert_eq!("#f80".parse::<Colour>()?, Colour::rgb(0xff_88_00));
/// assert_eq!("#ff880080".parse::<Colour>()?.to_string(), "#ff880080");
/// let error = "red\" onload=\"".parse::<Colour>().unwrap_err();
/// assert!(error.to_string().starts_with("`red\" onload=\"` is no colour: expected `#`"));
/// # Ok::<(), tabia::picture::PictureError>(())
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Colour {
    rgba: u32,
}

impl Colour {
    /// The colour with these three bytes, red first, that hides what lies beneath it.
    #[must_use]
    pub const fn rgb(rgb: u32) -> Colour {
        Colour::rgba(rgb << 8 | 0xff)
    }

    /// The colour with these four bytes, red first; the last one is 0 where nothing is hidden, 255 where all is.
    #[must_use]
    pub const fn rgba(rgba: u32) -> Colour {
        Colour { rgba }
    }

    /// Red, green and blue.
    #[must_use]
    pub const fn channels(self) -> [u8; 3] {
        let [red, green, blue, _] = self.rgba.to_be_bytes();
        [red, green, blue]
    }

    /// How much of what lies beneath is hidden, 0 to 255.
    #[must_use]
    pub const fn opacity(self) -> u8 {
        self.rgba as u8
    }

    /// As an attribute of this name, with the one for the opacity where it is needed.
    pub(super) fn paint(self, attribute: &'static str) -> impl fmt::Display {
        Paint {
            colour: self,
            attribute,
        }
    }
}

impl core::str::FromStr for Colour {
    type Err = PictureError;

    /// Reads `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
    fn from_str(text: &str) -> Result<Colour, PictureError> {
        let no_colour = || PictureError::colour(text);
        let digits = text.strip_prefix('#').ok_or_else(no_colour)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(no_colour());
        }
        let value = u32::from_str_radix(digits, 16).map_err(|_| no_colour())?;
        match digits.len() {
            3 => Ok(Colour::rgba(doubled(value << 4 | 0xf))),
            4 => Ok(Colour::rgba(doubled(value))),
            6 => Ok(Colour::rgb(value)),
            8 => Ok(Colour::rgba(value)),
            _ => Err(no_colour()),
        }
    }
}

/// Each of four hexadecimal digits twice.
const fn doubled(short: u32) -> u32 {
    let [a, b, c, d] = [
        short >> 12 & 15,
        short >> 8 & 15,
        short >> 4 & 15,
        short & 15,
    ];
    (a << 24 | b << 16 | c << 8 | d) * 0x11
}

/// Writes `#rrggbb`, or `#rrggbbaa` where something shows through.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.opacity() == u8::MAX {
            write!(f, "#{:06x}", self.rgba >> 8)
        } else {
            write!(f, "#{:08x}", self.rgba)
        }
    }
}

struct Paint {
    colour: Colour,
    attribute: &'static str,
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Paint { colour, attribute } = *self;
        write!(f, " {attribute}=\"#{:06x}\"", colour.rgba >> 8)?;
        if colour.opacity() < u8::MAX {
            let hundredths = u32::from(colour.opacity()) * 100 / 255;
            write!(f, " {attribute}-opacity=\"0.{hundredths:02}\"")?;
        }
        Ok(())
    }
}
