//! The rules of Shatar that can be chosen, and the named rule sets.

tabia_core::choice! {
    /// What a mate by moris alone is worth.
    pub enum KnightMate {
        /// It may not be given: the move is not legal.
        Illegal = "illegal",
        /// A draw.
        Draw = "draw",
        /// The side that gives it loses.
        Loses = "loses",
        /// Permitted, but ugly: it wins.
        Allowed = "allowed",
    }
}

tabia_core::choice! {
    /// What it is worth that the side to move has no legal move and is not mated. The seed gives both.
    pub enum Stalemate {
        /// A draw.
        Draw = "draw",
        /// The side to move loses.
        Loses = "loses",
    }
}

tabia_core::choice! {
    /// How the game begins.
    pub enum Opening {
        /// The first moves d2-d4 and d7-d5 have been made.
        AfterD4D5 = "after_d4d5",
        /// From the full array: d2-d4 and d7-d5 are the only legal first moves.
        QueenPawnForced = "queen_pawn_forced",
        /// The first moves e2-e4 and e7-e5 have been made.
        KingPawn = "king_pawn",
        /// White steps twice with the d or the e khuu, Black answers with the same.
        EitherMirrored = "either_mirrored",
        /// The bers stands on the noyon's right, and no khuu ever steps twice.
        QueenRight = "queen_right",
        /// Each side steps twice with its d or its e khuu.
        EitherFree = "either_free",
    }
}

tabia_core::choice! {
    /// How far a temee slides.
    pub enum BishopRange {
        /// As far as it can.
        Full = "full",
        /// One to three squares, the old rule.
        Three = "3",
    }
}

tabia_core::choice! {
    /// Which mates win.
    pub enum MateRule {
        /// Those at the end of an unbroken run of checks that contains a shak.
        ShakSeries = "shak_series",
        /// Every mate but one by moris alone.
        Any = "any",
    }
}

tabia_core::options! {
    /// The rules of Shatar that can be chosen.
    pub struct ShatarOptions {
        /// What a mate by moris alone is worth.
        knight_mate: KnightMate,
        /// What a stalemate is worth.
        stalemate: Stalemate,
        /// How the game begins.
        opening: Opening,
        /// How far a temee slides.
        bishop_range: BishopRange,
        /// Which mates win.
        mate_rule: MateRule,
    }
}

impl ShatarOptions {
    /// The usual rules.
    pub const USUAL: ShatarOptions = ShatarOptions {
        knight_mate: KnightMate::Illegal,
        stalemate: Stalemate::Draw,
        opening: Opening::AfterD4D5,
        bishop_range: BishopRange::Full,
        mate_rule: MateRule::ShakSeries,
    };

    /// The rules as Fairy-Stockfish plays them: who mates by moris alone loses.
    pub const FAIRY: ShatarOptions = ShatarOptions {
        knight_mate: KnightMate::Loses,
        ..ShatarOptions::USUAL
    };

    /// The rules of the Buryat federation of 2022.
    pub const BURYAT: ShatarOptions = ShatarOptions {
        knight_mate: KnightMate::Draw,
        stalemate: Stalemate::Loses,
        opening: Opening::EitherFree,
        bishop_range: BishopRange::Full,
        mate_rule: MateRule::Any,
    };
}
