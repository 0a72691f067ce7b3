//! What a call answers: a status, and for the last error a text.

use std::borrow::Cow;
use std::fmt::Display;
use tabia::pdn::{PdnError, RecordError, ReplayError, RulesError};
use tabia::picture::PictureError;
use tabia::{FenError, GameError, MoveError, MoveErrorKind, OptionError, StepError};

/// What a call answers. Zero is success; numbers are stable.
#[repr(i32)]
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TabiaStatus {
    /// Done.
    Ok = 0,
    /// A pointer that must not be null was null.
    NullArgument = 1,
    /// A text was not UTF-8.
    BadUtf8 = 2,
    /// A number was not among those that are allowed: an enumeration, an index, a square, a depth.
    OutOfRange = 3,
    /// The buffer or the array was too small; how much is needed was written.
    BufferTooSmall = 4,
    /// There is no game of this name or number.
    UnknownVariant = 5,
    /// The game has no such option, the option no such value, or the values do not go together.
    BadOption = 6,
    /// The text is no position of the game.
    BadFen = 7,
    /// The text has not the form of a move, or the bytes are not those of a move.
    BadMove = 8,
    /// The move is not legal here.
    IllegalMove = 9,
    /// Several legal moves with different results fit the text: `tabia_position_candidates` lists them.
    AmbiguousMove = 10,
    /// The game is over.
    GameOver = 11,
    /// There is no draw to claim.
    NothingToClaim = 12,
    /// What was asked for is not there: no move to take back, no piece, no further record.
    NothingThere = 13,
    /// The step is not legal here.
    IllegalStep = 14,
    /// Several steps lead to the square: `tabia_turn_take` tells them apart.
    AmbiguousStep = 15,
    /// A recorded game cannot be read, played or written so.
    BadRecord = 16,
    /// A picture cannot show this: an unknown setting, or a value that a setting cannot have.
    BadPicture = 17,
    /// The library failed, which is a fault of its own. A handle that the call was to change means nothing any
    /// more, but is safe to use and to free.
    Panic = 99,
}

impl TabiaStatus {
    /// All of them.
    pub(crate) const ALL: [TabiaStatus; 19] = [
        TabiaStatus::Ok,
        TabiaStatus::NullArgument,
        TabiaStatus::BadUtf8,
        TabiaStatus::OutOfRange,
        TabiaStatus::BufferTooSmall,
        TabiaStatus::UnknownVariant,
        TabiaStatus::BadOption,
        TabiaStatus::BadFen,
        TabiaStatus::BadMove,
        TabiaStatus::IllegalMove,
        TabiaStatus::AmbiguousMove,
        TabiaStatus::GameOver,
        TabiaStatus::NothingToClaim,
        TabiaStatus::NothingThere,
        TabiaStatus::IllegalStep,
        TabiaStatus::AmbiguousStep,
        TabiaStatus::BadRecord,
        TabiaStatus::BadPicture,
        TabiaStatus::Panic,
    ];

    /// The name, such as `bad_fen`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TabiaStatus::Ok => "ok",
            TabiaStatus::NullArgument => "null_argument",
            TabiaStatus::BadUtf8 => "bad_utf8",
            TabiaStatus::OutOfRange => "out_of_range",
            TabiaStatus::BufferTooSmall => "buffer_too_small",
            TabiaStatus::UnknownVariant => "unknown_variant",
            TabiaStatus::BadOption => "bad_option",
            TabiaStatus::BadFen => "bad_fen",
            TabiaStatus::BadMove => "bad_move",
            TabiaStatus::IllegalMove => "illegal_move",
            TabiaStatus::AmbiguousMove => "ambiguous_move",
            TabiaStatus::GameOver => "game_over",
            TabiaStatus::NothingToClaim => "nothing_to_claim",
            TabiaStatus::NothingThere => "nothing_there",
            TabiaStatus::IllegalStep => "illegal_step",
            TabiaStatus::AmbiguousStep => "ambiguous_step",
            TabiaStatus::BadRecord => "bad_record",
            TabiaStatus::BadPicture => "bad_picture",
            TabiaStatus::Panic => "panic",
        }
    }
}

/// Why a call fails: its status, and a text for people.
#[derive(Clone, Debug)]
pub(crate) struct Failure {
    pub status: TabiaStatus,
    pub text: Cow<'static, str>,
}

impl Failure {
    /// A failure with a fixed text.
    pub const fn new(status: TabiaStatus, text: &'static str) -> Failure {
        Failure {
            status,
            text: Cow::Borrowed(text),
        }
    }

    /// A failure that tells what it found.
    pub fn told(status: TabiaStatus, text: impl Display) -> Failure {
        Failure {
            status,
            text: Cow::Owned(text.to_string()),
        }
    }

    /// A number is not among those that are allowed.
    pub fn out_of_range(what: &str, number: impl Display) -> Failure {
        Failure::told(TabiaStatus::OutOfRange, format_args!("{what}: {number}"))
    }

    /// A move is not legal in the position it was given for.
    pub const fn illegal() -> Failure {
        Failure::new(TabiaStatus::IllegalMove, "the move is not legal here")
    }
}

impl From<FenError> for Failure {
    fn from(error: FenError) -> Failure {
        Failure::told(TabiaStatus::BadFen, error)
    }
}

impl From<OptionError> for Failure {
    fn from(error: OptionError) -> Failure {
        Failure::told(TabiaStatus::BadOption, error)
    }
}

impl From<MoveError> for Failure {
    fn from(error: MoveError) -> Failure {
        let status = match error.kind {
            MoveErrorKind::Illegal => TabiaStatus::IllegalMove,
            MoveErrorKind::Ambiguous(_) => TabiaStatus::AmbiguousMove,
            _ => TabiaStatus::BadMove,
        };
        Failure::told(status, error)
    }
}

impl From<StepError> for Failure {
    fn from(error: StepError) -> Failure {
        let status = match error {
            StepError::Several { .. } => TabiaStatus::AmbiguousStep,
            _ => TabiaStatus::IllegalStep,
        };
        Failure::told(status, error)
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Failure {
        Failure::told(TabiaStatus::BadRecord, error)
    }
}

impl From<RulesError> for Failure {
    fn from(error: RulesError) -> Failure {
        Failure::told(TabiaStatus::BadRecord, error)
    }
}

impl From<PdnError> for Failure {
    fn from(error: PdnError) -> Failure {
        Failure::told(TabiaStatus::BadRecord, error)
    }
}

impl From<ReplayError> for Failure {
    fn from(error: ReplayError) -> Failure {
        Failure::told(TabiaStatus::BadRecord, error)
    }
}

impl From<PictureError> for Failure {
    fn from(error: PictureError) -> Failure {
        Failure::told(TabiaStatus::BadPicture, error)
    }
}

impl From<GameError> for Failure {
    fn from(error: GameError) -> Failure {
        match error {
            GameError::Over(_) => Failure::told(TabiaStatus::GameOver, error),
            GameError::NothingToClaim => Failure::told(TabiaStatus::NothingToClaim, error),
            GameError::Text(error) => (*error).into(),
            _ => Failure::told(TabiaStatus::IllegalMove, error),
        }
    }
}

impl From<std::fmt::Error> for Failure {
    /// The caller's buffers take everything, so that a move that is not legal is all that cannot be written.
    fn from(_: std::fmt::Error) -> Failure {
        Failure::illegal()
    }
}
