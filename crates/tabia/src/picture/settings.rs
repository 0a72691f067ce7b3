//! What a picture shows, by names and texts: the same for every interface.

use super::{Coordinates, Picture, PictureError, Theme};
use alloc::vec::Vec;
use core::fmt;
use tabia_core::{Cursor, Piece, Side, Square, Token};

/// A setting, and what it is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct SettingInfo {
    /// Its name.
    pub name: &'static str,
    /// What it can be.
    pub values: &'static str,
    /// What it does.
    pub about: &'static str,
}

const fn setting(name: &'static str, values: &'static str, about: &'static str) -> SettingInfo {
    SettingInfo {
        name,
        values,
        about,
    }
}

const SETTINGS: &[SettingInfo] = &[
    setting("turned", "yes, no", "as Black sees the board"),
    setting(
        "coordinates",
        "letters, numbers, none",
        "how squares are named",
    ),
    setting("theme", "light, dark, print", "the colours"),
    setting("width", "pixels", "how wide an SVG is"),
    setting("title", "text", "what the picture is called"),
    setting("caption", "text", "what is written below the board"),
    setting("last", "squares", "the last move, as in c5:e3:g5"),
    setting("taken", "squares", "where the last move captured"),
    setting("arrows", "pairs of squares", "arrows, as in c3-d4,e5-f6"),
    setting("marks", "squares", "squares that are marked"),
    setting("targets", "squares", "squares where a piece may go"),
    setting("from", "a square", "a piece, shown with where it may go"),
    setting(
        "captured",
        "letters of pieces",
        "captured pieces beside the board",
    ),
];

/// What a colour of the theme has before its name.
const COLOUR: &str = "colour-";

/// Writes the names of all settings.
pub(super) fn write_names(f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for setting in Picture::SETTINGS {
        write!(f, "{}, ", setting.name)?;
    }
    write!(f, "or `{COLOUR}` and one of ")?;
    for (i, part) in Theme::PARTS.iter().enumerate() {
        write!(f, "{}{part}", if i == 0 { "" } else { ", " })?;
    }
    Ok(())
}

impl Picture {
    /// All that [`Picture::set`] knows by name, the colours of [`Theme::PARTS`] left out.
    pub const SETTINGS: &'static [SettingInfo] = SETTINGS;

    /// Sets what is shown by name and text: one of [`Picture::SETTINGS`], or
    /// `colour-` and one of [`Theme::PARTS`].
    ///
    /// Squares are read in letters or numbers, with spaces or signs of ASCII between them. A theme sets all colours:
    /// it comes before those that are changed. A piece that is shown with where it may go is added to the marks and
    /// targets set before; other settings take the place of the same setting before.
    ///
    /// ```
    /// use tabia::{AnyPosition, Variant, picture};
    /// let mut picture = picture::board(&AnyPosition::start(Variant::Russian));
    /// for (name, value) in [("theme", "dark"), ("colour-dark", "#4b7399"), ("arrows", "c3-d4,e3-f4"), ("turned", "yes")] {
    ///     picture.set(name, value)?;
    /// }
    /// let error = picture.set("arrows", "c3-d9").unwrap_err();
    /// assert_eq!(error.to_string(), "arrows: at byte 3 of `c3-d9`: expected a playing square");
    /// # Ok::<(), picture::PictureError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there is no such setting, or it cannot have such a value: the picture stays as it was.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), PictureError> {
        let Some(setting) = SETTINGS.iter().find(|setting| setting.name == name) else {
            return self.set_colour(name, text);
        };
        let value = Value {
            setting,
            text,
            cursor: Cursor::new(text),
        };
        match name {
            "turned" => self.turned = value.choice(&[("yes", true), ("no", false)])?,
            "coordinates" => self.coordinates = Some(value.coordinates()?),
            "theme" => {
                let unknown = || value.fault(0, "light, dark or print");
                self.theme = Theme::named(text).ok_or_else(unknown)?;
            }
            "width" => self.width = Some(value.pixels()?),
            "title" => self.title = Some(text.into()),
            "caption" => self.caption = text.into(),
            "captured" => self.captured = value.pieces(self)?,
            _ => return self.set_squares(value),
        }
        Ok(())
    }

    /// Sets what is shown by lines `name=value`, as [`Picture::set`] does. Empty lines are left out.
    ///
    /// ```
    /// use tabia::{AnyPosition, Variant, picture};
    /// let mut picture = picture::board(&AnyPosition::start(Variant::Russian));
    /// picture.set_lines("theme=print\nturned=yes")?;
    /// assert_eq!(picture.set_lines("turned").unwrap_err().to_string(), "`turned`: expected NAME=VALUE");
    /// # Ok::<(), picture::PictureError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a line has no such form, or its setting is refused: the picture stays as it was.
    pub fn set_lines(&mut self, lines: &str) -> Result<(), PictureError> {
        let mut changed = self.clone();
        for line in lines.lines().filter(|line| !line.is_empty()) {
            let fault = || PictureError::Line {
                found: Token::new(line.as_bytes()),
            };
            let (name, value) = line.split_once('=').ok_or_else(fault)?;
            changed.set(name, value)?;
        }
        *self = changed;
        Ok(())
    }

    fn set_colour(&mut self, name: &str, text: &str) -> Result<(), PictureError> {
        let part = name.strip_prefix(COLOUR);
        let known = part.filter(|part| Theme::PARTS.contains(part));
        let unknown = || PictureError::Setting {
            name: Token::new(name.as_bytes()),
        };
        let part = known.ok_or_else(unknown)?;
        self.theme.set(part, text.parse()?)
    }

    fn set_squares(&mut self, value: Value<'_>) -> Result<(), PictureError> {
        let name = value.setting.name;
        let end = value.text.len();
        let one = Value { ..value.clone() };
        let squares = value.squares(self)?;
        match name {
            "last" => self.last = squares,
            "taken" => self.taken = squares.into_iter().collect(),
            "marks" => self.marks = squares.into_iter().collect(),
            "targets" => self.targets = squares.into_iter().collect(),
            "arrows" => {
                if squares.len() % 2 == 1 {
                    return Err(one.fault(end, "the square where the last arrow ends"));
                }
                self.arrows = squares
                    .chunks_exact(2)
                    .map(|ends| (ends[0], ends[1]))
                    .collect();
            }
            _ => {
                let [from] = squares[..] else {
                    return Err(one.fault(end, "one square"));
                };
                *self = self.clone().targets_of(from)?;
            }
        }
        Ok(())
    }
}

