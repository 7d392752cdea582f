//! What there is to hear and to tell of what just happened.

use empile_games::{
    contract::{Seat, Seats},
    raffzahn::{Event, Slip},
};

use crate::{Cue, News, Words, board::Room};

pub(super) fn of(events: &[Event], roller: Seat, room: Room<'_>) -> News {
    let mut cues: Vec<Cue> = events.iter().filter_map(cue).collect();
    // Whoever pays, pays both at once.
    cues.dedup();
    News { cues, narration: events.iter().filter_map(|event| line(event, roller, room)).collect() }
}

fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Thrown { .. } => Some(Cue::DiceThrown),
        Event::Took { .. } => Some(Cue::DieTaken),
        Event::NothingLeft => Some(Cue::NothingLeft),
        Event::Stopped { .. } => Some(Cue::RoundStopped),
        Event::Slipped { .. } | Event::TookLate { .. } => Some(Cue::Wrong),
        Event::Gave { .. } => Some(Cue::DiePlaced),
        Event::Ended { .. } => Some(Cue::MatchEnded),
        Event::Unlocked { .. }
        | Event::StopVoid { .. }
        | Event::CouldNotPay { .. }
        | Event::TurnPassed { .. } => None,
    }
}

fn line(event: &Event, roller: Seat, room: Room<'_>) -> Option<Words> {
    let named = |key, seat: Seat| Words::new(key).text("name", room.name(seat));
    Some(match *event {
        Event::Thrown { seat, face } => named("raffzahn-tell-threw", seat).number("face", face),
        Event::Took { seat, .. } => named("raffzahn-tell-took", seat),
        Event::Slipped { seat, why: Slip::NotFree, .. } => named("raffzahn-tell-not-free", seat),
        Event::Slipped { seat, why: Slip::WrongFace, .. } => named("raffzahn-tell-wrong-face", seat),
        Event::Unlocked { .. } => return None,
        Event::StopVoid { seat } => named("raffzahn-tell-stop-void", seat),
        Event::NothingLeft => named("raffzahn-tell-nothing-left", roller),
        Event::Stopped { seat, .. } => named("raffzahn-tell-stopped", seat),
        Event::TookLate { seat, goes_back: true, .. } => named("raffzahn-tell-goes-back", seat),
        Event::TookLate { seat, goes_back: false, .. } => named("raffzahn-tell-late", seat),
        Event::Gave { from, to, .. } => named("raffzahn-tell-gave", from).text("other", room.name(to)),
        Event::CouldNotPay { seat } => named("raffzahn-tell-could-not-pay", seat),
        Event::TurnPassed { to } => named("raffzahn-tell-turn", to),
        Event::Ended { winners } => ended(winners, room),
    })
}

fn ended(winners: Seats, room: Room<'_>) -> Words {
    let key = if winners.len() > 1 { "raffzahn-tell-ended-together" } else { "raffzahn-tell-ended" };
    Words::new(key).text("names", room.names(winners))
}
