//! Every throw of up to five dice, with the groups of dice that can be taken out of it, worked out once.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Dice;
use crate::contract::Stream;

/// Multisets of zero to five dice.
const THROWS: usize = 462;
const MOST_GROUPS: usize = 31;
/// The highest number of a cell.
pub const HIGHEST_NUMBER: usize = 12;

/// Where the throws of `n` dice begin among all throws.
const FIRST_OF: [usize; 6] = [0, 1, 7, 28, 84, 210];

/// A throw that lies on the table, as its row in the table of all throws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Dice", into = "Dice")]
pub(super) struct Throw(&'static Groups);

/// What can be taken out of one throw.
#[derive(Debug)]
pub(super) struct Groups {
    pub(super) dice: Dice,
    /// How many different groups add up to each number from 1 to 12; the rest of the lanes stay empty so
    /// that the whole row is multiplied at once.
    pub(super) of_sum: [u8; 16],
    first_of_sum: [u8; 16],
    by_sum: [Dice; MOST_GROUPS],
}

/// The dice say everything else.
impl PartialEq for Groups {
    fn eq(&self, other: &Groups) -> bool {
        self.dice == other.dice
    }
}

impl Eq for Groups {}

impl Groups {
    /// The group at this place among those that add up to `sum`.
    #[inline]
    pub(super) fn nth_of_sum(&self, sum: usize, index: usize) -> Dice {
        self.by_sum.get(usize::from(self.first_of_sum[sum]) + index).copied().unwrap_or_default()
    }

    /// Every group that adds up to a number from 1 to 12.
    pub(super) fn all(&self) -> impl Iterator<Item = Dice> + '_ {
        let count = self.of_sum.iter().map(|count| usize::from(*count)).sum();
        self.by_sum.iter().copied().take(count)
    }
}

static GROUPS: LazyLock<Box<[Groups]>> = LazyLock::new(|| {
    let mut all: Vec<Groups> = Vec::with_capacity(THROWS);
    for dice_count in 0..=5u8 {
        let mut faces = vec![0u8; usize::from(dice_count)];
        for outcome in 0..6u32.pow(u32::from(dice_count)) {
            digits(outcome, &mut faces);
            // Each multiset once, in the order of `rank`.
            if faces.is_sorted() {
                let dice = faces.iter().fold(Dice::NONE, |dice, face| dice.with(face + 1));
                all.push(groups_of(dice));
            }
        }
    }
    all.sort_by_key(|groups| rank(groups.dice));
    all.into_boxed_slice()
});

/// The row of every outcome of `n` dice, 6ⁿ of them, one list after the other. Rows are numbered in few bytes: these lists are
/// read all over.
static OUTCOMES: LazyLock<[Box<[u16]>; 6]> = LazyLock::new(|| {
    std::array::from_fn(|dice_count| {
        let mut faces = vec![0u8; dice_count];
        (0..6u32.pow(dice_count as u32))
            .map(|outcome| {
                digits(outcome, &mut faces);
                rank(faces.iter().fold(Dice::NONE, |dice, face| dice.with(face + 1))) as u16
            })
            .collect()
    })
});

/// Writes an outcome as digits in base six, most significant first.
fn digits(mut outcome: u32, faces: &mut [u8]) {
    for face in faces.iter_mut().rev() {
        *face = (outcome % 6) as u8;
        outcome /= 6;
    }
}

/// The place of a multiset among all, by the combinatorial number system.
fn rank(dice: Dice) -> usize {
    let within: usize =
        dice.faces().enumerate().map(|(index, face)| choose(usize::from(face) - 1 + index, index + 1)).sum();
    FIRST_OF[usize::from(dice.len())] + within
}

fn choose(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| product * (n.saturating_sub(i)) / (i + 1))
}

fn groups_of(dice: Dice) -> Groups {
    let mut groups = vec![Dice::NONE];
    for face in 1..=6 {
        let mut more = groups.clone();
        for _ in 0..dice.showing(face) {
            more = more.iter().map(|group| group.with(face)).collect();
            groups.extend(&more);
        }
    }
    groups.retain(|group| !group.is_empty() && usize::from(group.sum()) <= HIGHEST_NUMBER);
    groups.sort_by_key(|group| (group.sum(), *group));
    let mut row = Groups { dice, of_sum: [0; 16], first_of_sum: [0; 16], by_sum: [Dice::NONE; MOST_GROUPS] };
    for (index, group) in groups.iter().enumerate() {
        let sum = usize::from(group.sum());
        if row.of_sum[sum] == 0 {
            row.first_of_sum[sum] = index as u8;
        }
        row.of_sum[sum] += 1;
        row.by_sum[index] = *group;
    }
    row
}

impl Throw {
    /// Throws dice, five at most.
    #[inline]
    pub(super) fn roll(dice_count: u8, stream: &mut Stream) -> Throw {
        let outcomes = &OUTCOMES[usize::from(dice_count)];
        Throw(&GROUPS[usize::from(outcomes[stream.index(outcomes.len())])])
    }

    #[inline]
    pub(super) fn groups(self) -> &'static Groups {
        self.0
    }

    #[inline]
    pub(super) fn dice(self) -> Dice {
        self.groups().dice
    }
}

impl From<Dice> for Throw {
    fn from(dice: Dice) -> Throw {
        Throw(&GROUPS[rank(dice)])
    }
}

impl From<Throw> for Dice {
    fn from(throw: Throw) -> Dice {
        throw.dice()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_multiset_of_up_to_five_dice_has_its_own_row() {
        assert_eq!(GROUPS.len(), THROWS);
        for (index, groups) in GROUPS.iter().enumerate() {
            assert_eq!(rank(groups.dice), index);
        }
    }

    #[test]
    fn groups_are_exactly_the_different_ways_to_pick_dice_up_to_twelve() {
        for groups in GROUPS.iter() {
            let faces: Vec<u8> = groups.dice.faces().collect();
            let mut expected = std::collections::BTreeSet::new();
            for picked in 1..1u32 << faces.len() {
                let chosen: Vec<u8> =
                    (0..faces.len()).filter(|i| picked >> i & 1 == 1).map(|i| faces[i]).collect();
                if chosen.iter().sum::<u8>() <= 12 {
                    expected.insert(Dice::of(&chosen).unwrap());
                }
            }
            assert_eq!(groups.all().collect::<std::collections::BTreeSet<_>>(), expected);
            for sum in 1..=HIGHEST_NUMBER {
                for index in 0..usize::from(groups.of_sum[sum]) {
                    assert_eq!(usize::from(groups.nth_of_sum(sum, index).sum()), sum);
                }
            }
        }
    }

    #[test]
    fn five_dice_fall_in_7776_ways_and_five_sixes_in_one() {
        let sixes = rank(Dice::of(&[6; 5]).unwrap()) as u16;
        assert_eq!(OUTCOMES[5].len(), 7776);
        assert_eq!(OUTCOMES[5].iter().filter(|row| **row == sixes).count(), 1);
    }
}