/// The text of a setting being read.
#[derive(Clone)]
struct Value<'t> {
    setting: &'static SettingInfo,
    text: &'t str,
    cursor: Cursor<'t>,
}

impl Value<'_> {
    fn fault(&self, offset: usize, expected: &'static str) -> PictureError {
        PictureError::Value {
            setting: self.setting.name,
            value: Token::new(self.text.as_bytes()),
            offset,
            expected,
        }
    }

    fn choice<T: Copy>(&self, choices: &[(&str, T)]) -> Result<T, PictureError> {
        let chosen = choices.iter().find(|(name, _)| *name == self.text);
        chosen
            .map(|&(_, value)| value)
            .ok_or_else(|| self.fault(0, self.setting.values))
    }

    fn coordinates(&self) -> Result<Coordinates, PictureError> {
        self.choice(&[
            ("letters", Coordinates::Letters),
            ("numbers", Coordinates::Numbers),
            ("none", Coordinates::None),
        ])
    }

    fn pixels(&self) -> Result<u32, PictureError> {
        let pixels = self.text.parse().ok();
        pixels
            .filter(|pixels| (1..=100_000).contains(pixels))
            .ok_or_else(|| self.fault(0, "a number from 1 to 100000"))
    }

    /// The pieces that these letters stand for, as on a board drawn as text.
    fn pieces(&self, picture: &Picture) -> Result<Vec<Piece>, PictureError> {
        let variant = picture.position.variant();
        let piece = |(offset, letter): (usize, char)| {
            let mut all = variant
                .kinds()
                .flat_map(|kind| [Side::White, Side::Black].map(|side| Piece { side, kind }));
            all.find(|&piece| variant.piece_letter(piece) == letter)
                .ok_or_else(|| self.fault(offset, "the letter of a piece of this game"))
        };
        self.text.char_indices().map(piece).collect()
    }

    /// The squares named in the text.
    fn squares(mut self, picture: &Picture) -> Result<Vec<Square>, PictureError> {
        let grid = picture.position.grid();
        let mut squares = Vec::new();
        while let Some(next) = self.cursor.peek() {
            if next.is_ascii_punctuation() || next == b' ' {
                self.cursor.advance();
                continue;
            }
            let at = self.cursor.offset();
            let sq = self.cursor.square(grid);
            squares.push(sq.map_err(|_| self.fault(at, "a playing square"))?);
        }
        Ok(squares)
    }
}
