//! Tables that the games have made by the compiler, made while the program runs and held against plain walks over files
//! and ranks.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::catch_unwind;
use tabia_core::{
    Dir, Dirs, Grid, Kind, Numbering, Pairs, PieceRule, Prey, Reach, Set, Square, Steps,
};

/// Boards of different kinds: pictures, and how their squares are numbered.
const BOARDS: [(&str, &[&str], Numbering); 6] = [
    ("abcdefgh", &["########"; 8], Numbering::FromTop),
    (
        "abcdef",
        &[".#.#.#", "#.#.#.", ".#.#.#", "#.#.#."],
        Numbering::Gapped,
    ),
    ("abcd", &[".#.#", "#.#.", ".#.#"], Numbering::FromTop),
    ("abcd", &["####", "####"], Numbering::FromBottom),
    ("abc", &[".#.", "###", ".#.", "###"], Numbering::EveryCell),
    ("abc", &["###", ".#.", "###"], Numbering::FromTop),
];

/// A walk over a picture: a place by its file and rank, with or without a square.
struct Walk<'a> {
    picture: &'a [&'a str],
    /// How far it is to the next place: one cell, or to the next square along a rank or file of a chequered board.
    is_chequered: bool,
}

impl Walk<'_> {
    fn is_square(&self, (file, rank): (i8, i8)) -> bool {
        let from_top = self.picture.len() as i8 - 1 - rank;
        let row = usize::try_from(from_top)
            .ok()
            .and_then(|row| self.picture.get(row));
        row.zip(usize::try_from(file).ok())
            .is_some_and(|(row, file)| row.as_bytes().get(file) == Some(&b'#'))
    }

    fn next(&self, (file, rank): (i8, i8), dir: Dir) -> Option<(i8, i8)> {
        // The letters of a direction say how far it goes: `NE` one rank up and one file to the right.
        let letters = format!("{dir:?}");
        let along = |ahead, back| letters.contains(ahead) as i8 - letters.contains(back) as i8;
        let (right, up) = (along('E', 'W'), along('N', 'S'));
        let far = if self.is_chequered && right * up == 0 {
            2
        } else {
            1
        };
        let next = (file + far * right, rank + far * up);
        self.is_square(next).then_some(next)
    }

    fn ray(&self, from: (i8, i8), dir: Dir) -> Vec<(i8, i8)> {
        std::iter::successors(self.next(from, dir), |&here| self.next(here, dir)).collect()
    }

    fn squares(&self) -> impl Iterator<Item = (i8, i8)> + '_ {
        let width = self.picture[0].len() as i8;
        let ranks = 0..self.picture.len() as i8;
        ranks
            .flat_map(move |rank| (0..width).map(move |file| (file, rank)))
            .filter(|&place| self.is_square(place))
    }
}

/// The same square of the grid.
fn at(grid: &Grid, (file, rank): (i8, i8)) -> Square {
    grid.at(file as u8, rank as u8)
        .expect("the picture has a square there")
}

fn set(grid: &Grid, places: &[(i8, i8)]) -> Set {
    places.iter().map(|&place| at(grid, place)).collect()
}

