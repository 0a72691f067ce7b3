//! What must hold in every state met in random games of every game: in few of them here, in 10,000 of each with
//! `TABIA_DEEP=1` (`./deep learning`), of which 625 are looked at closely.

use tabia::encode::{Encode, Layout, Past, Scene, Symmetry, View, Viewpoint, WithGame};
use tabia::shatra::SHATRA;
use tabia::{AnyGame, AnyPosition, Game, Piece, Position, RuleSet, Side, Turn, Variant};
use tabia_batch::StepGame;

fn is_deep() -> bool {
    std::env::var_os("TABIA_DEEP").is_some()
}

/// How many random games of each are played.
fn games() -> u64 {
    if is_deep() { 10_000 } else { 6 }
}

/// Whether all that a game shows is compared, number by number and plane by plane. Of many games it is one of sixteen.
fn is_looked_at_closely(seed: u64) -> bool {
    !is_deep() || seed.is_multiple_of(16)
}

/// A game is broken off after so many plies.
const MOST: u32 = 150;

fn in_every_game(test: impl Fn(RuleSet, u64)) {
    for &variant in Variant::ALL {
        for seed in 0..games() {
            test(variant.rules(), seed);
        }
    }
}

#[test]
fn masks_are_the_legal_steps_and_numbers_mean_them() {
    in_every_game(|rules, seed| rules.with_game(Follow(rules, seed)));
}

/// Plays a random game of steps beside a turn and a game that know nothing of it.
struct Follow(RuleSet, u64);

impl WithGame for Follow {
    type Output = ();

    fn with<P: Encode>(self, options: P::Options) {
        let Follow(rules, mut seed) = self;
        let closely = is_looked_at_closely(seed);
        let mut game = StepGame::new(rules, None, Some(MOST), 2).expect("the start is a start");
        let mut slow = Game::new(P::start_with(options));
        let mut turn = Turn::new(slow.position().clone());
        let steps = P::steps();
        while !game.is_over() {
            let legal = turn.legal_steps();
            assert!(game.legal().into_iter().eq(legal.iter()), "{}", game.text());
            let mut mask = vec![2; steps.len().into()];
            game.write_mask(&mut mask)
                .expect("a mask is as long as there are steps");
            for (number, &bit) in (0..).zip(&mask) {
                assert_eq!(bit == 1, legal.contains(number));
                assert!(bit == 1 || bit == 0);
                if closely {
                    assert_eq!(bit == 1, game.is_legal(number.into()));
                }
            }
            for number in legal.iter() {
                let action = steps.decode(number).expect("a legal number means a step");
                assert_eq!(steps.encode(action), Some(number));
                assert!(turn.is_legal(action));
            }
            if closely {
                sees_the_same(&game, &turn, &slow);
            }
            let number = game
                .sample(&mut seed)
                .expect("a game that goes on has a step");
            let action = steps.decode(number as u16).expect("it has a number");
            game.take(number).expect("a sampled step is legal");
            if let Some(mv) = turn.take(action).expect("it is legal for the turn too") {
                slow.play(mv).expect("a finished turn is a legal move");
                turn = Turn::new(slow.position().clone());
            }
            assert_eq!(turn.at().is_some(), game.is_under_way());
            assert_eq!(game.plies() as usize, slow.plies());
        }
        // A claim that is there is made at once.
        if let Some(reason) = slow.claimable() {
            assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(reason));
            let _ = slow.claim_draw();
        }
        assert_eq!(game.outcome(), slow.outcome(), "{}", game.text());
        assert!(game.legal().is_empty());
    }
}

/// The planes of a game of steps are those of a turn with the past that a whole game knows.
fn sees_the_same<P: Encode>(game: &StepGame, turn: &Turn<P>, slow: &Game<P>) {
    let earlier: Vec<&P> = slow.positions().rev().skip(1).collect();
    let scene = Scene {
        turn,
        past: Past::of(slow.running(), slow.repetitions()),
        earlier: &|ago| earlier.get(ago).copied(),
    };
    for view in views(2) {
        let len = view.shape::<P>().iter().product();
        let [mut ours, mut theirs] = [vec![7; len], vec![9; len]];
        game.write_bytes(&view, &mut ours)
            .expect("the room is right");
        view.write(&scene, &mut theirs).expect("the room is right");
        assert_eq!(ours, theirs, "{}", game.text());
        let mut floats = vec![0.0_f32; len];
        game.write_floats(&view, &mut floats)
            .expect("the room is right");
        assert!(floats.iter().all(|&number| (0.0..=1.0).contains(&number)));
        packs_the_same::<P>(game, &view, &ours);
    }
}

