//! What can go wrong, and what the program then says and returns.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The input was wrong: what, where, what was expected.
    Input(String),
    /// Standard input could not be read, or standard output not be written.
    Stream(io::Error),
}

impl Failure {
    /// The input was wrong.
    pub fn input(place: &str, fault: impl Display) -> Failure {
        Failure::Input(format!("{place}: {fault}"))
    }

    /// Says it on standard error, and gives the exit code. Nobody is told that a reader of our
    /// output has gone: that is how `tabia moves … | head` ends.
    pub fn report(self) -> u8 {
        let message = match self {
            Failure::Stream(error) if error.kind() == ErrorKind::BrokenPipe => {
                return 0;
            }
            Failure::Stream(error) => format!("standard input or output: {error}"),
            Failure::Input(message) => message,
        };
        let _ = writeln!(io::stderr(), "error: {message}");
        1
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Stream(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Stream(error.into())
    }
}
