//! What there is to hear and to tell of what just happened.

use empile_games::{
    bunte_kuh::{Call, Event},
    contract::{Seat, Seats},
};

use crate::{Cue, News, Words, board::Room};

pub(super) fn of(events: &[Event], room: Room<'_>) -> News {
    let mut cues: Vec<Cue> = events.iter().filter_map(cue).collect();
    // Five opponents give with one sound.
    cues.dedup();
    News { cues, narration: events.iter().filter_map(|event| line(event, room)).collect() }
}

fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Thrown { .. } => Some(Cue::DiceThrown),
        Event::Called { first: true, .. } => Some(Cue::Called),
        Event::WasRight { .. } => Some(Cue::Right),
        Event::WasWrong { .. } | Event::TooSlow { .. } => Some(Cue::Wrong),
        Event::Gave { .. } => Some(Cue::DieTaken),
        Event::Laid { .. } => Some(Cue::DiePlaced),
        Event::Ended { .. } => Some(Cue::MatchEnded),
        Event::Called { first: false, .. }
        | Event::CallVoid { .. }
        | Event::CallStands { .. }
        | Event::Pointed { .. }
        | Event::TurnPassed { .. } => None,
    }
}

fn line(event: &Event, room: Room<'_>) -> Option<Words> {
    let named = |key, seat: Seat| Words::new(key).text("name", room.name(seat));
    Some(match *event {
        Event::Thrown { seat, faces: [a, b, c], .. } => {
            named("bunte-kuh-tell-threw", seat).number("a", a).number("b", b).number("c", c)
        }
        Event::Called { seat, first: false, .. } => named("bunte-kuh-tell-later", seat),
        Event::Called { seat, call: Call::Stop, .. } => named("bunte-kuh-tell-stop", seat),
        Event::Called { seat, call: Call::No, .. } => named("bunte-kuh-tell-no", seat),
        Event::CallVoid { seat } => named("bunte-kuh-tell-void", seat),
        Event::CallStands { .. } => return None,
        Event::Pointed { seat, sum, .. } => named("bunte-kuh-tell-pointed", seat).number("sum", sum),
        Event::WasRight { seat } => named("bunte-kuh-tell-right", seat),
        Event::WasWrong { seat, right_cases } => {
            named("bunte-kuh-tell-wrong", seat).number("cases", right_cases.len() as u8)
        }
        Event::TooSlow { seat } => named("bunte-kuh-tell-too-slow", seat),
        Event::Gave { from, to, .. } => named("bunte-kuh-tell-gave", from).text("other", room.name(to)),
        Event::Laid { seat, cell, .. } => {
            named("bunte-kuh-tell-laid", seat).number("level", cell.level() + 1)
        }
        Event::TurnPassed { to } => named("bunte-kuh-tell-turn", to),
        Event::Ended { winners } => ended(winners, room),
    })
}

fn ended(winners: Seats, room: Room<'_>) -> Words {
    let key = if winners.len() > 1 { "bunte-kuh-tell-ended-together" } else { "bunte-kuh-tell-ended" };
    Words::new(key).text("names", room.names(winners))
}
