//! The numbering of steps: a bijection in every game, with no number that stands for nothing.

use std::collections::BTreeSet;
use tabia::{AnyPosition, AnyTurn, Kind, Square, Step, StepAction, Variant};

/// The page that lists how many steps each game has.
const PAGE: &str = include_str!("../docs/steps.md");

fn squares() -> impl Iterator<Item = Square> + Clone {
    (0..64).map(Square::wrapping)
}

/// Every combination of two squares, capture and promotion, whether a step or not.
fn combinations() -> impl Iterator<Item = Step> {
    let kinds = (0..8).map(|kind| Some(Kind(kind))).chain([None]);
    squares().flat_map(move |from| {
        let kinds = kinds.clone();
        squares().flat_map(move |to| {
            let kinds = kinds.clone();
            [false, true].into_iter().flat_map(move |capture| {
                let step = move |promotion| Step {
                    from,
                    to,
                    capture,
                    promotion,
                };
                kinds.clone().map(step)
            })
        })
    })
}

fn in_every_game(test: impl Fn(Variant)) {
    Variant::ALL.iter().copied().for_each(test);
}

#[test]
fn every_number_means_one_action() {
    in_every_game(|variant| {
        let steps = variant.steps();
        let mut actions = BTreeSet::new();
        for number in 0..steps.len() {
            let action = steps.decode(number).expect("every number means something");
            assert_eq!(steps.encode(action), Some(number), "{}", variant.name());
            assert!(actions.insert(action));
        }
        for number in steps.len()..=u16::MAX {
            assert_eq!(steps.decode(number), None);
        }
    });
}

#[test]
fn every_action_has_one_number_or_none() {
    in_every_game(|variant| {
        let steps = variant.steps();
        let mut numbers = BTreeSet::new();
        for action in combinations()
            .map(StepAction::Step)
            .chain([StepAction::Stop])
        {
            if let Some(number) = steps.encode(action) {
                assert_eq!(steps.decode(number), Some(action), "{}", variant.name());
                assert!(
                    numbers.insert(number),
                    "two actions have the number {number}"
                );
            }
        }
        assert!(numbers.into_iter().eq(0..steps.len()));
    });
}

#[test]
fn numbers_go_by_block_then_by_public_numbers() {
    in_every_game(|variant| {
        let (grid, steps) = (variant.grid(), variant.steps());
        let order = |number| match steps.decode(number).expect("a number in use") {
            StepAction::Stop => (true, false, false, 0, 0, None),
            StepAction::Step(step) => (
                false,
                step.promotion.is_some(),
                step.capture,
                grid.number(step.from),
                grid.number(step.to),
                step.promotion.map(|kind| {
                    let kinds = steps.promotions().iter();
                    kinds.take_while(|&&other| other != kind).count()
                }),
            ),
        };
        assert!(
            (0..steps.len()).is_sorted_by_key(order),
            "{}",
            variant.name()
        );
        assert_eq!(steps.decode(steps.stop()), Some(StepAction::Stop));
    });
}

/// What the page says of a game: the sizes of its blocks, and of all.
fn row(variant: Variant) -> String {
    let steps = variant.steps();
    let blocks = steps.blocks();
    let sizes = blocks.windows(2).map(|ends| ends[1] - ends[0]);
    let columns = sizes.chain([1, steps.len()]).map(|size| size.to_string());
    let columns = columns.collect::<Vec<_>>().join(" | ");
    format!("| `{}` | {columns} |\n", variant.name())
}

#[test]
fn the_page_tells_how_many_there_are() {
    let rows: String = Variant::ALL.iter().copied().map(row).collect();
    assert!(PAGE.contains(&rows), "the page lacks\n{rows}");
}

/// Asserts that some legal action in one of these positions has this number.
fn is_made(variant: Variant, number: u16, texts: impl IntoIterator<Item = String>) {
    let made = texts.into_iter().any(|text| {
        let turn = AnyTurn::from_text(variant, &text);
        turn.is_ok_and(|turn| turn.legal_steps().contains(number))
    });
    let action = variant.steps().decode(number);
    assert!(made, "{}: nothing makes {action:?}", variant.name());
}

/// A lone king, and before its landing square an enemy where it captures.
fn lone_king(variant: Variant, step: Step) -> Vec<String> {
    let grid = variant.grid();
    let prey = grid.between(step.from, step.to);
    let at = |sq| grid.name(sq).to_string();
    let board = |king: Square, prey: Option<Square>| {
        let prey = prey.filter(|_| step.capture);
        match variant {
            Variant::Bashni => {
                let prey = prey.map_or(String::new(), |sq| format!(",{}B", at(sq)));
                format!("W:{}W{prey}", at(king))
            }
            _ => {
                let prey = prey.map_or(String::new(), |sq| format!("K{}", at(sq)));
                format!("W:WK{}:B{prey}", at(king))
            }
        }
    };
    prey.iter()
        .map(Some)
        .chain([None])
        .flat_map(|prey| {
            let one = board(step.from, prey);
            match variant {
                Variant::Vigman => vec![format!("{one}|W:W:B"), format!("W:W:B|{one}")],
                _ => vec![one],
            }
        })
        .collect()
}

