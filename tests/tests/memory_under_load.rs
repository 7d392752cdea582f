//! The memory of a table under twelve fingers. Alone in its process: the allocator counts for everyone.

use std::alloc::System;

use empile_tests::storm::{Floor, SAMPLES_PER_FRAME, Storm};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const MINUTE: u64 = 60_000;
const WINDOW: u64 = 10_000;
const WINDOWS: usize = (MINUTE / WINDOW) as usize;

#[test]
fn a_minute_of_twelve_fingers_needs_no_more_memory_than_its_first_seconds() {
    let (mut floor, mut storm) = (Floor::default(), Storm::default());
    let region = Region::new(ALLOCATOR);
    let (mut peaks, mut allocations) = ([0; WINDOWS], [0; WINDOWS]);
    for stamp in 0..MINUTE {
        let (touch, _) = storm.sample(&floor, stamp);
        floor.hear(touch);
        if stamp % SAMPLES_PER_FRAME == 0 {
            floor.frame();
        }
        let stats = region.change();
        let live = stats.bytes_allocated as isize - stats.bytes_deallocated as isize;
        let window = (stamp / WINDOW) as usize;
        peaks[window] = peaks[window].max(live);
        allocations[window] = stats.allocations;
    }
    println!("{peaks:?} {allocations:?}");
    let [first, second, later @ ..] = peaks;
    let warm = first.max(second);
    assert!(later.iter().all(|peak| *peak <= warm), "live bytes in each window of 10 s: {peaks:?}");
}
