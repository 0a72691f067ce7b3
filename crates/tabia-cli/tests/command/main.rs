//! The command `tabia` as its users run it: what it prints, and the exit code.

mod apply;
mod convert;
mod games;
mod moves;
mod options;
mod perft;
mod random;
mod readme;
mod replay;
mod show;
mod usage;

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::Value;

/// What a run of the command gave.
struct Answer {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Answer {
    /// Standard output of a run that was fine.
    fn fine(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""));
        self.out
    }

    /// The one JSON object of a run that was fine.
    fn json(self) -> Value {
        let out = self.fine();
        assert_eq!(out.lines().count(), 1, "one line: {out}");
        serde_json::from_str(&out).expect("standard output is JSON")
    }

    /// Standard error of a run whose input was wrong.
    fn wrong_input(self) -> String {
        assert_eq!(
            (self.code, self.out.as_str()),
            (Some(1), ""),
            "{}",
            self.err
        );
        assert!(self.err.starts_with("error: "), "{}", self.err);
        self.err
    }

    /// Standard error of a run that was asked wrongly.
    fn wrong_usage(self) -> String {
        assert_eq!(
            (self.code, self.out.as_str()),
            (Some(2), ""),
            "{}",
            self.err
        );
        self.err
    }
}

/// Runs the command with these words.
fn tabia(line: &str) -> Answer {
    fed(line, b"")
}

/// Runs the command with these words and this standard input.
fn fed(line: &str, input: &[u8]) -> Answer {
    let line: Vec<&str> = line.split_whitespace().collect();
    words(&line, input)
}

/// The same where words have spaces in them.
fn words(words: &[&str], input: &[u8]) -> Answer {
    let output = cargo_bin_cmd!("tabia")
        .args(words)
        .write_stdin(input)
        .output()
        .expect("the command starts");
    Answer {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("standard output is text"),
        err: String::from_utf8(output.stderr).expect("standard error is text"),
    }
}

/// The keys of a JSON object, in no order.
fn keys(object: &Value) -> Vec<&str> {
    let object = object.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}
