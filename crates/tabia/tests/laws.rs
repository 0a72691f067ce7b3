//! Every game keeps every law: one line a game.

use tabia::draughts::{Brazilian, International, Poddavki, Russian, Spantsireti, Turkish};
use testkit::{draughts, laws_of};

laws_of!(russian, draughts::<Russian>());
laws_of!(poddavki, draughts::<Poddavki>());
laws_of!(spantsireti, draughts::<Spantsireti>());
laws_of!(brazilian, draughts::<Brazilian>());
laws_of!(international, draughts::<International>());
laws_of!(turkish, draughts::<Turkish>());
