//! Lines of standard input, whatever they hold.

use std::io::{self, BufRead};

/// Longer lines are refused unread: no position is nearly as long.
pub const MOST_BYTES: usize = 1 << 16;

/// A line that is no text, or too long.
#[derive(Debug, PartialEq, Eq)]
pub struct BadLine {
    /// What is wrong.
    pub message: String,
    /// Where: bytes from the start of the line.
    pub offset: usize,
}

/// The next line without its line break, or nothing at the end of the input.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, BadLine>>> {
    let mut bytes = Vec::new();
    let most = MOST_BYTES as u64 + 1;
    if io::Read::take(&mut *input, most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > MOST_BYTES {
        input.skip_until(b'\n')?;
        return Ok(Some(Err(too_long())));
    }
    if bytes.last() == Some(&b'\r') {
        bytes.pop();
    }
    Ok(Some(String::from_utf8(bytes).map_err(|error| {
        no_text(error.utf8_error().valid_up_to())
    })))
}

fn too_long() -> BadLine {
    BadLine {
        message: format!(
            "at byte {MOST_BYTES}: expected the end of the line, which is longer than any position"
        ),
        offset: MOST_BYTES,
    }
}

fn no_text(offset: usize) -> BadLine {
    BadLine {
        message: format!("at byte {offset}: expected UTF-8 text"),
        offset,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut input: &[u8]) -> Vec<Result<String, BadLine>> {
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input).expect("memory can be read") {
            lines.push(line);
        }
        lines
    }

    #[test]
    fn line_breaks_of_any_system_end_a_line_and_the_last_one_needs_none() {
        let expected = ["a", "", "b", "c"].map(|line| Ok(line.to_owned()));
        assert_eq!(lines(b"a\r\n\nb\nc"), expected);
    }

    #[test]
    fn a_line_that_is_no_text_tells_where_and_the_next_is_read() {
        let lines = lines(b"W:\xff\nb\n");
        assert_eq!(lines[0].as_ref().map_err(|bad| bad.offset), Err(2));
        assert_eq!(lines[1], Ok("b".to_owned()));
    }

    #[test]
    fn a_huge_line_is_refused_and_the_next_is_read() {
        let mut input = vec![b'W'; 3 * MOST_BYTES];
        input.extend(b"\nb");
        let lines = lines(&input);
        assert_eq!(lines[0], Err(too_long()));
        assert_eq!(lines[1], Ok("b".to_owned()));
    }

    #[test]
    fn the_longest_line_is_read() {
        let mut input = vec![b'W'; MOST_BYTES];
        input.push(b'\n');
        assert_eq!(lines(&input).len(), 1);
        assert!(lines(&input)[0].is_ok());
    }
}
