//! The rules of Bashni that can be chosen.

use tabia_core::{OptionError, choice, options};

choice! {
    /// When a taken piece goes under the tower that took it, and the next piece of the jumped tower shows.
    pub enum Take {
        /// After the move: a jumped tower keeps its top till then, and blocks.
        AtEnd = "at_end",
        /// As it is jumped: a piece that was alone leaves its square empty.
        AtOnce = "at_once",
    }
}

choice! {
    /// Whether a tower can be jumped twice in one move.
    pub enum Rejump {
        /// Not at all: a jumped tower blocks for the rest of the move.
        Never = "never",
        /// If another tower was jumped between.
        Intervening = "intervening",
        /// As often as it stands there with an enemy on top.
        Free = "free",
    }
}

options! {
    /// The rules of Bashni that can be chosen. Four combinations exist: a tower that keeps its top till
    /// the move is over cannot be jumped twice in it.
    ///
    /// ```
    /// use tabia::Options;
    /// use tabia::towers::{BashniOptions, Rejump, Take};
    /// let free = BashniOptions { take: Take::AtOnce, rejump: Rejump::Free };
    /// assert_eq!(free.check(), Ok(()));
    /// let refused = BashniOptions { take: Take::AtEnd, rejump: Rejump::Free };
    /// assert_eq!(refused.check().unwrap_err().to_string(), "take=at_end goes with rejump=never only");
    /// ```
    pub struct BashniOptions {
        /// When a taken piece goes under, and the next piece of the jumped tower shows.
        take: Take,
        /// Whether the same tower can be jumped again in one move.
        rejump: Rejump,
    }
    check |options| if options.played() == *options {
        Ok(())
    } else {
        Err(OptionError::Together {
            why: "take=at_end goes with rejump=never only",
        })
    }
}

impl BashniOptions {
    /// The rules that are played: under [`Take::AtEnd`] no tower is jumped twice, whatever is asked for.
    #[must_use]
    pub const fn played(self) -> BashniOptions {
        match self.take {
            Take::AtEnd => BashniOptions {
                take: Take::AtEnd,
                rejump: Rejump::Never,
            },
            Take::AtOnce => self,
        }
    }
}
