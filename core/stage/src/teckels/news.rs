//! What the table tells: to ears, to hands, and in words.

use empile_games::{
    contract::{Seat, Seats},
    teckels::{Event, ROUNDS, RoundEnd, Step, TeckelId, View},
};

use super::words::{about, named};
use crate::{Cue, Words, board::Room};

/// What there is to hear and feel, each thing once.
pub(super) fn cues(events: &[Event]) -> Vec<Cue> {
    let mut cues: Vec<Cue> = events.iter().filter_map(cue).collect();
    cues.dedup();
    cues
}

fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Barked { .. } => Some(Cue::Bark),
        Event::Turned { .. } => Some(Cue::CardTurned),
        Event::TeckelStarted { .. } | Event::Joined { .. } => Some(Cue::CardSlapped),
        Event::TeckelFinished { cat: true, .. } => Some(Cue::CatBit),
        Event::TeckelFinished { cat: false, .. } => Some(Cue::TailWagged),
        Event::Beaten { .. } => Some(Cue::CardBeaten),
        Event::PileEmptied { .. } => Some(Cue::PileEmptied),
        Event::RoundEnded { .. } => Some(Cue::RoundStopped),
        Event::Scored { .. } => Some(Cue::BoneWon),
        Event::Ended { .. } => Some(Cue::MatchEnded),
        Event::PileTaken { .. }
        | Event::PutUnder { .. }
        | Event::Reached { .. }
        | Event::CardKept { .. }
        | Event::Called { .. } => None,
    }
}

/// An event as a line of the narration. What is only in a hand is not told: the hand itself says it.
pub(super) fn line(event: &Event, room: Room<'_>) -> Option<Words> {
    let say = |key, seat| named(Words::new(key), seat, room);
    let number = |words: Words, teckel: TeckelId| words.number("teckel", i64::from(teckel.0) + 1);
    Some(match *event {
        Event::Barked { seat, round } => say("teckels-news-barked", seat).number("round", round),
        Event::TeckelStarted { seat, teckel, card } | Event::Joined { seat, teckel, card, .. } => {
            let keys = [
                "teckels-news-started",
                "teckels-news-joined-trunk",
                "teckels-news-joined-tail",
                "teckels-news-joined-cat-tail",
            ];
            number(named(about(card, keys), seat, room), teckel)
        }
        Event::TeckelFinished { teckel, owner, cat, length, .. } => {
            let key = if cat { "teckels-news-finished-cat" } else { "teckels-news-finished" };
            number(Words::new(key).text("owner", room.name(owner)).number("length", length), teckel)
        }
        Event::PileEmptied { seat, .. } => say("teckels-news-pile-emptied", seat),
        Event::Beaten { seat, teckel, by, same_moment, .. } => {
            let key = if same_moment { "teckels-news-same-moment" } else { "teckels-news-beaten" };
            number(say(key, seat).text("by", room.name(by)), teckel)
        }
        Event::CardKept { seat, .. } => say("teckels-news-kept", seat),
        Event::Called { seat } => say("teckels-news-called", seat),
        Event::RoundEnded { why, .. } => round_end(why, room),
        Event::Scored { seat, result, total } => {
            say("teckels-news-scored", seat).number("cards", result.cards).number("points", total)
        }
        Event::Ended { .. } => Words::new("teckels-news-ended"),
        Event::PileTaken { .. } | Event::Turned { .. } | Event::PutUnder { .. } | Event::Reached { .. } => {
            return None;
        }
    })
}

/// Which round it is, and why the last one ended; nothing before the first.
pub(super) fn round(view: &View, room: Room<'_>) -> Option<Words> {
    let words = match (view.step, view.ended) {
        (Step::Running, _) => Words::new("teckels-round"),
        (_, Some(RoundEnd::LastToken { by })) => match only(by) {
            Some(seat) => named(Words::new("teckels-ended-token"), seat, room),
            None => Words::new("teckels-ended-together"),
        },
        (_, Some(RoundEnd::Stuck)) => Words::new("teckels-ended-stuck"),
        (_, Some(RoundEnd::Called)) => Words::new("teckels-ended-called"),
        (_, None) => return None,
    };
    Some(words.number("round", view.round).number("rounds", ROUNDS))
}

fn round_end(why: RoundEnd, room: Room<'_>) -> Words {
    match why {
        RoundEnd::LastToken { by } => match only(by) {
            Some(seat) => named(Words::new("teckels-news-stop"), seat, room),
            None => Words::new("teckels-news-stop-together"),
        },
        RoundEnd::Stuck => Words::new("teckels-news-stuck"),
        RoundEnd::Called => Words::new("teckels-news-all-called"),
    }
}

fn only(seats: Seats) -> Option<Seat> {
    let mut seats = seats.iter();
    seats.next().filter(|_| seats.next().is_none())
}
