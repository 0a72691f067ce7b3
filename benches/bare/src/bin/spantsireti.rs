//! Spantsireti without an operating system.
#![no_std]
#![no_main]

use tabia::draughts::{Draughts, Spantsireti};

tabia_bare::program!(
    Draughts<Spantsireti>,
    "W:Wa1,c1,e1,g1,i1,b2,d2,f2,h2,k2,a3,c3,e3,g3,i3:Bb6,d6,f6,h6,k6,a7,c7,e7,g7,i7,b8,d8,f8,h8,k8",
    3,
    658
);
