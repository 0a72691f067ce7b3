//! Every field of every rule set is read: a game with that field changed has other leaves, another
//! result, or another text in a named position.
//!
//! Russian and Turkish draughts are tried field by field, the games that take over from them in the
//! fields that they have of their own. Left out is what players call a piece, for no rule depends on
//! it, and turning back where jumped pieces stay, for there is nothing to turn back to.

use std::marker::PhantomData;
use tabia::draughts::{
    Armenian, Blocked, Brazilian, Customs, Draughts, DraughtsRules, DraughtsVariant, DrawClauses,
    International, Keny, OneEach, Poddavki, Russian, Spantsireti, Turkish,
};
use tabia::{
    About, CapturePolicy, CaptureRule, Crowning, Dirs, Grid, Kind, Landing, Notation, PieceRule,
    Pieces, Position, Prey, Priority, Reach, Removal, Reversal, SquareForm, Topology, perft,
};
use testkit::legal_moves;

/// What is changed in a game.
trait Change<G: DraughtsVariant>: 'static {
    const MAN: PieceRule = G::KINDS[0];
    const KING: PieceRule = G::KINDS[1];
    const RULE: CaptureRule = G::RULE;
    const RULES: DraughtsRules = G::RULES;
}

/// The game `G` with the change `C`.
struct Changed<G, C>(PhantomData<(G, C)>);

impl<G: DraughtsVariant, C: Change<G>> Topology for Changed<G, C> {
    const GRID: &'static Grid = G::GRID;
}

impl<G: DraughtsVariant, C: Change<G>> Pieces for Changed<G, C> {
    const KINDS: &'static [PieceRule] = &[C::MAN, C::KING];
}

impl<G: DraughtsVariant, C: Change<G>> CapturePolicy for Changed<G, C> {
    const RULE: CaptureRule = C::RULE;
}

impl<G: DraughtsVariant, C: Change<G>> DraughtsVariant for Changed<G, C> {
    type Options = G::Options;
    const RULES: DraughtsRules = C::RULES;
    const ABOUT: About = G::ABOUT;
}

/// A change of one field: its name, which constant it is in, the type of that constant, the field, its new value.
macro_rules! changes {
    ($($change:ident: $constant:ident, $rule:ident { $field:ident: $value:expr }, from $from:expr;)*) => {$(
        enum $change {}
        impl<G: DraughtsVariant> Change<G> for $change {
            const $constant: $rule = $rule { $field: $value, ..$from };
        }
    )*};
}

