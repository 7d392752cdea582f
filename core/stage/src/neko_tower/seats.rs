//! What each player has: missions validated together, or the height of the own black cat and the place it makes.

use empile_games::contract::{Game, Seat};

use super::{nodes, offers::scarf, table::Table};
use crate::{
    Area, Art, NekoArt, Node, Words,
    kit::{Count, SeatCard},
};

pub(super) fn compose(table: &Table<'_>, areas: &[Area], nodes: &mut Vec<Node>) {
    let seats = Seat::all(table.view.setup.players);
    let outcome = table.game.outcome();
    for ((seat, sitter), area) in seats.zip(table.room.sitters).zip(areas) {
        let index = seat.index();
        let validated = table.view.validated.get(index).copied().unwrap_or_default();
        let label = Words::new("neko-tower-label-seat").text("name", sitter.name.clone());
        let label = label.number("missions", validated);
        let (count, label) = if table.is_competitive() {
            let best = table.view.climbers.get(index).map_or(0, |climber| climber.best);
            let art = Art::Neko(NekoArt::BlackCat { scarf: scarf(table, seat) });
            let label = Words::new("neko-tower-label-ranked-seat")
                .text("name", sitter.name.clone())
                .number("floor", best)
                .number("rank", rank(table, best));
            (Count { art, how_many: best.into(), figures: 2 }, label)
        } else {
            let art = Art::Neko(NekoArt::MissionBack);
            (Count { art, how_many: validated.into(), figures: 2 }, label)
        };
        let highlighted = match &outcome {
            Some(outcome) => outcome.places.get(index).is_some_and(|place| place.won),
            None => table.current() == seat,
        };
        let card = SeatCard { id: nodes::seat(index), sitter, highlighted, counts: &[count], label };
        card.compose(*area, nodes);
    }
}

/// By the highest floor climbed to; ties share a place.
fn rank(table: &Table<'_>, best: u8) -> u8 {
    1 + table.view.climbers.iter().filter(|other| other.best > best).count() as u8
}
