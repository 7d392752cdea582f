//! What was valid and has been changed, or never was: `make fuzz` tries a million of each.

use empile_tests::{
    battery,
    fuzz::{TARGETS, Target},
};

/// So many trials of each are made with every other test.
const SAMPLE: u64 = 3;

fn target(name: &str) -> &'static Target {
    TARGETS.iter().find(|target| target.name == name).unwrap()
}

#[test]
fn nothing_that_comes_from_outside_makes_anything_panic_or_stand_still() {
    for target in TARGETS {
        let losses: Vec<String> = (0..SAMPLE).flat_map(|number| target.trial(number).losses).collect();
        assert_eq!(losses, Vec::<String>::new(), "{}", target.name);
    }
}

#[test]
fn what_failed_once_never_fails_again() {
    let kept: Vec<Result<usize, String>> = TARGETS.iter().map(Target::try_kept).collect();
    assert!(kept.iter().all(Result::is_ok), "{kept:?}");
}

macro_rules! fuzzed {
    ($($test:ident: $name:literal;)+) => {
        $(
            #[test]
            #[ignore = "minutes long: part of `make fuzz`"]
            fn $test() {
                let target = target($name);
                battery::soak(concat!("fuzz.", $name), target.wanted, |number| target.trial(number));
            }
        )+
    };
}

fuzzed! {
    fuzz_import: "import";
    fuzz_record: "record";
    fuzz_tool: "tool";
    fuzz_board: "board";
    fuzz_name: "name";
    fuzz_calls: "calls";
    fuzz_touches: "touches";
}
