//! The edge of what there can be: full boards, all men kings, texts of ten megabytes, games of a hundred thousand
//! moves. What took more than its share of time or memory would not come to an end here.

use tabia::pdn::{Reader, Record};
use tabia::picture;
use tabia::{AnyGame, AnyPosition, AnyTurn, Notation, RuleSet, SquareForm, Variant};
use testkit::{GAMES, Game, UseGame, fen_in, laws, with_game};

const MEGABYTES: usize = 10 << 20;
const MANY_MOVES: usize = 100_000;

/// Puts these positions to all laws.
struct Edges<'a>(&'a [&'a str]);

impl UseGame for Edges<'_> {
    type Output = ();

    fn with<P: Notation + Send + Sync + 'static>(self, game: &Game<P>) {
        for fen in self.0 {
            let position = P::from_fen_with(fen, game.options);
            let position = position.unwrap_or_else(|error| panic!("{fen}: {error}"));
            for (_, law) in laws::all() {
                law(game, &position);
            }
        }
    }
}

fn keeps_all_laws(name: &str, fens: &[&str]) {
    with_game(name, Edges(fens)).expect("there is a game of this name");
}

/// The start with every man a king.
struct AllKings;

impl UseGame for AllKings {
    type Output = ();

    fn with<P: Notation + Send + Sync + 'static>(self, game: &Game<P>) {
        let start = fen_in(&P::start_with(game.options), SquareForm::Letters);
        let [turn, white, black] = start.split(':').collect::<Vec<_>>()[..] else {
            panic!("{start}: a draughts game has two lists");
        };
        let crowned = |list: &str| {
            let (side, squares) = list.split_at(1);
            format!("{side}K{}", squares.replace(',', ",K"))
        };
        let fen = format!("{turn}:{}:{}", crowned(white), crowned(black));
        Edges(&[&fen]).with(game);
    }
}

#[test]
fn all_men_are_kings() {
    for name in [
        "russian",
        "poddavki",
        "spantsireti",
        "brazilian",
        "international",
        "turkish",
        "armenian",
        "keny",
    ] {
        with_game(name, AllKings).expect("there is a game of this name");
    }
}

#[test]
fn all_pieces_of_bashni_in_two_towers() {
    let [whites, blacks] = ["w".repeat(12), "b".repeat(12)];
    let fens = [
        format!("W:c3{blacks}{whites}"),
        format!("W:a1{whites},c3{blacks}"),
        format!("B:c3{whites}{blacks}"),
    ];
    let of_kings = format!("W:a1{}W,c3{}B", "w".repeat(11), "b".repeat(11));
    for name in GAMES.iter().filter(|name| name.starts_with("bashni")) {
        keeps_all_laws(name, &fens.each_ref().map(String::as_str));
        // Free to jump a tower again and again, a king has a million routes over this one.
        if !name.ends_with("free") {
            keeps_all_laws(name, &[&of_kings]);
        }
    }
}

/// Texts that are long, and wrong at their end or their beginning.
/// Those that were found to take longest, of the games with few enough routes for every law.
#[test]
fn positions_with_many_equal_routes() {
    for (name, fen) in [
        (
            "russian",
            "W:WKg1,Kh2,Ka7,Kb8,Kh8:Bb2,d2,Kg3,Kb4,d4,g5,c7,Ke7,Kg7",
        ),
        (
            "poddavki",
            "W:WKa1,Ke1,Kg1,Kh2,Ka7,Kb8:BKb2,d2,Kf2,b4,e5,Kg5,Kb6,Ke7,Kg7",
        ),
        (
            "spantsireti",
            "W:WKa1,Ke1,Ki1,k6,Ka7,Kb8,Kk8:Bb2,Kd2,f2,g3,i3,b4,e5,g5,Ki5,Kb6,e7,Kg7,Ki7",
        ),
        (
            "brazilian",
            "W:We1,Kg1,Kh2,Kh4,Ka5,Ka7,Kd8:BKa1,b2,d2,f2,Kg3,b4,Kd4,Ke5,Kg5,Kb6,e7,Kg7",
        ),
        (
            "international",
            "W:WK1,K6,K17,K18,K45,K46:B5,8,9,K10,K11,12,K20,K21,K22,K23,30,K31,K41,42,K43,K44",
        ),
        (
            "bashni",
            "W:b2wb,d2wb,h2W,g3bB,b4B,d4b,h4W,e5b,g5B,b6b,f6B,a7W,e7B,g7B",
        ),
        (
            "bashni take=at_once",
            "W:g1W,a3w,c3B,e3B,g3B,c5B,e5B,g5B,h6W,a7W,c7B,e7B,g7B,h8W",
        ),
        (
            "bashni take=at_once rejump=intervening",
            "W:g3wb,b4bb,d4bb,f4B,b6bB,d6wb,e7bB,g7b,d8W",
        ),
    ] {
        keeps_all_laws(name, &[fen]);
    }
}

