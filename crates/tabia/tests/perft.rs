//! Leaf counts of every game against its table, one test a figure.
//!
//! What takes longer than seconds runs only where the variable `TABIA_DEEP` is set.

use libtest_mimic::{Arguments, Trial};
use std::sync::Arc;
use tabia::AnyPosition;
use testkit::tables::{self, Table};

/// More leaves than this are counted only in deep runs.
const SECONDS: u64 = 30_000_000;

fn main() {
    let deep = std::env::var_os("TABIA_DEEP").is_some();
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> = tables::all()
        .iter()
        .flat_map(|table| trials(table, deep))
        .collect();
    trials.push(Trial::test(
        "every table has a figure",
        every_table_has_a_figure,
    ));
    libtest_mimic::run(&arguments, trials).exit();
}

fn every_table_has_a_figure() -> Result<(), libtest_mimic::Failed> {
    match tables::all().iter().find(|table| table.rows.is_empty()) {
        Some(table) => Err(format!("{}: no figure", table.title()).into()),
        None => Ok(()),
    }
}

fn trials(table: &Table, deep: bool) -> Vec<Trial> {
    let position = Arc::new(table.position());
    let mut trials = Vec::new();
    for row in &table.rows {
        let depth = row.depth;
        let mut add = |what, expected: Option<u64>, count: fn(&AnyPosition, u32) -> u64| {
            let Some(expected) = expected else { return };
            let title = format!("{}, depth {depth}, {what}", table.title());
            let position = Arc::clone(&position);
            let counted = move || match count(&position, depth) {
                leaves if leaves == expected => Ok(()),
                leaves => Err(format!("{leaves} leaves, not {expected}").into()),
            };
            let later = expected > SECONDS && !deep;
            trials.push(Trial::test(title, counted).with_ignored_flag(later));
        };
        add("moves", row.moves, AnyPosition::perft);
        add("routes", row.routes, AnyPosition::perft_routes);
    }
    trials
}
