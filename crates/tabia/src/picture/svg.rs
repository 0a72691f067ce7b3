//! The document: its frame, and text that means what it says.

use super::Picture;
use super::caption::Caption;
use super::layout::Layout;
use super::marks::{Above, Below};
use super::pieces::Pieces;
use super::squares::{Names, Squares};
use super::words::{Description, title};
use core::fmt::{self, Write};

/// A picture as an SVG document.
pub(super) struct Document<'a>(pub(super) &'a Picture);

impl fmt::Display for Document<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let picture = self.0;
        let layout = Layout::of(picture);
        let [width, height] = [layout.width(), layout.height()];
        let [across, down] = pixels(picture, &layout);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{across}\" height=\"{down}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" font-family=\"sans-serif\">"
        )?;
        writeln!(f, "<title>{}</title>", Escaped(title(picture)))?;
        writeln!(f, "<desc>{}</desc>", Escaped(Description(picture)))?;
        let ground = picture.theme.ground.paint("fill");
        writeln!(f, "<rect width=\"{width}\" height=\"{height}\"{ground}/>")?;
        write!(f, "{}", Squares { picture, layout })?;
        write!(f, "{}", Below { picture, layout })?;
        write!(f, "{}", Names(Squares { picture, layout }))?;
        write!(f, "{}", Pieces { picture, layout })?;
        write!(f, "{}", Above { picture, layout })?;
        write!(f, "{}", Caption { picture, layout })?;
        f.write_str("</svg>\n")
    }
}

/// The width and the height in pixels.
fn pixels(picture: &Picture, layout: &Layout) -> [u64; 2] {
    let [width, height] = [layout.width(), layout.height()].map(|side| side as u64);
    let across = picture.width.map_or(width, u64::from).max(1);
    [across, (across * height).div_ceil(width)]
}

/// Text in which nothing is taken for a tag or a reference.
pub(super) struct Escaped<T>(pub(super) T);

impl<T: fmt::Display> fmt::Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaper(f), "{}", self.0)
    }
}

struct Escaper<'a, 'b>(&'a mut fmt::Formatter<'b>);

impl Write for Escaper<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.chars().try_for_each(|letter| match letter {
            '&' => self.0.write_str("&amp;"),
            '<' => self.0.write_str("&lt;"),
            '>' => self.0.write_str("&gt;"),
            '"' => self.0.write_str("&quot;"),
            // No XML document can hold these, however they are written.
            '\0'..='\x08' | '\x0b' | '\x0c' | '\x0e'..='\x1f' | '\u{fffe}' | '\u{ffff}' => {
                self.0.write_char('\u{fffd}')
            }
            _ => self.0.write_char(letter),
        })
    }
}
