//! Armenian draughts without an operating system.
#![no_std]
#![no_main]

use tabia::draughts::{Armenian, Draughts};

tabia_bare::program!(
    Draughts<Armenian>,
    "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
    3,
    12174
);
