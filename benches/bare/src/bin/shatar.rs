//! Shatar without an operating system.
#![no_std]
#![no_main]

use tabia::shatar::Shatar;

tabia_bare::program!(
    Shatar,
    "rnbjkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBJKBNR w - - 0 1 -",
    3,
    8426
);
