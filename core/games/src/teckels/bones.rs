use serde::{Deserialize, Serialize};

use crate::contract::{Outcome, Place};

/// « Fin de la manche et distribution des os ».
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bone {
    /// Three points.
    Gold,
    /// Two points.
    Silver,
    /// One point.
    Bronze,
}

impl Bone {
    /// What a rank earns: the fourth earns nothing.
    #[must_use]
    pub fn for_rank(rank: u8) -> Option<Bone> {
        match rank {
            1 => Some(Bone::Gold),
            2 => Some(Bone::Silver),
            3 => Some(Bone::Bronze),
            _ => None,
        }
    }
}

/// A heap of bones. Their number in the box does not limit them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bones {
    /// Three points each.
    pub gold: u8,
    /// Two points each.
    pub silver: u8,
    /// One point each.
    pub bronze: u8,
}

impl Bones {
    /// « Matériel »: the bones of the box.
    pub const IN_THE_BOX: Bones = Bones { gold: 6, silver: 4, bronze: 10 };

    pub(super) const NONE: Bones = Bones { gold: 0, silver: 0, bronze: 0 };

    /// « Fin de la partie et score final ».
    #[must_use]
    pub fn value(self) -> u16 {
        3 * u16::from(self.gold) + 2 * u16::from(self.silver) + u16::from(self.bronze)
    }

    /// One more.
    pub fn add(&mut self, bone: Bone) {
        let heap = match bone {
            Bone::Gold => &mut self.gold,
            Bone::Silver => &mut self.silver,
            Bone::Bronze => &mut self.bronze,
        };
        *heap = heap.saturating_add(1);
    }
}

/// What a round brought a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundResult {
    /// Cards in own finished teckels.
    pub cards: u8,
    /// 1 is most; ties share the better rank and the ranks they use up are skipped.
    pub rank: u8,
    /// The bone of that rank.
    pub bone: Option<Bone>,
    /// One silver bone more for an emptied pile?
    pub emptied_a_pile: bool,
}

impl RoundResult {
    /// What everyone gets who has so many cards in own teckels, and has or has not emptied a pile, in seat order.
    #[must_use]
    pub fn of_round(counts: &[(u8, bool)]) -> Vec<RoundResult> {
        let cards: Vec<i32> = counts.iter().map(|(cards, _)| i32::from(*cards)).collect();
        let places = Outcome::ranked(&cards).places;
        let result = |(&(cards, emptied_a_pile), place): (&(u8, bool), &Place)| RoundResult {
            cards,
            rank: place.rank,
            bone: Bone::for_rank(place.rank),
            emptied_a_pile,
        };
        counts.iter().zip(&places).map(result).collect()
    }

    /// The bones it brings.
    pub fn bones(self) -> impl Iterator<Item = Bone> {
        self.bone.into_iter().chain(self.emptied_a_pile.then_some(Bone::Silver))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_tie_get_the_better_bone_and_an_emptied_pile_a_silver_one_more() {
        let results = RoundResult::of_round(&[(9, false), (12, true), (9, false), (0, false)]);
        let bones: Vec<Vec<Bone>> = results.iter().map(|result| result.bones().collect()).collect();
        assert_eq!(bones, [vec![Bone::Silver], vec![Bone::Gold, Bone::Silver], vec![Bone::Silver], vec![]]);
    }

    #[test]
    fn bones_are_worth_three_two_and_one() {
        assert_eq!(Bones { gold: 2, silver: 3, bronze: 4 }.value(), 16);
    }
}
