//! The board itself: its squares, their names, and what is special about some.

use super::layout::{CELL, HALF, Layout};
use super::{Colour, Coordinates, Picture};
use crate::{Family, Variant};
use core::fmt;
use tabia_core::{Set, Square};

/// How the squares of a board are coloured.
enum Pattern {
    /// In two colours, a1 dark, whether or not both are played on.
    Chequered,
    /// In one colour, with lines between.
    Lined,
    /// As the board of Shatra: fortresses, gates, the road and the ditch.
    Shatra,
}

impl Pattern {
    const fn of(variant: Variant) -> Pattern {
        match variant {
            Variant::Turkish | Variant::Armenian | Variant::Keny => Pattern::Lined,
            _ if matches!(variant.about().family, Family::Shatra) => Pattern::Shatra,
            _ => Pattern::Chequered,
        }
    }
}

/// The colour of the square on this file and rank, whether or not it is played on.
pub(super) fn colour_of(picture: &Picture, file: u8, rank: u8) -> Colour {
    let theme = &picture.theme;
    match Pattern::of(picture.position.variant()) {
        Pattern::Lined => theme.plain,
        Pattern::Chequered if (file + rank) % 2 == 0 => theme.dark,
        Pattern::Chequered => theme.light,
        Pattern::Shatra => match (file, rank) {
            (_, 0..3 | 11..) => theme.fortress,
            (3, _) => theme.road,
            _ => theme.plain,
        },
    }
}

/// The squares of a picture.
pub(super) struct Squares<'a> {
    pub(super) picture: &'a Picture,
    pub(super) layout: Layout,
}

impl fmt::Display for Squares<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let theme = &self.picture.theme;
        f.write_str("<g class=\"board\">\n")?;
        match Pattern::of(self.picture.position.variant()) {
            Pattern::Chequered => {
                self.whole(theme.light, f)?;
                self.dark_squares(f)?;
                self.frame(f)?;
            }
            Pattern::Lined => {
                self.whole(theme.plain, f)?;
                self.lines(f)?;
                self.frame(f)?;
            }
            Pattern::Shatra => self.shatra(f)?,
        }
        f.write_str("</g>\n")
    }
}

/// The names of the squares of a picture.
pub(super) struct Names<'a>(pub(super) Squares<'a>);

impl fmt::Display for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.picture.named() {
            Coordinates::Letters => self.0.letters(f),
            Coordinates::Numbers => self.0.numbers(f),
            Coordinates::None => Ok(()),
        }
    }
}

