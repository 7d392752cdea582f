//! What each player has kept, and what it costs.

use empile_games::{
    contract::{Game, Seat, Seats},
    cui_bono::{CuiBono, View},
};

use super::nodes;
use crate::{
    Area, Art, Node, PyramidArt, Words,
    board::Room,
    kit::{Count, SeatCard},
};

/// How many counts a card has.
pub(super) const COUNTS: usize = 2;

pub(super) fn compose(game: &CuiBono, view: &View, areas: &[Area], room: Room<'_>, nodes: &mut Vec<Node>) {
    let winners = game.outcome().map_or(Seats::NONE, |outcome| outcome.winners());
    for ((seat, sitter), area) in Seat::all(game.players()).zip(room.sitters).zip(areas) {
        let (kept, loss) = (game.hands().before(seat).count(), game.loss(seat));
        let count = |art, how_many| Count { art: Art::Pyramid(art), how_many, figures: 2 };
        let counts: [Count; COUNTS] =
            [count(PyramidArt::Kept, kept.into()), count(PyramidArt::Loss, loss.into())];
        let has_won = winners.contains(seat);
        let key = if has_won { "cui-bono-label-winner" } else { "cui-bono-label-seat" };
        let label = Words::new(key)
            .text("name", sitter.name.clone())
            .number("kept", kept)
            .number("most", view.most_kept)
            .number("loss", loss);
        let highlighted = has_won || game.to_act().contains(seat);
        let card = SeatCard { id: nodes::seat(seat), sitter, highlighted, counts: &counts, label };
        card.compose(*area, nodes);
    }
}
