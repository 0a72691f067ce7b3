//! The board of the slow draughts generator and its text: names of squares and FEN (rules, section
//! 5).

use super::draughts_rules::{Naming, Playing, Rules, Square};

/// The two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// Goes up the board.
    White,
    /// Goes down the board.
    Black,
}

/// The two kinds of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Not yet crowned.
    Man,
    /// Crowned.
    King,
}

/// A piece of either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

/// The side to move, and a table with one place for every square, row by row.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// The side to move.
    pub turn: Side,
    width: i32,
    table: Vec<Option<Piece>>,
}

impl Side {
    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The way of its men, in rows.
    pub fn forward(self) -> i32 {
        match self {
            Side::White => 1,
            Side::Black => -1,
        }
    }

    /// Its letter in a FEN.
    pub fn letter(self) -> char {
        match self {
            Side::White => 'W',
            Side::Black => 'B',
        }
    }

    fn of_letter(letter: &str) -> Result<Side, String> {
        match letter {
            "W" => Ok(Side::White),
            "B" => Ok(Side::Black),
            _ => Err(format!("'{letter}' is not a side, W or B")),
        }
    }
}

impl Position {
    fn empty(rules: &Rules, turn: Side) -> Position {
        let places = rules.ranks * rules.width();
        Position {
            turn,
            width: rules.width(),
            table: vec![None; places as usize],
        }
    }

    fn place(&self, (row, file): Square) -> usize {
        (row * self.width + file) as usize
    }

    /// The piece on a square of the board.
    pub fn on(&self, sq: Square) -> Option<Piece> {
        self.table[self.place(sq)]
    }

    /// Puts a piece on a square, or clears it.
    pub fn set(&mut self, sq: Square, piece: Option<Piece>) {
        let place = self.place(sq);
        self.table[place] = piece;
    }

    /// Whether this is a playing square with nothing on it.
    pub fn is_empty(&self, rules: &Rules, sq: Square) -> bool {
        rules.is_playing(sq) && self.on(sq).is_none()
    }

    /// Whose piece stands there; nobody's outside the playing squares.
    pub fn side_on(&self, rules: &Rules, sq: Square) -> Option<Side> {
        let piece = if rules.is_playing(sq) {
            self.on(sq)
        } else {
            None
        };
        piece.map(|piece| piece.side)
    }

    /// The pieces of one side, from rank 1 up and from file a on.
    pub fn pieces(&self, rules: &Rules, side: Side) -> Vec<(Square, Piece)> {
        let all = rules.squares().into_iter();
        let standing = all.filter_map(|sq| self.on(sq).map(|piece| (sq, piece)));
        standing.filter(|(_, piece)| piece.side == side).collect()
    }

    /// How many pieces a side has.
    pub fn count(&self, side: Side) -> usize {
        let pieces = self.table.iter().flatten();
        pieces.filter(|piece| piece.side == side).count()
    }
}

/// Whether a man of that side is crowned there.
pub fn is_last_row(rules: &Rules, side: Side, (row, _): Square) -> bool {
    match side {
        Side::White => row == rules.ranks - 1,
        Side::Black => row == 0,
    }
}

/// Reads a FEN: `side:W squares:B squares`, in either order, in letters or numbers, with ranges of
/// numbers, empty sides and a trailing dot.
pub fn read(rules: &Rules, fen: &str) -> Result<Position, String> {
    let fen = fen.trim();
    let fen = fen.strip_suffix('.').unwrap_or(fen);
    let parts: Vec<&str> = fen.split(':').collect();
    let &[turn, first, second] = parts.as_slice() else {
        return Err(format!("'{fen}' is not side, squares, squares"));
    };
    let mut position = Position::empty(rules, Side::of_letter(turn)?);
    let mut read_sides = Vec::new();
    for part in [first, second] {
        if part.is_empty() {
            continue;
        }
        let letter: String = part.chars().take(1).collect();
        let side = Side::of_letter(&letter)?;
        if read_sides.contains(&side) {
            return Err(format!("side '{letter}' is given twice"));
        }
        read_sides.push(side);
        read_side(rules, &mut position, side, &part[1..])?;
    }
    Ok(position)
}

fn read_side(rules: &Rules, position: &mut Position, side: Side, list: &str) -> Result<(), String> {
    if list.is_empty() {
        return Ok(());
    }
    for item in list.split(',') {
        let (kind, names) = match item.strip_prefix('K') {
            Some(names) => (Kind::King, names),
            None => (Kind::Man, item),
        };
        for sq in rules.squares_of_item(names)? {
            put(rules, position, sq, Piece { side, kind })?;
        }
    }
    if position.count(side) > rules.set {
        return Err(format!("side {} has more than its set", side.letter()));
    }
    Ok(())
}

