//! What the table tells its players in words.

use empile_games::{
    contract::Seat,
    cui_bono::{Costs, Event},
};

use super::hand;
use crate::{Cue, Words, board::Room, kit};

/// The cue of an event, if there is something to hear or feel.
pub(super) fn cue(event: Event) -> Option<Cue> {
    match event {
        Event::Took { .. } => Some(Cue::DieTaken),
        Event::Slid { .. } => Some(Cue::DiceSlid),
        Event::PutBack { .. } => Some(Cue::DiePlaced),
        Event::Kept { .. } => Some(Cue::DieKept),
        Event::Ended { .. } => Some(Cue::MatchEnded),
        Event::TurnPassed { .. } => None,
    }
}

/// What is worth telling of what just happened: the most exciting thing.
pub(super) fn headline(events: &[Event], costs: Costs, room: Room<'_>) -> Option<Words> {
    let loudest = kit::loudest(events, |event| match event {
        Event::Ended { .. } => 4,
        Event::Kept { .. } => 3,
        Event::PutBack { .. } => 2,
        Event::Slid { .. } => 1,
        Event::Took { .. } | Event::TurnPassed { .. } => 0,
    });
    loudest.map(|event| line(*event, costs, room))
}

/// An event as a line of the narration.
pub(super) fn line(event: Event, costs: Costs, room: Room<'_>) -> Words {
    let named = |key, seat: Seat| Words::new(key).text("name", room.name(seat));
    match event {
        Event::Took { seat, piece, .. } => {
            named("cui-bono-tell-took", seat).text("colour", hand::name(piece.colour))
        }
        Event::Slid { dice, .. } => Words::new("cui-bono-tell-slid").number("dice", dice),
        Event::PutBack { seat, cell, piece } => named("cui-bono-tell-put-back", seat)
            .text("colour", hand::name(piece.colour))
            .number("level", cell.level() + 1),
        Event::Kept { seat, piece, kept } => named("cui-bono-tell-kept", seat)
            .text("colour", hand::name(piece.colour))
            .number("cost", costs.of(piece.colour))
            .number("kept", kept),
        Event::TurnPassed { to } => named("cui-bono-turn-of", to),
        Event::Ended { winners } => Words::new("cui-bono-tell-ended")
            .text("names", room.names(winners))
            .number("winners", winners.len() as u8),
    }
}
