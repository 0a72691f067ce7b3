//! Moves as sets are those that the search for captures finds one by one, in made-up games of every kind of leap.

use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;
use tabia_core::{
    CapturePolicy, CaptureRule, Convention, Crowning, Dirs, Field, Grid, Jumping, Kind, Landing,
    Lister, Move, Numbering, PieceRule, Pieces, Prey, Priority, Reach, Removal, Reversal, Search,
    Set, Topology, mix,
};

const FULL: Grid = Grid::new("abcdefgh", &["########"; 8], Numbering::FromTop);
const DARK: Grid = Grid::new(
    "abcdefgh",
    &[
        ".#.#.#.#", //
        "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.", ".#.#.#.#", "#.#.#.#.",
    ],
    Numbering::Gapped,
);
const MAN: PieceRule = PieceRule {
    name: "man",
    letter: 'M',
    quiet: Reach::step(Dirs::FORWARD_DIAGONAL),
    over_own: Dirs::NONE,
    capture: Reach::step(Dirs::DIAGONAL),
    prey: Prey::All,
    crowned: Some(Kind::KING),
};
const KING: PieceRule = PieceRule {
    name: "king",
    letter: 'K',
    quiet: Reach::slide(Dirs::DIAGONAL),
    capture: Reach::slide(Dirs::DIAGONAL),
    crowned: None,
    ..MAN
};
const RULE: CaptureRule = CaptureRule {
    removal: Removal::AtEnd,
    priority: &[],
    crowning: Crowning::AtEnd,
    reversal: Reversal::Allowed,
    landing: Landing::Anywhere,
};
const THE_MOST: CaptureRule = CaptureRule {
    priority: &[Priority::Count],
    ..RULE
};

/// A game by its board, its pieces and how they capture.
macro_rules! game {
    ($name:ident, $grid:expr, $man:expr, $king:expr, $rule:expr) => {
        enum $name {}
        impl Topology for $name {
            const GRID: &'static Grid = &$grid;
        }
        impl Pieces for $name {
            const KINDS: &'static [PieceRule] = &[$man, $king];
        }
        impl CapturePolicy for $name {
            const RULE: CaptureRule = $rule;
        }
    };
}

game!(Free, DARK, MAN, KING, RULE);
game!(
    Passing,
    DARK,
    MAN,
    KING,
    CaptureRule {
        crowning: Crowning::InPassing,
        ..RULE
    }
);
game!(
    Stopping,
    DARK,
    MAN,
    KING,
    CaptureRule {
        crowning: Crowning::EndsMove,
        ..RULE
    }
);
game!(Most, DARK, MAN, KING, THE_MOST);
game!(MostAtOnce, FULL, STRAIGHT_MAN, SHORT_KING, AT_ONCE);
game!(Eight, FULL, MAN_OF_EIGHT, KING, RULE);
game!(
    EightMost,
    FULL,
    PieceRule {
        over_own: Dirs::NONE,
        ..MAN_OF_EIGHT
    },
    KING,
    THE_MOST
);

game!(
    EightStopping,
    FULL,
    MAN_OF_EIGHT,
    KING,
    CaptureRule {
        crowning: Crowning::EndsMove,
        ..RULE
    }
);
game!(
    EightPassing,
    FULL,
    MAN_OF_EIGHT,
    KING,
    CaptureRule {
        crowning: Crowning::InPassing,
        ..RULE
    }
);

const STRAIGHT_MAN: PieceRule = PieceRule {
    quiet: Reach::step(Dirs::FORWARD.or(Dirs::SIDEWAYS)),
    capture: Reach::step(Dirs::ORTHOGONAL),
    ..MAN
};
const SHORT_KING: PieceRule = PieceRule {
    quiet: Reach::step(Dirs::ORTHOGONAL),
    capture: Reach::step(Dirs::ORTHOGONAL),
    ..KING
};
const AT_ONCE: CaptureRule = CaptureRule {
    removal: Removal::AtOnce,
    reversal: Reversal::Forbidden,
    ..THE_MOST
};
/// Goes in all eight directions, leaps over its own, and captures so that three leaps may lead home.
const MAN_OF_EIGHT: PieceRule = PieceRule {
    quiet: Reach::step(Dirs::ALL),
    over_own: Dirs::ORTHOGONAL,
    capture: Reach::step(Dirs::ALL),
    ..MAN
};

