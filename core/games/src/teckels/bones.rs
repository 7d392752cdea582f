use serde::{Deserialize, Serialize};

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
    pub(super) const NONE: Bones = Bones { gold: 0, silver: 0, bronze: 0 };

    /// « Fin de la partie et score final ».
    #[must_use]
    pub fn value(self) -> u16 {
        3 * u16::from(self.gold) + 2 * u16::from(self.silver) + u16::from(self.bronze)
    }

    pub(super) fn add(&mut self, bone: Bone) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bones_are_worth_three_two_and_one() {
        assert_eq!(Bones { gold: 2, silver: 3, bronze: 4 }.value(), 16);
    }
}
