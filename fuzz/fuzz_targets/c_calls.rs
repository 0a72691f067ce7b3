//! The functions of the C interface, called in an order and with arguments that bytes say, answer with a status.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../../bindings/c/tests/driver/mod.rs"]
mod driver;

fuzz_target!(|bytes: &[u8]| {
    driver::run(bytes);
});
