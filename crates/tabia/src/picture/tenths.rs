//! Numbers with one digit after the point: fine enough for drawing, the same on every machine.

use core::fmt;

/// A number of tenths.
#[derive(Copy, Clone)]
pub(super) struct Tenths(pub(super) i32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [whole, rest] = [self.0 / 10, self.0.abs() % 10];
        let sign = if self.0 < 0 && whole == 0 { "-" } else { "" };
        write!(f, "{sign}{whole}")?;
        if rest > 0 {
            write!(f, ".{rest}")?;
        }
        Ok(())
    }
}
