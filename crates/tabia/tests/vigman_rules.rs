//! Vigman's draughts: whose turn it is and in which game, how the whole ends, and its text.

use std::ops::ControlFlow::Continue;
use tabia::draughts::{Vigman, VigmanOptions, VigmanTurn};
use tabia::{
    AnyPosition, FenErrorKind, MoveErrorKind, Notation, Outcome, Position, Reason, Side,
    SquareForm, Variant,
};

const START: &str = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8\
    |W:Wb1,d1,f1,h1,a2,c2,e2,g2,b3,d3,f3,h3:Ba6,c6,e6,g6,b7,d7,f7,h7,a8,c8,e8,g8";

const PAIRED: VigmanOptions = VigmanOptions {
    turn: VigmanTurn::Paired,
};
const TWO_MOVES: VigmanOptions = VigmanOptions {
    turn: VigmanTurn::TwoMoves,
};

/// The position of this text, which is also what it writes.
#[track_caller]
fn position(options: VigmanOptions, fen: &str) -> Vigman {
    let position = Vigman::from_fen_with(fen, options).unwrap();
    assert_eq!(position.fen().to_string(), fen);
    assert_eq!(position.options(), options);
    position
}

#[track_caller]
fn play(position: &mut Vigman, texts: &str) {
    for text in texts.split_whitespace() {
        let mv = position.parse_move(text).unwrap();
        assert_eq!(position.text(mv).to_string(), text);
        position.play(mv);
        let again = Vigman::from_fen_with(&position.fen().to_string(), position.options());
        assert_eq!(again.as_ref(), Ok(&*position), "the text is a round trip");
        assert_eq!(again.unwrap().key(), position.key());
    }
}

fn legal(position: &Vigman) -> String {
    let mut texts = Vec::new();
    let _ = position.visit_moves(&mut |mv| {
        texts.push(position.text(mv).to_string());
        Continue(())
    });
    texts.sort();
    texts.join(" ")
}

#[test]
fn starts_with_two_games_of_twelve_men_a_side() {
    assert_eq!(Vigman::start(), position(PAIRED, START));
    let pieces = Vigman::grid().board().iter();
    assert_eq!(
        pieces
            .filter(|&sq| Vigman::start().piece_on(sq).is_some())
            .count(),
        48
    );
    let two_moves = Vigman::start_with(TWO_MOVES);
    assert_eq!(two_moves, position(TWO_MOVES, &format!("{START}|2")));
    assert_ne!(two_moves, Vigman::start());
}

#[test]
fn paired_turn_is_a_move_on_dark_squares_and_one_on_light_squares() {
    let mut vigman = Vigman::start();
    assert_eq!(legal(&vigman), "a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4");
    play(&mut vigman, "c3-b4");
    assert_eq!(vigman.turn(), Side::White);
    assert_eq!(legal(&vigman), "b3-a4 b3-c4 d3-c4 d3-e4 f3-e4 f3-g4 h3-g4");
    play(&mut vigman, "f3-e4");
    assert_eq!(vigman.turn(), Side::Black);
    assert_eq!(legal(&vigman), "b6-a5 b6-c5 d6-c5 d6-e5 f6-e5 f6-g5 h6-g5");
    play(&mut vigman, "d6-c5");
    assert_eq!(legal(&vigman), "a6-b5 c6-b5 c6-d5 e6-d5 e6-f5 g6-f5 g6-h5");
    // The capture in the dark game waits for its turn.
    play(&mut vigman, "e6-d5");
    assert_eq!(vigman.turn(), Side::White);
    assert_eq!(legal(&vigman), "b4:d6");
}

#[test]
fn paired_capture_in_one_game_does_not_bind_the_other() {
    let vigman = position(PAIRED, "W:Wa1:Bh8|W:Wd3:Bc4");
    assert_eq!(legal(&vigman), "a1-b2");
}

