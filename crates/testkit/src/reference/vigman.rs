//! A slow generator for Vigman's draughts, from the rules only (section 3): the Russian generator
//! asked twice, by text. The light game is mirrored file for file, asked, and mirrored back.

use super::{ReferenceMove, draughts};

const START: &str = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

/// A position as three texts: two Russian positions, and the moves left (none in `paired`).
struct Parts {
    dark: String,
    /// Mirrored, so that it is a Russian position.
    light: String,
    left: Option<u8>,
}

/// The starting position under `paired` or `two_moves`.
#[must_use]
pub fn start(turn: &str) -> String {
    let left = if turn == "paired" { "" } else { "|2" };
    format!("{START}|{}{left}", mirror_fen(START))
}

/// All legal routes of the side to move under `paired` or `two_moves`.
///
/// # Errors
/// A text that is no position.
pub fn moves(turn: &str, fen: &str) -> Result<Vec<ReferenceMove>, String> {
    let parts = split(turn, fen)?;
    let dark = draughts::moves("russian", &parts.dark)?;
    let light = draughts::moves("russian", &parts.light)?;
    let (dark, light) = match parts.left {
        None => next_of_a_pair(&parts, dark, light),
        Some(_) => captures_first(dark, light),
    };
    let in_dark = dark.into_iter().map(|mv| made_in_dark(&parts, mv));
    let in_light = light.into_iter().map(|mv| made_in_light(&parts, mv));
    Ok(in_dark.chain(in_light).collect())
}

/// Leaves at exactly `depth` plies, a ply being one move in one game: of routes, or of moves.
///
/// # Panics
/// Where [`moves`] has an error.
#[must_use]
pub fn perft(turn: &str, fen: &str, depth: u32, routes: bool) -> u64 {
    if depth == 0 {
        return 1;
    }
    let legal = moves(turn, fen).expect("a readable FEN");
    let mut after: Vec<String> = legal.into_iter().map(|mv| mv.after).collect();
    if !routes {
        after.sort();
        after.dedup();
    }
    let deeper = after.iter();
    deeper
        .map(|next| perft(turn, next, depth - 1, routes))
        .sum()
}

/// The winner of the whole (`w`, `b`, or none for equal points), if it is over.
///
/// # Panics
/// Where [`moves`] has an error.
#[must_use]
pub fn outcome(turn: &str, fen: &str) -> Option<Option<char>> {
    let parts = split(turn, fen).expect("a readable FEN");
    if parts.left.is_some() {
        let stuck = moves(turn, fen).expect("a readable FEN").is_empty();
        return stuck.then_some(Some(other(side(&parts.dark)).to_ascii_lowercase()));
    }
    let winner = |fen: &str| draughts::outcome("russian", fen).and_then(|(winner, _)| winner);
    let (dark, light) = (winner(&parts.dark)?, winner(&parts.light)?);
    Some((dark == light).then_some(dark))
}

fn split(turn: &str, fen: &str) -> Result<Parts, String> {
    let pieces: Vec<&str> = fen.split('|').collect();
    let (dark, light, left) = match (turn, pieces.as_slice()) {
        ("paired", [dark, light]) => (dark, light, None),
        ("two_moves", [dark, light, "2"]) => (dark, light, Some(2)),
        ("two_moves", [dark, light, "1"]) => (dark, light, Some(1)),
        _ => return Err(format!("'{fen}' is no position of '{turn}'")),
    };
    if left.is_some() && side(dark) != side(light) {
        return Err(format!("'{fen}' has two sides to move"));
    }
    let (dark, light) = (dark.to_string(), mirror_fen(light));
    Ok(Parts { dark, light, left })
}

/// One move in each game that is not yet over, dark first: equal sides to move begin a turn.
fn next_of_a_pair(
    parts: &Parts,
    dark: Vec<ReferenceMove>,
    light: Vec<ReferenceMove>,
) -> (Vec<ReferenceMove>, Vec<ReferenceMove>) {
    let turn_begins = side(&parts.dark) == side(&parts.light);
    let (dark_over, light_over) = (dark.is_empty(), light.is_empty());
    if dark_over || !turn_begins && !light_over {
        (Vec::new(), light)
    } else {
        (dark, Vec::new())
    }
}

/// A capture must be taken if there is one in either game.
fn captures_first(
    mut dark: Vec<ReferenceMove>,
    mut light: Vec<ReferenceMove>,
) -> (Vec<ReferenceMove>, Vec<ReferenceMove>) {
    let is_capture = |mv: &ReferenceMove| !mv.captured.is_empty();
    if dark.iter().chain(&light).any(is_capture) {
        dark.retain(is_capture);
        light.retain(is_capture);
    }
    (dark, light)
}

fn made_in_dark(parts: &Parts, mut mv: ReferenceMove) -> ReferenceMove {
    mv.after = joined(parts, &mv.after, &parts.light);
    mv
}

fn made_in_light(parts: &Parts, mv: ReferenceMove) -> ReferenceMove {
    let mirrored = |squares: &[String]| squares.iter().map(|sq| mirror(sq)).collect();
    ReferenceMove {
        route: mirrored(&mv.route),
        captured: mirrored(&mv.captured),
        promotion: mv.promotion,
        after: joined(parts, &parts.dark, &mv.after),
    }
}

/// The whole after a move in one of the games.
fn joined(before: &Parts, dark: &str, light: &str) -> String {
    let light = mirror_fen(light);
    let us = side(&before.dark);
    let (turn, left) = match before.left {
        None => return format!("{dark}|{light}"),
        Some(2) => (us, 1),
        Some(_) => (other(us), 2),
    };
    format!("{turn}{}|{turn}{}|{left}", &dark[1..], &light[1..])
}

fn side(fen: &str) -> char {
    fen.chars().next().unwrap_or('?')
}

fn other(side: char) -> char {
    if side == 'W' { 'B' } else { 'W' }
}

/// The position with file a for file h and so on, squares in the order of a written FEN.
fn mirror_fen(fen: &str) -> String {
    let mut sections = fen.split(':');
    let turn = sections.next().unwrap_or_default();
    let mirrored = sections.map(|section| {
        let (side, list) = section.split_at(1);
        format!(":{side}{}", mirror_list(list))
    });
    format!("{turn}{}", mirrored.collect::<String>())
}

fn mirror_list(list: &str) -> String {
    let items = list.split(',').filter(|item| !item.is_empty());
    let mut pieces: Vec<String> = items.map(mirror).collect();
    pieces.sort_by_key(|item| {
        let square = item.trim_start_matches('K');
        (square[1..].to_string(), square[..1].to_string())
    });
    pieces.join(",")
}

/// The square of the other half of the board, with the mark of a king kept.
fn mirror(item: &str) -> String {
    let letters = item.chars();
    letters
        .map(|letter| match letter {
            'a'..='h' => char::from(b'a' + b'h' - letter as u8),
            _ => letter,
        })
        .collect()
}