/// Packed bits hold the numbers of the planes.
fn packs_the_same<P: Encode>(game: &StepGame, view: &View, planes: &[u8]) {
    if view.layout == Layout::Hwc {
        return;
    }
    let mut packed = vec![0; view.packed_len::<P>()];
    game.write_packed(view, &mut packed)
        .expect("the room is right");
    let cells = usize::from(P::grid().height()) * usize::from(P::grid().width());
    let mut first = 0;
    for ((plane, _), numbers) in view.planes::<P>().zip(planes.chunks(cells)) {
        for (cell, &number) in numbers.iter().enumerate() {
            assert!(number <= plane.most, "{plane:?}");
            let bit = |digit: usize| {
                let at = first + digit * cells + cell;
                (packed[at / 8] >> (at % 8) & 1) << digit
            };
            assert_eq!((0..plane.bits()).map(bit).sum::<u8>(), number);
        }
        first += plane.bits() * cells;
    }
}

fn views(history: u8) -> impl Iterator<Item = View> {
    [Viewpoint::White, Viewpoint::Black, Viewpoint::Mover]
        .into_iter()
        .flat_map(move |from| {
            [Layout::Chw, Layout::Hwc].map(|layout| View {
                from,
                layout,
                history,
            })
        })
}

#[test]
fn games_changed_by_a_symmetry_go_on_alike() {
    in_every_game(|rules, seed| {
        if !is_looked_at_closely(seed) {
            return;
        }
        for &symmetry in rules.variant().symmetries() {
            rules.with_game(Alike(rules.variant(), symmetry, seed));
        }
    });
}

/// Plays a random game and the one changed by a symmetry.
struct Alike(Variant, Symmetry, u64);

impl WithGame for Alike {
    type Output = ();

    fn with<P: Encode>(self, options: P::Options) {
        let Alike(variant, symmetry, seed) = self;
        let mut start = P::start_with(options);
        if is_commanded(&start) {
            let fen = AnyPosition::start(Variant::Shatar).fen().to_string();
            start = P::from_fen_with(&fen, options).expect("a position of Shatar");
        }
        let Some(changed) = changed_start(&start, symmetry, options) else {
            return;
        };
        let (mut one, mut other) = (Turn::new(start), Turn::new(changed));
        let change = |number| {
            symmetry
                .step(P::grid(), P::steps(), number)
                .expect("every step has one that is the same on the board so changed")
        };
        let mut chance = seed;
        for _ in 0..MOST {
            // Of several waiting shatras that of the lowest square is promoted, which is another one on the changed board.
            let undecided = variant == Variant::Shatra && several_wait(one.position());
            if undecided || one.position().outcome().is_some() {
                break;
            }
            looks_alike(symmetry, &one, &other);
            let legal: Vec<u16> = one.legal_steps().iter().collect();
            let mut theirs: Vec<u16> = legal.iter().copied().map(change).collect();
            theirs.sort_unstable();
            assert!(other.legal_steps().iter().eq(theirs), "{one:?} {other:?}");
            chance = tabia::mix(&[chance]);
            let number = legal[(chance % legal.len() as u64) as usize];
            let moved = [(&mut one, number), (&mut other, change(number))].map(|(turn, number)| {
                let action = P::steps().decode(number).expect("it has a number");
                turn.take(action).expect("it is legal").is_some()
            });
            assert_eq!(moved[0], moved[1]);
            if let (Some(after), Some(others)) = (one.after(), other.after()) {
                (one, other) = (Turn::new(after), Turn::new(others));
            }
        }
    }
}

/// Whether two shatras or more of one side stand on its last rank, where they wait for a vacancy.
fn several_wait<P: Position>(position: &P) -> bool {
    let last = P::grid().height() - 1;
    [(Side::White, last), (Side::Black, 0)]
        .into_iter()
        .any(|(side, rank)| {
            let shatra = Some(Piece { side, kind: SHATRA });
            let end = P::grid().board().iter();
            let waits = |&sq: &_| P::grid().rank(sq) == rank && position.piece_on(sq) == shatra;
            end.filter(waits).count() > 1
        })
}

/// Whether the rules command the first moves from this very array, so that it is not the same as any other.
fn is_commanded<P: Encode>(start: &P) -> bool {
    start.fen().to_string() == AnyPosition::start(Variant::ShatarBuryat).fen().to_string()
}

