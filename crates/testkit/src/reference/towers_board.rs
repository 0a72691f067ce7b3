//! The board of the slow Bashni generator and its text: names of squares and FEN (rules, section
//! 5).

/// Row from White's side and file from the left, both from 0.
pub type Square = (usize, usize);

/// A step in rows and files.
pub type Step = (isize, isize);

/// From bottom to top, small letters men, capitals kings.
pub type Tower = Vec<char>;

/// Rows and files.
pub const SIZE: usize = 8;
const SET: usize = 12;

/// The side to move, `w` or `b`, and a tower for every square; no pieces on an empty one.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// The side to move.
    pub turn: char,
    /// Row by row.
    pub towers: Vec<Vec<Tower>>,
}

impl Position {
    /// The top piece of the tower on a square.
    pub fn top(&self, (row, file): Square) -> Option<char> {
        self.towers[row][file].last().copied()
    }

    /// The side of the top piece, for the tower is its.
    pub fn owner(&self, sq: Square) -> Option<char> {
        self.top(sq).map(|top| top.to_ascii_lowercase())
    }

    /// Takes a tower off the board.
    pub fn lift(&mut self, (row, file): Square) -> Tower {
        std::mem::take(&mut self.towers[row][file])
    }
}

/// Crowns the top piece if it is a man on its last row; says whether it did.
pub fn crown(tower: &mut Tower, (row, _): Square) -> bool {
    let top = tower.last_mut().expect("a tower has a piece");
    let crowned = !is_king(*top) && row == last_row(*top);
    if crowned {
        *top = top.to_ascii_uppercase();
    }
    crowned
}

/// Whether a piece is crowned.
pub fn is_king(piece: char) -> bool {
    piece.is_ascii_uppercase()
}

/// The opponent of a side.
pub fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

fn last_row(piece: char) -> usize {
    if piece.eq_ignore_ascii_case(&'w') {
        SIZE - 1
    } else {
        0
    }
}

/// The square one step on, unless the board ends.
pub fn next_square((row, file): Square, (rows, files): Step) -> Option<Square> {
    let row = row.checked_add_signed(rows)?;
    let file = file.checked_add_signed(files)?;
    (row < SIZE && file < SIZE).then_some((row, file))
}

/// The empty squares beyond `from` in one direction, up to the first tower or the edge.
pub fn empty_run(position: &Position, from: Square, step: Step) -> Vec<Square> {
    let mut run = Vec::new();
    let mut next = next_square(from, step);
    while let Some(sq) = next {
        if position.top(sq).is_some() {
            break;
        }
        run.push(sq);
        next = next_square(sq, step);
    }
    run
}

/// From rank 1 up and from file a on; the dark ones are found by what stands on them.
pub fn all_squares() -> Vec<Square> {
    let rows = 0..SIZE;
    rows.flat_map(|row| (0..SIZE).map(move |file| (row, file)))
        .collect()
}

/// The name of a square, as in chess.
pub fn name((row, file): Square) -> String {
    format!("{}{}", &"abcdefgh"[file..=file], row + 1)
}

/// Reads `W:c3bbW,d4w`: side, then each square with its tower from bottom to top.
pub fn read(fen: &str) -> Result<Position, String> {
    let fen = fen.trim();
    let fen = fen.strip_suffix('.').unwrap_or(fen);
    let (turn, list) = match fen.split_once(':') {
        Some(("W", list)) => ('w', list),
        Some(("B", list)) => ('b', list),
        _ => return Err(format!("'{fen}' does not begin with W: or B:")),
    };
    let towers = vec![vec![Tower::new(); SIZE]; SIZE];
    let mut position = Position { turn, towers };
    for item in list.split(',').filter(|_| !list.is_empty()) {
        read_tower(&mut position, item)?;
    }
    for side in ['w', 'b'] {
        let pieces = position.towers.iter().flatten().flatten();
        if pieces
            .filter(|piece| piece.eq_ignore_ascii_case(&side))
            .count()
            > SET
        {
            return Err(format!("side '{side}' has more than its set"));
        }
    }
    Ok(position)
}

fn read_tower(position: &mut Position, item: &str) -> Result<(), String> {
    let found = all_squares()
        .into_iter()
        .find(|&sq| item.starts_with(&name(sq)));
    let dark = found.filter(|(row, file)| (row + file) % 2 == 0);
    let Some((row, file)) = dark else {
        return Err(format!("'{item}' does not begin with a dark square"));
    };
    let tower: Tower = item.chars().skip(2).collect();
    let Some(&top) = tower.last() else {
        return Err(format!("no pieces in '{item}'"));
    };
    if let Some(stranger) = tower.iter().find(|piece| !"wbWB".contains(**piece)) {
        return Err(format!("'{stranger}' in '{item}' is not a piece"));
    }
    if !is_king(top) && row == last_row(top) {
        return Err(format!("a man on its last row in '{item}'"));
    }
    if !position.towers[row][file].is_empty() {
        return Err(format!("two towers on one square: '{item}'"));
    }
    position.towers[row][file] = tower;
    Ok(())
}

/// The canonical FEN: squares from rank 1 up and from file a on.
pub fn write(position: &Position) -> String {
    let mut items = Vec::new();
    for (row, file) in all_squares() {
        let tower: String = position.towers[row][file].iter().collect();
        if !tower.is_empty() {
            items.push(format!("{}{tower}", name((row, file))));
        }
    }
    format!("{}:{}", position.turn.to_ascii_uppercase(), items.join(","))
}
