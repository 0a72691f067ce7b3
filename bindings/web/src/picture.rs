//! The board as the page shows it.

use crate::table::Table;
use alloc::string::String;
use tabia::picture::{self, Coordinates, Picture, Theme};

/// The side of a square in the units of a picture.
pub const SIDE: i32 = 40;

/// How the board is looked at.
#[derive(Debug)]
pub struct Look {
    turned: bool,
    theme: Theme,
    /// As usual in the game, if nothing was chosen.
    coordinates: Option<Coordinates>,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            turned: false,
            theme: Theme::LIGHT,
            coordinates: None,
        }
    }
}

impl Look {
    /// Sets everything, or nothing if there is no such theme or no such way to name squares.
    pub fn set(&mut self, turned: bool, theme: &str, coordinates: &str) -> Result<(), String> {
        let theme = Theme::named(theme).ok_or_else(|| {
            let known = Theme::NAMES.join(", ");
            alloc::format!("there is no theme `{theme}`: expected one of {known}")
        })?;
        let coordinates = match coordinates {
            "usual" => None,
            "letters" => Some(Coordinates::Letters),
            "numbers" => Some(Coordinates::Numbers),
            "none" => Some(Coordinates::None),
            _ => {
                let known = "usual, letters, numbers or none";
                return Err(alloc::format!(
                    "coordinates `{coordinates}`: expected {known}"
                ));
            }
        };
        *self = Look {
            turned,
            theme,
            coordinates,
        };
        Ok(())
    }
}

/// The board with the pieces that can move and the last move, or the piece in hand and where it may go.
pub fn of(table: &Table) -> Picture {
    let picture = shown(table)
        .turned(table.look.turned)
        .theme(table.look.theme);
    match table.look.coordinates {
        Some(coordinates) => picture.coordinates(coordinates),
        None => picture,
    }
}

fn shown(table: &Table) -> Picture {
    let position = table.turn.position();
    let mut picture = picture::board(&position).outcome(table.game.outcome());
    if let Some(&mv) = table.game.moves().last() {
        let mut before = table.game.clone();
        before.undo();
        picture = picture.last_move(&before.position(), mv);
    }
    if table.game.outcome().is_none() {
        picture = picture.under_way(&table.turn);
    }
    // What is gone of the turn is told beside the board.
    picture.caption("")
}
