//! The planes of each game.

use super::planes::{Encode, Owner, Plane, Shows};
use super::symmetry::Symmetry;
use crate::draughts::{Draughts, DraughtsVariant, Vigman};
use crate::shatar::{self, Shatar};
use crate::shatra::{self, Shatra};
use crate::towers::Bashni;
use tabia_core::{Kind, Position, Set, Side, Square};

use Owner::{First, Second};
use Shows::{CountUnder, Marked, NumberOf, Pieces, Under};

const fn pieces(name: &'static str, owner: Owner, kind: Kind) -> Plane {
    Plane::new(name, "where they stand", Pieces(owner, kind), 1)
}

const AT: Plane = Plane::new(
    "at",
    "where the piece that has begun its move stands now; the pieces are shown with it there, as what it is by now",
    Shows::At,
    1,
);
const START: Plane = Plane::new("start", "where it began its move", Shows::Start, 1);
const BEFORE: Plane = Plane::new(
    "before",
    "where it stood before its last step",
    Shows::Before,
    1,
);
const CAPTURED: Plane = Plane::new(
    "captured",
    "what it has captured so far, which is still shown among the pieces; more than 1 where a tower was jumped twice",
    Shows::Captured,
    3,
);
const MOVER: Plane = Plane::new(
    "mover",
    "the side to move: 0 White, 1 Black, in any view",
    Shows::Mover,
    1,
);
const DRAW_COUNT: Plane = Plane::new(
    "draw count",
    "the count of the draw clause that has least left; 0 where none runs",
    Shows::DrawCount,
    120,
);
const DRAW_LEFT: Plane = Plane::new(
    "draw left",
    "what is left of it until the draw; 120 where none runs",
    Shows::DrawLeft,
    120,
);
const REPETITIONS: Plane = Plane::new(
    "repetitions",
    "how often the position stood on the board before",
    Shows::Repetitions,
    2,
);

const TURNED: &[Symmetry] = &[Symmetry::Identity, Symmetry::Turn];
const ALL: &[Symmetry] = &[
    Symmetry::Identity,
    Symmetry::Mirror,
    Symmetry::Turn,
    Symmetry::MirrorTurn,
];

impl<V: DraughtsVariant + Send + Sync> Encode for Draughts<V>
where
    V::Options: Send + Sync,
{
    const PLANES: &'static [Plane] = &[
        pieces("man", First, Kind::MAN),
        pieces("king", First, Kind::KING),
        pieces("man", Second, Kind::MAN),
        pieces("king", Second, Kind::KING),
        AT,
        START,
        BEFORE,
        CAPTURED,
        MOVER,
        DRAW_COUNT,
        DRAW_LEFT,
        REPETITIONS,
    ];
    // A mirror exchanges dark and light squares: it is none where only the dark ones are played on.
    const SYMMETRIES: &'static [Symmetry] =
        if V::GRID.board().len() as usize == V::GRID.width() as usize * V::GRID.height() as usize {
            ALL
        } else {
            TURNED
        };
}

impl Encode for Vigman {
    const PLANES: &'static [Plane] = &[
        pieces("man", First, Kind::MAN),
        pieces("king", First, Kind::KING),
        pieces("man", Second, Kind::MAN),
        pieces("king", Second, Kind::KING),
        AT,
        START,
        BEFORE,
        CAPTURED,
        MOVER,
        Plane::new(
            "dark turn",
            "the side to move in the dark game: 0 the own, 1 the enemy",
            Shows::Side(0),
            1,
        ),
        Plane::new(
            "light turn",
            "the same in the light game",
            Shows::Side(1),
            1,
        ),
        Plane::new(
            "moves left",
            "the moves left in the turn, where a turn is two moves in either game; else 0",
            Shows::Number(2),
            2,
        ),
        REPETITIONS,
    ];
    const SYMMETRIES: &'static [Symmetry] = TURNED;

    fn number(&self, number: u8) -> u8 {
        match number {
            0 => self.dark().turn() as u8,
            1 => self.light().turn() as u8,
            _ => self.moves_left().unwrap_or(0),
        }
    }
}

const fn layer(name: &'static str, layers: u8, owner: Owner, kind: Kind) -> Plane {
    Plane::new(
        name,
        "where they lie so deep under the top",
        Under(layers, owner, kind),
        1,
    )
}

const fn under(owner: Owner) -> Plane {
    Plane::new(
        "under",
        "how many of its pieces lie under the top, at any depth",
        CountUnder(owner),
        23,
    )
}

