//! The memory of a table under twelve fingers. Alone in its process: the allocator counts for everyone.

use std::alloc::System;

use empile_tests::storm::{Floor, SAMPLES_PER_FRAME, Storm};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const MINUTE: u64 = 60_000;
const WINDOW: u64 = 10_000;
/// Boards are more or less full: so small a part more is no growth. A byte lost with each touch would be twice as much
/// in every window as all that is needed in the first.
const SLACK: isize = 10;
const WINDOWS: usize = (MINUTE / WINDOW) as usize;

#[test]
fn a_minute_of_twelve_fingers_needs_no_more_memory_than_its_first_seconds() {
    let (mut floor, mut storm) = (Floor::default(), Storm::default());
    let region = Region::new(ALLOCATOR);
    let mut peaks = [0; WINDOWS];
    for stamp in 0..MINUTE {
        let (touch, _) = storm.sample(&floor, stamp);
        floor.hear(touch);
        if stamp.is_multiple_of(SAMPLES_PER_FRAME) {
            floor.frame();
        }
        let stats = region.change();
        let live = stats.bytes_allocated as isize - stats.bytes_deallocated as isize;
        let window = (stamp / WINDOW) as usize;
        peaks[window] = peaks[window].max(live);
    }
    let [first, second, later @ ..] = peaks;
    let warm = first.max(second);
    let most = warm + warm / SLACK;
    assert!(later.iter().all(|peak| *peak <= most), "live bytes in each window of 10 s: {peaks:?}");
}
