//! How far a word is from another one by slips of the finger.

/// The letters of a word as a set: two words that are near differ in few letters.
#[derive(Clone, Copy)]
pub(super) struct Letters(u64);

impl Letters {
    pub(super) fn of(word: &str) -> Letters {
        Letters(word.bytes().fold(0, |set, byte| set | 1 << (byte % 64)))
    }

    /// Can words of these letters be at most so many slips apart? A slip changes at most two letters of the set.
    pub(super) fn may_be_within(self, other: Letters, slips: usize) -> bool {
        (self.0 ^ other.0).count_ones() as usize <= 2 * slips
    }
}

/// How many slips are forgiven in a word of this length: a short word with a slip is another word.
pub(super) fn forgiven(length: usize) -> usize {
    match length {
        0..5 => 0,
        5..8 => 1,
        _ => 2,
    }
}

/// The slips between two words (a letter more, less or other, or two neighbours swapped), if they are at most so many.
pub(super) fn slips(a: &str, b: &str, most: usize) -> Option<usize> {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for (row, x) in a.iter().enumerate() {
        let mut line = Vec::with_capacity(above.len());
        let mut left = row + 1;
        line.push(left);
        for (column, y) in b.iter().enumerate() {
            let at = |line: &[usize], index: usize| line.get(index).copied().unwrap_or(usize::MAX - 1);
            let mut cost =
                (at(&above, column) + usize::from(x != y)).min(at(&above, column + 1) + 1).min(left + 1);
            let is_swap = row > 0 && column > 0 && Some(x) == b.get(column - 1) && a.get(row - 1) == Some(y);
            if is_swap {
                cost = cost.min(at(&before, column - 1) + 1);
            }
            left = cost;
            line.push(cost);
        }
        if line.iter().all(|cost| *cost > most) {
            return None;
        }
        before = std::mem::replace(&mut above, line);
    }
    above.last().copied().filter(|cost| *cost <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_a_letter_more_less_or_other_or_two_swapped() {
        assert_eq!(slips("pelote", "pelote", 1), Some(0));
        assert_eq!(slips("pelote", "pelotte", 1), Some(1));
        assert_eq!(slips("pelote", "pelte", 1), Some(1));
        assert_eq!(slips("pelote", "pelate", 1), Some(1));
        assert_eq!(slips("pelote", "peolte", 1), Some(1));
        assert_eq!(slips("raffzan", "raffzahn", 1), Some(1));
        assert_eq!(slips("pelote", "plate", 1), None);
        assert_eq!(slips("", "a", 1), Some(1));
    }

    #[test]
    fn words_that_are_near_have_near_letters() {
        assert!(Letters::of("pelote").may_be_within(Letters::of("pelate"), 1));
        assert!(!Letters::of("pelote").may_be_within(Letters::of("dragon"), 1));
    }
}