fn long_texts() -> Vec<String> {
    let fill = |text: &str| text.repeat(MEGABYTES / text.len());
    vec![
        format!("W:W{}", fill("a1,")),
        format!("W:W{}", fill("Ka1,")),
        format!("W:W{}:B", fill("1")),
        format!("W:Wa1:B{}", fill("b")),
        format!("W:a1{}", fill("wb")),
        fill("W:"),
        fill("/"),
        fill("8/"),
        fill("1"),
        fill(" "),
        format!("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - - 0 {}", fill("9")),
        format!("rnbqkbnr/8/8/8/8/8/8/RNBQKBNR{}w", fill(" ")),
        fill("a1:c3:"),
        fill("1-"),
        fill("a1x"),
        fill("\u{10ffff}"),
        fill("Mori"),
        fill("+"),
    ]
}

#[test]
fn texts_of_ten_megabytes_are_refused() {
    for text in long_texts() {
        for &variant in Variant::ALL {
            let start = AnyPosition::start(variant);
            let error = AnyPosition::from_fen(variant, &text).expect_err("no FEN is so long");
            assert!(error.offset <= text.len() && error.to_string().len() < 400);
            let error = AnyTurn::from_text(variant, &text).expect_err("no turn is so long");
            assert!(error.offset <= text.len() && error.to_string().len() < 400);
            let error = start.parse_move(&text).expect_err("no move is so long");
            assert!(error.offset <= text.len());
            assert!(start.explain(&error).to_string().len() < 2000);
            let mut rules: RuleSet = variant.rules();
            assert!(rules.set(&text, "none").is_err());
            for option in variant.options() {
                let error = rules
                    .set(option.name, &text)
                    .expect_err("no value is so long");
                assert!(error.to_string().len() < 1000);
            }
        }
    }
}

#[test]
fn records_with_texts_of_ten_megabytes_are_read_in_one_go() {
    for text in long_texts() {
        let file = format!("[Event \"a\"]\n\n1. {text} *\n\n[Event \"b\"]\n\n*\n");
        let games: Vec<_> = Reader::new(file.as_bytes()).collect();
        assert!(!games.is_empty());
        for game in games.into_iter().flatten() {
            let _ = game.game(&Variant::Russian.rules());
        }
    }
}

#[test]
fn settings_of_pictures_may_be_ten_megabytes() {
    let mut picture = picture::board(&AnyPosition::start(Variant::Shatra));
    for text in ["<&", "39-40,", "1 ", "#"] {
        let text = text.repeat(MEGABYTES / text.len());
        for setting in picture::Picture::SETTINGS {
            let _ = picture.set(setting.name, &text);
        }
        // An arrow of six letters is a line of a hundred and more.
        assert!(picture.svg().to_string().len() < 64 * text.len());
    }
}

/// A position from which pieces can go to and fro for ever, and how.
fn to_and_fro(variant: Variant) -> Option<(&'static str, [&'static str; 4])> {
    Some(match variant {
        Variant::Russian | Variant::Poddavki | Variant::Brazilian => {
            ("W:WKa1:BKb8", ["a1-b2", "b8-a7", "b2-a1", "a7-b8"])
        }
        Variant::Spantsireti => ("W:WKa1:BKb8", ["a1-b2", "b8-a7", "b2-a1", "a7-b8"]),
        Variant::International => ("W:WK46:BK1", ["46-41", "1-6", "41-46", "6-1"]),
        Variant::Turkish | Variant::Armenian | Variant::Keny => {
            ("W:WKa1,h1:BKb8,g8", ["a1-a2", "b8-c8", "a2-a1", "c8-b8"])
        }
        Variant::Bashni => ("W:a1W,b8B", ["a1-b2", "b8-a7", "b2-a1", "a7-b8"]),
        Variant::Shatar | Variant::ShatarFairy => (
            "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1",
            ["a1-b1", "h8-g8", "b1-a1", "g8-h8"],
        ),
        Variant::Shatra | Variant::ShatraRu => (
            "3/3/3/b/7/6d/7/7/D6/7/B/3/3/3 w 10,53 - -",
            ["39-40", "24-23", "40-39", "23-24"],
        ),
        _ => return None,
    })
}

#[test]
fn games_of_a_hundred_thousand_moves() {
    for &variant in Variant::ALL {
        let Some((fen, moves)) = to_and_fro(variant) else {
            continue;
        };
        let position = AnyPosition::from_fen(variant, fen)
            .unwrap_or_else(|error| panic!("{}: {error}", variant.name()));
        let mut game = AnyGame::new(position);
        for ply in 0..MANY_MOVES {
            let position = game.position();
            let mv = position.parse_move(moves[ply % 4]);
            let mv = mv.unwrap_or_else(|error| panic!("{}: {error}", position.fen()));
            game.play_on(mv).expect("draws are not claimed");
        }
        assert_eq!(game.repetitions() as usize, 1 + MANY_MOVES / 4);
        let text = Record::of(&game).to_string();
        let mut read = Reader::new(text.as_bytes());
        let record = read.next().expect("a game").expect("it is well written");
        let again = record.game(&game.rules()).expect("its moves are legal");
        assert_eq!(again.moves(), game.moves());
        let (mut undone, moves) = (0, game.moves().to_vec());
        while game.undo().is_some() {
            undone += 1;
        }
        assert_eq!(undone, MANY_MOVES);
        while game.redo().is_some() {}
        assert_eq!(game.moves(), moves);
    }
}
