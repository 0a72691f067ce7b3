//! Every kind of work in every game, and leaf counts beside those of other crates.
//!
//!     cargo bench -p tabia-benches [-- GROUP]
#![allow(missing_docs)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;
use tabia::Variant;
use tabia_benches::work::WORK;
use tabia_benches::{Peer, Sample, TASKS};

fn peers(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("beside peers");
    group.sample_size(10);
    for peer in [
        Peer::Kish,
        Peer::CozyChess,
        Peer::KishPlayed,
        Peer::CozyChessPlayed,
    ] {
        group.throughput(Throughput::Elements(peer.leaves()));
        group.bench_function(peer.name(), |bencher| {
            bencher.iter(|| black_box(peer.leaves()))
        });
    }
    for task in TASKS {
        group.throughput(Throughput::Elements(task.leaves()));
        group.bench_function(task.name(), |bencher| {
            bencher.iter(|| black_box(task.leaves()))
        });
    }
    group.finish();
}

fn work(criterion: &mut Criterion) {
    let samples: Vec<Sample> = Variant::ALL
        .iter()
        .map(|&variant| Sample::of(variant, 20))
        .collect();
    for work in WORK {
        let mut group = criterion.benchmark_group(work.name);
        group
            .sample_size(20)
            .measurement_time(Duration::from_secs(2));
        for sample in &samples {
            group.throughput(Throughput::Elements((work.elements)(sample)));
            group.bench_function(sample.variant.name(), |bencher| {
                bencher.iter(|| black_box((work.run)(sample)))
            });
        }
        group.finish();
    }
}

criterion_group!(benches, peers, work);
criterion_main!(benches);
