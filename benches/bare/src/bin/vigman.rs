//! Vigman's draughts without an operating system.
#![no_std]
#![no_main]

use tabia::draughts::Vigman;

tabia_bare::program!(
    Vigman,
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8|W:Wb1,d1,f1,h1,a2,c2,e2,g2,b3,d3,f3,h3:Ba6,c6,e6,g6,b7,d7,f7,h7,a8,c8,e8,g8",
    3,
    343
);
