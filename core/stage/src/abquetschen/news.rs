//! What the table tells its players in words.

use empile_games::{
    abquetschen::{Ending, Event},
    contract::Seat,
};

use crate::{Cue, Words, board::Room, kit};

/// The cue of an event, if there is something to hear or feel.
pub(super) fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Threw { .. } => Some(Cue::DiceThrown),
        Event::Laid { .. } => Some(Cue::DiePlaced),
        Event::TookBack { .. } => Some(Cue::DieTaken),
        Event::EarnedBonus { .. } => Some(Cue::BonusWon),
        Event::Ended { .. } => Some(Cue::MatchEnded),
        Event::BecameFirst { .. }
        | Event::CouldNotLay { .. }
        | Event::Finished { .. }
        | Event::BonusLost { .. }
        | Event::BonusForgone { .. }
        | Event::TurnPassed { .. } => None,
    }
}

/// What is worth telling of what just happened: the most exciting thing.
pub(super) fn headline(events: &[Event], room: Room<'_>) -> Option<Words> {
    let loudest = kit::loudest(events, |event| match event {
        Event::Ended { .. } => 5,
        Event::BonusLost { .. } => 4,
        Event::EarnedBonus { .. } => 3,
        Event::CouldNotLay { .. } => 2,
        Event::BecameFirst { .. } => 1,
        _ => 0,
    });
    loudest.map(|event| line(event, room))
}

/// An event as a line of the narration.
pub(super) fn line(event: &Event, room: Room<'_>) -> Words {
    let named = |key, seat: Seat| Words::new(key).text("name", room.name(seat));
    match *event {
        Event::Threw { seat, value } => named("abquetschen-tell-threw", seat).number("value", value),
        Event::BecameFirst { seat } => named("abquetschen-tell-first", seat),
        Event::CouldNotLay { seat, dice } => {
            named("abquetschen-tell-could-not-lay", seat).number("dice", dice)
        }
        Event::Laid { seat, cell } => named("abquetschen-tell-laid", seat).number("level", cell.level() + 1),
        Event::TookBack { seat, .. } => named("abquetschen-tell-took-back", seat),
        Event::Finished { seat, cells } => {
            named("abquetschen-tell-finished", seat).number("dice", cells.len() as u8)
        }
        Event::EarnedBonus { seat, row, dice } => {
            let words = named("abquetschen-tell-bonus", seat);
            words.number("row", row.len() as u8).number("dice", dice)
        }
        Event::BonusLost { seat, dice } => named("abquetschen-tell-bonus-lost", seat).number("dice", dice),
        Event::BonusForgone { seat, .. } => named("abquetschen-tell-bonus-forgone", seat),
        Event::TurnPassed { to } => named("abquetschen-turn-of", to),
        Event::Ended { ending, winners } => {
            let ended = |key, seat: Seat| named(key, seat).text("winners", room.names(winners));
            match ending {
                Ending::ReserveEmpty { seat } => ended("abquetschen-tell-all-laid", seat),
                Ending::ThrewBeyondReserve { seat } => ended("abquetschen-tell-beyond", seat),
                Ending::NoRoom { seat } => ended("abquetschen-tell-no-room", seat),
            }
        }
    }
}
