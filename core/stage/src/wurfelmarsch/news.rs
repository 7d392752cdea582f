//! What the table tells its players in words.

use empile_games::{
    contract::Seat,
    pyramid::{Die, lattice::Side},
    wurfelmarsch::{Direction, Ending, Event, Fight, Verdict},
};

use super::outlook::Outlook;
use crate::{Cue, Words, board::Room, kit, pyramid::labels};

/// The cue of an event, if there is something to hear or feel.
pub(super) fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::Pivoted { .. } | Event::Turned { .. } => Some(Cue::DiePlaced),
        Event::Captured { .. } | Event::Removed { .. } => Some(Cue::DieTaken),
        Event::Ended { .. } => Some(Cue::MatchEnded),
        Event::Fought(_) | Event::Skipped { .. } | Event::TurnPassed { .. } => None,
    }
}

/// What is worth telling of what just happened: the most exciting thing.
pub(super) fn headline(events: &[Event], room: Room<'_>) -> Option<Words> {
    let loudest = kit::loudest(events, |event| match event {
        Event::Ended { .. } => 3,
        Event::Fought(Fight { verdict: Verdict::Won { .. }, .. }) => 2,
        Event::Fought(_) => 1,
        _ => 0,
    });
    loudest.map(|event| line(event, room))
}

/// An event as a line of the narration.
pub(super) fn line(event: &Event, room: Room<'_>) -> Words {
    let named = |key, seat: Seat| Words::new(key).text("name", room.name(seat));
    match *event {
        Event::Pivoted { seat, direction, die, .. } => {
            let key = match direction {
                Direction::Left => "wurfelmarsch-tell-left",
                Direction::ForwardLeft => "wurfelmarsch-tell-forward-left",
                Direction::ForwardRight => "wurfelmarsch-tell-forward-right",
                Direction::Right => "wurfelmarsch-tell-right",
            };
            showing(named(key, seat), seat, die)
        }
        Event::Turned { seat, to, .. } => showing(named("wurfelmarsch-tell-turned", seat), seat, to),
        Event::Fought(fight) => fought(&fight, ["wurfelmarsch-tell-tie", "wurfelmarsch-tell-won"], room),
        Event::Captured { of, by, .. } => {
            named("wurfelmarsch-tell-captured", by).text("loser", room.name(of))
        }
        Event::Removed { of, .. } => named("wurfelmarsch-tell-removed", of),
        Event::Skipped { seat } => named("wurfelmarsch-tell-skipped", seat),
        Event::TurnPassed { to } => named("wurfelmarsch-turn-of", to),
        Event::Ended { ending, winners } => {
            let key = match ending {
                Ending::ReachedCorner { .. } => "wurfelmarsch-tell-arrived",
                Ending::NoDiceLeft => "wurfelmarsch-tell-empty",
                Ending::Repetition => "wurfelmarsch-tell-repetition",
                Ending::Quiet => "wurfelmarsch-tell-quiet",
            };
            Words::new(key).text("name", room.names(winners))
        }
    }
}

/// What a die shows, as its owner sees it.
fn showing(words: Words, seat: Seat, die: Die) -> Words {
    labels::showing(words, Side::of(seat).unwrap_or(Side::U), die)
}

/// The fight most worth knowing of those that a pivot would start.
pub(super) fn foreseen(outlook: &Outlook, room: Room<'_>) -> Option<Words> {
    let is_won = |fight: &&Fight| matches!(fight.verdict, Verdict::Won { .. });
    let fight = outlook.fights.iter().find(is_won).or(outlook.fights.first())?;
    Some(fought(fight, ["wurfelmarsch-foreseen-tie", "wurfelmarsch-foreseen-won"], room))
}

/// What a pivot would bring a seat and cost it.
pub(super) fn balance(key: &'static str, outlook: &Outlook, seat: Seat) -> Words {
    with_balance(Words::new(key), outlook, seat)
}

pub(super) fn with_balance(words: Words, outlook: &Outlook, seat: Seat) -> Words {
    let (taken, lost) = outlook.balance(seat);
    words.number("taken", taken).number("lost", lost)
}

fn fought(fight: &Fight, [tie, won]: [&'static str; 2], room: Room<'_>) -> Words {
    let highest = fight.fighters.iter().map(|fighter| fighter.face).max().unwrap_or_default();
    match fight.verdict {
        Verdict::Tie => Words::new(tie).number("face", highest),
        Verdict::Won { by } => {
            let beaten: Vec<String> = fight
                .fighters
                .iter()
                .filter(|fighter| fighter.seat != by)
                .map(|fighter| fighter.face.to_string())
                .collect();
            let words = Words::new(won).text("name", room.name(by));
            words
                .number("face", highest)
                .number("taken", beaten.len() as u8)
                .text("beaten", beaten.join(", "))
        }
    }
}
