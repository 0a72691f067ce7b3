//! What the slow draughts generator knows of each game: the policy table of the rules (section 4),
//! one fact a line.

/// A step as the player sees it: rows forward, files to the right.
pub type Step = (i32, i32);

/// Row from White's side and file from the left, both from 0.
pub type Square = (i32, i32);

/// Which squares are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Playing {
    /// Those of the colour of a1.
    LikeA1,
    /// Those of the other colour: the "inverted" board with its dark corner at White's lower right.
    UnlikeA1,
    /// All of them.
    All,
}

/// How squares are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Naming {
    /// As in chess, ordered from rank 1 up.
    Letters,
    /// Numbers from the top left as White sees the board.
    Numbers,
}

/// How far a king goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// One step.
    Short,
    /// Any number of empty squares.
    Fly,
}

/// Where a king comes down behind the piece that it jumps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landing {
    /// On the very next square.
    Next,
    /// On any square of the empty run.
    Any,
}

/// What a man may do besides a single step, when nothing can be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaping {
    /// Nothing.
    Never,
    /// Leap over an adjacent own piece in any direction of its steps (Keny).
    OverOwn,
}

/// What a man may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prey {
    /// Men and kings.
    Everything,
    /// Men only (Italian).
    Men,
}

/// What is compared between complete captures; the greatest value is compulsory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Priority {
    /// The number of pieces taken.
    Pieces,
    /// Whether a king takes.
    WithKing,
    /// The number of kings taken.
    Kings,
    /// Whether kings are taken as early as possible.
    KingsEarliest,
    /// The sum in which a king is just under two men.
    Value,
}

/// When a man that reaches the last row in a capture becomes a king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Crowning {
    /// At once, and it goes on as a king if it can.
    AtOnce,
    /// Only where the capture ends; until then it goes on as a man.
    AtEnd,
    /// At once, and the capture is over.
    EndsMove,
}

/// When jumped pieces leave the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Removal {
    /// Each as it is jumped: lines open.
    AtOnce,
    /// All when the move is over: they block and are not jumped twice.
    AtEnd,
}

/// Whether a piece may jump straight back after a jump.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turning {
    /// In any direction.
    Free,
    /// Not by 180 degrees.
    NotBack,
}

/// What happens to a side to move without a legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoMove {
    /// It has lost.
    Loses,
    /// It has won (Poddavki).
    Wins,
}

/// What one piece against one piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OneEach {
    /// A position like any other.
    GoesOn,
    /// A draw, unless the side to move can take or cannot move.
    Draw,
}

/// The rules of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rules {
    /// One letter a file; their number is the width.
    pub files: &'static str,
    /// The number of rows.
    pub ranks: i32,
    /// Which squares are used.
    pub playing: Playing,
    /// How squares are written.
    pub naming: Naming,
    /// Pieces of one side at the start.
    pub set: usize,
    /// Quiet steps of a man.
    pub man_steps: &'static [Step],
    /// Besides them.
    pub man_leaping: Leaping,
    /// Directions in which a man takes.
    pub man_captures: &'static [Step],
    /// What a man may take.
    pub man_prey: Prey,
    /// Quiet steps of a king.
    pub king_steps: &'static [Step],
    /// Directions in which a king takes.
    pub king_captures: &'static [Step],
    /// How far a king goes.
    pub king_reach: Reach,
    /// Where a king comes down.
    pub king_landing: Landing,
    /// Which captures are compulsory, the first key first; none: free choice.
    pub priority: &'static [Priority],
    /// Promotion in a capture.
    pub crowning: Crowning,
    /// When jumped pieces leave.
    pub removal: Removal,
    /// The 180-degree rule.
    pub turning: Turning,
    /// A side without a move.
    pub no_move: NoMove,
    /// One piece each.
    pub one_each: OneEach,
}

const FORWARD_DIAGONAL: &[Step] = &[(1, -1), (1, 1)];
const DIAGONAL: &[Step] = &[(1, -1), (1, 1), (-1, -1), (-1, 1)];
const FORWARD_SIDEWAYS: &[Step] = &[(1, 0), (0, -1), (0, 1)];
const ORTHOGONAL: &[Step] = &[(1, 0), (0, -1), (0, 1), (-1, 0)];
const FORWARD_SIDEWAYS_DIAGONAL: &[Step] = &[(1, 0), (0, -1), (0, 1), (1, -1), (1, 1)];
#[rustfmt::skip]
const ALL_EIGHT: &[Step] = &[(1, 0), (0, -1), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, -1), (-1, 1)];
/// Diagonally, and along ranks and files from one playing square to the next, which is two squares
/// over.
#[rustfmt::skip]
const FRISIAN_CAPTURES: &[Step] = &[
    (1, -1), (1, 1), (-1, -1), (-1, 1),
    (2, 0), (0, -2), (0, 2), (-2, 0),
];

/// Section 2.
const RUSSIAN: Rules = Rules {
    files: "abcdefgh",
    ranks: 8,
    playing: Playing::LikeA1,
    naming: Naming::Letters,
    set: 12,
    man_steps: FORWARD_DIAGONAL,
    man_leaping: Leaping::Never,
    man_captures: DIAGONAL,
    man_prey: Prey::Everything,
    king_steps: DIAGONAL,
    king_captures: DIAGONAL,
    king_reach: Reach::Fly,
    king_landing: Landing::Any,
    priority: &[],
    crowning: Crowning::AtOnce,
    removal: Removal::AtEnd,
    turning: Turning::Free,
    no_move: NoMove::Loses,
    one_each: OneEach::GoesOn,
};

