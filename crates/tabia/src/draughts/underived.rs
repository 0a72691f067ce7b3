//! What other types derive. A derive would ask the same of the game `V`, which is never a value.

use super::position::Draughts;
use super::rules::DraughtsVariant;
use core::fmt;
use core::hash::{Hash, Hasher};
use tabia_core::{Notation, Options, Position};

impl<V: DraughtsVariant> Clone for Draughts<V> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: DraughtsVariant> Copy for Draughts<V> {}

impl<V: DraughtsVariant> PartialEq for Draughts<V> {
    fn eq(&self, other: &Self) -> bool {
        (self.us, self.them, self.kings, self.turn, self.options)
            == (other.us, other.them, other.kings, other.turn, other.options)
    }
}

impl<V: DraughtsVariant> Eq for Draughts<V> {}

impl<V: DraughtsVariant> Hash for Draughts<V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl<V: DraughtsVariant> fmt::Debug for Draughts<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", V::ABOUT.name, self.fen())?;
        for option in V::Options::LIST {
            write!(f, " {}=", option.name)?;
            self.options.write_value(option.name, f)?;
        }
        Ok(())
    }
}