/// Puts a piece of a FEN on its square, unless that is taken or the last row of a man.
fn put(rules: &Rules, position: &mut Position, sq: Square, piece: Piece) -> Result<(), String> {
    let name = rules.name(sq);
    if position.on(sq).is_some() {
        return Err(format!("two pieces on '{name}'"));
    }
    if piece.kind == Kind::Man && is_last_row(rules, piece.side, sq) {
        return Err(format!("a man on its last row, '{name}'"));
    }
    position.set(sq, Some(piece));
    Ok(())
}

/// The canonical FEN: squares from rank 1 up and from file a on, or numbers ascending.
pub fn write(rules: &Rules, position: &Position) -> String {
    let white = write_side(rules, position, Side::White);
    let black = write_side(rules, position, Side::Black);
    format!("{}:W{white}:B{black}", position.turn.letter())
}

fn write_side(rules: &Rules, position: &Position, side: Side) -> String {
    let mut pieces = position.pieces(rules, side);
    if rules.naming == Naming::Numbers {
        pieces.sort_by_key(|&(sq, _)| rules.number(sq));
    }
    let mut items = Vec::new();
    for (sq, piece) in pieces {
        let mark = match piece.kind {
            Kind::Man => "",
            Kind::King => "K",
        };
        items.push(format!("{mark}{}", rules.name(sq)));
    }
    items.join(",")
}

impl Rules {
    /// Every playing square, from rank 1 up and from file a on.
    pub fn squares(&self) -> Vec<Square> {
        let rows = 0..self.ranks;
        rows.flat_map(|row| (0..self.width()).map(move |file| (row, file)))
            .filter(|&sq| self.is_playing(sq))
            .collect()
    }

    /// The number of a playing square: row by row from the top left as White sees the board, from
    /// 1.
    pub fn number(&self, (row, file): Square) -> i32 {
        let rows_above = self.ranks - 1 - row;
        match self.playing {
            Playing::All => rows_above * self.width() + file + 1,
            Playing::LikeA1 | Playing::UnlikeA1 => rows_above * (self.width() / 2) + file / 2 + 1,
        }
    }

    /// The name of a playing square as this game writes it.
    pub fn name(&self, sq: Square) -> String {
        match self.naming {
            Naming::Numbers => self.number(sq).to_string(),
            Naming::Letters => {
                let letter = self.files.as_bytes()[sq.1 as usize] as char;
                format!("{letter}{}", sq.0 + 1)
            }
        }
    }

    /// The playing square with that name, in letters or as a number.
    pub fn square(&self, name: &str) -> Result<Square, String> {
        let digits = name.bytes().all(|byte| byte.is_ascii_digit());
        let number: Option<i32> = if digits { name.parse().ok() } else { None };
        let is_named = |sq: &Square| match number {
            Some(number) => self.number(*sq) == number,
            None => self.letter_name_fits(*sq, name),
        };
        let found = self.squares().into_iter().find(is_named);
        found.ok_or_else(|| format!("'{name}' is not a playing square"))
    }

    /// The squares of one item of a FEN: one square, or a range of numbers.
    fn squares_of_item(&self, names: &str) -> Result<Vec<Square>, String> {
        let Some((first, last)) = names.split_once('-') else {
            return Ok(vec![self.square(names)?]);
        };
        let number = |text: &str| {
            let number: Result<i32, _> = text.parse();
            number.map_err(|_| format!("'{names}' is not a range of numbers"))
        };
        let (first, last) = (number(first)?, number(last)?);
        if first > last {
            return Err(format!("the range '{names}' runs downwards"));
        }
        (first..=last)
            .map(|n| self.square(&n.to_string()))
            .collect()
    }

    /// Whether `name` is the square in letters; on ten files with `k` a `j` is read as `k` (section
    /// 3).
    fn letter_name_fits(&self, (row, file): Square, name: &str) -> bool {
        let Some(letter) = name.chars().next() else {
            return false;
        };
        let letter = if letter == 'j' && self.files.ends_with('k') {
            'k'
        } else {
            letter
        };
        let same_file = self.files.as_bytes()[file as usize] as char == letter;
        same_file && name[letter.len_utf8()..] == (row + 1).to_string()
    }
}
