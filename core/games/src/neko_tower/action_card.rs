use serde::{Deserialize, Serialize};

use super::{Colour, Wall, numbered::numbered_cards};

/// « Matériel »: action cards in the box.
pub const ACTION_CARDS: u8 = 20;

/// An action card of the box; all twenty are different.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct ActionCard(u8);

/// What a card lets one do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionFace {
    /// « Placez les deux tuiles Mur correspondantes et une tuile Étage ».
    pub walls: Option<[Wall; 2]>,
    /// Beside it, or instead of it: a Nakama.
    pub cat: Option<CatOffer>,
}

/// The Nakama a card lets one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CatOffer {
    /// Which colour; `None` is any.
    pub colour: Option<Colour>,
    /// « Caressez le chat Nakama placé durant ce tour ».
    pub stroke: bool,
}

impl CatOffer {
    /// May this colour be placed with it?
    #[must_use]
    pub fn allows(self, colour: Colour) -> bool {
        self.colour.is_none_or(|asked| asked == colour)
    }
}

/// Ruling « Action cards »: one build card for each pair of different walls.
const PAIRS: [[Wall; 2]; 10] = [
    [Wall::Brick, Wall::SmallWindow],
    [Wall::Brick, Wall::LargeWindow],
    [Wall::Brick, Wall::Angel],
    [Wall::Brick, Wall::Column],
    [Wall::SmallWindow, Wall::LargeWindow],
    [Wall::SmallWindow, Wall::Angel],
    [Wall::SmallWindow, Wall::Column],
    [Wall::LargeWindow, Wall::Angel],
    [Wall::LargeWindow, Wall::Column],
    [Wall::Angel, Wall::Column],
];

/// Ruling « Action cards »: five cat cards, three of them with a stroke.
const CATS: [CatOffer; 5] = [
    CatOffer { colour: Some(Colour::Yellow), stroke: false },
    CatOffer { colour: Some(Colour::Blue), stroke: false },
    CatOffer { colour: Some(Colour::Violet), stroke: true },
    CatOffer { colour: Some(Colour::Orange), stroke: true },
    CatOffer { colour: None, stroke: true },
];

impl ActionCard {
    /// « Mise en place »: the two cards that lie face up at the start of a game together.
    pub const FIRST_SHOWN: [ActionCard; 2] = [ActionCard(2), ActionCard(19)];

    /// What it lets one do.
    #[must_use]
    pub fn face(self) -> ActionFace {
        let index = usize::from(self.0);
        if let Some(pair) = PAIRS.get(index) {
            return ActionFace { walls: Some(*pair), cat: None };
        }
        // Ruling « Action cards »: two equal walls, or a Nakama of any colour.
        if let Some(wall) = Wall::ALL.get(index - PAIRS.len()) {
            let any = CatOffer { colour: None, stroke: false };
            return ActionFace { walls: Some([*wall; 2]), cat: Some(any) };
        }
        ActionFace { walls: None, cat: CATS.get(index - PAIRS.len() - Wall::ALL.len()).copied() }
    }
}

numbered_cards!(ActionCard, ACTION_CARDS, "there are twenty action cards");

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn twenty_cards_ten_build_five_choose_five_place_a_cat() {
        let faces: Vec<ActionFace> = ActionCard::all().map(ActionCard::face).collect();
        let builds = faces.iter().filter(|face| face.cat.is_none() && face.walls.is_some());
        let pairs: HashSet<[Wall; 2]> = builds.filter_map(|face| face.walls).collect();
        assert_eq!(pairs.len(), 10);
        assert!(pairs.iter().all(|[low, high]| low < high), "different walls, each pair once");
        let choices: Vec<&ActionFace> =
            faces.iter().filter(|face| face.cat.is_some() && face.walls.is_some()).collect();
        let equal: HashSet<Wall> =
            choices.iter().filter_map(|face| face.walls).map(|[wall, _]| wall).collect();
        assert_eq!((choices.len(), equal.len()), (5, 5));
        assert!(choices.iter().all(|face| face.walls.is_some_and(|[a, b]| a == b)));
        let any_without_stroke = Some(CatOffer { colour: None, stroke: false });
        assert!(choices.iter().all(|face| face.cat == any_without_stroke));
        let cats: Vec<CatOffer> =
            faces.iter().filter(|face| face.walls.is_none()).filter_map(|face| face.cat).collect();
        assert_eq!(cats, CATS);
        assert_eq!(faces.len(), usize::from(ACTION_CARDS));
    }

    #[test]
    fn brick_and_angel_and_the_cat_of_any_colour_lie_face_up_first() {
        let [build, cat] = ActionCard::FIRST_SHOWN.map(ActionCard::face);
        assert_eq!(build, ActionFace { walls: Some([Wall::Brick, Wall::Angel]), cat: None });
        assert_eq!(cat, ActionFace { walls: None, cat: Some(CatOffer { colour: None, stroke: true }) });
    }
}
