//! Batches: streams of chance, refusals, starting again, snapshots.

use tabia::Variant;
use tabia::encode::{View, Viewpoint};
use tabia_batch::{Autoreset, Batch, BatchError, Outputs, Planes, Settings, playouts};

/// All that a batch writes.
#[derive(Clone, PartialEq, Debug)]
struct Arrays {
    planes: Vec<u8>,
    final_planes: Vec<u8>,
    mask: Vec<u8>,
    reward: Vec<f32>,
    terminated: Vec<bool>,
    truncated: Vec<bool>,
    player: Vec<i8>,
}

impl Arrays {
    fn of(batch: &Batch) -> Arrays {
        let n = batch.len();
        Arrays {
            planes: vec![0; n * batch.planes_len()],
            final_planes: vec![0; n * batch.planes_len()],
            mask: vec![0; n * batch.step_count()],
            reward: vec![0.0; 2 * n],
            terminated: vec![false; n],
            truncated: vec![false; n],
            player: vec![0; n],
        }
    }

    fn outputs(&mut self) -> Outputs<'_> {
        Outputs {
            planes: Planes::Bytes(&mut self.planes),
            final_planes: Planes::Bytes(&mut self.final_planes),
            mask: &mut self.mask,
            reward: &mut self.reward,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
            player: &mut self.player,
        }
    }
}

fn settings(variant: Variant, games: usize) -> Settings {
    Settings {
        seed: 7,
        max_plies: Some(90),
        ..Settings::new(variant.rules(), games)
    }
}

fn batch(settings: Settings) -> (Batch, Arrays) {
    let batch = Batch::new(settings).expect("the settings are right");
    let arrays = Arrays::of(&batch);
    (batch, arrays)
}

/// Steps by chance, and all that was written in each.
fn followed(batch: &mut Batch, steps: usize) -> Vec<(Vec<i64>, Arrays)> {
    let mut arrays = Arrays::of(batch);
    let mut actions = vec![0; batch.len()];
    let step = |_| {
        batch
            .step_randomly(&mut actions, arrays.outputs())
            .expect("a batch that starts games again goes on");
        (actions.clone(), arrays.clone())
    };
    (0..steps).map(step).collect()
}

#[test]
fn equal_seeds_give_equal_games_on_any_number_of_threads() {
    for &variant in Variant::ALL {
        let of = |threads, seed| {
            let (mut batch, _) = batch(Settings {
                threads,
                seed,
                ..settings(variant, 100)
            });
            followed(&mut batch, 130)
        };
        let one = of(1, 7);
        assert!(one == of(2, 7) && one == of(0, 7), "{}", variant.name());
        assert!(one != of(1, 8));
    }
    let of = |threads| {
        let settings = Settings {
            threads,
            ..settings(Variant::Bashni, 300)
        };
        playouts(&settings, 5).expect("the settings are right")
    };
    assert_eq!(of(1), of(2));
    let alone = Settings {
        games: 1,
        ..settings(Variant::Bashni, 300)
    };
    // A game is the one of its index, whatever others are played.
    assert_eq!(playouts(&alone, 25).as_deref(), Ok(&of(1)[20..21]));
}

#[test]
fn an_illegal_action_is_named_and_leaves_the_batch_as_it_was() {
    let (mut batch, mut arrays) = batch(settings(Variant::Russian, 40));
    followed(&mut batch, 20);
    let before = batch.snapshot();
    let mut actions = vec![0; 40];
    batch
        .clone()
        .sample(&mut actions)
        .expect("as long as there are games");
    for wrong in [-1, 462, 463, i64::MAX, i64::MIN] {
        let mut actions = actions.clone();
        actions[33] = wrong;
        let written = arrays.clone();
        let told = batch.step(&actions, arrays.outputs()).unwrap_err();
        assert!(matches!(told, BatchError::Illegal { game: 33, action, .. } if action == wrong));
        assert_eq!(batch.snapshot(), before);
        assert!(arrays == written);
    }
    actions[33] = 462;
    let told = batch.step(&actions, arrays.outputs()).unwrap_err();
    assert_eq!(
        told.to_string(),
        "game 33: action 462 is not legal here (stop)"
    );
    actions[33] = 463;
    let told = batch.step(&actions, arrays.outputs()).unwrap_err();
    assert_eq!(
        told.to_string(),
        "game 33: action 463 is not legal here (no step has this number)"
    );
}

