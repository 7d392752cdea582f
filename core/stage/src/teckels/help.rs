//! What may be done now, and which rule says so.

use empile_games::{
    contract::{Choices, Game, Seat, Viewer},
    teckels::{Action, Card, SeatView, Step, Teckels},
};

use super::words::{about, named};
use crate::{Help, Words, board::Room};

const CARDS: [&str; 4] =
    ["teckels-help-head", "teckels-help-trunk", "teckels-help-tail", "teckels-help-cat-tail"];

/// For everyone what comes next, then what everyone can always do.
pub(super) fn now(game: &Teckels, room: Room<'_>) -> Vec<Help> {
    let view = game.observe(Viewer::Spectator);
    match view.step {
        Step::Waiting => return vec![Help::new(Words::new("teckels-help-bark"), "teckels.round")],
        Step::Over => return vec![Help::new(Words::new("teckels-help-over"), "teckels.score")],
        Step::Running => {}
    }
    let hands = Seat::all(view.seats.len() as u8).zip(&view.seats);
    let mut help: Vec<Help> = hands
        .clone()
        .map(|(seat, hand)| {
            let (words, rule) = next(hand);
            Help::new(named(words, seat, room), rule)
        })
        .collect();
    let can = |wanted: fn(&Action) -> bool| {
        hands.clone().any(|(seat, _)| game.legal(seat).all().any(|a| wanted(&a)))
    };
    if can(|action| matches!(action, Action::Play { .. })) {
        help.push(Help::new(Words::new("teckels-help-pick"), "teckels.ruling-hand"));
    }
    if can(|action| *action == Action::Under) {
        help.push(Help::new(Words::new("teckels-help-under"), "teckels.piles"));
    }
    if view.seats.iter().any(|hand| hand.held.is_some()) {
        help.push(Help::new(Words::new("teckels-help-change"), "teckels.piles"));
    }
    if can(|action| *action == Action::Call) {
        help.push(Help::new(Words::new("teckels-help-call"), "teckels.round-end"));
    }
    help
}

fn next(hand: &SeatView) -> (Words, &'static str) {
    match (hand.called, hand.held, hand.turned) {
        (true, ..) => (Words::new("teckels-help-waiting"), "teckels.round-end"),
        (_, None, _) => (Words::new("teckels-help-hold"), "teckels.piles"),
        (_, Some(_), None) => (Words::new("teckels-help-turn"), "teckels.piles"),
        (_, _, Some(card)) => {
            let rule = match card {
                Card::Head { .. } => "teckels.heads",
                Card::Trunk { .. } => "teckels.trunks",
                Card::Tail { .. } => "teckels.tails",
            };
            (about(card, CARDS), rule)
        }
    }
}
