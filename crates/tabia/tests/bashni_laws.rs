//! Laws that Bashni keeps under each combination of rules: in positions that come by play, and in
//! positions made at random.

use proptest::collection::vec;
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::ops::ControlFlow::Continue;
use tabia::towers::{Bashni, BashniOptions, Rejump, Take};
use tabia::{Length, Move, Notation, Options, Position, Route, Side, SquareForm, Style};
use testkit::reference::{ReferenceMove, towers};

/// A position with more routes than this is left to the reference's patience no longer.
const MOST_ROUTES: u64 = 3000;

fn combinations() -> impl Strategy<Value = BashniOptions> {
    let at_once = [Rejump::Never, Rejump::Intervening, Rejump::Free];
    let mut all = vec![BashniOptions::default()];
    all.extend(at_once.map(|rejump| BashniOptions {
        take: Take::AtOnce,
        rejump,
    }));
    prop::sample::select(all)
}

fn legal_moves(position: &Bashni) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = position.visit_moves(&mut |mv| {
        moves.push(mv);
        Continue(())
    });
    moves
}

fn legal_routes(position: &Bashni) -> Vec<(Move, Route)> {
    let mut routes = Vec::new();
    let _ = position.visit_routes(&mut |mv, route| {
        routes.push((mv, *route));
        Continue(())
    });
    routes
}

fn after(position: &Bashni, mv: Move) -> Bashni {
    let mut next = *position;
    next.play(mv);
    next
}

/// Plays on with these choices, as long as there is a move.
fn played(mut position: Bashni, choices: &[u16]) -> Bashni {
    for &choice in choices {
        let moves = legal_moves(&position);
        match moves.get(usize::from(choice) % moves.len().max(1)) {
            Some(&mv) => position.play(mv),
            None => break,
        }
    }
    position
}

fn by_play() -> impl Strategy<Value = Bashni> {
    let choices = vec(any::<u16>(), 0..90);
    (combinations(), choices)
        .prop_map(|(options, choices)| played(Bashni::start_with(options), &choices))
}

/// Towers on some squares, with tops that may stand there, and no more pieces than the set has.
fn at_random() -> impl Strategy<Value = Bashni> {
    let towers = vec((1..=32_u32, "[wbWB]{1,5}"), 1..14);
    (combinations(), any::<bool>(), towers).prop_map(|(options, white, towers)| {
        let mut fen = String::from(if white { "W:" } else { "B:" });
        for (square, tower) in towers {
            let comma = if fen.len() > 2 { "," } else { "" };
            let longer = format!("{fen}{comma}{square}{tower}");
            if Bashni::from_fen(&longer).is_ok() {
                fen = longer;
            }
        }
        Bashni::from_fen_with(&fen, options).expect("it was read before")
    })
}

/// Crowded with kings and high towers: long captures, many routes.
fn kings_at_random() -> impl Strategy<Value = Bashni> {
    let enemies = vec((1..=32_u32, "[bB]{1,3}"), 2..8);
    (combinations(), 1..=32_u32, enemies).prop_map(|(options, king, enemies)| {
        let mut fen = format!("W:{king}W");
        for (square, tower) in enemies {
            let longer = format!("{fen},{square}{tower}");
            if Bashni::from_fen(&longer).is_ok() {
                fen = longer;
            }
        }
        Bashni::from_fen_with(&fen, options).expect("it was read before")
    })
}

fn positions() -> impl Strategy<Value = Bashni> {
    prop_oneof![by_play(), at_random(), kings_at_random()]
}

fn value(options: &BashniOptions, name: &str) -> String {
    let mut value = String::new();
    options
        .write_value(name, &mut value)
        .expect("the option is there");
    value
}

fn name(sq: tabia::Square) -> String {
    Bashni::grid().name(sq).to_string()
}

fn as_reference(position: &Bashni, mv: Move, route: &Route) -> ReferenceMove {
    ReferenceMove {
        route: route.squares().iter().map(|&sq| name(sq)).collect(),
        captured: route.captured().iter().map(|&sq| name(sq)).collect(),
        promotion: mv.promotion().map(Bashni::kind_letter),
        after: after(position, mv).fen().to_string(),
    }
}

fn pieces(position: &Bashni) -> [u32; 2] {
    [Side::White, Side::Black].map(|side| position.count_pieces(side))
}

fn style(squares: SquareForm, length: Length) -> Style {
    Style { squares, length }
}