/// The start as it is on the board so changed; nothing where that is no text to be changed simply.
fn changed_start<P: Encode>(start: &P, symmetry: Symmetry, options: P::Options) -> Option<P> {
    let fen = start.fen().to_string();
    let changed = match (symmetry, fen.split_once(' ')) {
        (Symmetry::Identity, _) => fen,
        // The starts of draughts and of Shatra are the same mirrored, and turned but for the side to move.
        (Symmetry::Mirror, None) => fen,
        (Symmetry::Turn | Symmetry::MirrorTurn, None) => match start.turn() {
            Side::White => fen.replace("W:", "B:"),
            Side::Black => fen.replace("B:", "W:"),
        },
        (_, Some((board, rest))) if board.matches('/').count() == 7 => {
            let ranks: Vec<String> = board.split('/').map(str::to_owned).collect();
            let reversed = |rank: &String| rank.chars().rev().collect::<String>();
            let swap = |c: char| {
                if c.is_lowercase() {
                    c.to_ascii_uppercase()
                } else {
                    c.to_ascii_lowercase()
                }
            };
            let mirrors = matches!(symmetry, Symmetry::Mirror | Symmetry::Turn);
            let mut ranks: Vec<String> = match mirrors {
                true => ranks.iter().map(reversed).collect(),
                false => ranks,
            };
            let mut rest = rest.to_owned();
            if symmetry.recolours() {
                ranks.reverse();
                for rank in &mut ranks {
                    *rank = rank.chars().map(swap).collect();
                }
                rest = rest.replacen('w', "b", 1);
            }
            format!("{} {rest}", ranks.join("/"))
        }
        (Symmetry::Mirror, Some(_)) => fen,
        (_, Some(_)) => fen.replacen(" w ", " b ", 1),
    };
    P::from_fen_with(&changed, options).ok()
}

fn looks_alike<P: Encode>(symmetry: Symmetry, one: &Turn<P>, other: &Turn<P>) {
    for view in views(0) {
        let len = view.shape::<P>().iter().product();
        let [mut planes, mut theirs, mut changed] = [vec![0; len], vec![0; len], vec![0; len]];
        view.write(&Scene::of(one), &mut planes)
            .expect("the room is right");
        view.write(&Scene::of(other), &mut theirs)
            .expect("the room is right");
        symmetry
            .planes::<P>(&view, &planes, &mut changed)
            .expect("the room is right");
        assert!(changed == theirs, "{symmetry:?} {view:?} {one:?} {other:?}");
    }
}

#[test]
fn policies_are_changed_as_steps_are() {
    for &variant in Variant::ALL {
        let len = usize::from(variant.steps().len());
        let policy: Vec<usize> = (0..len).collect();
        for &symmetry in variant.symmetries() {
            let mut changed = vec![len; len];
            variant
                .change_policy(symmetry, &policy, &mut changed)
                .expect("a policy is as long as there are steps");
            // Nothing is lost, and done twice it is undone.
            let mut sorted = changed.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, policy, "{} {symmetry:?}", variant.name());
            let mut back = vec![len; len];
            variant
                .change_policy(symmetry, &changed, &mut back)
                .expect("a policy is as long as there are steps");
            assert_eq!(back, policy);
        }
    }
}

#[test]
fn a_whole_game_and_a_turn_show_the_same_as_a_game_of_steps() {
    let mut game = AnyGame::start(Variant::Turkish);
    let mut steps = StepGame::new(Variant::Turkish.rules(), None, None, 1).expect("a start");
    let mut chance = 5;
    for _ in 0..10 {
        let number = steps.sample(&mut chance).expect("it goes on");
        steps.take(number).expect("it is legal");
    }
    let text = steps.text();
    assert!(tabia::AnyTurn::from_text(Variant::Turkish, &text).is_ok());
    let first = game.position().fen().to_string();
    assert_ne!(text, first);
    let view = View::default();
    let len = Variant::Turkish.planes_shape(&view).iter().product();
    let (mut ours, mut theirs) = (vec![0; len], vec![1; len]);
    game.play_text("a3-a4").expect("a legal move");
    game.write_planes(&view, &mut ours)
        .expect("the room is right");
    let turn = tabia::AnyTurn::from(game.position());
    turn.write_planes(&view, &mut theirs)
        .expect("the room is right");
    assert_eq!(ours, theirs);
    assert_eq!(
        turn.write_planes(&view, &mut theirs[1..])
            .map_err(|error| error.to_string()),
        Err(format!("the planes take room for {len}, not {}", len - 1))
    );
}
