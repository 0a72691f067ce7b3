//! Reading and writing of the FEN of section 6.

use super::board::{
    Kind, Man, Position, Side, Square, WIDTHS, file_and_rank, in_castle, neighbour, own_rank,
    squares,
};

/// Reads a position: `ranks side reserve due ep`, of which the last three may be missing.
pub fn read(fen: &str) -> Result<Position, String> {
    let fields: Vec<&str> = fen.split_whitespace().collect();
    if !(2..=5).contains(&fields.len()) {
        return Err(format!("{} fields instead of 2 to 5", fields.len()));
    }
    let men = read_ranks(fields[0])?;
    let side = match fields[1] {
        "w" => Side::White,
        "b" => Side::Black,
        other => return Err(format!("side `{other}` is neither w nor b")),
    };
    let reserve = match fields.get(2) {
        Some(field) => read_squares(field)?,
        None => everyone_at_home(&men),
    };
    let position = Position {
        men,
        side,
        reserve,
        due: read_squares(fields.get(3).unwrap_or(&"-"))?,
        ep: match *fields.get(4).unwrap_or(&"-") {
            "-" => None,
            field => Some(read_square(field)?),
        },
    };
    check_men(&position)?;
    check_reserve(&position)?;
    check_ep(&position)?;
    Ok(position)
}

fn read_ranks(field: &str) -> Result<[Option<Man>; 63], String> {
    let ranks: Vec<&str> = field.split('/').collect();
    if ranks.len() != WIDTHS.len() {
        return Err(format!("{} ranks instead of 14", ranks.len()));
    }
    let mut men = vec![None];
    for (index, (rank, &width)) in ranks.iter().zip(&WIDTHS).enumerate() {
        let before = men.len();
        for letter in rank.chars() {
            read_man(letter, &mut men)?;
        }
        if men.len() - before != width {
            let number = 14 - index;
            return Err(format!("rank {number} `{rank}` is not {width} wide"));
        }
    }
    Ok(men.try_into().expect("the widths add up to 62"))
}

fn read_man(letter: char, men: &mut Vec<Option<Man>>) -> Result<(), String> {
    if let Some(empty @ 1..=7) = letter.to_digit(10) {
        men.extend((0..empty).map(|_| None));
        return Ok(());
    }
    let side = if letter.is_ascii_uppercase() {
        Side::White
    } else {
        Side::Black
    };
    let capital = letter.to_ascii_uppercase();
    let entry = Kind::ALL.iter().find(|entry| entry.1 == capital);
    let &(kind, _, _) = entry.ok_or(format!("no man has the letter `{letter}`"))?;
    men.push(Some(Man { side, kind }));
    Ok(())
}

fn read_square(text: &str) -> Result<Square, String> {
    match text.parse() {
        Ok(sq @ 1..=62) => Ok(sq),
        _ => Err(format!("`{text}` is not a square")),
    }
}

fn read_squares(field: &str) -> Result<[bool; 63], String> {
    let mut set = [false; 63];
    if field == "-" {
        return Ok(set);
    }
    for part in field.split(',') {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let (first, last) = (read_square(first)?, read_square(last)?);
        if first > last {
            return Err(format!("`{part}` is not an ascending range"));
        }
        set[first..=last].fill(true);
    }
    Ok(set)
}

/// The reserve where none is given: every man in its own castle.
fn everyone_at_home(men: &[Option<Man>; 63]) -> [bool; 63] {
    let mut set = [false; 63];
    for sq in squares() {
        set[sq] = men[sq].is_some_and(|man| in_castle(man.side, sq));
    }
    set
}

fn check_men(position: &Position) -> Result<(), String> {
    for side in [Side::White, Side::Black] {
        for (kind, letter, most) in Kind::ALL {
            let count = position.count(side, kind);
            if count > most {
                let side = side.letter();
                return Err(format!("{count} men {letter} of {side}, more than {most}"));
            }
        }
    }
    if position.count(Side::White, Kind::Biy) + position.count(Side::Black, Kind::Biy) == 0 {
        return Err("both biys are missing".to_owned());
    }
    Ok(())
}

fn check_reserve(position: &Position) -> Result<(), String> {
    for sq in squares() {
        let at_home = position.men[sq].filter(|man| in_castle(man.side, sq));
        if position.reserve[sq] && at_home.is_none() {
            return Err(format!(
                "no man of the castle's owner on reserve square {sq}"
            ));
        }
        if position.due[sq] && !position.reserve[sq] {
            return Err(format!("due square {sq} is not in reserve"));
        }
        let shatra = at_home.is_some_and(|man| man.kind == Kind::Shatra);
        if shatra && !position.reserve[sq] {
            return Err(format!("shatra {sq} in its own castle is not in reserve"));
        }
    }
    Ok(())
}

/// C11: a shatra of the side that just moved on its own rank 7, nobody on the two squares behind.
fn check_ep(position: &Position) -> Result<(), String> {
    let Some(sq) = position.ep else {
        return Ok(());
    };
    let side = position.side.opponent();
    let shatra = Man {
        side,
        kind: Kind::Shatra,
    };
    let back = (0, -side.forward());
    let passed = neighbour(sq, back).filter(|&sq| position.is_vacant(sq));
    let left = passed.and_then(|sq| neighbour(sq, back));
    let has_run = left.is_some_and(|sq| position.is_vacant(sq) && own_rank(side, sq) == 5);
    if position.men[sq] == Some(shatra) && has_run {
        Ok(())
    } else {
        Err(format!(
            "no shatra has just stepped two squares to ep square {sq}"
        ))
    }
}

/// Writes a position in the one canonical form.
pub fn write(position: &Position) -> String {
    let ep = position.ep.map_or("-".to_owned(), |sq| sq.to_string());
    format!(
        "{} {} {} {} {}",
        write_ranks(position),
        position.side.letter(),
        write_squares(&position.reserve),
        write_squares(&position.due),
        ep
    )
}

fn write_ranks(position: &Position) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for sq in squares() {
        match position.men[sq] {
            None => empty += 1,
            Some(man) => {
                write_empty(&mut text, &mut empty);
                text.push(match man.side {
                    Side::White => man.kind.letter(),
                    Side::Black => man.kind.letter().to_ascii_lowercase(),
                });
            }
        }
        if sq < 62 && file_and_rank(sq).1 != file_and_rank(sq + 1).1 {
            write_empty(&mut text, &mut empty);
            text.push('/');
        }
    }
    write_empty(&mut text, &mut empty);
    text
}

fn write_empty(text: &mut String, empty: &mut usize) {
    if *empty > 0 {
        text.push_str(&empty.to_string());
        *empty = 0;
    }
}

fn write_squares(set: &[bool; 63]) -> String {
    let has = |sq: Square| sq <= 62 && set[sq];
    let mut parts = Vec::new();
    for first in squares().filter(|&sq| has(sq) && !has(sq - 1)) {
        let last = (first..=62).find(|&sq| !has(sq + 1)).unwrap_or(62);
        parts.push(if first == last {
            first.to_string()
        } else {
            format!("{first}-{last}")
        });
    }
    if parts.is_empty() {
        "-".to_owned()
    } else {
        parts.join(",")
    }
}