changes! {
    ManLetter: MAN, PieceRule { letter: 'Z' }, from G::KINDS[0];
    ManQuiet: MAN, PieceRule { quiet: Reach::NONE }, from G::KINDS[0];
    ManOverOwn: MAN, PieceRule { over_own: Dirs::ALL }, from G::KINDS[0];
    ManHops: MAN, PieceRule { over_own: Dirs::NONE }, from G::KINDS[0];
    ManCapture: MAN, PieceRule { capture: Reach::NONE }, from G::KINDS[0];
    ManPrey: MAN, PieceRule { prey: Prey::MenOnly }, from G::KINDS[0];
    ManCrowned: MAN, PieceRule { crowned: None }, from G::KINDS[0];
    KingLetter: KING, PieceRule { letter: 'Z' }, from G::KINDS[1];
    KingQuiet: KING, PieceRule { quiet: Reach::NONE }, from G::KINDS[1];
    KingOverOwn: KING, PieceRule { over_own: Dirs::ALL }, from G::KINDS[1];
    KingCapture: KING, PieceRule { capture: Reach::NONE }, from G::KINDS[1];
    KingPrey: KING, PieceRule { prey: Prey::MenOnly }, from G::KINDS[1];
    KingCrowned: KING, PieceRule { crowned: Some(Kind::MAN) }, from G::KINDS[1];
    RemovalOther: RULE, CaptureRule { removal: match G::RULE.removal {
        Removal::AtOnce => Removal::AtEnd,
        Removal::AtEnd | Removal::Stacked => Removal::AtOnce,
    } }, from G::RULE;
    PriorityOther: RULE, CaptureRule { priority: match G::RULE.priority {
        [] => &[Priority::Count],
        _ => &[],
    } }, from G::RULE;
    CrowningOther: RULE, CaptureRule { crowning: match G::RULE.crowning {
        Crowning::InPassing => Crowning::AtEnd,
        _ => Crowning::InPassing,
    } }, from G::RULE;
    ReversalOther: RULE, CaptureRule { reversal: match G::RULE.reversal {
        Reversal::Allowed => Reversal::Forbidden,
        Reversal::Forbidden => Reversal::Allowed,
    } }, from G::RULE;
    LandingOther: RULE, CaptureRule { landing: match G::RULE.landing {
        Landing::WhereItGoesOn => Landing::Anywhere,
        _ => Landing::JustBehind,
    } }, from G::RULE;
    FirstOther: RULES, DraughtsRules { first: G::RULES.first.other() }, from G::RULES;
    RanksBehind: RULES, DraughtsRules { ranks_behind: 2 }, from G::RULES;
    RanksOfMen: RULES, DraughtsRules { ranks_of_men: 1 }, from G::RULES;
    BlockedOther: RULES, DraughtsRules { blocked: match G::RULES.blocked {
        Blocked::Loses => Blocked::Wins,
        Blocked::Wins => Blocked::Loses,
    } }, from G::RULES;
    OneEachOther: RULES, DraughtsRules { one_each: match G::RULES.one_each {
        OneEach::Draw => OneEach::PlayOn,
        OneEach::PlayOn => OneEach::Draw,
    } }, from G::RULES;
    SquaresOther: RULES, DraughtsRules { squares: match G::RULES.squares {
        SquareForm::Letters => SquareForm::Numbers,
        SquareForm::Numbers => SquareForm::Letters,
    } }, from G::RULES;
    Separator: RULES, DraughtsRules { separator: '*' }, from G::RULES;
    DrawsOther: RULES, DraughtsRules { draws: DrawClauses { usual: &[], fmjd64: &[] } }, from G::RULES;
    CustomsOther: RULES, DraughtsRules { customs: match G::RULES.customs {
        Customs::Silent => Customs::Gentlemen,
        Customs::Gentlemen => Customs::Silent,
    } }, from G::RULES;
}

