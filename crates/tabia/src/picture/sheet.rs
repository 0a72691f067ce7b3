//! A picture as lines: where every letter and sign stands.

use super::layout::Layout;
use super::squares::colour_of;
use super::text::{Glyphs, Span};
use super::{Colour, Coordinates, Picture};
use crate::{AnyPosition, Family, board_text};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;
use tabia_core::{Kind, Piece, Set, Side, Square};

/// A picture being written as lines.
pub(super) struct Sheet<'a> {
    picture: &'a Picture,
    glyphs: Glyphs,
    last: Set,
    reserve: Set,
    due: Set,
    /// Whether vacant squares show their numbers.
    numbered: bool,
    /// How many columns a square takes.
    width: usize,
}

impl<'a> Sheet<'a> {
    pub(super) fn of(picture: &'a Picture, glyphs: Glyphs) -> Sheet<'a> {
        let numbered = picture.coordinates == Some(Coordinates::Numbers);
        let [reserve, due] = match picture.position.as_shatra() {
            Some(shatra) => [shatra.reserve(), shatra.due()],
            None => [Set::EMPTY; 2],
        };
        let last: Set = picture.last.iter().copied().collect();
        let marked = last | picture.marks | picture.targets | picture.taken;
        let narrow = marked.is_empty() && glyphs == Glyphs::Ascii && !numbered;
        Sheet {
            picture,
            glyphs,
            last,
            reserve,
            due,
            numbered,
            width: match (narrow, numbered) {
                (true, _) => 2,
                (_, true) => 4,
                _ => 3,
            },
        }
    }

    pub(super) fn board(&self) -> Vec<Vec<Span>> {
        let grid = self.picture.position.grid();
        let mut lines = Vec::new();
        for row in 0..grid.height() {
            if row == grid.height() / 2 && self.has_ditch() {
                lines.push(self.ditch());
            }
            lines.push(self.rank(row));
        }
        if self.is_named() {
            lines.push(self.files());
        }
        lines
    }

    fn is_named(&self) -> bool {
        matches!(self.picture.coordinates, None | Some(Coordinates::Letters))
    }

    fn margin(&self) -> usize {
        match self.is_named() {
            true => board_text::margin(self.picture.position.grid()),
            false => 0,
        }
    }

    fn rank(&self, row: u8) -> Vec<Span> {
        let grid = self.picture.position.grid();
        let layout = Layout::of(self.picture);
        let rank = layout.rank(row);
        let mut line = Vec::new();
        if self.is_named() {
            let margin = self.margin();
            line.push(Span::plain(format!("{:>margin$}", rank + 1)));
        }
        for column in 0..grid.width() {
            let file = layout.file(column);
            line.push(match grid.at(file, rank) {
                Some(sq) => self.cell(sq),
                None => self.blank(file, rank),
            });
        }
        line
    }

    fn files(&self) -> Vec<Span> {
        let grid = self.picture.position.grid();
        let layout = Layout::of(self.picture);
        let mut line = format!("{:1$}", "", self.margin());
        for column in 0..grid.width() {
            let file = grid.files()[usize::from(layout.file(column))] as char;
            let width = self.width;
            let _ = match width {
                2 => write!(line, " {file}"),
                _ => write!(line, "{file:^width$}"),
            };
        }
        alloc::vec![Span::plain(line)]
    }

    fn has_ditch(&self) -> bool {
        let family = self.picture.position.variant().about().family;
        self.glyphs == Glyphs::Unicode && family == Family::Shatra
    }

    fn ditch(&self) -> Vec<Span> {
        let width = usize::from(self.picture.position.grid().width()) * self.width;
        let water = Span {
            ink: Some(self.picture.theme.ditch),
            ..Span::plain("≈".repeat(width))
        };
        alloc::vec![Span::plain(" ".repeat(self.margin())), water]
    }

    /// A place without a playing square: a square of the other colour where there is one.
    fn blank(&self, file: u8, rank: u8) -> Span {
        let is_shatra = self.picture.position.variant().about().family == Family::Shatra;
        Span {
            ground: (!is_shatra).then(|| self.square_colour(file, rank)),
            ..Span::plain(" ".repeat(self.width))
        }
    }

    fn cell(&self, sq: Square) -> Span {
        let picture = self.picture;
        let theme = &picture.theme;
        let grid = picture.position.grid();
        let top = picture.tower(sq).last().copied();
        let mut ground = self.square_colour(grid.file(sq), grid.rank(sq));
        if self.last.contains(sq) {
            ground = theme.last.over(ground);
        }
        if picture.marks.contains(sq) {
            ground = theme.mark.over(ground);
        }
        let ink = match top {
            _ if picture.taken.contains(sq) => theme.taken,
            // On a light square, White's outlined signs are drawn dark.
            Some(piece) if piece.side == Side::White && ground.is_light() => theme.white_line,
            Some(piece) if piece.side == Side::White => theme.white,
            Some(_) => theme.black,
            None if picture.targets.contains(sq) => theme.target,
            None => theme.line,
        };
        Span {
            text: self.cell_text(sq, top),
            ink: Some(ink.over(ground)),
            ground: Some(ground),
            square: Some(sq),
        }
    }

    fn cell_text(&self, sq: Square, top: Option<Piece>) -> String {
        let sign = self.sign(sq, top);
        let [before, after] = self.brackets(sq, top);
        match self.width {
            2 => format!(" {sign}"),
            4 => format!("{before}{sign:>2}{after}"),
            _ => format!("{before}{sign}{after}"),
        }
    }

    fn sign(&self, sq: Square, top: Option<Piece>) -> String {
        let picture = self.picture;
        let unicode = self.glyphs == Glyphs::Unicode;
        match top {
            Some(piece) if unicode => glyph(&picture.position, piece).to_string(),
            Some(piece) => picture.position.variant().piece_letter(piece).to_string(),
            None if picture.targets.contains(sq) => if unicode { "•" } else { "*" }.to_string(),
            None if picture.taken.contains(sq) => if unicode { "×" } else { "x" }.to_string(),
            None if self.numbered => picture.position.grid().number(sq).to_string(),
            None => if unicode { "·" } else { "." }.to_string(),
        }
    }

    fn brackets(&self, sq: Square, top: Option<Piece>) -> [char; 2] {
        let picture = self.picture;
        let spoken_of = picture.targets.contains(sq) || picture.taken.contains(sq);
        if picture.marks.contains(sq) {
            ['[', ']']
        } else if spoken_of && top.is_some() {
            ['<', '>']
        } else if self.last.contains(sq) {
            ['(', ')']
        } else if self.due.contains(sq) {
            [' ', '!']
        } else if self.reserve.contains(sq) {
            [' ', '\'']
        } else {
            [' ', ' ']
        }
    }

    fn square_colour(&self, file: u8, rank: u8) -> Colour {
        colour_of(self.picture, file, rank)
    }

    /// What is written below the board.
    pub(super) fn below(&self) -> Vec<String> {
        let mut lines = self.towers();
        if !self.picture.captured.is_empty() {
            for side in [Side::White, Side::Black] {
                let pieces = self.picture.captured_of(side);
                if !pieces.is_empty() {
                    lines.push(format!("captured: {}", self.letters(&pieces)));
                }
            }
        }
        if !self.reserve.is_empty() && self.width > 2 {
            lines.push("' of the reserve, ! to be dropped".to_string());
        }
        if !self.picture.caption.is_empty() {
            lines.push(printable(&self.picture.caption));
        }
        if !lines.is_empty() {
            lines.insert(0, String::new());
        }
        lines
    }

    fn towers(&self) -> Vec<String> {
        let position = &self.picture.position;
        let mut lines = Vec::new();
        for sq in position.grid().by_name() {
            let tower = self.picture.tower(sq);
            if tower.len() < 2 {
                continue;
            }
            if lines.is_empty() {
                lines.push(board_text::TOWERS.to_string());
            }
            lines.push(format!(
                "{} {}",
                position.square_name(sq),
                self.letters(&tower)
            ));
        }
        lines
    }

    fn letters(&self, pieces: &[Piece]) -> String {
        let position = &self.picture.position;
        let letter = |&piece: &Piece| match self.glyphs {
            Glyphs::Ascii => position.variant().piece_letter(piece),
            Glyphs::Unicode => glyph(position, piece),
        };
        pieces.iter().map(letter).collect()
    }
}

/// The text without what a terminal would obey.
fn printable(text: &str) -> String {
    let shown = |letter: char| if letter.is_control() { ' ' } else { letter };
    text.chars().map(shown).collect()
}

/// The sign for a piece: outlined for White, filled for Black.
fn glyph(position: &AnyPosition, piece: Piece) -> char {
    let pairs: &[[char; 2]] = match position.variant().about().family {
        Family::Draughts | Family::Towers => &[['⛀', '⛂'], ['⛁', '⛃']],
        // Shatra, yalkyn, tura, batyr, biy: a line makes no sign of its own, so yalkyns are lozenges.
        Family::Shatra => &[['○', '●'], ['◇', '◆'], ['□', '■'], ['△', '▲'], ['◎', '◉']],
        // Khuu, mori, temee, tereg, bers, noyon.
        Family::Shatar => &[
            ['♙', '♟'],
            ['♘', '♞'],
            ['♗', '♝'],
            ['♖', '♜'],
            ['♕', '♛'],
            ['♔', '♚'],
        ],
    };
    let Kind(kind) = piece.kind;
    pairs
        .get(usize::from(kind))
        .map_or('?', |pair| pair[piece.side as usize])
}
