//! A terminal with the command in it.

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// A program that says nothing for so long has failed.
const PATIENCE: Duration = Duration::from_secs(30);

const ROWS: NonZero<u16> = NonZero::new(30).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(80).unwrap();

pub const ENTER: &str = "\r";
pub const ESCAPE: &str = "\x1b";
pub const TAB: &str = "\t";
pub const UP: &str = "\x1b[A";
pub const RIGHT: &str = "\x1b[C";
pub const CONTROL_C: &str = "\x03";
/// Ctrl-U: nothing is typed any more.
pub const CLEAR: &str = "\x15";
pub const CONTROL_Z: &str = "\x1a";

/// A terminal of 80 columns in which the command runs.
pub struct Terminal {
    screen: vt100::Parser,
    output: Receiver<Vec<u8>>,
    input: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// The terminal goes when this does.
    _master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    /// Starts `tabia play` with these words.
    pub fn play(words: &str) -> Terminal {
        Terminal::with(words, &[], Path::new("."))
    }

    /// Starts it with this position.
    pub fn play_from(game: &str, fen: &str) -> Terminal {
        Terminal::run(&[game, "--fen", fen], &[], Path::new("."))
    }

    /// The same with variables of the environment, in this folder.
    pub fn with(words: &str, variables: &[(&str, &str)], folder: &Path) -> Terminal {
        let words: Vec<&str> = words.split_whitespace().collect();
        Terminal::run(&words, variables, folder)
    }

    fn run(words: &[&str], variables: &[(&str, &str)], folder: &Path) -> Terminal {
        let size = PtySize {
            rows: ROWS.get(),
            cols: COLUMNS.get(),
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tabia"));
        command.arg("play");
        command.args(words);
        command.cwd(folder);
        for (name, value) in [
            ("TERM", "xterm-256color"),
            ("LC_ALL", "C.UTF-8"),
            ("NO_COLOR", ""),
        ] {
            command.env(name, value);
        }
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair
            .slave
            .spawn_command(command)
            .expect("the command starts");
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal {
            screen: vt100::Parser::new(ROWS, COLUMNS, 200),
            output,
            input: pair.master.take_writer().expect("its input"),
            child,
            _master: pair.master,
        }
    }

    /// Presses these keys.
    pub fn press(&mut self, keys: &str) -> &mut Terminal {
        self.input
            .write_all(keys.as_bytes())
            .expect("the keys go in");
        self.input.flush().expect("the keys go in");
        self
    }

    /// Types a line.
    pub fn enter(&mut self, line: &str) -> &mut Terminal {
        self.press(line).press(ENTER)
    }

    /// Waits until this stands on the screen.
    pub fn sees(&mut self, text: &str) -> &mut Terminal {
        self.waits(text, |screen| screen.contains(text))
    }

    /// Waits until this stands on the screen no more.
    pub fn misses(&mut self, text: &str) -> &mut Terminal {
        self.waits(text, |screen| !screen.contains(text))
    }

    fn waits(&mut self, text: &str, fits: impl Fn(&str) -> bool) -> &mut Terminal {
        let end = Instant::now() + PATIENCE;
        while !fits(&self.screen.screen().contents()) {
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(_) => panic!("waited for `{text}`:\n{}", self.screen.screen().contents()),
            }
        }
        self
    }

    /// What stands on the screen.
    pub fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// Whether the place where this text begins is coloured.
    pub fn is_coloured(&self, text: &str) -> bool {
        let screen = self.screen.screen();
        (0..ROWS.get()).any(|row| {
            (0..COLUMNS.get()).any(|column| {
                let cell = screen.cell(row, column);
                cell.is_some_and(|cell| {
                    cell.contents() == text && cell.bgcolor() != vt100::Color::Default
                })
            })
        })
    }

    /// Whether what is pasted is told from what is pressed.
    pub fn tells_pastes(&self) -> bool {
        self.screen.screen().bracketed_paste()
    }

    /// Waits until the program ends; gives its exit code and what it left on the screen.
    pub fn ends(mut self) -> (u32, String) {
        let status = self.child.wait().expect("the command ends");
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(300)) {
            self.screen.process(&bytes);
        }
        (status.exit_code(), self.text())
    }
}

/// A program that is still there when a test fails goes with it.
impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}
