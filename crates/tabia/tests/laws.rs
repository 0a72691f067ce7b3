//! Every game keeps every law: one line a game.

use tabia::draughts::{
    Armenian, Brazilian, International, Keny, Poddavki, Russian, Spantsireti, Turkish, VigmanTurn,
};
use tabia::shatar::ShatarOptions;
use testkit::{draughts, laws_of, shatar, vigman};

laws_of!(russian, draughts::<Russian>());
laws_of!(poddavki, draughts::<Poddavki>());
laws_of!(spantsireti, draughts::<Spantsireti>());
laws_of!(brazilian, draughts::<Brazilian>());
laws_of!(international, draughts::<International>());
laws_of!(turkish, draughts::<Turkish>());
laws_of!(armenian, draughts::<Armenian>());
laws_of!(keny, draughts::<Keny>());
laws_of!(vigman_paired, vigman(VigmanTurn::Paired));
laws_of!(vigman_two_moves, vigman(VigmanTurn::TwoMoves));
laws_of!(shatar, shatar(ShatarOptions::USUAL));
laws_of!(shatar_fairy, shatar(ShatarOptions::FAIRY));
laws_of!(shatar_buryat, shatar(ShatarOptions::BURYAT));
