//! What the table tells its players of what happened.

use empile_games::{
    contract::Seat,
    neko_tower::{Ending, Event, Mode, Nakama, Wall},
};

use crate::{Cue, Ink, Words, board::Room, kit::loudest};

/// The cue of an event, if there is something to hear or feel.
pub(super) fn cue(event: &Event) -> Option<Cue> {
    match event {
        Event::FloorRaised { .. } => Some(Cue::FloorRaised),
        Event::CatPlaced { .. } | Event::CatMoved { .. } => Some(Cue::CatPlaced),
        Event::CatStroked { .. } => Some(Cue::CatStroked),
        Event::Climbed { .. } => Some(Cue::Climbed),
        Event::StepReached { .. } => Some(Cue::StepReached),
        Event::FloorFell { .. }
        | Event::WallFell { .. }
        | Event::CatSlid { .. }
        | Event::CatPutBack { .. }
        | Event::OwnPieceFell { .. }
        | Event::BlackCatPutBack { .. } => Some(Cue::PieceFell),
        Event::Ended { ending: Ending::Collapsed } => Some(Cue::CatAstrophe),
        Event::Ended { .. } => Some(Cue::MatchEnded),
        _ => None,
    }
}

/// How much an event is worth telling at the top.
fn rank(event: &Event) -> u8 {
    match event {
        Event::Ended { .. } | Event::TurnPassed { .. } => 8,
        Event::FloorFell { .. } => 7,
        Event::StepReached { .. } => 6,
        Event::Climbed { .. } => 5,
        Event::WallFell { .. } => 4,
        Event::CatPutBack { .. } | Event::BlackCatPutBack { .. } | Event::OwnPieceFell { .. } => 3,
        Event::ClaimDenied { .. } => 2,
        Event::FloorRaised { .. } | Event::CatPlaced { .. } => 1,
        _ => 0,
    }
}

/// Events as lines of the narration.
pub(super) struct Teller<'a> {
    pub(super) mode: Mode,
    pub(super) room: Room<'a>,
}

