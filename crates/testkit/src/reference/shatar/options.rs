//! What the players agree on before a game of Shatar (section 3).

/// Whether a mate by nothing but mori may be given, and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum KnightMate {
    /// The move may not be made.
    #[default]
    Illegal,
    /// The game is drawn.
    Draw,
    /// The side that gave the mate loses.
    Loses,
    /// A mate like any other.
    Allowed,
}

/// What it is worth to leave the opponent without a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stalemate {
    /// The game is drawn.
    #[default]
    Draw,
    /// The side without a move loses.
    Loses,
}

/// How a game begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Opening {
    /// After 1.d2-d4 d7-d5.
    #[default]
    AfterD4D5,
    /// From the full array, where 1.d2-d4 and then d7-d5 are the only moves.
    QueenPawnForced,
    /// After 1.e2-e4 e7-e5.
    KingPawn,
    /// White advances the d or e khuu by two, Black answers with the same one.
    EitherMirrored,
    /// The bers begins on the noyon's right, and no khuu ever goes two squares.
    QueenRight,
    /// Each side advances the d or e khuu by two, as it likes.
    EitherFree,
}

/// How far a temee goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BishopRange {
    /// To the edge.
    #[default]
    Full,
    /// One to three squares.
    Three,
}

/// Which mates win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MateRule {
    /// The run of checks must contain a shak.
    #[default]
    ShakSeries,
    /// Every mate wins, but for that of the mori.
    Any,
}

/// One choice for every option of section 3.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Options {
    /// Mates by mori alone.
    pub knight_mate: KnightMate,
    /// Positions without a move.
    pub stalemate: Stalemate,
    /// First moves.
    pub opening: Opening,
    /// Reach of the temee.
    pub bishop_range: BishopRange,
    /// Mates that win.
    pub mate_rule: MateRule,
}

impl Options {
    /// The options of a named rule set: `shatar`, `shatar-fairy` or `shatar-buryat`.
    ///
    /// # Errors
    ///
    /// When there is no rule set of this name.
    pub fn named(name: &str) -> Result<Options, String> {
        let choices: &[(&str, &str)] = match name {
            "shatar" => &[],
            "shatar-fairy" => &[("knight_mate", "loses")],
            "shatar-buryat" => &[
                ("opening", "either_free"),
                ("knight_mate", "draw"),
                ("stalemate", "loses"),
                ("mate_rule", "any"),
            ],
            _ => return Err(format!("no shatar rule set is named '{name}'")),
        };
        let mut options = Options::default();
        for (option, value) in choices {
            options.set(option, value)?;
        }
        Ok(options)
    }

    /// Changes one option; names and values are those of section 3.
    ///
    /// # Errors
    ///
    /// When there is no such option or it has no such value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match (name, value) {
            ("knight_mate", "illegal") => self.knight_mate = KnightMate::Illegal,
            ("knight_mate", "draw") => self.knight_mate = KnightMate::Draw,
            ("knight_mate", "loses") => self.knight_mate = KnightMate::Loses,
            ("knight_mate", "allowed") => self.knight_mate = KnightMate::Allowed,
            ("stalemate", "draw") => self.stalemate = Stalemate::Draw,
            ("stalemate", "loses") => self.stalemate = Stalemate::Loses,
            ("opening", "after_d4d5") => self.opening = Opening::AfterD4D5,
            ("opening", "queen_pawn_forced") => self.opening = Opening::QueenPawnForced,
            ("opening", "king_pawn") => self.opening = Opening::KingPawn,
            ("opening", "either_mirrored") => self.opening = Opening::EitherMirrored,
            ("opening", "queen_right") => self.opening = Opening::QueenRight,
            ("opening", "either_free") => self.opening = Opening::EitherFree,
            ("bishop_range", "full") => self.bishop_range = BishopRange::Full,
            ("bishop_range", "3") => self.bishop_range = BishopRange::Three,
            ("mate_rule", "shak_series") => self.mate_rule = MateRule::ShakSeries,
            ("mate_rule", "any") => self.mate_rule = MateRule::Any,
            _ => {
                return Err(format!(
                    "no shatar option '{name}' with the value '{value}'"
                ));
            }
        }
        Ok(())
    }
}
