//! What the terminal can show.

use crate::args::{Look, Signs, When};
use std::env;
use std::io::{self, IsTerminal};
use tabia::picture::{Colouring, Glyphs};

/// What a board on standard output is made of, as asked or as the terminal can.
///
/// Where standard output is no terminal, it is plain ASCII: what programs read does not depend on where they run.
pub fn look(asked: Option<Look>) -> (Glyphs, Colouring) {
    let signs = asked.map_or(Signs::Auto, |look| look.glyphs);
    let when = asked.map_or(When::Auto, |look| look.color);
    let is_terminal = io::stdout().is_terminal();
    let glyphs = match signs {
        Signs::Ascii => Glyphs::Ascii,
        Signs::Unicode => Glyphs::Unicode,
        Signs::Auto => auto_glyphs(is_terminal),
    };
    let coloured = match when {
        When::Always => true,
        When::Never => false,
        When::Auto => is_terminal && has_colours(),
    };
    let colouring = if coloured {
        Colouring::Ansi
    } else {
        Colouring::None
    };
    (glyphs, colouring)
}

fn auto_glyphs(is_terminal: bool) -> Glyphs {
    if is_terminal && has_unicode() {
        Glyphs::Unicode
    } else {
        Glyphs::Ascii
    }
}

/// Whether the terminal has colours, and nobody has said that there should be none (<https://no-color.org>).
pub fn has_colours() -> bool {
    let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    !unwanted && !dumb
}

/// Whether the terminal is set to UTF-8.
pub fn has_unicode() -> bool {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
    let is_utf8 = |locale: String| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    };
    cfg!(windows) || locale.is_some_and(is_utf8)
}
