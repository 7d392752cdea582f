use super::Frame;
use crate::{Ink, Node, TextBox, TextStyle, Words, board::Room, robots};

/// What just happened, or whose turn it is, and below it what may be done now.
pub(crate) fn headline(
    room: Room<'_>,
    frame: &Frame,
    (headline_id, headline, ink): (u32, Words, Ink),
    (hint_id, hint): (u32, Words),
    nodes: &mut Vec<Node>,
) {
    let (headline, hint) = robots::told(room, headline, hint);
    let text = TextBox::new(headline.clone(), ink, TextStyle::Display, frame.headline_size);
    nodes.push(Node::text(headline_id, frame.headline, text).labelled(headline));
    let text = TextBox::new(hint.clone(), Ink::SoftText, TextStyle::Body, frame.hint_size);
    nodes.push(Node::text(hint_id, frame.hint, text).labelled(hint));
}
