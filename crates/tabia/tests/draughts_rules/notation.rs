//! Positions and moves as text, in all the forms that are read and written.

use crate::board::{full, read};
use tabia::draughts::{
    Brazilian, Draughts, DraughtsVariant, International, Russian, Spantsireti, Turkish,
};
use tabia::{
    Candidates, Kind, Length, MAX_CANDIDATES, Move, Notation, Position, SquareForm, Style,
};
use testkit::{fen_in, move_in};

const NUMBERS_SHORT: Style = Style {
    squares: SquareForm::Numbers,
    length: Length::Short,
};
const NUMBERS_FULL: Style = Style {
    squares: SquareForm::Numbers,
    length: Length::Full,
};
const LETTERS_FULL: Style = Style {
    squares: SquareForm::Letters,
    length: Length::Full,
};

/// Asserts that all these texts mean the same move, which is usually written as the first.
#[track_caller]
fn all_mean<V: DraughtsVariant>(fen: &str, usual: &str, others: &[&str]) {
    let position = read::<V>(fen);
    let mv = position
        .parse_move(usual)
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(position.text(mv).to_string(), usual);
    for text in others {
        assert_eq!(position.parse_move(text), Ok(mv), "{text}");
    }
}

#[test]
fn moves_full_and_short() {
    let fen = "B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,d4,f4:Bc5,b6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
    all_mean::<Russian>(fen, "c5:g5", &["c5:e3:g5"]);
    let position = read::<Russian>(fen);
    let mv = position.parse_move("c5:g5").unwrap();
    assert_eq!(full(&position, mv), "c5:e3:g5");
    let start = Draughts::<Russian>::start();
    assert_eq!(
        start.text(start.parse_move("c3-d4").unwrap()).to_string(),
        "c3-d4"
    );
}

#[test]
fn every_separator_is_read_for_a_capture_and_none_is_needed_between_letters() {
    all_mean::<Russian>(
        "W:Wc3:Bd4,f6",
        "c3:g7",
        &["c3xg7", "c3-g7", "c3g7", "c3xe5:g7", "c3-e5-g7", "c3e5g7"],
    );
    all_mean::<Turkish>(
        "W:Wd2:Bd3,d5,e6",
        "d2xf6",
        &["d2:f6", "d2-f6", "d2xd4xf6", "d2:d6xf6"],
    );
}

#[test]
fn a_quiet_move_is_not_written_as_a_capture() {
    let start = Draughts::<Russian>::start();
    assert!(start.parse_move("c3:d4").is_err());
    assert!(start.parse_move("c3xd4").is_err());
    all_mean::<Russian>("W:Wc3:Bh8", "c3-d4", &["c3d4"]);
}

#[test]
fn the_russian_games_write_a_colon_and_the_others_x() {
    all_mean::<Russian>("W:Wc3:Bd4", "c3:e5", &[]);
    all_mean::<Spantsireti>("W:Wi3:Bk4,h4", "i3:g5", &[]);
    all_mean::<Brazilian>("W:Wc3:Bd4", "c3xe5", &[]);
    all_mean::<International>("W:W33:B28", "33x22", &[]);
    all_mean::<Turkish>("W:Wd4:Bd5", "d4xd6", &[]);
}

#[test]
fn moves_half_short() {
    all_mean::<Russian>("W:Wc3,g3:Bh8", "c3-d4", &["cd4", "c-d4"]);
    all_mean::<Russian>("W:Wb2:Bc3", "b2:d4", &["b:d4", "bd4", "bxd4"]);
    all_mean::<Turkish>("W:Wd4:Bd5", "d4xd6", &["dd6", "d:d6"]);
    // Only where one move fits.
    let two = read::<Turkish>("W:Wd4,d6,e5:Bh8");
    assert_eq!(two.parse_move("dd7"), two.parse_move("d6-d7"));
    let same_file = read::<Russian>("W:WKc1,Kc5:Bh8");
    let error = same_file.parse_move("ce3").unwrap_err();
    assert_eq!(error.to_string(), "`ce3` is ambiguous: 2 legal moves fit");
    let candidates: Vec<_> = error
        .candidates()
        .iter()
        .map(|mv| same_file.text(mv).to_string())
        .collect();
    assert_eq!(candidates, ["c1-e3", "c5-e3"]);
}

#[test]
fn moves_in_numbers() {
    all_mean::<Russian>(
        "W:W22:B18,11",
        "c3:g7",
        &["22:8", "22x8", "22-8", "22:15:8", "c3:8"],
    );
    let position = read::<Russian>("W:W22:B18,11");
    let mv = position.parse_move("c3:g7").unwrap();
    assert_eq!(move_in(&position, mv, NUMBERS_SHORT), "22:8");
    assert_eq!(move_in(&position, mv, NUMBERS_FULL), "22:15:8");
    all_mean::<International>("W:W33:B28", "33x22", &["f4xd6", "33-22", "33:22"]);
    let position = read::<International>("W:W33:B28");
    let mv = position.parse_move("33x22").unwrap();
    assert_eq!(move_in(&position, mv, LETTERS_FULL), "f4xd6");
}

