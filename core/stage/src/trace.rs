//! What others did since somebody last acted: it stays on the board until that somebody acts.

use std::collections::{BTreeMap, VecDeque};

use empile_games::contract::{Seat, Seats};

use crate::{Area, Art, Node, TraceLook, TraceShape, Words, board::Room, pyramid::dice, robots};

/// Nobody waits for the own turn longer than this.
const LONGEST: usize = 200;
/// Beyond whatever a board calls its own.
const FIRST_NODE: u32 = 2_000_000;
/// Marks of what somebody is advised to do are others.
const FIRST_ADVISED: u32 = FIRST_NODE + 10_000;
/// In front of what is on the board, and behind a sheet that is opened over it.
const DEPTH: u8 = dice::ABOVE_ALL;
/// A mark reaches a little beyond what it marks.
const BEYOND: f32 = 1.5;

/// What an event leaves to be seen. A board numbers its places as it likes, and [says](crate::board::Board::spot) where each
/// of them is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trace {
    /// Something went away from here.
    pub(crate) from: Option<u32>,
    /// Something came here, or was changed here.
    pub(crate) to: Option<u32>,
}

impl Trace {
    pub(crate) fn left(from: u32) -> Trace {
        Trace { from: Some(from), to: None }
    }

    pub(crate) fn came(to: u32) -> Trace {
        Trace { from: None, to: Some(to) }
    }

    pub(crate) fn went(from: u32, to: u32) -> Trace {
        Trace { from: Some(from), to: Some(to) }
    }
}

/// A place on a board, and the shape of a mark around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    pub(crate) area: Area,
    pub(crate) shape: TraceShape,
}

/// What happened since somebody last acted, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Since {
    /// The last thing worth telling.
    pub last: Words,
    /// How many lines of the journal it is in all.
    pub lines: usize,
}

/// One entry of a match as others look at it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Deed {
    /// Whose; the clock's, if nobody's.
    pub(crate) by: Option<Seat>,
    pub(crate) traces: Vec<Trace>,
    pub(crate) told: Vec<Words>,
}

/// The last deeds, the first first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Deeds(VecDeque<Deed>);

impl Deeds {
    pub(crate) fn note(&mut self, deed: Deed) {
        self.0.push_back(deed);
        let too_many = self.0.len().saturating_sub(LONGEST);
        self.0.drain(..too_many);
    }

    /// What whoever looks at the board has not answered yet: a person who is to act, else the person who acted last, else
    /// everyone, who see the last deed when the match is over.
    pub(crate) fn unanswered(&self, to_act: Seats, robots: Seats) -> impl Iterator<Item = &Deed> {
        let is_person = |seat: &Seat| !robots.contains(*seat);
        let next = to_act.iter().find(is_person);
        let last = || self.0.iter().rev().filter_map(|deed| deed.by).find(is_person);
        let seen = if to_act.is_empty() {
            let actor = self.0.iter().rev().find_map(|deed| deed.by);
            self.0.iter().rposition(|deed| deed.by.is_some() && deed.by != actor)
        } else {
            let watcher = next.or_else(last);
            self.0.iter().rposition(|deed| watcher.is_some() && deed.by == watcher)
        };
        self.0.iter().skip(seen.map_or(0, |index| index + 1))
    }
}

/// What there is to tell of some deeds, if anything.
pub(crate) fn since<'a>(deeds: impl Iterator<Item = &'a Deed>) -> Option<Since> {
    let told: Vec<&Words> = deeds.flat_map(|deed| &deed.told).collect();
    let last = told.iter().rev().find(|words| !robots::is_call(words)).map(|words| (*words).clone())?;
    Some(Since { last, lines: told.len() })
}

