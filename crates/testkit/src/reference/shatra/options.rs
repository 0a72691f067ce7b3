//! The options of the rules of Shatra and the named sets of them, by the names that the rules give.

/// D3: whether a man may be dropped on the great road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DropOnRoad {
    /// Any vacant square of the half.
    #[default]
    Allowed,
    /// Any vacant square of the half that is not on file d (Pritchard).
    Forbidden,
}

/// D4: whether a reserve tura or batyr may slide forward along the road.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ReserveRoadSlide {
    /// From a road square of the castle, out of the castle, over clear squares.
    #[default]
    Yes,
    /// A reserve man is dropped or captures, nothing else.
    No,
}

/// D4: how far a slide that starts in the own castle may go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RoadSlideLimit {
    /// Not into the enemy castle (EN).
    #[default]
    Field,
    /// To the end of the road (RU as printed).
    Fortress,
}

/// M1: from which own ranks a shatra may step two squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DoubleStep {
    /// Own ranks 5 and 6.
    #[default]
    OwnHalf,
    /// Own rank 5 only.
    RearRank,
}

/// C10: when captured men leave the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CapturedRemoved {
    /// With the leap (EN).
    #[default]
    AtOnce,
    /// At the end of the series; until then they are walls.
    AfterMove,
}

/// C14: whether a reserve man that captured inside its castle is due to be dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DropDue {
    /// In the next turn without a capture.
    #[default]
    Turn,
    /// Never.
    None,
}

/// The choices that the rules leave open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Options {
    /// D3.
    pub drop_on_road: DropOnRoad,
    /// D4.
    pub reserve_road_slide: ReserveRoadSlide,
    /// D4.
    pub road_slide_limit: RoadSlideLimit,
    /// M1.
    pub double_step: DoubleStep,
    /// C10.
    pub captured_removed: CapturedRemoved,
    /// C14.
    pub drop_due: DropDue,
}

impl Options {
    /// The rule set `shatra`, `shatra-ru` or `shatra-pritchard`, if `name` is one of them.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let shatra = Self::default();
        match name {
            "shatra" => Some(shatra),
            "shatra-ru" => Some(Self {
                captured_removed: CapturedRemoved::AfterMove,
                road_slide_limit: RoadSlideLimit::Fortress,
                ..shatra
            }),
            "shatra-pritchard" => Some(Self {
                drop_on_road: DropOnRoad::Forbidden,
                double_step: DoubleStep::RearRank,
                ..shatra
            }),
            _ => None,
        }
    }

    /// Sets one option by the name and the value that the rules use.
    ///
    /// # Errors
    ///
    /// If the rules know no such option, or not such a value of it.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match (name, value) {
            ("drop_on_road", "allowed") => self.drop_on_road = DropOnRoad::Allowed,
            ("drop_on_road", "forbidden") => self.drop_on_road = DropOnRoad::Forbidden,
            ("reserve_road_slide", "yes") => self.reserve_road_slide = ReserveRoadSlide::Yes,
            ("reserve_road_slide", "no") => self.reserve_road_slide = ReserveRoadSlide::No,
            ("road_slide_limit", "field") => self.road_slide_limit = RoadSlideLimit::Field,
            ("road_slide_limit", "fortress") => self.road_slide_limit = RoadSlideLimit::Fortress,
            ("double_step", "own_half") => self.double_step = DoubleStep::OwnHalf,
            ("double_step", "rear_rank") => self.double_step = DoubleStep::RearRank,
            ("captured_removed", "at_once") => self.captured_removed = CapturedRemoved::AtOnce,
            ("captured_removed", "after_move") => {
                self.captured_removed = CapturedRemoved::AfterMove;
            }
            ("drop_due", "turn") => self.drop_due = DropDue::Turn,
            ("drop_due", "none") => self.drop_due = DropDue::None,
            _ => return Err(format!("no option `{name}` with the value `{value}`")),
        }
        Ok(())
    }
}
