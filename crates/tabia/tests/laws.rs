//! Every game keeps every law: one line a game.

use tabia::draughts::{
    Armenian, Brazilian, International, Keny, Poddavki, Russian, Spantsireti, Turkish, VigmanTurn,
};
use tabia::shatar::ShatarOptions;
use tabia::shatra::ShatraOptions;
use tabia::towers::{BashniOptions, Rejump, Take};
use testkit::{bashni, draughts, laws_of, shatar, shatra, vigman};

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
laws_of!(bashni, bashni(BashniOptions::default()));
laws_of!(bashni_at_once, bashni(at_once(Rejump::Never)));
laws_of!(bashni_intervening, bashni(at_once(Rejump::Intervening)));
laws_of!(bashni_free, bashni(at_once(Rejump::Free)));
laws_of!(shatar, shatar(ShatarOptions::USUAL));
laws_of!(shatar_fairy, shatar(ShatarOptions::FAIRY));
laws_of!(shatar_buryat, shatar(ShatarOptions::BURYAT));
laws_of!(shatra, shatra(ShatraOptions::default()));
laws_of!(shatra_ru, shatra(ShatraOptions::RUSSIAN_TEXT));
laws_of!(shatra_pritchard, shatra(ShatraOptions::PRITCHARD));

const fn at_once(rejump: Rejump) -> BashniOptions {
    BashniOptions {
        take: Take::AtOnce,
        rejump,
    }
}
