//! A game with what is chosen of its options.

use crate::edge::{ask, given, guard, make, text, write_text};
use crate::status::{Failure, TabiaStatus};
use crate::values::{variant, variant_named};
use std::ffi::c_char;
use std::mem::MaybeUninit;
use tabia::RuleSet;

/// A game with what is chosen of its options. Made by `tabia_rules_new` and its like, freed by `tabia_rules_free`.
pub struct TabiaRules(pub(crate) RuleSet);

/// Makes the usual rules of a game.
///
/// On success `*rules` is a handle that the caller frees with `tabia_rules_free`; on failure it is null.
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this number.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_rules_new(
    variant: u8,
    rules: Option<&mut MaybeUninit<Option<Box<TabiaRules>>>>,
) -> TabiaStatus {
    make(rules, || Ok(TabiaRules(self::variant(variant)?.rules())))
}

/// Makes the usual rules of the game with this name.
///
/// On success `*rules` is a handle that the caller frees with `tabia_rules_free`; on failure it is null.
/// Errors: `TABIA_STATUS_UNKNOWN_VARIANT` if no game has this name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_rules_named(
    name: *const c_char,
    length: usize,
    rules: Option<&mut MaybeUninit<Option<Box<TabiaRules>>>>,
) -> TabiaStatus {
    make(rules, || {
        let variant = variant_named(text(name, length)?)?;
        Ok(TabiaRules(variant.rules()))
    })
}

/// Frees rules. Null is allowed. Positions made by them stay.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_rules_free(rules: Option<Box<TabiaRules>>) {
    drop(rules);
}

/// Writes the number of the game.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_rules_variant(
    rules: Option<&TabiaRules>,
    variant: Option<&mut MaybeUninit<u8>>,
) -> TabiaStatus {
    ask(rules, variant, |rules| rules.0.variant().number())
}

/// Chooses a value for an option by name. After the last one, `tabia_rules_check` says whether they go together.
///
/// Errors: `TABIA_STATUS_BAD_OPTION` if there is no such option or value; the rules stay as they were.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_rules_set(
    rules: Option<&mut TabiaRules>,
    name: *const c_char,
    name_length: usize,
    value: *const c_char,
    value_length: usize,
) -> TabiaStatus {
    guard(|| {
        let rules = given(rules)?;
        let (name, value) = (text(name, name_length)?, text(value, value_length)?);
        Ok(rules.0.set(name, value)?)
    })
}

/// Says whether the chosen values go together.
///
/// Errors: `TABIA_STATUS_BAD_OPTION` if not.
#[unsafe(no_mangle)]
pub extern "C" fn tabia_rules_check(rules: Option<&TabiaRules>) -> TabiaStatus {
    guard(|| Ok(given(rules)?.0.check()?))
}

/// Writes the value of an option as text.
///
/// Errors: `TABIA_STATUS_BAD_OPTION` if there is no such option; `TABIA_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn tabia_rules_value(
    rules: Option<&TabiaRules>,
    name: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    needed: Option<&mut MaybeUninit<usize>>,
) -> TabiaStatus {
    guard(|| {
        let (rules, name) = (given(rules)?, text(name, length)?);
        write_text(buffer, capacity, needed, |out| {
            let written = rules.0.write_value(name, out);
            written.map_err(|_| no_option(&rules.0, name))
        })
    })
}

fn no_option(rules: &RuleSet, name: &str) -> Failure {
    tabia::OptionError::name(name, rules.variant().options()).into()
}
