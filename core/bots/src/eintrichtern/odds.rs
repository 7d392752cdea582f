//! Three dice, thrown or under a red one: how likely each sum is.

/// The most that three dice add up to.
pub(super) const HIGHEST_SUM: usize = 18;
/// Ways in which three dice add up to 0, 1, 2 … 18.
const WAYS: [u8; HIGHEST_SUM + 1] = [0, 0, 0, 1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
const ALL_WAYS: f32 = 216.0;

/// The chance that a case which nothing is known of has this sum.
pub(super) fn chance_under_unknown(sum: u8) -> f32 {
    f32::from(WAYS.get(usize::from(sum)).copied().unwrap_or(0)) / ALL_WAYS
}

/// The chance that a throw wins a die: by a case that is known to have the sum thrown, or by luck if there is still one
/// that nothing is known of.
pub(super) fn chance_of_throw(is_known: impl Fn(u8) -> bool, has_unknown: bool) -> f32 {
    let chances = (0..WAYS.len() as u8).map(|sum| {
        let found = match (is_known(sum), has_unknown) {
            (true, _) => 1.0,
            (false, true) => chance_under_unknown(sum),
            (false, false) => 0.0,
        };
        chance_under_unknown(sum) * found
    });
    chances.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ways_are_those_of_three_dice() {
        let mut ways = [0; WAYS.len()];
        for faces in 0..216 {
            ways[3 + faces % 6 + faces / 6 % 6 + faces / 36] += 1;
        }
        assert_eq!(ways, WAYS);
    }

    #[test]
    fn a_throw_is_worth_more_with_every_sum_that_is_known() {
        let by_luck = chance_of_throw(|_| false, true);
        assert!((0.09..0.10).contains(&by_luck), "{by_luck}");
        assert!(chance_of_throw(|sum| sum == 3, true) > by_luck);
        assert!((chance_of_throw(|_| true, false) - 1.0).abs() < 1e-5);
        assert!(chance_of_throw(|_| false, false).abs() < 1e-5);
    }
}
