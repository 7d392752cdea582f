//! The red dice that each player has won.

use empile_games::{
    contract::{Game, Seat, Seats},
    eintrichtern::{Eintrichtern, Step, View},
};

use super::nodes;
use crate::{
    Area, Art, DieColour, Node, PyramidArt, PyramidLook, Words,
    board::Room,
    kit::{Count, SeatCard},
};

/// How many counts a card has.
pub(super) const COUNTS: usize = 1;

pub(super) fn compose(
    game: &Eintrichtern,
    view: &View,
    areas: &[Area],
    room: Room<'_>,
    nodes: &mut Vec<Node>,
) {
    let winners = game.outcome().map_or(Seats::NONE, |outcome| outcome.winners());
    let of_all = Seat::all(game.players()).zip(room.sitters).zip(&view.won).zip(areas);
    for (((seat, sitter), won), area) in of_all {
        let art = PyramidArt::Die { colour: DieColour::Red, faces: [0; 3], look: PyramidLook::Plain };
        let counts: [Count; COUNTS] = [Count { art: Art::Pyramid(art), how_many: (*won).into(), figures: 1 }];
        let has_won = winners.contains(seat);
        let key = if has_won { "eintrichtern-label-winner" } else { "eintrichtern-label-seat" };
        let label =
            Words::new(key).text("name", sitter.name.clone()).number("won", *won).number("most", view.to_win);
        let highlighted = has_won || view.step != Step::Over && view.current == seat;
        let card = SeatCard { id: nodes::seat(seat), sitter, highlighted, counts: &counts, label };
        card.compose(*area, nodes);
    }
}