impl Encode for Bashni {
    const PLANES: &'static [Plane] = &[
        pieces("man", First, Kind::MAN),
        pieces("king", First, Kind::KING),
        pieces("man", Second, Kind::MAN),
        pieces("king", Second, Kind::KING),
        layer("man, 1 under", 1, First, Kind::MAN),
        layer("king, 1 under", 1, First, Kind::KING),
        layer("man, 1 under", 1, Second, Kind::MAN),
        layer("king, 1 under", 1, Second, Kind::KING),
        layer("man, 2 under", 2, First, Kind::MAN),
        layer("king, 2 under", 2, First, Kind::KING),
        layer("man, 2 under", 2, Second, Kind::MAN),
        layer("king, 2 under", 2, Second, Kind::KING),
        layer("man, 3 under", 3, First, Kind::MAN),
        layer("king, 3 under", 3, First, Kind::KING),
        layer("man, 3 under", 3, Second, Kind::MAN),
        layer("king, 3 under", 3, Second, Kind::KING),
        under(First),
        under(Second),
        AT,
        START,
        BEFORE,
        CAPTURED,
        MOVER,
        DRAW_COUNT,
        DRAW_LEFT,
        REPETITIONS,
    ];
    const SYMMETRIES: &'static [Symmetry] = TURNED;
    // What was captured stays on the board, and may be set free where it was.
    const ANYTHING_REPEATS: bool = true;

    fn under(&self, sq: Square) -> [u8; 2] {
        let tower = self.tower_on(sq);
        let top = tower.top().map(|top| top.side);
        [Side::White, Side::Black].map(|side| {
            let on_top = u32::from(top == Some(side));
            (tower.count(side) - on_top) as u8
        })
    }

    fn tall(&self) -> Set {
        let towers = self.towers(Side::White) | self.towers(Side::Black);
        let is_tall = |sq: &Square| self.tower_on(*sq).height() > 1;
        towers.iter().filter(is_tall).collect()
    }
}

impl Encode for Shatra {
    const PLANES: &'static [Plane] = &[
        pieces("shatra", First, shatra::SHATRA),
        pieces("yalkyn", First, shatra::YALKYN),
        pieces("tura", First, shatra::TURA),
        pieces("batyr", First, shatra::BATYR),
        pieces("biy", First, shatra::BIY),
        pieces("shatra", Second, shatra::SHATRA),
        pieces("yalkyn", Second, shatra::YALKYN),
        pieces("tura", Second, shatra::TURA),
        pieces("batyr", Second, shatra::BATYR),
        pieces("biy", Second, shatra::BIY),
        Plane::new(
            "reserve",
            "men of the initial reserve, of both sides",
            Marked(0),
            1,
        ),
        Plane::new("due", "men that must be dropped next", Marked(1), 1),
        Plane::new(
            "en passant",
            "the shatra that can be taken en passant",
            Marked(2),
            1,
        ),
        AT,
        START,
        BEFORE,
        CAPTURED,
        MOVER,
        REPETITIONS,
    ];
    const SYMMETRIES: &'static [Symmetry] = ALL;

    fn marked(&self, number: u8) -> Set {
        match number {
            0 => self.reserve(),
            1 => self.due(),
            _ => self.en_passant().map_or(Set::EMPTY, Set::of),
        }
    }
}

const fn run(owner: Owner) -> Plane {
    Plane::new(
        "run",
        "whether its present run of checks contains a shak",
        NumberOf(owner, 0),
        1,
    )
}

impl Encode for Shatar {
    const PLANES: &'static [Plane] = &[
        pieces("khuu", First, shatar::KHUU),
        pieces("mori", First, shatar::MORI),
        pieces("temee", First, shatar::TEMEE),
        pieces("tereg", First, shatar::TEREG),
        pieces("bers", First, shatar::BERS),
        pieces("noyon", First, shatar::NOYON),
        pieces("khuu", Second, shatar::KHUU),
        pieces("mori", Second, shatar::MORI),
        pieces("temee", Second, shatar::TEMEE),
        pieces("tereg", Second, shatar::TEREG),
        pieces("bers", Second, shatar::BERS),
        pieces("noyon", Second, shatar::NOYON),
        run(First),
        run(Second),
        MOVER,
        DRAW_COUNT,
        DRAW_LEFT,
        REPETITIONS,
    ];
    const SYMMETRIES: &'static [Symmetry] = ALL;

    fn number(&self, number: u8) -> u8 {
        let side = if number == 0 {
            Side::White
        } else {
            Side::Black
        };
        u8::from(self.run_has_shak(side))
    }
}
