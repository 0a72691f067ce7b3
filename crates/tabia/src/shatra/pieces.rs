//! The men of Shatra: what they are called, how they go, how many there are.

use tabia_core::{Dirs, Kind, PieceRule, Pieces, Prey, Reach, Topology};

/// The shatra, the foot soldier.
pub const SHATRA: Kind = Kind(0);
/// The yalkyn, who goes as a bishop.
pub const YALKYN: Kind = Kind(1);
/// The tura, who goes as a rook.
pub const TURA: Kind = Kind(2);
/// The batyr, who goes as a queen.
pub const BATYR: Kind = Kind(3);
/// The biy, the leader: who loses him has lost.
pub const BIY: Kind = Kind(4);

/// What players call a kind of man.
///
/// ```
/// assert_eq!(tabia::shatra::kind_name(tabia::shatra::BATYR), Some("batyr"));
/// ```
#[must_use]
pub const fn kind_name(kind: Kind) -> Option<&'static str> {
    match kind.index() {
        known if known < Men::KINDS.len() => Some(Men::KINDS[known].name),
        _ => None,
    }
}

/// What a shatra can be promoted to, from the highest.
pub(super) const OFFICERS: [Kind; 3] = [BATYR, TURA, YALKYN];

/// How many of each kind a side has at the start, and at most.
pub(super) const FULL_SET: [u32; 5] = [11, 2, 2, 1, 1];

/// The game of Shatra: its board and its men.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Men {}

impl Topology for Men {
    const GRID: &'static tabia_core::Grid = super::board::GRID;
}

const EVERY_DIRECTION: Dirs = Dirs::DIAGONAL.or(Dirs::ORTHOGONAL);

impl Pieces for Men {
    const KINDS: &'static [PieceRule] = &[
        PieceRule {
            name: "shatra",
            letter: 'S',
            // Which of these it may use depends on its rank (M1 to M4).
            quiet: Reach::step(Dirs::FORWARD.or(Dirs::FORWARD_DIAGONAL).or(Dirs::SIDEWAYS)),
            over_own: Dirs::NONE,
            // C2
            capture: Reach::step(EVERY_DIRECTION),
            prey: Prey::All,
            // By choice, and only to what is vacant (P1).
            crowned: None,
        },
        officer("yalkyn", 'Y', Dirs::DIAGONAL),
        officer("tura", 'T', Dirs::ORTHOGONAL),
        officer("batyr", 'D', EVERY_DIRECTION),
        PieceRule {
            name: "biy",
            letter: 'B',
            // M5, C3
            quiet: Reach::step(EVERY_DIRECTION),
            over_own: Dirs::NONE,
            capture: Reach::step(EVERY_DIRECTION),
            prey: Prey::All,
            crowned: None,
        },
    ];
}

/// M6, C4: a man that slides, and captures along the same lines.
const fn officer(name: &'static str, letter: char, lines: Dirs) -> PieceRule {
    PieceRule {
        name,
        letter,
        quiet: Reach::slide(lines),
        over_own: Dirs::NONE,
        capture: Reach::slide(lines),
        prey: Prey::All,
        crowned: None,
    }
}

/// How a kind goes and captures.
#[inline(always)]
pub(super) const fn rule(kind: Kind) -> &'static PieceRule {
    &Men::KINDS[kind.index()]
}

/// Whether the kind is batyr, tura or yalkyn.
#[inline(always)]
pub(super) const fn is_officer(kind: Kind) -> bool {
    !rule(kind).capture.slide.is_empty()
}
