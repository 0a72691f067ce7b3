//! Positions and moves of Shatar as text: what is read, what is written, what is refused and where.

mod any_text;
mod moves;
mod positions;

use tabia::Notation;
use tabia::shatar::Shatar;

const START: &str = "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1 -";

fn position(fen: &str) -> Shatar {
    Shatar::from_fen(fen).unwrap()
}
