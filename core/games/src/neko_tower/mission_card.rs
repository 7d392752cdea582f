use serde::{Deserialize, Serialize};

use super::{Mission, numbered::numbered_cards};

/// « Matériel »: mission cards in the box.
pub const MISSION_CARDS: u8 = 16;

/// A mission card of the box. Ruling « Mission cards »: two of each mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct MissionCard(u8);

impl MissionCard {
    /// « Mise en place »: the two cards that lie face up at the start of a game together.
    pub const FIRST_SHOWN: [MissionCard; 2] = [MissionCard(2), MissionCard(8)];

    /// What it asks.
    #[must_use]
    pub fn mission(self) -> Mission {
        Mission::ALL.get(usize::from(self.0 / 2)).copied().unwrap_or(Mission::VioletOrangeYellow)
    }
}

numbered_cards!(MissionCard, MISSION_CARDS, "there are sixteen mission cards");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_cards_two_of_each_mission() {
        assert_eq!(MissionCard::all().count(), usize::from(MISSION_CARDS));
        for mission in Mission::ALL {
            assert_eq!(MissionCard::all().filter(|card| card.mission() == mission).count(), 2, "{mission:?}");
        }
    }

    #[test]
    fn different_colours_touching_and_one_on_another_lie_face_up_first() {
        let shown = MissionCard::FIRST_SHOWN.map(MissionCard::mission);
        assert_eq!(shown, [Mission::DifferentColoursTouching, Mission::OneOnAnother]);
    }

    #[test]
    fn harder_missions_climb_higher() {
        assert_eq!(Mission::ALL.map(Mission::climb), [2, 1, 3, 3, 2, 3, 2, 4]);
    }
}
