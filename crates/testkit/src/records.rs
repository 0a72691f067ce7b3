//! A small reader of game records, for tests.
