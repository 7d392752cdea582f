//! How it stands for a player, in a line.

use empile_games::{
    contract::{Seat, Seats},
    pilo_pilo::{Deed, SeatView, Step, Use, View},
};

use super::verdict;
use crate::{Ink, Words, board::Room};

pub(super) fn of(view: &View, seat: &SeatView, own: Seat, winners: Seats, room: Room<'_>) -> (Words, Ink) {
    room.told_to(own, told(view, seat, own, winners, room))
}

fn told(view: &View, seat: &SeatView, own: Seat, winners: Seats, room: Room<'_>) -> (Words, Ink) {
    match view.step {
        Step::Over if winners.contains(own) => (Words::new("pilo-pilo-state-won"), Ink::Success),
        Step::Over => (Words::new("pilo-pilo-state-over").number("cards", seat.cards), Ink::SoftText),
        Step::Gathering { ready } if ready.contains(own) => {
            (Words::new("pilo-pilo-state-ready"), Ink::SoftText)
        }
        Step::Gathering { .. } => match seat.verdict {
            Some(verdict) => verdict::words(verdict, room),
            None => (Words::new("pilo-pilo-state-lay-hand"), Ink::Primary),
        },
        Step::Hush | Step::Open { .. } => deed(view, seat.deed, room),
    }
}

/// What was done so far. Nothing here tells what is right.
fn deed(view: &View, deed: Deed, room: Room<'_>) -> (Words, Ink) {
    let named = |key, seat| Words::new(key).text("name", room.name(seat));
    match deed {
        Deed::Nothing if view.step == Step::Hush => (Words::new("pilo-pilo-state-hush"), Ink::Primary),
        Deed::Nothing => (Words::new("pilo-pilo-state-open"), Ink::Primary),
        Deed::FalseStart { .. } => (Words::new("pilo-pilo-state-false-start"), Ink::Danger),
        Deed::Missed { first, .. } => (named("pilo-pilo-state-missed", first), Ink::SoftText),
        Deed::Took { used, .. } => {
            let words = match used {
                None => Words::new("pilo-pilo-state-held"),
                Some(Use::Throw { at }) => named("pilo-pilo-state-threw", at),
                Some(Use::Shield) => Words::new("pilo-pilo-state-shielded"),
                Some(Use::Sleep) => Words::new("pilo-pilo-state-asleep"),
                Some(Use::Nowhere) => Words::new("pilo-pilo-state-dropped"),
            };
            (words, Ink::Primary)
        }
    }
}
