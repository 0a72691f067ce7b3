//! What is marked on a board: the last move, squares, targets, arrows, captures.

use super::Picture;
use super::layout::{CELL, Layout};
use super::squares::rectangle;
use super::tenths::Tenths;
use core::fmt;
use tabia_core::Square;

/// The marks that lie under the pieces.
pub(super) struct Below<'a> {
    pub(super) picture: &'a Picture,
    pub(super) layout: Layout,
}

/// The marks that lie over the pieces.
pub(super) struct Above<'a> {
    pub(super) picture: &'a Picture,
    pub(super) layout: Layout,
}

impl fmt::Display for Below<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let theme = &self.picture.theme;
        let last: tabia_core::Set = self.picture.last.iter().copied().collect();
        if !last.is_empty() {
            writeln!(f, "<g class=\"last\"{}>", theme.last.paint("fill"))?;
            for sq in last {
                let (x, y) = self.layout.corner(sq);
                rectangle([x, y, CELL, CELL], f)?;
                f.write_str("/>\n")?;
            }
            f.write_str("</g>\n")?;
        }
        if !self.picture.marks.is_empty() {
            let mark = theme.mark.paint("stroke");
            writeln!(
                f,
                "<g class=\"marks\" fill=\"none\"{mark} stroke-width=\"3\">"
            )?;
            for sq in self.picture.marks {
                let (x, y) = self.layout.corner(sq);
                rectangle([x + 2, y + 2, CELL - 4, CELL - 4], f)?;
                f.write_str(" rx=\"3\"/>\n")?;
            }
            f.write_str("</g>\n")?;
        }
        Ok(())
    }
}

impl fmt::Display for Above<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reserve(f)?;
        self.taken(f)?;
        self.targets(f)?;
        self.arrows(f)
    }
}

impl Above<'_> {
    /// Shatra: a ring in the corner of each man of the initial reserve, filled where its drop is due.
    fn reserve(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(shatra) = self.picture.position.as_shatra() else {
            return Ok(());
        };
        if shatra.reserve().is_empty() {
            return Ok(());
        }
        let theme = &self.picture.theme;
        let line = theme.mark.paint("stroke");
        writeln!(f, "<g class=\"reserve\"{line} stroke-width=\"2\">")?;
        for sq in shatra.reserve() {
            let (x, y) = self.layout.corner(sq);
            let fill = if shatra.due().contains(sq) {
                theme.mark
            } else {
                theme.ground
            };
            let [x, y] = [x + CELL - 6, y + 6];
            writeln!(
                f,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"4.5\"{}/>",
                fill.paint("fill")
            )?;
        }
        f.write_str("</g>\n")
    }

    fn taken(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.picture.taken.is_empty() {
            return Ok(());
        }
        f.write_str("<path class=\"taken\" d=\"")?;
        for sq in self.picture.taken {
            let (x, y) = self.layout.centre(sq);
            write!(f, "M{} {}l16 16m0 -16l-16 16", x - 8, y - 8)?;
        }
        let line = self.picture.theme.taken.paint("stroke");
        writeln!(f, "\"{line} stroke-width=\"4\" stroke-linecap=\"round\"/>")
    }

    /// A dot on a vacant square, a ring around a piece.
    fn targets(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.picture.targets.is_empty() {
            return Ok(());
        }
        let theme = &self.picture.theme;
        f.write_str("<g class=\"targets\">\n")?;
        for sq in self.picture.targets {
            let (x, y) = self.layout.centre(sq);
            if self.picture.tower(sq).is_empty() {
                let fill = theme.target.paint("fill");
                writeln!(f, "<circle cx=\"{x}\" cy=\"{y}\" r=\"7\"{fill}/>")?;
            } else {
                let line = theme.target.paint("stroke");
                writeln!(
                    f,
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"18\" fill=\"none\"{line} stroke-width=\"4\"/>"
                )?;
            }
        }
        f.write_str("</g>\n")
    }

    fn arrows(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.picture.arrows.is_empty() {
            return Ok(());
        }
        let fill = self.picture.theme.arrow.paint("fill");
        writeln!(f, "<g class=\"arrows\"{fill}>")?;
        for &(from, to) in &self.picture.arrows {
            self.arrow(from, to, f)?;
        }
        f.write_str("</g>\n")
    }

    /// One polygon from middle to middle; a ring where both ends are one square.
    fn arrow(&self, from: Square, to: Square, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(x0, y0), (x1, y1)] = [from, to].map(|sq| self.layout.centre(sq));
        let [dx, dy] = [x1 - x0, y1 - y0];
        // In hundredths, so that whole numbers are fine enough.
        let squared = (dx * dx + dy * dy) as u64;
        let length = (squared * 10_000).isqrt() as i32;
        if length == 0 {
            let line = self.picture.theme.arrow.paint("stroke");
            return writeln!(
                f,
                "<circle cx=\"{x0}\" cy=\"{y0}\" r=\"17\" fill=\"none\"{line} stroke-width=\"5\"/>"
            );
        }
        f.write_str("<path d=\"")?;
        let tip = length / 100;
        let neck = tip - 16;
        // Along the arrow and across it.
        let outline = [
            (4, 3),
            (neck, 3),
            (neck, 10),
            (tip, 0),
            (neck, -10),
            (neck, -3),
            (4, -3),
        ];
        for (i, (along, across)) in outline.into_iter().enumerate() {
            let x = x0 * 10 + (along * dx - across * dy) * 1000 / length;
            let y = y0 * 10 + (along * dy + across * dx) * 1000 / length;
            let pen = if i == 0 { 'M' } else { 'L' };
            write!(f, "{pen}{} {}", Tenths(x), Tenths(y))?;
        }
        f.write_str("z\"/>\n")
    }
}