#[test]
fn a_king_makes_every_step_of_draughts() {
    use tabia::Family::{Draughts, Towers};
    in_every_game(|variant| {
        if !matches!(variant.about().family, Draughts | Towers) {
            return;
        }
        for number in 0..variant.steps().stop() {
            let action = variant.steps().decode(number);
            let Some(StepAction::Step(step)) = action else {
                panic!("{action:?}")
            };
            is_made(variant, number, lone_king(variant, step));
        }
    });
}

/// A board of Shatra with these men by the public numbers of their squares, given as FEN.
fn shatra(men: &[(u8, char)], side: char) -> String {
    let mut number = 0;
    let ranks = [3, 3, 3, 1, 7, 7, 7, 7, 7, 7, 1, 3, 3, 3].map(|width| {
        let squares = (0..width).map(|_| {
            number += 1;
            let man = men.iter().find(|&&(at, _)| at == number);
            man.map_or('1', |&(_, letter)| letter)
        });
        squares.collect::<String>()
    });
    format!("{} {side} - - -", joined(&ranks.join("/")))
}

/// The same with runs of empty squares joined.
fn joined(ranks: &str) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in ranks.chars().chain(['\0']) {
        if letter == '1' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        empty = 0;
        text.push(letter);
    }
    text.trim_end_matches('\0').to_owned()
}

/// Boards on which one man of either side could make the step, with both biys out of the way.
fn shatra_boards(step: Step) -> Vec<String> {
    let grid = Variant::Shatra.grid();
    let [from, to] = [step.from, step.to].map(|sq| grid.number(sq));
    let between: Vec<u8> = grid
        .between(step.from, step.to)
        .iter()
        .map(|sq| grid.number(sq))
        .collect();
    let man = if step.promotion.is_some() { 's' } else { 'd' };
    let mut boards = Vec::new();
    for prey in between.iter().copied().map(Some).chain([None]) {
        for [biy, other] in [
            [32, 18],
            [38, 24],
            [46, 11],
            [52, 17],
            [11, 46],
            [18, 45],
            [54, 7],
        ] {
            let taken = [Some(from), Some(to), prey];
            let free = |sq: u8| !taken.contains(&Some(sq)) && !between.contains(&sq);
            if !free(biy) || !free(other) || prey.is_some() != step.capture {
                continue;
            }
            for side in ['w', 'b'] {
                let own = |letter: char| {
                    if side == 'w' {
                        letter.to_ascii_uppercase()
                    } else {
                        letter
                    }
                };
                let enemy = |letter: char| {
                    if side == 'w' {
                        letter
                    } else {
                        letter.to_ascii_uppercase()
                    }
                };
                let mut men = vec![(from, own(man)), (biy, own('b')), (other, enemy('b'))];
                men.extend(prey.map(|sq| (sq, enemy('t'))));
                boards.push(shatra(&men, side));
            }
        }
    }
    boards
}

#[test]
fn a_batyr_or_a_shatra_makes_every_step_of_shatra() {
    // The road is open from castle to castle by the Russian text.
    let variant = Variant::ShatraRu;
    for number in 0..variant.steps().stop() {
        let action = variant.steps().decode(number);
        let Some(StepAction::Step(step)) = action else {
            panic!("{action:?}")
        };
        is_made(variant, number, shatra_boards(step));
    }
}

/// Boards on which a bers, a temee or a mori could make the step, with both noyons out of the way.
fn shatar_boards(step: Step) -> Vec<String> {
    let grid = Variant::Shatar.grid();
    let board = |letter: char, noyon: Square, other: Square, khuu: Square| {
        let rank = |rank: u8| {
            let letters = (0..8)
                .filter_map(|file| grid.at(file, rank))
                .map(|sq| match sq {
                    sq if sq == step.from => letter,
                    sq if sq == step.to && step.capture => 'r',
                    sq if sq == noyon => 'K',
                    sq if sq == other => 'k',
                    sq if sq == khuu => 'p',
                    _ => '1',
                });
            letters.collect::<String>()
        };
        let ranks: Vec<String> = (0..8).rev().map(rank).collect();
        format!("{} w", joined(&ranks.join("/")))
    };
    let between = grid
        .between(step.from, step.to)
        .with(step.from)
        .with(step.to);
    let free = squares().filter(move |&sq| !between.contains(sq));
    let far: Vec<Square> = free.step_by(5).collect();
    let mut boards = Vec::new();
    for (i, &noyon) in far.iter().enumerate() {
        for letter in ['J', 'B', 'N'] {
            let [other, khuu] = [3, 5].map(|shift| far[(i + shift) % far.len()]);
            boards.push(board(letter, noyon, other, khuu));
        }
    }
    boards
}

#[test]
fn a_bers_a_temee_or_a_mori_makes_every_step_of_shatar() {
    let variant = Variant::ShatarFairy;
    for number in 0..variant.steps().stop() {
        let action = variant.steps().decode(number);
        let Some(StepAction::Step(step)) = action else {
            panic!("{action:?}")
        };
        is_made(variant, number, shatar_boards(step));
    }
}

#[test]
fn games_of_one_family_share_their_numbers_where_they_share_a_board() {
    let len = |variant: Variant| variant.steps().len();
    assert_eq!(len(Variant::Russian), len(Variant::Bashni));
    assert_eq!(len(Variant::Shatra), len(Variant::ShatraPritchard));
    let start = AnyPosition::start(Variant::Shatra);
    assert_eq!(AnyTurn::from(start).legal_steps().len(), 154);
}
