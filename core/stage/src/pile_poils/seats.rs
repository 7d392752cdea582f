//! What each player has.

use empile_games::pile_poils::{Step, View};

use super::nodes;
use crate::{
    Area, Art, Node, Words,
    board::Room,
    kit::{Count, SeatCard},
};

pub(super) fn compose(view: &View, room: Room<'_>, areas: &[Area], nodes: &mut Vec<Node>) {
    for (index, ((hand, sitter), area)) in view.hands.iter().zip(room.sitters).zip(areas).enumerate() {
        let is_winner = view.winner.is_some_and(|winner| winner.index() == index);
        let key = if is_winner { "pile-poils-label-winner-seat" } else { "pile-poils-label-seat" };
        let label = Words::new(key)
            .text("name", sitter.name.clone())
            .number("cats", hand.cats)
            .number("yarn", hand.yarn)
            .number("golden", hand.golden);
        let cat = Art::Cats { coat: index as u8, count: 1, golden: u8::from(is_winner), side_by_side: false };
        let left = if is_winner { hand.golden } else { hand.cats };
        let cats = Count { art: cat, how_many: left.into(), figures: 2 };
        let yarn = Count { art: Art::Yarn, how_many: hand.yarn.into(), figures: 1 };
        let counts = if hand.yarn > 0 { &[cats, yarn][..] } else { &[cats][..] };
        let highlighted = view.current.index() == index && view.step != Step::Over;
        let card = SeatCard { id: nodes::seat(index), sitter, highlighted, counts, label };
        card.compose(*area, nodes);
    }
}
