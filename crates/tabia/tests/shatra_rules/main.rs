//! The rules of Shatra one by one: each test bears the number of its rule and has a position where
//! breaking the rule would change the answer.

mod captures;
mod drops;
mod ends;
mod given;
mod moves;
