//! Pictures of boards: as SVG, and as text for terminals.
//!
//! What is shown is told by a text with a line `name=value` for each setting, such as
//! `"theme=dark\narrows=c3-d4"`; the settings are those of `tabia::picture::Picture::SETTINGS`.

use crate::edge::{given, guard, text, write_text};
use crate::games::TabiaGame;
use crate::positions::TabiaPosition;
use crate::status::{Failure, TabiaStatus};
use crate::turns::TabiaTurn;
use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia::picture::{self, Colouring, Glyphs, Picture};

/// What a board in a terminal is made of.
#[repr(u8)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaGlyphs {
    /// Letters and signs of ASCII.
    Ascii = 0,
    /// Signs of Unicode for pieces, in UTF-8.
    Unicode = 1,
}

/// Writes a picture of the position as an SVG document.
///
/// `settings` says what is shown, with a line `name=value` for each setting; it may be null for the usual picture.
/// The names: `turned` yes or no, `coordinates` letters, numbers or none, `theme` light, dark or print, `width` in
/// pixels, `title`, `caption`, `last` with the squares of the last move (`c5:e3:g5`), `taken` with those where it
/// captured, `arrows` (`c3-d4,e5-f6`), `marks`, `targets`, `from` with a piece that is added to them with where it may
/// go, `captured` with the letters of pieces shown beside the board, and `colour-NAME` with a colour of the theme, such
/// as `colour-dark=#4b7399`. A theme sets all colours: `theme` comes first.
///
/// The colours: `ground` behind the board; `light`, `dark` and `plain` squares; `fortress`, `road` and `ditch` of
/// Shatra; `line` of the board; `text`; `white` and `white_line`, `black`, `black_line` and `black_rim` of pieces;
/// `last`, `target`, `mark`, `taken` and `arrow` of what is marked.
///
/// Errors: `TABIA_STATUS_BAD_PICTURE`, with a text that says what was wrong; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_svg(
    position: Option<&TabiaPosition>,
    settings: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let picture = shown(picture::board(&given(position)?.0), settings, length)?;
        write_svg(&picture, buffer, capacity, needed)
    })
}

/// Writes a picture of the game as an SVG document: the position now, the last move, the captured pieces, and what
/// the player says of it. `settings` as in `tabia_position_svg`.
///
/// Errors: `TABIA_STATUS_BAD_PICTURE`, with a text that says what was wrong; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_game_svg(
    game: Option<&TabiaGame>,
    settings: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let picture = shown(picture::game(&given(game)?.0), settings, length)?;
        write_svg(&picture, buffer, capacity, needed)
    })
}

/// Writes a picture of the turn as an SVG document: where its piece has come to, what it has captured, and where it
/// may go next. `settings` as in `tabia_position_svg`.
///
/// Errors: `TABIA_STATUS_BAD_PICTURE`, with a text that says what was wrong; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_turn_svg(
    turn: Option<&TabiaTurn>,
    settings: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let picture = shown(picture::turn(&given(turn)?.0), settings, length)?;
        write_svg(&picture, buffer, capacity, needed)
    })
}

/// Writes the position drawn for a terminal, line by line; `glyphs` is a `TabiaGlyphs`, and `coloured` says whether
/// there are escape sequences for 256 colours. `settings` as in `tabia_position_svg`.
///
/// Errors: `TABIA_STATUS_OUT_OF_RANGE` if there are no such glyphs; `TABIA_STATUS_BAD_PICTURE`, with a text that says
/// what was wrong; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_position_drawn(
    position: Option<&TabiaPosition>,
    settings: *const c_char,
    length: usize,
    glyphs: u8,
    coloured: bool,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let picture = shown(picture::board(&given(position)?.0), settings, length)?;
        let glyphs = match glyphs {
            0 => Glyphs::Ascii,
            1 => Glyphs::Unicode,
            _ => return Err(Failure::out_of_range("no such glyphs", glyphs)),
        };
        let colouring = match coloured {
            true => Colouring::Ansi,
            false => Colouring::None,
        };
        write_text(buffer, capacity, needed, |out| {
            Ok(write!(out, "{}", picture.text(glyphs, colouring))?)
        })
    })
}

/// The picture with these settings.
fn shown(mut picture: Picture, settings: *const c_char, length: usize) -> Result<Picture, Failure> {
    if !settings.is_null() {
        picture.set_lines(text(settings, length)?)?;
    }
    Ok(picture)
}

fn write_svg(
    picture: &Picture,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> Result<(), Failure> {
    write_text(buffer, capacity, needed, |out| {
        Ok(write!(out, "{}", picture.svg())?)
    })
}

#[cfg(test)]
mod tests {
    use tabia::picture::{Picture, Theme};

    #[test]
    fn every_setting_and_every_colour_is_spoken_of() {
        let source = include_str!("pictures.rs");
        let settings = Picture::SETTINGS.iter().map(|setting| setting.name);
        for name in settings.chain(Theme::PARTS.iter().copied()) {
            let is_told =
                |line: &str| line.starts_with("///") && line.contains(&format!("`{name}`"));
            assert!(source.lines().any(is_told), "{name}");
        }
    }
}
