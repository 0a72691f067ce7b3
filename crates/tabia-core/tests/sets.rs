//! Sets of squares, and the numbers of steps and sets of them.

use std::panic::catch_unwind;
use tabia_core::{
    Dirs, Grid, Kind, Numbering, Pairs, Set, Square, Step, StepAction, StepSet, Steps,
};

static SQUARES: Grid = Grid::new("abcd", &["####"; 4], Numbering::FromTop);

#[test]
fn steps_are_numbered_by_block_then_by_squares() {
    let quiet = Pairs::NONE.and_steps(&SQUARES, Dirs::FORWARD, 1);
    let captures = Pairs::NONE.and_steps(&SQUARES, Dirs::SIDEWAYS, 2);
    let last = SQUARES.rank_set(3);
    let steps = Steps::new(&SQUARES, quiet, captures).with_promotions(
        &[Kind::MAN, Kind::KING],
        quiet.between(Set::ALL, last),
        Pairs::NONE.and_each(SQUARES.rank_set(2), last),
    );
    // 12 steps forward, 16 captures, 4 and 16 promotions to either of two.
    assert_eq!(steps.blocks(), [0, 12, 28, 36, 68]);
    assert_eq!((steps.stop(), steps.len()), (68, 69));
    assert_eq!(steps.decode(68), Some(StepAction::Stop));
    assert_eq!(steps.decode(69), None);
    for number in 0..69 {
        let action = steps.decode(number).expect("every number means something");
        assert_eq!(steps.encode(action), Some(number));
        if let StepAction::Step(step) = action {
            let block = usize::from(step.capture) + 2 * usize::from(step.promotion.is_some());
            let numbers = steps.blocks()[block]..steps.blocks()[block + 1];
            assert!(numbers.contains(&number), "{action:?} {number}");
        }
    }
    let sq = |name| SQUARES.square(name).expect("a square of the board");
    let step = Step {
        from: sq("b2"),
        to: sq("b3"),
        capture: false,
        promotion: None,
    };
    // Public numbers begin at the top: before b2 come the steps of the third rank and one of the second.
    assert_eq!(steps.encode(StepAction::Step(step)), Some(5));
    for wrong in [
        Step {
            to: sq("b4"),
            ..step
        },
        Step {
            capture: true,
            ..step
        },
        Step {
            promotion: Some(Kind::KING),
            ..step
        },
        Step {
            from: Square::wrapping(40),
            ..step
        },
    ] {
        assert_eq!(steps.encode(StepAction::Step(wrong)), None, "{wrong:?}");
    }
    let all = Pairs::NONE.and_each(Set::ALL, Set::ALL);
    assert!(
        catch_unwind(|| Steps::new(&SQUARES, all, all)).is_ok(),
        "as many pairs as there are"
    );
    assert_eq!(Steps::new(&SQUARES, all, all).stop(), 2 * 16 * 16);
    let many = [Kind(1); 20];
    let many: &'static [Kind] = Box::leak(Box::new(many));
    let too_many = catch_unwind(|| Steps::new(&SQUARES, all, all).with_promotions(many, all, all));
    assert!(too_many.is_err(), "as many as no set can hold");
}

#[test]
fn numbers_of_steps_make_sets() {
    let mut steps = StepSet::EMPTY;
    assert!(steps.is_empty());
    assert_eq!(steps.len(), 0);
    for number in [0, 63, 64, 4095, 4096, u16::MAX] {
        steps.insert(number);
    }
    assert!(!steps.is_empty() && steps.len() == 4);
    assert!(steps.iter().eq([0, 63, 64, 4095]));
    assert_eq!(steps.words()[0], 1 | 1 << 63);
    assert_eq!(steps.words()[63], 1 << 63);
    for (number, is_in) in [(0, true), (1, false), (64, true), (4096, false)] {
        assert_eq!(steps.contains(number), is_in);
    }
}

#[test]
fn sets_of_squares_are_sets() {
    let [a, b, c] = [3, 40, 63].map(Square::wrapping);
    let set: Set = [c, a, b].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [a, b, c]);
    assert_eq!(set.iter().rev().collect::<Vec<_>>(), [c, b, a]);
    assert_eq!(set.iter().len(), 3);
    assert_eq!((set.first(), set.last()), (Some(a), Some(c)));
    assert_eq!((Set::EMPTY.first(), Set::EMPTY.last()), (None, None));
    assert!(set.singles().eq([a, b, c].map(Set::of)));
    let (two, other) = (set.without(c), Set::of(b).with(c));
    assert_eq!(two & other, Set::of(b));
    assert_eq!(two | other, set);
    assert_eq!(two ^ other, Set::of(a).with(c));
    assert_eq!(two - other, Set::of(a));
    assert_eq!(!Set::EMPTY, Set::ALL);
    assert_eq!(!set & set, Set::EMPTY);
    assert_eq!((!set).len(), 61);
    let mut changed = two;
    changed &= other;
    assert_eq!(changed, Set::of(b));
    changed |= Set::of(c);
    assert_eq!(changed, other);
    changed -= Set::of(b);
    assert_eq!(changed, Set::of(c));
    assert_eq!(format!("{set:?}"), "{3, 40, 63}");
}
