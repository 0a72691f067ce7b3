//! Where things are, and what the pictures of games and turns mark.

use crate::{board, square};
use tabia::picture::{self, Coordinates, Picture};
use tabia::{AnyGame, AnyTurn, Variant};

fn has(picture: &Picture, text: &str) -> bool {
    picture.svg().to_string().contains(text)
}

#[test]
fn every_square_is_found_where_it_is_drawn() {
    for &variant in Variant::ALL {
        for turned in [false, true] {
            for coordinates in [
                Coordinates::Letters,
                Coordinates::Numbers,
                Coordinates::None,
            ] {
                let start = picture::board(&variant.rules().start());
                let picture = start.turned(turned).coordinates(coordinates);
                let (width, height) = picture.size();
                for sq in variant.grid().board() {
                    let (x, y) = picture.corner_of(sq).unwrap();
                    assert!(x >= 0 && y >= 0 && x + 40 <= width && y + 40 <= height);
                    assert_eq!(picture.square_at(x, y), Some(sq));
                    assert_eq!(picture.square_at(x + 39, y + 39), Some(sq));
                }
                assert_eq!(picture.square_at(-1, 5), None);
                assert_eq!(picture.square_at(width, height), None);
            }
        }
    }
}

#[test]
fn a_turned_board_is_the_board_turned() {
    let picture = board(Variant::Russian, "W:Wc3:Bd4").coordinates(Coordinates::None);
    let [a1, h8] = ["a1", "h8"].map(|name| square(&picture, name));
    let turned = picture.clone().turned(true);
    assert_eq!(picture.corner_of(a1), turned.corner_of(h8));
    assert_eq!(picture.corner_of(h8), turned.corner_of(a1));
}

#[test]
fn a_piece_in_the_middle_of_its_move_stands_where_it_has_come_to() {
    let text = "W:Wc1:Bd2,d4 > c1:e3";
    let turn = AnyTurn::from_text(Variant::Russian, text).unwrap();
    let picture = picture::turn(&turn);
    let centre = |name: &str| {
        let (x, y) = picture.corner_of(square(&picture, name)).unwrap();
        format!("<g transform=\"translate({} {})\"", x + 20, y + 20)
    };
    assert!(has(&picture, &centre("e3")));
    assert!(!has(&picture, &centre("c1")));
    // The captured man stands there still, but not for long.
    assert!(has(&picture, &(centre("d2") + " opacity=")));
    assert!(!has(&picture, &(centre("d4") + " opacity=")));
}

#[test]
fn a_game_shows_its_last_move_and_what_was_captured() {
    let mut game = AnyGame::start(Variant::Russian);
    assert!(!has(&picture::game(&game), "class=\"last\""));
    for text in ["c3-d4", "d6-c5", "b2-c3", "c5-b4", "a3:c5"] {
        game.play_text(text).unwrap();
    }
    let picture = picture::game(&game);
    assert!(has(&picture, "class=\"last\"") && has(&picture, "class=\"taken\""));
    assert!(has(&picture, "scale(.55)"));
    assert!(has(&picture, "Captured on: b4.") && has(&picture, "Captured: b."));
}

#[test]
fn what_the_player_says_and_how_the_game_ended_is_written_below() {
    let start = tabia::AnyPosition::from_fen(Variant::Turkish, "W:Wa6,c3:Bh7,h6").unwrap();
    let mut game = AnyGame::new(start);
    game.play_text("a6-a7").unwrap();
    assert!(has(&picture::game(&game), ">soon king a7</text>"));
    game.resign(tabia::Side::Black).unwrap();
    assert!(has(
        &picture::game(&game),
        ">soon king a7, white wins (resignation)</text>"
    ));
}

