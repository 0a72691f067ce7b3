//! Reading a file byte by byte through one small buffer, counting lines.

use super::error::Place;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

const BUFFER: usize = 16 * 1024;

/// Where the bytes of a file come from: any `std::io::Read`, or a slice where there is no `std`.
pub trait Source {
    /// Puts the next bytes into the buffer, and says how many; 0 at the end.
    ///
    /// # Errors
    ///
    /// If the file cannot be read on: why, in words.
    fn fill(&mut self, buffer: &mut [u8]) -> Result<usize, String>;
}

#[cfg(feature = "std")]
impl<R: std::io::Read> Source for R {
    fn fill(&mut self, buffer: &mut [u8]) -> Result<usize, String> {
        loop {
            match self.read(buffer) {
                Ok(count) => return Ok(count),
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(error) => return Err(alloc::format!("{error}")),
            }
        }
    }
}

#[cfg(not(feature = "std"))]
impl Source for &[u8] {
    fn fill(&mut self, buffer: &mut [u8]) -> Result<usize, String> {
        let count = self.len().min(buffer.len());
        let (now, later) = self.split_at(count);
        buffer[..count].copy_from_slice(now);
        *self = later;
        Ok(count)
    }
}

/// A place in a file that is being read.
pub(super) struct Input<S> {
    source: S,
    buffer: Vec<u8>,
    at: usize,
    end: usize,
    /// Bytes of the file before the buffer.
    before: u64,
    line: u64,
    /// Bytes of the file before this line.
    line_start: u64,
    ended: bool,
    /// Why the file ended too early, if it did.
    pub failure: Option<String>,
}

impl<S: Source> Input<S> {
    pub fn new(source: S) -> Input<S> {
        Input {
            source,
            buffer: vec![0; BUFFER],
            at: 0,
            end: 0,
            before: 0,
            line: 1,
            line_start: 0,
            ended: false,
            failure: None,
        }
    }

    /// Bytes from the start of the file.
    pub fn offset(&self) -> u64 {
        self.before + self.at as u64
    }

    pub fn line(&self) -> u64 {
        self.line
    }

    pub fn place(&self) -> Place {
        Place {
            line: self.line,
            column: self.offset() - self.line_start + 1,
        }
    }

    pub fn is_at_line_start(&self) -> bool {
        self.offset() == self.line_start
    }

    /// The next byte, if there is one.
    pub fn peek(&mut self) -> Option<u8> {
        if self.at < self.end {
            Some(self.buffer[self.at])
        } else {
            self.ahead(0)
        }
    }

    /// The byte so many bytes from here: only few, fewer than the buffer holds.
    pub fn ahead(&mut self, count: usize) -> Option<u8> {
        while self.at + count >= self.end {
            if self.ended {
                return None;
            }
            self.refill();
        }
        Some(self.buffer[self.at + count])
    }

    /// Whether these bytes come next.
    pub fn comes(&mut self, bytes: &[u8]) -> bool {
        let mut places = bytes.iter().enumerate();
        places.all(|(i, &byte)| self.ahead(i) == Some(byte))
    }

    fn refill(&mut self) {
        self.buffer.copy_within(self.at..self.end, 0);
        self.before += self.at as u64;
        self.end -= self.at;
        self.at = 0;
        match self.source.fill(&mut self.buffer[self.end..]) {
            Ok(0) => self.ended = true,
            Ok(count) => self.end = (self.end + count).min(self.buffer.len()),
            Err(failure) => {
                self.ended = true;
                self.failure = Some(failure);
            }
        }
    }

    /// Goes on one byte.
    pub fn bump(&mut self) {
        let Some(byte) = self.peek() else {
            return;
        };
        let line_ends = byte == b'\n' || (byte == b'\r' && self.ahead(1) != Some(b'\n'));
        self.at += 1;
        if line_ends {
            self.line += 1;
            self.line_start = self.offset();
        }
    }

    /// Goes past a mark at the start of the file that is no part of its text.
    pub fn skip_mark(&mut self, bytes: &[u8]) {
        self.at += bytes.len();
        self.line_start = self.offset();
    }

    /// Goes to the start of the next line, or to the end of the file.
    pub fn skip_line(&mut self) {
        let line = self.line;
        while self.line == line && self.peek().is_some() {
            self.bump();
        }
    }
}
