//! What each player has, on a card or, where four share a phone's width, on a chip.

use empile_games::pile_poils::{Step, View};

use super::nodes;
use crate::{Area, Art, Ink, Node, Sitter, TextBox, TextStyle, Words};

/// Wider than this many times its height, a seat has everything in one line.
const CHIP: f32 = 3.2;
const INSET: f32 = 8.0;
/// Room for a number beside its picture.
const ONE_FIGURE: f32 = 15.0;
const TWO_FIGURES: f32 = 26.0;

pub(super) fn compose(view: &View, sitters: &[Sitter], areas: &[Area], nodes: &mut Vec<Node>) {
    for (index, ((hand, sitter), area)) in view.hands.iter().zip(sitters).zip(areas).enumerate() {
        let highlighted = view.current.index() == index && view.step != Step::Over;
        let is_winner = view.winner.is_some_and(|winner| winner.index() == index);
        let key = if is_winner { "pile-poils-label-winner-seat" } else { "pile-poils-label-seat" };
        let label = Words::new(key)
            .text("name", sitter.name.clone())
            .number("cats", hand.cats)
            .number("yarn", hand.yarn)
            .number("golden", hand.golden);
        nodes.push(Node::picture(nodes::seat(index, 0), *area, Art::Panel { highlighted }).labelled(label));
        let parts = Parts::of(*area, hand.yarn > 0);
        nodes.push(Node::picture(nodes::seat(index, 1), parts.badge, Art::Badge { seat: sitter.colour }));
        let name = Words::new("name").text("name", sitter.name.clone());
        let name = TextBox::new(name, Ink::Text, TextStyle::Body, 15.0).from_left();
        nodes.push(Node::text(nodes::seat(index, 2), parts.name, name));
        let cat = Art::Cats { coat: index as u8, count: 1, golden: u8::from(is_winner), side_by_side: false };
        let left = if is_winner { hand.golden } else { hand.cats };
        count(index, 3, parts.cats, cat, left, nodes);
        if hand.yarn > 0 {
            count(index, 5, parts.yarn, Art::Yarn, hand.yarn, nodes);
        }
    }
}

struct Parts {
    badge: Area,
    name: Area,
    cats: Area,
    yarn: Area,
}

impl Parts {
    fn of(area: Area, has_yarn: bool) -> Parts {
        let mut inner = area.inset(INSET);
        if area.width > CHIP * area.height {
            let icon = inner.height;
            let yarn = if has_yarn { inner.take_right(icon + ONE_FIGURE, 4.0) } else { inner };
            let cats = inner.take_right(icon + TWO_FIGURES, 4.0);
            let (badge, name) = badge_and_name(inner);
            return Parts { badge, name, cats, yarn };
        }
        let (badge, name) = badge_and_name(inner.take_top(inner.height * 0.46, 2.0));
        let yarn = inner.take_right(inner.width * 0.46, 4.0);
        Parts { badge, name, cats: inner, yarn }
    }
}

fn badge_and_name(line: Area) -> (Area, Area) {
    let badge = Area::new(line.x, line.y, line.height, line.height);
    let beside = badge.width + 6.0;
    (badge, Area::new(line.x + beside, line.y, line.width - beside, line.height))
}

/// A small picture and how many of it.
fn count(seat: usize, part: u32, area: Area, art: Art, how_many: u8, nodes: &mut Vec<Node>) {
    let icon = Area::new(area.x, area.y, area.height, area.height);
    nodes.push(Node::picture(nodes::seat(seat, part), icon, art));
    let rest = Area::new(icon.right() + 4.0, area.y, area.width - icon.width - 4.0, area.height);
    let number = Words::new("number").number("number", how_many);
    let text = TextBox::new(number, Ink::Text, TextStyle::Display, 17.0).from_left();
    nodes.push(Node::text(nodes::seat(seat, part + 1), rest, text));
}
