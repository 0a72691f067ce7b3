//! What can be chosen of the rules, and the named sets of choices.

use crate::{About, Family};
use tabia_core::{choice, options};

choice! {
    /// Whether men may be dropped on the great road.
    pub enum DropOnRoad {
        /// On any vacant square of the half.
        Allowed = "allowed",
        /// On any vacant square of the half that is not on the road (Pritchard).
        Forbidden = "forbidden",
    }
}

choice! {
    /// Whether a tura or batyr of the initial reserve may slide out of the castle along the road.
    pub enum ReserveRoadSlide {
        /// It may.
        Yes = "yes",
        /// It is dropped, like the others.
        No = "no",
    }
}

choice! {
    /// How far a tura or batyr may slide along the road from its own castle.
    pub enum RoadSlideLimit {
        /// Not into the enemy castle.
        Field = "field",
        /// To the end of the road.
        Fortress = "fortress",
    }
}

choice! {
    /// From which ranks a shatra may step two squares.
    pub enum DoubleStep {
        /// From its fifth and sixth.
        OwnHalf = "own_half",
        /// From its fifth only.
        RearRank = "rear_rank",
    }
}

choice! {
    /// When captured men leave the board.
    pub enum CapturedRemoved {
        /// At once.
        AtOnce = "at_once",
        /// After the move: till then they stand as walls.
        AfterMove = "after_move",
    }
}

choice! {
    /// Whether a man of the initial reserve that captured inside its castle must be dropped next.
    pub enum DropDue {
        /// In the next turn without a capture.
        Turn = "turn",
        /// It need not.
        None = "none",
    }
}

options! {
    /// The rules of Shatra that can be chosen.
    ///
    /// ```
    /// use tabia::shatra::{DropOnRoad, Shatra, ShatraOptions};
    /// use tabia::Position;
    /// let rules = ShatraOptions { drop_on_road: DropOnRoad::Forbidden, ..ShatraOptions::default() };
    /// assert_eq!(Shatra::start_with(rules).count_moves(), 134);
    /// ```
    pub struct ShatraOptions {
        /// Whether men may be dropped on the great road.
        drop_on_road: DropOnRoad,
        /// Whether a tura or batyr of the initial reserve may slide out of the castle along the road.
        reserve_road_slide: ReserveRoadSlide,
        /// How far a tura or batyr may slide along the road from its own castle.
        road_slide_limit: RoadSlideLimit,
        /// From which ranks a shatra may step two squares.
        double_step: DoubleStep,
        /// When captured men leave the board.
        captured_removed: CapturedRemoved,
        /// Whether a man of the initial reserve that captured inside its castle must be dropped next.
        drop_due: DropDue,
    }
}

const USUAL: ShatraOptions = ShatraOptions {
    drop_on_road: DropOnRoad::Allowed,
    reserve_road_slide: ReserveRoadSlide::Yes,
    road_slide_limit: RoadSlideLimit::Field,
    double_step: DoubleStep::OwnHalf,
    captured_removed: CapturedRemoved::AtOnce,
    drop_due: DropDue::Turn,
};

impl ShatraOptions {
    /// The Russian text of 1988 to the letter, where it parts from the English one.
    pub const RUSSIAN_TEXT: ShatraOptions = ShatraOptions {
        captured_removed: CapturedRemoved::AfterMove,
        road_slide_limit: RoadSlideLimit::Fortress,
        ..USUAL
    };

    /// David Pritchard's drops, with Ivan Derzhanski's guess at the double step.
    pub const PRITCHARD: ShatraOptions = ShatraOptions {
        drop_on_road: DropOnRoad::Forbidden,
        double_step: DoubleStep::RearRank,
        ..USUAL
    };
}

pub(crate) const ABOUT: About = About {
    name: "shatra",
    title: "Shatra",
    family: Family::Shatra,
    board: "62 squares: 7x6, two gates, two fortresses",
    about: "The Altai game: chess pieces that capture as in draughts, and a reserve to drop.",
    experimental: false,
};

pub(crate) const ABOUT_RUSSIAN_TEXT: About = About {
    name: "shatra-ru",
    title: "Shatra (Russian text)",
    about: "Shatra with captured men as walls, and the road open to the end.",
    ..ABOUT
};

pub(crate) const ABOUT_PRITCHARD: About = About {
    name: "shatra-pritchard",
    title: "Shatra (Pritchard)",
    about: "Shatra without drops on the great road, double steps from the rear rank only.",
    ..ABOUT
};