#[test]
fn arrays_of_another_length_are_refused() {
    let (mut batch, mut arrays) = batch(settings(Variant::Shatra, 3));
    let before = batch.snapshot();
    arrays.mask.pop();
    let told = batch.reset(None, None, arrays.outputs()).unwrap_err();
    assert_eq!(told.to_string(), "mask: 6645 numbers are needed, not 6644");
    let told = batch.step(&[0; 2], Outputs::default()).unwrap_err();
    assert_eq!(told.to_string(), "actions: 3 numbers are needed, not 2");
    let which = [true];
    let told = batch
        .reset(Some(5), Some(&which), Outputs::default())
        .unwrap_err();
    assert_eq!(told.to_string(), "which games: 3 numbers are needed, not 1");
    assert_eq!(batch.snapshot(), before);
}

#[test]
fn settings_that_cannot_be_are_refused() {
    let told = |settings| Batch::new(settings).err().map(|error| error.to_string());
    let russian = settings(Variant::Russian, 1);
    let starts = |fen: &str| Settings {
        starts: vec!["W:We1:Bd8".into(), fen.into()],
        ..russian.clone()
    };
    assert_eq!(
        told(starts("W:We1,z9:Bd8")).as_deref(),
        Some("start 1: at byte 6: found `z9`: no playing square has this name")
    );
    assert_eq!(
        told(starts("W:W:Bd8")).as_deref(),
        Some("start 1: the game is over in this position")
    );
    let none = Settings {
        games: 0,
        ..russian.clone()
    };
    assert_eq!(told(none).as_deref(), Some("a batch has one game at least"));
    let no_ply = Settings {
        max_plies: Some(0),
        ..russian
    };
    assert_eq!(told(no_ply).as_deref(), Some("a game has one ply at least"));
}

#[test]
fn games_are_started_again_in_the_next_step() {
    let (mut batch, mut arrays) = batch(settings(Variant::Turkish, 16));
    let start = Batch::new(settings(Variant::Turkish, 1))
        .expect("right")
        .text(0);
    let mut over = [false; 16];
    let mut ends = 0;
    let mut actions = vec![0; 16];
    for _ in 0..300 {
        batch
            .step_randomly(&mut actions, arrays.outputs())
            .expect("it goes on");
        for game in 0..16 {
            let ended = arrays.terminated[game] || arrays.truncated[game];
            if over[game] {
                assert!(!ended && actions[game] == 0 && batch.text(game) == start);
                assert_eq!(arrays.reward[2 * game..][..2], [0.0, 0.0]);
            }
            let mask = &arrays.mask[game * batch.step_count()..][..batch.step_count()];
            assert_eq!(mask.contains(&1), !ended);
            assert_eq!(arrays.terminated[game], batch.outcome(game).is_some());
            assert!(!ended || arrays.terminated[game] != arrays.truncated[game]);
            ends += usize::from(ended);
            over[game] = ended;
        }
    }
    assert!(ends > 16);
}

#[test]
fn games_are_started_again_in_the_same_step() {
    let next = settings(Variant::Turkish, 16);
    let same = Settings {
        autoreset: Autoreset::SameStep,
        ..next.clone()
    };
    let (mut next, mut there) = batch(next);
    let (mut same, mut here) = batch(same);
    let mut actions = vec![0; 16];
    let mut ended = false;
    while !ended {
        next.sample(&mut actions)
            .expect("as long as there are games");
        next.step(&actions, there.outputs()).expect("legal in both");
        same.step(&actions, here.outputs()).expect("legal in both");
        assert_eq!(
            (&here.terminated, &here.truncated),
            (&there.terminated, &there.truncated)
        );
        assert_eq!(here.reward, there.reward);
        for game in 0..16 {
            let planes = game * next.planes_len()..(game + 1) * next.planes_len();
            let mask = game * next.step_count()..(game + 1) * next.step_count();
            if here.terminated[game] || here.truncated[game] {
                assert_eq!(
                    here.final_planes[planes.clone()],
                    there.planes[planes.clone()]
                );
                assert_eq!(
                    same.text(game),
                    Batch::new(settings(Variant::Turkish, 1))
                        .expect("right")
                        .text(0)
                );
                assert!(here.mask[mask].contains(&1));
                ended = true;
            } else {
                assert_eq!(here.planes[planes.clone()], there.planes[planes]);
                assert_eq!(here.mask[mask.clone()], there.mask[mask]);
            }
        }
    }
}

