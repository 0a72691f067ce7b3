//! What the games are tested with: laws that every game keeps, ways to come by positions, tables
//! of leaf counts, and slow generators written apart from the fast ones.

pub mod reference;
