//! What there is to hear and to tell of what just happened.

use empile_games::{
    contract::{Seat, Seats},
    pilo_pilo::{Event, Use},
};

use super::{verdict::names, zone::word};
use crate::{Cue, News, Words, board::Room};

pub(super) fn of(events: &[Event], room: Room<'_>) -> News {
    let mut cues: Vec<Cue> = events.iter().filter_map(|event| cue(*event)).collect();
    // Six cards turn with one sound, and six verdicts do not drown each other.
    cues.dedup();
    let narration = events.iter().filter_map(|event| line(*event, room)).collect();
    News { cues, narration }
}

fn cue(event: Event) -> Option<Cue> {
    match event {
        Event::Hushed { .. } => Some(Cue::Hush),
        Event::Flipped { .. } => Some(Cue::CardsFlipped),
        Event::Grabbed { .. } => Some(Cue::PillowGrabbed),
        Event::Used { used: Use::Sleep, .. } => Some(Cue::Snore),
        Event::Used { .. } => Some(Cue::PillowThud),
        Event::FalseStarted { .. } => Some(Cue::Wrong),
        Event::Judged { verdict, .. } => Some(if verdict.is_right() { Cue::Right } else { Cue::Wrong }),
        Event::Ended { .. } => Some(Cue::MatchEnded),
        Event::GotReady { .. }
        | Event::Missed { .. }
        | Event::PutBack { .. }
        | Event::Ignored { .. }
        | Event::RoundClosed { .. } => None,
    }
}

fn line(event: Event, room: Room<'_>) -> Option<Words> {
    let named = |key, seat: Seat| Words::new(key).text("name", room.name(seat));
    let and = |words: Words, other: Seat| words.text("other", room.name(other));
    Some(match event {
        Event::Hushed { round } => Words::new("pilo-pilo-news-hush").number("round", round),
        Event::Flipped { seat, card } => named("pilo-pilo-news-flipped", seat).text("character", word(card)),
        Event::FalseStarted { seat, .. } => named("pilo-pilo-news-false-start", seat),
        Event::Grabbed { seat, from: None, .. } => named("pilo-pilo-news-grabbed", seat),
        Event::Grabbed { seat, from: Some(other), .. } => {
            and(named("pilo-pilo-news-grabbed-from", seat), other)
        }
        Event::Missed { seat, first, .. } => and(named("pilo-pilo-news-missed", seat), first),
        Event::Used { seat, used, .. } => match used {
            Use::Throw { at } => and(named("pilo-pilo-news-threw", seat), at),
            Use::Shield => named("pilo-pilo-news-shielded", seat),
            Use::Sleep => named("pilo-pilo-news-slept", seat),
            Use::Nowhere => named("pilo-pilo-news-dropped", seat),
        },
        Event::PutBack { seat, .. } => named("pilo-pilo-news-put-back", seat),
        Event::Judged { seat, verdict, cards_left } => {
            let key = if verdict.is_right() { "pilo-pilo-news-right" } else { "pilo-pilo-news-wrong" };
            named(key, seat).number("cards", cards_left)
        }
        Event::Ended { winners } => ended(winners, room),
        Event::GotReady { .. } | Event::Ignored { .. } | Event::RoundClosed { .. } => return None,
    })
}

fn ended(winners: Seats, room: Room<'_>) -> Words {
    let key = if winners.len() > 1 { "pilo-pilo-news-ended-together" } else { "pilo-pilo-news-ended" };
    Words::new(key).text("names", names(winners, room))
}