#[test]
fn games_are_not_started_again_unless_it_is_asked_for() {
    let (mut batch, mut arrays) = batch(Settings {
        autoreset: Autoreset::Disabled,
        max_plies: Some(3),
        ..settings(Variant::Shatar, 4)
    });
    let mut actions = vec![0; 4];
    for _ in 0..3 {
        batch
            .step_randomly(&mut actions, arrays.outputs())
            .expect("three plies");
    }
    assert_eq!(arrays.truncated, [true; 4]);
    let told = batch
        .step_randomly(&mut actions, arrays.outputs())
        .unwrap_err();
    assert_eq!(told, BatchError::Over { game: 0 });
    batch
        .reset(None, Some(&[true, false, true, true]), arrays.outputs())
        .expect("as many marks as games");
    assert_eq!(arrays.truncated, [false, true, false, false]);
    let mut sampled = vec![0; 4];
    batch
        .sample(&mut sampled)
        .expect("as long as there are games");
    let told = batch.step(&sampled, arrays.outputs()).unwrap_err();
    assert_eq!(
        told.to_string(),
        "game 1 is over: reset it before the next step"
    );
}

#[test]
fn games_begin_with_the_given_starts() {
    let fens = ["W:We1:Bd8", "W:Wa1,c1:Bh8,f8"];
    let (mut batch, mut arrays) = batch(Settings {
        starts: fens.map(String::from).into(),
        ..settings(Variant::Russian, 200)
    });
    let texts = |batch: &Batch| {
        (0..200)
            .filter_map(|game| batch.text(game))
            .collect::<Vec<_>>()
    };
    let first = texts(&batch);
    let of_first = first.iter().filter(|text| *text == fens[0]).count();
    assert!((60..140).contains(&of_first), "{of_first} of 200");
    batch.reset(None, None, arrays.outputs()).expect("right");
    assert_ne!(texts(&batch), first);
    batch.reset(Some(7), None, arrays.outputs()).expect("right");
    assert_eq!(texts(&batch), first);
}

#[test]
fn a_snapshot_goes_on_as_the_batch_does() {
    for &variant in Variant::ALL {
        let (mut batch, _) = batch(Settings {
            view: View {
                from: Viewpoint::White,
                history: 2,
                ..View::default()
            },
            ..settings(variant, 8)
        });
        followed(&mut batch, 47);
        let bytes = batch.snapshot();
        let mut again = Batch::restore(&bytes).expect("a snapshot");
        assert_eq!(again.snapshot(), bytes);
        assert_eq!(again.settings(), batch.settings());
        let mut copy = batch.clone();
        let ahead = followed(&mut batch, 100);
        assert!(ahead == followed(&mut again, 100), "{}", variant.name());
        assert!(ahead == followed(&mut copy, 100));
    }
}

#[test]
fn what_is_no_snapshot_is_refused() {
    let (batch, _) = batch(settings(Variant::Shatar, 2));
    let bytes = batch.snapshot();
    for len in 0..bytes.len() {
        assert!(Batch::restore(&bytes[..len]).is_err());
    }
    for at in 0..bytes.len() {
        let mut wrong = bytes.clone();
        wrong[at] ^= 0x55;
        // It may be another batch; it is never a panic.
        let _ = Batch::restore(&wrong).map(|mut batch| followed(&mut batch, 3));
    }
}

#[test]
fn flat_games_take_less_than_a_kibibyte() {
    for &variant in Variant::ALL {
        let (batch, _) = batch(settings(variant, 1));
        if variant.about().family == tabia::Family::Draughts {
            assert!(
                batch.bytes_a_game() < 1024,
                "{}: {}",
                variant.name(),
                batch.bytes_a_game()
            );
        }
    }
}