#[test]
fn a_piece_captured_by_one_that_takes_its_place_is_not_crossed_out() {
    let fen = "7k/8/8/4p3/3P4/8/8/K7 w - - 0 1 -";
    let mut game = AnyGame::new(tabia::AnyPosition::from_fen(Variant::Shatar, fen).unwrap());
    let mv = game.play_text("d4e5").unwrap();
    assert!(mv.is_capture());
    let picture = picture::game(&game);
    assert!(has(&picture, "Last move: d4 e5. Captured: p."));
    assert!(!has(&picture, "class=\"taken\"") && !has(&picture, "Captured on"));
}

#[test]
fn how_a_game_has_ended_is_described() {
    let start = || AnyGame::start(Variant::Russian);
    let [mut resigned, mut agreed, going] = [start(), start(), start()];
    resigned.resign(tabia::Side::White).unwrap();
    agreed.agree_draw().unwrap();
    for (game, described) in [
        (
            resigned,
            "<desc>The game is over: black wins (resignation). White:",
        ),
        (agreed, "<desc>The game is over: draw (agreement). White:"),
        (going, "<desc>White to move. White:"),
    ] {
        assert!(has(&picture::game(&game), described), "{described}");
    }
    // In words, not by the names of interfaces.
    let over = board(Variant::Turkish, "B:Wh5:Bb7");
    assert!(has(&over, "<desc>The game is over: draw (one piece each)."));
}

#[test]
fn a_long_caption_has_as_many_lines_as_it_needs() {
    let plain = board(Variant::Russian, "W:Wc3:Bd4");
    let height = |picture: &Picture| picture.size().1;
    let short = plain.clone().caption("White to move");
    assert_eq!(height(&short) - height(&plain), 24);
    let words = ["White", "moves", "and", "takes", "everything"].repeat(4);
    let long = plain.clone().caption(&words.join(" "));
    assert!(height(&long) > height(&short));
    let svg = long.svg().to_string();
    let lines = || svg.split("class=\"caption\"").skip(1);
    assert!(lines().count() > 1);
    let text = |line: &'_ str| {
        let (_, rest) = line.split_once('>').unwrap();
        rest.split_once("</text>").unwrap().0.to_owned()
    };
    let written: Vec<String> = lines().map(text).collect();
    assert_eq!(written.join(" "), words.join(" "));
    // The squares are where they were, and the last line is inside.
    let c3 = square(&plain, "c3");
    assert_eq!(long.corner_of(c3), plain.corner_of(c3));
    assert!(svg.contains(&format!("y=\"{}\" font-size", height(&long) - 8)));
}

#[test]
fn the_reserve_of_shatra_is_marked_and_what_is_due() {
    let picture = board(
        Variant::Shatra,
        "3/3/3/1/7/2b4/7/7/7/S2B3/T/3/3/3 w 53 53 -",
    );
    assert!(has(&picture, "class=\"reserve\""));
    let none = board(Variant::Shatra, "3/3/3/1/7/2b4/7/7/7/S2B3/T/3/3/3 w - - -");
    assert!(!has(&none, "class=\"reserve\""));
}

#[test]
fn arrows_go_from_every_square_to_every_other() {
    for &variant in Variant::ALL {
        let mut picture = picture::board(&variant.rules().start());
        let squares = variant.grid().board();
        for from in squares {
            for to in squares {
                picture = picture.arrow(from, to).unwrap();
            }
        }
        let arrows = picture.svg().to_string().matches("z\"/>").count();
        assert!(arrows as u32 >= squares.len() * (squares.len() - 1));
    }
}

#[test]
fn what_is_of_another_game_is_left_out() {
    let picture = picture::board(&Variant::Russian.rules().start());
    let turn = AnyTurn::from_text(
        Variant::Shatra,
        "3/3/3/1/7/7/7/4s2/2s4/1B5/1/3/3/b2 w - - - > 47x35",
    );
    let drawn = picture.clone().under_way(&turn.unwrap());
    assert!(has(&drawn, "</svg>"));
    let stranger = tabia::Piece {
        side: tabia::Side::White,
        kind: tabia::Kind(99),
    };
    assert_eq!(picture.clone().captured([stranger]), picture);
}
