//! The games that are drawn: each at its start, and busy.

use tabia::picture::{self, Picture};
use tabia::{AnyTurn, Variant};

/// A game, a turn of it as text, and what its picture shows.
type Busy = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

/// A busy position of every game, with all that can be marked somewhere among them.
const BUSY: &[Busy] = &[
    (
        "russian",
        "W:WKa1,c1,g1,f2,a3,g3:Bd2,d4,b6,h4,g7,Kh8 > c1:e3",
        &[("captured", "wwbb")],
    ),
    (
        "poddavki",
        "W:WKc1,a3,g3,h4:Ba5,c5,Kf8,h8",
        &[("last", "b6-c5"), ("from", "g3"), ("turned", "yes")],
    ),
    (
        "spantsireti",
        "W:Wa1,c1,Ke1,i1,b2,k2,a3,e5:Ba5,c7,Kg7,i7,k8",
        &[
            ("arrows", "i1-h2,k8-k8"),
            ("marks", "c7 g7"),
            ("theme", "dark"),
        ],
    ),
    (
        "brazilian",
        "B:WKh8,c1,g1,b2:Bh4,a5,c5,Kf4,g7",
        &[("coordinates", "numbers"), ("captured", "bbbww")],
    ),
    (
        "international",
        "W:WK47,31,32,38,44,49:B2,7,9,12,17,18,K5",
        &[("from", "32"), ("last", "12-17")],
    ),
    (
        "turkish",
        "W:WKb2,a3,f5:Bb4,d6,b7,Kh8 > b2:b6",
        &[("captured", "bbbbBwwwww"), ("theme", "print")],
    ),
    (
        "armenian",
        "B:WKa1,c2,d2,e3,f2,g2:Bd5,Kg5,a6,c6,f6,h7",
        &[("caption", "soon king e3"), ("arrows", "g5-g2")],
    ),
    (
        "keny",
        "W:Wa2,c2,d2,e2,a3,c3,Kd8:Bc5,d5,e5,a6,d6,Kh1",
        &[("turned", "yes"), ("coordinates", "none")],
    ),
    (
        "vigman",
        "B:WKa1,c1,e1,b2,e3,b6:Bd4,c5,g5,a7,c7,Kh8|W:Wb1,f1,a2,e2,Kg2:Bd5,f5,a6,b7,Ka8",
        &[
            ("last", "c2-d3"),
            ("targets", "e4,f4"),
            ("title", "Vigman & \"two\" games <on one board>"),
        ],
    ),
    (
        "shatra",
        "3/1t1/1s1/b/2s4/y5s/3ds2/1S1s3/2S3T/S2Y2S/B/2Y/1T1/S1D w 8,53,56,58,60,62 62 -",
        &[
            ("last", "14-28"),
            ("captured", "sssSS"),
            ("arrows", "41-35"),
        ],
    ),
    (
        "shatra-ru",
        "3/1t1/3/1/7/7/7/4s2/2s4/1B2D2/1/3/2S/b1Y w 59,62 62 - > 47x35",
        &[("theme", "dark")],
    ),
    (
        "shatra-pritchard",
        "1ds/sts/yty/1/sssssss/6S/1s5/T6/7/SSSSSSS/B/YTY/2S/SDS b 2-9,53-56,59-62 - -",
        &[
            ("coordinates", "letters"),
            ("turned", "yes"),
            ("theme", "print"),
        ],
    ),
    (
        "shatar",
        "rn1jkb1r/1p1b2pp/p3pp1n/3p4/3P4/N2pP1P1/PPP1NPBP/1RB2K1R w - - 0 12 -",
        &[("from", "c2"), ("captured", "JPp")],
    ),
    (
        "shatar-fairy",
        "rnbj1k1r/p1p1bpp1/5n1p/1J2p3/3P4/P3P3/2P1B1PP/RNB1K1NR b - - 0 12 -",
        &[("theme", "print"), ("caption", "shak")],
    ),
    (
        "shatar-buryat",
        "rnbj1k1r/p1p1bpp1/1p1p1n1p/4p3/1P1P4/P3PP2/2PJB1PP/RNB1K1NR w - - 0 12 -",
        &[("theme", "dark"), ("turned", "yes")],
    ),
    (
        "bashni",
        "W:a1bbbW,c3wbwbb,e3BwBW,g1w,f4bw,d6W,b6wB,d8b,f8B > a1",
        &[("last", "b8:d8")],
    ),
];

/// The pictures of every game: a name, and the picture.
pub fn all() -> Vec<(String, Picture)> {
    let start = |variant: &Variant| {
        let name = format!("{}-start", variant.name());
        (name, picture::board(&variant.rules().start()))
    };
    let starts = Variant::ALL.iter().map(start);
    starts.chain(BUSY.iter().map(busy)).collect()
}

fn busy(&(name, text, settings): &Busy) -> (String, Picture) {
    let variant = Variant::from_name(name).expect("the name of a game");
    let turn = AnyTurn::from_text(variant, text);
    let turn = turn.unwrap_or_else(|error| panic!("{name}: {error}"));
    // A turn in which nothing is chosen would mark all that can move.
    let mut picture = match turn.at() {
        Some(_) => picture::turn(&turn),
        None => picture::board(&turn.position()),
    };
    for (setting, value) in settings {
        let set = picture.set(setting, value);
        set.unwrap_or_else(|error| panic!("{name}: {error}"));
    }
    (format!("{name}-busy"), picture)
}

#[test]
fn every_game_has_a_busy_position() {
    let games: Vec<&str> = BUSY.iter().map(|&(name, ..)| name).collect();
    for variant in Variant::ALL {
        assert!(games.contains(&variant.name()), "{}", variant.name());
    }
}
