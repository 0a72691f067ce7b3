//! The draughts games under test.

use crate::Game;
use crate::reference::draughts as slow;
use crate::strategies::draughts_set_ups;
use tabia::draughts::{Draughts, DraughtsVariant};
use tabia::{Kind, Move, Notation, Piece, Position, Set, Side, Square};

/// A draughts game, tested against the slow generator of its name.
pub fn draughts<V: DraughtsVariant>() -> Game<Draughts<V>> {
    Game {
        options: V::Options::default(),
        set_up: draughts_set_ups::<Draughts<V>>(),
        slow_routes: |position| {
            slow::moves(V::ABOUT.name, &position.fen().to_string())
                .expect("the slow generator reads what the fast one writes")
        },
        slow_outcome: |position| slow::outcome(V::ABOUT.name, &position.fen().to_string()),
        turned: Some(draughts_turned),
        effect: men_and_kings_move,
    }
}

/// The position turned by 180 degrees with colours exchanged, as text.
pub fn draughts_turned<P: Notation>(position: &P) -> String {
    let grid = P::grid();
    let opposite = |sq: Square| {
        let (file, rank) = (
            grid.width() - 1 - grid.file(sq),
            grid.height() - 1 - grid.rank(sq),
        );
        grid.at(file, rank)
            .expect("the board is the same from both sides")
    };
    let turned = |sq: Square| {
        position.piece_on(opposite(sq)).map(|piece| Piece {
            side: piece.side.other(),
            ..piece
        })
    };
    written(position.turn().other(), &grid_order::<P>(), turned)
}

/// The squares in the order in which the game writes them.
fn grid_order<P: Notation>() -> Vec<(Square, String)> {
    let named = |sq| (sq, crate::square_name::<P>(sq));
    match P::STYLE.squares {
        tabia::SquareForm::Letters => P::grid().by_name().map(named).collect(),
        tabia::SquareForm::Numbers => P::grid().by_number().map(named).collect(),
    }
}

/// A position as text, built without the library's writer.
pub(crate) fn written(
    turn: Side,
    squares: &[(Square, String)],
    piece_on: impl Fn(Square) -> Option<Piece>,
) -> String {
    let letter = |side| if side == Side::White { "W" } else { "B" };
    let of_side = |side| {
        let pieces = squares.iter().filter_map(|(sq, name)| {
            let piece = piece_on(*sq).filter(|piece| piece.side == side)?;
            Some(format!(
                "{}{name}",
                if piece.kind == Kind::KING { "K" } else { "" }
            ))
        });
        format!(":{}{}", letter(side), pieces.collect::<Vec<_>>().join(","))
    };
    format!(
        "{}{}{}",
        letter(turn),
        of_side(Side::White),
        of_side(Side::Black)
    )
}

/// The mover stands where the move ends and is what the move says; the captured pieces are gone, and
/// every other piece is where it was.
fn men_and_kings_move<V: DraughtsVariant>(before: &Draughts<V>, mv: Move, after: &Draughts<V>) {
    assert_eq!(after.turn(), before.turn().other());
    pieces_move(before, mv, after);
}

/// The same, whoever moves next.
pub(crate) fn pieces_move<V: DraughtsVariant>(before: &Draughts<V>, mv: Move, after: &Draughts<V>) {
    let (us, them) = (before.turn(), before.turn().other());
    let mover = before.piece_on(mv.from()).expect("a piece moves");
    assert_eq!(mover.side, us);
    assert_eq!(mv.is_promotion(), mover.kind != mv.kind());
    let [ours, theirs] = [us, them].map(|side| before.pieces(side));
    assert_eq!(
        mv.captured() - theirs,
        Set::EMPTY,
        "only enemies are captured"
    );
    assert_eq!(after.pieces(us), ours.without(mv.from()).with(mv.to()));
    assert_eq!(after.pieces(them), theirs - mv.captured());
    let kept = (before.kings() - mv.captured()).without(mv.from());
    let expected = if mv.kind() == Kind::KING {
        kept.with(mv.to())
    } else {
        kept
    };
    assert_eq!(after.kings(), expected);
    assert_eq!(
        after.pieces(us).len() + after.pieces(them).len() + mv.captured().len(),
        ours.len() + theirs.len(),
        "the number of pieces"
    );
}
