//! Leaf counts of every game, and of its peers in the same run, in leaves a second.
#![allow(missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use tabia_benches::{Peer, TASKS};

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for peer in [Peer::Kish, Peer::CozyChess] {
        group.throughput(Throughput::Elements(peer.leaves()));
        group.bench_function(peer.name(), |bencher| {
            bencher.iter(|| black_box(peer.leaves()))
        });
    }
    for task in TASKS {
        let name = format!("{} {}", task.variant.name(), task.depth);
        group.throughput(Throughput::Elements(task.leaves()));
        group.bench_function(name, |bencher| bencher.iter(|| black_box(task.leaves())));
    }
    group.finish();
}

criterion_group!(benches, perft);
criterion_main!(benches);
