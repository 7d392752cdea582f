//! A curtain between two players who share a device: what the one may see, the other does not.

use empile_games::contract::Seat;

use crate::{Area, Art, ButtonLook, Ink, Node, NodeId, TextBox, TextStyle, Words, board::Room, kit::Button};

const DRAPE: u32 = 1;
const BADGE: u32 = 2;
const WORDS: u32 = 3;
const DETAIL: u32 = 4;
const LIFT: u32 = 5;

/// The button that lifts the curtain.
pub(crate) fn lifts(node: NodeId) -> bool {
    node.0 == LIFT
}

/// The curtain before what only `seat` may see.
pub(crate) fn compose(seat: Seat, room: Room<'_>, nodes: &mut Vec<Node>) {
    let whole = room.surface.area();
    nodes.push(Node::picture(DRAPE, whole, Art::Curtain));
    let side = (whole.height * 0.5).clamp(240.0, 340.0);
    let mut middle = Area::new(whole.x, whole.centre().y - side / 2.0, whole.width, side).inset(16.0);
    let badge = middle.take_top(side * 0.24, 12.0);
    nodes.push(Node::picture(
        BADGE,
        badge.middle_square(badge.height),
        Art::Badge { seat: room.colour(seat) },
    ));
    let name = room.name(seat);
    let line = |key| Words::new(key).text("name", name.clone());
    let words = line("curtain-hand-over");
    let text = TextBox::new(words.clone(), Ink::OnPrimary, TextStyle::Display, 28.0);
    nodes.push(Node::text(WORDS, middle.take_top(side * 0.16, 0.0), text).labelled(words));
    let words = Words::new("curtain-eyes");
    let text = TextBox::new(words.clone(), Ink::OnPrimary, TextStyle::Body, 17.0);
    nodes.push(Node::text(DETAIL, middle.take_top(side * 0.16, 12.0), text).labelled(words));
    let width = middle.width.min(320.0);
    let button = Area::new(whole.centre().x - width / 2.0, middle.y, width, middle.height.min(60.0));
    nodes.push(Button::new(LIFT, line("curtain-lift"), ButtonLook::Secondary).within(button));
}
