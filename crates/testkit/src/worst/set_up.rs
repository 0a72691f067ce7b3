//! Positions set up in any way, of the games in which pieces capture by jumping.

use tabia::mix;
use testkit::ShatraSetUp;

/// How the positions of a family are set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Squares of this many files and ranks, by their letters; on all squares or on the dark ones.
    Draughts(u8, u8, bool),
    /// Towers, by the numbers of their squares.
    Bashni,
    /// Men, by the numbers of their squares.
    Shatra,
}

/// How the positions of a game are set up; nothing where no piece jumps.
pub fn kind_of_set_up(name: &str) -> Option<Kind> {
    let game = name.split(' ').next()?;
    Some(match game {
        "russian" | "poddavki" | "brazilian" => Kind::Draughts(8, 8, false),
        "international" => Kind::Draughts(10, 10, false),
        "spantsireti" => Kind::Draughts(10, 8, false),
        "turkish" | "armenian" | "keny" => Kind::Draughts(8, 8, true),
        "bashni" => Kind::Bashni,
        _ if game.starts_with("shatra") => Kind::Shatra,
        _ => return None,
    })
}

/// What stands on each square: nothing, or one of the things of the family by its number.
#[derive(Debug, Clone)]
pub struct SetUp {
    kind: Kind,
    squares: Vec<u8>,
}

/// Towers that may stand in Bashni, from bottom to top.
const TOWERS: [&str; 9] = ["", "w", "W", "b", "B", "bb", "bB", "wb", "bbb"];

impl SetUp {
    /// Nothing on the board.
    pub fn empty(kind: Kind) -> SetUp {
        let squares = match kind {
            Kind::Draughts(files, ranks, _) => usize::from(files) * usize::from(ranks),
            Kind::Bashni => 32,
            Kind::Shatra => 62,
        };
        SetUp {
            kind,
            squares: vec![0; squares],
        }
    }

    /// Changes a few squares, as chance says.
    pub fn change(&mut self, chance: u64) {
        let things = match self.kind {
            Kind::Draughts(..) => 5,
            Kind::Bashni => TOWERS.len() as u64,
            Kind::Shatra => 11,
        };
        for change in 0..1 + chance % 3 {
            let chance = mix(&[chance, change]);
            let len = self.squares.len();
            let [one, other] =
                [chance % len as u64, (chance >> 16) % len as u64].map(|at| at as usize);
            match chance >> 60 {
                0..5 => self.squares.swap(one, other),
                5..9 => self.squares[one] = 0,
                _ => self.squares[one] = ((chance >> 32) % things) as u8,
            }
        }
    }

    /// The position as text, White to move.
    pub fn fen(&self) -> String {
        match self.kind {
            Kind::Draughts(files, _, all) => {
                let side = |things: [u8; 2]| {
                    let pieces = self.pieces().filter_map(|(at, thing)| {
                        let (file, rank) = (at % usize::from(files), at / usize::from(files));
                        let there = all || (file + rank) % 2 == 0;
                        let king = things.iter().position(|&of_side| of_side == thing)?;
                        let letter = char::from(b'a' + file as u8);
                        there.then(|| format!("{}{letter}{}", ["", "K"][king], rank + 1))
                    });
                    pieces.collect::<Vec<_>>().join(",")
                };
                format!("W:W{}:B{}", side([1, 2]), side([3, 4]))
            }
            Kind::Bashni => {
                let towers = self
                    .pieces()
                    .map(|(at, thing)| format!("{}{}", at + 1, TOWERS[usize::from(thing)]));
                format!("W:{}", towers.collect::<Vec<_>>().join(","))
            }
            Kind::Shatra => {
                let men = self.pieces().map(|(at, thing)| (at as u8 + 1, thing - 1));
                ShatraSetUp::white_to_move(men.collect()).fen()
            }
        }
    }

    fn pieces(&self) -> impl Iterator<Item = (usize, u8)> {
        let squares = self.squares.iter().copied().enumerate();
        squares.filter(|&(_, thing)| thing > 0)
    }
}