fn text(position: &Bashni, mv: Move, style: Style) -> String {
    let mut text = String::new();
    position
        .write_move(mv, style, &mut text)
        .expect("a legal move is written");
    text
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn routes_are_those_of_the_reference(position in positions()) {
        prop_assume!(position.count_routes() <= MOST_ROUTES);
        let options = position.options();
        let [take, rejump] = ["take", "rejump"].map(|name| value(&options, name));
        let fen = position.fen().to_string();
        let mut expected = towers::moves(&take, &rejump, &fen).expect("the reference reads it");
        expected.sort();
        let routes = legal_routes(&position);
        let mut found: Vec<_> = routes
            .iter()
            .map(|(mv, route)| as_reference(&position, *mv, route))
            .collect();
        found.sort();
        prop_assert_eq!(&found, &expected);
        // A move is what leaves the same towers.
        let results: BTreeSet<&str> = expected.iter().map(|route| &route.after[..]).collect();
        prop_assert_eq!(position.count_moves(), results.len() as u64);
    }

    #[test]
    fn moves_and_routes_and_counts_agree(position in positions()) {
        prop_assume!(position.count_routes() <= MOST_ROUTES);
        let moves = legal_moves(&position);
        let routes = legal_routes(&position);
        let distinct: BTreeSet<Move> = moves.iter().copied().collect();
        let by_route: BTreeSet<Move> = routes.iter().map(|(mv, _)| *mv).collect();
        prop_assert_eq!(distinct.len(), moves.len());
        prop_assert_eq!(distinct, by_route);
        prop_assert_eq!(position.count_moves(), moves.len() as u64);
        prop_assert_eq!(position.count_routes(), routes.len() as u64);
        prop_assert_eq!(position.has_moves(), !moves.is_empty());
        prop_assert_eq!(position.outcome().is_none(), !moves.is_empty());
        let results: BTreeSet<String> =
            moves.iter().map(|&mv| after(&position, mv).fen().to_string()).collect();
        prop_assert_eq!(results.len(), moves.len());
        for &mv in &moves {
            let route = position.route(mv).expect("a legal move has a route");
            let first = routes.iter().find(|(other, _)| *other == mv).map(|(_, route)| *route);
            prop_assert_eq!(Some(route), first);
            prop_assert_eq!(mv.trail().collect::<Vec<_>>(), route.captured());
            prop_assert_eq!(mv.is_capture(), position.can_capture());
        }
    }

    #[test]
    fn no_move_changes_the_number_of_pieces_of_a_colour(position in positions()) {
        for mv in legal_moves(&position) {
            let next = after(&position, mv);
            prop_assert_eq!(pieces(&next), pieces(&position));
            prop_assert_eq!(next.turn(), position.turn().other());
        }
    }

    #[test]
    fn successors_are_the_positions_after_the_moves(position in positions()) {
        let mut expected = legal_moves(&position).into_iter().map(|mv| after(&position, mv));
        let _ = position.visit_successors(&mut |next| {
            assert_eq!(Some(next), expected.next());
            Continue(())
        });
        prop_assert_eq!(expected.next(), None);
    }

    #[test]
    fn a_position_that_is_written_is_read_again(position in positions()) {
        for squares in [SquareForm::Letters, SquareForm::Numbers] {
            let mut fen = String::new();
            position.write_fen(squares, &mut fen).expect("a string takes all");
            let again = Bashni::from_fen_with(&fen, position.options());
            prop_assert_eq!(again.as_ref().map(Bashni::key), Ok(position.key()));
            prop_assert_eq!(again, Ok(position));
        }
    }

    #[test]
    fn a_move_that_is_written_is_read_again(position in positions()) {
        prop_assume!(position.count_routes() <= 300);
        for mv in legal_moves(&position) {
            for squares in [SquareForm::Letters, SquareForm::Numbers] {
                for length in [Length::Short, Length::Full] {
                    let text = text(&position, mv, style(squares, length));
                    prop_assert_eq!(position.parse_move(&text), Ok(mv), "{}", text);
                }
            }
        }
    }

    #[test]
    fn any_route_in_full_names_its_move(position in positions()) {
        prop_assume!(position.count_routes() <= 300);
        for (mv, route) in legal_routes(&position) {
            let names: Vec<String> = route.squares().iter().map(|&sq| name(sq)).collect();
            let text = names.join(if mv.is_capture() { ":" } else { "-" });
            prop_assert_eq!(position.parse_move(&text), Ok(mv), "{}", text);
        }
    }

    #[test]
    fn positions_with_different_towers_have_different_keys(one in positions(), other in positions()) {
        let same = one.fen().to_string() == other.fen().to_string();
        prop_assert_eq!(one.key() == other.key(), same);
        prop_assert_eq!(one == other, same && one.options() == other.options());
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[WB?]?:?([a-i0-9]{0,3}[wbWBKx]{0,14},?){0,6}[.:]?", other in ".{0,20}") {
        for text in [&text, &other] {
            if let Err(error) = Bashni::from_fen(text) {
                prop_assert!(error.offset <= text.len());
                prop_assert!(!error.to_string().is_empty());
            }
            let _ = Bashni::start().parse_move(text).map_err(|error| error.to_string());
        }
    }

    #[test]
    fn no_move_whatever_its_bytes_makes_a_position_panic(
        position in positions(),
        moves in vec(any::<[u8; 16]>().prop_map(as_move), 1..60),
    ) {
        let mut position = position;
        for mv in moves.into_iter().flatten() {
            prop_assert!(position.is_legal(mv) || !position.clone().try_play(mv));
            position.play(mv);
            let _ = position.fen().to_string();
            let _ = position.key();
        }
    }
}

/// A move of any kind: half of them name twelve captures, wherever they are.
fn as_move(mut bytes: [u8; 16]) -> Option<Move> {
    const ORDERED: u8 = 2;
    bytes[2] &= 1;
    bytes[3] &= 3;
    let order = if bytes[3] & ORDERED == 0 {
        [0; 4]
    } else {
        [0x5a, 0, 0, 12 << 4]
    };
    bytes[4..8].copy_from_slice(&order);
    bytes[..2].iter_mut().for_each(|square| *square %= 36);
    Move::from_bytes(bytes)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn games_of_random_moves_keep_all_pieces_to_the_end(
        options in combinations(),
        choices in vec(any::<u16>(), 400),
    ) {
        let mut position = Bashni::start_with(options);
        for choice in choices {
            prop_assert_eq!(pieces(&position), [12, 12]);
            let next = played(position, &[choice]);
            if next == position {
                prop_assert!(position.outcome().is_some());
                break;
            }
            position = next;
        }
    }
}
