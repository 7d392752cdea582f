//! What the table tells its players in words. A sum is said aloud while it is seen, on the board alone: what is told of
//! it afterwards must not help anybody who has forgotten it.

use empile_games::{contract::Seat, eintrichtern::Event};

use crate::{Cue, Words, board::Room, kit};

/// The cue of an event, if there is something to hear or feel.
pub(super) fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Thrown { .. } => Some(Cue::DiceThrown),
        Event::Uncovered { .. } => Some(Cue::DieTaken),
        Event::Won { .. } => Some(Cue::Right),
        Event::Covered { .. } => Some(Cue::DiePlaced),
        Event::Ended { .. } => Some(Cue::MatchEnded),
        Event::KeptThrow { .. } | Event::Missed { .. } | Event::TurnPassed { .. } => None,
    }
}

/// What is worth telling of what just happened: the most exciting thing. Nothing once a case is covered again.
pub(super) fn headline(events: &[Event], room: Room<'_>) -> Option<Words> {
    let loudest = kit::loudest(events, |event| match event {
        Event::Ended { .. } => 4,
        Event::Won { .. } => 3,
        Event::Uncovered { .. } => 2,
        Event::Thrown { .. } => 1,
        Event::KeptThrow { .. } | Event::Missed { .. } | Event::Covered { .. } | Event::TurnPassed { .. } => {
            0
        }
    });
    loudest.map(|event| match *event {
        Event::Uncovered { seat, sum, .. } => {
            Words::new("eintrichtern-news-uncovered").text("name", room.name(seat)).number("sum", sum)
        }
        _ => line(event, room),
    })
}

/// An event as a line of the narration, which stays to be read. What was thrown lies open anyway.
pub(super) fn line(event: &Event, room: Room<'_>) -> Words {
    let named = |key, seat: Seat| Words::new(key).text("name", room.name(seat));
    match *event {
        Event::Thrown { seat, sum, .. } => named("eintrichtern-tell-thrown", seat).number("sum", sum),
        Event::KeptThrow { seat, sum } => named("eintrichtern-tell-kept", seat).number("sum", sum),
        Event::Uncovered { seat, .. } => named("eintrichtern-tell-uncovered", seat),
        Event::Won { seat, dice, .. } => named("eintrichtern-tell-won", seat).number("dice", dice),
        Event::Missed { .. } => Words::new("eintrichtern-tell-missed"),
        Event::Covered { .. } => Words::new("eintrichtern-tell-covered"),
        Event::TurnPassed { to } => named("eintrichtern-turn-of", to),
        Event::Ended { winners } => Words::new("eintrichtern-tell-ended")
            .text("names", room.names(winners))
            .number("winners", winners.len() as u8),
    }
}
