//! Every game, chosen by its name, without an operating system.
#![no_std]
#![no_main]

use core::hint::black_box;

tabia_bare::begin!(
    tabia_bare::leaves_of_any(
        black_box("russian"),
        black_box("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"),
        black_box(3)
    ) == Some(302)
);