fn read<V: DraughtsVariant>(fen: &str) -> Draughts<V> {
    Draughts::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn moves<V: DraughtsVariant>(fen: &str) -> String {
    read::<V>(fen).count_moves().to_string()
}

fn leaves<V: DraughtsVariant>(fen: &str) -> String {
    perft(&read::<V>(fen), 3).to_string()
}

fn result<V: DraughtsVariant>(fen: &str) -> String {
    format!("{:?}", read::<V>(fen).outcome())
}

/// The position and one of its moves.
fn text<V: DraughtsVariant>(fen: &str) -> String {
    let position = read::<V>(fen);
    let mv = legal_moves(&position)[0];
    format!("{} {}", position.fen(), position.text(mv))
}

/// The first draw clause.
fn limit<V: DraughtsVariant>(_: &str) -> String {
    format!("{:?}", Draughts::<V>::start().clause(0))
}

/// What is said of the first move.
fn announced<V: DraughtsVariant>(fen: &str) -> String {
    let position = read::<V>(fen);
    let mut said = Vec::new();
    position.announcements(legal_moves(&position)[0], &mut |one| said.push(one.name()));
    said.join(" ")
}

fn start<V: DraughtsVariant>(_: &str) -> String {
    Draughts::<V>::start().fen().to_string()
}

fn letters<V: DraughtsVariant>(_: &str) -> String {
    [Kind::MAN, Kind::KING]
        .map(Draughts::<V>::kind_letter)
        .iter()
        .collect()
}

/// One test a field: the change, what of the game it shows in, and the position.
macro_rules! every_field_is_read {
    ($name:ident, $game:ident: $($test:ident $change:ident $shows:ident $fen:literal;)*) => {
        mod $name {
            use super::*;
            $(
                #[test]
                fn $test() {
                    let [real, changed] =
                        [$shows::<$game>($fen), $shows::<Changed<$game, $change>>($fen)];
                    assert_ne!(real, changed, "nothing reads this field");
                }
            )*
        }
    };
}

every_field_is_read! { russian, Russian:
    man_letter ManLetter letters "";
    man_quiet ManQuiet moves "W:Wc3:Bh8";
    man_over_own ManOverOwn moves "W:Wc3,d4:Bh8";
    man_capture ManCapture moves "W:Wd4:Bc3";
    man_prey ManPrey moves "W:Wd4:BKc3";
    man_crowned ManCrowned leaves "W:Wc7:Bh2";
    king_letter KingLetter letters "";
    king_quiet KingQuiet moves "W:WKd4:Bh2";
    king_over_own KingOverOwn moves "W:WKd4,e5:Bh2";
    king_capture KingCapture moves "W:WKd4:Be5";
    king_prey KingPrey moves "W:WKd4:BKe5";
    king_crowned KingCrowned leaves "W:WKa5:Bh2";
    removal RemovalOther leaves "W:WKh2:BKg1,d4,f4,g7";
    priority PriorityOther moves "W:Wc3:Bb4,d4,f6";
    crowning CrowningOther moves "W:Wh6:Bc5,g7";
    landing LandingOther moves "W:WKa1:Bd4,c7";
    first FirstOther start "";
    ranks_behind RanksBehind start "";
    ranks_of_men RanksOfMen start "";
    blocked BlockedOther result "W:W:Bd4";
    one_each OneEachOther result "W:WKa1:BKh2";
    squares SquaresOther text "W:Wc3:Bh8";
    separator Separator text "W:Wd4:Be5";
    customs CustomsOther announced "W:Wc7:Bh2";
    draws DrawsOther limit "";
}

every_field_is_read! { turkish, Turkish:
    man_letter ManLetter letters "";
    man_quiet ManQuiet moves "W:Wc3:Bh8";
    man_over_own ManOverOwn moves "W:Wc3,c4:Bh8";
    man_capture ManCapture moves "W:Wd4:Bd5";
    man_prey ManPrey moves "W:Wd4:BKd5";
    man_crowned ManCrowned leaves "W:Wc7:Bh2";
    king_letter KingLetter letters "";
    king_quiet KingQuiet moves "W:WKd4:Bh2";
    king_over_own KingOverOwn moves "W:WKd4,d5:Bh2";
    king_capture KingCapture moves "W:WKd4:Bd5";
    king_prey KingPrey moves "W:WKd4:BKd5";
    king_crowned KingCrowned leaves "W:WKa5:Bh2";
    removal RemovalOther moves "W:WKa4:Bc4,g4,a5,d6,b7";
    priority PriorityOther moves "W:Wd4:Bc4,b5,d5";
    crowning CrowningOther moves "W:Wd6:Bd7,f8";
    reversal ReversalOther leaves "W:WKd4:Bb4,f4,h8";
    landing LandingOther moves "W:WKa1:Ba5";
    first FirstOther start "";
    ranks_behind RanksBehind start "";
    ranks_of_men RanksOfMen start "";
    blocked BlockedOther result "W:W:Bd4";
    one_each OneEachOther result "W:WKh5:Bb7";
    squares SquaresOther text "W:Wc3:Bh8";
    separator Separator text "W:Wd4:Bd5";
    customs CustomsOther announced "W:Wc7:Bh2";
}

every_field_is_read! { poddavki, Poddavki:
    blocked BlockedOther result "W:W:Bd4";
}

every_field_is_read! { brazilian, Brazilian:
    removal RemovalOther leaves "W:WKh2:BKg1,d4,f4,g7";
    priority PriorityOther moves "W:Wc3:Bb4,d4,f6";
    crowning CrowningOther moves "W:Wh6:Bc5,g7";
    landing LandingOther moves "W:WKa1:Bd4";
    separator Separator text "W:Wd4:Be5";
}

every_field_is_read! { international, International:
    ranks_of_men RanksOfMen start "";
    squares SquaresOther text "W:Wc3:Bh8";
}

every_field_is_read! { armenian, Armenian:
    man_quiet ManQuiet moves "W:Wc3:Bh8";
    king_quiet KingQuiet moves "W:WKd4:Bh2";
    crowning CrowningOther leaves "W:Wd6:Bd7,f8";
}

every_field_is_read! { keny, Keny:
    man_over_own ManHops moves "W:Wc3,c4:Bh8";
    man_capture ManCapture moves "W:Wd4:Bd3";
    priority PriorityOther moves "W:Wd4:Bc4,b5,d5";
    landing LandingOther moves "W:WKa1:Ba4,c6";
    draws DrawsOther limit "";
}

#[test]
fn poddavki_is_russian_draughts_except_who_wins() {
    assert_eq!(
        (Poddavki::KINDS, Poddavki::RULE),
        (Russian::KINDS, Russian::RULE)
    );
    let rules = DraughtsRules {
        blocked: Blocked::Wins,
        ..Russian::RULES
    };
    assert_eq!(Poddavki::RULES, rules);
}

#[test]
fn armenian_is_turkish_draughts_except_quiet_moves_and_crowning() {
    let man = PieceRule {
        quiet: Armenian::KINDS[0].quiet,
        ..Turkish::KINDS[0]
    };
    let king = PieceRule {
        quiet: Armenian::KINDS[1].quiet,
        ..Turkish::KINDS[1]
    };
    assert_eq!(Armenian::KINDS, [man, king]);
    let rule = CaptureRule {
        crowning: Crowning::InPassing,
        ..Turkish::RULE
    };
    assert_eq!((Armenian::RULE, Armenian::RULES), (rule, Turkish::RULES));
}

#[test]
fn keny_is_turkish_draughts_except_leaps_and_captures() {
    let [man, king] = [0, 1].map(|kind| Turkish::KINDS[kind]);
    let [over_own, capture] = [Keny::KINDS[0].over_own, Dirs::ORTHOGONAL];
    let man = PieceRule {
        over_own,
        capture: Reach::step(capture),
        ..man
    };
    assert_eq!(Keny::KINDS, [man, king]);
    let landing = Landing::WhereItGoesOn;
    let rule = CaptureRule {
        priority: &[],
        landing,
        ..Turkish::RULE
    };
    let rules = DraughtsRules {
        draws: Keny::RULES.draws,
        ..Turkish::RULES
    };
    assert_eq!((Keny::RULE, Keny::RULES), (rule, rules));
}

#[test]
fn spantsireti_is_russian_draughts_on_another_board() {
    assert_eq!(
        (Spantsireti::KINDS, Spantsireti::RULE),
        (Russian::KINDS, Russian::RULE)
    );
    let rules = DraughtsRules {
        draws: Spantsireti::RULES.draws,
        ..Russian::RULES
    };
    assert_eq!(Spantsireti::RULES, rules);
    assert_ne!(start::<Spantsireti>(""), start::<Russian>(""));
}

#[test]
fn brazilian_is_russian_draughts_except_its_captures() {
    assert_eq!(Brazilian::KINDS, Russian::KINDS);
    let rules = DraughtsRules {
        separator: 'x',
        ..Russian::RULES
    };
    assert_eq!(Brazilian::RULES, rules);
}

#[test]
fn international_is_brazilian_draughts_on_another_board() {
    assert_eq!(
        (International::KINDS, International::RULE),
        (Brazilian::KINDS, Brazilian::RULE)
    );
    let rules = DraughtsRules {
        ranks_of_men: 4,
        squares: SquareForm::Numbers,
        draws: International::RULES.draws,
        ..Brazilian::RULES
    };
    assert_eq!(International::RULES, rules);
}
