//! Puts the mutants into the sources.
//!
//! Only one mutant is on at a time, so what is inside of one needs no others: every change becomes
//! `if on(7) { what the mutant has } else { what was there, with the mutants inside of it }`.

mod places;

use crate::list::Mutant;
use places::Wrap;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

const SWITCH: &str = include_str!("switch.rs");
/// The file, in the tree, of mutants that are left out and why.
pub const LEFT_OUT: &str = "mutants-left-out.txt";

pub fn weave(mutants: &[Mutant], tree: &Path) -> Result<(), Box<dyn Error>> {
    let mut files: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (number, mutant) in mutants.iter().enumerate() {
        files.entry(&mutant.file).or_default().push(number);
    }
    let mut woven = BTreeMap::new();
    let mut left_out: BTreeMap<usize, &str> = BTreeMap::new();
    for (file, numbers) in files {
        // Inlined at every place, code with its mutants takes minutes to compile. No byte is to move.
        let source =
            fs::read_to_string(tree.join(file))?.replace("#[inline(always)]", "#[inline( never)]");
        let wraps = places::find(&source, file, mutants, &numbers)?;
        for &number in &numbers {
            // The roots of the crates are given the switch below.
            if file.ends_with("/lib.rs") {
                left_out.insert(number, "in the root of a crate");
            } else if mutants[number].function.is_none() {
                left_out.insert(number, "outside of functions");
            } else if !wraps.contains(number) {
                left_out.insert(number, "no way to weave it in");
            }
        }
        woven.insert(file, (source, wraps));
    }
    for root in ["crates/tabia-core/src", "crates/tabia/src"] {
        prepare(&tree.join(root))?;
    }
    loop {
        let mut texts = BTreeMap::new();
        for (&file, (source, wraps)) in &woven {
            let text = wraps.write(source, &left_out);
            if file.ends_with("/lib.rs") {
                continue;
            }
            fs::write(tree.join(file), &text.0)?;
            texts.insert(file, text.1);
        }
        let guilty = compile(tree, &texts)?;
        if guilty.is_empty() {
            break;
        }
        eprintln!("{} do not compile", guilty.len());
        for number in guilty {
            left_out.insert(number, "does not compile");
        }
    }
    let mut file = fs::File::create(tree.join(LEFT_OUT))?;
    for (number, why) in left_out {
        writeln!(file, "{number} {why}")?;
    }
    Ok(())
}

/// Gives a crate the switch.
fn prepare(sources: &Path) -> Result<(), Box<dyn Error>> {
    let root = sources.join("lib.rs");
    let text = fs::read_to_string(&root)?;
    let text = text.replace("#![forbid(unsafe_code)]", "");
    let features = "#![feature(core_intrinsics, const_eval_select)]\n#![allow(warnings, internal_features, arithmetic_overflow, unconditional_panic)]\n";
    let is_core = sources.ends_with("tabia-core/src");
    let switch = if is_core {
        "pub mod mutants;"
    } else {
        "use tabia_core::mutants;"
    };
    fs::write(&root, format!("{features}{text}\n{switch}\n"))?;
    if is_core {
        fs::write(sources.join("mutants.rs"), SWITCH)?;
    }
    Ok(())
}

/// Compiles the tree, and says which mutants make it fail.
fn compile(
    tree: &Path,
    texts: &BTreeMap<&str, Vec<Wrap>>,
) -> Result<BTreeSet<usize>, Box<dyn Error>> {
    let output = Command::new("cargo")
        .args([
            "check",
            "--quiet",
            "--package",
            "tabia",
            "--all-features",
            "--message-format=json",
        ])
        .env("RUSTC_BOOTSTRAP", "1")
        .current_dir(tree)
        .stderr(Stdio::inherit())
        .output()?;
    let mut guilty = BTreeSet::new();
    let mut unexplained = None;
    for line in String::from_utf8(output.stdout)?.lines() {
        let message: Value = serde_json::from_str(line)?;
        if message["message"]["level"] != "error" {
            continue;
        }
        let said = &message["message"];
        let spans = said["spans"].as_array().into_iter().flatten();
        let mut found = None;
        for span in spans.filter(|span| span["is_primary"] == true) {
            let file = span["file_name"].as_str().unwrap_or_default();
            let (start, end) = (span["byte_start"].as_u64(), span["byte_end"].as_u64());
            let (Some(wraps), Some(start), Some(end)) = (texts.get(file), start, end) else {
                continue;
            };
            found = found.or_else(|| innermost(wraps, start as usize, end as usize));
        }
        match found {
            Some(numbers) => guilty.extend(numbers),
            None => unexplained = Some(said["rendered"].clone()),
        }
    }
    match unexplained {
        Some(text) if guilty.is_empty() => Err(format!("does not compile: {text}").into()),
        _ if guilty.is_empty() && !output.status.success() => Err("does not compile".into()),
        _ => Ok(guilty),
    }
}

/// The mutant whose changed text holds the bytes; or else those of the smallest place that does.
fn innermost(wraps: &[Wrap], start: usize, end: usize) -> Option<Vec<usize>> {
    let holds = |range: &std::ops::Range<usize>| range.start <= start && end <= range.end;
    let changed = wraps
        .iter()
        .flat_map(|wrap| &wrap.changed)
        .find(|(_, range)| holds(range));
    if let Some(&(number, _)) = changed {
        return Some(vec![number]);
    }
    let around = wraps
        .iter()
        .filter(|wrap| holds(&wrap.whole))
        .min_by_key(|wrap| wrap.whole.len());
    around.map(|wrap| wrap.changed.iter().map(|&(number, _)| number).collect())
}