/// Men and kings of both sides.
type Sides = [[Set; 2]; 2];

/// A position by chance, crowded or not, with kings or without; no man on his last rank.
fn scattered<G: Jumping>(seed: u64) -> Option<Sides> {
    let chance = |n: u64| Set(mix(&[seed, n]));
    let occupied = match seed % 3 {
        0 => chance(0) & chance(1),
        1 => chance(0) & (chance(1) | chance(2)),
        _ => chance(0),
    };
    let own = match seed % 5 {
        0 => chance(3) & chance(4) & chance(5),
        _ => chance(3),
    };
    let kings = match seed % 2 {
        0 => Set::EMPTY,
        _ => chance(6) & chance(7) & chance(8),
    };
    let occupied = occupied & G::GRID.board();
    let (us, them) = (occupied & own, occupied - own);
    let (first, last) = (G::GRID.rank_set(0), G::GRID.rank_set(G::GRID.height() - 1));
    let sides = [
        [us - kings - last, us & kings],
        [them - kings - first, them & kings],
    ];
    (us.len() <= 12 && them.len() <= 12).then_some(sides)
}

/// The captures of the first side, White, as the search finds them one by one.
fn captures<G: Jumping>([own, enemy]: Sides) -> BTreeSet<Move> {
    let empty = G::GRID.board() - (own[0] | own[1] | enemy[0] | enemy[1]);
    let search = Search::<G, true>::new(enemy[0], enemy[1], empty);
    let mut found = Vec::new();
    for kind in [Kind::MAN, Kind::KING] {
        for from in own[kind.index()] {
            let _ = search.visit(from, kind, &mut |done, route| {
                found.push((route.captures(), search.made(route, kind, done)));
                Continue(())
            });
        }
    }
    let most = found.iter().map(|(captures, _)| *captures).max();
    let counts = |captures| G::RULE.priority.is_empty() || Some(captures) == most;
    let legal = found.into_iter().filter(|(captures, _)| counts(*captures));
    legal.map(|(_, mv)| mv).collect()
}

fn listed<G: Jumping, const WHITE: bool>(field: &Field<G, WHITE>) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut lister = Lister::<G, WHITE, _>::new(|mv, _: &_| {
        moves.push(mv);
        Continue(())
    });
    let _ = field.moves(Convention::Moves, &mut lister);
    moves
}

fn agree<G: Jumping>() {
    let mut compared = 0;
    for sides in (0..30_000).filter_map(scattered::<G>) {
        let field = Field::<G, true>::new(sides[0], sides[1]);
        let moves = listed(&field);
        let expected = captures::<G>(sides);
        assert_eq!(field.can_capture(), !expected.is_empty(), "{sides:?}");
        if field.can_capture() {
            compared += 1;
            let distinct: BTreeSet<Move> = moves.iter().copied().collect();
            assert_eq!(distinct, expected, "{sides:?}");
        }
        assert_eq!(field.count(), moves.len() as u64, "{sides:?}");
        let (mut successors, mut leaves) = (0, 0);
        let _ = field.successors(&mut |men, kings, captured| {
            successors += 1;
            let enemy = [sides[1][0] - captured, sides[1][1] - captured];
            leaves += listed(&Field::<G, false>::new(enemy, [men, kings])).len() as u64;
            Continue(())
        });
        assert_eq!(successors, moves.len(), "{sides:?}");
        assert_eq!(field.leaves(2), leaves, "{sides:?}");
    }
    assert!(compared > 3_000, "{compared} positions with captures");
}

#[test]
fn crowning_ends_the_move_in_eight_directions() {
    agree::<EightStopping>();
}

#[test]
fn men_of_four_directions_capture_freely() {
    agree::<Free>();
}

#[test]
fn men_are_crowned_in_passing() {
    agree::<Passing>();
}

#[test]
fn men_are_crowned_in_passing_in_eight_directions() {
    agree::<EightPassing>();
}

#[test]
fn crowning_ends_the_move() {
    agree::<Stopping>();
}

#[test]
fn the_most_captures_are_legal() {
    agree::<Most>();
}

#[test]
fn the_most_captures_are_legal_where_prey_leaves_at_once() {
    agree::<MostAtOnce>();
}

#[test]
fn three_leaps_lead_home_in_eight_directions() {
    agree::<Eight>();
}

#[test]
fn the_most_captures_are_legal_in_eight_directions() {
    agree::<EightMost>();
}
