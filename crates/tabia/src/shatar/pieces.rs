//! The pieces of Shatar, by name and letter.

use tabia_core::Kind;

/// The khuu, a child or a cub: one square forward, captures diagonally forward, becomes a bers.
pub const KHUU: Kind = Kind(0);
/// The mori, a horse: as the knight of chess.
pub const MORI: Kind = Kind(1);
/// The temee, a camel: as the bishop of chess.
pub const TEMEE: Kind = Kind(2);
/// The tereg, a cart: as the rook of chess.
pub const TEREG: Kind = Kind(3);
/// The bers, a great beast: as a tereg, or one square diagonally.
pub const BERS: Kind = Kind(4);
/// The noyon, a prince: as the king of chess, without castling.
pub const NOYON: Kind = Kind(5);

/// All kinds, in the order of their numbers.
pub const KINDS: [Kind; 6] = [KHUU, MORI, TEMEE, TEREG, BERS, NOYON];

/// What players call a kind of piece.
///
/// ```
/// assert_eq!(tabia::shatar::kind_name(tabia::shatar::BERS), Some("bers"));
/// ```
#[must_use]
pub const fn kind_name(kind: Kind) -> Option<&'static str> {
    match kind {
        KHUU => Some("khuu"),
        MORI => Some("mori"),
        TEMEE => Some("temee"),
        TEREG => Some("tereg"),
        BERS => Some("bers"),
        NOYON => Some("noyon"),
        _ => None,
    }
}

/// The letter of a kind: those of chess, but `J` for the bers.
pub(super) const fn letter(kind: Kind) -> char {
    match kind {
        MORI => 'N',
        TEMEE => 'B',
        TEREG => 'R',
        BERS => 'J',
        NOYON => 'K',
        _ => 'P',
    }
}

/// The kind with this capital letter; the bers has the queen's too.
pub(super) const fn kind_of(letter: u8) -> Option<Kind> {
    match letter {
        b'P' => Some(KHUU),
        b'N' => Some(MORI),
        b'B' => Some(TEMEE),
        b'R' => Some(TEREG),
        b'J' | b'Q' => Some(BERS),
        b'K' => Some(NOYON),
        _ => None,
    }
}
