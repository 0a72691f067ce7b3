//! Mutation testing of the library crates with one build for all mutants.
//!
//! `cargo mutants` builds and tests once for each change; with thousands of changes and generic code that every test
//! file instantiates, that takes days. So the changes that it lists are all woven into a copy of the sources, each
//! behind a switch that one variable of the environment turns on. Tests first run with no switch on and write down
//! which switches they come by; then each mutant is put to just the tests that come by its switch.
//!
//! What this cannot show, it counts apart: changes outside functions, changes that do not compile, and those
//! that only the compiler comes by, in constants.

mod list;
mod run;
mod weave;

use std::env;
use std::error::Error;
use std::path::Path;

const USAGE: &str = "\
tabia-mutants weave LIST TREE    puts the mutants of LIST, written by `cargo mutants --list --json`, into the sources
                                 below TREE and compiles them; those that do not compile are left out
tabia-mutants run LIST TREE OUT  builds the tests of TREE, runs them on every mutant and writes to OUT what came of each";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match *arguments.as_slice() {
        ["weave", list, tree] => weave::weave(&list::read(Path::new(list))?, Path::new(tree)),
        ["run", list, tree, out] => run::run(
            &list::read(Path::new(list))?,
            Path::new(tree),
            Path::new(out),
        ),
        _ => Err(USAGE.into()),
    }
}
