//! The squares, as the page shows them to those who click and to those who listen.

use crate::picture::SIDE;
use crate::table::Table;
use crate::words;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::Serialize;
use tabia::picture::Picture;
use tabia::{Set, Square};

/// A square.
#[derive(Debug, Serialize)]
pub struct SquareView {
    /// Its name in letters.
    pub name: String,
    /// What stands there and what can be done with it, in words.
    pub label: String,
    /// What it is in the turn under way.
    pub role: Role,
    /// The left edge in the drawing.
    pub x: i32,
    /// The top edge.
    pub y: i32,
    /// The side.
    pub side: i32,
}

impl SquareView {
    /// Whether a click on it does something.
    #[must_use]
    pub fn can_be_chosen(&self) -> bool {
        self.role != Role::None
    }
}

/// What a square is in the turn under way.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Nothing.
    None,
    /// A piece that can move stands there.
    Start,
    /// The piece in hand stands there.
    Hand,
    /// The piece in hand can go there.
    Target,
}

/// All squares, in the order of their names.
pub fn squares(table: &Table, picture: &Picture) -> Vec<SquareView> {
    let roles = Roles::of(table);
    let squares = table.turn.grid().by_name();
    squares.map(|sq| roles.told(table, picture, sq)).collect()
}

/// The squares that can be chosen now.
struct Roles {
    starts: Set,
    hand: Option<Square>,
    targets: Set,
}

impl Roles {
    fn of(table: &Table) -> Roles {
        let (turn, mut starts, mut targets) = (&table.turn, Set::EMPTY, Set::EMPTY);
        if table.game.outcome().is_none() {
            if turn.path().len() < 2 {
                starts = turn.starts();
            }
            if turn.at().is_some() {
                targets = turn.next_squares();
            }
        }
        let hand = turn.at();
        Roles {
            starts,
            hand,
            targets,
        }
    }

    fn role(&self, sq: Square) -> Role {
        if self.targets.contains(sq) {
            Role::Target
        } else if self.hand == Some(sq) {
            Role::Hand
        } else if self.starts.contains(sq) {
            Role::Start
        } else {
            Role::None
        }
    }

    fn told(&self, table: &Table, picture: &Picture, sq: Square) -> SquareView {
        let role = self.role(sq);
        let can = match role {
            Role::None => "",
            Role::Start => ", can move",
            Role::Hand => ", in hand",
            Role::Target => ", can be reached",
        };
        let position = picture.position();
        let standing = words::standing(table, picture, sq);
        let (x, y) = picture.corner_of(sq).unwrap_or_default();
        SquareView {
            name: table.turn.grid().name(sq).to_string(),
            label: format!("{} {standing}{can}", position.square_name(sq)),
            role,
            x,
            y,
            side: SIDE,
        }
    }
}
