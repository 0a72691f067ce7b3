//! Shatra held against the slow reference generator, which was written apart from the rules alone:
//! positions from random play and set up at random, under all options.

use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;
use tabia::shatra::{BATYR, BIY, BOARD, SHATRA, Shatra, ShatraOptions, TURA, YALKYN};
use tabia::{Kind, Notation, Options, Position, Set, Square, Values};
use testkit::reference::{ReferenceMove, shatra as reference};

/// Chooses each option by one bit.
fn options(bits: u8) -> ShatraOptions {
    let mut options = ShatraOptions::default();
    for (i, option) in ShatraOptions::LIST.iter().enumerate() {
        let Values::Words(words) = option.values else {
            panic!("{} has words", option.name);
        };
        let word = words[usize::from(bits >> i & 1)];
        options.set(option.name, word).expect("the option has it");
    }
    options
}

fn reference_options(options: ShatraOptions) -> reference::Options {
    let mut same = reference::Options::default();
    for option in ShatraOptions::LIST {
        let mut value = String::new();
        options
            .write_value(option.name, &mut value)
            .expect("it has a value");
        same.set(option.name, &value).expect("the reference has it");
    }
    same
}

fn number(sq: Square) -> String {
    BOARD.number(sq).to_string()
}

/// Every legal route as the reference writes it, sorted.
fn routes(position: &Shatra) -> Vec<ReferenceMove> {
    let mut found = Vec::new();
    let _ = position.visit_routes(&mut |mv, route| {
        let mut after = *position;
        after.play(mv);
        found.push(ReferenceMove {
            route: route.squares().iter().copied().map(number).collect(),
            captured: route.captured().iter().copied().map(number).collect(),
            promotion: mv.promotion().map(Shatra::kind_letter),
            after: after.fen().to_string(),
        });
        Continue(())
    });
    found.sort();
    found
}

/// Holds one position against the reference: routes, moves, result.
fn agree(position: &Shatra) {
    let [fen, rules] = [
        position.fen().to_string(),
        format!("{:?}", position.options()),
    ];
    let options = reference_options(position.options());
    let mut expected = reference::moves(&options, &fen).expect("the reference reads it");
    expected.sort();
    let found = routes(position);
    assert_eq!(found, expected, "{fen} {rules}");
    // Two men of a kind that each return to their square over the same prey are two moves with one result.
    let results: BTreeSet<_> = expected
        .iter()
        .map(|mv| (&mv.route[0], &mv.after))
        .collect();
    assert_eq!(
        position.count_moves(),
        results.len() as u64,
        "{fen} {rules}"
    );
    assert_eq!(position.count_routes(), expected.len() as u64, "{fen}");
    assert_eq!(moves(position).len(), results.len(), "{fen}");
    assert_eq!(position.has_moves(), !expected.is_empty(), "{fen}");
    let winner = position.outcome().map(|outcome| {
        let winner = outcome.winner.expect("nothing is drawn by itself");
        (winner.name().chars().next(), outcome.reason.name())
    });
    assert_eq!(winner, reference::outcome(&options, &fen), "{fen}");
}

fn moves(position: &Shatra) -> Vec<tabia::Move> {
    let mut moves = Vec::new();
    let _ = position.visit_moves(&mut |mv| {
        moves.push(mv);
        Continue(())
    });
    moves
}

/// A position set up at random: men by square and number of their letter, what is listed in its fields by bits.
#[derive(Debug, Clone)]
struct SetUp {
    men: Vec<(u8, u8)>,
    turn: bool,
    reserve: u64,
    due: u64,
    passer: u8,
}

const MEN: [(char, Kind); 5] = [
    ('S', SHATRA),
    ('Y', YALKYN),
    ('T', TURA),
    ('D', BATYR),
    ('B', BIY),
];
const MOST: [usize; 5] = [11, 2, 2, 1, 1];

