//! Poddavki without an operating system.
#![no_std]
#![no_main]

use tabia::draughts::{Draughts, Poddavki};

tabia_bare::program!(
    Draughts<Poddavki>,
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
    3,
    302
);