fn on_every_board(test: impl Fn(&Grid, &Walk<'_>)) {
    for (files, picture, numbering) in BOARDS {
        let is_chequered = matches!(numbering, Numbering::Gapped);
        test(
            &Grid::new(files, picture, numbering),
            &Walk {
                picture,
                is_chequered,
            },
        );
    }
}

#[test]
fn a_board_has_the_squares_of_its_picture() {
    on_every_board(|grid, walk| {
        assert_eq!(grid.board().len() as usize, walk.squares().count());
        assert_eq!(usize::from(grid.height()), walk.picture.len());
        assert_eq!(usize::from(grid.width()), walk.picture[0].len());
        for (file, rank) in walk.squares() {
            let sq = at(grid, (file, rank));
            assert_eq!((grid.file(sq) as i8, grid.rank(sq) as i8), (file, rank));
            assert!(grid.board().contains(sq) && grid.rank_set(rank as u8).contains(sq));
            let name = format!("{}{}", char::from(b'a' + file as u8), rank + 1);
            assert_eq!(grid.name(sq).to_string(), name);
            assert_eq!(grid.square(&name), Some(sq));
        }
        assert_eq!(grid.at(grid.width(), 0), None);
        assert_eq!(grid.at(0, grid.height()), None);
        let by_name: Vec<Square> = walk.squares().map(|place| at(grid, place)).collect();
        assert!(grid.by_name().eq(by_name));
    });
}

#[test]
fn public_numbers_go_row_by_row_from_the_top_left() {
    on_every_board(|grid, walk| {
        let mut places: Vec<(i8, i8)> = walk.squares().collect();
        places.sort_by_key(|&(file, rank)| (-rank, file));
        let numbers: Vec<u8> = places
            .iter()
            .map(|&place| grid.number(at(grid, place)))
            .collect();
        assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
        assert!(
            grid.by_number()
                .eq(places.iter().map(|&place| at(grid, place)))
        );
        for (&place, &number) in places.iter().zip(&numbers) {
            assert_eq!(grid.numbered(number.into()), Some(at(grid, place)));
        }
        for number in [0, 65] {
            assert_eq!(grid.numbered(number), None);
        }
    });
    // Cells without a square have numbers too where every cell has one.
    let [.., (files, picture, _), _] = BOARDS;
    let grid = Grid::new(files, picture, Numbering::EveryCell);
    let numbers: Vec<u8> = grid.by_number().map(|sq| grid.number(sq)).collect();
    assert_eq!(numbers, [2, 4, 5, 6, 8, 10, 11, 12]);
    let grid = Grid::new(files, picture, Numbering::FromTop);
    let numbers: Vec<u8> = grid.by_number().map(|sq| grid.number(sq)).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
}

#[test]
fn squares_are_numbered_inside_as_the_numbering_says() {
    let inside = |numbering| {
        let grid = Grid::new("abcd", &[".#.#", "#.#."], numbering);
        let squares = ["a1", "c1", "b2", "d2"].map(|name| grid.square(name));
        squares.map(|sq| sq.expect("a square of the picture").index())
    };
    assert_eq!(inside(Numbering::FromTop), [2, 3, 0, 1]);
    assert_eq!(inside(Numbering::FromBottom), [0, 1, 2, 3]);
    assert_eq!(inside(Numbering::EveryCell), [0, 2, 5, 7]);
    assert_eq!(inside(Numbering::Gapped), [0, 1, 3, 4]);
}

#[test]
fn steps_and_rays_are_those_of_a_walk() {
    on_every_board(|grid, walk| {
        for (place, dir) in walk
            .squares()
            .flat_map(|place| Dir::ALL.map(|dir| (place, dir)))
        {
            let sq = at(grid, place);
            let next = walk.next(place, dir).map(|next| at(grid, next));
            assert_eq!(grid.step(dir, sq), next);
            let shifted = grid.shift(dir).apply(Set::of(sq)) & grid.board();
            assert_eq!(shifted, next.into_iter().collect());
            let ray = walk.ray(place, dir);
            assert_eq!(grid.ray(dir, sq), set(grid, &ray));
            // With one piece on the board a slide ends before it.
            for (passed, &there) in ray.iter().enumerate() {
                let piece = at(grid, there);
                assert_eq!(
                    grid.slide(dir, sq, Set::of(piece)),
                    set(grid, &ray[..passed])
                );
                assert_eq!(grid.nearest(dir, sq, grid.board()), next);
                assert_eq!(grid.direction(sq, piece), Some(dir));
                assert_eq!(grid.between(sq, piece), set(grid, &ray[..passed]));
            }
        }
        for (from, to) in walk
            .squares()
            .flat_map(|a| walk.squares().map(move |b| (a, b)))
        {
            let seen = Dir::ALL
                .into_iter()
                .any(|dir| walk.ray(from, dir).contains(&to));
            let found = grid.direction(at(grid, from), at(grid, to));
            assert_eq!(found.is_some(), seen);
            if !seen {
                assert_eq!(grid.between(at(grid, from), at(grid, to)), Set::EMPTY);
            }
        }
    });
}

#[test]
fn a_whole_set_steps_as_each_of_its_squares_does() {
    on_every_board(|grid, _| {
        for dir in Dir::ALL {
            let all = grid
                .board()
                .iter()
                .filter_map(|sq| grid.step(dir, sq))
                .collect();
            assert_eq!(grid.shift(dir).apply(grid.board()) & grid.board(), all);
        }
    });
}

#[test]
fn pictures_that_are_no_boards_are_refused() {
    let made = |files, picture: &'static [&'static str], numbering| {
        catch_unwind(|| Grid::new(files, picture, numbering)).is_ok()
    };
    assert!(made("abcdefgh", &["########"; 8], Numbering::EveryCell));
    assert!(!made("abcdefgh", &["########"; 9], Numbering::FromTop));
    assert!(!made("abc", &["##", "##"], Numbering::FromTop));
    assert!(!made("ab", &["##", "###"], Numbering::FromTop));
    assert!(!made(
        "abcdefghijkl",
        &["############"; 12],
        Numbering::FromTop
    ));
}

#[test]
fn directions_are_sets_of_their_names() {
    for dir in Dir::ALL {
        let (right, up) = dir.delta();
        assert_eq!(dir.opposite().delta(), (-right, -up));
        let only = Dirs::of(&[dir]);
        assert!(only.iter().eq([dir]) && only.len() == 1 && !only.is_empty());
        assert!(only.turned().iter().eq([dir.opposite()]));
        for other in Dir::ALL {
            assert_eq!(only.contains(other), dir == other);
            let both = only.or(Dirs::of(&[other]));
            assert_eq!(both.len(), if dir == other { 1 } else { 2 });
            assert!(both.contains(dir) && both.contains(other));
        }
    }
    assert_eq!(Dirs::of(&Dir::ALL), Dirs::ALL);
    assert_eq!(Dirs::of(&[]), Dirs::NONE);
    assert_eq!(Dirs::DIAGONAL.or(Dirs::ORTHOGONAL), Dirs::ALL);
}

