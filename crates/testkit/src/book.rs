//! The pages of the book with examples in Rust, which run as tests. The book is not built with one that is not named here.

#[doc = include_str!("../../../book/pages/announcements.md")]
struct Announcements;

#[doc = include_str!("../../../book/pages/rust.md")]
struct Rust;