/// Section 3: Russian, but who cannot move wins.
const PODDAVKI: Rules = Rules {
    no_move: NoMove::Wins,
    ..RUSSIAN
};

/// Section 3: Russian on ten files.
const SPANTSIRETI: Rules = Rules {
    files: "abcdefghik",
    set: 15,
    ..RUSSIAN
};

/// Section 3: Russian with the majority rule and promotion only at the end.
const BRAZILIAN: Rules = Rules {
    priority: &[Priority::Pieces],
    crowning: Crowning::AtEnd,
    ..RUSSIAN
};

/// Section 1.
const TURKISH: Rules = Rules {
    files: "abcdefgh",
    ranks: 8,
    playing: Playing::All,
    naming: Naming::Letters,
    set: 16,
    man_steps: FORWARD_SIDEWAYS,
    man_leaping: Leaping::Never,
    man_captures: FORWARD_SIDEWAYS,
    man_prey: Prey::Everything,
    king_steps: ORTHOGONAL,
    king_captures: ORTHOGONAL,
    king_reach: Reach::Fly,
    king_landing: Landing::Any,
    priority: &[Priority::Pieces],
    crowning: Crowning::AtEnd,
    removal: Removal::AtOnce,
    turning: Turning::NotBack,
    no_move: NoMove::Loses,
    one_each: OneEach::Draw,
};

/// Section 3: Turkish with diagonal quiet moves and promotion at once.
const ARMENIAN: Rules = Rules {
    man_steps: FORWARD_SIDEWAYS_DIAGONAL,
    king_steps: ALL_EIGHT,
    crowning: Crowning::AtOnce,
    ..TURKISH
};

/// Section 3: Turkish with leaps, captures backwards and free choice.
const KENY: Rules = Rules {
    man_leaping: Leaping::OverOwn,
    man_captures: ORTHOGONAL,
    priority: &[],
    ..TURKISH
};

/// Section 4: Brazilian on 50 squares.
const INTERNATIONAL: Rules = Rules {
    files: "abcdefghij",
    ranks: 10,
    naming: Naming::Numbers,
    set: 20,
    ..BRAZILIAN
};

/// Section 4; rules of the American Checker Federation.
const ENGLISH: Rules = Rules {
    man_captures: FORWARD_DIAGONAL,
    king_reach: Reach::Short,
    king_landing: Landing::Next,
    crowning: Crowning::EndsMove,
    ..RUSSIAN
};

/// Section 4; rules of the Federazione Italiana Dama.
const ITALIAN: Rules = Rules {
    playing: Playing::UnlikeA1,
    man_prey: Prey::Men,
    priority: &[
        Priority::Pieces,
        Priority::WithKing,
        Priority::Kings,
        Priority::KingsEarliest,
    ],
    ..ENGLISH
};

/// Section 4: most pieces, then most kings.
const SPANISH: Rules = Rules {
    playing: Playing::UnlikeA1,
    man_captures: FORWARD_DIAGONAL,
    priority: &[Priority::Pieces, Priority::Kings],
    crowning: Crowning::EndsMove,
    ..RUSSIAN
};

/// Section 4: captures in eight directions; the limit on a king's quiet moves is not modelled.
const FRISIAN: Rules = Rules {
    man_captures: FRISIAN_CAPTURES,
    king_captures: FRISIAN_CAPTURES,
    priority: &[Priority::Value, Priority::WithKing],
    ..INTERNATIONAL
};

/// Section 4: a flying king that comes down right behind its prey, which is gone at once.
const THAI: Rules = Rules {
    set: 8,
    man_captures: FORWARD_DIAGONAL,
    king_landing: Landing::Next,
    crowning: Crowning::EndsMove,
    removal: Removal::AtOnce,
    ..RUSSIAN
};

impl Rules {
    /// The rules of a game by its name.
    pub fn named(game: &str) -> Result<&'static Rules, String> {
        Ok(match game {
            "russian" => &RUSSIAN,
            "poddavki" => &PODDAVKI,
            "spantsireti" => &SPANTSIRETI,
            "brazilian" => &BRAZILIAN,
            "turkish" => &TURKISH,
            "armenian" => &ARMENIAN,
            "keny" => &KENY,
            "international" => &INTERNATIONAL,
            "english" => &ENGLISH,
            "italian" => &ITALIAN,
            "spanish" => &SPANISH,
            "frisian" => &FRISIAN,
            "thai" => &THAI,
            _ => return Err(format!("no game is called '{game}'")),
        })
    }

    /// The number of files.
    pub fn width(&self) -> i32 {
        self.files.len() as i32
    }

    /// Whether pieces may stand there.
    pub fn is_playing(&self, (row, file): Square) -> bool {
        let on_board = (0..self.ranks).contains(&row) && (0..self.width()).contains(&file);
        let like_a1 = (row + file) % 2 == 0;
        on_board
            && match self.playing {
                Playing::LikeA1 => like_a1,
                Playing::UnlikeA1 => !like_a1,
                Playing::All => true,
            }
    }
}