/// Where each square leads, found by walking.
type Led = BTreeMap<usize, BTreeSet<usize>>;

fn led(grid: &Grid, walk: &Walk<'_>, dirs: &[Dir], distances: std::ops::Range<usize>) -> Led {
    let mut led = Led::new();
    for (from, dir) in walk
        .squares()
        .flat_map(|from| dirs.iter().map(move |&dir| (from, dir)))
    {
        for (far, &to) in (1..).zip(&walk.ray(from, dir)) {
            if distances.contains(&far) {
                let leads = led.entry(at(grid, from).index()).or_default();
                leads.insert(at(grid, to).index());
            }
        }
    }
    led
}

fn told(pairs: &Pairs) -> Led {
    let mut led = Led::new();
    for (from, to) in pairs
        .sets()
        .iter()
        .enumerate()
        .filter(|(_, to)| !to.is_empty())
    {
        led.insert(from, to.iter().map(Square::index).collect());
    }
    led
}

fn joined(mut led: Led, other: Led) -> Led {
    for (from, to) in other {
        led.entry(from).or_default().extend(to);
    }
    led
}

#[test]
fn pairs_of_squares_are_those_of_a_walk() {
    let slanting = [Dir::NE, Dir::SW, Dir::E];
    on_every_board(|grid, walk| {
        for distance in 1..4 {
            let steps = Pairs::NONE.and_steps(grid, Dirs::of(&slanting), distance);
            assert_eq!(
                told(&steps),
                led(grid, walk, &slanting, distance..distance + 1)
            );
            let slides = Pairs::NONE.and_slides(grid, Dirs::of(&slanting), distance);
            assert_eq!(told(&slides), led(grid, walk, &slanting, distance..99));
            let all: usize = told(&slides).values().map(BTreeSet::len).sum();
            assert_eq!(slides.len() as usize, all);
            assert_eq!(slides.is_empty(), all == 0);
        }
        let low = grid.rank_set(0);
        let each = Pairs::NONE.and_each(low, grid.rank_set(1));
        for sq in grid.board() {
            let to = if low.contains(sq) {
                grid.rank_set(1)
            } else {
                Set::EMPTY
            };
            assert_eq!(each.from(sq), to);
        }
        let steps = Pairs::NONE.and_steps(grid, Dirs::ALL, 1);
        assert_eq!(
            told(&steps.and(each.sets())),
            joined(told(&steps), told(&each))
        );
        for sq in grid.board() {
            let from = steps.between(low, grid.rank_set(1)).from(sq);
            let to = steps.from(sq) & grid.rank_set(1);
            assert_eq!(from, if low.contains(sq) { to } else { Set::EMPTY });
        }
    });
}

const MAN: PieceRule = PieceRule {
    name: "man",
    letter: 'M',
    quiet: Reach::step(Dirs::FORWARD_DIAGONAL),
    over_own: Dirs::FORWARD,
    capture: Reach::step(Dirs::SIDEWAYS),
    prey: Prey::All,
    crowned: Some(Kind::KING),
};
const KING: PieceRule = PieceRule {
    name: "king",
    letter: 'K',
    quiet: Reach::slide(Dirs::SIDEWAYS),
    over_own: Dirs::NONE,
    capture: Reach::slide(Dirs::FORWARD),
    crowned: None,
    ..MAN
};

#[test]
fn pairs_of_pieces_are_those_of_either_side() {
    on_every_board(|grid, walk| {
        let walked = |dirs: &[Dir], distances| led(grid, walk, dirs, distances);
        let quiet = [
            walked(&[Dir::NE, Dir::NW, Dir::SE, Dir::SW], 1..2),
            walked(&[Dir::N, Dir::S], 2..3),
            walked(&[Dir::E, Dir::W], 1..99),
        ];
        let all = quiet.into_iter().fold(Led::new(), joined);
        assert_eq!(told(&Pairs::quiet(grid, &[MAN, KING])), all);
        let jumps = joined(
            walked(&[Dir::E, Dir::W], 2..3),
            walked(&[Dir::N, Dir::S], 2..99),
        );
        assert_eq!(told(&Pairs::jumps(grid, &[MAN, KING])), jumps);
    });
}

#[test]
fn steps_of_pieces_are_their_quiet_moves_and_captures() {
    static SQUARES: Grid = Grid::new("abcd", &["####"; 4], Numbering::FromTop);
    let of_pieces = Steps::of(&SQUARES, &[MAN]);
    let numbers = Pairs::quiet(&SQUARES, &[MAN]).len() + Pairs::jumps(&SQUARES, &[MAN]).len();
    assert_eq!(u32::from(of_pieces.stop()), numbers);
}
