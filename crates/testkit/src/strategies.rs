//! Ways to come by positions and texts.

use crate::draughts::written;
use crate::{Game, legal_moves, square_name};
use proptest::collection::vec;
use proptest::prelude::*;
use tabia::{Kind, Notation, Piece, Position, Side, Square};

/// Longest random play, in plies.
const LONG_GAME: usize = 120;

/// Positions of a game: reached by play, or set up at random.
pub fn positions<P: Notation + 'static>(game: &Game<P>) -> BoxedStrategy<P> {
    let options = game.options;
    let set_up = game
        .set_up
        .clone()
        .prop_filter_map("the game refuses it", move |text| {
            P::from_fen_with(&text, options).ok()
        });
    prop_oneof![reached_by_play::<P>(options), set_up].boxed()
}

/// Positions reached from the start by random play.
pub fn reached_by_play<P: Notation + 'static>(options: P::Options) -> BoxedStrategy<P> {
    let choices = vec(any::<u16>(), 0..LONG_GAME);
    choices
        .prop_map(move |choices| played(P::start_with(options), &choices))
        .boxed()
}

/// The position after these choices among the legal moves, or where the game ends before.
pub fn played<P: Position>(mut position: P, choices: &[u16]) -> P {
    for &choice in choices {
        let moves = legal_moves(&position);
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
            break;
        };
        position.play(mv);
    }
    position
}

/// Positions of a game of men and kings, set up at random within its set of pieces: crowded ones
/// with men only, and emptier ones with kings.
pub fn draughts_set_ups<P: Notation + 'static>() -> BoxedStrategy<String> {
    let most = P::grid()
        .board()
        .iter()
        .filter(|&sq| is_white(&P::start(), sq))
        .count();
    let men_only = (0..=most, 0..=most, Just(0), Just(0));
    let few = most.min(8);
    let with_kings = (0..=few, 0..=few, 0..=3usize, 0..=3usize);
    let counts = prop_oneof![men_only, with_kings];
    let squares: Vec<Square> = P::grid().board().iter().collect();
    (any::<bool>(), counts, Just(squares).prop_shuffle())
        .prop_map(
            |(white, (whites, blacks, white_kings, black_kings), squares)| {
                let turn = if white { Side::White } else { Side::Black };
                let (white_squares, rest) = squares.split_at(whites);
                let whites = side_at::<P>(Side::White, white_squares, white_kings);
                let blacks = side_at::<P>(Side::Black, &rest[..blacks], black_kings);
                let all: Vec<(Square, Piece)> = whites.chain(blacks).collect();
                let named: Vec<_> = P::grid()
                    .board()
                    .iter()
                    .map(|sq| (sq, square_name::<P>(sq)))
                    .collect();
                written(turn, &named, |sq| {
                    all.iter()
                        .find(|(at, _)| *at == sq)
                        .map(|(_, piece)| *piece)
                })
            },
        )
        .boxed()
}

fn is_white(position: &impl Position, sq: Square) -> bool {
    position
        .piece_on(sq)
        .is_some_and(|piece| piece.side == Side::White)
}

/// Pieces of a side on these squares, the first ones kings; men that would stand on their last rank are left out.
fn side_at<P: Notation>(
    side: Side,
    squares: &[Square],
    kings: usize,
) -> impl Iterator<Item = (Square, Piece)> {
    let last = if side == Side::White {
        P::grid().height() - 1
    } else {
        0
    };
    let on_last = move |sq| P::grid().rank(sq) == last;
    squares.iter().enumerate().filter_map(move |(i, &sq)| {
        let kind = if i < kings { Kind::KING } else { Kind::MAN };
        (kind == Kind::KING || !on_last(sq)).then_some((sq, Piece { side, kind }))
    })
}

/// Any text: of all letters, and of those that positions and moves are written with.
pub fn any_text() -> BoxedStrategy<String> {
    prop_oneof![
        any::<String>(),
        "[WBKwba-k0-9:,.|x?-]{0,60}",
        "[WB]:W[Ka-k0-9,-]{0,30}:B[Ka-k0-9,-]{0,30}",
        "[a-k][1-9][x:-][a-k][1-9]([x:-][a-k0-9]{1,3}){0,24}",
    ]
    .boxed()
}

/// Good text with a few letters changed, left out, put in, doubled or cut off.
pub fn spoilt(good: impl Strategy<Value = String> + 'static) -> BoxedStrategy<String> {
    let letters = prop_oneof![
        any::<char>(),
        proptest::char::ranges(vec!['0'..=':', 'a'..='k'].into())
    ];
    let changes = vec((any::<prop::sample::Index>(), 0..5u8, letters), 1..4);
    (good, changes)
        .prop_map(|(text, changes)| {
            let mut letters: Vec<char> = text.chars().collect();
            for (index, way, letter) in changes {
                let at = index.index(letters.len() + 1);
                spoil(&mut letters, at, way, letter);
            }
            letters.into_iter().collect()
        })
        .boxed()
}

fn spoil(letters: &mut Vec<char>, at: usize, way: u8, letter: char) {
    match way {
        0 => letters.insert(at, letter),
        1 => letters.truncate(at),
        2 => drop(letters.drain(at..letters.len().min(at + 1))),
        3 => letters.extend_from_within(..at),
        _ => {
            if let Some(place) = letters.get_mut(at) {
                *place = letter;
            }
        }
    }
}
