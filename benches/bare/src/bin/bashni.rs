//! Bashni without an operating system.
#![no_std]
#![no_main]

use tabia::towers::Bashni;

tabia_bare::program!(
    Bashni,
    "W:a1w,c1w,e1w,g1w,b2w,d2w,f2w,h2w,a3w,c3w,e3w,g3w,b6b,d6b,f6b,h6b,a7b,c7b,e7b,g7b,b8b,d8b,f8b,h8b",
    3,
    302
);