impl Teller<'_> {
    /// The most exciting thing, to be read at the top; nothing when it is time to say whose turn it is.
    pub(super) fn headline(&self, events: &[Event]) -> Option<(Words, Ink)> {
        let loudest = loudest(events, rank)?;
        let ink = match loudest {
            Event::Ended { .. } | Event::TurnPassed { .. } => return None,
            Event::FloorFell { floor, .. } => {
                let count = events.iter().filter(|event| matches!(event, Event::FloorFell { .. })).count();
                let words = Words::new("neko-tower-news-floors-fell").number("floor", *floor);
                return Some((words.number("count", count as u8), Ink::Danger));
            }
            Event::StepReached { .. } | Event::Climbed { .. } => Ink::Success,
            Event::WallFell { .. }
            | Event::CatPutBack { .. }
            | Event::BlackCatPutBack { .. }
            | Event::OwnPieceFell { .. } => Ink::Danger,
            _ => Ink::Text,
        };
        Some((self.line(loudest)?, ink))
    }

    /// One line, for what is worth one.
    pub(super) fn line(&self, event: &Event) -> Option<Words> {
        let by = |key, seat: Seat| Words::new(key).text("name", self.room.name(seat));
        Some(match event {
            Event::StoreyTaken { seat, .. } => by("neko-tower-tell-taken-storey", *seat),
            Event::OwnPieceFell { seat, .. } => by("neko-tower-tell-own-fell", *seat),
            Event::GaveUp { seat } => by("neko-tower-tell-gave-up", *seat),
            Event::CardForgone { seat, .. } => by("neko-tower-tell-forgone", *seat),
            Event::FloorRaised { seat, floor, walls: [left, right], .. } => {
                let words = by("neko-tower-tell-raised", *seat).number("floor", *floor);
                words.text("left", left.key()).text("right", right.key())
            }
            Event::CatTaken { seat, cat, from: Some(from) } => {
                coloured(by("neko-tower-tell-taken", *seat), *cat).number("floor", from.floor)
            }
            Event::CatPlaced { seat, cat, to } => {
                let key = if to.level > 0 { "neko-tower-tell-stacked" } else { "neko-tower-tell-placed" };
                coloured(by(key, *seat), *cat).number("floor", to.floor)
            }
            Event::CatStroked { seat, cat } => coloured(by("neko-tower-tell-stroked", *seat), *cat),
            Event::CatMoved { seat, cat, to, .. } => {
                coloured(by("neko-tower-tell-moved", *seat), *cat).number("floor", to.floor)
            }
            Event::MissionClaimed { seat, mission, floor, .. } => {
                let words = by("neko-tower-tell-claimed", *seat).text("mission", mission.mission().key());
                words.number("floor", *floor)
            }
            Event::ClaimDenied { seat, .. } => by("neko-tower-tell-denied", *seat),
            Event::MissionValidated { seat, mission, .. } => {
                by("neko-tower-tell-validated", *seat).text("mission", mission.mission().key())
            }
            Event::MissionRenewed { seat, .. } => by("neko-tower-tell-renewed", *seat),
            Event::Climbed { seat, to, .. } => self
                .of_cat("neko-tower-tell-neko-climbed", "neko-tower-tell-climbed", *seat)
                .number("floor", *to),
            Event::StepReached { step } => Words::new("neko-tower-tell-step").number("step", *step),
            Event::ActionsReshuffled { cards } => {
                Words::new("neko-tower-tell-actions-shuffled").number("cards", *cards)
            }
            Event::MissionsReshuffled { cards } => {
                Words::new("neko-tower-tell-missions-shuffled").number("cards", *cards)
            }
            Event::TurnPassed { to } => by("neko-tower-turn-of", *to),
            Event::Ended { ending } => Words::new(match ending {
                Ending::Collapsed => "neko-tower-tell-collapsed",
                Ending::LastStep => "neko-tower-tell-last-step",
                Ending::Stopped => "neko-tower-tell-stopped",
                Ending::NowhereHigher => "neko-tower-tell-nowhere-higher",
            }),
            fall => return self.fall(fall),
        })
    }

    fn fall(&self, event: &Event) -> Option<Words> {
        Some(match event {
            Event::CatSlid { cat, to, .. } => {
                coloured(Words::new("neko-tower-tell-slid"), *cat).number("floor", to.floor)
            }
            Event::FloorFell { floor, .. } => {
                Words::new("neko-tower-tell-floor-fell").number("floor", *floor)
            }
            Event::WallFell { floor, wall, .. } => wall_words("neko-tower-tell-wall-fell", *wall, *floor),
            Event::CatReturned { cat, .. } => coloured(Words::new("neko-tower-tell-returned"), *cat),
            Event::CatPutBack { cat, to } => {
                coloured(Words::new("neko-tower-tell-put-back"), *cat).number("floor", to.floor)
            }
            Event::BlackCatCameDown { of, to, .. } => self
                .of_cat("neko-tower-tell-neko-came-down", "neko-tower-tell-came-down", *of)
                .number("floor", *to),
            Event::BlackCatPutBack { of, floor } => self
                .of_cat("neko-tower-tell-neko-put-back", "neko-tower-tell-black-cat-put-back", *of)
                .number("floor", *floor),
            Event::TowerFelled { by } => {
                Words::new("neko-tower-tell-felled").text("name", self.room.name(*by))
            }
            _ => return None,
        })
    }

    /// Neko together, a player's black cat in competition.
    fn of_cat(&self, together: &'static str, competitive: &'static str, seat: Seat) -> Words {
        match self.mode {
            Mode::Together => Words::new(together),
            Mode::Competitive => Words::new(competitive).text("name", self.room.name(seat)),
        }
    }
}

fn coloured(words: Words, cat: Nakama) -> Words {
    words.text("colour", cat.colour().key())
}

fn wall_words(key: &'static str, wall: Wall, floor: u8) -> Words {
    Words::new(key).text("wall", wall.key()).number("floor", floor)
}