impl SetUp {
    /// The text of the position, with men beyond the set left out.
    fn fen(&self) -> String {
        let board = self.board();
        let side = if self.turn { 'w' } else { 'b' };
        let home = |number: &usize| match board[*number] {
            Some(letter) if letter.is_uppercase() => *number >= 53,
            Some(_) => *number <= 10,
            None => false,
        };
        // A shatra at home is always of the reserve.
        let listed = |number: &usize, bits: u64| {
            bits >> number & 1 == 1 || matches!(board[*number], Some('S' | 's'))
        };
        let reserve: Vec<usize> = (1..63)
            .filter(|number| home(number) && listed(number, self.reserve))
            .collect();
        let due: Vec<usize> = reserve
            .iter()
            .copied()
            .filter(|number| self.due >> number & 1 == 1)
            .collect();
        let ranks = ranks(&board);
        let [reserve, due] = [reserve, due].map(|numbers| list(&numbers));
        format!("{ranks} {side} {reserve} {due} {}", self.passer(&board))
    }

    fn board(&self) -> [Option<char>; 63] {
        let mut board = [None; 63];
        let mut counts = [[0; 5]; 2];
        for &(number, man) in &self.men {
            let (side, kind) = (usize::from(man / 5), usize::from(man % 5));
            let (letter, _) = MEN[kind];
            if board[usize::from(number)].is_none() && counts[side][kind] < MOST[kind] {
                counts[side][kind] += 1;
                let letters = [letter, letter.to_ascii_lowercase()];
                board[usize::from(number)] = Some(letters[side]);
            }
        }
        board
    }

    /// A shatra that can have made a double step, if there is one: which, `passer` says.
    fn passer(&self, board: &[Option<char>; 63]) -> String {
        let (shatra, numbers) = if self.turn {
            ('s', 25..32)
        } else {
            ('S', 32..39)
        };
        let back = |number: usize, steps: usize| {
            if self.turn {
                number - 7 * steps
            } else {
                number + 7 * steps
            }
        };
        let able = numbers.filter(|&number| {
            board[number] == Some(shatra)
                && board[back(number, 1)].is_none()
                && board[back(number, 2)].is_none()
        });
        let able: Vec<usize> = able.collect();
        match able.get(usize::from(self.passer)) {
            Some(number) => number.to_string(),
            None => "-".to_string(),
        }
    }
}

fn ranks(board: &[Option<char>; 63]) -> String {
    let widths = [3, 3, 3, 1, 7, 7, 7, 7, 7, 7, 1, 3, 3, 3];
    let mut left = board[1..].iter();
    let ranks = widths.map(|width| {
        let mut rank = String::new();
        let mut empty = 0;
        for man in left.by_ref().take(width) {
            match man {
                None => empty += 1,
                Some(letter) => {
                    rank += &if empty > 0 {
                        empty.to_string()
                    } else {
                        String::new()
                    };
                    rank.push(*letter);
                    empty = 0;
                }
            }
        }
        rank + &if empty > 0 {
            empty.to_string()
        } else {
            String::new()
        }
    });
    ranks.join("/")
}

/// Numbers one by one: the form that is read, not the one that is written.
fn list(numbers: &[usize]) -> String {
    if numbers.is_empty() {
        return "-".to_string();
    }
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    numbers.join(",")
}

/// Two biys and up to so many other men, on squares of these numbers.
fn set_up(squares: Vec<u8>, most: usize) -> impl Strategy<Value = SetUp> {
    let square = prop::sample::select(squares);
    let biys = [square.clone(), square.clone()];
    let men = prop::collection::vec((square, 0..10u8), 0..most);
    let fields = (any::<bool>(), any::<u64>(), any::<u64>(), 0..4u8);
    (biys, men, fields, 0..40u8).prop_map(|([white, black], others, fields, missing)| {
        let (turn, reserve, due, passer) = fields;
        let mut men = vec![(white, 4), (black, 9)];
        if missing == 0 {
            men.remove(0);
        }
        men.extend(others);
        SetUp {
            men,
            turn,
            reserve,
            due,
            passer,
        }
    })
}

fn check_set_up(set_up: &SetUp, bits: u8) {
    let fen = set_up.fen();
    let rules = options(bits);
    let ours = Shatra::from_fen_with(&fen, rules);
    let theirs = reference::moves(&reference_options(rules), &fen);
    assert_eq!(ours.is_ok(), theirs.is_ok(), "{fen} {ours:?} {theirs:?}");
    if let Ok(position) = ours {
        agree(&position);
        for mv in moves(&position) {
            let mut after = position;
            after.play(mv);
            let read = Shatra::from_fen_with(&after.fen().to_string(), rules);
            assert_eq!(read, Ok(after));
        }
    }
}

