//! A robot's turn: there is nothing to touch, and the board says whom everyone waits for.

use empile_games::contract::Seat;

use crate::{Art, Help, Ink, Node, Role, TextBox, TextStyle, Words, board::Room};

const TEXT_SIZE: f32 = 17.0;

/// Nothing may be done now.
pub(crate) fn help(seat: Seat, room: Room<'_>) -> Help {
    Help::new(Words::new("robot-help").text("name", room.name(seat)), "table.robots")
}

/// Takes everything out of reach. Where the board offers buttons, it says who thinks instead.
pub(crate) fn hush(seat: Seat, room: Room<'_>, nodes: &mut Vec<Node>) {
    let words = Words::new("robot-thinks").text("name", room.name(seat));
    let is_button = |node: &Node| node.role == Role::Button && matches!(node.art, Some(Art::Button { .. }));
    let place = nodes.iter().filter(|node| is_button(node)).map(|node| (node.id, node.area));
    let place = place.reduce(|(id, area), (_, more)| (id, area.union(more)));
    nodes.retain(|node| !is_button(node));
    for node in nodes.iter_mut() {
        node.role = Role::Picture;
    }
    if let Some((id, area)) = place {
        let text = TextBox::new(words.clone(), Ink::SoftText, TextStyle::Body, TEXT_SIZE);
        nodes.push(Node::text(id.0, area, text).labelled(words));
    }
}
