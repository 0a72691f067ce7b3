//! What a picture shows, in words, for those who do not see it.

use super::Picture;
use alloc::string::{String, ToString};
use core::fmt::{self, Write};
use tabia_core::{Piece, Side};

/// The description of a picture.
pub(super) struct Description<'a>(pub(super) &'a Picture);

impl fmt::Display for Description<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.0.position;
        match self.0.outcome.or(position.outcome()) {
            Some(outcome) => write!(f, "The game is over: {}.", outcome.in_words())?,
            None => write!(f, "{} to move.", capital(position.turn()))?,
        }
        for side in [Side::White, Side::Black] {
            self.write_side(side, f)?;
        }
        self.write_marks(f)
    }
}

impl Description<'_> {
    fn write_side(&self, side: Side, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.0.position;
        write!(f, " {}:", capital(side))?;
        let mut sign = ' ';
        for kind in position.variant().kinds() {
            let top = Piece { side, kind };
            let there = |sq| self.0.tower(sq).last() == Some(&top);
            let mut name = Some(position.variant().kind_name(kind));
            for sq in position.grid().by_name().filter(|&sq| there(sq)) {
                match name.take() {
                    Some(name) if sign == ' ' => write!(f, " {name}")?,
                    Some(name) => write!(f, "; {name}")?,
                    None => f.write_char(',')?,
                }
                sign = ';';
                write!(f, " {}", position.square_name(sq))?;
                self.write_tower(sq, f)?;
            }
        }
        f.write_str(if sign == ' ' { " nothing." } else { "." })
    }

    fn write_tower(&self, sq: tabia_core::Square, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tower = self.0.tower(sq);
        if tower.len() < 2 {
            return Ok(());
        }
        let letter = |&piece: &Piece| self.0.position.variant().piece_letter(piece);
        let letters: String = tower.iter().map(letter).collect();
        write!(f, " (tower {letters} from bottom to top)")
    }

    fn write_marks(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.0.position;
        let list = |squares: &[tabia_core::Square], between: &str| {
            let names = squares
                .iter()
                .map(|&sq| position.square_name(sq).to_string());
            names.collect::<alloc::vec::Vec<_>>().join(between)
        };
        let picture = self.0;
        if !picture.last.is_empty() {
            write!(f, " Last move: {}.", list(&picture.last, " "))?;
        }
        for (heading, squares) in [
            ("Captured on", picture.taken),
            ("Marked", picture.marks),
            ("May go to", picture.targets),
        ] {
            if !squares.is_empty() {
                let squares: alloc::vec::Vec<_> = squares.iter().collect();
                write!(f, " {heading}: {}.", list(&squares, ", "))?;
            }
        }
        for &(from, to) in &picture.arrows {
            write!(f, " Arrow: {}.", list(&[from, to], " to "))?;
        }
        if !picture.captured.is_empty() {
            let letter = |&piece: &Piece| position.variant().piece_letter(piece);
            let letters: String = picture.captured.iter().map(letter).collect();
            write!(f, " Captured: {letters}.")?;
        }
        if !picture.caption.is_empty() {
            write!(f, " {}", picture.caption)?;
        }
        Ok(())
    }
}

fn capital(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

/// The title of a picture.
pub(super) fn title(picture: &Picture) -> String {
    let usual = || picture.position.variant().about().title.to_string();
    picture.title.clone().unwrap_or_else(usual)
}
