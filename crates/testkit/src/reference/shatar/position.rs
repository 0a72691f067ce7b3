//! A position of Shatar and its text (section 4).

use std::fmt;

use super::Options;
use super::rules::{attackers, contains_shak};

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    White,
    Black,
}

impl Side {
    pub(super) fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    pub(super) fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }

    /// Whether this letter of the board is a man of this side; `.` is nobody's.
    pub(super) fn owns(self, man: char) -> bool {
        match self {
            Side::White => man.is_ascii_uppercase(),
            Side::Black => man.is_ascii_lowercase(),
        }
    }
}

/// The board, the side to move, the counters, and the bit of section 2 for each side.
#[derive(Debug, Clone)]
pub(super) struct Position {
    /// a1, b1, ... h8: `KJRNBP` are white, `kjrnbp` black, `.` is an empty square.
    pub(super) board: [char; 64],
    pub(super) turn: Side,
    pub(super) clock: u32,
    pub(super) number: u32,
    /// The sides whose present run of checks contains a shak.
    pub(super) white_shak: bool,
    pub(super) black_shak: bool,
}

impl Position {
    /// Reads a FEN and refuses what section 4 refuses.
    pub(super) fn read(options: &Options, fen: &str) -> Result<Position, String> {
        let fields: Vec<&str> = fen.split_whitespace().collect();
        if fields.len() != 6 && fields.len() != 7 {
            return Err(format!(
                "a shatar position has 6 or 7 fields, not {}: '{fen}'",
                fields.len()
            ));
        }
        if fields[2] != "-" || fields[3] != "-" {
            return Err(format!(
                "fields 3 and 4 must be '-': '{} {}'",
                fields[2], fields[3]
            ));
        }
        let mut position = Position {
            board: read_board(fields[0])?,
            turn: read_side(fields[1])?,
            clock: read_counter(fields[4])?,
            number: read_counter(fields[5])?,
            white_shak: false,
            black_shak: false,
        };
        position.refuse_men()?;
        if !attackers(options, &position, position.turn.other()).is_empty() {
            return Err(format!("the side not to move is in check: '{fen}'"));
        }
        match fields.get(6) {
            Some(run) => position.read_run(run)?,
            None => position.guess_run(options),
        }
        Ok(position)
    }

    pub(super) fn at(&self, square: usize) -> char {
        self.board[square]
    }

    /// The men of one side, as white letters.
    pub(super) fn men(&self, side: Side) -> Vec<char> {
        let own = self.board.iter().filter(|&&man| side.owns(man));
        own.map(char::to_ascii_uppercase).collect()
    }

    pub(super) fn shak(&self, side: Side) -> bool {
        match side {
            Side::White => self.white_shak,
            Side::Black => self.black_shak,
        }
    }

    pub(super) fn set_shak(&mut self, side: Side, value: bool) {
        match side {
            Side::White => self.white_shak = value,
            Side::Black => self.black_shak = value,
        }
    }

    /// The first two fields of the FEN.
    pub(super) fn placement_and_turn(&self) -> String {
        let ranks: Vec<String> = self.board.chunks(8).rev().map(rank_text).collect();
        format!("{} {}", ranks.join("/"), self.turn.letter())
    }

    fn refuse_men(&self) -> Result<(), String> {
        for side in [Side::White, Side::Black] {
            let men = self.men(side);
            let noyons = men.iter().filter(|&&man| man == 'K').count();
            if noyons != 1 {
                return Err(format!("'{}' has {noyons} noyons", side.letter()));
            }
            if men.len() > 16 {
                return Err(format!(
                    "'{}' has {} men, more than 16",
                    side.letter(),
                    men.len()
                ));
            }
        }
        for square in (0..8).chain(56..64) {
            if matches!(self.at(square), 'P' | 'p') {
                return Err(format!("a khuu may not stand on {}", square_name(square)));
            }
        }
        Ok(())
    }

    fn read_run(&mut self, run: &str) -> Result<(), String> {
        if !matches!(run, "-" | "w" | "b" | "wb") {
            return Err(format!(
                "the last field is '-', 'w', 'b' or 'wb', not '{run}'"
            ));
        }
        self.white_shak = run.contains('w');
        self.black_shak = run.contains('b');
        Ok(())
    }

    /// Section 2, "loading a position without the bits".
    fn guess_run(&mut self, options: &Options) {
        let present = attackers(options, self, self.turn);
        self.set_shak(self.turn.other(), contains_shak(&present));
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let run = match (self.white_shak, self.black_shak) {
            (false, false) => "-",
            (true, false) => "w",
            (false, true) => "b",
            (true, true) => "wb",
        };
        write!(
            f,
            "{} - - {} {} {run}",
            self.placement_and_turn(),
            self.clock,
            self.number
        )
    }
}

/// `a1` to `h8`.
pub(super) fn square_name(square: usize) -> String {
    let file = char::from(b'a' + (square % 8) as u8);
    format!("{file}{}", square / 8 + 1)
}

fn read_side(field: &str) -> Result<Side, String> {
    match field {
        "w" => Ok(Side::White),
        "b" => Ok(Side::Black),
        _ => Err(format!("the side to move is 'w' or 'b', not '{field}'")),
    }
}

fn read_counter(field: &str) -> Result<u32, String> {
    let refusal = || format!("not a counter: '{field}'");
    if !field.chars().all(|digit| digit.is_ascii_digit()) {
        return Err(refusal());
    }
    field.parse().map_err(|_| refusal())
}

fn read_board(field: &str) -> Result<[char; 64], String> {
    let ranks: Vec<&str> = field.split('/').collect();
    if ranks.len() != 8 {
        return Err(format!(
            "the board has 8 ranks, not {}: '{field}'",
            ranks.len()
        ));
    }
    let mut squares = Vec::new();
    for rank in ranks.iter().rev() {
        squares.extend(read_rank(rank)?);
    }
    squares
        .try_into()
        .map_err(|_| format!("the board has 64 squares: '{field}'"))
}

fn read_rank(rank: &str) -> Result<Vec<char>, String> {
    let mut squares = Vec::new();
    for letter in rank.chars() {
        match letter {
            '1'..='8' => squares.extend(vec!['.'; letter as usize - '0' as usize]),
            'Q' => squares.push('J'),
            'q' => squares.push('j'),
            _ if "KJRNBPkjrnbp".contains(letter) => squares.push(letter),
            _ => return Err(format!("no man of shatar is written '{letter}': '{rank}'")),
        }
    }
    if squares.len() != 8 {
        return Err(format!(
            "a rank has 8 squares, not {}: '{rank}'",
            squares.len()
        ));
    }
    Ok(squares)
}

fn rank_text(rank: &[char]) -> String {
    let mut text: String = rank.iter().collect();
    for gap in (1..=8).rev() {
        text = text.replace(&".".repeat(gap), &gap.to_string());
    }
    text
}