#[test]
fn paired_light_game_goes_on_alone_when_the_dark_game_is_over() {
    let mut vigman = position(PAIRED, "W:Wc3:Bd4|W:Wd1:Be8");
    play(&mut vigman, "c3:e5");
    assert_eq!(vigman.fen().to_string(), "B:We5:B|W:Wd1:Be8");
    let won = Outcome::win(Side::White, Reason::Blocked);
    assert_eq!(vigman.results(), [Some(won), None]);
    assert_eq!((vigman.points(), vigman.outcome()), ([2, 0], None));
    // The turn is finished in the light game, and then the players take turns there.
    assert_eq!(
        (vigman.turn(), legal(&vigman)),
        (Side::White, "d1-c2 d1-e2".into())
    );
    play(&mut vigman, "d1-c2");
    assert_eq!(vigman.fen().to_string(), "B:We5:B|B:Wc2:Be8");
    assert_eq!(
        (vigman.turn(), legal(&vigman)),
        (Side::Black, "e8-d7 e8-f7".into())
    );
    play(&mut vigman, "e8-d7 c2-b3 d7-c6 b3-a4 c6-b5");
    assert_eq!(
        (vigman.turn(), legal(&vigman)),
        (Side::White, "a4:c6".into())
    );
    play(&mut vigman, "a4:c6");
    assert_eq!(vigman.results(), [Some(won), Some(won)]);
    assert_eq!((vigman.points(), vigman.outcome()), ([4, 0], Some(won)));
    assert!(!vigman.has_moves());
}

#[test]
fn paired_dark_game_goes_on_alone_when_the_light_game_is_over() {
    let mut vigman = position(PAIRED, "W:Wa1:Bh8|W:Wd3:Bc4");
    play(&mut vigman, "a1-b2 d3:b5");
    assert_eq!(vigman.fen().to_string(), "B:Wb2:Bh8|B:Wb5:B");
    assert_eq!(
        (vigman.turn(), legal(&vigman)),
        (Side::Black, "h8-g7".into())
    );
    play(&mut vigman, "h8-g7");
    // Different sides to move, but no light move is left to be made.
    assert_eq!(vigman.fen().to_string(), "W:Wb2:Bg7|B:Wb5:B");
    assert_eq!(
        (vigman.turn(), legal(&vigman)),
        (Side::White, "b2-a3 b2-c3".into())
    );
    play(&mut vigman, "b2-c3 g7-f6 c3-d4 f6-e5");
    assert_eq!(legal(&vigman), "d4:f6");
}

#[test]
fn paired_light_game_that_is_over_leaves_the_turn_to_the_dark_game_of_either_side() {
    let mut vigman = position(PAIRED, "W:Wa1:Bh8|B:Wb1:B");
    assert_eq!(
        (vigman.turn(), legal(&vigman)),
        (Side::White, "a1-b2".into())
    );
    play(&mut vigman, "a1-b2");
    assert_eq!(
        (vigman.turn(), legal(&vigman)),
        (Side::Black, "h8-g7".into())
    );
}

#[test]
fn paired_whole_is_over_with_both_games_and_decided_by_the_sum() {
    let over = |fen| {
        let vigman = position(PAIRED, fen);
        assert!(!vigman.has_moves(), "{fen}");
        (vigman.points(), vigman.outcome())
    };
    let win = |side| Some(Outcome::win(side, Reason::Blocked));
    assert_eq!(over("B:We5:B|B:Wd1:B"), ([4, 0], win(Side::White)));
    assert_eq!(over("W:W:Be5|W:W:Bd3"), ([0, 4], win(Side::Black)));
    let draw = Some(Outcome::draw(Reason::Blocked));
    assert_eq!(over("B:We5:B|W:W:Be8"), ([2, 2], draw));
    assert_eq!(over("W:W:Be5|B:WKe8:B"), ([2, 2], draw));
}

