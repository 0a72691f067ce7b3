//! Every game keeps every law: one line a game.

use tabia::draughts::{Brazilian, International, Poddavki, Russian, Spantsireti, Turkish};
use tabia::shatar::ShatarOptions;
use testkit::{draughts, laws_of, shatar};

laws_of!(russian, draughts::<Russian>());
laws_of!(poddavki, draughts::<Poddavki>());
laws_of!(spantsireti, draughts::<Spantsireti>());
laws_of!(brazilian, draughts::<Brazilian>());
laws_of!(international, draughts::<International>());
laws_of!(turkish, draughts::<Turkish>());
laws_of!(shatar, shatar(ShatarOptions::USUAL));
laws_of!(shatar_fairy, shatar(ShatarOptions::FAIRY));
laws_of!(shatar_buryat, shatar(ShatarOptions::BURYAT));
