//! « Remporter la partie »: who is out first? The odds of a race that does not look at the pyramid.

use std::sync::LazyLock;

/// How often a turn, bonus turns included, beds 0, 1, 2 … cats: counted over 2,000 matches of robots, both sides.
const CATS_PER_TURN: [f32; 11] = [0.21, 0.03, 0.20, 0.21, 0.125, 0.09, 0.07, 0.037, 0.018, 0.007, 0.003];
const NO_CAT: f32 = CATS_PER_TURN[0];

/// « Mise en place » 4: nobody is dealt more.
pub(super) const MOST_CATS: u8 = 26;
const COUNTS: usize = MOST_CATS as usize + 1;

type Chances = [[f32; COUNTS]; COUNTS];

/// The chance of being out before an opponent, whose turn it is now.
pub(super) fn chance_against(mine: u8, theirs: u8) -> f32 {
    if mine == 0 {
        return 1.0;
    }
    1.0 - FIRST_OUT[usize::from(theirs.min(MOST_CATS))][usize::from(mine.min(MOST_CATS))]
}

/// The chance that somebody with so many cats left, whose turn it is, is out before somebody with so many.
static FIRST_OUT: LazyLock<Chances> = LazyLock::new(|| {
    let mut chances = [[0.0; COUNTS]; COUNTS];
    for both in 2..2 * COUNTS {
        for mine in 1..both {
            let theirs = both - mine;
            if mine < COUNTS && theirs < COUNTS {
                let after_mine = after_some_cats(&chances, mine, theirs);
                let after_theirs = after_some_cats(&chances, theirs, mine);
                // Both may bed nothing: x = after_mine + NO_CAT (1 − y), and the same for y.
                chances[mine][theirs] =
                    (after_mine + NO_CAT * (1.0 - after_theirs - NO_CAT)) / (1.0 - NO_CAT * NO_CAT);
            }
        }
    }
    chances
});

/// What a turn that beds at least one cat adds to the chance of being out first.
fn after_some_cats(chances: &Chances, mine: usize, theirs: usize) -> f32 {
    let turns = CATS_PER_TURN.iter().enumerate().skip(1);
    turns
        .map(
            |(cats, chance)| {
                if cats < mine { chance * (1.0 - chances[theirs][mine - cats]) } else { *chance }
            },
        )
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_turn_beds_some_number_of_cats() {
        let sum: f32 = CATS_PER_TURN.iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }

    #[test]
    fn a_cat_less_is_always_a_better_chance() {
        for mine in 1..MOST_CATS {
            for theirs in 1..MOST_CATS {
                assert!(chance_against(mine, theirs) > chance_against(mine + 1, theirs));
                assert!(chance_against(mine, theirs) < chance_against(mine, theirs + 1));
            }
        }
    }

    #[test]
    fn whoever_has_the_last_cat_to_bed_wins_unless_the_turn_is_lost() {
        let expected = 1.0 - 1.0 / (1.0 + NO_CAT);
        assert!((chance_against(1, 1) - expected).abs() < 1e-5);
        assert!((chance_against(0, 1) - 1.0).abs() < f32::EPSILON);
    }
}
