//! `tabia perft`: leaf counts.

use crate::args::{Common, Perft};
use crate::choose;
use crate::failure::Failure;
use crate::json::{names, write_line};
use crate::order;
use crate::progress::Progress;
use rayon::ThreadPoolBuilder;
use serde::Serialize;
use std::io::Write;
use std::time::Instant;
use tabia::{AnyPosition, LeafCounter};

#[derive(Serialize)]
struct Count {
    game: &'static str,
    depth: u32,
    fen: String,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

/// The leaves after one first move, or after one route of it.
#[derive(Serialize)]
struct Share {
    text: String,
    route: Vec<String>,
    nodes: u64,
}

/// Answers the command.
pub fn run(args: &Perft, common: &Common, out: &mut impl Write) -> Result<(), Failure> {
    let rules = choose::rules(args.game, &common.options)?;
    let position = choose::position(&rules, args.fen.as_deref())?;
    let start = Instant::now();
    let (nodes, shares) = in_threads(args, || count(&position, args))??;
    let count = Count {
        game: args.game.name(),
        depth: args.depth,
        fen: position.fen().to_string(),
        nodes,
        seconds: start.elapsed().as_secs_f64(),
        divide: args.divide.then_some(shares),
    };
    if common.json {
        write_line(out, &count)
    } else {
        write_count(&count, args.routes, out)
    }
}

/// Does the work in a pool of as many threads as were asked for.
fn in_threads<T: Send>(args: &Perft, work: impl FnOnce() -> T + Send) -> Result<T, Failure> {
    let threads = usize::from(args.threads);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.map_err(|error| Failure::input("--threads", error))?;
    Ok(pool.install(work))
}

/// The leaves, and if they are to be divided those of each first move.
fn count(position: &AnyPosition, args: &Perft) -> Result<(u64, Vec<Share>), Failure> {
    let Some(left) = args.depth.checked_sub(1) else {
        return Ok((1, Vec::new()));
    };
    let counter = match args.hash {
        Some(mebibytes) => LeafCounter::with_table(mebibytes as usize)
            .map_err(|error| Failure::input("--hash", error))?,
        None => LeafCounter::new(),
    };
    let leaves = |position: &AnyPosition, depth| match args {
        Perft { routes: true, .. } => position.perft_routes(depth),
        Perft {
            threads: 1,
            hash: None,
            ..
        } => position.perft(depth),
        _ => counter.count(position, depth),
    };
    if left == 0 && !args.divide {
        return Ok((leaves(position, 1), Vec::new()));
    }
    let firsts = if args.routes {
        order::routes(position)
    } else {
        order::moves(position)
    };
    let progress = Progress::new(firsts.len() as u64, "first moves");
    let mut nodes = 0;
    let mut shares = Vec::new();
    for (mv, route) in firsts {
        let mut next = position.clone();
        next.play(mv);
        let share = leaves(&next, left);
        nodes += share;
        if args.divide {
            shares.push(Share {
                text: position.text(mv).to_string(),
                route: names(position, route.squares().iter().copied()),
                nodes: share,
            });
        }
        progress.step();
    }
    Ok((nodes, shares))
}

fn write_count(count: &Count, routes: bool, out: &mut impl Write) -> Result<(), Failure> {
    for share in count.divide.iter().flatten() {
        if routes && share.route.len() > 2 {
            let route = share.route.join(" ");
            writeln!(out, "{} ({route}): {}", share.text, share.nodes)?;
        } else {
            writeln!(out, "{}: {}", share.text, share.nodes)?;
        }
    }
    writeln!(out, "{} leaves at depth {}", count.nodes, count.depth)?;
    let rate = count.nodes as f64 / count.seconds.max(1e-9) / 1e6;
    writeln!(
        out,
        "{:.3} s, {rate:.1} million leaves a second",
        count.seconds
    )?;
    Ok(())
}
