//! The command `tabia`: see the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    tabia_cli::main_from(std::env::args_os()).into()
}