fn play(choices: &[u16], start: Shatra, mut visit: impl FnMut(&Shatra)) {
    let mut position = start;
    for &choice in choices {
        visit(&position);
        let legal = moves(&position);
        if legal.is_empty() {
            return;
        }
        position.play(legal[usize::from(choice) % legal.len()]);
    }
}

fn everywhere() -> Vec<u8> {
    (1..63).collect()
}

/// White's castle and its front, and for balance some of the field.
fn round_the_castle() -> Vec<u8> {
    let mut squares: Vec<u8> = (39..63).collect();
    squares.extend([1, 2, 3, 5, 8, 10, 14, 28, 35]);
    squares
}

proptest! {
    #[test]
    fn random_play_agrees_with_the_reference(
        choices in prop::collection::vec(any::<u16>(), 1..90),
        bits in 0..64u8,
    ) {
        let mut ply = 0;
        play(&choices, Shatra::start_with(options(bits)), |position| {
            // The reference is slow: the opening is looked at now and then.
            if ply % 8 == 0 || ply > 40 && ply % 3 == 0 {
                agree(position);
            }
            ply += 1;
        });
    }

    #[test]
    fn positions_set_up_anywhere_agree_with_the_reference(
        set_up in set_up(everywhere(), 34),
        bits in 0..64u8,
    ) {
        check_set_up(&set_up, bits);
    }

    #[test]
    fn positions_round_a_castle_agree_with_the_reference(
        set_up in set_up(round_the_castle(), 24),
        bits in 0..64u8,
    ) {
        check_set_up(&set_up, bits);
    }

    #[test]
    fn play_from_positions_set_up_agrees_with_the_reference(
        set_up in set_up(everywhere(), 20),
        choices in prop::collection::vec(any::<u16>(), 1..12),
        bits in 0..64u8,
    ) {
        if let Ok(position) = Shatra::from_fen_with(&set_up.fen(), options(bits)) {
            play(&choices, position, agree);
        }
    }

    #[test]
    fn random_games_end_or_go_on_without_a_fault(
        choices in prop::collection::vec(any::<u16>(), 300),
        bits in 0..64u8,
    ) {
        play(&choices, Shatra::start_with(options(bits)), |position| {
            let fen = position.fen().to_string();
            let read = Shatra::from_fen_with(&fen, position.options());
            assert_eq!(read, Ok(*position));
            assert_eq!(read.map(|read| read.key()), Ok(position.key()));
            let men = position.men(tabia::Side::White) | position.men(tabia::Side::Black);
            let kinds = MEN.map(|(_, kind)| position.of_kind(kind));
            let together = kinds.into_iter().fold(Set::EMPTY, |all, kind| all | kind);
            assert_eq!(men, together);
        });
    }
}

/// Positions that chance does not find: a half without a free square while a drop is due (C14).
#[test]
fn full_halves_agree_with_the_reference() {
    for fen in [
        // Nothing to capture: the drop lapses.
        "3/3/3/b/7/7/7/SSSSSSS/sSYYSTT/ssDBSss/1/3/S2/3 w 57 57 -",
        "3/3/3/b/7/7/7/SSSSSSS/sSYYSTT/ssDBSss/1/3/1S1/3 w 10,58 58 -",
        "3/3/3/b/7/7/7/SSSSSSS/sSYYBTT/ssSSSss/1/3/1D1/3 w 10,58 58 -",
        // The biy alone can capture, and need not.
        "3/3/3/b/7/7/1s5/SBSSSSS/sSYYSTT/ssDSSss/1/3/S2/3 w 57 57 -",
        "3/3/3/b/7/7/3s3/SSSBSSS/sSYYSTT/ssDSSss/1/3/S2/3 w 57 57 -",
        // A shatra in the enemy gate alone can capture, and need not.
        "3/3/3/S/3s3/7/1b5/SSSBSSS/sTTYYDs/ssSSsss/1/3/S2/3 w 57 57 -",
        // Others can capture.
        "3/3/3/b/7/7/3s3/SSSSSSS/sSYYSTT/ssDBSss/1/3/S2/3 w 57 57 -",
    ] {
        for bits in 0..64 {
            let position = Shatra::from_fen_with(fen, options(bits)).expect(fen);
            agree(&position);
            for mv in moves(&position) {
                let mut after = position;
                after.play(mv);
                agree(&after);
            }
        }
    }
}