#[test]
fn two_moves_may_be_made_in_either_game_or_both_in_one() {
    let mut vigman = Vigman::start_with(TWO_MOVES);
    assert_eq!((vigman.count_moves(), vigman.moves_left()), (14, Some(2)));
    play(&mut vigman, "c3-d4");
    assert_eq!((vigman.turn(), vigman.moves_left()), (Side::White, Some(1)));
    assert_eq!(
        legal(&vigman),
        "a3-b4 b2-c3 b3-a4 b3-c4 d2-c3 d3-c4 d3-e4 d4-c5 d4-e5 e3-f4 f3-e4 f3-g4 g3-f4 g3-h4 h3-g4"
    );
    let mut both_in_one = vigman;
    play(&mut both_in_one, "g3-h4");
    assert_eq!(
        (both_in_one.turn(), both_in_one.moves_left()),
        (Side::Black, Some(2))
    );
    play(&mut vigman, "h3-g4");
    assert_eq!((vigman.turn(), vigman.count_moves()), (Side::Black, 14));
    assert!(vigman.fen().to_string().ends_with("|2"));
}

#[test]
fn two_moves_capture_in_either_game_binds_both() {
    let mut vigman = position(TWO_MOVES, "W:Wa1:Bh8|W:Wd3,g4:Bc4,f5|2");
    assert_eq!(legal(&vigman), "d3:b5 g4:e6");
    play(&mut vigman, "d3:b5");
    assert_eq!(
        (vigman.turn(), legal(&vigman)),
        (Side::White, "g4:e6".into())
    );
    let both = position(TWO_MOVES, "W:Wa1,c3:Bd4|W:Wd3:Bc4|1");
    assert_eq!(legal(&both), "c3:e5 d3:b5");
}

#[test]
fn two_moves_go_on_while_one_game_has_moves() {
    let mut vigman = position(TWO_MOVES, "W:Wc3:Bd4|W:Wd1:Be8|2");
    play(&mut vigman, "c3:e5 d1-c2");
    assert_eq!((vigman.outcome(), vigman.results()), (None, [None, None]));
    assert_eq!(vigman.fen().to_string(), "B:We5:B|B:Wc2:Be8|2");
    play(&mut vigman, "e8-d7 d7-c6");
    assert_eq!(
        (vigman.turn(), legal(&vigman)),
        (Side::White, "c2-b3 c2-d3 e5-d6 e5-f6".into())
    );
}

#[test]
fn two_moves_who_cannot_make_the_first_loses_the_whole() {
    let vigman = position(TWO_MOVES, "W:Wa3:Bb4,c5|W:W:Be8|2");
    assert_eq!(
        vigman.outcome(),
        Some(Outcome::win(Side::Black, Reason::Blocked))
    );
    assert_eq!(vigman.points(), [0, 2]);
}

#[test]
fn two_moves_who_cannot_make_the_second_loses_the_whole() {
    let mut vigman = position(TWO_MOVES, "W:Wa3:Bb4,c5|W:Wh1:Bf3,h3,e4|2");
    assert_eq!((legal(&vigman), vigman.outcome()), ("h1-g2".into(), None));
    play(&mut vigman, "h1-g2");
    assert_eq!(vigman.turn(), Side::White);
    assert_eq!(
        vigman.outcome(),
        Some(Outcome::win(Side::Black, Reason::Blocked))
    );
    // Paired, the same player has lost one game and goes on in the other.
    let paired = position(PAIRED, "W:Wa3:Bb4,c5|W:Wh1:Bf3,h3,e4");
    assert_eq!(
        (legal(&paired), paired.points(), paired.outcome()),
        ("h1-g2".into(), [0, 2], None)
    );
}

#[test]
fn a_piece_keeps_to_its_colour_and_captures_there_alone() {
    // A white king on a dark corner with black men on both colours: only its own long diagonal counts.
    let vigman = position(PAIRED, "W:WKa1:Bd4|W:Wh1:Ba2,b3");
    assert_eq!(legal(&vigman), "a1:e5 a1:f6 a1:g7 a1:h8");
}

