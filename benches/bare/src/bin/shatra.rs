//! Shatra without an operating system.
#![no_std]
#![no_main]

use tabia::shatra::Shatra;

tabia_bare::program!(
    Shatra,
    "sds/sts/yty/b/sssssss/7/7/7/7/SSSSSSS/B/YTY/STS/SDS w 1-10,53-62 - -",
    2,
    23716
);