impl Squares<'_> {
    /// A rectangle as large as the board.
    fn whole(&self, colour: Colour, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Layout { left, top, .. } = self.layout;
        let [width, height] = [self.layout.board_width(), self.layout.board_height()];
        rectangle([left, top, width, height], f)?;
        writeln!(f, "{}/>", colour.paint("fill"))
    }

    fn frame(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Layout { left, top, .. } = self.layout;
        let [width, height] = [self.layout.board_width(), self.layout.board_height()];
        rectangle([left - 1, top - 1, width + 2, height + 2], f)?;
        let line = self.picture.theme.line.paint("stroke");
        writeln!(f, " fill=\"none\"{line} stroke-width=\"2\"/>")
    }

    /// One path for all dark squares: they are dark where file and rank are both odd or both even.
    fn dark_squares(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = self.picture.position.grid();
        f.write_str("<path d=\"")?;
        for row in 0..grid.height() {
            for column in 0..grid.width() {
                let [file, rank] = [self.layout.file(column), self.layout.rank(row)];
                if (file + rank) % 2 == 0 {
                    let [x, y] = [self.layout.x(column), self.layout.y(row)];
                    write!(f, "M{x} {y}h{CELL}v{CELL}h-{CELL}z")?;
                }
            }
        }
        let fill = self.picture.theme.dark.paint("fill");
        writeln!(f, "\"{fill} shape-rendering=\"crispEdges\"/>")
    }

    fn lines(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = self.picture.position.grid();
        let Layout { left, top, .. } = self.layout;
        let [width, height] = [self.layout.board_width(), self.layout.board_height()];
        f.write_str("<path d=\"")?;
        for column in 1..grid.width() {
            write!(f, "M{} {top}v{height}", self.layout.x(column))?;
        }
        for row in 1..grid.height() {
            write!(f, "M{left} {}h{width}", self.layout.y(row))?;
        }
        let line = self.picture.theme.line.paint("stroke");
        writeln!(f, "\"{line} stroke-width=\"1\"/>")
    }

    fn shatra(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let theme = &self.picture.theme;
        let grid = self.picture.position.grid();
        let colour = |sq: Square| colour_of(self.picture, grid.file(sq), grid.rank(sq));
        for part in [theme.plain, theme.road, theme.fortress] {
            let of_part = |sq: &Square| colour(*sq) == part;
            self.cells(grid.board().iter().filter(of_part).collect(), part, f)?;
        }
        let gates = grid.rank_set(3) | grid.rank_set(10);
        let line = theme.line.paint("stroke");
        // The walls of the fortresses, and the posts of the gates.
        f.write_str("<path d=\"")?;
        for (row, height) in [(0, 3), (11, 3)] {
            let [x, y] = [self.layout.x(2), self.layout.y(row)];
            write!(f, "M{x} {y}h{0}v{1}h-{0}z", 3 * CELL, height * CELL)?;
        }
        for sq in gates {
            let (x, y) = self.layout.corner(sq);
            write!(f, "M{x} {y}v{CELL}M{} {y}v{CELL}", x + CELL)?;
        }
        writeln!(
            f,
            "\" fill=\"none\"{line} stroke-width=\"3\" stroke-linejoin=\"round\"/>"
        )?;
        self.halves_and_ditch(f)
    }

    fn halves_and_ditch(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let theme = &self.picture.theme;
        let line = theme.line.paint("stroke");
        let [left, width] = [self.layout.left, self.layout.board_width()];
        let ditch = self.layout.y(7) - self.layout.ditch;
        rectangle([left, ditch, width, self.layout.ditch], f)?;
        writeln!(f, "{}/>", theme.ditch.paint("fill"))?;
        for top in [self.layout.y(4), self.layout.y(7)] {
            rectangle([left, top, width, 3 * CELL], f)?;
            writeln!(f, " fill=\"none\"{line} stroke-width=\"2\"/>")?;
        }
        Ok(())
    }

    /// These squares in this colour, with lines around each.
    fn cells(&self, squares: Set, colour: Colour, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("<path d=\"")?;
        for sq in squares {
            let (x, y) = self.layout.corner(sq);
            write!(f, "M{x} {y}h{CELL}v{CELL}h-{CELL}z")?;
        }
        let line = self.picture.theme.line.paint("stroke");
        writeln!(f, "\"{}{line} stroke-width=\"1\"/>", colour.paint("fill"))
    }

    fn letters(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = self.picture.position.grid();
        let fill = self.picture.theme.text.paint("fill");
        writeln!(
            f,
            "<g class=\"coordinates\"{fill} font-size=\"14\" text-anchor=\"middle\">"
        )?;
        for column in 0..grid.width() {
            let x = self.layout.x(column) + HALF;
            let file = grid.files()[usize::from(self.layout.file(column))] as char;
            let y = self.layout.bottom() + 14;
            writeln!(f, "<text x=\"{x}\" y=\"{y}\">{file}</text>")?;
        }
        for row in 0..grid.height() {
            let y = self.layout.y(row) + HALF + 5;
            let rank = self.layout.rank(row) + 1;
            let x = self.layout.left - 10;
            writeln!(f, "<text x=\"{x}\" y=\"{y}\">{rank}</text>")?;
        }
        f.write_str("</g>\n")
    }

    fn numbers(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let grid = self.picture.position.grid();
        let fill = self.picture.theme.text.paint("fill");
        writeln!(f, "<g class=\"coordinates\"{fill} font-size=\"7\">")?;
        for sq in grid.by_number() {
            let (x, y) = self.layout.corner(sq);
            let number = grid.number(sq);
            writeln!(f, "<text x=\"{}\" y=\"{}\">{number}</text>", x + 2, y + 7)?;
        }
        f.write_str("</g>\n")
    }
}

/// The beginning of a rectangle with this left edge, top edge, width and height.
pub(super) fn rectangle(place: [i32; 4], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let [x, y, width, height] = place;
    write!(
        f,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""
    )
}