#[test]
fn numbers_run_over_the_whole_board() {
    let vigman = position(PAIRED, "W:Wa1,Kc3:Bh8|W:Wb1:Ba8");
    let mut numbers = String::new();
    vigman.write_fen(SquareForm::Numbers, &mut numbers).unwrap();
    assert_eq!(numbers, "W:WK43,57:B8|W:W58:B1");
    assert_eq!(Vigman::from_fen(&numbers), Ok(vigman));
    assert_eq!(vigman.parse_move("57-50"), vigman.parse_move("a1-b2"));
}

#[test]
fn a_range_of_numbers_is_the_squares_of_its_own_game() {
    let ranged = Vigman::from_fen("W:W57-63:B|W:W58-64:B").unwrap();
    assert_eq!(
        ranged.fen().to_string(),
        "W:Wa1,c1,e1,g1:B|W:Wb1,d1,f1,h1:B"
    );
}

#[test]
fn refuses_a_text_that_is_no_position_and_says_where() {
    let thirteen =
        format!("W:W:B|{}", &START[START.find('|').unwrap() + 1..]).replace(":Wb1", ":WKe4,b1");
    let refusals = [
        (PAIRED, "W:Wa1:Bh8", 9, FenErrorKind::Syntax),
        (PAIRED, "W:Wa1:Bh8|", 10, FenErrorKind::Syntax),
        (PAIRED, "|W:W:B", 0, FenErrorKind::Syntax),
        (PAIRED, "W:Wa1|W:W:B", 5, FenErrorKind::Syntax),
        (PAIRED, "W:Wb1:B|W:W:B", 3, FenErrorKind::Square),
        (PAIRED, "W:Wa1:Bh8|W:Wa1:B", 13, FenErrorKind::Square),
        (PAIRED, "W:Wa1:Bh8|W:Wb1:Bb1", 17, FenErrorKind::Occupied),
        (PAIRED, "W:Wa1:Bh8|W:Wa8:B", 13, FenErrorKind::Place),
        (
            PAIRED,
            thirteen.as_str(),
            thirteen.find(",h3").unwrap() + 1,
            FenErrorKind::Count,
        ),
        (PAIRED, "W:Wa1:Bh8|?:Wb1:B", 10, FenErrorKind::Syntax),
        (PAIRED, "W:Wa1:Bh8|W:Wb1:Be8|2", 19, FenErrorKind::Syntax),
        (TWO_MOVES, "W:Wa1:Bh8|W:Wb1:Be8", 19, FenErrorKind::Syntax),
        (TWO_MOVES, "W:Wa1:Bh8|W:Wb1:Be8|3", 20, FenErrorKind::Syntax),
        (
            TWO_MOVES,
            "W:Wa1:Bh8|W:Wb1:Be8|21",
            21,
            FenErrorKind::Syntax,
        ),
        (TWO_MOVES, "W:Wa1:Bh8|B:Wb1:Be8|2", 10, FenErrorKind::Rule),
    ];
    for (options, fen, offset, kind) in refusals {
        let error = Vigman::from_fen_with(fen, options).unwrap_err();
        assert_eq!((error.offset, error.kind), (offset, kind), "{fen}: {error}");
    }
}

#[test]
fn reads_what_a_draughts_position_may_leave_out() {
    let short = Vigman::from_fen("W::Bh8.|B:Wb1:").unwrap();
    assert_eq!(short.fen().to_string(), "W:W:Bh8|B:Wb1:B");
}

#[test]
fn refuses_a_move_of_the_game_that_is_not_next() {
    let start = AnyPosition::start(Variant::Vigman);
    let error = start.parse_move("b3-c4").unwrap_err();
    assert_eq!(error.kind, MoveErrorKind::Illegal);
}
