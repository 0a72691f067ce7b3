//! No game: what the program itself takes.
#![no_std]
#![no_main]

tabia_bare::begin!(core::hint::black_box(true));
