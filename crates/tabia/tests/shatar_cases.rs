//! Every game and every leaf count of `cases/shatar.json`, each a test of its own.
//!
//! What takes longer than seconds runs only where the variable `TABIA_DEEP` is set.

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use std::ops::ControlFlow::Continue;
use tabia::shatar::{Shatar, ShatarOptions};
use tabia::{Announcement, MoveErrorKind, Notation, Outcome, Position, Reason, perft};

/// Counts beyond this are made only where the deep tests run.
const MANY: u64 = 20_000_000;

fn is_deep() -> bool {
    std::env::var_os("TABIA_DEEP").is_some()
}

fn rules(name: &str) -> ShatarOptions {
    if name == "plain" || name == "shatar_fairy" {
        ShatarOptions::FAIRY
    } else {
        ShatarOptions::USUAL
    }
}

fn main() {
    let arguments = Arguments::from_args();
    let cases: Value = serde_json::from_str(include_str!("cases/shatar.json")).expect("JSON");
    let mut trials = Vec::new();
    for game in cases["games"].as_array().expect("games") {
        for rules in ["default", "shatar_fairy"] {
            let title = format!("{} {} ({rules})", word(&game["id"]), word(&game["note"]));
            let game = game.clone();
            trials.push(Trial::test(title, move || play(&game, rules)));
        }
    }
    for counts in cases["perft"].as_array().expect("leaf counts") {
        for name in ["default", "plain"] {
            let leaves = counts[name].as_array().expect("counts").iter();
            let leaves: Vec<u64> = leaves
                .map(|count| count.as_u64().expect("a count"))
                .collect();
            let fen = word(&counts["fen"]).to_owned();
            let title = format!("leaves of {} ({name})", word(&counts["name"]));
            trials.push(Trial::test(title, move || {
                let position = Shatar::from_fen_with(&fen, rules(name))?;
                count(&position, &leaves)
            }));
        }
    }
    let breakdown = Trial::test("what the leaves at depth 6 are", the_leaves_at_depth_6);
    trials.push(breakdown.with_ignored_flag(!is_deep()));
    libtest_mimic::run(&arguments, trials).exit();
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn fail<T>(why: impl Into<Failed>) -> Result<T, Failed> {
    Err(why.into())
}

/// Plays the moves of a game and looks at its end.
fn play(game: &Value, rules_name: &str) -> Result<(), Failed> {
    let mut position = Shatar::from_fen_with(word(&game["fen"]), rules(rules_name))?;
    let expected = &game[rules_name];
    let moves = game["moves"].as_array().expect("moves");
    for (i, text) in moves.iter().map(word).enumerate() {
        if let Some(outcome) = position.outcome() {
            return fail(format!("{outcome} before {text}"));
        }
        let is_last = i + 1 == moves.len();
        match position.parse_move(text) {
            Ok(mv) if !(is_last && expected == "illegal") => position.play(mv),
            Ok(_) => return fail(format!("{text} is legal")),
            Err(error) if is_last && expected == "illegal" => {
                let is_illegal = error.kind == MoveErrorKind::Illegal;
                return if is_illegal {
                    Ok(())
                } else {
                    Err(error.into())
                };
            }
            Err(error) => return Err(error.into()),
        }
    }
    let Some(outcome) = position.outcome() else {
        return fail(format!("no result in {}", position.fen()));
    };
    let winner = outcome.winner.map(|side| side.name());
    let reason = outcome.reason.name();
    let reason_fits = expected
        .get("reason")
        .is_none_or(|expected| expected == reason);
    if winner != expected["winner"].as_str() || !reason_fits || position.has_moves() {
        return fail(format!("{outcome}, expected {expected}"));
    }
    Ok(())
}

fn count(position: &Shatar, leaves: &[u64]) -> Result<(), Failed> {
    for (depth, &expected) in (1..).zip(leaves) {
        if expected > MANY && !is_deep() {
            break;
        }
        let found = perft(position, depth);
        if found != expected {
            return fail(format!(
                "{found} leaves at depth {depth}, expected {expected}"
            ));
        }
    }
    Ok(())
}

/// What is counted of the last moves.
#[derive(Default, PartialEq, Eq, Debug)]
struct Breakdown {
    captures: u64,
    checks: u64,
    shak: u64,
    tuk: u64,
    tsod: u64,
    wins: u64,
    niol: u64,
    knight_mates: u64,
}

impl Breakdown {
    fn add_leaves(&mut self, position: &Shatar, depth: u32) {
        let _ = position.visit_moves(&mut |mv| {
            let mut next = *position;
            next.play(mv);
            if depth > 1 {
                self.add_leaves(&next, depth - 1);
            } else {
                self.captures += u64::from(mv.is_capture());
                if !next.checkers().is_empty() {
                    position.announcements(mv, &mut |said| self.add_check(said));
                    self.add_end(next.outcome());
                }
            }
            Continue(())
        });
    }

    fn add_check(&mut self, said: Announcement) {
        match said {
            Announcement::Shak => self.shak += 1,
            Announcement::Tuk => self.tuk += 1,
            Announcement::Tsod => self.tsod += 1,
            _ => {}
        }
    }

    fn add_end(&mut self, outcome: Option<Outcome>) {
        self.checks += 1;
        match outcome.map(|outcome| outcome.reason) {
            Some(Reason::Mate) => self.wins += 1,
            Some(Reason::Niol) => self.niol += 1,
            Some(Reason::KnightMate) => self.knight_mates += 1,
            _ => {}
        }
    }
}

/// Captures, checks by name and ends of the games at the last ply, where knight mates can be given.
fn the_leaves_at_depth_6() -> Result<(), Failed> {
    let mut found = Breakdown::default();
    found.add_leaves(&Shatar::start_with(ShatarOptions::FAIRY), 6);
    let expected = Breakdown {
        captures: 3_581_656,
        checks: 478_066,
        shak: 207_847,
        tuk: 269_517,
        tsod: 705,
        wins: 48,
        niol: 19,
        knight_mates: 9,
    };
    if found != expected {
        return fail(format!("{found:?}, expected {expected:?}"));
    }
    Ok(())
}
