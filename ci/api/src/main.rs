//! Lists the public interface of a library, an item a line, in order: `tabia-api CRATE.json`, a file that rustdoc has written.
//!
//! What follows from other lines is left out: blanket and automatic implementations, and the methods of derived traits.

use std::error::Error;

/// Methods that `impl Clone for …` and its like have, always with the same types.
const DERIVED: [&str; 6] = ["clone", "cmp", "eq", "fmt", "hash", "partial_cmp"];

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args_os()
        .nth(1)
        .ok_or("expected a file that rustdoc has written")?;
    let library = public_api::Builder::from_rustdoc_json(file)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .build()?;
    for item in library.items() {
        let line = item.to_string();
        if !follows_from_another(&line) {
            println!("{line}");
        }
    }
    Ok(())
}

fn follows_from_another(line: &str) -> bool {
    let of_trait = |name: &&str| {
        line.contains(&format!("::{name}(&self")) || line.contains(&format!("::{name}<__H: "))
    };
    line.starts_with("impl core::marker::StructuralPartialEq for ")
        || (line.starts_with("pub fn ") && DERIVED.iter().any(|name| of_trait(&name)))
}
