//! Reading a stored match: nothing that the rules could not have made comes in.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use thiserror::Error;

use super::{
    ACTION_CARDS, FLOORS, MISSION_CARDS, Mode, Neko, Phase, Wall, falls::MOST_SLIPS, state::MISSIONS_EACH,
};

/// Why a match could not have come about by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unsound {
    /// Too many or too few, or it is nobody's turn.
    #[error("the players do not fit the mode")]
    Players,
    /// A floor floats.
    #[error("the tower does not stand")]
    Tower,
    /// Not the walls of the box.
    #[error("walls are missing, or there are too many")]
    Walls,
    /// In the air, or beside the tower.
    #[error("a cat does not stand where a cat can stand")]
    Cats,
    /// Not the action cards of the box.
    #[error("an action card is missing, or there twice")]
    Actions,
    /// Not the mission cards of the box.
    #[error("a mission card is missing, or there twice")]
    Missions,
    /// No play leads there.
    #[error("the turn cannot stand there")]
    Turn,
}

impl Serialize for Neko {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Neko::serialize(self, serializer)
    }
}

impl<'de> Deserialize<'de> for Neko {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Neko, D::Error> {
        let game = Neko::deserialize(deserializer)?;
        game.check_sound().map_err(de::Error::custom)?;
        Ok(game)
    }
}

/// Is each of the numbers below `count` there, once?
fn each_once(count: u8, cards: impl Iterator<Item = u8>) -> bool {
    let mut seen = 0u32;
    let mut number = 0;
    for card in cards {
        seen |= 1 << card;
        number += 1;
    }
    number == u32::from(count) && seen == (1 << count) - 1
}

impl Neko {
    /// Are all tiles, cats and cards of the box there, each in one place where it can be?
    pub fn check_sound(&self) -> Result<(), Unsound> {
        let holds = |fact: bool, unsound: Unsound| if fact { Ok(()) } else { Err(unsound) };
        let players = self.setup.players;
        holds(self.setup.mode.players().contains(&players) && self.current.0 < players, Unsound::Players)?;
        holds(self.tower.is_sound(), Unsound::Tower)?;
        let built = |kind: Wall| self.tower.walls().filter(|(_, _, wall)| *wall == kind).count();
        let all_there =
            |kind: Wall| usize::from(self.stock.count(kind)) + built(kind) == usize::from(kind.in_the_box());
        holds(Wall::ALL.into_iter().all(all_there), Unsound::Walls)?;
        let height = self.tower.height();
        let lowest = u8::from(self.setup.mode == Mode::Together);
        let climbs =
            |c: &super::Climber| (lowest..=height).contains(&c.floor) && (c.floor..=FLOORS).contains(&c.best);
        holds(self.layout.is_sound(height) && self.climbers().iter().all(climbs), Unsound::Cats)?;
        let shown = self.shown.iter().flatten();
        holds(shown.clone().count() == usize::from(self.setup.mode.actions_shown()), Unsound::Actions)?;
        let actions = shown.chain(self.actions.hidden.cards()).chain(self.actions.played.cards());
        holds(each_once(ACTION_CARDS, actions.map(|card| u8::from(*card))), Unsound::Actions)?;
        let dealt = self.climbers.iter().flat_map(|climber| climber.missions.iter().flatten());
        holds(dealt.clone().count() == self.climbers().len() * MISSIONS_EACH, Unsound::Missions)?;
        let missions = dealt.chain(self.missions.hidden.cards()).chain(self.missions.played.cards());
        holds(each_once(MISSION_CARDS, missions.map(|card| u8::from(*card))), Unsound::Missions)?;
        holds(self.is_turn_sound() && self.slips <= MOST_SLIPS, Unsound::Turn)
    }

    fn is_turn_sound(&self) -> bool {
        match self.phase {
            Phase::Placing { card, cat, from } => {
                let shown = self.shown.get(usize::from(card)).copied().flatten();
                let offer = shown.and_then(|card| card.face().cat);
                cat.exists()
                    && self.layout.spot(cat).is_none()
                    && offer.is_some_and(|offer| offer.allows(cat.colour()))
                    && (from.is_none() || self.has_another_floor())
            }
            Phase::Stroke(cat) => self.layout.spot(cat).is_some(),
            Phase::Interact | Phase::Blaming => self.setup.mode == Mode::Competitive,
            Phase::Confirming(claim) => {
                let mission = self.own_missions().find(|(place, _)| *place == claim.mission);
                self.mission_floors().contains(&claim.floor)
                    && mission.is_some_and(|(_, mission)| {
                        (1..=mission.climb()).contains(&claim.climb)
                            && mission.holds(&self.layout, claim.floor)
                    })
            }
            Phase::Card | Phase::Mission | Phase::Done | Phase::Over(_) => true,
        }
    }
}
