//! Gives the shared library the name under which programs look for it: see `install`.

use std::env::var;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let abi = abi_version();
    match var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux" | "freebsd" | "netbsd" | "openbsd" | "android") => {
            println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libtabia.so.{abi}");
        }
        Ok("macos") => {
            println!("cargo::rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libtabia.{abi}.dylib");
        }
        _ => {}
    }
}

/// The number that `src/library.rs` says.
fn abi_version() -> String {
    println!("cargo::rerun-if-changed=src/library.rs");
    let source = include_str!("src/library.rs");
    let line = source
        .lines()
        .find(|line| line.contains("const TABIA_ABI_VERSION"));
    let number = line.and_then(|line| line.split_once("= "));
    let (_, number) = number.expect("a line that says the version of the interface");
    number.trim_end_matches(';').to_owned()
}
