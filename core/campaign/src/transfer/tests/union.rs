use proptest::prelude::*;

use super::{exported, live};
use crate::{
    Log,
    testing::{HandClock, add},
};

/// The logs of three phones that were one once.
fn phones(seeds: [u64; 3], deeds: u32) -> [String; 3] {
    let clock = HandClock::default();
    clock.set(1_700_000_000_000);
    let mut origin = Log::open_in_memory_with_clock(Box::new(clock.clone())).unwrap();
    for name in ["A", "B", "C", "D"] {
        add(&mut origin, name);
    }
    live(&mut origin, &clock, seeds[0] ^ 1, 8);
    let origin = exported(&origin);
    seeds.map(|seed| {
        let clock = HandClock::default();
        let mut log = Log::open_in_memory_with_clock(Box::new(clock.clone())).unwrap();
        log.import_json(&origin).unwrap();
        live(&mut log, &clock, seed, deeds);
        exported(&log)
    })
}

fn union(logs: &[&String]) -> String {
    let mut all = Log::open_in_memory().unwrap();
    for log in logs {
        all.import_json(log).unwrap();
        assert_eq!(all.check_tallies().unwrap(), []);
    }
    exported(&all)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn logs_unite_in_any_order_any_grouping_and_any_number_of_times(seeds: [u64; 3]) {
        let [a, b, c] = phones(seeds, 12);
        let ab = union(&[&a, &b]);
        prop_assert_eq!(&ab, &union(&[&b, &a]));
        prop_assert_eq!(&ab, &union(&[&a, &b, &a, &b, &b]));
        prop_assert_eq!(union(&[&ab, &c]), union(&[&a, &union(&[&b, &c])]));
        prop_assert_eq!(&a, &union(&[&a, &a]));
    }
}