/// Marks what some deeds have left: a ring where something came, a broken one where it has gone, with the colour and the
/// symbol of who did it. The last deed at a place is the one that is seen.
pub(crate) fn compose<'a>(
    deeds: impl Iterator<Item = &'a Deed>,
    room: Room<'_>,
    place: impl Fn(u32) -> Option<Place>,
) -> Vec<Node> {
    let mut marks = BTreeMap::new();
    for deed in deeds {
        let Some(seat) = deed.by else { continue };
        for trace in &deed.traces {
            marks.extend(trace.from.map(|spot| (spot, (seat, TraceLook::Gone))));
            marks.extend(trace.to.map(|spot| (spot, (seat, TraceLook::Here))));
        }
    }
    let mark = |(index, (spot, (seat, look))): (usize, (u32, (Seat, TraceLook)))| {
        let Place { area, shape } = place(spot)?;
        let art = Art::Trace { seat: room.colour(seat), look, shape };
        Some(Node::picture(FIRST_NODE + index as u32, area.inset(-BEYOND), art).at_depth(DEPTH))
    };
    marks.into_iter().enumerate().filter_map(mark).collect()
}

/// Marks what a seat is advised to do: rings around what it is about.
pub(crate) fn advise(
    seat: Seat,
    trace: Trace,
    room: Room<'_>,
    place: impl Fn(u32) -> Option<Place>,
) -> Vec<Node> {
    let spots = trace.from.into_iter().chain(trace.to);
    let marks = (FIRST_ADVISED..).zip(spots.filter_map(place)).map(|(id, Place { area, shape })| {
        let art = Art::Trace { seat: room.colour(seat), look: TraceLook::Here, shape };
        Node::picture(id, area.inset(-BEYOND), art).at_depth(DEPTH)
    });
    marks.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat(0);
    const BEA: Seat = Seat(1);
    const ROBOT: Seat = Seat(2);

    fn deeds(of: &[Option<Seat>]) -> Deeds {
        let mut deeds = Deeds::default();
        for (index, by) in of.iter().enumerate() {
            let traces = vec![Trace::came(index as u32)];
            let told = vec![Words::new("tell"), Words::new("x-turn-of")];
            deeds.note(Deed { by: *by, traces, told });
        }
        deeds
    }

    fn spots(deeds: &Deeds, to_act: Seats, robots: Seats) -> Vec<u32> {
        let unanswered = deeds.unanswered(to_act, robots);
        unanswered.flat_map(|deed| deed.traces.iter().filter_map(|trace| trace.to)).collect()
    }

    #[test]
    fn somebody_sees_what_others_did_since_the_own_last_deed() {
        let deeds = deeds(&[Some(ADA), Some(BEA), None, Some(BEA)]);
        assert_eq!(spots(&deeds, Seats::only(ADA), Seats::NONE), [1, 2, 3]);
        assert!(spots(&deeds, Seats::only(BEA), Seats::NONE).is_empty(), "in the middle of the own turn");
        assert_eq!(spots(&deeds, Seats::only(ROBOT), Seats::NONE), [0, 1, 2, 3], "for the first time");
    }

    #[test]
    fn while_a_robot_thinks_its_deeds_are_shown_to_whoever_played_before() {
        let deeds = deeds(&[Some(BEA), Some(ADA), Some(ROBOT)]);
        assert_eq!(spots(&deeds, Seats::only(ROBOT), Seats::only(ROBOT)), [2]);
    }

    #[test]
    fn at_the_end_the_last_turn_stays() {
        let deeds = deeds(&[Some(ADA), Some(BEA), Some(BEA)]);
        assert_eq!(spots(&deeds, Seats::NONE, Seats::NONE), [1, 2]);
    }

    #[test]
    fn what_calls_somebody_to_play_is_not_what_happened() {
        let deeds = deeds(&[Some(ADA), Some(BEA)]);
        let since = since(deeds.unanswered(Seats::only(ADA), Seats::NONE)).unwrap();
        assert_eq!((since.last.key, since.lines), ("tell", 2));
        assert_eq!(super::since([].iter()), None);
    }
}
