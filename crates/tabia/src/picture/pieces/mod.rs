//! The pieces, each drawn around the middle of its square.
//!
//! Kinds differ by shape, sides by light and dark, with an outline of the opposite: nothing is told by hue.
//!
//! - `discs`: men and kings; `towers`: the same as stacks; `shatra` and `shatar`: the pieces of those games

mod discs;
mod shatar;
mod shatra;
mod towers;

use super::layout::{HALF, Layout};
use super::{Colour, Picture, Theme};
use crate::{Family, Variant};
use core::fmt;
use tabia_core::{Piece, Side};

/// The two colours a piece is drawn in, and that of its outline.
#[derive(Copy, Clone)]
struct Ink {
    fill: Colour,
    line: Colour,
    rim: Colour,
}

impl Ink {
    const fn of(side: Side, theme: &Theme) -> Ink {
        match side {
            Side::White => Ink {
                fill: theme.white,
                line: theme.white_line,
                rim: theme.white_line,
            },
            Side::Black => Ink {
                fill: theme.black,
                line: theme.black_line,
                rim: theme.black_rim,
            },
        }
    }
}

/// The pieces of a picture: those on the board, and those captured.
pub(super) struct Pieces<'a> {
    pub(super) picture: &'a Picture,
    pub(super) layout: Layout,
}

impl fmt::Display for Pieces<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("<g class=\"pieces\" stroke-linejoin=\"round\">\n")?;
        for sq in self.picture.position.grid().by_name() {
            let tower = self.picture.tower(sq);
            if tower.is_empty() {
                continue;
            }
            let (x, y) = self.layout.centre(sq);
            // A piece that is captured in this turn stands there still, but not for long.
            let fades = self.picture.moved.is_some() && self.picture.taken.contains(sq);
            let opacity = if fades { " opacity=\"0.55\"" } else { "" };
            write!(f, "<g transform=\"translate({x} {y})\"{opacity}>")?;
            self.draw(&tower, f)?;
            f.write_str("</g>\n")?;
        }
        self.captured(f)?;
        f.write_str("</g>\n")
    }
}

impl Pieces<'_> {
    fn draw(&self, tower: &[Piece], f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.picture.position.variant();
        let theme = &self.picture.theme;
        if variant.about().family == Family::Towers {
            return towers::draw(tower, theme, f);
        }
        tower
            .iter()
            .try_for_each(|&piece| draw_one(variant, piece, theme, f))
    }

    /// Rows of captured pieces, half as large: with each side those that it captured.
    fn captured(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turned = self.picture.turned;
        let [above, below] = [turned, !turned].map(|whites| {
            // White captures Black's pieces.
            let captured = if whites { Side::Black } else { Side::White };
            self.picture.captured_of(captured)
        });
        for (pieces, top) in [above, below].into_iter().zip(self.layout.trays()) {
            let room = self.layout.board_width() - HALF;
            let step = (room / pieces.len().max(1) as i32).min(HALF + 2);
            for (i, &piece) in pieces.iter().enumerate() {
                let x = self.layout.left + HALF / 2 + i as i32 * step;
                let y = top + 12;
                write!(f, "<g transform=\"translate({x} {y}) scale(.55)\">")?;
                self.draw(&[piece], f)?;
                f.write_str("</g>\n")?;
            }
        }
        Ok(())
    }
}

fn draw_one(
    variant: Variant,
    piece: Piece,
    theme: &Theme,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let ink = Ink::of(piece.side, theme);
    match variant.about().family {
        Family::Shatra => shatra::draw(piece.kind, ink, f),
        Family::Shatar => shatar::draw(piece.kind, ink, f),
        Family::Draughts | Family::Towers => discs::draw(piece.kind, ink, f),
    }
}
