//! International draughts without an operating system.
#![no_std]
#![no_main]

use tabia::draughts::{Draughts, International};

tabia_bare::program!(
    Draughts<International>,
    "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20",
    3,
    658
);
