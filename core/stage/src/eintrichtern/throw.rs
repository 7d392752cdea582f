//! The three pearl dice and the sum that they ask for.

use empile_games::eintrichtern::THROWN_DICE;

use super::nodes;
use crate::{Area, Art, DieColour, Ink, Node, Role, TextBox, TextStyle, Words, kit::GAP, pyramid::dice};

/// What the dish has of the tray at most, and how long it is for its height.
const DISH_PART: f32 = 0.68;
const DISH_SHAPE: f32 = 3.0;
const DISH_RIM: f32 = 6.0;
/// No wider, or it would not be read with the dice.
const WIDEST_SUM: f32 = 110.0;

pub(super) fn compose(
    thrown: Option<[u8; THROWN_DICE]>,
    can_throw: bool,
    mut tray: Area,
    nodes: &mut Vec<Node>,
) {
    let dish = tray.take_left((tray.width * DISH_PART).min(tray.height * DISH_SHAPE), GAP);
    nodes.push(Node::picture(nodes::DISH, dish, Art::Tray));
    let columns = dish.inset(DISH_RIM).columns(THROWN_DICE, 0.0);
    for (index, area) in columns.into_iter().enumerate() {
        let face = thrown.and_then(|faces| faces.get(index).copied());
        let die = dice::thrown(nodes::thrown(index), area, DieColour::Pearl, face);
        nodes.push(if can_throw { die.touchable(Role::Button) } else { die });
    }
    if let Some(sum) = thrown.map(sum) {
        tray.width = tray.width.min(WIDEST_SUM);
        let words = Words::new("eintrichtern-sum").number("sum", sum);
        let label = Words::new("eintrichtern-label-sum").number("sum", sum);
        let size = if tray.height < 60.0 { 22.0 } else { 28.0 };
        let text = TextBox::new(words, Ink::Text, TextStyle::Display, size).from_left();
        nodes.push(Node::text(nodes::SOUGHT, tray, text).labelled(label));
    }
}

pub(super) fn sum(faces: [u8; THROWN_DICE]) -> u8 {
    faces.iter().sum()
}