#[test]
fn some_of_the_landing_squares_may_be_left_out() {
    let fen = "W:WKd2:Be3,c5,e5,f6";
    all_mean::<Russian>(fen, "d2:f4:d6:b4", &["d2:f4:b4", "d2:d6:b4"]);
    all_mean::<Russian>(fen, "d2:g5:e7:a3", &["d2:g5:a3", "d2:e7:a3"]);
}

#[test]
fn several_routes_to_one_position_are_not_ambiguous() {
    all_mean::<Russian>("W:WKa1:Bc3,f6", "a1:g7", &["a1:d4:g7", "a1:e5:g7"]);
    // Of the routes, the one that lands right behind the captured piece is written.
    let position = read::<Russian>("W:WKa1:Bc3,f6");
    let mv = position.parse_move("a1:e5:g7").unwrap();
    assert_eq!(full(&position, mv), "a1:d4:g7");
}

#[test]
fn more_candidates_than_can_be_named_are_counted() {
    let squares: Vec<_> = Draughts::<Russian>::grid().by_number().collect();
    let mut candidates = Candidates::NONE;
    for &to in squares[1..12].iter().chain(&squares[1..5]) {
        candidates.add(Move::quiet(squares[0], to, Kind::MAN));
    }
    assert_eq!(candidates.len(), 11);
    assert_eq!(candidates.iter().count(), MAX_CANDIDATES);
}

#[test]
fn seven_captures_with_the_same_ends_are_all_named() {
    let position = read::<Russian>("W:WKe1:Bd2,f2,e3,b4,d4,g5,b6,d6,h6,e7,g7,f8");
    let error = position.parse_move("e1:h8").unwrap_err();
    let texts: Vec<String> = error
        .candidates()
        .iter()
        .map(|mv| position.text(mv).to_string())
        .collect();
    assert_eq!(texts.len(), 7);
    for (text, mv) in texts.iter().zip(error.candidates().iter()) {
        assert_eq!(position.parse_move(text), Ok(mv));
    }
}

#[test]
fn positions_in_letters_and_numbers() {
    let letters = "B:Wc3,Ka5:Bb8,Kh8";
    let position = read::<Russian>(letters);
    assert_eq!(read::<Russian>("B:W22,K13:B1,K4"), position);
    assert_eq!(read::<Russian>("B:BK4,1:Wc3,K13"), position);
    assert_eq!(position.fen().to_string(), letters);
    assert_eq!(fen_in(&position, SquareForm::Numbers), "B:WK13,22:B1,K4");
}

#[test]
fn numbers_run_row_by_row_from_the_top_left() {
    let corners = |fen: &str, numbers: &str, position: String| {
        assert_eq!((fen, numbers), (fen, position.as_str()))
    };
    corners(
        "8x8",
        "W:W29,32:B1,4",
        fen_in(&read::<Russian>("W:Wa1,g1:Bb8,h8"), SquareForm::Numbers),
    );
    corners(
        "10x8",
        "W:W36,40:B1,5",
        fen_in(&read::<Spantsireti>("W:Wa1,i1:Bb8,k8"), SquareForm::Numbers),
    );
    corners(
        "10x10",
        "W:W46,50:B1,5",
        fen_in(
            &read::<International>("W:Wa1,i1:Bb10,j10"),
            SquareForm::Numbers,
        ),
    );
    corners(
        "whole 8x8",
        "W:W57,64:B1,8",
        fen_in(&read::<Turkish>("W:Wa1,h1:Ba8,h8"), SquareForm::Numbers),
    );
}

#[test]
fn squares_are_written_from_the_first_rank_up_and_kings_in_place() {
    let position = read::<Russian>("W:Wh2,Kc3,a1,b2:Bh8,Kd2");
    assert_eq!(position.fen().to_string(), "W:Wa1,b2,h2,Kc3:BKd2,h8");
}

#[test]
fn ranges_are_read() {
    let start = Draughts::<Russian>::start();
    assert_eq!(read::<Russian>("W:W21-32:B1-12"), start);
    assert_eq!(read::<Russian>("W:W21-24,25-32:B1,2-12"), start);
    assert_eq!(
        read::<Russian>("W:WK21-23:B1").fen().to_string(),
        "W:WKa3,Kc3,Ke3:Bb8"
    );
    assert_eq!(read::<Russian>("W:W21-21:B1"), read("W:W21:B1"));
}

#[test]
fn empty_sides_are_read() {
    let lone = read::<Russian>("W:W:B1");
    assert_eq!(read::<Russian>("W::B1"), lone);
    assert_eq!(read::<Russian>("W:B1:"), lone);
    assert_eq!(read::<Russian>("W:B1:W"), lone);
    assert_eq!(lone.fen().to_string(), "W:W:Bb8");
    assert_eq!(read::<Russian>("B:W32:").fen().to_string(), "B:Wg1:B");
    assert_eq!(read::<Russian>("W::").fen().to_string(), "W:W:B");
}

#[test]
fn a_trailing_dot_is_read_and_not_written() {
    let start = "W:W29,30,31,32,25,26,27,28,21,22,23,24:B9,10,11,12,5,6,7,8,1,2,3,4.";
    assert_eq!(read::<Russian>(start), Draughts::start());
    assert_eq!(read::<Russian>("W:Wa1:B.").fen().to_string(), "W:Wa1:B");
}
