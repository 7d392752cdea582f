//! Every throw of up to five dice: how likely it is, and what can be taken out of it.

use std::{collections::BTreeMap, sync::LazyLock};

use empile_games::pile_poils::{HIGHEST_NUMBER, TURN_DICE};

/// The highest face of a die.
pub(super) const HIGHEST_FACE: u8 = 6;

/// Dice that may go on a cell together: what they add up to and how many they are. Which faces they show does not
/// matter, for the dice that stay are thrown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Group {
    pub(super) sum: u8,
    pub(super) dice: u8,
}

impl Group {
    pub(super) const KINDS: usize = (HIGHEST_NUMBER + 1) * (TURN_DICE as usize + 1);

    /// Every group of at most `most` dice that a cell with this number can take, the smallest first.
    pub(super) fn all_on(number: u8, most: u8) -> impl Iterator<Item = Group> {
        let fewest = number.div_ceil(HIGHEST_FACE);
        (fewest..=number.min(most)).map(move |dice| Group { sum: number, dice })
    }

    /// Its place in a list of all kinds of groups.
    pub(super) fn index(self) -> usize {
        usize::from(self.sum) * (usize::from(TURN_DICE) + 1) + usize::from(self.dice)
    }
}

/// A throw, whatever the order of its dice.
#[derive(Clone, Debug)]
pub(super) struct Throw {
    pub(super) chance: f32,
    pub(super) groups: Vec<Group>,
}

/// Every throw of so many dice.
pub(super) fn throws(dice: u8) -> &'static [Throw] {
    THROWS.get(usize::from(dice)).map_or(&[], Vec::as_slice)
}

static THROWS: LazyLock<Vec<Vec<Throw>>> = LazyLock::new(|| (0..=TURN_DICE).map(throws_of).collect());

fn throws_of(dice: u8) -> Vec<Throw> {
    let mut ways: BTreeMap<Vec<u8>, u32> = BTreeMap::from([(Vec::new(), 1)]);
    for _ in 0..dice {
        let mut more = BTreeMap::new();
        for (faces, count) in &ways {
            for face in 1..=HIGHEST_FACE {
                let mut faces = faces.clone();
                faces.insert(faces.partition_point(|other| *other < face), face);
                *more.entry(faces).or_insert(0) += count;
            }
        }
        ways = more;
    }
    let all = u32::from(HIGHEST_FACE).pow(dice.into()) as f32;
    ways.iter()
        .map(|(faces, count)| Throw { chance: *count as f32 / all, groups: groups_of(faces) })
        .collect()
}

fn groups_of(faces: &[u8]) -> Vec<Group> {
    let mut groups = vec![Group { sum: 0, dice: 0 }];
    for face in faces {
        let with_it: Vec<Group> =
            groups.iter().map(|group| Group { sum: group.sum + face, dice: group.dice + 1 }).collect();
        groups.extend(with_it);
    }
    groups.retain(|group| group.dice > 0 && usize::from(group.sum) <= HIGHEST_NUMBER);
    groups.sort_unstable();
    groups.dedup();
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_of_all_throws_add_up_to_one() {
        for dice in 0..=TURN_DICE {
            let sum: f32 = throws(dice).iter().map(|throw| throw.chance).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{dice} dice: {sum}");
        }
        assert_eq!(throws(5).len(), 252);
    }

    #[test]
    fn two_dice_give_a_seven_in_six_ways_of_thirty_six() {
        let sevens = throws(2).iter().filter(|throw| throw.groups.contains(&Group { sum: 7, dice: 2 }));
        let chance: f32 = sevens.map(|throw| throw.chance).sum();
        assert!((chance - 1.0 / 6.0).abs() < 1e-6, "{chance}");
    }

    #[test]
    fn three_ones_can_be_taken_as_a_one_a_two_or_a_three() {
        let kinds = [(1, 1), (2, 2), (3, 3)].map(|(sum, dice)| Group { sum, dice });
        assert_eq!(groups_of(&[1, 1, 1]), kinds);
    }
}
