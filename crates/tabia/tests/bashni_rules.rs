//! The rules of Bashni, each shown by a position and all its legal moves.

use std::ops::ControlFlow::Continue;
use tabia::towers::{Bashni, BashniOptions, Rejump, Take};
use tabia::{
    FenErrorKind, Kind, Length, MAX_TRAIL, Notation, Options, Outcome, Position, Reason, Side,
    SquareForm, Style,
};

const FULL: Style = Style {
    squares: SquareForm::Letters,
    length: Length::Full,
};

const AT_END: BashniOptions = BashniOptions {
    take: Take::AtEnd,
    rejump: Rejump::Never,
};

const fn at_once(rejump: Rejump) -> BashniOptions {
    BashniOptions {
        take: Take::AtOnce,
        rejump,
    }
}

const ALL: [BashniOptions; 4] = [
    AT_END,
    at_once(Rejump::Never),
    at_once(Rejump::Intervening),
    at_once(Rejump::Free),
];

fn read(fen: &str, options: BashniOptions) -> Bashni {
    Bashni::from_fen_with(fen, options).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// All legal moves in full, and the positions after them.
fn moves(position: &Bashni) -> Vec<(String, String)> {
    let mut moves = Vec::new();
    let _ = position.visit_moves(&mut |mv| {
        let mut text = String::new();
        position
            .write_move(mv, FULL, &mut text)
            .expect("a legal move is written");
        let mut after = *position;
        after.play(mv);
        moves.push((text, after.fen().to_string()));
        Continue(())
    });
    moves.sort();
    moves
}

#[track_caller]
fn legal(fen: &str, options: BashniOptions, expected: &[(&str, &str)]) {
    let found = moves(&read(fen, options));
    let found: Vec<(&str, &str)> = found.iter().map(|(mv, fen)| (&mv[..], &fen[..])).collect();
    assert_eq!(found, expected, "{fen} under {options:?}");
}

#[track_caller]
fn legal_under_all(fen: &str, expected: &[(&str, &str)]) {
    for options in ALL {
        legal(fen, options, expected);
    }
}

#[test]
fn a_tower_moves_as_its_top_piece_does() {
    // A man on kings goes one step forward; a king on men flies.
    legal_under_all(
        "W:c1BWw,h8b",
        &[("c1-b2", "B:b2BWw,h8b"), ("c1-d2", "B:d2BWw,h8b")],
    );
    legal_under_all(
        "W:a1bwW,d4w,h8b",
        &[
            ("a1-b2", "B:b2bwW,d4w,h8b"),
            ("a1-c3", "B:c3bwW,d4w,h8b"),
            ("d4-c5", "B:a1bwW,c5w,h8b"),
            ("d4-e5", "B:a1bwW,e5w,h8b"),
        ],
    );
}

#[test]
fn a_taken_piece_goes_under_and_the_one_taken_last_lies_lowest() {
    legal_under_all("W:c3w,d4B,f6b", &[("c3:e5:g7", "B:g7bBw")]);
    legal_under_all("W:c3w,d4b,f6B", &[("c3:e5:g7", "B:g7Bbw")]);
}

#[test]
fn a_taken_piece_goes_under_the_whole_tower() {
    legal_under_all("W:c3bWw,d4B", &[("c3:e5", "B:e5BbWw")]);
}

#[test]
fn only_the_top_piece_is_taken_and_the_rest_stays() {
    legal("W:c3w,d4bb,e7b", AT_END, &[("c3:e5", "B:d4b,e5bw,e7b")]);
    legal_under_all("W:c3w,d4bWb,e7b", &[("c3:e5", "B:d4bW,e5bw,e7b")]);
}

#[test]
fn an_own_piece_that_shows_again_is_free_and_keeps_its_rank() {
    legal_under_all("W:c3w,d4wb", &[("c3:e5", "B:d4w,e5bw")]);
    legal_under_all("W:c3w,d4Wb", &[("c3:e5", "B:d4W,e5bw")]);
    legal_under_all("B:e5b,d4BbW", &[("e5:c3", "W:c3Wb,d4Bb")]);
}

#[test]
fn only_the_top_piece_is_crowned_also_in_mid_capture() {
    legal_under_all("W:a7ww,h2b", &[("a7-b8", "B:h2b,b8wW")]);
    // Crowned on f8, the tower goes on as a king's.
    legal_under_all("W:d6ww,e7b,g7b", &[("d6:f8:h6", "B:h6bbwW")]);
}

#[test]
fn a_tower_has_as_many_layers_as_pieces() {
    let position = read("W:c3bWw,d4B", AT_END);
    let tower = |name| position.tower_on(Bashni::grid().square(name).expect("a square"));
    let letters = |name| {
        let pieces = (0..4).map(|layer| tower(name).piece(layer));
        let letter = |piece: tabia::Piece| match (piece.side, piece.kind == Kind::KING) {
            (Side::White, false) => 'w',
            (Side::White, true) => 'W',
            (Side::Black, false) => 'b',
            (Side::Black, true) => 'B',
        };
        pieces
            .map(|piece| piece.map_or('-', letter))
            .collect::<String>()
    };
    assert_eq!(["c3", "d4", "e5"].map(letters), ["bWw-", "B---", "----"]);
    assert_eq!(format!("{:?}", tower("c3")), "Tower(bWw)");
}

#[test]
fn capture_is_compulsory_and_any_capture_may_be_chosen() {
    legal_under_all(
        "W:c3w,a1w,b4b,d4b,f6b",
        &[
            ("c3:a5", "B:a1w,d4b,a5bw,f6b"),
            ("c3:e5:g7", "B:a1w,b4b,g7bbw"),
        ],
    );
}

#[test]
fn landings_from_which_it_goes_on_come_first() {
    legal("W:a1W,c3b,e7b", AT_END, &[("a1:f6:d8", "B:d8bbW")]);
}

#[test]
fn at_the_end_a_jumped_tower_keeps_its_top_and_blocks() {
    // The way back over c3 is closed, whatever lies under its top.
    legal(
        "W:a1W,c3bb,f6b",
        AT_END,
        &[("a1:d4:g7", "B:c3b,g7bbW"), ("a1:d4:h8", "B:c3b,h8bbW")],
    );
}

#[test]
fn at_once_a_piece_that_was_alone_leaves_its_square_empty() {
    let fen = "W:e1W,d2b,e3b,b6b,d6b";
    // At the end of the move only: d2 stands behind e3 and keeps the king from taking it.
    legal(
        fen,
        AT_END,
        &[
            ("e1:a5:c7:e5", "B:e3b,e5bbbW"),
            ("e1:a5:c7:f4", "B:e3b,f4bbbW"),
            ("e1:a5:c7:g3", "B:e3b,g3bbbW"),
            ("e1:a5:c7:h2", "B:h2bbbW,e3b"),
            ("e1:b4:e7", "B:e3b,b6b,e7bbW"),
            ("e1:b4:f8", "B:e3b,b6b,f8bbW"),
        ],
    );
    // At once: d2 is empty when the king comes back, which may even end its move there.
    let open = [
        ("e1:a5:c7:f4:c1", "B:c1bbbbW"),
        ("e1:a5:c7:f4:d2", "B:d2bbbbW"),
        ("e1:b4:e7", "B:e3b,b6b,e7bbW"),
        ("e1:b4:f8", "B:e3b,b6b,f8bbW"),
    ];
    for rejump in [Rejump::Never, Rejump::Intervening, Rejump::Free] {
        legal(fen, at_once(rejump), &open);
    }
}

#[test]
fn a_tower_is_jumped_again_only_with_another_capture_between_or_freely() {
    let fen = "W:a1W,c3bb,f6b";
    let to_g7_or_h8 = [("a1:d4:g7", "B:c3b,g7bbW"), ("a1:d4:h8", "B:c3b,h8bbW")];
    legal(fen, at_once(Rejump::Never), &to_g7_or_h8);
    let back = [("a1:d4:g7:a1", "B:a1bbbW"), ("a1:d4:g7:b2", "B:b2bbbW")];
    legal(fen, at_once(Rejump::Intervening), &back);
    let free = [
        ("a1:d4:b2:g7", "B:g7bbbW"),
        ("a1:d4:b2:h8", "B:h8bbbW"),
        ("a1:d4:g7:a1", "B:a1bbbW"),
        ("a1:d4:g7:b2", "B:b2bbbW"),
    ];
    legal(fen, at_once(Rejump::Free), &free);
    legal(
        "W:c3w,d4bb,e7b",
        at_once(Rejump::Free),
        &[("c3:e5:c3", "B:c3bbw,e7b")],
    );
}

#[test]
fn who_has_no_tower_that_can_move_loses() {
    let lost = Some(Outcome::win(Side::Black, Reason::Blocked));
    for options in ALL {
        // No tower; a tower that is Black's though it holds white pieces; a blocked one.
        for fen in ["W:", "W:d4WWb", "W:a1w,b2b,c3b"] {
            let position = read(fen, options);
            assert_eq!(position.outcome(), lost, "{fen}");
            assert!(!position.has_moves());
            assert_eq!(moves(&position), []);
        }
        assert_eq!(read("B:a1w,b2b,c3b", options).outcome(), None);
    }
}

#[test]
fn routes_that_leave_the_same_towers_are_one_move_whatever_the_order_of_captures() {
    // Round the square one way or the other: four men, all alike.
    let fen = "W:c3w,d2b,f2b,d4b,f4b";
    legal_under_all(fen, &[("c3:e5:g3:e1:c3", "B:c3bbbbw")]);
    assert_eq!(read(fen, AT_END).count_routes(), 2);
    // One of them is a king, and its place in the tower tells the two ways apart.
    legal_under_all(
        "W:c3w,d2b,f2b,d4B,f4b",
        &[
            ("c3:e1:g3:e5:c3", "B:c3Bbbbw"),
            ("c3:e5:g3:e1:c3", "B:c3bbbBw"),
        ],
    );
    legal_under_all(
        "W:c3w,d2b,f2b,d4b,f4B",
        &[
            ("c3:e1:g3:e5:c3", "B:c3bBbbw"),
            ("c3:e5:g3:e1:c3", "B:c3bbBbw"),
        ],
    );
}

#[test]
fn a_trail_has_at_most_twelve_captures() {
    // Twelve men in one tower, taken one by one: there are no more pieces to take.
    let position = read("W:a1W,c3bbbbbbbbbbbb", at_once(Rejump::Free));
    let mut longest = 0;
    let _ = position.visit_moves(&mut |mv| {
        longest = longest.max(mv.trail().count());
        Continue(())
    });
    assert_eq!(longest, MAX_TRAIL);
}

#[test]
fn a_move_names_its_captures_in_order() {
    let trail = |fen: &str, options| {
        let position = read(fen, options);
        let mv = position.parse_move("g7:c3").expect("it is legal");
        let names = mv.trail().map(|sq| Bashni::grid().name(sq).to_string());
        names.collect::<Vec<_>>()
    };
    assert_eq!(trail("W:g7w,f6b,d4b", AT_END), ["f6", "d4"]);
    let to_and_fro = ["f6", "d4", "d4", "d4"];
    assert_eq!(trail("W:g7w,f6b,d4bbb", at_once(Rejump::Free)), to_and_fro);
}

#[test]
fn another_route_to_the_same_towers_names_the_same_move() {
    for options in ALL {
        let position = read("W:c3w,d2b,f2b,d4b,f4b", options);
        let mv = position.parse_move("c3:e5:g3:e1:c3").expect("it is legal");
        assert_eq!(position.parse_move("c3:e1:g3:e5:c3"), Ok(mv));
        assert_eq!(position.parse_move("c3:c3"), Ok(mv));
        let mut named = Vec::new();
        let _ = position.visit_routes(&mut |mv, _| {
            named.push(mv);
            Continue(())
        });
        assert_eq!(named, [mv, mv]);
    }
}

#[test]
fn other_towers_taken_on_the_way_make_another_move() {
    // Two ways to c5, and one on from there to g5; or all round, back to c1.
    legal_under_all(
        "W:c1w,b2b,b4b,d2b,d4b,d6b,f6b",
        &[
            ("c1:a3:c5:e7:g5", "B:d2b,d4b,g5bbbbw"),
            ("c1:e3:c5:a3:c1", "B:c1bbbbw,d6b,f6b"),
            ("c1:e3:c5:e7:g5", "B:b2b,b4b,g5bbbbw"),
        ],
    );
}

#[test]
fn what_lies_under_the_tops_is_in_the_key() {
    let alike_from_above = [
        "c3w,e3w,g7b",
        "c3bw,e3w,g7b",
        "c3w,e3bw,g7b",
        "c3ww,e3w,g7b",
        "c3Bw,e3w,g7b",
        "c3bbw,e3bw,g7b",
        "c3bw,e3bbw,g7b",
    ];
    let mut keys = alike_from_above.map(|towers| read(&format!("W:{towers}"), AT_END).key());
    keys.sort_unstable();
    assert!(keys.windows(2).all(|two| two[0] != two[1]));
}

#[test]
fn combinations_that_do_not_exist_are_refused_and_played_as_the_default() {
    for rejump in [Rejump::Intervening, Rejump::Free] {
        let options = BashniOptions {
            take: Take::AtEnd,
            rejump,
        };
        assert!(options.check().is_err());
        assert_eq!(Bashni::start_with(options), Bashni::start());
        assert_eq!(Bashni::start_with(options).options(), AT_END);
    }
    for options in ALL {
        assert_eq!(options.check(), Ok(()));
        assert_eq!(Bashni::start_with(options).options(), options);
    }
}

#[test]
fn positions_under_different_rules_are_not_equal() {
    let starts = ALL.map(Bashni::start_with);
    for (i, start) in starts.iter().enumerate() {
        assert_eq!(
            starts.iter().filter(|other| *other == start).count(),
            1,
            "{i}"
        );
    }
}

#[track_caller]
fn refused(fen: &str, kind: FenErrorKind, offset: usize) {
    let error = Bashni::from_fen(fen).expect_err(fen);
    assert_eq!((error.kind, error.offset), (kind, offset), "{fen}: {error}");
}

#[test]
fn a_position_that_breaks_a_rule_is_refused_at_its_place() {
    use FenErrorKind::{Count, Occupied, Place, Square, Syntax};
    refused("", Syntax, 0);
    refused("?:c3w", Syntax, 0);
    refused("X:c3w", Syntax, 0);
    refused("W", Syntax, 1);
    refused("Wc3w", Syntax, 1);
    refused("W:c3", Syntax, 4);
    refused("W:c3,d4w", Syntax, 4);
    refused("W:c3x", Syntax, 4);
    refused("W:c3wK", Syntax, 5);
    refused("W:c3w,", Syntax, 6);
    refused("W:,c3w", Syntax, 2);
    refused("W:c3w d4w", Syntax, 5);
    refused("W:c3w,d4w:", Syntax, 9);
    refused("W:Wc3:Bd4", Syntax, 2);
    refused("W:c3w..", Syntax, 6);
    refused("W:c4w", Square, 2);
    refused("W:c3w,i9w", Square, 6);
    refused("W:0w", Square, 2);
    refused("W:33w", Square, 2);
    refused("W:c3w,c3b", Occupied, 6);
    refused("W:c3w,22b", Occupied, 6);
    refused("W:c3w,b8bw", Place, 6);
    refused("W:c3w,a1wb", Place, 6);
    refused("W:c3wwwwwwwwwwwww", Count, 16);
    refused("W:c3wwwwwwb,d4bbwwwwwwW", Count, 22);
    refused("B:c3bbbbbbbbbbbb,d4wB", Count, 20);
}

#[test]
fn a_man_under_another_piece_may_lie_on_its_last_rank() {
    for fen in ["W:a1bB,b8wW", "W:b8wb", "B:a1bbw"] {
        assert_eq!(read(fen, AT_END).fen().to_string(), fen);
    }
}

#[test]
fn positions_are_read_in_letters_and_numbers_and_written_in_either() {
    let position = read("W:d4w,22bbW,b8B.", AT_END);
    assert_eq!(position.fen().to_string(), "W:c3bbW,d4w,b8B");
    let mut numbers = String::new();
    position
        .write_fen(SquareForm::Numbers, &mut numbers)
        .expect("a string takes all");
    assert_eq!(numbers, "W:1B,18w,22bbW");
    assert_eq!(read(&numbers, AT_END), position);
    assert_eq!(read("B:", AT_END).fen().to_string(), "B:");
}

#[test]
fn the_board_shows_the_tops_and_the_towers_below_it() {
    let fen = "W:c3bbW,d4w,f6wb";
    let position = tabia::AnyPosition::from_fen(tabia::Variant::Bashni, fen).expect("it is read");
    assert_eq!(
        position.board(false).to_string(),
        "8   .   .   .   .
7 .   .   .   .
6   .   .   b   .
5 .   .   .   .
4   .   w   .   .
3 .   W   .   .
2   .   .   .   .
1 .   .   .   .
  a b c d e f g h

towers from bottom to top
c3 bbW
f6 wb"
    );
}
