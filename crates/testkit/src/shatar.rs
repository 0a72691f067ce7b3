//! Shatar under test.

use crate::Game;
use crate::reference::shatar as slow;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use tabia::shatar::{BERS, KINDS, Shatar, ShatarOptions};
use tabia::{Move, Options, Position, Set, Square};

/// Shatar by these rules, tested against the slow generator.
pub fn shatar(options: ShatarOptions) -> Game<Shatar> {
    use tabia::shatar::Opening;
    let starts_from_the_array = matches!(
        options.opening,
        Opening::QueenPawnForced | Opening::EitherMirrored | Opening::EitherFree
    );
    Game {
        options,
        set_up: shatar_set_ups(),
        slow_routes: |position| {
            slow::moves(&shatar_rules(position.options()), &fen(position))
                .expect("the slow generator reads what the fast one writes")
        },
        slow_outcome: |position| slow::outcome(&shatar_rules(position.options()), &fen(position)),
        // White has the first of the forced moves, so there the sides are not alike.
        turned: (!starts_from_the_array).then_some(turned),
        effect: one_piece_moves,
    }
}

/// The same rules for the slow generator.
pub fn shatar_rules(options: ShatarOptions) -> slow::Options {
    let mut rules = slow::Options::default();
    for option in ShatarOptions::LIST {
        let mut value = String::new();
        options
            .write_value(option.name, &mut value)
            .expect("an option that is listed");
        rules
            .set(option.name, &value)
            .expect("the slow generator knows every option");
    }
    rules
}

fn fen(position: &Shatar) -> String {
    use tabia::Notation;
    position.fen().to_string()
}

/// Positions with one noyon a side and no khuu at the ends of the board, set up at random, with and
/// without the field of the runs.
pub fn shatar_set_ups() -> BoxedStrategy<String> {
    let turn = select(vec!["w", "b"]);
    let runs = select(vec!["", " -", " w", " b", " wb"]);
    (placements(), turn, runs)
        .prop_map(|(placement, turn, runs)| format!("{placement} {turn} - - 3 17{runs}"))
        .boxed()
}

fn placements() -> impl Strategy<Value = String> {
    let khuu_or_piece = (8..56_usize, select(b"PpPpPpNnNnBbBbRrJj".to_vec()));
    let piece = (0..64_usize, select(b"NnNnBbBbRrJj".to_vec()));
    let men = vec(prop_oneof![khuu_or_piece, piece], 0..20);
    // Mates are found in corners.
    let black = prop_oneof![0..64_usize, select(vec![0, 7, 56, 63])];
    (men, 0..64_usize, black).prop_map(|(men, white, black)| {
        let mut board = [b'1'; 64];
        for (at, letter) in men {
            board[at] = letter;
        }
        board[white] = b'K';
        board[if black == white { 63 - black } else { black }] = b'k';
        let ranks = board.chunks(8).map(String::from_utf8_lossy);
        ranks.collect::<Vec<_>>().join("/")
    })
}

/// The position as the other side sees it: ranks turned over, colours, runs and sides exchanged, as text.
fn turned(position: &Shatar) -> String {
    let text = fen(position);
    let fields: Vec<&str> = text.split(' ').collect();
    let exchanged = |letter: char| {
        if letter.is_ascii_uppercase() {
            letter.to_ascii_lowercase()
        } else {
            letter.to_ascii_uppercase()
        }
    };
    let ranks: Vec<&str> = fields[0].rsplit('/').collect();
    let placement: String = ranks.join("/").chars().map(exchanged).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let runs = match fields[6] {
        "w" => "b",
        "b" => "w",
        both_or_none => both_or_none,
    };
    format!("{placement} {turn} - - {} {} {runs}", fields[4], fields[5])
}

/// One piece goes from one square to another, where an enemy may have stood; nothing else changes.
fn one_piece_moves(before: &Shatar, mv: Move, after: &Shatar) {
    let (us, them) = (before.turn(), before.turn().other());
    let mover = before.piece_on(mv.from()).expect("a piece moves");
    assert_eq!(mover.side, us);
    assert_eq!(mv.is_promotion(), mover.kind != mv.kind());
    assert!(!mv.is_promotion() || mv.kind() == BERS);
    let landing = Set::of(mv.to());
    assert_eq!(mv.captured(), landing & before.pieces(them));
    assert_eq!(after.turn(), them);
    let [ours, theirs] = [us, them].map(|side| before.pieces(side));
    assert_eq!(after.pieces(us), (ours - Set::of(mv.from())) | landing);
    assert_eq!(after.pieces(them), theirs - landing);
    let others = |sq: &Square| *sq != mv.from() && *sq != mv.to();
    for sq in Shatar::grid().board().iter().filter(others) {
        assert_eq!(after.piece_on(sq), before.piece_on(sq));
    }
    assert_eq!(
        after.piece_on(mv.to()).map(|piece| piece.kind),
        Some(mv.kind())
    );
    let all = KINDS
        .map(|kind| after.pieces_of_kind(kind).len())
        .iter()
        .sum::<u32>();
    assert_eq!(all, (after.pieces(us) | after.pieces(them)).len());
}
