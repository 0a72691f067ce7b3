//! Shatra under test.

use crate::Game;
use crate::reference::shatra as slow;
use proptest::prelude::*;
use tabia::shatra::{BATYR, BIY, SHATRA, Shatra, ShatraOptions, TURA, YALKYN};
use tabia::{Kind, Move, Notation, Options, Position, Set};

/// Shatra by these rules, tested against the slow generator.
pub fn shatra(options: ShatraOptions) -> Game<Shatra> {
    Game {
        options,
        set_up: shatra_set_ups(),
        slow_routes: |position| {
            slow::moves(
                &shatra_rules(position.options()),
                &position.fen().to_string(),
            )
            .expect("the slow generator reads what the fast one writes")
        },
        slow_outcome: |position| {
            slow::outcome(
                &shatra_rules(position.options()),
                &position.fen().to_string(),
            )
        },
        // Of several waiting shatras the one on the lowest square is first (P2), which turning changes.
        turned: None,
        effect: one_man_moves,
    }
}

/// Positions set up at random, as text.
pub fn shatra_set_ups() -> BoxedStrategy<String> {
    shatra_set_up((1..63).collect(), 34)
        .prop_map(|set_up| set_up.fen())
        .boxed()
}

/// The same rules for the slow generator.
pub fn shatra_rules(options: ShatraOptions) -> slow::Options {
    let mut same = slow::Options::default();
    for option in ShatraOptions::LIST {
        let mut value = String::new();
        options
            .write_value(option.name, &mut value)
            .expect("it has a value");
        same.set(option.name, &value)
            .expect("the slow generator has it");
    }
    same
}

/// One man goes from one square to another and takes what it says; of the others only waiting shatras change (P2).
fn one_man_moves(before: &Shatra, mv: Move, after: &Shatra) {
    let (us, them) = (before.turn(), before.turn().other());
    let mover = before.piece_on(mv.from()).expect("a man moves");
    assert_eq!(mover.side, us);
    assert_eq!(mv.is_promotion(), mover.kind != mv.kind());
    assert!(!mv.is_promotion() || mover.kind == SHATRA);
    assert_eq!(after.turn(), them);
    let ours = before.men(us) - Set::of(mv.from());
    assert_eq!(after.men(us), ours | Set::of(mv.to()));
    assert_eq!(after.men(them), before.men(them) - mv.captured());
    for sq in Shatra::grid().board() {
        let [was, is] = [before, after].map(|position| position.piece_on(sq));
        if sq == mv.to() {
            assert_eq!(is.map(|man| man.kind), Some(mv.kind()));
        } else if sq != mv.from() && !mv.captured().contains(sq) && was != is {
            assert_eq!(was.map(|man| (man.side, man.kind)), Some((them, SHATRA)));
            assert!(mv.is_capture());
        }
    }
}

/// A position set up at random: men by square and number of their letter, what is listed in its fields by bits.
#[derive(Debug, Clone)]
pub struct ShatraSetUp {
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

impl ShatraSetUp {
    /// Men by square and number of their letter, all out of the reserve but those that cannot be.
    pub fn white_to_move(men: Vec<(u8, u8)>) -> ShatraSetUp {
        ShatraSetUp {
            men,
            turn: true,
            reserve: 0,
            due: 0,
            passer: 0,
        }
    }

    /// The text of the position, with men beyond the set left out.
    pub fn fen(&self) -> String {
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
pub fn shatra_set_up(squares: Vec<u8>, most: usize) -> impl Strategy<Value = ShatraSetUp> {
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
        ShatraSetUp {
            men,
            turn,
            reserve,
            due,
            passer,
        }
    })
}
