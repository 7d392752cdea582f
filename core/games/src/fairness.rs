//! When is chance fair enough?

/// How many duels are fought.
pub(crate) const DUELS: u32 = 100_000;

/// Every rival's wins lie within half a percent of all duels around an equal share.
#[track_caller]
pub(crate) fn assert_fair(wins: &[u32]) {
    assert_eq!(wins.iter().sum::<u32>(), DUELS);
    let share = f64::from(DUELS) / wins.len() as f64;
    for won in wins {
        assert!((f64::from(*won) - share).abs() <= f64::from(DUELS) * 0.005, "{wins:?}");
    }
}
