//! The die in the hand, and what keeping one of each colour costs.

use empile_games::{
    cui_bono::Costs,
    pyramid::{Colour, Piece},
};

use super::nodes;
use crate::{
    Area, Art, Ink, Node, PyramidArt, PyramidLook, Role, TextBox, TextStyle, Words,
    kit::GAP,
    pyramid::{Hexagons, dice},
};

/// A die that tells a price, as a part of the height that it has.
const PRICED: f32 = 0.62;
/// Wide enough for a price in large figures.
const ROOMY: f32 = 26.0;
/// Prices further apart than this would not be read together.
const WIDEST_PRICES: f32 = 300.0;

pub(super) fn compose(
    held: Option<(usize, Piece)>,
    costs: Costs,
    mut tray: Area,
    hexagons: &Hexagons,
    nodes: &mut Vec<Node>,
) {
    let dish = tray.take_left(tray.height.min(tray.width / 3.0), GAP);
    nodes.push(Node::picture(nodes::HAND, dish, Art::Tray));
    if let Some((number, piece)) = held {
        nodes.push(in_hand(number, piece, dish, hexagons));
    }
    tray.width = tray.width.min(WIDEST_PRICES);
    for (colour, area) in Colour::ALL.into_iter().zip(tray.columns(Colour::ALL.len(), GAP / 2.0)) {
        price(colour, costs.of(colour), area, nodes);
    }
}

/// It can be dragged to its case.
fn in_hand(number: usize, piece: Piece, dish: Area, hexagons: &Hexagons) -> Node {
    let label = Words::new("cui-bono-label-hand").text("colour", name(piece.colour));
    dice::in_hand(nodes::die(number), dish, piece, hexagons).labelled(label).touchable(Role::Piece)
}

fn price(colour: Colour, cost: u8, mut area: Area, nodes: &mut Vec<Node>) {
    let size = (area.height * PRICED).min(area.width * 0.5);
    let icon = area.take_left(size, GAP / 2.0).middle_square(size);
    let art = PyramidArt::Die { colour: colour.into(), faces: [0; 3], look: PyramidLook::Plain };
    let label = Words::new("cui-bono-label-cost").text("colour", name(colour)).number("cost", cost);
    nodes.push(Node::picture(nodes::cost(colour), icon, Art::Pyramid(art)).labelled(label));
    let words = Words::new("cui-bono-cost").number("cost", cost);
    let text_size = if area.width < ROOMY { 15.0 } else { 22.0 };
    let text = TextBox::new(words, Ink::Text, TextStyle::Display, text_size).from_left();
    nodes.push(Node::text(nodes::cost(colour) + 1, area, text));
}

/// How the texts know a colour.
pub(super) fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Pearl => "pearl",
    }
}
